// The shipped catalogue with its search, at noon of the Tuesday from which judged queries count.
import { shippedWorldParts } from '../../src/compose/shipped.ts';
import { sourceRatings } from '../../src/domain/catalogue.ts';
import { askingOf } from '../../src/usecases/search.ts';
import { worldBuilder } from '../../src/usecases/world.ts';
import { starterCatalogue } from '../quality/madrid.ts';
import { MADRID } from './city.ts';

const SEARCHED_AT = new Date('2026-11-24T11:00:00Z');

/** Without learned parts, which no search uses. */
export async function searchWorld() {
  const catalogue = await starterCatalogue();
  const { learned: _, ...parts } = shippedWorldParts(MADRID);
  const world = worldBuilder(parts)(catalogue, sourceRatings(catalogue));
  return { catalogue, index: world.searching().index, asking: askingOf(world, SEARCHED_AT) };
}
