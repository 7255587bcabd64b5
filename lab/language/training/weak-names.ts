// English names without a corpus that may teach them: which words are names is known from the treebank (PROPN), what they
// are only where a list of places or the shape of the name tells; the rest is left open for the learner to infer.

import { foldAccents } from '../../../src/domain/text.ts';
import { placeNames } from '../../../src/nlp/learned/place-names.ts';
import { type NamedSentence, taggedSentence } from '../examples.ts';
import type { Row } from '../rows.ts';

const ORGANISATION =
  /^(?:inc|corp|corporation|co|company|ltd|llc|university|college|institute|party|bank|ministry|association|council|committee|agency|department|army|times|post|enron|google|microsoft)$/u;
const PLACE =
  /^(?:street|st|avenue|ave|road|rd|park|river|lake|mountain|mountains|island|islands|beach|square|airport|bridge|valley|county|city|bay|hills|museum|palace|cathedral|station)$/u;
const TITLE =
  /^(?:mr|mrs|ms|dr|president|senator|general|sir|prince|king|queen|john|david|michael|mark|robert|james|jeff|paul|mary|richard|susan|steve|chris|bill|george|mike|tom|peter|karen|lisa|jennifer|sara|vince|kay|tana|sally|louise|ken)\\.?$/u;

/** Of the sentences without a name every fourth is enough. */
export function weaklyNamedSentences(rows: readonly Row[]): NamedSentence[] {
  return rows
    .flatMap((row) => weaklyNamed(row) ?? [])
    .filter(({ names }, index) => index % 4 === 0 || names.some((name) => name !== 'O'));
}

function weaklyNamed(row: Row): NamedSentence | undefined {
  const sentence = taggedSentence(row);
  if (!sentence) return undefined;
  const { words, tags } = sentence;
  const folded = words.map(foldAccents);
  const names = words.map(() => 'O');
  for (let at = 0; at < words.length; at++) {
    if (tags[at] !== 'PROPN') continue;
    let end = at + 1;
    while (tags[end] === 'PROPN') end++;
    const type = typeOf(folded.slice(at, end));
    for (let word = at; word < end; word++) names[word] = `${word === at ? 'B' : 'I'}-${type}`;
    at = end - 1;
  }
  return { words, names };
}

/** LOC, PER, ORG, or `?` where nothing tells. */
function typeOf(name: readonly string[]): string {
  if (placeNames.lengthAt(name, 0) === name.length) return 'LOC';
  const last = name.at(-1)!;
  if (ORGANISATION.test(last.replace('.', ''))) return 'ORG';
  if (name.length > 1 && PLACE.test(last.replace('.', ''))) return 'LOC';
  if (TITLE.test(name[0]!)) return 'PER';
  return '?';
}
