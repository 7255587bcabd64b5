// What a text says its writer likes. Nothing is stored.
import type { Category } from '../domain/category.ts';
import type { World } from './world.ts';

export const extractPreferences = (world: Pick<World, 'understand'>, text: string): ReadonlyMap<Category, number> =>
  world.understand(text, {}).preferences;
