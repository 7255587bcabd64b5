// Whether a question is another one with a few words changed.

/** They share the greater part of the words of the shorter one. */
export function isEditOf(text: string, before: string): boolean {
  const [now, then] = [wordsOf(text), wordsOf(before)];
  const shared = [...now].filter((word) => then.has(word)).length;
  return shared > 0 && shared * 2 >= Math.min(now.size, then.size);
}

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
