// `paseo train-transfer`: learns the shipped transfer model from other cities' data, or measures it city by city.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { type Command, EXIT, UsageError } from '../../../src/cli/command.ts';
import { crossCity, crossCityTable } from '../../cross-city/cross-city.ts';
import { makeTransfer, type TransferTexts } from '../../transfer/recipe.ts';
import type { YelpTexts } from '../../transfer/yelp.ts';

export const command: Command = {
  summary: "learn the shipped transfer model from other cities' data, or measure it city by city",
  help: `
Usage: paseo train-transfer --data DIR [--out FILE] [--seed N]
       paseo train-transfer --data DIR --cross-city [--areas NAME,...] [--json]

DIR holds interactions/{yelp-cities,gowalla-nyc,flickr-itineraries} and categories/travel-review-ratings.
The same data and seed give the same bytes.

--out FILE    where the model goes (default data/models/transfer.json)
--cross-city  train without one area of yelp-cities at a time, rank its places for people of whom 0 to 5 visits are
              known, and print NDCG@10 beside popularity, nearest and what those visits alone can teach
--areas       only these are left out in turn (default: every area with enough people)
--seed N      default 1
--json        the report as JSON instead of a table
`,
  async run(args) {
    const { values } = parseArgs({
      args: [...args],
      options: {
        data: { type: 'string' },
        out: { type: 'string', default: join('data', 'models', 'transfer.json') },
        seed: { type: 'string', default: '1' },
        'cross-city': { type: 'boolean', default: false },
        areas: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
    });
    if (!values.data) throw new UsageError('--data is needed');
    const seed = Number(values.seed);
    if (!Number.isSafeInteger(seed)) throw new UsageError('--seed must be a whole number');
    const say = (text: string) => process.stderr.write(`${performance.now().toFixed(0).padStart(8)} ms  ${text}\n`);

    if (values['cross-city']) {
      const areas = values.areas?.split(',');
      const report = crossCity(
        yelpTexts(values.data),
        seed,
        (share) => say(`${Math.round(100 * share)} %`),
        (area) => areas?.includes(area) ?? true,
      );
      process.stdout.write(values.json ? `${JSON.stringify(report)}\n` : crossCityTable(report));
      return EXIT.done;
    }
    writeFileSync(values.out, makeTransfer(allTexts(values.data), seed, say));
    say(`written to ${values.out}`);
    return EXIT.done;
  },
};

function textOf(...path: readonly string[]): string {
  const bytes = readFileSync(join(...path));
  return (path.at(-1)?.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}

function yelpTexts(data: string): YelpTexts {
  const folder = join(data, 'interactions', 'yelp-cities');
  return {
    positions: textOf(folder, 'poi_coos.txt.gz'),
    categories: textOf(folder, 'poi_categories.txt.gz'),
    visits: ['train', 'tune', 'test'].map((part) => textOf(folder, `${part}.txt.gz`)),
  };
}

function allTexts(data: string): TransferTexts {
  const gowalla = join(data, 'interactions', 'gowalla-nyc');
  const flickr = join(data, 'interactions', 'flickr-itineraries');
  return {
    yelp: yelpTexts(data),
    gowalla: { venues: textOf(gowalla, 'gowalla_venues.csv'), events: textOf(gowalla, 'gowalla_events.csv.gz') },
    itineraries: ['Edin', 'Glas', 'Melb', 'Osak', 'Toro'].map((city) => ({
      city,
      sights: textOf(flickr, `poi-${city}.csv`),
      visits: textOf(flickr, `traj-${city}.csv`),
    })),
    travelRatings: textOf(data, 'categories', 'travel-review-ratings', 'google_review_ratings.csv'),
  };
}
