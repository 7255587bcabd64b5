// Whether a place is as a search asks: its filters, cuisine, budget, area and distance, each answered by the one evaluator of
// wishes. Unknown is not yes: what the catalogue does not say is not promised.
import type { Wish as GivenUp } from '../../../chat/answer.ts';
import { isModest } from '../../../chat/lists/search.ts';
import type { WishSearch as Search } from '../../../chat/state.ts';
import type { Budget, Filter } from '../../../domain/conversation.ts';
import { onceEach } from '../../../domain/once.ts';
import type { Place } from '../../../domain/place.ts';
import { foldAccents } from '../../../domain/text.ts';
import { straightLineM } from '../../../domain/walk.ts';
import { VOCABULARY } from '../../../vocabulary/bundled.ts';
import { servesFood } from '../../../vocabulary/categories.ts';
import { holds } from '../../../wishes/grants.ts';
import { isBelow } from '../../../wishes/prices.ts';
import type { Answer } from '../../../wishes/wish.ts';
import { areaNamed } from '../../in-area.ts';
import { answersTo } from '../../wish-index.ts';
import type { Scene } from '../world.ts';
import { conditionOf } from './filter-conditions.ts';
import { wishContextOf } from './wish-context.ts';

type Position = Place['position'];

/** Everything but opening hours, which are dear to read and asked last. */
export const suits = (scene: Scene, search: Search, from: Position): ((place: Place) => boolean) =>
  answering(scene, search, from, (answer) => answer === 'yes');

/** What was asked for, place by place: nothing is refused, though something may not be known. Hours are left out. */
export const maySuit = (scene: Scene, search: Search, from: Position): ((place: Place) => boolean) =>
  answering(scene, search, from, (answer) => answer !== 'no');

function answering(
  scene: Scene,
  search: Search,
  from: Position,
  isEnough: (answer: Answer) => boolean,
): (place: Place) => boolean {
  const isMeant = isWhereAndWhat(scene, search, from);
  const answers = search.filters.filter((filter) => !isTimed(filter)).map((filter) => answerTo(scene, search, filter));
  const { budget } = search;
  return (place) =>
    isMeant(place) &&
    (budget === undefined || isEnough(answerOf(isCheap(place, budget)))) &&
    answers.every((answered) => isEnough(answered(place)));
}

/** A level of prices is that of a meal: what a cocktail bar of the middle level pours is not cheap. */
const isCheap = (place: Place, budget: Budget): boolean | undefined =>
  isModest(budget) && place.priceLevel !== 1 && VOCABULARY.isOf(place, 'kind', 'cocktail_bar')
    ? false
    : isBelow(place, budget);

const answerOf = (isSo: boolean | undefined): Answer => (isSo === undefined ? 'unknown' : isSo ? 'yes' : 'no');

/** The wishes of which the catalogue says nothing about a place; undefined when it is surely not as asked. */
export function leftOpen(scene: Scene, search: Search): (place: Place) => readonly GivenUp[] | undefined {
  const { filters, budget } = search;
  const answers = filters.map((filter) => [filter, answerTo(scene, search, filter)] as const);
  return (place) => {
    const answered = answers.map(([filter, answerOf]) => [filter, answerOf(place)] as const);
    if (answered.some(([, answer]) => answer === 'no')) return undefined;
    const unknown = answered.flatMap(([filter, answer]) => (answer === 'unknown' ? filter : []));
    return budget && isCheap(place, budget) === undefined ? ['price', ...unknown] : unknown;
  };
}

export function isOpenAsSearched(scene: Scene, search: Search): (place: Place) => boolean {
  const answers = search.filters.filter(isTimed).map((filter) => answerTo(scene, search, filter));
  return (place) => answers.every((answerOf) => answerOf(place) === 'yes');
}

/** What the catalogue says of one filter; undefined when it says nothing. */
export function factOf(scene: Scene, filter: Filter, place: Place): boolean | undefined {
  const context = wishContextOf(scene);
  const condition = conditionOf(filter, {}, context);
  const answer = condition === undefined ? 'unknown' : holds(place, condition, context).answer;
  return answer === 'unknown' ? undefined : answer === 'yes';
}

const isTimed = (filter: Filter): boolean => filter === 'open_now' || filter === 'open_on';

function answerTo(scene: Scene, search: Search, filter: Filter): (place: Place) => Answer {
  const context = wishContextOf(scene);
  const condition = conditionOf(filter, search, context);
  if (!condition) return () => 'yes';
  const answered = answersTo(scene.world.recommend, condition, context);
  return (place) => (isBesideThePoint(filter, place) ? 'yes' : answered(place));
}

/** Nobody asks a park for vegetarian food. */
const isBesideThePoint = (filter: Filter, place: Place): boolean =>
  filter === 'vegetarian' && !place.categories.some(servesFood);

function isWhereAndWhat(scene: Scene, { cuisine, withinM, anchor }: Search, from: Position): (place: Place) => boolean {
  const isInside = anchor?.inside ? insideOf(scene, anchor.name ?? '', from) : undefined;
  const cooked =
    cuisine === undefined
      ? undefined
      : answersTo(
          scene.world.recommend,
          { attribute: 'cuisine', operator: 'is', value: cuisine },
          wishContextOf(scene),
        );
  return (place) =>
    place.id !== anchor?.placeId &&
    (withinM === undefined || isWithin(withinM, from, place.position)) &&
    (cooked === undefined || cooked(place) === 'yes') &&
    (isInside === undefined || isInside(place));
}

/** A degree of latitude is a little longer; most of a city is thrown out without any trigonometry. */
const METRES_A_DEGREE = 111_000;

const isWithin = (mostM: number, from: Position, to: Position): boolean =>
  mostM === Number.POSITIVE_INFINITY ||
  (Math.abs(from.latDeg - to.latDeg) * METRES_A_DEGREE <= mostM && straightLineM(from, to) <= mostM);

/** An area whose outline nobody has drawn reaches about this far. */
const AREA_RADIUS_M = 700;

/** Within the outline of the area, or filed under its name. */
function insideOf({ world }: Scene, name: string, centre: Position): (place: Place) => boolean {
  const { areas } = world.recommend.city;
  const folded = foldAccents(name);
  const area = areaNamed(name, areas);
  // Thousands of places are filed under some hundred names.
  const isSame = onceEach((filed: string) => foldAccents(filed) === folded);
  return ({ barrio = '', district = '', position }) =>
    isSame(barrio) ||
    isSame(district) ||
    (area ? areas.isInside(area.id, position) : straightLineM(centre, position) <= AREA_RADIUS_M);
}
