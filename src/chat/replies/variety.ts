// Several ways to say a thing, taken in turn: varied for a reader, yet the same conversation always reads the same.

export interface Variety {
  readonly turn: number;
  /** One of `options`; each next turn takes the next one, from a start that differs between conversations. */
  pick(slot: string, options: readonly string[]): string;
}

export function varietyOf(conversationId: string, turn: number): Variety {
  return {
    turn,
    pick: (slot, options) => options[(hash(`${conversationId}/${slot}`) + turn) % options.length] ?? '',
  };
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return value;
}
