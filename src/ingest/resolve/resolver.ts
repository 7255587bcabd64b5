// Finds, among the places there are, the ones that newly read records of another source mean.
import type { PlaceId } from '../../domain/branded.ts';
import type { Place } from '../../domain/place.ts';
import { distanceM } from '../../geo/point.ts';
import { phoneKey } from '../contact.ts';
import type { Identity } from './evidence.ts';
import { MAX_DISTANCE_M, type Match, matchOf, SAME_PLACE, TOLD_APART } from './match.ts';
import { type WordWeights, weightsOf } from './names.ts';

interface Resolution {
  readonly incoming: Place;
  readonly existing: Place;
  readonly match: Match;
}

/**
 * Each record means at most one place, and of one source at most one record means a place; the surest pairs first.
 * Two records of one source are never one place: the source has told them apart.
 *
 * @returns the pairs that are one place, by the incoming record's id
 */
export function resolve(
  existing: readonly Place[],
  incoming: readonly Place[],
  cityNames: readonly string[],
): ReadonlyMap<PlaceId, Resolution> {
  const weights = weightsOf(
    [...existing, ...incoming].map((place) => place.name),
    cityNames,
  );
  const index = new CandidateIndex(existing, weights);
  const pairs = incoming
    .flatMap((record) =>
      index
        .near(record)
        .map((place) => ({ incoming: record, existing: place, match: matchOf(place, record, weights) })),
    )
    .filter(({ match }) => match.score >= SAME_PLACE)
    .sort((a, b) => b.match.score - a.match.score || (a.incoming.id < b.incoming.id ? -1 : 1));
  const resolved = new Map<PlaceId, Resolution>();
  const taken = new Set<string>();
  for (const pair of pairs) {
    const slot = `${pair.incoming.source} ${pair.existing.id}`;
    if (resolved.has(pair.incoming.id) || taken.has(slot)) continue;
    resolved.set(pair.incoming.id, pair);
    taken.add(slot);
  }
  return resolved;
}

/** The places that something with a name and a position may mean, the likeliest first. */
export type Meanings = (record: Identity) => readonly { readonly place: Place; readonly match: Match }[];

/** A name made of many common words has a word in common with half of a city centre. */
const NEAREST_WEIGHED = 100;

export function meaningsIn(places: readonly Place[], cityNames: readonly string[]): Meanings {
  const weights = weightsOf(
    places.map((place) => place.name),
    cityNames,
  );
  const index = new CandidateIndex(places, weights);
  return (record) =>
    index
      .within(record, MAX_DISTANCE_M)
      .map((place) => ({ place, apartM: distanceM(place.position, record.position) }))
      .sort((a, b) => a.apartM - b.apartM)
      .slice(0, NEAREST_WEIGHED)
      .map(({ place }) => ({ place, match: matchOf(place, record, weights) }))
      .sort((a, b) => b.match.score - a.match.score || (a.place.id < b.place.id ? -1 : 1));
}

export interface Twins {
  readonly one: Place;
  readonly other: Place;
  readonly match: Match;
}

/** Pairs within one catalogue that are one place almost surely: same words, same spot. Each pair once. */
export function twinsIn(places: readonly Place[], cityNames: readonly string[]): readonly Twins[] {
  const weights = weightsOf(
    places.map((place) => place.name),
    cityNames,
  );
  const index = new CandidateIndex(places, weights);
  return places.flatMap((one) =>
    index
      .within(one, TWIN_DISTANCE_M)
      .filter((other) => one.id < other.id)
      .map((other) => ({ one, other, match: matchOf(one, other, weights) }))
      .filter(({ one, other, match }) => match.score >= (one.source === other.source ? TOLD_APART : ALMOST_SURELY)),
  );
}

/**
 * Pairs within one catalogue that may be one place, the less sure too, each once. One turn a place, so that whoever
 * asks about very many can pause and stop.
 */
export function* suspectsIn(
  places: readonly Place[],
  cityNames: readonly string[],
  { withinM, atLeast }: { readonly withinM: number; readonly atLeast: number },
): Generator<readonly Twins[]> {
  const weights = weightsOf(
    places.map((place) => place.name),
    cityNames,
  );
  const index = new CandidateIndex(places, weights);
  for (const one of places) {
    yield index
      .within(one, withinM)
      .filter((other) => one.id < other.id)
      .map((other) => ({ one, other, match: matchOf(one, other, weights) }))
      .filter(({ match }) => match.score >= atLeast);
  }
}

const TWIN_DISTANCE_M = 250;
const ALMOST_SURELY = 0.97;

/** Words that more places share than this bring no candidates by themselves. */
const MAX_PLACES_PER_WORD = 400;

/** Places by the words of their names and by telephone: two that share neither are not compared. */
class CandidateIndex {
  readonly #byWord = new Map<string, Place[]>();
  readonly #weights: WordWeights;

  constructor(places: readonly Place[], weights: WordWeights) {
    this.#weights = weights;
    for (const place of places) {
      for (const key of this.#keysOf(place)) {
        const list = this.#byWord.get(key);
        if (list) list.push(place);
        else this.#byWord.set(key, [place]);
      }
    }
  }

  /** Places of other sources that may be meant. */
  near(record: Place): Place[] {
    return this.within(record, MAX_DISTANCE_M).filter((place) => place.source !== record.source);
  }

  within(record: Identity, radiusM: number): Place[] {
    const lists = [...this.#keysOf(record)].map((key) => this.#byWord.get(key) ?? []);
    const found = new Set(lists.filter((list) => list.length <= MAX_PLACES_PER_WORD).flat());
    return [...found].filter((place) => distanceM(place.position, record.position) <= radiusM);
  }

  #keysOf({ name, aliases, phone, wikidata }: Identity): Set<string> {
    const words = [name, ...aliases].flatMap((each) => this.#weights.wordsOf(each));
    const number = phoneKey(phone);
    return new Set([...words, ...(number ? [`tel ${number}`] : []), ...(wikidata ? [wikidata] : [])]);
  }
}
