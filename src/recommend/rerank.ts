// Which of the good ones make a good list together: greedy, one place at a time. What a place can add only shrinks as
// the list grows, so the order of choosing is the order of the scores.
import type { RankingWeights } from '../domain/experiment.ts';
import { Heap } from '../math/heap.ts';
import type { Survivors } from './best-so-far.ts';
import type { HouseRules } from './house-rules.ts';
import { similarity } from './similarity.ts';
import type { Snapshot } from './snapshot.ts';
import { TasteMix } from './taste-mix.ts';
import { VARIETY_WEIGHT } from './weights.ts';

/** One of the list, and what made its score. */
export interface Chosen {
  readonly row: number;
  /** Where its appeal stands among the candidates. */
  readonly position: number;
  readonly distanceM: number;
  readonly byDistance: number;
  readonly byNovelty: number;
  readonly byHours: number;
  readonly open: boolean | undefined;
  readonly byVariety: number;
  readonly byCalibration: number;
  /** What being pinned adds, and who pinned it. */
  readonly byPin?: number;
  readonly pinnedBy?: string;
  /** Ten-thousandths, so that equal scores are equal. */
  readonly scoreE4: number;
}

interface Wanted {
  readonly limit: number;
  readonly shownM: (row: number) => number;
  readonly weights?: RankingWeights;
  /** Places that come first, whatever they are worth. */
  readonly pins?: readonly Pin[];
}

/** What each survivor was worth when it was last looked at: it is never worth more later. One entry a survivor. */
interface Standings {
  /** Share of the calibration bonus it would get, as it keeps of its appeal. */
  readonly kept: Float64Array;
  /** How many of the chosen places it has been held against. */
  readonly seen: Uint32Array;
  /** Product of (1 - similarity) to those. */
  readonly fresh: Float64Array;
  readonly scoreE4: Float64Array;
}

/**
 * @param taste the person's liking of each category, 0 or more, in the order of CATEGORIES; all 0 when nothing is known
 * @param wanted.shownM the distance that the answer shows for a row, in whole metres: breaks ties
 */
export function rerank(
  snapshot: Snapshot,
  survivors: Survivors,
  taste: Float32Array,
  wanted: Wanted,
): readonly Chosen[] {
  const mix = new TasteMix(snapshot, taste, wanted.weights?.calibration);
  const pinned = pinnedAmong(survivors, wanted.pins ?? []).slice(0, wanted.limit);
  const list = new GrowingList(snapshot, survivors, mix, wanted, new Set(pinned.map(({ each }) => each)));
  for (const { each } of pinned) list.take(each);
  while (list.chosen.length < wanted.limit && list.takeBest()) {}
  // At 0 nothing can fall behind any more, so a branch that waited may have to be put back among its equals.
  const chosen = list.chosen.map((each, at) => ({ each, told: list.told[at]! })).slice(pinned.length);
  const others = chosen.sort((a, b) => list.compare(a.each, b.each)).map(({ told }) => told);
  return pinned.length === 0 ? others : lifted(list.told.slice(0, pinned.length), others, pinned);
}

type Pin = HouseRules['pins'][number];

/** The numbers of the survivors that are pinned, in the order of the pins; each once. */
function pinnedAmong({ order, row }: Survivors, pins: readonly Pin[]) {
  if (pins.length === 0) return [];
  const numbers = new Map(order.map((each) => [row[each]!, each]));
  const found = new Map<number, Pin>();
  for (const pin of pins) {
    const each = numbers.get(pin.row);
    if (each !== undefined && !found.has(each)) found.set(each, pin);
  }
  return [...found].map(([each, { promoter }]) => ({ each, promoter }));
}

const HIGHEST_E4 = 1e4;

/** Pinned places stand first and score a step above the one that follows; the others leave them that room below 1. */
function lifted(
  first: readonly Chosen[],
  rest: readonly Chosen[],
  pinned: readonly { readonly promoter: string }[],
): readonly Chosen[] {
  const room = HIGHEST_E4 - pinned.length;
  const others = rest.map((each) => {
    const scoreE4 = Math.min(room, each.scoreE4);
    return { ...each, scoreE4, byVariety: each.byVariety - (each.scoreE4 - scoreE4) / 1e4 };
  });
  let leastE4 = others[0]?.scoreE4 ?? 0;
  const raised: Chosen[] = [];
  for (let at = first.length - 1; at >= 0; at--) {
    const each = first[at]!;
    const scoreE4 = Math.min(HIGHEST_E4, Math.max(each.scoreE4, leastE4 + 1));
    leastE4 = scoreE4;
    raised.unshift({ ...each, scoreE4, byPin: (scoreE4 - each.scoreE4) / 1e4, pinnedBy: pinned[at]!.promoter });
  }
  return [...raised, ...others];
}

/** The list so far, by the numbers of its survivors, and those that still stand for choice. */
class GrowingList {
  readonly chosen: number[] = [];
  readonly told: Chosen[] = [];
  readonly #snapshot: Snapshot;
  readonly #survivors: Survivors;
  readonly #mix: TasteMix;
  readonly #shownM: (row: number) => number;
  readonly #varietyWeight: number;
  readonly #standings: Standings;
  readonly #waiting: Heap<number>;
  readonly #pinnedCount: number;

  constructor(
    snapshot: Snapshot,
    survivors: Survivors,
    mix: TasteMix,
    { shownM, weights }: Wanted,
    /** Survivors that are taken by `take`, and do not stand for choice. */
    pinned: ReadonlySet<number>,
  ) {
    const { length } = survivors.row;
    this.#snapshot = snapshot;
    this.#survivors = survivors;
    this.#mix = mix;
    this.#shownM = shownM;
    this.#varietyWeight = VARIETY_WEIGHT * (weights?.variety ?? 1);
    this.#pinnedCount = pinned.size;
    this.#standings = {
      kept: new Float64Array(length),
      seen: new Uint32Array(length),
      fresh: new Float64Array(length).fill(1),
      scoreE4: new Float64Array(length),
    };
    this.#waiting = new Heap((a, b) => this.compare(a, b) < 0);
    for (const each of survivors.order) {
      this.#standings.kept[each] = keptShare(survivors, each);
      this.#standings.scoreE4[each] = this.#worthNow(each);
      if (!pinned.has(each)) this.#waiting.push(each);
    }
  }

  /** The order of the answer: score, then distance, then id. */
  compare(a: number, b: number): number {
    const { scoreE4 } = this.#standings;
    if (scoreE4[a] !== scoreE4[b]) return scoreE4[b]! - scoreE4[a]!;
    const { row } = this.#survivors;
    const { places } = this.#snapshot.catalogue;
    const [rowA, rowB] = [row[a]!, row[b]!];
    return this.#shownM(rowA) - this.#shownM(rowB) || ((places[rowA]?.id ?? '') < (places[rowB]?.id ?? '') ? -1 : 1);
  }

  /**
   * Adds the best that is left; a branch of the chain chosen last only where there is nothing else. A place is held
   * against the list anew only when its old worth would win: as worths only fall, the others cannot overtake it (Minoux
   * 1978, "Accelerated greedy algorithms").
   *
   * @returns false when none is left
   */
  takeBest(): boolean {
    // What follows a pinned place is not held below it: the pin is lifted instead.
    const previous = this.chosen.length > this.#pinnedCount ? this.chosen.at(-1) : undefined;
    const branches: number[] = [];
    let best: number | undefined;
    for (let first = this.#waiting.first; first !== undefined && best === undefined; first = this.#waiting.first) {
      if (this.#areOneChain(first, previous)) branches.push(this.#waiting.pop()!);
      else if (this.#standings.seen[first] === this.chosen.length) best = this.#waiting.pop();
      else {
        this.#holdAgainstList(first);
        this.#waiting.replaceFirst(first);
      }
    }
    if (best === undefined) for (const each of branches) this.#holdAgainstList(each);
    for (const each of branches) this.#waiting.push(each);
    best ??= this.#waiting.pop();
    if (best === undefined) return false;
    this.#add(best, previous);
    return true;
  }

  /** Adds a pinned place, whatever stands for choice. */
  take(each: number): void {
    this.#holdAgainstList(each);
    this.#add(each, undefined);
  }

  #add(each: number, previous: number | undefined): void {
    this.told.push(this.#settle(each, previous));
    this.chosen.push(each);
    this.#mix.add(this.#survivors.row[each]!);
  }

  #areOneChain(each: number, previous: number | undefined): boolean {
    if (previous === undefined) return false;
    const { chain } = this.#snapshot;
    const { row } = this.#survivors;
    const own = chain[row[each]!];
    return own !== 0 && own === chain[row[previous]!];
  }

  #holdAgainstList(each: number): void {
    const { row } = this.#survivors;
    const { seen, fresh, scoreE4 } = this.#standings;
    for (; seen[each]! < this.chosen.length; seen[each]!++) {
      fresh[each]! *= 1 - similarity(this.#snapshot, row[each]!, row[this.chosen[seen[each]!]!]!);
    }
    scoreE4[each] = this.#worthNow(each);
  }

  #worthNow(each: number): number {
    return Math.round((this.#survivors.worth[each]! + this.#byVariety(each) + this.#byCalibration(each)) * 1e4);
  }

  #byVariety(each: number): number {
    return -this.#varietyWeight * (1 - this.#standings.fresh[each]!) * this.#survivors.worth[each]!;
  }

  #byCalibration(each: number): number {
    return this.#mix.gainOf(this.#survivors.row[each]!) * this.#standings.kept[each]!;
  }

  /** Writes the score down. A branch that had to wait for another place to come between falls behind it in score too. */
  #settle(each: number, previous: number | undefined): Chosen {
    const { scoreE4 } = this.#standings;
    const earned = scoreE4[each]!;
    if (previous !== undefined && this.compare(previous, each) > 0) scoreE4[each] = Math.max(0, scoreE4[previous]! - 1);
    const { row, position, distanceM, byDistance, byNovelty, byHours, open } = this.#survivors;
    return {
      row: row[each]!,
      position: position[each]!,
      distanceM: distanceM[each]!,
      byDistance: byDistance[each]!,
      byNovelty: byNovelty[each]!,
      byHours: byHours[each]!,
      open: open[each]! < 0 ? undefined : open[each] === 1,
      byVariety: this.#byVariety(each) - (earned - scoreE4[each]!) / 1e4,
      byCalibration: this.#byCalibration(each),
      scoreE4: scoreE4[each]!,
    };
  }
}

/** The bonus for filling the mix shrinks with distance and closed doors just as the appeal does. */
function keptShare({ appeal, worth, byHours }: Survivors, each: number): number {
  const own = appeal[each]!;
  return own > 0 ? Math.min(1, (worth[each]! - Math.max(0, byHours[each]!)) / own) : 0;
}
