// The words that credit a source, for the pages, the API and the docs.
import { type City, textIn } from '../city/city.ts';
import type { Catalogue } from '../domain/catalogue.ts';
import type { Language } from '../domain/language.ts';

/** Sources of every city; a pack credits its own, anything else is named as it names itself. */
const WORDS: Readonly<Record<string, string>> = {
  paseo: 'Compiled by the authors of Paseo',
  osm: '© OpenStreetMap contributors, ODbL 1.0',
  overture: 'Overture Maps Foundation, overturemaps.org',
  'google-export': 'The operator’s own export',
  administrator: 'Entered by the operator of this service',
};

interface Attribution {
  readonly source: string;
  readonly text: string;
  /** Places that carry a fact of this source. */
  readonly places: number;
}

/** Credits of the places served, the largest source first, then those of the pack's other data. */
export function attributionsOf(catalogue: Catalogue, city: City, language: Language): readonly Attribution[] {
  const wordsOf = (source: string) =>
    city.sources[source] ? textIn(city.sources[source], language, city) : (WORDS[source] ?? source);
  const counts = new Map<string, number>();
  for (const place of catalogue.places) {
    const sources = new Set([place.source, ...Object.values(place.provenance).map(({ source }) => source)]);
    for (const source of sources) counts.set(source, (counts.get(source) ?? 0) + 1);
  }
  const ofPlaces = [...counts].map(([source, places]) => ({ source, text: wordsOf(source), places }));
  const ofPack = city.credits.map(({ source, text }) => ({ source, text: textIn(text, language, city), places: 0 }));
  return [...ofPlaces.sort((a, b) => b.places - a.places), ...ofPack];
}
