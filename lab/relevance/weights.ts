// Cross-validates the ranking weights of search over the judged queries that may be read: `node scripts/run.mjs
// lab/relevance/weights.ts`. Each weight is halved and doubled by itself; a fold takes the setting that is best on the others,
// if it gains more than a margin there, and the held-out fold judges it. Frames are read once a query.
import { openCityFolder } from '../../src/compose/city.ts';
import { shippedWorldParts } from '../../src/compose/shipped.ts';
import { catalogueOf, sourceRatings } from '../../src/domain/catalogue.ts';
import type { Place } from '../../src/domain/place.ts';
import { jsonl } from '../../src/ingest/sources/jsonl.ts';
import { search } from '../../src/search/search.ts';
import { type RankingWeights, WEIGHTS } from '../../src/search/weights.ts';
import { askingOf } from '../../src/usecases/search.ts';
import { worldBuilder } from '../../src/usecases/world.ts';
import { readCatalogue } from './facts.ts';
import { grades, readQueries } from './judgements.ts';
import { mean, ndcg } from './measure.ts';

const NOW = new Date('2026-11-24T11:00:00Z');
const FOLDS = 5;
/** A setting must gain as much on the training folds to be taken: the penalty on leaving the shipped weights. */
const MARGIN = 0.002;
const FACTORS = [0.5, 2];

const { city, catalogueFiles } = openCityFolder('madrid');
const places: Place[] = [];
for (const file of catalogueFiles) {
  for await (const { place } of jsonl.read(file).records) if (place) places.push(place);
}
const catalogue = catalogueOf('starter', places);
const { learned: _, ...parts } = shippedWorldParts(city);
const world = worldBuilder(parts)(catalogue, sourceRatings(catalogue));
const { index } = world.searching();
const asking = askingOf(world, NOW);
const frames = new Map<string, ReturnType<typeof asking.read>>();
const remembering = {
  ...asking,
  read(text: string) {
    const frame = frames.get(text) ?? asking.read(text);
    frames.set(text, frame);
    return frame;
  },
};

const judged = readCatalogue();
const queries = readQueries('tests/relevance/queries.jsonl')
  .map((query) => ({ ...query, graded: grades(query, judged) }))
  .filter(({ graded }) => [...graded.values()].some((grade) => grade > 0));

/** NDCG@10 of each query. */
const scoresOf = (weights: RankingWeights): readonly number[] =>
  queries.map(({ q, from, graded }) => {
    const start = from && { latDeg: from.lat, lngDeg: from.lng };
    const { rows } = search({ ...index, weights }, q, start, remembering);
    return ndcg(
      rows.slice(0, 10).map((row) => catalogue.places[row]!.id),
      graded,
    );
  });

const settings = (Object.keys(WEIGHTS) as (keyof RankingWeights)[]).flatMap((name) =>
  FACTORS.map((factor) => ({ name: `${name} x ${factor}`, weights: { ...WEIGHTS, [name]: WEIGHTS[name] * factor } })),
);
const shipped = scoresOf(WEIGHTS);
console.log(`shipped: NDCG@10 ${mean(shipped).toFixed(4)} over ${queries.length} queries`);
const tried = settings.map(({ name, weights }) => {
  const scores = scoresOf(weights);
  console.log(`  ${name.padEnd(18)} ${(mean(scores) - mean(shipped)).toFixed(4)}`);
  return { name, scores };
});

const heldOut: number[] = [];
for (let fold = 0; fold < FOLDS; fold++) {
  const train = (scores: readonly number[]) => mean(scores.filter((_, at) => at % FOLDS !== fold));
  const best = [...tried].sort((a, b) => train(b.scores) - train(a.scores))[0]!;
  const isTaken = train(best.scores) - train(shipped) > MARGIN;
  const chosen = isTaken ? best.scores : shipped;
  heldOut.push(...chosen.filter((_, at) => at % FOLDS === fold));
  console.log(`fold ${fold + 1}: ${isTaken ? best.name : 'the shipped weights'}`);
}
console.log(`chosen on four folds, judged on the fifth: ${mean(heldOut).toFixed(4)}`);
