// Expands the judgement of a query into grades 0 to 3 a place, from the catalogue's facts alone.
import { type Condition, fulfils, metresBetween } from './conditions.ts';
import { type Catalogue, type PlaceFacts, type Point, readRows } from './facts.ts';

type Order = 'all' | 'prominence' | 'distance' | 'both';

interface Lesser {
  readonly grade: number;
  readonly when: Condition;
}

/** What is right for a query: nothing, stated places, or a rule over facts (README.md). */
type Judgement =
  | { readonly none: true }
  | { readonly ids: Readonly<Record<string, number>> }
  | {
      readonly when: Condition;
      readonly grade_by?: Order;
      readonly km_costs?: number;
      readonly lesser?: readonly Lesser[];
    };

export interface JudgedQuery {
  readonly id: string;
  readonly q: string;
  readonly lang: 'en' | 'es';
  readonly from?: Point;
  readonly kind: string;
  readonly judge: Judgement;
}

const CENTRE: Point = { lat: 40.4168, lng: -3.7038 };

/** What the tenth and the thirtieth best of a broad query are worth is where the grades end. */
const BEST = 10;
const GOOD = 30;
/** Points of prominence within which two places are as good as each other. */
const SLACK = 0.3;
const KM_COSTS = 0.3;
const METRES_A_KM = 1000;

export function readQueries(file: string): JudgedQuery[] {
  return readRows<JudgedQuery>(file);
}

/** Grades of all places that are worth anything for the query; what is absent is worth 0. */
export function grades(query: Pick<JudgedQuery, 'judge' | 'from'>, catalogue: Catalogue): Map<string, number> {
  const { judge } = query;
  if ('none' in judge) return new Map();
  if ('ids' in judge) return stated(judge.ids, catalogue);
  const from = query.from ?? CENTRE;
  const graded = new Map<string, number>();
  for (const { grade, when } of judge.lesser ?? []) {
    for (const place of matching(when, catalogue)) graded.set(place.id, Math.max(grade, graded.get(place.id) ?? 0));
  }
  const worth = worthOf(judge.grade_by ?? 'all', from, judge.km_costs ?? KM_COSTS);
  for (const [id, grade] of byWorth(matching(judge.when, catalogue), worth)) graded.set(id, grade);
  return graded;
}

function stated(ids: Readonly<Record<string, number>>, catalogue: Catalogue): Map<string, number> {
  const known = new Set(catalogue.places.map(({ id }) => id));
  const stranger = Object.keys(ids).find((id) => !known.has(id));
  if (stranger !== undefined) throw new Error(`no open place has the id "${stranger}"`);
  return new Map(Object.entries(ids));
}

const matching = (condition: Condition, catalogue: Catalogue) =>
  catalogue.places.filter((place) => fulfils(place, condition, catalogue));

function worthOf(order: Order, from: Point, kmCosts: number): (place: PlaceFacts) => number {
  const kilometres = (place: PlaceFacts) => metresBetween(place, from) / METRES_A_KM;
  if (order === 'prominence') return ({ prominence }) => prominence;
  if (order === 'distance') return (place) => -kilometres(place);
  if (order === 'both') return (place) => place.prominence - kmCosts * kilometres(place);
  return () => 0;
}

function byWorth(places: readonly PlaceFacts[], worth: (place: PlaceFacts) => number): [string, number][] {
  const worths = places.map(worth).sort((a, b) => b - a);
  const limit = (rank: number) => (worths[Math.min(rank, worths.length) - 1] ?? 0) - SLACK;
  const [best, good] = [limit(BEST), limit(GOOD)];
  return places.map((place) => [place.id, worth(place) >= best ? 3 : worth(place) >= good ? 2 : 1]);
}
