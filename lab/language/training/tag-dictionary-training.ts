// Learns from the training text which tags a frequent word takes.
import { hashText } from '../../../src/nlp/learned/hash.ts';
import { type TagDictionary, tagDictionaryOf, tagKeyOf } from '../../../src/nlp/learned/tag-dictionary.ts';
import { normalForm } from '../../../src/nlp/learned/word-shape.ts';

/** A word belongs to the dictionary from this many sightings on; below, its ending speaks for it, as for a new word. */
const FREQUENT = 4;
/** A tag counts from this share of a word's sightings on. */
const SHARE = 0.05;
/** @param gold tag index of each word, -1 for unknown */
export function learnTagDictionary(
  sentences: readonly { readonly words: readonly string[]; readonly gold: Int8Array }[],
): TagDictionary {
  const counts = new Map<string, number[]>();
  for (const { words, gold } of sentences) {
    for (const [at, word] of words.entries()) {
      if (gold[at]! < 0) continue;
      const form = normalForm(word);
      const perTag = counts.get(form) ?? [];
      if (perTag.length === 0) counts.set(form, perTag);
      perTag[gold[at]!] = (perTag[gold[at]!] ?? 0) + 1;
    }
  }
  const masks = new Map<number, number>();
  for (const [form, perTag] of counts) {
    const total = perTag.reduce((sum, count) => sum + (count ?? 0), 0);
    if (total >= FREQUENT) masks.set(tagKeyOf(hashText(form)), maskOf(perTag, total));
  }
  return tagDictionaryOf([...masks].sort(([a], [b]) => a - b));
}

function maskOf(perTag: readonly number[], total: number): number {
  return perTag.reduce((mask, count, tag) => ((count ?? 0) / total >= SHARE ? mask | (1 << tag) : mask), 0);
}
