// Places set side by side by the attribute that was asked for; what is not known is not measured.

import type { ComparedBy } from '../../../chat/acts.ts';
import type { Card } from '../../../chat/card.ts';
import type { Measured, RankingAnswer } from '../../../chat/facts/ranking-answer.ts';
import type { CivilDay } from '../../../domain/civil-day.ts';
import { LANGUAGES } from '../../../domain/language.ts';
import { likelyPriceOf } from '../../../domain/likely-price.ts';
import { foldAccents } from '../../../domain/text.ts';
import { walkMinutes } from '../../../domain/walk.ts';
import { isAlwaysFree } from '../../../hours/free-entry.ts';
import type { When } from '../../../nlp/frame.ts';
import { grammarOf } from '../../../nlp/languages/grammars.ts';
import { groupOf } from '../../../vocabulary/categories.ts';
import { grants } from '../../../wishes/grants.ts';
import { type Answer as Answered, must } from '../../../wishes/wish.ts';
import { nearestOfMain } from '../../places.ts';
import { dayOf } from '../asked-fact.ts';
import type { Scene } from '../world.ts';
import type { Start } from './hunt.ts';
import { wishContextOf } from './wish-context.ts';

export function rankingOf(
  scene: Scene,
  cards: readonly Card[],
  { by, on, line }: { readonly by: ComparedBy; readonly on?: When; readonly line?: string },
  start: Start,
): RankingAnswer {
  const day = dayOf(on, scene);
  const measures = by === 'nearer_station' ? [toStation(scene, line)] : measuresFor(scene, by, day, cards);
  const best =
    measures.find((measure) => cards.filter((card) => measure(card)).length >= Math.min(2, cards.length)) ??
    measures[0];
  const measured = cards.flatMap((card) => best?.(card) ?? []);
  const isLowFirst = LOW_FIRST.has(by) || (by === 'quieter' && measured.every(({ unit }) => unit === 'fame'));
  const sorted = [...measured].sort((a, b) => (isLowFirst ? a.value - b.value : b.value - a.value));
  const isTie = sorted.length > 1 && sorted.every(({ value }) => value === sorted[0]?.value);
  // Whoever asks for the quietest learns nothing from places of which the same is known.
  const isAlike =
    by === 'quieter' &&
    ((sorted.length === cards.length && sorted.every((each) => levelOf(each) === levelOf(sorted[0]!))) ||
      sorted.every(({ unit, value }) => unit === 'calm' && value === 0));
  const ranked = isAlike ? [] : sorted;
  const [a, b] = cards;
  const unmeasured = cards.filter((card) => !ranked.some((each) => each.card === card));
  return {
    kind: 'ranking',
    by,
    day,
    isToday: day === dayOf(undefined, scene),
    ranked,
    unmeasured,
    ...(isTie && ranked.length > 0 && a && b && cards.length === 2 && { apart: apartOf(scene, [a, b]) }),
    origin: { kind: start.kind, name: start.name, inside: false, isNear: true },
  };
}

/** Alike in what was asked, and told apart otherwise. */
function apartOf(scene: Scene, cards: readonly [Card, Card]): NonNullable<RankingAnswer['apart']> {
  const isRoofed = ({ place }: Card): Answered =>
    grants(place, must({ attribute: 'feature', operator: 'is', value: 'indoors' }), wishContextOf(scene)).answer;
  const indoors = cards.find((card) => isRoofed(card) === 'yes');
  const outdoors = cards.find((card) => isRoofed(card) === 'no');
  return { cards, ...(indoors && outdoors && { indoors, outdoors }) };
}

const LOW_FIRST: ReadonlySet<ComparedBy> = new Set([
  'nearer',
  'nearer_station',
  'cheaper',
  'opens_earlier',
  'closes_earlier',
  'faster',
  'older',
]);

type Measure = (card: Card) => Measured | undefined;

/** What tells two places apart in this respect, the most telling first; none where the catalogue knows nothing of it. */
function measuresFor(scene: Scene, by: ComparedBy, day: CivilDay, cards: readonly Card[]): readonly Measure[] {
  switch (by) {
    case 'nearer':
      return [(card) => ({ card, value: card.distanceM, unit: 'metres' })];
    case 'cheaper':
      return [ticket, level];
    case 'closes_later':
      return [hourOf(scene, day, 'end')];
    case 'closes_earlier':
      return [hourOf(scene, day, 'end')];
    case 'opens_earlier':
    case 'opens_later':
      return [hourOf(scene, day, 'start')];
    case 'better_rated':
      return [(card) => (card.rating.count > 0 ? { card, value: card.rating.mean, unit: 'rating' } : undefined)];
    case 'better_for_children':
      return [forChildren(scene)];
    case 'more_accessible':
      return [access];
    case 'more_famous':
      return [fame];
    case 'quieter':
      return calmestFirst(calm(scene), cards);
    case 'older':
      return [founded];
    case 'faster':
    case 'slower':
      return [visit];
    default:
      return [];
  }
}

const toStation =
  ({ world }: Scene, line: string | undefined): Measure =>
  (card) => {
    const nearest = nearestOfMain(world.recommend.city, card.place.position, Infinity, line);
    if (!nearest) return undefined;
    const { name, lines } = nearest.station;
    const station = { name, lines, walkMinutes: walkMinutes(nearest.distanceM) };
    return { card, value: nearest.distanceM, unit: 'metres', station };
  };

/** The dearest ticket, which is the one for adults. */
function ticket(card: Card): Measured | undefined {
  const { place } = card;
  if (isAlwaysFree(place)) return { card, value: 0, unit: 'euros' };
  return place.prices.length === 0
    ? undefined
    : { card, value: Math.max(...place.prices.map(({ amount }) => amount)), unit: 'euros' };
}

/** The price level, else what it is likely to be. */
function level(card: Card): Measured | undefined {
  const { priceLevel } = card.place;
  if (priceLevel !== undefined) return { card, value: priceLevel, unit: 'level' };
  const likely = likelyPriceOf(card.place);
  return likely && { card, value: likely.is === 'affordable' ? AFFORDABLE : EXPENSIVE, unit: 'likely_price' };
}
/** Between the levels that such places may be of: behind what surely costs little, before what surely costs more. */
const AFFORDABLE = 1.9;
const EXPENSIVE = 3.1;

const access: Measure = (card) =>
  card.place.wheelchair && { card, value: ACCESS_DEGREES[card.place.wheelchair], unit: 'access' };
const ACCESS_DEGREES = { yes: 2, limited: 1, no: 0 } as const;

function hourOf({ world }: Scene, day: CivilDay, side: 'start' | 'end'): Measure {
  const { hours } = world.recommend;
  return (card) => {
    const spans = hours.read(card.place.openingHours)?.spansOn(day) ?? [];
    if (spans.length === 0 || spans.some(({ uncertain }) => uncertain)) return undefined;
    const minutes = spans.map((span) => span[side]);
    return { card, value: side === 'end' ? Math.max(...minutes) : Math.min(...minutes), unit: 'minute' };
  };
}

const fame: Measure = (card) => ({ card, value: card.place.prominence, unit: 'fame' });

/** How well known a sight is says how many people go there; of a table it says nothing about the noise. */
const crowds: Measure = (card) =>
  card.place.categories.slice(0, 1).some((each) => SEEN.has(groupOf(each))) ? fame(card) : undefined;
const SEEN: ReadonlySet<string> = new Set(['culture', 'sights', 'outdoors']);

/** As far as a reply tells one from the other. */
const levelOf = ({ unit, value }: Measured): number =>
  unit === 'fame' ? FAME_LEVELS.filter((least) => value >= least).length : value;
const FAME_LEVELS = [2.5, 4];

function calm(scene: Scene): Measure {
  const context = wishContextOf(scene);
  const wish = must({ attribute: 'feature', operator: 'is', value: 'quiet' });
  return (card) => {
    const { answer } = grants(card.place, wish, context);
    return answer === 'unknown' ? undefined : { card, value: answer === 'yes' ? 1 : 0, unit: 'calm' };
  };
}

/** That several are loud, or all are quiet, tells nobody which is the quietest. */
function calmestFirst(calmness: Measure, cards: readonly Card[]): readonly Measure[] {
  const calmOnes = cards.filter((card) => calmness(card)?.value === 1).length;
  return calmOnes > 0 && calmOnes < cards.length ? [calmness, crowds] : [crowds];
}

function forChildren(scene: Scene): Measure {
  const context = wishContextOf(scene);
  const wish = must({ attribute: 'feature', operator: 'is', value: 'children' });
  return (card) => {
    const { answer } = grants(card.place, wish, context);
    return answer === 'unknown' ? undefined : { card, value: answer === 'yes' ? 1 : 0, unit: 'yes' };
  };
}

/** The earliest year that a description tells as a beginning. */
const founded: Measure = (card) => {
  const years = LANGUAGES.flatMap((language) => {
    const text = foldAccents(card.place.description[language] ?? '');
    return [...text.matchAll(grammarOf(language).cues.founded)].map(([, year]) => Number(year));
  });
  return years.length > 0 ? { card, value: Math.min(...years), unit: 'year' } : undefined;
};

const visit = (card: Card): Measured | undefined =>
  card.place.visitMinutes === undefined ? undefined : { card, value: card.place.visitMinutes, unit: 'minutes' };
