// The places a plan chooses among: of the kinds wanted, within reach, with what was asked of them and what the asker needs.
import { hears } from '../../../chat/cues.ts';
import { situationWishes } from '../../../chat/situation.ts';
import type { TalkState } from '../../../chat/state.ts';
import type { PlaceId } from '../../../domain/branded.ts';
import type { Category } from '../../../domain/category.ts';
import { DEFAULT_METHOD } from '../../../domain/method.ts';
import type { Place } from '../../../domain/place.ts';
import type { PlanDay } from '../../../domain/plan.ts';
import type { Point } from '../../../geo/point.ts';
import type { Candidate } from '../../../plan/choose.ts';
import { REACH_M, TABLES_CONSIDERED, WORTH_A_VISIT } from '../../../plan/habits.ts';
import { stayMinutes } from '../../../plan/stays.ts';
import type { PlanWorld } from '../../../plan/world.ts';
import { withoutPromotions } from '../../../recommend/house-rules.ts';
import { recommend } from '../../../recommend/recommend.ts';
import { VOCABULARY } from '../../../vocabulary/bundled.ts';
import { servesFood } from '../../../vocabulary/categories.ts';
import { grants } from '../../../wishes/grants.ts';
import { must, type Wish } from '../../../wishes/wish.ts';
import { grantedOf, refuses } from '../lists/condition.ts';
import { wishContextOf } from '../lists/wish-context.ts';
import { placeOf, type Scene } from '../world.ts';
import { byChildren, hasChildren } from './children.ts';
import { isOfNeed } from './doubts.ts';
import { isForIndoors, isUnderTheSky, withoutRoof } from './roof.ts';
import { withStanding } from './standing.ts';
import { byExpectation, isPicky } from './table-worth.ts';
import { withoutDear } from './thrift.ts';
import { isShutToDogs, isWithDog } from './visits.ts';

/** Places of the kind wished for, open long enough within the window, the best first. */
export function ofKind(
  scene: Scene,
  conversation: TalkState,
  world: PlanWorld,
  day: Omit<PlanDay, 'stops'>,
  wish: Wish,
  taken: ReadonlySet<PlaceId>,
  {
    around,
    aroundM = AREA_REACH_M,
    wanted = categoriesOf(wish),
    conditions,
    isStrict = false,
  }: Pick<Looked, 'conditions' | 'isStrict'> & OfArea = {},
): readonly Candidate[] {
  // A flamenco stage where tapas are served is no table for tapas.
  const isForIt = ({ categories: [main] }: Place) =>
    wish.attribute === 'kind' || (main !== undefined && wanted.includes(main));
  const isOfKind =
    wish.attribute === 'kind' || wish.attribute === 'cuisine' || wish.attribute === 'dish'
      ? (place: Place) =>
          (VOCABULARY.isOf(place, wish.attribute, wish.value) || hasOne(scene, place, wish)) && isForIt(place)
      : undefined;
  const within = (reachM: number, of = conditions) =>
    candidates(scene, conversation, world, around ?? day.start.position, {
      wanted,
      limit: TABLES_CONSIDERED,
      taken,
      ...(isOfKind && { isOfKind }),
      ...(of && { conditions: of }),
      isStrict,
      reachM,
      day: day.day,
      isPicked: around !== undefined,
    });
  const nearM = around ? aroundM : REACH_M;
  const roofed = within(nearM);
  // No playground has a roof: "a playground and something indoors" asks for one all the same.
  const near = roofed.length > 0 || !conditions ? roofed : within(nearM, withoutRoof(conditions));
  // A zoo lies at the edge of a city: what was asked for is worth a ride.
  const found = near.length > 0 || around ? near : within(RIDE_REACH_M);
  const isOpen = ({ place }: Candidate) => {
    const spans = place.spansOn(day.day);
    return spans?.some(({ start, end }) => Math.min(end, day.until) - Math.max(start, day.from) >= stayMinutes(place));
  };
  const ofOpen = (answer: boolean | undefined) =>
    ofItsKind(
      scene,
      wish,
      found.filter((each) => isOpen(each) === answer),
    );
  // Where something is needed of a table, what is known of its hours is weighed with all else that is known of it.
  if (wanted.some(servesFood) && isPicky(conversation, conditions ?? []))
    return ofItsKind(
      scene,
      wish,
      found.filter((each) => isOpen(each) !== false),
    );
  return [...ofOpen(true), ...ofOpen(undefined)];
}

/** A park with a playground, where a playground is looked for. */
const hasOne = (scene: Scene, place: Place, { attribute, value }: Wish): boolean =>
  attribute === 'kind' &&
  VOCABULARY.concept('feature', value) !== undefined &&
  grants(place, must({ attribute: 'feature', operator: 'is', value }), wishContextOf(scene)).answer === 'yes';

interface OfArea {
  readonly around?: Point;
  readonly aroundM?: number;
  /** In place of the categories of the wish. */
  readonly wanted?: readonly Category[];
}

function categoriesOf(wish: Wish): readonly Category[] {
  switch (wish.attribute) {
    case 'category':
      return [wish.value];
    case 'kind':
      return VOCABULARY.concept('kind', wish.value)?.categories ?? [];
    case 'cuisine':
      return SERVED_AT;
    case 'dish':
      return (
        sweetOf(wish.value) ?? [
          ...new Set([...(VOCABULARY.concept('dish', wish.value)?.categories ?? []), ...SERVED_AT]),
        ]
      );
    default:
      return WORTH_A_VISIT;
  }
}

const SERVED_AT: readonly Category[] = ['restaurants', 'cafes', 'burger/pizza shops', 'pubs/bars'];

/** Churros are had at a churrería before a café that has them, too. */
function ofItsKind(scene: Scene, wish: Wish, found: readonly Candidate[]): readonly Candidate[] {
  const kinds = wish.attribute === 'dish' ? (VOCABULARY.concept('dish', wish.value)?.kinds ?? []) : [];
  const isOfIt = ({ place: { id } }: Candidate) => {
    const place = placeOf(scene, id);
    return place !== undefined && kinds.some((kind) => VOCABULARY.isOf(place, 'kind', kind));
  };
  return kinds.length === 0 ? found : [...found.filter(isOfIt), ...found.filter((each) => !isOfIt(each))];
}

/** Hot chocolate is had where it is made, and at no table laid for dinner. */
function sweetOf(dish: string): readonly Category[] | undefined {
  const categories = VOCABULARY.concept('dish', dish)?.categories ?? [];
  return categories.length > 0 && categories.every((each) => SWEET.has(each)) ? categories : undefined;
}
const SWEET: ReadonlySet<Category> = new Set<Category>(['cafes', 'bakeries']);

interface Looked {
  readonly wanted: readonly Category[];
  readonly limit: number;
  readonly taken: ReadonlySet<PlaceId>;
  readonly isOfKind?: (place: Place) => boolean;
  /** Places that surely do not grant these are left out; those that surely do come first. */
  readonly conditions?: readonly Wish[];
  readonly isStrict?: boolean;
  readonly reachM?: number;
  /** Nothing of which it is not known whether it meets the needs: there may be some farther off. */
  readonly isFit?: boolean;
  /** They fill the days of a stay: what is liked is not all that there is. */
  readonly isFilling?: boolean;
  /** When people eat there: of tables that day it counts whether their hours are known. */
  readonly day?: PlanDay['day'];
  readonly isPicked?: boolean;
}

/** As far as this people ride for what they asked for. */
const RIDE_REACH_M = 12_000;
/** As far as this a stop is still in the area that was asked for. */
const AREA_REACH_M = 1_000;

export function candidates(
  scene: Scene,
  conversation: TalkState & { readonly leftOut?: readonly PlaceId[] },
  world: PlanWorld,
  start: Point,
  { wanted, limit, taken, isOfKind, conditions: asked = [], isStrict = false, reachM = REACH_M, ...more }: Looked,
): readonly Candidate[] {
  if (wanted.length === 0) return [];
  const { isFilling, isFit = false } = more;
  const { situation = {}, known = [], turnedDown = [], leftOut = [] } = conversation;
  const conditions = wanted.some((each) => WORTH_A_VISIT.includes(each)) ? asked.map(awayFromCrowds) : asked;
  const isWanted = (category: Category | undefined) => category !== undefined && wanted.includes(category);
  const needs = situationWishes(situation, { categories: wanted, filters: [] });
  const isRefused = refuses(scene, { wishes: needs });
  const isFed = grantedOf(scene, { wishes: [...needs, ...conditions].filter(isNeed) });
  const isSurelyFit = grantedOf(scene, {
    wishes: [...needs, ...conditions].filter(isOfNeed),
  });
  const isForInside = isForIndoors(conditions);
  const context = wishContextOf(scene);
  const answersOf = (place: Place) => conditions.map((wish) => grants(place, wish, context).answer);
  const areGranted = (place: Place) => answersOf(place).every((answer) => answer === 'yes');
  const { items } = recommend(scene.world.recommend, {
    profile: scene.profile,
    position: start,
    limit: (needs.length > 0 ? FURTHER : DEEPER) * limit,
    method: DEFAULT_METHOD,
    includeReviewed: scene.includeReviewed,
    // A stop of a plan has no explanation that could name a promoter, so no place is promoted in it.
    ...(scene.rules && { rules: withoutPromotions({ ...scene.rules, start: undefined }) }),
    categories: wanted,
    filter: (place) =>
      !taken.has(place.id) &&
      !leftOut.includes(place.id) &&
      !known.includes(place.id) &&
      !turnedDown.includes(place.id) &&
      (isOfKind ? place.categories.some(isWanted) && isOfKind(place) : isWanted(place.categories[0])) &&
      !isRefused(place) &&
      !(isForInside && isUnderTheSky(scene, place)) &&
      !isHated(scene, place, wanted) &&
      (isOfKind !== undefined || isForAnybody(place, conversation)) &&
      !(isWithDog(situation) && wanted.length > 1 && isShutToDogs(place.categories)) &&
      !(situation.party?.withChildren && place.categories.some((each) => NOT_FOR_CHILDREN.includes(each))) &&
      (isStrict ? areGranted(place) : !answersOf(place).includes('no')),
  });
  const near = items.filter(({ distanceM }) => distanceM <= reachM);
  const sure = near.filter(({ place }) => areGranted(place));
  const enough =
    isFilling && conditions.every(({ strength }) => strength === 'prefer') ? ENOUGH_OF_LIKED : ENOUGH_TO_CHOOSE;
  const suited = isStrict || (conditions.length > 0 && sure.length >= enough) ? sure : near;
  // Nobody is sent where it is not known whether there is anything for them, as long as that is known elsewhere.
  const fed = suited.filter(({ place }) => isFed(place));
  const surelyFit = isFit ? suited.filter(({ place }) => isSurelyFit(place)) : [];
  // Where nothing is known to meet every need, what somebody can eat there comes before a door without a step.
  const isEatenAt = grantedOf(scene, { wishes: [...needs, ...conditions].filter(isOfFood) });
  const eaten = suited.filter(({ place }) => isEatenAt(place));
  const met = fed.length > 0 ? fed : eaten.length > 0 ? eaten : suited;
  const all = isFit ? surelyFit : met;
  const chosen = withoutDear(all, conversation);
  const isHidden = conditions.some(({ attribute, value }) => attribute === 'fame' && value === 'hidden');
  const standing = isHidden ? chosen : withStanding(chosen, scene.profile);
  const isVisit = wanted.some((each) => WORTH_A_VISIT.includes(each));
  const isTable = more.day !== undefined && wanted.some(servesFood);
  const worth = isTable
    ? byExpectation(scene, world, standing, { conversation, conditions, ...more })
    : isVisit && hasChildren({ situation })
      ? byChildren(scene, standing)
      : standing;
  return worth.slice(0, limit).flatMap(({ place, score }) => {
    const planned = world.placeOf(place.id);
    return planned
      ? [{ place: planned, reward: Math.max(score, 0.01) * (!isTable && areGranted(place) ? SURE_WORTH : 1) }]
      : [];
  });
}

/** "Without crowds", as opposed to a calm pace: a relaxed day is one of few stops. */
export const isOfCrowds = ({ attribute, value, polarity, said }: Wish): boolean =>
  attribute === 'feature' && value === 'quiet' && polarity === 'want' && hears('crowds', said ?? { text: '' });

/** No sight says how quiet it is; but crowds stand before what everybody comes to see. */
const awayFromCrowds = (wish: Wish): Wish =>
  isOfCrowds(wish)
    ? { attribute: 'fame', operator: 'is', value: 'hidden', polarity: 'want', strength: wish.strength }
    : wish;

/** Without children nobody who asks for no such house is sent to one that was made for them. */
const isForAnybody = (place: Place, conversation: TalkState): boolean =>
  hasChildren(conversation) || !VOCABULARY.isOf(place, 'kind', 'children_museum');

/** Who hates museums is spared the palace that is one, too. */
const isHated = ({ profile }: Scene, { categories }: Place, wanted: readonly Category[]): boolean =>
  wanted.length > 1 && categories.some((each) => (profile.categories.get(each) ?? HATED + 1) <= HATED);
const HATED = 1;

const isOfFood = ({ attribute }: Wish): boolean => attribute === 'diet' || attribute === 'allergy';

/** A roof in the rain is a need, too. */
const isNeed = (wish: Wish): boolean => isOfNeed(wish) || wish.value === 'indoors';
/** Where somebody has needs, so many times as many places are looked at. */
const FURTHER = 20;
/** A list is mixed, and leaves the second great museum far behind: a day looks deeper. */
const DEEPER = 4;

/** So many places that surely grant what was asked of the plan, and those of which it is not known are left out. */
const ENOUGH_TO_CHOOSE = 4;
/** Of what is only liked: "we like views" asks for no day of nothing else. */
const ENOUGH_OF_LIKED = 12;
/** Else they are worth so many times as much. */
const SURE_WORTH = 3;

const NOT_FOR_CHILDREN: readonly Category[] = ['pubs/bars', 'dance clubs', 'places of worship'];
