// One stop instead of another: "instead of that bar one with music", "the flea market is crowded, swap it for something calmer".
import { overlap } from '../../../domain/span.ts';
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
  const [gone] = thingsIn(reading, sentence, references, wishes)
    .filter(({ start }) => start >= from && start < near)
    .sort((a, b) => a.start - b.start);
  if (!gone) return undefined;
  const others = sentence.chunks.filter((chunk) => !overlap(chunk, gone));
  // "One with table football" is still a bar.
  const had = reading.grammar.plans.oneWith.test(writtenIn(reading, sentence)) ? featuresOf(others) : [];
  const { by, like } = had.length > 0 ? { like: had, by: undefined } : described(others, sentence.phrases, gone.of);
  return { kind: 'swap', of: gone.of, ...(by && { by }), ...(like.length > 0 && { like }) };
}
const REACH_WORDS = 3;

interface PointedBack {
  readonly edits: readonly PlanEdit[];
  /** The sentence with the verb, and the word behind it. */
  readonly part: Part;
  readonly at: number;
}

/** "It shuts at two. Change it", "take it out": what the message named before "it" gives way to another, or just goes. */
export function swappedBack(reading: Reading, parts: readonly Part[]): PointedBack | undefined {
  const { swapsIt, takesItOut, takesThemOut } = reading.grammar.plans;
  return (
    pointedBack(reading, parts, takesThemOut, 'all') ??
    pointedBack(reading, parts, swapsIt, 'swap') ??
    pointedBack(reading, parts, takesItOut, 'one')
  );
}

function pointedBack(
  reading: Reading,
  parts: readonly Part[],
  verb: RegExp,
  means: 'swap' | 'one' | 'all',
): PointedBack | undefined {
  if (!reading.context.hasPlan) return undefined;
  const { words } = reading.document;
  for (const part of parts) {
    const { sentence } = part;
    const at = endOf(reading, sentence, verb);
    if (at === undefined) continue;
    const begin = words[at - 1]!.start;
    const before = parts
      .flatMap((each) => [
        ...thingsIn(reading, each.sentence, each.references, each.wishes),
        ...each.sentence.chunks.flatMap((chunk) =>
          kindOf(chunk).map((wish) => ({ of: typeOf(wish), start: chunk.start, end: chunk.end })),
        ),
      ])
      .filter(({ end }) => end <= begin)
      .sort((a, b) => a.start - b.start);
    if (means === 'all') {
      const apart = before.filter((each) => !before.some((other) => other !== each && saysMore(other, each, before)));
      return apart.length > 1
        ? { edits: apart.map((each) => ({ kind: 'drop', of: ofStop(each) })), part, at }
        : undefined;
    }
    // The name says more than the kind that is read in it.
    const meant = before.findLast(({ of }) => of.kind === 'name' || of.kind === 'meal') ?? before.at(-1);
    if (!meant) return undefined;
    // "She hates museums, drop that" is all of them, and read with its kind.
    const isMany = meant.of.kind === 'type' && PLURAL.test(reading.document.text.slice(meant.start, meant.end));
    if (means === 'one') return isMany ? undefined : { edits: [{ kind: 'drop', of: ofStop(meant) }], part, at };
    const behind = sentence.chunks.filter((chunk) => chunk.from >= at);
    const { by, like } = described(behind, sentence.phrases, meant.of);
    const edit: PlanEdit = { kind: 'swap', of: ofStop(meant), ...(by && { by }), ...(like.length > 0 && { like }) };
    return { edits: [edit], part, at };
  }
  return undefined;
}

type Thing = Parameters<typeof ofStop>[0];

/** Of two readings of the same words the name, else the first of them. */
const saysMore = (a: Thing, b: Thing, all: readonly Thing[]): boolean =>
  a.start < b.end &&
  b.start < a.end &&
  (a.of.kind === b.of.kind ? all.indexOf(a) < all.indexOf(b) : a.of.kind === 'name');

const PLURAL = /s$/iu;

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

/** Its own words say which stop a meal is. */
const ofStop = ({
  of,
  start,
  end,
}: {
  readonly of: Reference;
  readonly start: number;
  readonly end: number;
}): Reference => (of.kind === 'meal' ? { ...of, said: { start, end, text: '' } } : of);

/** The word behind the first place at which the pattern matches, within the sentence. */
function endOf({ document: { words } }: Reading, { from, to }: Sentence, pattern: RegExp): number | undefined {
  for (let at = from + 1; at <= to; at++)
    if (pattern.test(lineOfWords(words.slice(Math.max(from, at - LEAD_WORDS), at)))) return at;
  return undefined;
}
const LEAD_WORDS = 6;
