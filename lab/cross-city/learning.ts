// Learns the protocol's form: lists that people of other areas would have been shown, and what of them they went on to visit.
import { type Random, seededRandom, shuffle } from '../../src/math/random.ts';
import { TopK } from '../../src/math/topk.ts';
import type { Sign } from '../../src/models/transfer/features.ts';
import { type CountedWorld, columnOf, type Feature, FORM, lookOf, START, type Ties } from './form.ts';
import { learnToRank, type Question, type RankingWeights } from './learn-to-rank.ts';
import { type Anchors, anchorsOf, type Known, signsElsewhere, signsFrom } from './model.ts';
import { hiddenWithin, MOST_KNOWN, type Newcomer, SHARES } from './world.ts';

/** Of somebody from elsewhere so many visits are known at least. */
export const LEAST_ELSEWHERE = 5;

export interface LearnedTransfer extends RankingWeights, Ties {}

const MOST_PEOPLE = 2_400;
const QUESTIONS_A_PERSON = 2;
/** Of questions to people whose visits elsewhere could be known. */
const AS_STRANGERS = 0.3;
const SHORTLIST = 40;

/** Somebody in an area who has something to be found there. */
interface Asker {
  readonly world: CountedWorld;
  readonly newcomer: Newcomer;
  readonly elsewhere: readonly Sign[];
}

/**
 * @param halves the same areas with each half of the people as newcomers
 * @param withinM only places so near to where the person stands are learned from
 */
export function learnTransfer(
  halves: readonly (readonly CountedWorld[])[],
  ties: Ties,
  seed: number,
  withinM: number,
): LearnedTransfer {
  const random = seededRandom(seed);
  const askers = halves.flatMap((worlds) => worlds.flatMap((world) => askersIn(world, worlds, withinM)));
  const questions = shuffle([...askers.keys()], random)
    .slice(0, MOST_PEOPLE)
    .flatMap((at) => questionsTo(askers[at]!, ties, withinM, random));
  return { ...ties, ...learnToRank(questions, FORM, START, seed) };
}

function askersIn(world: CountedWorld, worlds: readonly CountedWorld[], withinM: number): readonly Asker[] {
  const elsewhere = signsElsewhere(world, worlds);
  return world.newcomers.flatMap((newcomer): Asker[] => {
    const hidden = hiddenWithin(world, newcomer, withinM);
    const signs = elsewhere.get(newcomer.person) ?? [];
    return hidden.length > 0 ? [{ world, newcomer: { ...newcomer, hidden }, elsewhere: signs }] : [];
  });
}

function questionsTo(asker: Asker, ties: Ties, withinM: number, random: Random): readonly Question[] {
  const anchors = anchorsOf(asker.world, asker.newcomer);
  // One question in a city where nobody has rated, which is a world of its own, the others anywhere else.
  return Array.from({ length: QUESTIONS_A_PERSON }, (_, question) => {
    const known = knownOf(asker, random);
    const share = question === 0 ? 0 : 1 + random.below(SHARES.length - 1);
    return shortlistFor(asker, known, { ties, anchors, withinM, share });
  });
}

/** What is known when they ask, and how much their city has said, differ from question to question. */
function knownOf({ world, newcomer, elsewhere }: Asker, random: Random): Known {
  if (elsewhere.length >= LEAST_ELSEWHERE && random.next() < AS_STRANGERS) return { signs: elsewhere, visitsHere: 0 };
  const visitsHere = random.below(MOST_KNOWN + 1);
  return { signs: signsFrom(world, newcomer.known.slice(0, visitsHere)), visitsHere };
}

interface Showing {
  readonly ties: Ties;
  readonly anchors: Anchors;
  readonly withinM: number;
  readonly share: number;
}

/** The places that any sensible weights would show, with what was really visited. */
function shortlistFor({ world, newcomer }: Asker, known: Known, showing: Showing): Question {
  const { ties, anchors, withinM, share } = showing;
  const look = lookOf(world, known, ties, anchors);
  const seen = new Set([newcomer.standsAt, ...newcomer.known.slice(0, known.visitsHere)]);
  const rows = world.order.filter((row) => !seen.has(row) && anchors.fromHereM(row) <= withinM);
  const width = FORM.features;
  const features = new Float64Array(rows.length * width);
  rows.forEach((row, at) => {
    look.writePersonal(row, features, at * width);
    look.writeLocal(row, share, features, at * width);
  });
  const shown = [...new Set(VIEWS.flatMap((view) => headBy(view, features, rows.length)))].sort((a, b) => a - b);
  const wanted = new Set(newcomer.hidden);
  const kept = new Float32Array(shown.length * width);
  shown.forEach((from, at) => {
    kept.set(features.subarray(from * width, (from + 1) * width), at * width);
  });
  return {
    features: kept,
    hits: Uint8Array.from(shown, (at) => Number(wanted.has(rows[at]!))),
    wanted: wanted.size,
    gates: look.gatesAt(share),
  };
}

/** Weights of a few features: fame, taste, nearness and visits, apart and together. */
type View = Partial<Record<Feature, number>>;
const VIEWS: readonly View[] = [
  { standing: 1 },
  { standing: 1, 'carried category': 3 },
  { standing: 1, 'near what is known': 2 },
  { 'own category, logarithmic': 1, 'near what is known': 1 },
  { standing: 1, 'own category, logarithmic': 1, 'near what is known': 1 },
  { 'visits, logarithmic': 1 },
  { 'near what is known': 1 },
  { standing: 1, 'near here': 2 },
];

function headBy(view: View, features: Float64Array, rows: number): number[] {
  const parts = (Object.entries(view) as [Feature, number][]).map(
    ([feature, weight]) => [columnOf(feature), weight] as const,
  );
  const best = new TopK(SHORTLIST);
  const utilities = new Float64Array(rows);
  for (const [column, weight] of parts) {
    for (let row = 0, at = column; row < rows; row++, at += FORM.features) utilities[row]! += weight * features[at]!;
  }
  for (let row = 0; row < rows; row++) if (utilities[row]! > best.floor) best.offer(row, utilities[row]!);
  const found = new Uint32Array(SHORTLIST);
  return [...found.subarray(0, best.drainInto(found))];
}
