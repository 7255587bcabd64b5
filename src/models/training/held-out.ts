// How well methods find what was hidden of people who had no part in their training.
import type { PlaceId } from '../../domain/branded.ts';
import type { Catalogue } from '../../domain/catalogue.ts';
import type { Profile } from '../../domain/profile.ts';
import { type Random, seededRandom, shuffle } from '../../math/random.ts';
import { TopK } from '../../math/topk.ts';
import type { Recommender } from '../recommender.ts';
import { ndcgAt, recallAt } from './ranking-metrics.ts';

const CUTOFF = 20;
const GOOD_RATING = 4;
const HIDDEN_SHARE = 0.3;

/** One person: what the method may see, and the places they liked that it should find. */
export interface HeldOutPerson {
  readonly known: Profile;
  readonly hidden: ReadonlySet<PlaceId>;
}

export interface HeldOutFigures {
  readonly people: number;
  readonly 'recall@20': number;
  readonly 'ndcg@20': number;
}

/** Who has rated this many places is a regular. Regulars teach most, so most of them stay in training. */
const REGULAR_FROM = 5;
const REGULARS_ASKED = 0.2;

/**
 * Splits people into those who train and those who are asked; the same seed gives the same split.
 * Only people of whom something remains known can be asked, and up to half of those asked are regulars: in a city of
 * visitors who rated a place or two, a random thousand would tell nothing of what serves a regular.
 */
export function splitPeople(people: readonly Profile[], share: number, most: number, seed: number) {
  const order = [...shuffle(Uint32Array.from(people.keys()), seededRandom(seed))].filter((at) =>
    isAskable(people[at]!),
  );
  const count = Math.min(most, Math.floor(people.length * share));
  const regulars = order.filter((at) => people[at]!.places.size >= REGULAR_FROM);
  const first = regulars.slice(0, Math.min(Math.ceil(count / 2), Math.floor(regulars.length * REGULARS_ASKED)));
  const asked = new Set([...new Set([...first, ...order])].slice(0, count));
  return {
    training: people.filter((_, at) => !asked.has(at)),
    asked: people.filter((_, at) => asked.has(at)),
  };
}

const isAskable = (person: Profile): boolean =>
  countGood(person) > 0 && person.places.size + person.categories.size > 1;

/** Hides part of the places that each person liked; at least one. */
export function hideSome(people: readonly Profile[], seed: number): HeldOutPerson[] {
  const random = seededRandom(seed);
  return people.map((person) => hideFrom(person, random));
}

function hideFrom(person: Profile, random: Random): HeldOutPerson {
  const good = [...person.places].filter(([, rating]) => rating >= GOOD_RATING).map(([placeId]) => placeId);
  const order = shuffle(Uint32Array.from(good.keys()), random);
  const count = Math.max(1, Math.round(good.length * HIDDEN_SHARE));
  const hidden = new Set(Array.from(order.subarray(0, count), (at) => good[at]!));
  const places = new Map([...person.places].filter(([placeId]) => !hidden.has(placeId)));
  return { known: { ...person, places }, hidden };
}

/** Every place the person has not rated competes; a method that says nothing of somebody finds nothing. */
export function measure(
  recommender: Pick<Recommender, 'score'>,
  catalogue: Catalogue,
  people: readonly HeldOutPerson[],
): HeldOutFigures {
  const rows = Uint32Array.from(catalogue.places.keys());
  const best = new TopK(CUTOFF);
  const list = new Uint32Array(CUTOFF);
  let recall = 0;
  let ndcg = 0;
  for (const { known, hidden } of people) {
    const scores = recommender.score(known, rows);
    rows.forEach((row) => {
      if (!known.places.has(catalogue.places[row]!.id)) best.offer(row, scores[row]!);
    });
    const found = best.drainInto(list);
    const hits = Array.from(list.subarray(0, found), (row) => hidden.has(catalogue.places[row]!.id));
    recall += recallAt(hits, hidden.size, CUTOFF);
    ndcg += ndcgAt(hits, hidden.size, CUTOFF);
  }
  const count = Math.max(1, people.length);
  return { people: people.length, 'recall@20': recall / count, 'ndcg@20': ndcg / count };
}

/** What everybody goes to, whoever asks: the yardstick. */
export function popularity(catalogue: Catalogue, people: readonly Profile[]): Pick<Recommender, 'score'> {
  const counts = new Float32Array(catalogue.places.length);
  for (const { places } of people) {
    for (const placeId of places.keys()) {
      const row = catalogue.rowOf.get(placeId);
      if (row !== undefined) counts[row]!++;
    }
  }
  return { score: (_, rows) => Float32Array.from(rows, (row) => counts[row]!) };
}

const countGood = ({ places }: Profile): number =>
  [...places.values()].filter((rating) => rating >= GOOD_RATING).length;
