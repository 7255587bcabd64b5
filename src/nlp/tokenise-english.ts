// English words written together: "don't", "it's", "cannot", and what people type without the apostrophe.
import type { Splitter } from './splitter.ts';

const NEGATED = /^(\p{L}+)(n['’]t)$/iu;
const CONTRACTED = /^(.+)(['’](?:s|m|re|ve|ll|d))$/iu;

/** Lengths of the parts. Only forms that are no word of their own ("wont" is rare, "were" is not). */
const WITHOUT_APOSTROPHE: Readonly<Record<string, readonly number[]>> = {
  cannot: [3, 3],
  gonna: [3, 2],
  wanna: [3, 2],
  gotta: [3, 2],
  gimme: [3, 2],
  lemme: [3, 2],
  im: [1, 1],
  ive: [1, 2],
  youre: [3, 2],
  youve: [3, 2],
  theyre: [4, 2],
  theyve: [4, 2],
  weve: [2, 2],
  thats: [4, 1],
  whats: [4, 1],
  wheres: [5, 1],
  theres: [5, 1],
  heres: [4, 1],
  hes: [2, 1],
  shes: [3, 1],
  ...Object.fromEntries(
    ['do', 'does', 'did', 'ca', 'wo', 'is', 'are', 'was', 'were', 'have', 'has', 'had', 'could', 'should', 'would'].map(
      (verb) => [`${verb}nt`, [verb.length, 2]],
    ),
  ),
};

export const splitEnglish: Splitter = (token) => {
  const apart = NEGATED.exec(token) ?? CONTRACTED.exec(token);
  if (apart) return furtherSplit(apart[1]!, apart[2]!);
  const lengths = WITHOUT_APOSTROPHE[token.toLowerCase()];
  if (!lengths || !Object.hasOwn(WITHOUT_APOSTROPHE, token.toLowerCase())) return undefined;
  return [token.slice(0, lengths[0]), token.slice(lengths[0])];
};

/** "wouldn't've" has three words. */
function furtherSplit(stem: string, ending: string): readonly string[] {
  return [...(stem.length < 40 ? (splitEnglish(stem) ?? [stem]) : [stem]), ending];
}
