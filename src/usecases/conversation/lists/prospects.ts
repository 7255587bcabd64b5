// What a search may expect of each place that it found: every wish with its chance, the way, the doors, and what else speaks for it.
import type { CardGroup, OpenWish } from '../../../chat/answer.ts';
import type { Card } from '../../../chat/card.ts';
import { isOfHours, isOfPrice } from '../../../chat/lists/open-wishes.ts';
import type { PlaceId } from '../../../domain/branded.ts';
import type { Category } from '../../../domain/category.ts';
import type { Place } from '../../../domain/place.ts';
import { walkMinutes } from '../../../domain/walk.ts';
import { groupOf } from '../../../vocabulary/categories.ts';
import {
  type Custom,
  chanceOf,
  expectedOf,
  type Hope,
  isToldOf,
  LIKELY_CHANCE,
  type Prospect,
  UNLIKELY_CHANCE,
  usefulness,
  waitCost,
  wayCost,
  weightOf,
} from '../../../wishes/usefulness.ts';
import { usualDiet } from '../../../wishes/usual-diets.ts';
import type { Answer, Condition, Wish } from '../../../wishes/wish.ts';
import { scoredTogether } from '../reason.ts';
import type { Scene } from '../world.ts';
import { attestedBy, musts, SERVED } from './condition.ts';
import { FILTER_CONDITIONS } from './filter-conditions.ts';
import { customOf, meantFit } from './fit-order.ts';
import type { Hunt } from './hunt.ts';
import { patienceFor } from './patience.ts';
import { waitFor } from './waits.ts';

type Doubts = Omit<CardGroup, 'cards' | 'category' | 'where'>;

export interface Expected {
  readonly card: Card;
  readonly doubts: Doubts;
  readonly category: Category | undefined;
  readonly worth: number;
  /** What the wishes alone, the way alone and the wait alone take of it. */
  readonly met: number;
  readonly way: number;
  readonly wait: number;
}

/** Every place of the groups, the most useful first. */
export function byUsefulness(scene: Scene, hunt: Hunt, groups: readonly CardGroup[]): readonly Expected[] {
  const cards = groups.flatMap((group) => group.cards);
  const appealOf = appeals(scene, hunt, cards);
  const servedOf = servedHopes(scene, hunt);
  const expected = groups.flatMap(({ cards: own, category, where: _, ...doubts }) => {
    const misfit = meantFit(hunt, category, scene.world.recommend.catalogue);
    return own.map((card): Expected => {
      const prospect: Prospect = {
        hopes: [...hopesFor(hunt, card.place, doubts), ...servedOf(card.place)],
        walkMinutes: walkMinutes(card.distanceM),
        walkPatience: patienceFor(hunt, category ?? card.place.categories[0]),
        ...waitFor(scene, hunt.search, card, category ?? card.place.categories[0]),
        appeal: appealOf(card, category) - MISFIT * (misfit?.(card.place) ?? 0),
      };
      const parts = { met: expectedOf(prospect), way: wayCost(prospect), wait: waitCost(prospect) };
      return { card, doubts, category, worth: usefulness(prospect), ...parts };
    });
  });
  return expected.sort((one, other) => other.worth - one.worth);
}
const MISFIT = 0.4;

/** What the models say of them besides the way there and the doors, which are weighed apart. */
function appeals(scene: Scene, { start }: Hunt, cards: readonly Card[]): (card: Card, category?: Category) => number {
  const { items } = scoredTogether(scene, cards, start);
  const known = new Map<PlaceId, number>(
    items.map(({ place, contributions }) => [
      place.id,
      contributions.reduce((sum, { kind, amount }) => (BESIDES.has(kind) ? sum : sum + amount), 0),
    ]),
  );
  return ({ place }, category = place.categories[0]) =>
    (known.get(place.id) ?? 0) * (VISITED.has(category ? groupOf(category) : '') ? OF_SIGHTS : OF_TABLES);
}
const BESIDES: ReadonlySet<string> = new Set(['distance', 'open', 'variety', 'calibration']);
/** How well known a sight is says what it is worth; of a table it says little. */
const VISITED: ReadonlySet<string> = new Set(['culture', 'sights', 'outdoors', 'family']);
const OF_SIGHTS = 5;
const OF_TABLES = 1.5;

/** What a kitchen is known for is there; what kitchens like it cook as a matter of course, perhaps. */
function servedHopes(scene: Scene, { search }: Hunt): (place: Place) => readonly Hope[] {
  const wishes = search.wishes?.filter(({ attribute, polarity }) => SERVED.has(attribute) && polarity === 'want') ?? [];
  if (wishes.length === 0 && search.cuisine === undefined) return () => [];
  const { budget: _, ...cooked } = search;
  const degree = attestedBy(scene, { ...cooked, wishes, filters: [], categories: [] });
  return (place) => (degree(place) > 0 ? [] : [{ chance: OF_COURSE, weight: weightOf('dish') }]);
}
const OF_COURSE = 0.6;

function hopesFor({ search, unchecked = [] }: Hunt, place: Place, doubts: Doubts): readonly Hope[] {
  const { unsure = [], likely, isShut, likelyPrice } = doubts;
  const open = new Set(unsure.map((wish) => JSON.stringify(wish)));
  const known = musts(search).filter((wish) => wish.polarity === 'want' && !open.has(JSON.stringify(wish)));
  return [
    ...known.flatMap((wish) => (wish.attribute === 'feature' ? hopeOf(wish, 'yes', place) : [])),
    ...search.filters.flatMap((filter) =>
      filter === 'children' && !open.has(JSON.stringify(filter))
        ? hopeOf(FILTER_CONDITIONS.children, 'yes', place)
        : [],
    ),
    ...unsure.map((wish) => doubtfulHope(wish, place, likelyPrice)),
    ...unchecked.map((value) => hopeOf({ attribute: 'feature', operator: 'is', value }, 'unknown', place)),
    ...(likely ? [{ chance: isShut ? UNLIKELY_CHANCE : LIKELY_CHANCE, weight: weightOf('open') }] : []),
    ...(likelyPrice && !unsure.some(isOfPrice) ? [{ chance: LIKELY_CHANCE, weight: weightOf('amount') }] : []),
  ];
}

function doubtfulHope(wish: OpenWish, place: Place, guess: Doubts['likelyPrice']): Hope {
  if (isOfPrice(wish)) return { chance: priceChance(wish, guess), weight: weightOf('amount') };
  if (isOfHours(wish)) return { chance: UNTOLD_HOURS, weight: weightOf('open') };
  const condition = typeof wish === 'string' ? conditionOfAsked(wish) : wish;
  return condition ? hopeOf(condition, 'unknown', place) : { chance: LEANING, weight: weightOf('kind') };
}
/** A guess that leaves it open speaks for one side all the same. */
function priceChance(wish: OpenWish, guess: Doubts['likelyPrice']): number {
  if (guess === undefined) return UNTOLD_PRICE;
  const isDearWanted = typeof wish !== 'string' && wish.operator === 'at_least';
  return (guess === 'expensive') === isDearWanted ? LEANING : AGAINST;
}
const LEANING = 0.5;
const AGAINST = 0.25;
const UNTOLD_PRICE = 0.4;
const UNTOLD_HOURS = 0.5;

const conditionOfAsked = (wish: string): Condition | undefined =>
  wish in FILTER_CONDITIONS ? FILTER_CONDITIONS[wish as keyof typeof FILTER_CONDITIONS] : undefined;

/** One condition, as a place that answers it so is expected to meet it. */
export function hopeOf(condition: Condition | Wish, answer: Answer, place: Place): Hope {
  const { attribute, value } = condition;
  const custom = customFor(condition, place) ?? (answer === 'unknown' && isToldOf(value) ? 'seldom' : undefined);
  return { chance: chanceOf(answer, custom), weight: weightOf(attribute, value) };
}

function customFor({ attribute, value }: Condition, place: Place): Custom {
  if (attribute === 'feature' || attribute === 'dish') return customOf(place, value);
  if (attribute === 'diet') return usualDiet(place, value);
  return attribute === 'wheelchair' ? (isLevel(place) ? 'usually' : undefined) : undefined;
}

/** Large houses are built, or were rebuilt, for everybody. */
const isLevel = ({ categories: [main] }: Place): boolean => main !== undefined && LEVEL.has(main);
const LEVEL: ReadonlySet<string> = new Set(['malls', 'hotels', 'museums', 'libraries', 'supermarkets', 'theatres']);
