// `node scripts/run.mjs lab/catalogue/starter/resolver.ts [pairs.tsv ...]`: learns the weights of src/ingest/resolve/weighing.ts from the
// labelled pairs and says how well they do: fitted, and cross-validated with all pairs of one place in one fold.
import { join } from 'node:path';
import { distanceM } from '../../../src/geo/point.ts';
import { evidenceOf, type Identity } from '../../../src/ingest/resolve/evidence.ts';
import { SAME_PLACE } from '../../../src/ingest/resolve/match.ts';
import { termsOf } from '../../../src/ingest/resolve/weighing.ts';
import { chanceOf, type Example, fitted } from './logistic.ts';
import { type LabelledPair, readPairs, weightsFor } from './pairs.ts';

const FOLDS = 10;
/** Calm enough that no weight rests on one or two pairs. */
const L2_PENALTY = 0.5;

const LABELLED = ['pairs.tsv', 'later-pairs.tsv'].map((name) => join('tests', 'ingest', name));
const files = process.argv.length > 2 ? process.argv.slice(2) : LABELLED;
const pairs = files.flatMap((file) => readPairs(file));
const weights = weightsFor(pairs, join('data', 'cities', 'madrid', 'places.jsonl'));
const evidence = pairs.map(({ one, other }) =>
  termsOf(evidenceOf(one, other, distanceM(one.position, other.position), weights)),
);
const examples = pairs.map(
  ({ isSame }, index): Example => ({ isTrue: isSame, values: [1, ...evidence[index]!.map(([, value]) => value)] }),
);
const foldOf = foldsOf(pairs);

const learned = fitted(examples, L2_PENALTY);
print('fitted', (each) => chanceOf(learned, each));
const rounds = Array.from({ length: FOLDS }, (_, fold) =>
  fitted(
    examples.filter((_, index) => foldOf[index] !== fold),
    L2_PENALTY,
  ),
);
print('cross-validated', (each, index) => chanceOf(rounds[foldOf[index]!]!, each));
process.stdout.write(`\nbias: ${learned[0]!.toFixed(2)}\n`);
evidence[0]!.forEach(([term], index) => {
  process.stdout.write(`${term}: ${learned[index + 1]!.toFixed(2)}\n`);
});

function print(how: string, chance: (each: Example, index: number) => number): void {
  const found = examples.filter((each, index) => chance(each, index) >= SAME_PLACE);
  const right = found.filter(({ isTrue }) => isTrue).length;
  const all = examples.filter(({ isTrue }) => isTrue).length;
  const share = (part: number, of: number) => (part / of).toFixed(3);
  process.stdout.write(`${how}: precision ${share(right, found.length)}, recall ${share(right, all)}\n`);
}

/** Pairs that share a record, directly or by way of others, are of one fold: a place learned is no place predicted. */
function foldsOf(all: readonly LabelledPair[]): readonly number[] {
  const leaders = new Map<string, string>();
  const leaderOf = (key: string): string => {
    const next = leaders.get(key) ?? key;
    return next === key ? key : leaderOf(next);
  };
  for (const { one, other } of all) leaders.set(leaderOf(keyOf(one)), leaderOf(keyOf(other)));
  const groups = all.map(({ one }) => leaderOf(keyOf(one)));
  const order = [...new Set(groups)];
  process.stdout.write(`${all.length} pairs in ${order.length} groups\n`);
  return groups.map((group) => order.indexOf(group) % FOLDS);
}

function keyOf({ name, position }: Identity): string {
  return `${name} ${position.latDeg} ${position.lngDeg}`;
}
