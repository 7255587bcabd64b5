// Judges comparisons: which of some places has the least or the most of something; and tips that come with a reason.
import { metresBetween } from '../../relevance/conditions.ts';
import { fold, type PlaceFacts } from '../../relevance/facts.ts';
import { spansOn } from '../../relevance/hours.ts';
import type { Outcome, Pick } from '../goals.ts';
import { entryOf } from './fact-said.ts';
import { namedOf } from './names.ts';
import { admits, sentencesOf, wordsIn } from './said.ts';
import { type Facts, type Fault, type JudgedTurn, placesOf } from './turn.ts';

const ACCESS: Readonly<Record<string, number>> = { yes: 2, limited: 1, no: 0 };
const SAME = 1e-9;
const REASON_WORDS = 6;

/** Undefined: not known. */
type Measure = (place: PlaceFacts, turn: JudgedTurn, date: string) => number | undefined;

const MEASURES: Readonly<Record<Pick['by'], Measure>> = {
  distance: (place, { from }) => metresBetween(place, from),
  price: (place) => (place.prices || place.free_entry === '24/7' ? entryOf(place) : undefined),
  price_level: ({ price_level }) => price_level,
  closing: ({ opening_hours }, _, date) => spansOn(opening_hours, date)?.at(-1)?.end,
  duration: ({ visit_minutes }) => visit_minutes,
  kids: ({ features }) => (features?.includes('kids') ? 1 : 0),
  wheelchair: ({ wheelchair }) => ACCESS[wheelchair ?? ''],
};

/** The right one is the only one that is named, or the first. Questions name places without picking one. */
export function pickFaults(turn: JudgedTurn, { pick, date = turn.now.slice(0, 10) }: Outcome, facts: Facts): Fault[] {
  if (!pick) return [];
  const places = placesOf(pick.of === 'previous' ? turn.previous : pick.of, facts);
  if (places.length === 0) return ['pick: there was nothing to pick from'];
  const values = new Map(places.flatMap((place) => keyed(place.id, MEASURES[pick.by](place, turn, date))));
  const told = stated(turn.reply.text);
  if (values.size === 0) return admits(told) ? [] : ['pick: does not admit that it is not known'];
  const best = Math[pick.direction](...values.values());
  const [first] = namedOf(told, places);
  const { listed } = turn.reply;
  // "Near the Prado: ..." picks no Prado.
  if (!first || (listed.length > 0 && !listed.includes(first.id))) return ['pick: names none of them'];
  const value = values.get(first.id);
  return value !== undefined && Math.abs(value - best) < SAME ? [] : ['pick: another one'];
}

const keyed = (id: string, value: number | undefined): [string, number][] => (value === undefined ? [] : [[id, value]]);

export function mentionFaults(turn: JudgedTurn, ids: readonly string[], facts: Facts): Fault[] {
  const told = stated(turn.reply.text);
  const places = placesOf(ids, facts);
  const named = new Set(namedOf(told, places).map(({ id }) => id));
  const ofThem = places.filter(({ id }) => named.has(id));
  if (ofThem.length === 0) return ['mention: names none of them'];
  const nameWords = ofThem.reduce((sum, { name }) => sum + fold(name).split(' ').length, 0);
  return wordsIn(told) - nameWords >= REASON_WORDS ? [] : ['mention: gives no reason'];
}

/** The reply without its questions. */
const stated = (text: string): string =>
  sentencesOf(text)
    .filter((sentence) => !sentence.endsWith('?'))
    .join('\n');
