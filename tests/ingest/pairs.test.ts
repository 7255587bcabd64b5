// How well records of several sources are told to be one place or two, on pairs judged by hand. The pairs were drawn
// to be hard: most lie where an earlier version was unsure. The floors are the goals; docs/importing.md has the figures.
import { expect, test } from 'vitest';
import { readPairs, weightsFor } from '../../lab/catalogue/starter/pairs.ts';
import type { Category } from '../../src/domain/category.ts';
import type { Identity } from '../../src/ingest/resolve/evidence.ts';
import { matchOf, SAME_PLACE } from '../../src/ingest/resolve/match.ts';

const pairs = ['./pairs.tsv', './later-pairs.tsv'].flatMap((file) => readPairs(new URL(file, import.meta.url)));
const weights = weightsFor(pairs, new URL('../../data/cities/madrid/places.jsonl', import.meta.url));

const judged = pairs.map(({ isSame, one, other }) => ({ isSame, match: matchOf(one, other, weights) }));
const found = judged.filter(({ match }) => match.score >= SAME_PLACE);
const precision = found.filter(({ isSame }) => isSame).length / found.length;
const recall = found.filter(({ isSame }) => isSame).length / judged.filter(({ isSame }) => isSame).length;

test('there are at least 1,000 pairs, both kinds in number', () => {
  const share = pairs.filter(({ isSame }) => isSame).length / pairs.length;
  expect(pairs.length).toBeGreaterThanOrEqual(1_000);
  expect(Math.abs(share - 0.5)).toBeLessThan(0.1);
});

test('of the pairs taken for one place nearly all are, and few are missed', () => {
  expect({ precision: precision >= 0.98, recall: recall >= 0.95 }, `precision ${precision}, recall ${recall}`).toEqual({
    precision: true,
    recall: true,
  });
});

test('the order of two records makes no difference', () => {
  for (const { one, other } of pairs) {
    expect(matchOf(other, one, weights).score).toBeCloseTo(matchOf(one, other, weights).score, 9);
  }
});

const SPOT = { latDeg: 40.41, lngDeg: -3.69 };
const here = (name: string, categories: readonly Category[], more: Partial<Identity> = {}): Identity => ({
  ...{ name, categories, aliases: [], position: SPOT },
  ...more,
});
const scoreOf = (one: Identity, other: Identity) => matchOf(one, other, weights).score;

test.each([
  ['Museo Nacional Centro de Arte Reina Sofía', 'MNCARS'],
  ['Museo del Prado', 'Prado Museum'],
  ['Parroquia de Santa Cruz', 'Church of Santa Cruz'],
  ['Café Gijón', 'Gran Café de Gijón'],
  ['CaixaForum Madrid', 'Caixa Forum'],
  ['Josealfredo Bar', 'José Alfredo'],
  ['Kilómetro 0', 'Km. 0'],
  ['Muralla musulmana', 'Muralla Árabe'],
  ['Palacio de Linares - Casa de América', 'Casa de América'],
])('"%s" is "%s" at the same spot', (nameA, nameB) => {
  expect(scoreOf(here(nameA, ['museums']), here(nameB, ['museums']))).toBeGreaterThan(SAME_PLACE);
});

test.each<[Identity, Identity]>([
  [here('Plaza Mayor', ['tourist attractions']), here('Plaza Mayor', ['pubs/bars'])],
  [here('Museo de la Catedral', ['museums']), here('Catedral', ['places of worship'])],
  [here('Restaurante Goya 1', ['restaurants']), here('Restaurante Goya 2', ['restaurants'])],
  [here('Lhardy', ['restaurants']), here('Lhardy', ['monuments'], { types: ['Elemento conmemorativo, Lápida'] })],
])('record %# is another place than its neighbour', (one, other) => {
  expect(scoreOf(one, other)).toBeLessThan(SAME_PLACE);
});
