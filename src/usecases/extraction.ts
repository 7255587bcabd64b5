// Preferences read from a text (`POST /api/preferences/extract-preferences`). Nothing is stored.
import type { Category } from '../domain/category.ts';
import { inTurns, type Turns } from '../system/turns.ts';
import type { CatalogueReader } from './catalogue.ts';
import type { ConversationWorld } from './conversation/world.ts';

export interface ExtractionDeps {
  readonly catalogue: CatalogueReader<Pick<ConversationWorld, 'understandInSteps'>>;
  readonly turns: Turns;
}

export async function extractPreferences(
  { catalogue, turns }: ExtractionDeps,
  text: string,
): Promise<ReadonlyMap<Category, number>> {
  const { preferences } = await inTurns(turns, catalogue.current().built.understandInSteps(text, {}));
  return preferences;
}
