// From appeal to worth here and now: distance, hours and novelty; and the few best of many.
import { CATEGORIES } from '../domain/category.ts';
import { chordToM, type Point, unitVector } from '../geo/point.ts';
import { Heap } from '../math/heap.ts';
import { DEFAULT_CURVE, type DecayCurve, distanceDecay } from './distance.ts';
import { isOpenAt } from './opening.ts';
import type { Query } from './query.ts';
import type { Appeals } from './score.ts';
import { bitsOf, type Snapshot } from './snapshot.ts';
import { CLOSED_KEEPS, HOURS_LOOKED_UP, NOVELTY_WEIGHT, OPEN_BONUS, survivorsFor } from './weights.ts';

const MAX_PROMINENCE = 5;

export interface Survivor {
  readonly row: number;
  /** Where its appeal stands among the candidates. */
  readonly position: number;
  /** From where the ranking starts. */
  readonly distanceM: number;
  readonly appeal: number;
  /** What distance, hours and novelty add (mostly take away). Their sum with the appeal is `worth`. */
  readonly byDistance: number;
  readonly byNovelty: number;
  readonly byHours: number;
  readonly open: boolean | undefined;
  readonly worth: number;
}

/** A candidate at its distance. */
interface Offer {
  readonly position: number;
  /** Before hours. */
  readonly worth: number;
  readonly distanceM: number;
  /** What it keeps of its appeal at that distance. */
  readonly share: number;
}

const isBetter = (worth: number, distanceM: number, than: Offer): boolean =>
  worth > than.worth || (worth === than.worth && distanceM < than.distanceM);

const isWorse = (a: Offer, b: Offer): boolean => isBetter(b.worth, b.distanceM, a);

/** The best candidates by worth, best first; hours are looked up only for those in sight of the list. */
export function survivorsOf(
  snapshot: Snapshot,
  query: Query,
  from: Point,
  rows: Uint32Array,
  appeals: Appeals,
  taste: Float32Array,
): readonly Survivor[] {
  const metresTo = distanceFrom(from, snapshot);
  const keepOf = keepFor(snapshot, soughtBits(query, taste), rows, metresTo);
  const count = survivorsFor(query.limit);
  const kept = query.openAt ? HOURS_LOOKED_UP * count : count;
  const best = new Heap<Offer>(isWorse);
  for (let position = 0; position < rows.length; position++) {
    const row = rows[position] as number;
    const atMost = (appeals.of[position] as number) * (1 - noveltyLoss(snapshot, row, query.novelty ?? 0));
    // Distance only takes away, so most places are out of the question before it is known.
    const worst = best.size < kept ? undefined : best.first;
    if (worst && atMost < worst.worth) continue;
    const distanceM = metresTo(row);
    const share = keepOf(row, distanceM);
    const worth = atMost * share;
    if (!worst) best.push({ position, worth, distanceM, share });
    else if (isBetter(worth, distanceM, worst)) best.replaceFirst({ position, worth, distanceM, share });
  }
  const inSight = [...best.items()].sort((a, b) => (isWorse(a, b) ? 1 : isWorse(b, a) ? -1 : a.position - b.position));
  const survivors = inSight.map((offer) => {
    return survivorOf(snapshot, query, offer, rows[offer.position] as number, appeals.of[offer.position] as number);
  });
  return query.openAt ? survivors.sort((a, b) => b.worth - a.worth || a.row - b.row).slice(0, count) : survivors;
}

/** Categories asked for, else those that the person likes. */
const soughtBits = ({ categories }: Query, taste: Float32Array): number =>
  categories?.length ? bitsOf(categories) : bitsOf(CATEGORIES.filter((_, category) => (taste[category] as number) > 0));

function survivorOf(
  snapshot: Snapshot,
  { novelty = 0, openAt }: Query,
  { position, distanceM, share }: Offer,
  row: number,
  appeal: number,
): Survivor {
  const near = appeal * share;
  const byNovelty = -near * noveltyLoss(snapshot, row, novelty);
  const open = openAt && isOpenAt(snapshot.catalogue.places[row]?.openingHours, openAt);
  const byHours = open === undefined ? 0 : open ? OPEN_BONUS : (CLOSED_KEEPS - 1) * (near + byNovelty);
  const worth = near + byNovelty + byHours;
  return { row, position, distanceM, appeal, byDistance: near - appeal, byNovelty, byHours, open, worth };
}

function distanceFrom(from: Point, { unitXyz }: Snapshot): (row: number) => number {
  const [x, y, z] = unitVector(from);
  return (row) => {
    const dx = (unitXyz[3 * row] as number) - x;
    const dy = (unitXyz[3 * row + 1] as number) - y;
    const dz = (unitXyz[3 * row + 2] as number) - z;
    return chordToM(dx * dx + dy * dy + dz * dz);
  };
}

/**
 * What a place keeps of its appeal at its distance: by the curve of its main category, or by that of a category which
 * the person seeks, whichever is more patient. Where the nearest place of a kind is far, people go far for it (Stouffer
 * 1940, "Intervening opportunities"), so the curve of what is sought is never steeper than the way to the nearest one.
 */
function keepFor(
  { curves, categoryBits, mainCategory }: Snapshot,
  sought: number,
  rows: Uint32Array,
  metresTo: (row: number) => number,
): (row: number, metres: number) => number {
  const nearestM = nearestOfEach(categoryBits, sought, rows, metresTo, curves.length);
  const patient = curves.map((curve, category): DecayCurve => {
    return { ...curve, scaleM: Math.max(curve.scaleM, nearestM[category] as number) };
  });
  return (row, metres) => {
    let most = distanceDecay(metres, curves[mainCategory[row] as number] ?? DEFAULT_CURVE);
    for (let bits = (categoryBits[row] as number) & sought; bits !== 0; bits &= bits - 1) {
      most = Math.max(most, distanceDecay(metres, patient[lowest(bits)] as DecayCurve));
    }
    return most;
  };
}

function nearestOfEach(
  categoryBits: Uint32Array,
  sought: number,
  rows: Uint32Array,
  metresTo: (row: number) => number,
  categories: number,
): Float64Array {
  const nearestM = new Float64Array(categories).fill(Number.POSITIVE_INFINITY);
  for (let position = 0; position < rows.length; position++) {
    const row = rows[position] as number;
    let bits = (categoryBits[row] as number) & sought;
    if (bits === 0) continue;
    const metres = metresTo(row);
    for (; bits !== 0; bits &= bits - 1) {
      const category = lowest(bits);
      if (metres < (nearestM[category] as number)) nearestM[category] = metres;
    }
  }
  return nearestM;
}

const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits);

const noveltyLoss = ({ catalogue }: Snapshot, row: number, novelty: number): number =>
  novelty === 0 ? 0 : NOVELTY_WEIGHT * novelty * ((catalogue.places[row]?.prominence ?? 0) / MAX_PROMINENCE);
