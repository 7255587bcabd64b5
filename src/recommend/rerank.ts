// Which of the good ones make a good list together: greedy, one place at a time. What a place can add only shrinks as
// the list grows, so the order of choosing is the order of the scores.
import { Heap } from '../math/heap.ts';
import { similarity } from './similarity.ts';
import type { Snapshot } from './snapshot.ts';
import type { Survivor } from './survivors.ts';
import { TasteMix } from './taste-mix.ts';
import { VARIETY_WEIGHT } from './weights.ts';

export interface Chosen extends Survivor {
  readonly byVariety: number;
  readonly byCalibration: number;
  /** Ten-thousandths, so that equal scores are equal. */
  readonly scoreE4: number;
}

/** A survivor, and what it was worth when it was last looked at: it is never worth more later. */
interface Standing {
  readonly survivor: Survivor;
  /** Share of the calibration bonus it would get, as it keeps of its appeal. */
  readonly kept: number;
  /** How many of the chosen places it has been held against. */
  seen: number;
  /** Product of (1 - similarity) to those. */
  fresh: number;
  scoreE4: number;
}

/**
 * @param taste the person's liking of each category, 0 or more, in the order of CATEGORIES; all 0 when nothing is known
 * @param shownM the distance that the answer shows for a row, in whole metres: breaks ties
 */
export function rerank(
  snapshot: Snapshot,
  survivors: readonly Survivor[],
  taste: Float32Array,
  limit: number,
  shownM: (row: number) => number,
): readonly Chosen[] {
  const mix = new TasteMix(snapshot.categoryBits, taste);
  const compare = orderOf(snapshot, shownM);
  const standings = new Heap<Standing>((a, b) => compare(a, b) < 0);
  for (const survivor of survivors) {
    const standing = { survivor, kept: keptShare(survivor), seen: 0, fresh: 1, scoreE4: 0 };
    standing.scoreE4 = worthNow(standing, mix);
    standings.push(standing);
  }
  const chosen: Standing[] = [];
  const list: Chosen[] = [];
  while (chosen.length < limit && standings.size > 0) {
    const next = takeBest(snapshot, standings, chosen, mix);
    list.push(settle(next, chosen.at(-1), mix, compare));
    chosen.push(next);
    mix.add(next.survivor.row);
  }
  // At 0 nothing can fall behind any more, so a branch that waited may have to be put back among its equals.
  const order = new Map(list.map((each, at) => [each, chosen[at] as Standing]));
  return list.sort((a, b) => compare(order.get(a) as Standing, order.get(b) as Standing));
}

/** The bonus for filling the mix shrinks with distance and closed doors just as the appeal does. */
const keptShare = ({ appeal, worth, byHours }: Survivor): number =>
  appeal > 0 ? Math.min(1, (worth - Math.max(0, byHours)) / appeal) : 0;

const varietyLoss = ({ survivor, fresh }: Standing): number => -VARIETY_WEIGHT * (1 - fresh) * survivor.worth;

const worthNow = (standing: Standing, mix: TasteMix): number =>
  Math.round(
    (standing.survivor.worth + varietyLoss(standing) + mix.gainOf(standing.survivor.row) * standing.kept) * 1e4,
  );

/**
 * Takes the best out of `standings`; a branch of the chain chosen last only where there is nothing else. A place is held
 * against the list anew only when its old worth would win: as worths only fall, the others cannot overtake it (Minoux
 * 1978, "Accelerated greedy algorithms").
 */
function takeBest(snapshot: Snapshot, standings: Heap<Standing>, chosen: readonly Standing[], mix: TasteMix): Standing {
  const isBranch = branchesOf(snapshot, chosen.at(-1));
  const waiting: Standing[] = [];
  let best: Standing | undefined;
  while (!best && standings.first) {
    const first = standings.first;
    if (isBranch(first)) waiting.push(standings.pop() as Standing);
    else if (first.seen === chosen.length) best = standings.pop();
    else {
      holdAgainst(snapshot, first, chosen, mix);
      standings.replaceFirst(first);
    }
  }
  if (!best) for (const each of waiting) holdAgainst(snapshot, each, chosen, mix);
  for (const each of waiting) standings.push(each);
  return best ?? (standings.pop() as Standing);
}

/** Whether a place is of the same chain as the one chosen last. */
function branchesOf({ chain }: Snapshot, previous: Standing | undefined): (standing: Standing) => boolean {
  const own = previous ? (chain[previous.survivor.row] as number) : 0;
  return ({ survivor }) => own !== 0 && chain[survivor.row] === own;
}

function holdAgainst(snapshot: Snapshot, standing: Standing, chosen: readonly Standing[], mix: TasteMix): void {
  for (; standing.seen < chosen.length; standing.seen++) {
    const other = chosen[standing.seen] as Standing;
    standing.fresh *= 1 - similarity(snapshot, standing.survivor.row, other.survivor.row);
  }
  standing.scoreE4 = worthNow(standing, mix);
}

type Order = (a: Standing, b: Standing) => number;

/** The order of the answer: score, then distance, then id. */
const orderOf =
  ({ catalogue: { places } }: Snapshot, shownM: (row: number) => number): Order =>
  (a, b) => {
    if (a.scoreE4 !== b.scoreE4) return b.scoreE4 - a.scoreE4;
    const [rowA, rowB] = [a.survivor.row, b.survivor.row];
    return shownM(rowA) - shownM(rowB) || ((places[rowA]?.id ?? '') < (places[rowB]?.id ?? '') ? -1 : 1);
  };

/** Writes the score down. A branch that had to wait for another place to come between falls behind it in score too. */
function settle(next: Standing, previous: Standing | undefined, mix: TasteMix, compare: Order): Chosen {
  const earned = next.scoreE4;
  if (previous && compare(previous, next) > 0) next.scoreE4 = Math.max(0, previous.scoreE4 - 1);
  return {
    ...next.survivor,
    byVariety: varietyLoss(next) - (earned - next.scoreE4) / 1e4,
    byCalibration: mix.gainOf(next.survivor.row) * next.kept,
    scoreE4: next.scoreE4,
  };
}
