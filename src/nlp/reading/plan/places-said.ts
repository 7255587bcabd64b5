// Where the stops of a plan are, as a message says it: in a quarter, near another stop, in town.
import { lineOfWords, type PlacedReference, type Reading } from '../context.ts';
import type { SaidStop } from '../said-stop.ts';
import type { Sentence } from '../sentence.ts';

/** "Drinks there, then dinner in town": the stop directly before these words, and those behind it. */
export function inTown({ document: { words }, grammar }: Reading, stops: readonly SaidStop[], { from, to }: Sentence) {
  const own = words.slice(from, to);
  const at = own.findIndex((_, index) => grammar.plans.inTown.test(lineOfWords(own.slice(0, index + 1))));
  if (at < 0) return stops;
  const first = stops.findLastIndex(({ end }) => end <= own[at]!.end);
  return stops.map((said, index) =>
    index >= first ? { ...said, stop: { ...said.stop, isInTown: true as const } } : said,
  );
}

/** Letters between a kind of place and where it is: "de la", "on the". */
export const DIRECTLY = 8;

/** "Dinner in the old town": where a meal is, which is not where the day begins. */
export function withPlaces(stops: readonly SaidStop[], references: readonly PlacedReference[]): readonly SaidStop[] {
  const isNamedStop = (reference: PlacedReference['reference']) =>
    stops.some(({ stop }) => stop.reference === reference);
  const anchors = references.flatMap(({ reference, isAnchor }) => {
    if (reference.kind === 'name')
      return isAnchor && !isNamedStop(reference) ? [{ at: reference.said, reference }] : [];
    // "The museum, and lunch near it": near what was named before.
    const before = stops.findLast(({ stop, end }) => stop.reference && end <= reference.said.start)?.stop.reference;
    const isThere = reference.kind === 'pronoun' && reference.role === 'near' && before?.kind === 'name';
    return isThere ? [{ at: reference.said, reference: before }] : [];
  });
  if (stops.length < 2) return stops;
  return stops.map((said, at) => {
    const next = stops[at + 1]?.start ?? Number.POSITIVE_INFINITY;
    const own = anchors.find(({ at: place }) => place.start >= said.end && place.end <= next);
    // "The market on the main square": what stands directly behind a kind says where that one is.
    const isBehind = own && own.at.start - said.end <= DIRECTLY && said.stop.wish !== undefined;
    return own && (said.stop.meal || isBehind) ? { ...said, stop: { ...said.stop, near: own.reference } } : said;
  });
}
