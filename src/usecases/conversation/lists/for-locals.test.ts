// Where locals go is told by the tables of their city: the same rule in every one.
import { expect, test } from 'vitest';
import { aPlace } from '../../../../tests/support/places.ts';
import { catalogueOf } from '../../../domain/catalogue.ts';
import { localFit } from './for-locals.ts';

const table = (id: string, ...cuisines: string[]) => aPlace({ id, name: id, categories: ['restaurants'], cuisines });

test.each([
  ['spanish', 'galician', 'greek'],
  ['greek', 'greek', 'spanish'],
])('where most tables are %s, %s ones go before %s ones', (most, own, foreign) => {
  const [home, away] = [table('home', own), table('away', foreign)];
  const others = Array.from({ length: 5 }, (_, at) => table(`table-${at}`, most));
  const distance = localFit(
    { categories: ['restaurants'], filters: [] } as never,
    catalogueOf('v', [...others, home, away]),
  );
  expect(distance(home)).toBeLessThan(distance(away));
});

test('where no cuisine is told nobody is foreign', () => {
  const plain = table('plain');
  const distance = localFit({ categories: ['restaurants'], filters: [] } as never, catalogueOf('v', [plain]));
  expect(distance(plain)).toBe(0);
});
