// Own lists against the shipped catalogue: places are found although their positions differ, and what the catalogue does not have
// is not taken for something else.
import { expect, test } from 'vitest';
import type { Place } from '../../src/domain/place.ts';
import { SAME_PLACE } from '../../src/ingest/resolve/match.ts';
import { type Meanings, meaningsIn } from '../../src/ingest/resolve/resolver.ts';
import { VOCABULARY } from '../../src/vocabulary/bundled.ts';
import { shippedCatalogue } from '../conversations/world.ts';

/** Every so many places of the catalogue. */
const EVERY = 25;
const EVERY_OUTING = 12;
/** About 40 m north-east, as another map has it. */
const MOVED = { latDeg: 0.0003, lngDeg: 0.0002 };

/** As a file names it: no kinds, no other names. */
const asNamed = ({ name, position }: Place) => ({
  name,
  aliases: [],
  categories: [],
  position: { latDeg: position.latDeg + MOVED.latDeg, lngDeg: position.lngDeg + MOVED.lngDeg },
});
const surelyMeant = (meanings: Meanings, place: Place): Place | undefined => {
  const [best] = meanings(asNamed(place));
  return best && best.match.score >= SAME_PLACE ? best.place : undefined;
};

test('of places with another map’s position 95 in 100 are found, and hardly one as another', async () => {
  const { places } = await shippedCatalogue();
  const meanings = meaningsIn(places, ['Madrid']);
  const asked = places.filter((_, at) => at % EVERY === 0);
  const found = asked.map((place) => ({ place, meant: surelyMeant(meanings, place) }));
  expect(found.filter(({ place, meant }) => meant === place).length / asked.length).toBeGreaterThan(0.95);
  const wrong = found.filter(({ place, meant }) => meant !== undefined && meant !== place);
  expect(wrong.length / asked.length).toBeLessThan(0.01);
});

test('of places that the catalogue does not have at most 3 in 100 are taken for another', async () => {
  const { places } = await shippedCatalogue();
  // One tap beside another of its name is none that somebody keeps in a list.
  const outings = places.filter((place) => !VOCABULARY.isConvenience(place));
  const gone = new Set(outings.filter((_, at) => at % EVERY_OUTING === 0));
  const meanings = meaningsIn(
    places.filter((place) => !gone.has(place)),
    ['Madrid'],
  );
  const taken = [...gone].filter((place) => surelyMeant(meanings, place));
  expect(taken.length / gone.size).toBeLessThan(0.03);
});
