// Check-ins with coordinates: the last new place of each person is hidden, and distance may help to find it.
import { distanceM, type Point } from '../../../src/geo/point.ts';
import { seededRandom } from '../../../src/math/random.ts';
import { spreadOf } from '../../../src/models/ensemble/model.ts';
import { type Contender, contendersOf, type Surroundings } from './contenders.ts';
import { contest, listFor, type Standing } from './contest.ts';
import type { Rated, RatedSet } from './rated-sets.ts';
import { profileFrom, sample } from './ratings.ts';

const FEWEST_VISITS = 5;
const MOST_PEOPLE = 500;
/** Attraction falls as 1 / (1 + distance / this), as a power law of exponent 1 does (Ye et al. 2011). */
const SCALE_M = 1_000;

export interface NextPlaceStanding extends Standing {
  /** Mean distance of the ten places shown from where the person was last. */
  readonly meanDistanceM: number;
}

export async function nextPlaceProtocol(set: RatedSet, surroundings: Surroundings): Promise<NextPlaceStanding[]> {
  const { catalogue } = set;
  const divided = set.people.map((rated) => {
    const hide = rated.length >= FEWEST_VISITS ? 1 : 0;
    return { known: rated.slice(0, rated.length - hide), hidden: rated.slice(rated.length - hide) };
  });
  const training = divided.map(({ known }) => profileFrom(known));
  surroundings.onStep(`${set.name}: training on ${training.length} people`);
  const trained = await contendersOf(catalogue, training, surroundings);
  const asked = sample(
    divided.filter(({ hidden }) => hidden.length > 0),
    MOST_PEOPLE,
    seededRandom(surroundings.seed),
  );
  const questions = asked.map(({ known, hidden }) => ({
    known: profileFrom(known),
    hidden: new Set(hidden.map(({ place }) => place)),
  }));
  const standsAt = new Map(questions.map(({ known }, at) => [known, lastPosition(set, asked[at]!.known)]));
  const nearness = nearnessOf(set, (profile) => standsAt.get(profile)!);
  const ensemble = trained.find(({ name }) => name === 'ensemble')!;
  const contenders = [...trained, nearness, together('ensemble x distance', ensemble, nearness)];
  surroundings.onStep(`${set.name}: asking ${questions.length} people`);
  const standings = contest(catalogue, training, contenders, questions, surroundings.seed);
  return standings.map((standing, at) => ({
    ...standing,
    meanDistanceM: mean(
      questions.flatMap((question) => {
        const from = standsAt.get(question.known)!;
        return Array.from(listFor(catalogue, contenders[at]!, question).list, (row) =>
          distanceM(from, catalogue.places[row]!.position),
        );
      }),
    ),
  }));
}

const lastPosition = ({ catalogue }: RatedSet, known: readonly Rated[]): Point =>
  catalogue.places[catalogue.rowOf.get(known.at(-1)!.place)!]!.position;

function nearnessOf(
  { catalogue }: RatedSet,
  standsAt: (profile: Parameters<Contender['score']>[0]) => Point,
): Contender {
  return {
    name: 'nearest',
    score: (profile, rows) => {
      const from = standsAt(profile);
      return Float32Array.from(rows, (row) => -Math.log1p(distanceM(from, catalogue.places[row]!.position) / SCALE_M));
    },
  };
}

/** The method's score in units of its spread, plus the logarithm of attraction. */
function together(name: string, method: Contender, nearness: Contender): Contender {
  return {
    name,
    score: (profile, rows) => {
      const scores = method.score(profile, rows);
      const { mean, spread } = spreadOf(scores);
      const near = nearness.score(profile, rows);
      return near.map(
        (attraction, at) => attraction + ((Number.isNaN(scores[at]!) ? mean : scores[at]!) - mean) / spread,
      );
    },
  };
}

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
