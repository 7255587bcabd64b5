// Estimated prominence against the marks that editors gave by hand: `node scripts/run.mjs lab/catalogue/prominence.ts`. The marks
// are hidden; estimates see the other fields of a row and what the texts of other rows say of it. The estimate that sources are
// read with counts mentions; a ridge regression over more fields is judged on the fifth of the marks that it was not given.
import { openCityFolder } from '../../src/compose/city.ts';
import type { Place } from '../../src/domain/place.ts';
import { foldAccents } from '../../src/domain/text.ts';
import { distanceM } from '../../src/geo/point.ts';
import { prominenceOfMentions } from '../../src/ingest/prominence.ts';
import { jsonl } from '../../src/ingest/sources/jsonl.ts';
import { solve } from '../../src/math/symmetric.ts';

const FOLDS = 5;
/** Strength of the L2 penalty, on standardised fields. */
const RIDGE = 10;

const { city, catalogueFiles } = openCityFolder('madrid');
const byFile: Place[][] = [];
for (const file of catalogueFiles) {
  const rows: Place[] = [];
  for await (const { place } of jsonl.read(file).records) if (place) rows.push(place);
  byFile.push(rows);
}
const all = [...new Map(byFile.flat().map((place) => [place.id, place])).values()];
// The first file is the one that editors marked by hand.
const marked = (byFile[0] ?? []).filter(({ closedForGood }) => !closedForGood);

const textOf = ({ description }: Place) => ` ${foldAccents(Object.values(description).join(' '))} `;
const texts = all.map((place) => ({ id: place.id, text: textOf(place) }));
const mentionsOf = ({ id, name, aliases }: Place): number => {
  const names = [name, ...aliases].map(foldAccents).filter((each) => each.length > 4);
  return texts.filter((other) => other.id !== id && names.some((each) => other.text.includes(each))).length;
};

const mentions = marked.map(mentionsOf);
const fieldsOf = (place: Place, at: number): number[] => [
  1,
  Math.log2(1 + mentions[at]!),
  Math.log2(1 + place.aliases.length),
  Number(place.openingHours !== undefined),
  Number(place.website !== undefined),
  Number(place.prices.length > 0),
  Number(place.categories.includes('tourist attractions' as never)),
  Math.log2(1 + (place.visitMinutes ?? 45)),
  Math.min(10, distanceM(place.position, city.center) / 1_000),
  Math.min(1, ...city.stations.map((station) => distanceM(place.position, station.position) / 1_000)),
];

/** w with (XᵀX + λI) w = Xᵀy; the constant is not penalised. */
function ridge(rows: readonly number[][], targets: readonly number[]): Float64Array {
  const size = rows[0]!.length;
  const gram = new Float64Array(size * size);
  const right = new Float64Array(size);
  for (const [at, row] of rows.entries()) {
    for (let i = 0; i < size; i++) {
      right[i]! += row[i]! * targets[at]!;
      for (let j = 0; j < size; j++) gram[i * size + j]! += row[i]! * row[j]!;
    }
  }
  for (let i = 1; i < size; i++) gram[i * size + i]! += RIDGE;
  return solve(gram, right, size);
}

function standardised(rows: readonly number[][]): number[][] {
  const size = rows[0]!.length;
  const means = Array.from({ length: size }, (_, j) => average(rows.map((row) => row[j]!)));
  const spreads = means.map((mean, j) => Math.sqrt(average(rows.map((row) => (row[j]! - mean) ** 2))));
  return rows.map((row) => row.map((value, j) => (j === 0 ? 1 : (value - means[j]!) / (spreads[j]! || 1))));
}

const average = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Ranks with ties at their mean. */
function ranks(values: readonly number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2);
}

function correlation(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [average(one), average(other)];
  const covariance = average(one.map((value, at) => (value - a) * (other[at]! - b)));
  const spread = (values: readonly number[], mean: number) => Math.sqrt(average(values.map((v) => (v - mean) ** 2)));
  return covariance / (spread(one, a) * spread(other, b));
}

const marks = marked.map(({ prominence }) => prominence);
/** Estimates that are all the same put nothing in order. */
const rankCorrelation = (estimates: readonly number[]): string =>
  new Set(estimates).size > 1 ? correlation(ranks(estimates), ranks(marks)).toFixed(2) : 'none';
const report = (name: string, estimates: readonly number[]) =>
  console.log(
    `${name.padEnd(34)} rank correlation ${rankCorrelation(estimates)}, mean error ` +
      average(estimates.map((value, at) => Math.abs(value - marks[at]!))).toFixed(2),
  );

console.log(`${marked.length} places with a mark by hand, ${FOLDS} folds`);
report(
  'the mean of all marks',
  marks.map(() => average(marks)),
);
report(
  'mentions, as sources are read',
  mentions.map((count) => prominenceOfMentions(count, average(marks) - 0.5)),
);
const fields = standardised(marked.map(fieldsOf));
const heldOut = marks.map(() => 0);
for (let fold = 0; fold < FOLDS; fold++) {
  const train = fields.flatMap((_, at) => (at % FOLDS === fold ? [] : [at]));
  const weights = ridge(
    train.map((at) => fields[at]!),
    train.map((at) => marks[at]!),
  );
  fields.forEach((row, at) => {
    if (at % FOLDS === fold) heldOut[at] = row.reduce((sum, value, j) => sum + value * weights[j]!, 0);
  });
}
report('ridge over ten fields, held out', heldOut);
