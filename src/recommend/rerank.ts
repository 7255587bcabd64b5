// Which of the good ones make a good list together: greedy, one place at a time. What a place can add only shrinks as
// the list grows, so the order of choosing is the order of the scores.
import type { Catalogue } from '../domain/catalogue.ts';
import { distanceM } from '../geo/point.ts';
import type { Snapshot } from './snapshot.ts';
import type { Survivor } from './survivors.ts';
import { CALIBRATION_BONUS, NEIGHBOUR_HALF_LIFE_M, SIMILARITY, VARIETY_WEIGHT } from './weights.ts';

export interface Chosen extends Survivor {
  readonly byVariety: number;
  readonly byCalibration: number;
  /** Ten-thousandths, so that equal scores are equal. */
  readonly scoreE4: number;
}

/** What a survivor is worth at this point of the list. */
interface Standing {
  readonly survivor: Survivor;
  /** Product of (1 - similarity) to every place already chosen. */
  fresh: number;
}

/**
 * @param taste the person's liking of each category, 0 or more, in the order of CATEGORIES; all 0 when nothing is known
 * @param distanceShownM breaks ties, in whole metres
 */
export function rerank(
  snapshot: Snapshot,
  survivors: readonly Survivor[],
  taste: Float32Array,
  limit: number,
  distanceShownM: (survivor: Survivor) => number,
): readonly Chosen[] {
  const mix = new Mix(snapshot, taste);
  let standings: Standing[] = survivors.map((survivor) => ({ survivor, fresh: 1 }));
  const chosen: Chosen[] = [];
  while (chosen.length < limit && standings.length > 0) {
    const next = pick(snapshot, standings, mix, chosen.at(-1), distanceShownM);
    chosen.push(next);
    mix.add(next.row);
    standings = standings.filter(({ survivor }) => survivor.row !== next.row);
    for (const standing of standings) standing.fresh *= 1 - similarity(snapshot, standing.survivor.row, next.row);
  }
  // At 0 nothing can fall behind any more, so a branch that waited may have to be put back among its equals.
  return chosen.sort((a, b) => (comesBefore(a, b, snapshot.catalogue, distanceShownM) ? -1 : 1));
}

function pick(
  snapshot: Snapshot,
  standings: readonly Standing[],
  mix: Mix,
  previous: Chosen | undefined,
  distanceShownM: (survivor: Survivor) => number,
): Chosen {
  const chain = previous ? (snapshot.chain[previous.row] as number) : 0;
  const inOneChain = (row: number) => chain !== 0 && snapshot.chain[row] === chain;
  let best: Chosen | undefined;
  for (const standing of standings) {
    const offer = offerOf(standing, mix);
    const betterChain = best && inOneChain(best.row) && !inOneChain(offer.row);
    const worseChain = best && !inOneChain(best.row) && inOneChain(offer.row);
    if (!best || betterChain || (!worseChain && comesBefore(offer, best, snapshot.catalogue, distanceShownM))) {
      best = offer;
    }
  }
  return belowPrevious(best as Chosen, previous, snapshot.catalogue, distanceShownM);
}

function offerOf({ survivor, fresh }: Standing, mix: Mix): Chosen {
  const byVariety = -VARIETY_WEIGHT * (1 - fresh) * survivor.worth;
  const byCalibration = mix.gainOf(survivor.row) * keptShare(survivor);
  const scoreE4 = Math.round((survivor.worth + byVariety + byCalibration) * 1e4);
  return { ...survivor, byVariety, byCalibration, scoreE4 };
}

/** The bonus for filling the mix shrinks with distance and closed doors just as the appeal does. */
const keptShare = ({ appeal, worth, byHours }: Survivor): number =>
  appeal > 0 ? Math.min(1, (worth - Math.max(0, byHours)) / appeal) : 0;

type DistanceShown = (survivor: Survivor) => number;

/** The order of the answer: score, then distance, then id. */
function comesBefore(a: Chosen, b: Chosen, { places }: Catalogue, distanceShownM: DistanceShown): boolean {
  if (a.scoreE4 !== b.scoreE4) return a.scoreE4 > b.scoreE4;
  const byDistance = distanceShownM(a) - distanceShownM(b);
  return byDistance !== 0 ? byDistance < 0 : (places[a.row]?.id ?? '') < (places[b.row]?.id ?? '');
}

/** A branch that had to wait for another place to come between falls behind it in score too. */
function belowPrevious(
  next: Chosen,
  previous: Chosen | undefined,
  catalogue: Catalogue,
  distanceShownM: DistanceShown,
): Chosen {
  if (!previous || comesBefore(previous, next, catalogue, distanceShownM)) return next;
  const scoreE4 = Math.max(0, previous.scoreE4 - 1);
  return { ...next, scoreE4, byVariety: next.byVariety - (next.scoreE4 - scoreE4) / 1e4 };
}

/** How far the list already serves each of the person's likings (after Steck 2018; logarithmic, so it only saturates). */
class Mix {
  private readonly counts: Float64Array;
  private readonly share: Float64Array;
  private readonly bits: Uint32Array;

  constructor({ categoryBits }: Snapshot, taste: Float32Array) {
    const most = Math.max(...taste);
    this.counts = new Float64Array(taste.length);
    this.share = Float64Array.from(taste, (liking) => (most > 0 ? liking / most : 0));
    this.bits = categoryBits;
  }

  /** 0 to CALIBRATION_BONUS: what one more place of this kind adds. */
  gainOf(row: number): number {
    const category = this.servedBy(row);
    if (category < 0) return 0;
    const count = this.counts[category] as number;
    return (CALIBRATION_BONUS * (this.share[category] as number) * Math.log((count + 2) / (count + 1))) / Math.LN2;
  }

  add(row: number): void {
    const category = this.servedBy(row);
    if (category >= 0) this.counts[category] = (this.counts[category] as number) + 1;
  }

  /** The place's category that the person likes most, or -1. */
  private servedBy(row: number): number {
    const bits = this.bits[row] as number;
    let best = -1;
    for (let category = 0; category < this.share.length; category++) {
      const liking = this.share[category] as number;
      if ((bits >>> category) & 1 && liking > 0 && (best < 0 || liking > (this.share[best] as number))) best = category;
    }
    return best;
  }
}

/** 0 (nothing in common) to 1 (the same again). */
function similarity(snapshot: Snapshot, a: number, b: number): number {
  const { mainCategory, categoryBits, chain, catalogue } = snapshot;
  const [placeA, placeB] = [catalogue.places[a], catalogue.places[b]];
  if (!placeA || !placeB) return 0;
  if (chain[a] !== 0 && chain[a] === chain[b]) return SIMILARITY.sameChain;
  const sharesCategory = ((categoryBits[a] as number) & (categoryBits[b] as number)) !== 0;
  const byCategory =
    mainCategory[a] === mainCategory[b] ? SIMILARITY.sameMainCategory : sharesCategory ? SIMILARITY.sharedCategory : 0;
  const byCuisine = placeA.cuisines.some((cuisine) => placeB.cuisines.includes(cuisine)) ? SIMILARITY.sameCuisine : 0;
  const apart = distanceM(placeA.position, placeB.position);
  return byCategory + byCuisine + SIMILARITY.neighbour * 0.5 ** (apart / NEIGHBOUR_HALF_LIFE_M);
}
