// "The one with the pool", «la del círculo»: words after a pointing word that tell one place of the talk from the others.
import { isMark } from '../document.ts';
import type { Reference } from '../frame.ts';
import type { Description } from '../reference.ts';
import type { Chunk } from './chunks.ts';
import { before, type PlacedReference, type Reading, saidOf } from './context.ts';
import { nameIn } from './named-references.ts';
import type { Sentence } from './sentence.ts';

/** After a list: with none shown, "somewhere with a pool" is looked for. */
export function describedIn(reading: Reading, sentence: Sentence): PlacedReference[] {
  if (!reading.context.hasShown) return [];
  const { grammar } = reading;
  const line = lineOf(reading, sentence.from, sentence.to);
  for (const match of line.matchAll(grammar.describedHead)) {
    const from = sentence.from + wordsIn(line.slice(0, match.index));
    const head = from + wordsIn(match[0]);
    const found = descriptionAt(reading, sentence, head, grammar.describing);
    if (!found) continue;
    const { described, to } = found;
    const isNear = grammar.near.test(before(reading, sentence.from, from));
    const reference: Reference = { kind: 'described', described, said: saidOf(reading, from, to) };
    return [{ reference, from, to, isAnchor: isNear, isNear }];
  }
  return [];
}

/** @param from the word after the pointing words, where "with the" may stand */
export function descriptionAt(
  reading: Reading,
  sentence: Sentence,
  from: number,
  describing: RegExp,
): { readonly described: Description; readonly to: number } | undefined {
  const { grammar, document } = reading;
  const lead = describing.exec(lineOf(reading, from, sentence.to));
  if (!lead) return undefined;
  const first = from + wordsIn(lead[0]);
  let to = first;
  while (to < sentence.to && to - first < LONGEST && !isEnd(reading, to) && !isAsked(sentence, to, first)) to++;
  const chunks = sentence.chunks.filter((chunk) => chunk.from >= first && chunk.to <= to);
  if (chunks.some(isOfTime) || isNumbered(reading, from, to)) return undefined;
  const named = chunks.find(({ name }) => name);
  // "The one with Guernica" is named by what it holds.
  if (named?.name?.entry.work) return undefined;
  const near = named && asName(nameIn(reading, sentence, named));
  const words = document.words
    .slice(first, to)
    .filter((word) => !grammar.light.has(word.norm) && word.folded.length >= SHORTEST)
    .map(({ folded }) => folded);
  if (words.length === 0) return undefined;
  const said = saidOf(reading, first, to);
  return { described: { words, concepts: chunks.flatMap(conceptsOf), said, ...(near && { near }) }, to };
}
const LONGEST = 6;
const SHORTEST = 3;

const isEnd = ({ grammar, document: { words } }: Reading, at: number): boolean =>
  isMark(words[at]!) || grammar.describedEnd.has(words[at]!.norm);

/** "Is the one with the pool free?": what is asked of it. */
const isAsked = ({ chunks }: Sentence, at: number, first: number): boolean =>
  at > first && chunks.some(({ from, senses }) => from === at && senses.some(({ type }) => ASKED.has(type)));
const ASKED: ReadonlySet<string> = new Set(['free', 'price', 'open']);

const isOfTime = ({ when, amount }: Chunk): boolean => when !== undefined || amount !== undefined;

/** «El de la segunda», "the one in the middle": counted in the list. */
const isNumbered = (reading: Reading, from: number, to: number): boolean => {
  const { grammar } = reading;
  const line = lineOf(reading, from, to);
  return line.search(grammar.ordinal) >= 0 || grammar.middle.test(line) || grammar.last.test(line);
};

const asName = ({ reference }: PlacedReference) => (reference.kind === 'name' ? reference : undefined);

/** What places are or have. */
const conceptsOf = ({ senses, concept }: Chunk): Description['concepts'] => {
  const [category] = concept?.categories ?? [];
  const told = senses.flatMap(({ type, id }) =>
    type === 'feature' || type === 'kind' || type === 'dish' || type === 'cuisine' ? [{ type, id }] : [],
  );
  return told.length === 0 && category ? [{ type: 'category', id: category }] : told;
};

const lineOf = ({ document: { words } }: Reading, from: number, to: number): string =>
  ` ${words
    .slice(from, to)
    .map(({ norm }) => norm)
    .join(' ')} `;

const wordsIn = (text: string): number => text.split(' ').filter(Boolean).length;
