// What the criteria of a choice come to: those that speak for it, those that speak for the other, those that tell nothing.

import { isForTheTable } from '../../vocabulary/categories.ts';
import type { ComparisonAnswer } from '../answer.ts';
import type { Card } from '../card.ts';
import type { Judged } from '../facts/criteria.ts';

interface Verdicts {
  readonly other: Card;
  readonly speaks: readonly Judged[];
  readonly concedes: readonly Judged[];
  readonly even: readonly Judged[];
  readonly unknown: readonly Judged[];
}

/** What speaks for a place where nothing that was said does. */
type Edge = 'hours' | 'cheaper' | 'rated' | 'known' | 'nearer';

/**
 * @param isAsked something was asked that tells them apart in nothing: then hours, the price and a way that is clearly shorter
 */
export function edgesOf(pick: Card, other: Card, isAsked: boolean): readonly Edge[] {
  const isRated = pick.rating.count > 0 && pick.rating.mean > other.rating.mean;
  const isKnown = pick.place.prominence >= other.place.prominence + BETTER_KNOWN;
  const isNearer = isClearlyNearer(pick, other);
  const sober = [
    ...(isAsked && certaintyOf(pick) > certaintyOf(other) ? (['hours'] as const) : []),
    ...(isAsked && dearerBy(pick, other) < 0 ? (['cheaper'] as const) : []),
  ];
  const shorter = isNearer ? (['nearer'] as const) : [];
  const fame = [...(isRated ? (['rated'] as const) : []), ...(isKnown ? (['known'] as const) : [])];
  if (!isAsked) return [...fame, ...shorter];
  return sober.length + shorter.length > 0 ? [...sober, ...shorter] : fame;
}

/** Hours of today, hours of some years ago, none at all. */
export const certaintyOf = ({ hours, past, place }: Card): number =>
  hours !== undefined || place.openingHours !== undefined
    ? 2
    : past !== undefined || place.pastHours !== undefined
      ? 1
      : 0;

/** By how many levels the one table is dearer than the other; 0 where that is not known. */
export const dearerBy = ({ place: a }: Card, { place: b }: Card): number =>
  a.priceLevel === undefined || b.priceLevel === undefined ? 0 : a.priceLevel - b.priceLevel;

/** A few steps are no reason to choose a place. */
export const isClearlyNearer = (near: Card, far: Card): boolean =>
  far.distanceM - near.distanceM >= SOME_STEPS_M && far.distanceM >= MUCH_FARTHER * near.distanceM;
const SOME_STEPS_M = 300;
const MUCH_FARTHER = 1.3;
/** On the scale of prominence from 0 to 5. */
const BETTER_KNOWN = 0.5;

/** The sentences of a language about a place, and about what differs between two; empty where there is nothing to tell. */
interface Telling {
  readonly described: (card: Card) => string;
  readonly costs: (card: Card) => string;
  readonly likelyCost: (card: Card) => string | undefined;
  readonly openState: (card: Card) => string | undefined;
  readonly dearer: (a: Card, b: Card) => string;
  readonly openness: (a: Card, b: Card) => string;
  readonly nearer: (a: Card, b: Card) => string;
  readonly better: (a: Card, b: Card) => string;
  readonly longer: (a: Card, b: Card) => string;
}

/** What was asked is answered: then what differs is enough; where nothing decides, what the two are comes first. */
export function differences(answer: ComparisonAnswer, words: Telling): readonly string[] {
  const { named, isAsked, isForThen, isOfNature, judged } = answer;
  const [a, b] = named;
  const told = isAsked && isDecided(answer) && !isOfNature ? [] : named.map(words.described);
  const isCostAlike = isAsked && words.costs(a) !== '' && words.costs(a) === words.costs(b);
  // How long people sit at a table tells nobody where to go.
  const isOfTables = named.every(({ place }) => isForTheTable(place.categories)) && !judged.some(isOfTime);
  const isLengthAlike = isOfTables || (isAsked && a.place.visitMinutes === b.place.visitMinutes);
  const isOfPrices = named.some((card) => words.costs(card) || words.likelyCost(card));
  const isOfHours = named.some((card) => words.openState(card));
  const [price, hours] = [isCostAlike ? '' : words.dearer(a, b), isForThen ? '' : words.openness(a, b)];
  // What is not known of either goes last.
  const facts = [
    isOfPrices ? price : '',
    isOfHours ? hours : '',
    isSomeWayApart(a, b) ? words.nearer(a, b) : '',
    words.better(a, b),
    isLengthAlike ? '' : words.longer(a, b),
    isOfPrices ? '' : price,
    isOfHours ? '' : hours,
  ].filter(Boolean);
  return [...told.filter(Boolean), ...facts.slice(0, isAsked ? MOST_FACTS : facts.length)];
}
const MOST_FACTS = 3;

/** Something that was asked or told speaks for the one. */
export const isDecided = ({ met, lacked = [], likelier, judged, pick }: ComparisonAnswer): boolean =>
  met.length + lacked.length > 0 ||
  likelier !== undefined ||
  judged.some(({ better }) => better?.place.id === pick.place.id);

const isOfTime = ({ criterion: { of } }: Judged): boolean => of === 'time' || of === 'ease';

/** So far apart that somebody may care. */
export const isSomeWayApart = (a: Card, b: Card): boolean => Math.abs(a.distanceM - b.distanceM) >= SOME_WAY_M;
const SOME_WAY_M = 100;

export function verdictsOf({ cards: [a, b], pick, judged }: ComparisonAnswer): Verdicts {
  const other = pick === a ? b : a;
  return {
    other,
    speaks: judged.filter(({ better }) => better?.place.id === pick.place.id),
    concedes: judged.filter(({ better }) => better?.place.id === other.place.id),
    even: judged.filter(({ better, isKnown }) => isKnown && !better),
    unknown: judged.filter(({ isKnown }) => !isKnown),
  };
}
