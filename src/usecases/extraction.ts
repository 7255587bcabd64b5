// What a text says its writer likes. Nothing is stored.
import type { Category } from '../domain/category.ts';
import { inTurns, type Turns } from '../system/turns.ts';
import type { World } from './world.ts';

export async function extractPreferences(
  world: Pick<World, 'understandInSteps'>,
  turns: Turns,
  text: string,
): Promise<ReadonlyMap<Category, number>> {
  const { preferences } = await inTurns(turns, world.understandInSteps(text, {}));
  return preferences;
}
