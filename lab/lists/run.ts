// Lists that are judged: `node scripts/run.mjs lab/lists/run.ts [--lists] [--faults] [--curves]`. Twelve personas at eight spots ask each
// of the five methods; the table says which share of the lists keeps each rule. --lists prints them, --faults what breaks a rule.
import { METHODS, type Method } from '../../src/domain/method.ts';
import { EMPTY_PROFILE } from '../../src/domain/profile.ts';
import type { RecommendationList } from '../../src/domain/recommendation.ts';
import type { Point } from '../../src/geo/point.ts';
import { distanceM } from '../../src/geo/point.ts';
import { fameOf } from '../../src/models/affinity.ts';
import { recommend } from '../../src/recommend/recommend.ts';
import { likingOfRating } from '../../src/recommend/taste.ts';
import { wishIndexOf } from '../../src/usecases/wish-index.ts';
import { CATEGORIES } from '../../src/vocabulary/categories.ts';
import { shippedCity } from './city.ts';
import { PERSONAS, type Persona, SPOTS } from './personas.ts';
import { RULES } from './rules.ts';

/** A Tuesday at noon in the city. */
const NOW = new Date('2026-11-24T11:00:00Z');
const LIMIT = 10;
const isListed = process.argv.includes('--lists');
const areFaultsShown = process.argv.includes('--faults');

const snapshot = await shippedCity('madrid');
if (process.argv.includes('--curves')) {
  printCurves();
  process.exit();
}
const closed = wishIndexOf(snapshot).closed(NOW);
const ask = (profile: Persona['profile'], position: Point, method: Method): RecommendationList =>
  recommend(snapshot, { profile, position, method, limit: LIMIT, now: NOW, leftOut: closed });

const shares = new Map<string, Map<Method, number[]>>();
const ways = new Map<Method, number[]>();
for (const method of METHODS) {
  for (const [spotName, spot] of Object.entries(SPOTS)) {
    const unknown = ask({ ...EMPTY_PROFILE }, spot, method);
    for (const persona of PERSONAS) {
      const list = ask(persona.profile, spot, method);
      if (isListed) print(`${persona.name}, ${spotName}, ${method}`, list);
      for (const { place } of list.items.slice(0, 5)) add(ways, method, distanceM(spot, place.position) / 1_000);
      for (const [name, rule] of Object.entries(RULES)) {
        const share = rule({ snapshot, persona, spot, now: NOW, list, unknown, closed });
        if (share === undefined) continue;
        const ofRule = shares.get(name) ?? new Map<Method, number[]>();
        shares.set(name, ofRule);
        add(ofRule, method, share);
        if (share < 1 && areFaultsShown)
          print(`${name} ${share.toFixed(2)}: ${persona.name}, ${spotName}, ${method}`, list);
      }
    }
  }
}

console.log(['rule'.padEnd(34), ...METHODS.map((method) => method.padStart(12)), 'all'.padStart(8)].join(''));
for (const [name, ofRule] of shares) row(name, ofRule, (values) => (100 * mean(values)).toFixed(1));
row('mean way to the top five, km', ways, (values) => mean(values).toFixed(2));

function row(
  name: string,
  of: ReadonlyMap<Method, readonly number[]>,
  told: (values: readonly number[]) => string,
): void {
  const columns = METHODS.map((method) => told(of.get(method) ?? []).padStart(12));
  console.log([name.padEnd(34), ...columns, told([...of.values()].flat()).padStart(8)].join(''));
}

function print(title: string, { items }: RecommendationList): void {
  const told = items.map(
    ({ place, distanceM: metres, score }) =>
      `  ${score.toFixed(4)} ${place.name} (${place.categories.join(', ')}; ${place.prominence}; ${(metres / 1_000).toFixed(1)} km)`,
  );
  console.log([title, ...told].join('\n'));
}

/** Patience, taste and fame: the three curves of a list, in numbers that a resident can judge. */
function printCurves(): void {
  console.log('patience: metres that a category is worth, where half of the appeal is left');
  const worth = CATEGORIES.map((category, at) => [category, Math.round(snapshot.halfwayM[at]!)] as const);
  for (const [category, metres] of worth.sort((a, b) => a[1] - b[1])) console.log(`  ${category.padEnd(20)} ${metres}`);
  console.log('taste: what a rating is worth');
  for (const rating of [2, 2.5, 3, 3.5, 4, 4.5, 5]) console.log(`  ${rating}  ${likingOfRating(rating).toFixed(2)}`);
  console.log('fame: what a prominence is worth');
  for (const prominence of [0, 1, 2, 3, 4, 5]) console.log(`  ${prominence}  ${fameOf(prominence).toFixed(2)}`);
}

function add<Key>(map: Map<Key, number[]>, key: Key, value: number): void {
  const values = map.get(key) ?? [];
  map.set(key, values);
  values.push(value);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
