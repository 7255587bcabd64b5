// An index that follows the catalogue finds what one does that was built for it alone.
import { expect, test } from 'vitest';
import { shippedCatalogue } from '../../tests/conversations/world.ts';
import { MADRID } from '../../tests/support/city.ts';
import { type Catalogue, catalogueOf } from '../domain/catalogue.ts';
import { finished } from '../domain/in-steps.ts';
import type { Place } from '../domain/place.ts';
import { VOCABULARY } from '../vocabulary/bundled.ts';
import { QUERY_WORDS, SOUND_RULES } from './bundled.ts';
import { searchIndexer } from './index.ts';
import { suggestIndexer } from './suggest.ts';
import { wordIndexer } from './text-index.ts';

const { places } = await shippedCatalogue();
const some = places.slice(0, 300);
const renamed: Place = { ...some[10]!, name: 'Palacio de los Quetzales' };
const added: Place = { ...some[20]!, id: 'zarzaparrilla' as Place['id'], name: 'Zarzaparrilla Bar' };
const earlier = catalogueOf('1', some);
const later = catalogueOf('2', [...some.filter((_, at) => at !== 10 && at !== 5), renamed, added]);

const parts = { city: MADRID, vocabulary: VOCABULARY, queryWords: QUERY_WORDS, sounds: SOUND_RULES };
const QUERIES = ['quetzales', 'zarzaparilla', 'museo', some[10]!.name, some[5]!.name, 'parque jardin', 'plaza mayor'];

function found(catalogues: readonly Catalogue[]) {
  const [indexOf, suggesterOf] = [searchIndexer(parts), suggestIndexer(MADRID, VOCABULARY)];
  const [{ text, names, streets }, suggester] = catalogues
    .map((catalogue) => {
      const index = finished(indexOf(catalogue));
      return [index, finished(suggesterOf(index))] as const;
    })
    .at(-1)!;
  return {
    matches: QUERIES.map((query) =>
      text.search(query.toLowerCase().split(' '), 50).map(({ row, score }) => [row, score.toFixed(6)]),
    ),
    names: QUERIES.map((query) => names.exactly(query.toLowerCase().split(' '))),
    streets: streets.all(),
    suggested: ['q', 'z', 'mu', 'plaza', 'palacio de los'].map((typed) =>
      suggester.suggest(typed, { limit: 8, language: 'es' }),
    ),
  };
}

test('after places came, went and changed, search and suggestions are as if built anew', () => {
  const [followed, fresh] = [found([earlier, later]), found([later])];
  expect(followed).toEqual(fresh);
  expect(fresh.matches[0]?.length).toBe(1);
  expect(followed).not.toEqual(found([earlier]));
});

test('only what changed is read', () => {
  const indexed = wordIndexer(VOCABULARY);
  finished(indexed(earlier));
  const read: string[] = [];
  const watched = (place: Place) => ({
    ...place,
    get description() {
      read.push(place.id);
      return place.description;
    },
  });
  const isOld = (place: Place) => earlier.places.includes(place);
  finished(
    indexed(
      catalogueOf(
        '3',
        later.places.map((place) => (isOld(place) ? place : watched(place))),
      ),
    ),
  );
  expect(read.sort()).toEqual([renamed.id, added.id].sort());
});

test('an index that is still growing stops where a newer catalogue is indexed', () => {
  const indexed = wordIndexer(VOCABULARY);
  const slow = indexed(earlier);
  slow.next();
  const text = finished(indexed(later));
  finished(slow);
  const rows = text.search(['quetzales'], 10).map(({ row }) => later.places[row]?.id);
  expect(rows).toEqual([renamed.id]);
  expect(text.search(['museo'], 400)).toEqual(finished(wordIndexer(VOCABULARY)(later)).search(['museo'], 400));
});
