// Two rankings of the same places side by side: how far each place of the other one has moved.

export type Move = 'same' | 'new' | { readonly up: number } | { readonly down: number };

/** @returns for each id of `after`, how it stands against `before` */
export function moves(before: readonly string[], after: readonly string[]): readonly Move[] {
  return after.map((id, at) => {
    const was = before.indexOf(id);
    if (was < 0) return 'new';
    if (was === at) return 'same';
    return was > at ? { up: was - at } : { down: at - was };
  });
}
