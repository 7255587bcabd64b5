// A walk asked for: a way on foot for its own sake, with what is to be seen along it, and not the way itself.
import type { PlanRequest, PlanStop, Reference } from '../../frame.ts';
import { isLaid } from '../../table.ts';
import { lineBefore, type Reading, writtenIn } from '../context.ts';
import { isItsNoun } from '../wishes.ts';
import type { PlanSentence } from './stops-said.ts';

type Walk = NonNullable<PlanRequest['walk']>;

/** "A nice walk from the square to the park", "walk there seeing things on the way", "make that into a walk". */
export function walkIn(reading: Reading, sentences: readonly PlanSentence[]): Walk | undefined {
  const { strolls, strollAsked } = reading.grammar.plans;
  const isStroll = sentences.some(({ sentence }) => {
    const line = writtenIn(reading, sentence);
    return strolls.some((pattern) => pattern.test(line)) && !strollAsked.test(line);
  });
  if (!isStroll) return undefined;
  const names = sentences.flatMap(({ references }) =>
    references.flatMap(({ reference }) => (isSpot(reference) ? reference : [])),
  );
  const to = names.find((each) => reading.grammar.plans.strollTo.test(leadOf(reading, each)));
  const from =
    names.find((each) => each !== to && reading.grammar.plans.strollFrom.test(leadOf(reading, each))) ??
    names.find((each) => to !== undefined && isDirectlyBefore(each, to));
  return { ...(from && { from }), ...(to && { to }) };
}

const isSpot = (reference: Reference): boolean =>
  reference.kind === 'name' && reference.role !== 'except' && reference.candidates[0]?.entry.position !== undefined;

/** "Paseo de Atocha a Sol", where the street of that name was read. */
const isDirectlyBefore = ({ said: { end } }: Reference, { said: { start } }: Reference): boolean =>
  end <= start && start - end <= LONGEST_LINK;
const LONGEST_LINK = 8;

/** The words directly before a name. */
const leadOf = (reading: Reading, { said }: Reference): string => lineBefore(reading, said, LEAD_WORDS);
const LEAD_WORDS = 4;

/**
 * A walk is all of the outing: not one stop of several ("a museum, a walk and dinner"), nor one in a park that is looked for
 * ("a walk this afternoon, which parks?"). Between two points it always is.
 *
 * @param isOne in a talk about places, of which one more is looked for: "a walk somewhere green"
 */
export function isWholeOuting(
  { document: { language } }: Reading,
  { from, to }: Walk,
  stops: readonly PlanStop[],
  sentences: readonly PlanSentence[],
  isOne: boolean,
): boolean {
  if (from || to) return true;
  const wishes = sentences.flatMap((each) => each.wishes);
  const isOpenAir = ({ wish }: PlanStop) => OPEN_AIR.has(wish?.value);
  const isParkSought =
    wishes.some((wish) => OPEN_AIR.has(wish.value) && isItsNoun(wish, language)) || (isOne && stops.some(isOpenAir));
  return !isParkSought && stops.every((stop) => !isOutingOfItsOwn(stop));
}
const OPEN_AIR: ReadonlySet<unknown> = new Set(['parks', 'gardens']);

/** A table, or a house that one enters for longer than a look. */
const isOutingOfItsOwn = (stop: PlanStop): boolean => isLaid(stop) || ENTERED.has(stop.wish?.value);
const ENTERED: ReadonlySet<unknown> = new Set(['museums', 'art galleries', 'theatres', 'cinemas', 'restaurants']);

/** Where the walk begins and ends is no stop, and "a walk" is no park. */
export function stopsOnWalk(stops: readonly PlanStop[], { from, to }: Walk): readonly PlanStop[] {
  const isEnd = (reference: Reference | undefined) =>
    reference !== undefined && [from, to].some((each) => each?.said.start === reference.said.start);
  const own = stops.filter(
    ({ reference, wish, isLast }) =>
      !isEnd(reference) && (isLast || wish?.value !== 'parks') && !isAnySight(wish?.value),
  );
  // Nobody drinks first and walks then, unless the middle was named.
  return own.map((stop, at) => (at === own.length - 1 && isDrink(stop) ? { ...stop, isLast: true as const } : stop));
}
const isDrink = ({ meal, wish }: PlanStop): boolean => meal === 'drinks' || wish?.value === 'pubs/bars';
const isAnySight = (value: unknown): boolean => ANY_SIGHT.has(value);
const ANY_SIGHT: ReadonlySet<unknown> = new Set(['tourist attractions', 'monuments', 'neighbourhood']);
