// The stops of a plan as the judge sees them, with their names and hours, and which of them answers to a name, a meal or a kind.
import type { Plan } from '../../src/domain/plan.ts';
import { foldedLine } from '../../src/domain/text.ts';
import { schedule } from '../../src/plan/schedule.ts';
import type { PlanWorld } from '../../src/plan/world.ts';
import type { PlaceFacts } from '../relevance/facts.ts';
import type { StopWanted } from './messages.ts';

export interface StopSeen {
  readonly id: string;
  readonly place: PlaceFacts | undefined;
  readonly meal: string | undefined;
  /** Minutes after midnight. */
  readonly begin: number;
  readonly end: number;
  readonly day: string;
  readonly isShut: boolean;
}

export class StopsSeen {
  readonly #world: PlanWorld;
  readonly #places: ReadonlyMap<string, PlaceFacts>;

  constructor(world: PlanWorld, places: ReadonlyMap<string, PlaceFacts>) {
    this.#world = world;
    this.#places = places;
  }

  of(plan: Plan | undefined): readonly StopSeen[] {
    return (plan?.days ?? []).flatMap((day) =>
      schedule(day, this.#world).visits.map(({ stop, begin, open }) => ({
        id: stop.placeId,
        place: this.#places.get(stop.placeId),
        meal: stop.meal,
        begin,
        end: begin + stop.stayMinutes,
        day: day.day,
        isShut: open === 'no',
      })),
    );
  }
}

export const nameOf = ({ place, id }: StopSeen): string => place?.name ?? id;

/** @param of a name or a part of it, or a meal */
export function stopCalled(stops: readonly StopSeen[], of: string): StopSeen | undefined {
  const said = foldedLine(of).trim();
  if (said in MEAL_HOURS)
    return stops.find(({ meal }) => meal === said) ?? stops.find((stop) => isMeal(stop, said as MealName));
  const names = stops.map((stop) => [stop, foldedLine(nameOf(stop)).trim()] as const);
  const exact = names.find(([, name]) => name === said);
  return (exact ?? names.find(([, name]) => name.includes(said) || said.includes(name)))?.[0];
}

/** Eaten at the hours of the meal, whether the plan calls it so or not. */
export function isMeal(stop: StopSeen, meal: string | undefined): boolean {
  if (!meal || stop.meal === meal) return true;
  const [from, until] = MEAL_HOURS[meal as MealName] ?? [0, 0];
  return (
    stop.meal === undefined &&
    /restaurant|food|tapas|cafe|bar|tavern|market/.test(wordsOf(stop)) &&
    stop.begin >= from &&
    stop.begin <= until
  );
}

const MEAL_HOURS = { breakfast: [420, 720], lunch: [720, 990], snack: [900, 1_230], dinner: [1_140, 1_440] } as const;
type MealName = keyof typeof MEAL_HOURS;

export function isWanted(stop: StopSeen, { name, types = [] }: StopWanted): boolean {
  if (name !== undefined) return isNamed(stop, foldedLine(name).trim());
  const words = wordsOf(stop);
  return types
    .map((type) => foldedLine(type).trim())
    .some((type) => [type, ...(ALIKE[type] ?? [])].some((each) => words.includes(each)));
}

/** Of one of these kinds, by its own types and nothing that it has beside. */
export const isOfKind = ({ place }: StopSeen, kind: string): boolean =>
  (place?.types ?? []).some((type) => foldedLine(type).includes(foldedLine(kind).trim()));

function isNamed(stop: StopSeen, name: string): boolean {
  const own = [nameOf(stop), ...(stop.place?.aliases ?? [])].map((each) => foldedLine(each).trim());
  const telling = own[0]!.split(' ').filter((word) => word.length > 4);
  return own.some((each) => each.includes(name)) || telling.some((word) => name.includes(word));
}

const wordsOf = ({ place }: StopSeen): string =>
  place
    ? foldedLine(
        [place.types, place.categories, place.cuisines ?? [], place.features ?? [], [place.name]].flat().join(' | '),
      )
    : '';

/** What authors call a place, and the kinds of the catalogue that are it as well. */
const ALIKE: Readonly<Record<string, readonly string[]>> = {
  gallery: ['exhibition', 'art museum', 'museum'],
  exhibition: ['museum', 'gallery'],
  museum: ['exhibition'],
  bar: ['pub', 'tavern'],
  cafe: ['coffee', 'tea'],
  'coffee shop': ['cafe', 'coffee'],
  restaurant: ['tapas', 'tavern', 'pizzeria'],
  tapas: ['tavern'],
  italian: ['pizz', 'trattoria'],
  pizzeria: ['pizz', 'italian'],
  burgers: ['burger'],
  park: ['garden', 'lake'],
  playground: ['park'],
  zoo: ['aquarium'],
  viewpoint: ['rooftop', 'mirador'],
  shop: ['store', 'mall'],
  churros: ['churro', 'chocolat'],
  walk: ['street', 'quarter', 'park', 'square', 'landmark', 'viewpoint'],
};
