// What a table of a plan is expected to come to, by the measure of lists: the chance that each thing that was asked or is needed
// is there, whether children eat well, and whether the doors are known to be open. What is known goes before what is not, even
// where it lies some minutes farther; nothing that is unknown is left out.
import { situationWishes } from '../../../chat/situation.ts';
import type { TalkState } from '../../../chat/state.ts';
import type { CivilDay } from '../../../domain/civil-day.ts';
import { asOnceOpen } from '../../../domain/past-hours.ts';
import type { Place } from '../../../domain/place.ts';
import type { PlanWorld } from '../../../plan/world.ts';
import { grants } from '../../../wishes/grants.ts';
import { expectedOf, type Hope, LIKELY_CHANCE, wayCost, weightOf } from '../../../wishes/usefulness.ts';
import { must, type Wish } from '../../../wishes/wish.ts';
import { hopeOf } from '../lists/prospects.ts';
import { wishContextOf } from '../lists/wish-context.ts';
import type { Scene } from '../world.ts';
import { hasChildren } from './children.ts';
import { isOfNeed } from './doubts.ts';

interface Sitting {
  readonly conversation: Pick<TalkState, 'situation'>;
  readonly conditions: readonly Wish[];
  readonly day?: CivilDay | undefined;
  /** It is picked for itself, so that the way to it is weighed here; else whoever orders the day weighs all of its ways. */
  readonly isPicked?: boolean | undefined;
}

interface Scored {
  readonly place: Place;
  readonly score: number;
  readonly distanceM: number;
}

/** The same tables by what they are expected to come to, the best first. */
export function byExpectation<Item extends Scored>(
  scene: Scene,
  world: PlanWorld,
  items: readonly Item[],
  sitting: Sitting,
): readonly Item[] {
  const hopesFor = hopesOf(scene, world, sitting);
  const way = (distanceM: number) =>
    sitting.isPicked ? wayCost({ walkMinutes: distanceM / METRES_A_MINUTE, walkPatience: PATIENCE_MINUTES }) : 0;
  const fame = isPicky(sitting.conversation, sitting.conditions) ? FAME_BESIDE_NEEDS : FAME;
  const weighed = items.map((item) => ({
    item,
    expected: expectedOf({ hopes: hopesFor(item.place) }) - way(item.distanceM),
  }));
  const best = Math.max(...weighed.map(({ expected }) => expected));
  return weighed
    .map(({ item, expected }) => ({
      ...item,
      score: fame * item.score + SHARE * Math.max(0, expected - best + MOST_LACKING),
    }))
    .sort((one, other) => other.score - one.score);
}
/** Who needs nothing in particular goes where the town is known for its kitchen. */
const FAME = 3;
const FAME_BESIDE_NEEDS = 0.3;
const SHARE = 0.4;
/** A table that lacks more than this is as bad as any other. */
const MOST_LACKING = 5;
const METRES_A_MINUTE = 75;
const PATIENCE_MINUTES = 15;

/** Whoever needs or asks something of a table goes a little farther for one that is known to have it. */
export const isPicky = (conversation: Pick<TalkState, 'situation'>, conditions: readonly Wish[]): boolean =>
  hasChildren(conversation) ||
  conditions.some(({ polarity, attribute }) => polarity === 'want' && MEASURED.has(attribute)) ||
  needsOf(conversation).length > 0;
const MEASURED: ReadonlySet<string> = new Set(['diet', 'wheelchair', 'price_level', 'amount']);

const needsOf = ({ situation = {} }: Pick<TalkState, 'situation'>): readonly Wish[] =>
  situationWishes(situation, { categories: ['restaurants'], filters: [] }).filter(
    (wish) => isOfNeed(wish) || MEASURED.has(wish.attribute),
  );

const FOR_CHILDREN = must({ attribute: 'feature', operator: 'is', value: 'children' });

function hopesOf(
  scene: Scene,
  world: PlanWorld,
  { conversation, conditions, day }: Sitting,
): (place: Place) => readonly Hope[] {
  const context = wishContextOf(scene);
  const asked = [
    ...conditions.filter(({ attribute }) => attribute !== 'area'),
    ...(hasChildren(conversation) ? [FOR_CHILDREN] : []),
  ];
  const needs = needsOf(conversation);
  const wanted = needs.filter((need) => !asked.some((wish) => wish.attribute === need.attribute));
  const all = [...asked, ...wanted];
  return (place) => [
    ...all.map((wish) => hopeOf(wish, grants(place, wish, context).answer, place)),
    ...(day === undefined ? [] : [hoursHope(world, place, day)]),
  ];
}

function hoursHope(world: PlanWorld, place: Place, day: CivilDay): Hope {
  const isKnown = world.placeOf(place.id)?.spansOn(day) !== undefined;
  const chance = isKnown ? 1 : asOnceOpen(place) ? LIKELY_CHANCE : UNTOLD_HOURS;
  return { chance, weight: weightOf('open') };
}
const UNTOLD_HOURS = 0.5;
