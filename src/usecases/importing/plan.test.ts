import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asPlaceId, type PlaceId } from '../../domain/branded.ts';
import type { Place } from '../../domain/place.ts';
import { type ImportPlan, type PlannedPlace, planImport } from './plan.ts';

function place(id: string, name: string, more: Partial<Place> = {}): Place {
  return {
    id: asPlaceId(id),
    name,
    aliases: [],
    position: { latDeg: 40.4138, lngDeg: -3.6921 },
    types: [],
    categories: ['museums'],
    cuisines: [],
    description: {},
    prices: [],
    features: [],
    rating: { mean: 0, count: 0 },
    prominence: 1,
    closedForGood: false,
    source: 'ours',
    provenance: {},
    ...more,
  };
}

type Catalogue = ReadonlyMap<PlaceId, PlannedPlace>;

const applied = (catalogue: Catalogue, plan: ImportPlan): Catalogue =>
  new Map([
    ...catalogue,
    ...[...plan.added, ...plan.changed].map((each): [PlaceId, PlannedPlace] => [each.place.id, each]),
  ]);

const catalogueOf = (...places: readonly Place[]): Catalogue => applied(new Map(), planImport(new Map(), places));

const prado = place('prado', 'Museo Nacional del Prado', { website: 'https://www.museodelprado.es' });
const guide = place('esmadrid-1', 'Museo del Prado', {
  source: 'esmadrid',
  phone: '+34 913 302 800',
  website: 'https://www.esmadrid.com/prado',
  checkedOn: '2021-11-17',
});
const ratings = place('ChIJ1', 'Prado Museum', { source: 'google-export', rating: { mean: 4.7, count: 90_000 } });

test('a record of another source fills what the place lacks, and the place keeps its id and its own facts', () => {
  const plan = planImport(catalogueOf(prado), [guide], { resolve: true });
  expect(plan.added).toEqual([]);
  expect(plan.merged).toMatchObject([{ incoming: 'esmadrid-1', into: 'prado' }]);
  const [changed] = plan.changed;
  expect(changed?.place).toMatchObject({
    id: 'prado',
    website: 'https://www.museodelprado.es',
    phone: '+34 913 302 800',
    aliases: ['Museo del Prado'],
    provenance: { phone: { source: 'esmadrid', asOf: '2021-11-17' } },
  });
});

test('importing the same files again, in any order, changes nothing', () => {
  const once = [[guide], [ratings]].reduce<Catalogue>(
    (catalogue, file) => applied(catalogue, planImport(catalogue, file, { resolve: true })),
    catalogueOf(prado),
  );
  for (const file of [[ratings], [guide], [prado]]) {
    const plan = planImport(once, file, { resolve: true });
    expect([plan.added, plan.changed, plan.merged]).toEqual([[], [], []]);
  }
});

test('a newer record renews the facts that the older one brought', () => {
  const before = applied(catalogueOf(prado), planImport(catalogueOf(prado), [guide], { resolve: true }));
  const plan = planImport(before, [{ ...guide, phone: '+34 910 000 000' }], { resolve: true });
  expect(plan.changed.map(({ place: { id, phone } }) => [id, phone])).toEqual([['prado', '+34 910 000 000']]);
});

test('a newer row of its own source keeps what others filled', () => {
  const before = applied(catalogueOf(prado), planImport(catalogueOf(prado), [ratings], { resolve: true }));
  const plan = planImport(before, [{ ...prado, website: 'https://new.example' }]);
  expect(plan.changed[0]?.place).toMatchObject({ website: 'https://new.example', rating: { count: 90_000 } });
});

test('without resolving, and within one source, every id is a place of its own', () => {
  expect(planImport(catalogueOf(prado), [guide]).added.length).toBe(1);
  const twin = { ...prado, id: asPlaceId('prado-2') };
  expect(planImport(catalogueOf(prado), [twin], { resolve: true }).added.length).toBe(1);
});

test('an id that occurs twice in a file counts once, the last row wins', () => {
  const plan = planImport(new Map(), [prado, { ...prado, name: 'Prado' }]);
  expect(plan.added.map((each) => each.place.name)).toEqual(['Prado']);
  expect(plan.repeated).toEqual(['prado']);
});

test('planning over its own outcome finds nothing to do, whatever the files hold', () => {
  const names = ['Museo del Prado', 'Bar Prado', 'Museo Naval', 'Café Central', 'Museo Nacional del Prado'];
  const record = fc.record({
    id: fc.integer({ min: 1, max: 6 }),
    name: fc.constantFrom(...names),
    phone: fc.constantFrom(undefined, '+34 911 111 111', '+34 922 222 222'),
    step: fc.integer({ min: 0, max: 3 }),
  });
  const files = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.array(record, { maxLength: 5 })), {
    maxLength: 4,
  });
  fc.assert(
    fc.property(files, (drawn) => {
      let catalogue: Catalogue = catalogueOf(prado);
      for (const [source, records] of drawn) {
        const places = records.map(({ id, name, phone, step }) =>
          place(`${source}-${id}`, name, {
            source,
            position: { latDeg: 40.4138 + step * 1e-4, lngDeg: -3.6921 },
            ...(phone === undefined ? {} : { phone }),
          }),
        );
        catalogue = applied(catalogue, planImport(catalogue, places, { resolve: true }));
        const again = planImport(catalogue, places, { resolve: true });
        expect([again.added, again.changed]).toEqual([[], []]);
      }
    }),
    { seed: 5, numRuns: 150 },
  );
});

test('of two editions the Spanish one gives the facts, both give their words, and importing both again changes nothing', () => {
  const spanish = place('h1', 'Hotel', { description: { es: 'Un hotel.' }, website: 'https://example.org/es' });
  const english = place('h1', 'Hotel', { description: { en: 'A hotel.' }, website: 'https://example.org/en' });
  for (const order of [
    [spanish, english],
    [english, spanish],
  ]) {
    let catalogue: Catalogue = new Map();
    const changes = [...order, ...order].map((edition) => {
      const plan = planImport(catalogue, [edition]);
      catalogue = applied(catalogue, plan);
      return plan.added.length + plan.changed.length;
    });
    expect(changes).toEqual([1, 1, 0, 0]);
    expect([...catalogue.values()][0]?.place).toMatchObject({
      description: { en: 'A hotel.', es: 'Un hotel.' },
      website: 'https://example.org/es',
    });
  }
});
