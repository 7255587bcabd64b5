// What the pages call the kinds of places, held against the catalogue.
import { expect, test } from 'vitest';
import { shippedRows } from '../../lab/catalogue/starter/shipped-rows.ts';
import { CATEGORIES, categoryName } from '../../src/vocabulary/categories.ts';
import { en } from '../../web/site/words/admin/en.ts';
import { EMPTY_TYPES, TYPES_ES } from '../../web/site/words/types.ts';
import { startTestService } from '../support/service.ts';

const SAID_ALIKE = new Set(
  'brunch camping casino churros club cocido flamenco horchata izakaya jazz kebab mural musical paella pub ramen sushi tapas techno tortilla zarzuela'.split(
    ' ',
  ),
).add('piano bar');

test('what the places of the catalogue are is said in Spanish', () => {
  const labels = shippedRows()
    .flatMap(({ types }) => types)
    .map((type) => type.replace(/[_=]+/gu, ' ').trim().toLowerCase());
  const spanish = new Set(CATEGORIES.flatMap((name) => [name, categoryName(name, 'es')]));
  const isKnown = (type: string) =>
    type in TYPES_ES || spanish.has(type) || EMPTY_TYPES.has(type) || SAID_ALIKE.has(type);
  const missing = labels.filter((type) => !isKnown(type));
  expect(labels.length).toBeGreaterThan(500);
  expect([...new Set(missing)]).toEqual([]);
});

test('background work has a name on the pages', async () => {
  const environment = { TRAIN_EVERY_MINUTES: '60', IMPORT_FILES: 'jsonl=no-file.jsonl' };
  const service = await startTestService('embedded', { environment });
  const names = service.composed.service.rounds.states().map(({ name }) => name);
  await service.close();
  expect(names.length).toBeGreaterThan(5);
  // The Spanish names have the same keys: it would not compile otherwise.
  expect(Object.keys(en.health.jobNames)).toEqual(expect.arrayContaining(names));
});
