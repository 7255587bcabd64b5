// Which parts of speech WordNet lists for a word, inflected forms included.
// Source: Princeton WordNet 3.1 (its licence allows use and redistribution with the notice, see data/language/README.md).

const PARTS = { noun: 1, verb: 2, adj: 4, adv: 8 } as const;
export type Part = keyof typeof PARTS;

/** @param indexes the text of `index.noun`, `index.verb`, `index.adj` and `index.adv` */
export function partsOfSpeech(indexes: Readonly<Record<Part, string>>): (word: string) => number {
  const parts = new Map<string, number>();
  for (const part of Object.keys(PARTS) as Part[]) {
    for (const lemma of lemmasOf(indexes[part])) {
      for (const form of [lemma, ...inflections(lemma, part)]) parts.set(form, (parts.get(form) ?? 0) | PARTS[part]);
    }
  }
  return (word) => parts.get(word) ?? 0;
}

/** Lines of the licence begin with a blank; phrases contain `_`. */
const lemmasOf = (index: string) => Array.from(index.matchAll(/^[^\s_\d]+(?= )/gmu), ([lemma]) => lemma);

function inflections(lemma: string, part: Part): readonly string[] {
  const stem = lemma.replace(/e$/u, '');
  const doubled = /[^aeiou][aeiou][^aeiouwxy]$/u.test(lemma) ? lemma + lemma.at(-1) : stem;
  const softY = lemma.replace(/([^aeiou])y$/u, '$1i');
  const plural = softY === lemma ? (/(?:s|x|z|ch|sh)$/u.test(lemma) ? `${lemma}es` : `${lemma}s`) : `${softY}es`;
  if (part === 'noun') return [plural];
  if (part === 'verb') {
    return [
      plural,
      `${stem}ed`,
      `${stem}ing`,
      `${doubled}ed`,
      `${doubled}ing`,
      ...(softY === lemma ? [] : [`${softY}ed`]),
    ];
  }
  return part === 'adj' && lemma.length < 8 ? [`${softY.replace(/e$/u, '')}er`, `${softY.replace(/e$/u, '')}est`] : [];
}
