// The five weights of the shipped model, learned in some areas: first from what people chose, then so that the heads of lists
// are right. Distance is weighed beside them, so that fame does not speak for nearness, and then left to `recommend`.
import { type Random, seededRandom, shuffle } from '../../src/math/random.ts';
import { TopK } from '../../src/math/topk.ts';
import type { TransferWeights } from '../../src/models/transfer/artifact.ts';
import { areaWorld, hiddenWithin, MOST_KNOWN, NEARBY_M, type Newcomer, SHARES } from './area-world.ts';
import { type Choice, fitChoices } from './choice.ts';
import {
  type Anchors,
  anchorsOf,
  type Lessons,
  lessonsFrom,
  product,
  signsFrom,
  type TaughtWorld,
  taught,
  viewOf,
  WIDTH,
} from './choice-features.ts';
import { adjustToHeads, type HeadCase } from './head.ts';
import type { Area } from './yelp.ts';

/** The shipped form, learned in some areas. */
export interface LearnedTransfer {
  readonly weights: TransferWeights;
  /** Between the categories of these areas, which have numbers and no names: the shipped ones are learned from other sources. */
  readonly affinities: Float64Array;
  /** Of the people whose lists the weights were adjusted to. */
  readonly ndcg10: number;
}

/** The recipe of what ships and the cross-city protocol call this very function, the latter without the area it measures. */
export function learnedIn(areas: readonly Area[], categoryCount: number, seed: number): LearnedTransfer {
  const worlds = areas.map((area) => areaWorld(area, categoryCount, seed));
  const lessons = lessonsFrom(worlds, categoryCount);
  const taughtWorlds = worlds.map((world) => taught(world, lessons));
  const { weights, ndcg10 } = trainWeights(taughtWorlds, lessons, seed, NEARBY_M);
  const [standing, quality, own, carried, standingOnceKnown] = Array.from(weights, rounded) as [
    number,
    number,
    number,
    number,
    number,
  ];
  return {
    weights: { standing, quality, own, carried, standingOnceKnown },
    affinities: lessons.affinities,
    ndcg10,
  };
}

export const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;

const ALTERNATIVES = 40;
const CHOICES_A_PERSON = 4;
/** Where few places lie within the radius, fewer alternatives must do. */
const MOST_DRAWS = 1_500;
const RIDGE = 1;
const HEAD_PEOPLE = 1_200;
const SHORTLIST = 40;

/** Somebody in an area who has something to be found there. */
interface Asker {
  readonly world: TaughtWorld;
  readonly newcomer: Newcomer;
}

/** @param withinM only places so near to where the person stands are learned from */
function trainWeights(
  worlds: readonly TaughtWorld[],
  lessons: Lessons,
  seed: number,
  withinM: number,
): { readonly weights: Float64Array; readonly ndcg10: number } {
  const random = seededRandom(seed);
  const askers = worlds.flatMap((world) =>
    world.newcomers.flatMap((newcomer): Asker[] => {
      const hidden = hiddenWithin(world, newcomer, withinM);
      return hidden.length > 0 ? [{ world, newcomer: { ...newcomer, hidden } }] : [];
    }),
  );
  const draws = new Map(worlds.map((world) => [world, drawsIn(world)]));
  const choices = askers.flatMap((asker) => choicesOf(asker, draws.get(asker.world)!, lessons, withinM, random));
  const chosen = fitChoices(choices, WIDTH, new Float64Array(WIDTH).fill(RIDGE));
  const cases = shuffle([...askers.keys()], random)
    .slice(0, HEAD_PEOPLE)
    .map((at) => headCase(askers[at]!, chosen.weights, lessons, withinM, random));
  return adjustToHeads(cases, chosen.weights);
}

/** What is known when they ask, and how much their city has said, differ from question to question. */
function questionTo({ world, newcomer }: Asker, anchors: Anchors, { affinities }: Lessons, random: Random) {
  const visitsHere = random.below(MOST_KNOWN + 1);
  const share = random.below(SHARES.length);
  const known = newcomer.known.slice(0, visitsHere);
  const view = viewOf(world, { signs: signsFrom(world, known), visitsHere }, affinities, anchors);
  const write = (row: number, target: Float64Array, offset: number): void => {
    view.writePersonal(row, target, offset);
    view.writeLocal(row, share, target, offset);
  };
  return { known, write };
}

function choicesOf(asker: Asker, draws: Draws, lessons: Lessons, withinM: number, random: Random): readonly Choice[] {
  const { world, newcomer } = asker;
  const anchors = anchorsOf(world, newcomer);
  const visited = new Set([newcomer.standsAt, ...newcomer.known, ...newcomer.hidden]);
  return Array.from({ length: CHOICES_A_PERSON }, (): Choice => {
    const { write } = questionTo(asker, anchors, lessons, random);
    const rows = [newcomer.hidden[random.below(newcomer.hidden.length)]!];
    for (let draw = 0; draw < MOST_DRAWS && rows.length < ALTERNATIVES; draw++) {
      const row = draws.draw(random);
      if (!visited.has(row) && anchors.fromHereM(row) <= withinM) rows.push(row);
    }
    const features = new Float64Array(rows.length * WIDTH);
    rows.forEach((row, at) => {
      write(row, features, at * WIDTH);
    });
    const offsets = Float64Array.from(rows, (row) => -Math.log(draws.chanceOf(row)));
    return { features, alternatives: rows.length, offsets };
  }).filter(({ alternatives }) => alternatives > 1);
}

/** Alternatives are drawn by halves evenly and by fame: who is at the head of lists must be met often. */
interface Draws {
  draw(random: Random): number;
  chanceOf(row: number): number;
}

function drawsIn({ area, locals }: TaughtWorld): Draws {
  const size = area.positions.length;
  const { counts } = locals.at(-1)!;
  // One row for each visit, so that a row drawn evenly is a place drawn by fame.
  const visits = Uint32Array.from(Array.from(counts).flatMap((count, row) => Array.from({ length: count }, () => row)));
  const byFame = visits.length > 0 ? 0.5 : 0;
  return {
    draw: (random) => (random.next() < byFame ? visits[random.below(visits.length)]! : random.below(size)),
    chanceOf: (row) => (1 - byFame) / size + (byFame * counts[row]!) / Math.max(1, visits.length),
  };
}

/** The places that any sensible weights would show, with what was really visited. */
function headCase(asker: Asker, weights: Float64Array, lessons: Lessons, withinM: number, random: Random): HeadCase {
  const { world, newcomer } = asker;
  const anchors = anchorsOf(world, newcomer);
  const { known, write } = questionTo(asker, anchors, lessons, random);
  const seen = new Set([newcomer.standsAt, ...known]);
  const rows = world.order.filter((row) => !seen.has(row) && anchors.fromHereM(row) <= withinM);
  const views = Array.from({ length: 4 }, () => new Float32Array(rows.length));
  const features = new Float64Array(WIDTH);
  rows.forEach((row, at) => {
    write(row, features, 0);
    const [standing, carried, near] = [features[0]!, features[3]!, features[6]!];
    const utilities = [product(weights, features, 0), standing, standing + 3 * carried, standing + 2 * near];
    utilities.forEach((utility, view) => {
      views[view]![at] = utility;
    });
  });
  const shown = [...new Set(views.flatMap(bestOf))].sort((a, b) => a - b).map((at) => rows[at]!);
  const rowsOf = new Float64Array(shown.length * WIDTH);
  shown.forEach((row, at) => {
    write(row, rowsOf, at * WIDTH);
  });
  const wanted = new Set(newcomer.hidden);
  return { features: rowsOf, hits: shown.map((row) => wanted.has(row)), hidden: newcomer.hidden.length };
}

function bestOf(utilities: Float32Array): number[] {
  const best = new TopK(SHORTLIST);
  best.offerAll(utilities);
  const found = new Uint32Array(SHORTLIST);
  return [...found.subarray(0, best.drainInto(found))];
}
