import { expect, test } from 'vitest';
import { seededRandom } from '../../src/math/random.ts';
import { categoryByName, readItineraries } from '../transfer/sources.ts';
import { crossCity, crossCityTable } from './cross-city.ts';

/** Two areas with the same habits: people of each taste go to famous places of their category. */
function twoAreas() {
  const random = seededRandom(3);
  const positions: string[] = [];
  const categories: string[] = [];
  const visits: string[] = [];
  const centres = [
    [33.45, -112.07],
    [36.17, -115.14],
  ] as const;
  centres.forEach(([lat, lng], area) => {
    for (let place = 0; place < 90; place++) {
      const id = 1_000 * area + place;
      positions.push(`${id} ${lat + 0.05 * random.next()} ${lng + 0.05 * random.next()}`);
      categories.push(`${id} ${place % 3}`);
    }
    for (let person = 0; person < 80; person++) {
      const taste = random.below(3);
      for (let visit = 0; visit < 22; visit++) {
        const fame = Math.floor(30 * random.next() ** 1.5);
        visits.push(`${1_000 * area + person} ${1_000 * area + 3 * fame + taste} ${3 + random.below(3)}`);
      }
    }
  });
  return { positions: positions.join('\n'), categories: categories.join('\n'), visits: [visits.join('\n')] };
}

test('habits of one city find places in another, the better the more is known', () => {
  const report = crossCity(twoAreas(), 1);
  const at = (known: number) =>
    report.cells.find(
      (cell) => cell.area === 'all' && cell.scope === 'anywhere' && cell.known === known && cell.share === 0.5,
    )!;
  expect(at(0).ndcg10.transfer.mean).toBeGreaterThan(at(0).ndcg10.chance.high);
  expect(at(5).ndcg10.transfer.low).toBeGreaterThan(at(5).ndcg10.popularity.high);
  expect(at(5).ndcg10.transfer.mean).toBeGreaterThan(at(0).ndcg10.transfer.mean);
  expect(report.models.map(({ heldOut }) => heldOut)).toContain('Las Vegas');
  expect(crossCityTable(report).split('\n')[0]).toContain('gain over popularity');
});

test('the same seed gives the same report', () => {
  const report = crossCity(twoAreas(), 1);
  expect(report.cells[0]?.people).toBeGreaterThan(20);
  expect(crossCity(twoAreas(), 1)).toEqual(report);
});

test.each([
  ['Bryant Park', 'parks'],
  ['Museum of Sex', 'museums'],
  ["Joe's Pizza", 'burger/pizza shops'],
  ['Union Square Parking', undefined],
  ['Supercuts Barber', undefined],
])('the name %s tells %s', (name, category) => {
  expect(categoryByName(name)).toBe(category);
});

test('an outing is a move between two sights within hours', () => {
  const sights = 'poiID,poiCat,poiLon,poiLat\n1,Museum,-3.19,55.94\n2,Park,-3.2,55.95\n3,Transport,-3.2,55.95';
  const visits = 'userID,trajID,poiID,startTime\n7,1,1,1000\n7,1,3,1100\n7,1,2,1200\n7,2,1,900000';
  const city = readItineraries('Edinburgh', sights, visits);
  expect(city.places.map(({ category }) => category)).toEqual(['museums', 'parks']);
  expect(city.moves).toEqual([{ from: 0, to: 1 }]);
});
