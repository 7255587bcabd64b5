// The shipped catalogue with its search, at noon of the Tuesday from which judged queries count.
import { askingOf } from '../../src/usecases/search.ts';
import { worldOver } from '../conversations/spoken.ts';
import { shippedCatalogue } from '../conversations/world.ts';

const SEARCHED_AT = new Date('2026-11-24T11:00:00Z');

export async function searchWorld() {
  const catalogue = await shippedCatalogue();
  const world = worldOver(catalogue);
  return { catalogue, index: world.searching().index, asking: askingOf(world, SEARCHED_AT) };
}
