// Explicit ratings: part of what each person liked is hidden, and must be found among everything they did not rate.
import type { Profile } from '../../../src/domain/profile.ts';
import { type Random, seededRandom, shuffle } from '../../../src/math/random.ts';
import type { HeldOutPerson } from '../../../src/models/training/held-out.ts';
import { contendersOf, type Surroundings } from './contenders.ts';
import { contest, type Standing } from './contest.ts';
import type { Rated, RatedSet } from './rated-sets.ts';

const HIDDEN_SHARE = 0.2;
const FEWEST_RATINGS = 5;
const MOST_PEOPLE = 800;
const GOOD_RATING = 4;

export async function ratingsProtocol(set: RatedSet, surroundings: Surroundings): Promise<Standing[]> {
  const random = seededRandom(surroundings.seed);
  const divided = set.people.map((rated) => divide(rated, random));
  const training = divided.map(({ known }) => known);
  const questions = sample(
    divided.filter(({ hidden }) => hidden.size > 0),
    MOST_PEOPLE,
    random,
  );
  surroundings.onStep(`${set.name}: training on ${training.length} people`);
  const contenders = await contendersOf(set.catalogue, training, surroundings);
  surroundings.onStep(`${set.name}: asking ${questions.length} people`);
  return contest(set.catalogue, training, contenders, questions, surroundings.seed);
}

/** Known places before each question; the rest of what was liked is hidden. */
const COLD_STEPS = [0, 1, 2, 3, 5] as const;

export interface ColdStart {
  readonly known: number;
  readonly standings: readonly Standing[];
}

/** The same people as newcomers: of each only k ratings are shown, and they had no part in training. */
export async function coldStartProtocol(set: RatedSet, surroundings: Surroundings): Promise<ColdStart[]> {
  const random = seededRandom(surroundings.seed);
  const regulars = set.people.filter(({ length }) => length > COLD_STEPS.at(-1)! + 2);
  const asked = new Set(sample(regulars, Math.min(MOST_PEOPLE / 2, Math.floor(regulars.length / 2)), random));
  const training = set.people.filter((rated) => !asked.has(rated)).map(profileFrom);
  surroundings.onStep(`${set.name}: training without ${asked.size} newcomers`);
  const contenders = await contendersOf(set.catalogue, training, surroundings);
  const shuffled = [...asked]
    .map((rated) => [...rated.keys()].map((at) => at))
    .map((order, person) => {
      const rated = [...asked][person]!;
      return Array.from(shuffle(order, random), (at) => rated[at]!);
    });
  return COLD_STEPS.map((known) => {
    surroundings.onStep(`${set.name}: newcomers of whom ${known} ratings are known`);
    const questions = shuffled.map((rated) => question(rated.slice(0, known), rated.slice(COLD_STEPS.at(-1)!)));
    const asking = questions.filter(({ hidden }) => hidden.size > 0);
    return { known, standings: contest(set.catalogue, training, contenders, asking, surroundings.seed) };
  });
}

function divide(rated: readonly Rated[], random: Random): HeldOutPerson {
  if (rated.length < FEWEST_RATINGS) return { known: profileFrom(rated), hidden: new Set() };
  const order = shuffle([...rated.keys()], random);
  const hide = new Set(order.slice(0, Math.max(1, Math.round(rated.length * HIDDEN_SHARE))));
  return question(
    rated.filter((_, at) => !hide.has(at)),
    rated.filter((_, at) => hide.has(at)),
  );
}

const question = (known: readonly Rated[], hidden: readonly Rated[]): HeldOutPerson => ({
  known: profileFrom(known),
  hidden: new Set(hidden.filter(({ rating }) => rating >= GOOD_RATING).map(({ place }) => place)),
});

export const profileFrom = (rated: readonly Rated[]): Profile => ({
  categories: new Map(),
  places: new Map(rated.map(({ place, rating }) => [place, rating])),
});

export const sample = <T>(all: readonly T[], most: number, random: Random): T[] =>
  shuffle([...all.keys()], random)
    .slice(0, most)
    .map((at) => all[at]!);
