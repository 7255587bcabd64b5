// The form that the cross-city protocol learns: what a place looks like to somebody, and what is known of the question.
// It is the shipped form with all that a city of counted visits and a person of counted visits tell beside it.
import { carriedOver, confidenceIn, match, tasteOf } from '../../src/models/transfer/features.ts';
import { type ExpectedFame, shrunkFame } from './fame.ts';
import { type RankingForm, weightsFor } from './learn-to-rank.ts';
import { type Anchors, type Known, type TaughtWorld, taught } from './model.ts';
import type { Surroundings } from './surroundings.ts';
import { type AreaWorld, SHARES } from './world.ts';

/** Which categories go together elsewhere. */
export interface Ties {
  readonly affinities: Float64Array;
  readonly lift: Float64Array;
}

/** A taught world with what its visits tell in numbers instead of ranks. */
export interface CountedWorld extends TaughtWorld {
  readonly surroundings: Surroundings;
  /** ln of what the categories of each place lead to expect. */
  readonly expected: Float64Array;
  /** At each of SHARES: ln of how famous a place is, and of how many visits it had. */
  readonly fames: readonly Float64Array[];
  readonly visits: readonly Float64Array[];
}

const PERSONAL = [
  'own category',
  'own category, logarithmic',
  'carried category',
  'lift',
  'near here',
  'near what is known',
  'not beyond reach',
  'in the next street',
  'fame expected',
  'near two of what is known',
  'near all that is known',
  'places close by',
  'places around',
  'places alike close by',
  'far from the centre',
] as const;
const LOCAL = [
  'standing',
  'quality',
  'fame, logarithmic',
  'visits, logarithmic',
  'standing near',
  'standing by lift',
] as const;
export type Feature = (typeof PERSONAL)[number] | (typeof LOCAL)[number];
const FEATURES: readonly Feature[] = [...PERSONAL, ...LOCAL];
const WIDTH = FEATURES.length;

export const columnOf = (feature: Feature): number => FEATURES.indexOf(feature);

/** What a weight may depend on: how much is known of the person here, how little of the city, how much of them from other cities. */
const GATES = ['always', 'known', 'guessed', 'from elsewhere'] as const;

/** Few people from elsewhere are met in training, so few weights depend on them. */
const FOR_STRANGERS: readonly Feature[] = ['standing', 'near here', 'near what is known', 'not beyond reach', 'lift'];

export const FORM: RankingForm = {
  features: WIDTH,
  gates: GATES.length,
  isUsed: (feature, gate) => GATES[gate] !== 'from elsewhere' || FOR_STRANGERS.includes(FEATURES[feature]!),
};

/** In units of each feature's spread: fame and nearness. */
const FIRST: Partial<Record<Feature, number>> = { standing: 1, 'near what is known': 0.3 };
export const START = Float64Array.from(FEATURES, (feature) => FIRST[feature] ?? 0);

/** Of the distance features; how much each counts is learned. */
const METRES = { street: 150, near: 1_000, reach: 8_000 } as const;
/** Keeps the logarithm finite where a place has nothing of the person's categories. */
const LEAST_MATCH = 0.05;
/** With so many visits a place, half of a standing is a guess from categories. */
const GUESS_VISITS = 0.1;
/** Gates have about this mean, so that the first gate's weights stand for the usual question. */
const USUAL = { known: 0.35, guessed: 0.3 } as const;

export function counted(world: AreaWorld, fame: ExpectedFame, surroundings: Surroundings): CountedWorld {
  const expected = world.area.categories.map(fame);
  return {
    ...taught(world, { fame }),
    surroundings,
    expected: Float64Array.from(expected, Math.log),
    fames: world.locals.map(({ counts, visitsAPlace }) =>
      counts.map((count, row) => Math.log(shrunkFame(count, visitsAPlace, expected[row]!))),
    ),
    visits: world.locals.map(({ counts }) => counts.map(Math.log1p)),
  };
}

/** What a place looks like to one person; `target` takes a row of features from `offset` on. */
interface Look {
  /** All that does not depend on how much the city's own people have said; comes first. */
  writePersonal(row: number, target: Float64Array, offset: number): void;
  /** All that does: the share by its place in SHARES. */
  writeLocal(row: number, share: number, target: Float64Array, offset: number): void;
  gatesAt(share: number): Float64Array;
}

const [LIFT, REACH] = [columnOf('lift'), columnOf('not beyond reach')];

/** Features are written in the order of their names above. */
export function lookOf(world: CountedWorld, known: Known, ties: Ties, anchors: Anchors): Look {
  const { signs, visitsHere } = known;
  const taste = tasteOf(signs, Math.sqrt(ties.affinities.length));
  const carried = carriedOver(taste, ties.affinities);
  const lifted = carriedOver(taste, ties.lift);
  const { close, wide, alike, fromCentre } = world.surroundings;
  const isStranger = visitsHere === 0 && signs.length > 0;
  const confidence = confidenceIn(signs);
  return {
    writePersonal(row, target, at) {
      const vector = world.vectors[row]!;
      const [hereM, metres] = [anchors.fromHereM(row), anchors.nearestM(row, visitsHere)];
      target[at] = match(taste, vector);
      target[at + 1] = Math.log(LEAST_MATCH + Math.max(0, target[at]!));
      target[at + 2] = match(carried, vector);
      target[at + 3] = match(lifted, vector);
      target[at + 4] = -Math.log1p(hereM / METRES.near);
      target[at + 5] = -Math.log1p(metres / METRES.near);
      target[at + 6] = -Math.log1p(metres / METRES.reach);
      target[at + 7] = -Math.log1p(metres / METRES.street);
      target[at + 8] = world.expected[row]!;
      target[at + 9] = -Math.log1p(anchors.secondM(row, visitsHere) / METRES.near);
      target[at + 10] = -anchors.meanLog(row, visitsHere, METRES.near);
      target[at + 11] = close[row]!;
      target[at + 12] = wide[row]!;
      target[at + 13] = alike[row]!;
      target[at + 14] = fromCentre[row]!;
    },
    writeLocal(row, share, target, at) {
      const standing = world.standings[share]![row]!;
      const from = at + PERSONAL.length;
      target[from] = standing;
      target[from + 1] = world.locals[share]!.quality[row]!;
      target[from + 2] = world.fames[share]![row]!;
      target[from + 3] = world.visits[share]![row]!;
      target[from + 4] = standing * target[at + REACH]!;
      target[from + 5] = standing * target[at + LIFT]!;
    },
    gatesAt(share) {
      const guessed = GUESS_VISITS / (GUESS_VISITS + world.locals[share]!.visitsAPlace);
      const [here, elsewhere] = isStranger ? [0, confidence] : [confidence, 0];
      return Float64Array.of(1, here - USUAL.known, guessed - USUAL.guessed, elsewhere);
    },
  };
}

/** The utility of these places at every share, in the order of SHARES; other places have 0. */
export function utilitiesOf(
  weights: Float64Array,
  world: CountedWorld,
  look: Look,
  rows: Uint32Array,
): readonly Float64Array[] {
  const size = world.area.positions.length;
  const utilities = SHARES.map(() => new Float64Array(size));
  const own = SHARES.map((_, share) => weightsFor(weights, look.gatesAt(share), WIDTH));
  const features = new Float64Array(WIDTH);
  for (const row of rows) {
    look.writePersonal(row, features, 0);
    for (let share = 0; share < SHARES.length; share++) {
      look.writeLocal(row, share, features, 0);
      let sum = 0;
      for (let at = 0; at < WIDTH; at++) sum += own[share]![at]! * features[at]!;
      utilities[share]![row] = sum;
    }
  }
  return utilities;
}
