// Stops that are pointed at by more than their name: by the hour at which they begin, by the stop beside which they stand, by the
// talk that had them before; and numbers that say where another stop is to stand.

import { DAY_MINUTES, HALF_DAY } from '../../../../domain/civil-day.ts';
import { entryOf } from '../../../../domain/gazetteer.ts';
import { lineOfWords, type Reading, type StandingStop } from '../../context.ts';
import { isClock } from '../numbers.ts';
import { type HourItem, type Item, type Mention, nameMention, standingOf } from './mention.ts';
import type { RoleItem } from './role-words.ts';

const isMention = (each: Item | undefined): each is Mention => each?.kind === 'mention';
const isRole = (each: Item | undefined, ...roles: readonly RoleItem['role'][]): each is RoleItem =>
  each?.kind === 'word' && roles.includes(each.role);

/** The items with such stops found, in their order. */
export function pointedAt(reading: Reading, items: readonly Item[]): readonly Item[] {
  const placed = items
    .map((each, at) => asPlace(reading, each, items.slice(0, at)) ?? each)
    .map((each) => (isMention(each) && isMeasuredFrom(reading, each) ? { ...each, isNear: true as const } : each));
  // Where something is put at an hour or beside another, that is where it goes.
  if (placed.some((each) => isRole(each, 'put', 'move', 'keep', 'restore', 'first', 'then'))) return placed;
  return besideThem(reading, atTheirHours(reading, placed));
}

/** "As the first stop": where another stands, and no stop itself. */
function asPlace({ document: { words }, grammar }: Reading, item: Item, ahead: readonly Item[]): RoleItem | undefined {
  if (!isMention(item) || item.what !== 'ordinal' || !item.ordinal) return undefined;
  const before = words[item.from - 1]?.norm ?? '';
  const lead = grammar.definite.has(before) ? (words[item.from - 2]?.norm ?? '') : before;
  const own = words[item.from]?.norm ?? '';
  const { index, fromEnd } = item.ordinal;
  // "Put a drink the last": what is put stands right before it.
  const [verb, last] = [ahead.findLast((each) => isRole(each, 'put', 'move', 'restore')), ahead.at(-1)];
  const isBehind = verb !== undefined && isMention(last) && last.from >= verb.to && item.from - last.to <= 1;
  const isPlace = isBehind || grammar.plans.asPlace.has(lead) || grammar.plans.asPlace.has(own);
  if (index !== 1 || !isPlace) return undefined;
  return { kind: 'word', role: fromEnd ? 'last' : 'first', from: item.from, to: item.to };
}

/** "Ten minutes from the park": it only says where. */
const isMeasuredFrom = ({ document: { words }, grammar }: Reading, { from }: Mention): boolean =>
  grammar.plans.minutesFrom.test(lineOfWords(words.slice(Math.max(0, from - LEAD_WORDS), from)));

/** "The gallery at 22:35", "the one at ten": the stop that begins then. */
function atTheirHours(reading: Reading, items: readonly Item[]): readonly Item[] {
  const { words } = reading.document;
  return items.flatMap((item, at): readonly Item[] => {
    const next = items[at + 1];
    // "No museums in the afternoon": those that begin then.
    if (
      isMention(item) &&
      item.isMany &&
      next?.kind === 'hour' &&
      next.when.label &&
      next.from - item.to <= NEXT_WORDS
    ) {
      const { fromMin = 0, toMin = 2 * DAY_MINUTES } = next.when;
      const meant = (item.alike ?? item.stands).filter(({ begin = 0 }) => begin >= fromMin && begin < toMin);
      return [meant.length > 0 ? { ...item, stands: meant, alike: meant, isPicked: true as const } : item];
    }
    if (isMention(item) && isHour(next) && next.from - item.to <= NEXT_WORDS) {
      const meant = beginningAt(item.alike ?? item.stands, next);
      return meant && item.what === 'type' ? [asStop(reading, meant, { from: item.from, to: next.to })] : [item];
    }
    if (!isHour(item)) return [item];
    const last = items[at - 1];
    if (
      isMention(last) &&
      item.from - last.to <= NEXT_WORDS &&
      beginningAt(last.alike ?? last.stands, item) &&
      last.what === 'type'
    )
      return [];
    const lead = lineOfWords(words.slice(Math.max(0, item.from - LEAD_WORDS), item.from));
    const meant = reading.grammar.plans.stopAt.test(lead) ? beginningAt(standingOf(reading), item) : undefined;
    return [meant ? asStop(reading, meant, item) : item];
  });
}
const NEXT_WORDS = 2;
const LEAD_WORDS = 5;

const isHour = (each: Item | undefined): each is HourItem => each?.kind === 'hour' && isClock(each.when);

function beginningAt(stops: readonly StandingStop[], { when: { fromMin } }: HourItem): StandingStop | undefined {
  if (fromMin === undefined) return undefined;
  // "At ten" may be either half of the day, and "at 22:15" hardly the morning.
  for (const minutes of [[fromMin], [fromMin - HALF_DAY, fromMin + HALF_DAY, fromMin + DAY_MINUTES]]) {
    const [only, another] = stops.filter(
      ({ begin }) => begin !== undefined && minutes.some((minute) => Math.abs(minute - begin) <= ABOUT_MINUTES),
    );
    if (only) return another ? undefined : only;
  }
  return undefined;
}
const ABOUT_MINUTES = 9;

/** "No galleries after dinner", "the museum before lunch": of several of a kind those that stand there. */
function besideThem(reading: Reading, items: readonly Item[]): readonly Item[] {
  const standing = standingOf(reading);
  const taken = new Set<Item>();
  const all = items.flatMap((item, at): readonly Item[] => {
    if (taken.has(item)) return [];
    const [mark, neighbour] = [items[at + 1], items[at + 2]];
    const isBeside = isRole(mark, 'beside') && mark.side !== undefined && isMention(neighbour);
    const alike = isMention(item) ? (item.alike ?? item.stands) : [];
    if (!isMention(item) || item.what !== 'type' || !isBeside || alike.length < 2) return [item];
    const [other, another] = neighbour.stands;
    if (!other || another || mark.from - item.to > 1 || neighbour.from - mark.to > 1) return [item];
    const isThere = (stop: StandingStop) =>
      mark.side === 'after'
        ? standing.indexOf(stop) > standing.indexOf(other)
        : standing.indexOf(stop) < standing.indexOf(other);
    const meant = alike.filter(isThere);
    if (meant.length === 0) return [item];
    taken.add(mark).add(neighbour);
    const [only, more] = meant;
    return [
      only && !more
        ? asStop(reading, only, { from: item.from, to: neighbour.to })
        : { ...item, stands: meant, alike: meant, isPicked: true, to: neighbour.to },
    ];
  });
  return all;
}

const asStop = (
  reading: Reading,
  { place }: StandingStop,
  span: { readonly from: number; readonly to: number },
): Mention => nameMention(reading, entryOf(place), span);
