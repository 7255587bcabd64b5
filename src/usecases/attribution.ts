// The words that credit a source, for the pages, the API and the docs.
import type { Catalogue } from '../domain/catalogue.ts';

/** Sources we know; anything else is named as it names itself. */
const WORDS: Readonly<Record<string, string>> = {
  paseo: 'Compiled by the authors of Paseo',
  esmadrid: 'Origen de los datos: Ayuntamiento de Madrid (esmadrid.com)',
  municipal: 'Origen de los datos: Ayuntamiento de Madrid (datos.madrid.es)',
  osm: '© OpenStreetMap contributors, ODbL 1.0',
  'google-export': 'The operator’s own export',
  administrator: 'Entered by the operator of this service',
};

interface Attribution {
  readonly source: string;
  readonly text: string;
  /** Places that carry a fact of this source. */
  readonly places: number;
}

const GEOGRAPHY: readonly Attribution[] = [
  { source: 'boundaries', text: 'Districts and barrios: Origen de los datos: Ayuntamiento de Madrid', places: 0 },
  { source: 'transit', text: 'Stations: Consorcio Regional de Transportes de Madrid', places: 0 },
];

export function attributionsOf(catalogue: Catalogue): readonly Attribution[] {
  const counts = new Map<string, number>();
  for (const place of catalogue.places) {
    const sources = new Set([place.source, ...Object.values(place.provenance).map(({ source }) => source)]);
    for (const source of sources) counts.set(source, (counts.get(source) ?? 0) + 1);
  }
  const ofPlaces = [...counts].map(([source, places]) => ({ source, text: WORDS[source] ?? source, places }));
  return [...ofPlaces.sort((a, b) => b.places - a.places), ...GEOGRAPHY];
}
