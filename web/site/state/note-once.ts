// What the explanations of a list say alike of all its places, such as that no tastes are known yet: it is said once, above the list.
interface Explained {
  readonly explanation?: string;
}

/** The sentences with which all explanations end, and the items without them. One place alone keeps its own. */
export function noteOnce<Item extends Explained>(
  items: readonly Item[],
): {
  readonly note: string;
  readonly items: readonly Item[];
} {
  const told = items.map(({ explanation }) => explanation?.split(END_OF_SENTENCE) ?? []);
  const explained = told.filter((sentences) => sentences.length > 0);
  if (explained.length < 2) return { note: '', items };
  const [first = []] = explained;
  // The first sentence of each is about the place itself.
  const most = Math.min(...explained.map((sentences) => sentences.length)) - 1;
  let shared = 0;
  while (shared < most && explained.every((each) => each.at(-1 - shared) === first.at(-1 - shared))) shared++;
  if (shared === 0) return { note: '', items };
  return {
    note: first.slice(-shared).join(' '),
    items: items.map((item, at) => {
      const sentences = told[at]!;
      return sentences.length > 0 ? { ...item, explanation: sentences.slice(0, -shared).join(' ') } : item;
    }),
  };
}

const END_OF_SENTENCE = /(?<=[.!?])\s+(?=\p{Lu})/u;
