// How alike two words are: edits with transpositions, and a Spanish ear (silent h, b = v, c/s/z, ll = y, qu/k, th/t).

export { editsWithin, slipsAllowed } from '../math/edits.ts';

/** The same for words that sound alike to a Spanish ear. Expects a folded word. */
export function soundOf(word: string): string {
  return word
    .replace(/ch/g, 'X')
    .replace(/th/g, 't')
    .replace(/ph/g, 'f')
    .replace(/h/g, '')
    .replace(/v/g, 'b')
    .replace(/w/g, 'gu')
    .replace(/qu(?=[ei])|k/g, 'c')
    .replace(/gu(?=[ei])/g, 'G')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/G/g, 'g')
    .replace(/[cz](?=[ei])|z|x/g, 's')
    .replace(/ll/g, 'y')
    .replace(/(.)\1/g, '$1');
}
