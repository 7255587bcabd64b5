// One stop instead of another: "instead of that bar one with music", "the flea market is crowded, swap it for something calmer".
import { overlap } from '../../../domain/span.ts';
import { VOCABULARY } from '../../../vocabulary/bundled.ts';
import { WHAT, type Wish } from '../../../wishes/wish.ts';
import type { PlanEdit, Reference } from '../../frame.ts';
import { lineOfWords, type PlacedReference, type Reading, writtenIn } from '../context.ts';
import type { Sentence } from '../sentence.ts';
import { typeOf } from '../type-of.ts';
import { kindOf, thingsIn } from './beside.ts';
import { described, featuresOf } from './likes.ts';

interface Part {
  readonly sentence: Sentence;
  readonly references: readonly PlacedReference[];
  readonly wishes: readonly Wish[];
}

/** "Rather than the club a quiet bar": what goes stands behind these words, what comes is the rest. */
export function insteadOfKind(reading: Reading, part: Part): PlanEdit | undefined {
  const { sentence, references, wishes } = part;
  const at = endOf(reading, sentence, reading.grammar.plans.ratherThan);
  if (at === undefined) return undefined;
  const { words } = reading.document;
  const from = words[at - 1]!.end;
  const near = words[Math.min(at + REACH_WORDS, words.length) - 1]!.end;
  const isBehind = ({ start }: { readonly start: number }) => start >= from && start < near;
  const [named] = thingsIn(reading, sentence, references, wishes)
    .filter(isBehind)
    .sort((a, b) => a.start - b.start);
  const gone = named ?? sentence.chunks.filter(isBehind).flatMap(drunkOrKind)[0];
  if (!gone) return undefined;
  const others = sentence.chunks.filter((chunk) => !overlap(chunk, gone));
  // "One with table football" is still a bar.
  const had = reading.grammar.plans.oneWith.test(writtenIn(reading, sentence)) ? featuresOf(others) : [];
  const { by, like } = had.length > 0 ? { like: had, by: undefined } : described(others, sentence.phrases, gone.of);
  return { kind: 'swap', of: gone.of, ...(by && { by }), ...(like.length > 0 && { like }) };
}
const REACH_WORDS = 3;

/** "Rather than cocktails" names the drinks of the plan, though no wish was read in it. */
const drunkOrKind = (chunk: Sentence['chunks'][number]) =>
  kindOf(chunk).map((wish) => ({ of: isDrunk(wish) ? DRINKS : typeOf(wish), start: chunk.start, end: chunk.end }));
const isDrunk = ({ attribute, value }: Wish): boolean =>
  attribute === 'dish' && (VOCABULARY.concept('dish', value as string)?.categories?.includes('pubs/bars') ?? false);
const DRINKS: Reference = { kind: 'meal', meal: 'drinks', said: { start: 0, end: 0, text: '' } };

/** "Not the bar at the end, I don't drink. Dessert instead?": what is not wanted gives way to what is. */
export function refusedFor(reading: Reading, parts: readonly Part[]): PlanEdit | undefined {
  const { plans } = reading.grammar;
  if (
    reading.context.topic !== 'plan' ||
    !parts.some(({ sentence }) => plans.rather.test(writtenIn(reading, sentence)))
  )
    return undefined;
  const kinds = parts.flatMap(({ wishes }) => wishes.filter(({ attribute }) => WHAT.has(attribute)));
  const [unwanted, more] = kinds.filter(({ polarity }) => polarity === 'avoid');
  const [wanted, another] = kinds.filter(({ polarity }) => polarity === 'want');
  if (!unwanted || more || !wanted || another) return undefined;
  const of = typeOf(unwanted);
  const isLast = parts.some(({ sentence }) => plans.atEnd.test(sentence.line));
  const last: Reference = { kind: 'ordinal', index: 1, fromEnd: true, said: of.said };
  return { kind: 'swap', of: isLast ? last : of, by: { wish: wanted } };
}

/** The word behind the first place at which the pattern matches, within the sentence. */
function endOf({ document: { words } }: Reading, { from, to }: Sentence, pattern: RegExp): number | undefined {
  for (let at = from + 1; at <= to; at++)
    if (pattern.test(lineOfWords(words.slice(Math.max(from, at - LEAD_WORDS), at)))) return at;
  return undefined;
}
const LEAD_WORDS = 6;
