// From the texts of the sources to the artifact that is shipped.

import { printTransfer, TRANSFER_FORMAT, type TransferSource } from '../../src/models/transfer/artifact.ts';
import { CATEGORIES } from '../../src/vocabulary/categories.ts';
import { readGowalla, readItineraries, readTravelRatings } from './sources.ts';
import { affinitiesFrom, curvesFrom } from './training.ts';
import { learnedIn, rounded } from './weights.ts';
import { categoryCountOf, readAreas, type YelpTexts } from './yelp.ts';

export interface TransferTexts {
  readonly yelp: YelpTexts;
  readonly gowalla: { readonly venues: string; readonly events: string };
  readonly itineraries: readonly { readonly city: string; readonly sights: string; readonly visits: string }[];
  readonly travelRatings: string;
}

const SOURCES: readonly TransferSource[] = [
  {
    name: 'Travel Review Ratings',
    what: 'affinities between categories: ratings of 24 kinds of attractions by 5,456 people',
    terms: 'CC BY 4.0',
    cite: 'S. Renjith (2018), UCI Machine Learning Repository 485, doi 10.24432/C5C31Q',
  },
  {
    name: 'Gowalla check-ins, New York',
    what: 'affinities and distance curves: outings between venues whose names tell their category',
    terms: 'aggregate parameters only; no licence stated, cite',
    cite: 'Cho, Myers and Leskovec (2011), Friendship and mobility, KDD; SNAP loc-gowalla',
  },
  {
    name: 'Flickr itineraries of five cities',
    what: 'affinities and distance curves: sights visited one after the other',
    terms: 'aggregate parameters only; cite',
    cite: 'Chen, Ong and Xie (2016), CIKM; Lim et al. (2015), IJCAI; YFCC100M',
  },
  {
    name: 'Yelp in eight areas',
    what: 'five weights: fame, stars, own and carried taste',
    terms: 'aggregate parameters only; research, no redistribution',
    cite: 'Liu et al. (2017), An experimental evaluation of point-of-interest recommendation, VLDB; Yelp dataset',
  },
];

/** @returns the text of the artifact */
export function makeTransfer(texts: TransferTexts, seed: number, onStep: (step: string) => void): string {
  onStep('reading outings');
  const cities = [
    readGowalla(texts.gowalla.venues, texts.gowalla.events),
    ...texts.itineraries.map(({ city, sights, visits }) => readItineraries(city, sights, visits)),
  ];
  onStep('affinities between categories');
  const affinities = affinitiesFrom(readTravelRatings(texts.travelRatings), cities);
  onStep('distance curves');
  const curves = curvesFrom(cities, seed);
  onStep('weights from eight areas');
  // Their categories have numbers and no names, so these areas teach how things weigh, and not which go together.
  const areas = readAreas(texts.yelp);
  const { weights } = learnedIn(areas, categoryCountOf(areas), seed);
  return printTransfer({
    format: TRANSFER_FORMAT,
    recipe: 'paseo train-transfer --data DIR',
    seed,
    sources: SOURCES,
    categories: CATEGORIES,
    affinities: CATEGORIES.map((_, row) =>
      CATEGORIES.map((_, column) => rounded(affinities[row * CATEGORIES.length + column]!)),
    ),
    weights,
    curves,
  });
}
