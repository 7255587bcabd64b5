// How place, taste and distance weigh: first from what people chose, then so that the heads of lists are right.
import { type Random, seededRandom, shuffle } from '../../src/math/random.ts';
import { TopK } from '../../src/math/topk.ts';
import { type Choice, fitChoices } from '../transfer/choice.ts';
import { adjustToHeads, type HeadCase } from './head.ts';
import { type Anchors, anchorsOf, type Lessons, product, signsFrom, type TaughtWorld, viewOf, WIDTH } from './model.ts';
import { hiddenWithin, MOST_KNOWN, type Newcomer, SHARES } from './world.ts';

interface TrainedTransfer extends Lessons {
  /** In the order of FEATURES. */
  readonly weights: Float64Array;
  readonly logLikelihood: number;
  /** Of the people whose lists the weights were adjusted to. */
  readonly ndcg10: number;
}

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
export function trainTransfer(
  worlds: readonly TaughtWorld[],
  lessons: Lessons,
  seed: number,
  withinM = Number.POSITIVE_INFINITY,
): TrainedTransfer {
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
  return { ...lessons, logLikelihood: chosen.logLikelihood, ...adjustToHeads(cases, chosen.weights) };
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
