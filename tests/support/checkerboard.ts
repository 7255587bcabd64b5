// A world with a known answer: people of even taste love even places and cannot stand odd ones, and the other way round.
import { asPlaceId } from '../../src/domain/branded.ts';
import { type Catalogue, catalogueOf } from '../../src/domain/catalogue.ts';
import type { Category } from '../../src/domain/category.ts';
import { EMPTY_PROFILE, type Profile } from '../../src/domain/profile.ts';
import { seededRandom } from '../../src/math/random.ts';
import { aPlace } from './places.ts';

export const PLACES = 30;
const PEOPLE = 60;
/** Each person knows about this share of their places, so there is always something left to find. */
const KNOWN_SHARE = 0.5;

export interface Checkerboard {
  readonly catalogue: Catalogue;
  readonly people: readonly Profile[];
  readonly rows: Uint32Array;
  /** Whether a row of the catalogue is an even place. */
  readonly isEven: (row: number) => boolean;
}

/** @param squares the categories of even and odd places; the same twice leaves only people to learn from */
export function checkerboard(squares: readonly [even: Category, odd: Category]): Checkerboard {
  const places = Array.from({ length: PLACES }, (_, at) =>
    aPlace({ id: placeName(at), name: `Square ${at}`, categories: [squares[at % 2]!], prominence: 1 }),
  );
  const catalogue = catalogueOf('checkerboard', places);
  const random = seededRandom(64);
  const people = Array.from({ length: PEOPLE }, (_, person): Profile => {
    const known = Array.from({ length: PLACES }, (_, at) => at).filter(() => random.next() < KNOWN_SHARE);
    return {
      ...EMPTY_PROFILE,
      places: new Map(known.map((at) => [asPlaceId(placeName(at)), at % 2 === person % 2 ? 5 : 1])),
    };
  });
  return {
    catalogue,
    people,
    rows: Uint32Array.from(places.keys()),
    isEven: (row) => Number(catalogue.places[row]!.name.split(' ')[1]) % 2 === 0,
  };
}

export const placeName = (at: number): string => `square-${at}`;

/** Somebody who rated these squares. */
export const who = (ratings: Readonly<Record<number, number>>): Profile => ({
  ...EMPTY_PROFILE,
  places: new Map(Object.entries(ratings).map(([at, rating]) => [asPlaceId(placeName(Number(at))), rating])),
});
