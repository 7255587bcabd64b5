// Whether a piece of a message is wanted or must be avoided, and whether it is a condition or a wish.

import type { Opinion } from '../understanding.ts';
import type { Chunk } from './chunks.ts';
import { before, type Reading } from './context.ts';
import type { Sentence } from './sentence.ts';

/** The polarity of each chunk of a sentence: a list shares the negation of its first member. */
export function avoidedIn(reading: Reading, sentence: Sentence): ReadonlySet<Chunk> {
  const avoided = new Set<Chunk>();
  let last: Chunk | undefined;
  for (const chunk of sentence.chunks) {
    const isShared = last && avoided.has(last) && isListed(reading, last, chunk) && !isCorrected(reading, last, chunk);
    if (isNegated(reading, sentence, chunk) || isShared) avoided.add(chunk);
    last = chunk;
  }
  return avoided;
}

function isNegated(reading: Reading, sentence: Sentence, chunk: Chunk): boolean {
  const { grammar, document } = reading;
  const lead = before(reading, clauseStart(reading, sentence, chunk.from), chunk.from, 8);
  if (grammar.notNegation.test(lead)) return false;
  if (grammar.negation.test(lead) || grammar.dropping.test(lead)) return true;
  if (grammar.negation.test(withoutAdjective(reading, chunk, lead))) return true;
  const follow = ` ${document.words
    .slice(chunk.to, chunk.to + 2)
    .map(({ norm }) => norm)
    .join(' ')} `;
  return grammar.negationAfter?.test(follow) ?? false;
}

/** "No raw fish", "without fried food": an adjective that means nothing to us stands before what is turned down. */
function withoutAdjective({ document: { words } }: Reading, { from }: Chunk, lead: string): string {
  const adjective = words[from - 1];
  return adjective?.tag === 'ADJ' ? lead.slice(0, -adjective.norm.length - 1) : '';
}

/** A negation does not reach over "but" or a comma before a new noun phrase. */
function clauseStart({ document: { words } }: Reading, sentence: Sentence, at: number): number {
  for (let index = at - 1; index >= sentence.from; index--) {
    const isBound = BOUNDARY.test(words[index]!.norm) || sentence.chunks.some(({ to }) => to === index + 1);
    if (isBound) return index + 1;
  }
  return sentence.from;
}
const BOUNDARY = /^(?:but|pero|sino|,|although|aunque|because|porque|so|asi|:|who|quien)$/;

/** "Nuts, eggs or fish": nothing but list words between two chunks. "No raw fish, dinner ideas?" lists no dinner. */
function isListed({ grammar, document: { words } }: Reading, last: Chunk, chunk: Chunk): boolean {
  const isFood = ({ senses }: Chunk) => senses.some(({ type }) => type === 'allergen' || type === 'dish');
  if (isFood(last) && !isFood(chunk) && chunk.concept) return false;
  const between = words.slice(last.to, chunk.from).map(({ norm }) => norm);
  // "Nothing fancy, a simple hostel": another noun phrase begins.
  if (between.length === 2 && between[0] === ',' && ONE.has(between[1]!)) return false;
  return between.length > 0 && between.length <= 3 && between.every((word) => grammar.listed.test(word));
}

const ONE: ReadonlySet<string> = new Set(['a', 'an', 'un', 'una']);

/** "Not malls, markets": the second takes the place of the first. */
const isCorrected = ({ grammar, document: { words } }: Reading, last: Chunk, chunk: Chunk): boolean =>
  grammar.correcting.has(words[last.from - 1]?.norm ?? '') &&
  words.slice(last.to, chunk.from).every((word) => word.norm === ',') &&
  [last, chunk].every(({ senses, concept }) => concept && senses.every(({ type }) => type !== 'allergen'));

/** "If possible", "a poder ser". */
export const isSoft = ({ grammar }: Reading, sentence: Sentence): boolean => grammar.softener.test(sentence.line);

/** Somebody must not eat what stands in this sentence. */
export const isIntolerance = ({ grammar }: Reading, sentence: Sentence): boolean =>
  grammar.intolerance.test(sentence.line);

/** The opinion stage heard a refusal inside a search, "not a bar", "nada de pescado": it is no taste. */
export const isRefusal = ({ polarity, reason }: Opinion): boolean => (polarity ?? 0) < 0 && REFUSAL.test(reason);
const REFUSAL =
  /^(?:not wanted|excepted|something else|neither|nothing less|"(?:nada|sin|no|ni|without|except|not|nothing)(?: de| a| the)?"|.*(?:al+[eé]rg|intoler))/;
