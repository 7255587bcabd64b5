// What the tables hold and what can be asked of them; a toy language shows that columns and a registry entry suffice.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldAccents } from '../domain/text.ts';
import { VOCABULARY, VOCABULARY_TABLES } from './bundled.ts';
import { CONCEPT_TYPES, type ConceptType } from './concept.ts';
import { VOCABULARY_LANGUAGES, type VocabularyLanguage } from './languages.ts';
import type { MatchedPlace } from './matching.ts';
import type { VocabularyTables } from './reading.ts';
import { rowsOf } from './table.ts';
import { vocabularyOf } from './vocabulary.ts';

const concept = (type: ConceptType, id: string) => {
  const found = VOCABULARY.concept(type, id);
  if (!found) throw new Error(`no ${type} ${id}`);
  return found;
};

const place = (name: string, facts: Partial<MatchedPlace> = {}): MatchedPlace => ({
  name,
  types: [],
  categories: [],
  cuisines: [],
  features: [],
  ...facts,
});

describe('the tables', () => {
  test('hold enough for ordinary wishes of a city', () => {
    const count = (type: ConceptType) => VOCABULARY.conceptsOfType(type).length;
    expect(count('category')).toBeGreaterThanOrEqual(31);
    expect(count('kind')).toBeGreaterThanOrEqual(250);
    expect(count('cuisine')).toBeGreaterThanOrEqual(90);
    expect(count('dish')).toBeGreaterThanOrEqual(150);
    expect(count('feature')).toBeGreaterThanOrEqual(60);
    // The fourteen of the regulation, and what else people keep off their plates.
    expect(count('allergen')).toBeGreaterThanOrEqual(14);
  });

  test.each(VOCABULARY_LANGUAGES.map(({ code }) => code))('every concept has its words in %s', (code) => {
    expect(VOCABULARY.concepts.length).toBeGreaterThan(0);
    const wordless = VOCABULARY.concepts.filter(
      (each) => each.type !== 'broad' && (!each.words[code]?.one || !each.words[code]?.many),
    );
    expect(wordless.map(({ type, id }) => `${type} ${id}`)).toEqual([]);
  });

  test('every noun of a Spanish sentence has a gender', () => {
    const nouns = (['category', 'kind', 'dish'] as const).flatMap((type) => VOCABULARY.conceptsOfType(type));
    expect(nouns.length).toBeGreaterThan(0);
    expect(nouns.filter((each) => VOCABULARY.genderOf(each, 'es') === undefined).map(({ id }) => id)).toEqual([]);
  });

  test('no kind is named by a noun that names another kind', () => {
    for (const { code } of VOCABULARY_LANGUAGES) {
      const names = VOCABULARY.conceptsOfType('kind').map((each) => foldAccents(each.words[code]!.one));
      expect(names.length).toBeGreaterThan(0);
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    }
  });

  test('faults are told with table, line and row', () => {
    const broken = (table: keyof VocabularyTables, from: string, to: string) => () =>
      vocabularyOf({ ...VOCABULARY_TABLES, [table]: VOCABULARY_TABLES[table].replace(from, to) });
    expect(broken('kinds', '\nbank\t', '\npharmacy\t')).toThrow(/kinds\.tsv, line 5 \(pharmacy\).*another kind/u);
    expect(broken('kinds', '\tlocal services\t', '\tshoops\t')).toThrow(/there is no category "shoops"/u);
    expect(broken('dishes', 'paella, rice', 'paela, rice')).toThrow(/there is no cuisine "paela"/u);
    expect(broken('features', 'karaoke=yes', 'karaoke')).toThrow(/must be OSM tags/u);
    expect(broken('kinds', '\tes.one', '\tes.uno')).toThrow(/the header lacks the column es\.one/u);
    expect(broken('diets', '\tallergen\t', '\tallergy\t')).toThrow(/must be diet or allergen/u);
  });
});

describe('words', () => {
  test('labels, counts, gender and articles', () => {
    const pharmacy = concept('kind', 'pharmacy');
    expect(VOCABULARY.labelOf(pharmacy, 'en', 1)).toBe('pharmacy');
    expect(VOCABULARY.labelOf(pharmacy, 'es', 2)).toBe('farmacias');
    expect(VOCABULARY.genderOf(pharmacy, 'es')).toBe('f');
    expect(VOCABULARY.articleOf(pharmacy, 'es', 'indefinite')).toBe('una');
    expect(VOCABULARY.articleOf(concept('kind', 'hostel'), 'es', 'definite', 3)).toBe('los');
    expect(VOCABULARY.articleOf(concept('kind', 'ice_rink'), 'en', 'indefinite')).toBe('an');
    expect(VOCABULARY.articleOf(concept('kind', 'university'), 'en', 'indefinite')).toBe('a');
    expect(VOCABULARY.phraseOf(concept('cuisine', 'japanese'), 'es')).toBe('de cocina japonesa');
    expect(VOCABULARY.labelOf(concept('category', 'zoo'), 'es')).toBe('zoológicos');
  });

  test.each([
    ['es', 'pan', 'bakery', 'sold'],
    ['es', 'flores', 'florist', 'sold'],
    ['es', 'medicinas', 'pharmacy', 'sold'],
    ['es', 'floristería', 'florist', 'name'],
    ['en', 'stamps', 'post_office', 'sold'],
    ['en', 'chemist', 'pharmacy', 'name'],
  ])('%s "%s" leads to %s (%s)', (language, form, id, role) => {
    const found = VOCABULARY.formsOf(language).filter((each) => each.form === form && each.concept.type === 'kind');
    expect(found.map((each) => [each.concept.id, each.role])).toContainEqual([id, role]);
  });

  test('a name alone stands for its categories, with or without accents', () => {
    expect(VOCABULARY.categoriesNamed('Jardín botánico')).toEqual(['gardens']);
    expect(VOCABULARY.categoriesNamed('ARTE')).toEqual(['museums', 'art galleries']);
    expect(VOCABULARY.categoriesNamed('Spain')).toEqual([]);
  });
});

describe('a place is of a concept', () => {
  test.each([
    ['kind', 'bookshop', place('Desperate Literature', { types: ['bookshop'] }), true],
    ['kind', 'pharmacy', place('Farmacia Cea', { categories: ['local services'] }), true],
    ['kind', 'pharmacy', place('Cea Pharmacy', { categories: ['local services'] }), true],
    ['kind', 'pharmacy', place('La Farmacia', { categories: ['pubs/bars'] }), false],
    ['kind', 'square', place('Plaza de Toros de Las Ventas', { categories: ['monuments'] }), false],
    ['kind', 'square', place('Plaza Mayor', { categories: ['monuments'] }), true],
    ['kind', 'florist', place('X', { types: ['florist'] }), true],
    ['kind', 'gym', place('X', { types: ['fitness_centre'] }), true],
    ['kind', 'basilica', place('Real Basílica de Atocha', { categories: ['places of worship'] }), true],
    ['cuisine', 'spanish', place('X', { cuisines: ['galician'] }), true],
    ['cuisine', 'galician', place('X', { cuisines: ['spanish'] }), false],
    ['cuisine', 'ramen', place('Ramen Shifu'), true],
    ['cuisine', 'japanese', place('X', { types: ['japanese_restaurant'] }), true],
    ['cuisine', 'japanese', place('Ramen Shifu', { cuisines: ['italian'] }), false],
    ['dish', 'churros', place('Chocolatería San Ginés', { categories: ['bakeries'] }), true],
    ['dish', 'paella', place('X', { cuisines: ['rice'] }), true],
    ['dish', 'paella', place('X', { cuisines: ['chinese'] }), false],
    ['diet', 'vegetarian', place('X', { features: ['diet:vegan'] }), true],
    ['diet', 'vegan', place('X', { features: ['diet:vegetarian'] }), false],
    ['allergen', 'nuts', place('X', { features: ['diet:vegan'], cuisines: ['vegan'] }), false],
    ['feature', 'terrace', place('X', { features: ['outdoor_seating'] }), true],
    ['feature', 'wheelchair', place('X', { wheelchair: 'limited' }), false],
    ['feature', 'wheelchair', place('X', { wheelchair: 'yes' }), true],
    ['category', 'parks', place('X', { categories: ['parks'] }), true],
    ['broad', 'art', place('X', { categories: ['art galleries'] }), true],
  ] as const)('%s %s: %j is %s', (type, id, which, expected) => {
    expect(VOCABULARY.isOfConcept(which, concept(type, id))).toBe(expected);
  });

  test('nothing is known of a place without facts and name', () => {
    const some = VOCABULARY.concepts.filter((each) => VOCABULARY.isOfConcept(place('Zzz'), each));
    expect(some).toEqual([]);
  });

  test('an allergen is granted by no place at all', () => {
    const facts = VOCABULARY.conceptsOfType('diet').flatMap(({ features }) => features);
    const ids = VOCABULARY.concepts.map(({ id }) => id);
    expect(facts.length).toBeGreaterThan(0);
    fc.assert(
      fc.property(fc.subarray(facts), fc.subarray(ids, { maxLength: 5 }), (features, types) => {
        const any = place('Sin gluten', { features, types, cuisines: types });
        return VOCABULARY.conceptsOfType('allergen').every((each) => !VOCABULARY.isOfConcept(any, each));
      }),
      { numRuns: 50, seed: 14 },
    );
  });
});

describe('sources', () => {
  test('OSM tags say concepts, the most telling first', () => {
    const ids = VOCABULARY.conceptsForOsm({ amenity: 'restaurant', cuisine: 'sushi;ramen' }).map(
      ({ type, id }) => `${type} ${id}`,
    );
    expect(ids).toContain('kind ramen_bar');
    expect(ids).toContain('kind sushi_bar');
    expect(VOCABULARY.conceptsForOsm({ amenity: 'pharmacy' }).map(({ id }) => id)).toContain('pharmacy');
    expect(VOCABULARY.conceptsForOsm({ shop: 'no' })).toEqual([]);
  });

  test('Google types say kinds', () => {
    expect(VOCABULARY.conceptsForGoogle(['book_store', 'store']).map(({ id }) => id)).toEqual(['bookshop']);
  });
});

/** Adds the columns of a language to every table: its words are the English ones with "-o". */
function withToyColumns(tables: VocabularyTables): VocabularyTables {
  const added = ([name, source]: [string, string]) => {
    const header = source.split('\n').find((line) => !line.startsWith('#'))!;
    const own = header.split('\t').filter((column) => column.startsWith('en.'));
    const lines = source.trimEnd().split('\n');
    const rows = rowsOf(name, source)[Symbol.iterator]();
    const width = header.split('\t').length;
    return lines
      .map((line) => {
        if (line.startsWith('#')) return line;
        if (line === header) return [line, ...own.map((column) => column.replace('en.', 'tt.'))].join('\t');
        const row = rows.next().value!;
        const cells = line.split('\t');
        const toy = own.map((column) =>
          row
            .list(column)
            .map((word) => `${word}-o`)
            .join(', '),
        );
        return [...cells, ...Array.from({ length: width - cells.length }, () => ''), ...toy].join('\t');
      })
      .join('\n');
  };
  return Object.fromEntries(
    Object.entries(tables).map(([name, source]) => [name, added([name, source])]),
  ) as unknown as VocabularyTables;
}

test('a third language is an entry of the registry and its columns', () => {
  const toy: VocabularyLanguage = {
    code: 'tt',
    headStands: 'first',
    honours: ['old-o'],
    cuisineNames: ['* eat-o'],
    indefinite: () => 'u',
    definite: () => 'o',
  };
  const spoken = vocabularyOf(withToyColumns(VOCABULARY_TABLES), [...VOCABULARY_LANGUAGES, toy]);
  const pharmacy = spoken.concept('kind', 'pharmacy')!;
  expect(spoken.labelOf(pharmacy, 'tt', 2)).toBe('pharmacies-o');
  expect(spoken.articleOf(pharmacy, 'tt', 'definite')).toBe('o');
  expect(spoken.formsOf('tt').length).toBeGreaterThan(1000);
  expect(spoken.categoriesNamed('nightlife-o')).toEqual(['pubs/bars', 'dance clubs']);
  expect(spoken.isOfConcept(place('Old-o pharmacy-o Zed', { categories: ['local services'] }), pharmacy)).toBe(true);
  expect(spoken.formsOf('es')).toHaveLength(VOCABULARY.formsOf('es').length);
  expect(CONCEPT_TYPES.every((type) => spoken.conceptsOfType(type).length > 0)).toBe(true);
});
