// What can be suggested: places, areas, stations, streets, categories and kinds, each with all that may be typed of it.
import type { City } from '../city/city.ts';
import { withLatinSpellings } from '../domain/latin-letters.ts';
import { oncePerObject } from '../domain/once.ts';
import type { Place } from '../domain/place.ts';
import type { Point } from '../geo/point.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import type { StreetEntry, StreetIndex } from './street-index.ts';
import { wordsOf } from './words.ts';

export interface Suggestion {
  readonly kind: 'place' | 'category' | 'kind' | 'area' | 'station' | 'street';
  readonly id: string;
  readonly name: string;
  /** What tells two things of one name apart: district, lines, kind. */
  readonly detail?: string;
  readonly position?: Point;
}

export interface Entry {
  readonly suggestion: Suggestion;
  /** 0 to 5; settles which of many comes first. */
  readonly weight: number;
  /** Of kinds and categories. */
  readonly language?: string;
  /** What may be typed of it: of each of its names, all that begins at one of its words. */
  readonly keys: readonly EntryKey[];
}

export interface EntryKey {
  readonly key: string;
  readonly entry: Entry;
  /** At the first word of a name. */
  readonly isStart: boolean;
}

function entryOf(names: readonly string[], entry: Omit<Entry, 'keys'>): Entry {
  const keys: EntryKey[] = [];
  const whole = { ...entry, keys };
  for (const name of withLatinSpellings(names)) {
    const words = wordsOf(name);
    for (const at of words.keys()) keys.push({ key: words.slice(at).join(' '), entry: whole, isStart: at === 0 });
  }
  return whole;
}

/** Each place is read once: a changed one is another object. */
const placeEntry = oncePerObject((place: Place) =>
  entryOf([place.name, ...place.aliases], { suggestion: placeSuggestion(place), weight: place.prominence }),
);

const officialStreetEntry = oncePerObject(({ name, position }: City['streets']['all'][number]) =>
  entryOf([name], { suggestion: { kind: 'street', id: wordsOf(name).join('-'), name, position }, weight: 0 }),
);

/** The entries of one catalogue after the other; what stays as it was is the same object again. */
export function entryReader(city: City, vocabulary: Vocabulary) {
  const fixed = [...areaEntries(city), ...stationEntries(city), ...conceptEntries(vocabulary)];
  let known = new Map<string, Entry>();
  const streetEntries = (streets: StreetIndex): readonly Entry[] => {
    const entries = streets.all().map((street) => [JSON.stringify(street), street] as const);
    known = new Map(entries.map(([id, street]) => [id, known.get(id) ?? streetEntry(street)]));
    return [...known.values()];
  };
  return (places: readonly Place[], streets: StreetIndex): readonly Entry[] => {
    const ofCatalogue = streetEntries(streets);
    const written = new Set(ofCatalogue.map(({ keys: [whole] }) => whole?.key));
    const official = city.streets.all.map(officialStreetEntry).filter(({ keys: [whole] }) => !written.has(whole?.key));
    const open = places.filter((place) => !place.closedForGood && !vocabulary.isConvenience(place)).map(placeEntry);
    return [...open, ...fixed, ...ofCatalogue, ...official];
  };
}

const areaEntries = ({ areas }: City): readonly Entry[] =>
  areas.all.map((area) =>
    entryOf([area.name, ...Object.values(area.names), ...area.aliases], {
      suggestion: { kind: 'area', id: area.id, name: area.name, position: area.centre },
      weight: area.prominence,
    }),
  );

const stationEntries = ({ stations }: City): readonly Entry[] =>
  stations.map(({ id, name, aliases, position, lines }) =>
    entryOf([name, ...aliases], {
      suggestion: { kind: 'station', id, name, position, ...(lines.length > 0 && { detail: lines.join(', ') }) },
      weight: 2,
    }),
  );

const conceptEntries = (vocabulary: Vocabulary): readonly Entry[] =>
  (['category', 'kind'] as const).flatMap((kind) =>
    vocabulary.conceptsOfType(kind).flatMap((concept) =>
      vocabulary.languages.flatMap(({ code }) => {
        const words = concept.words[code];
        if (!words || words.many === '') return [];
        const name = words.label || words.many;
        const names = [...new Set([name, words.one, words.many, ...words.aliases])].filter((each) => each !== '');
        const suggestion: Suggestion = { kind, id: concept.id, name };
        return [entryOf(names, { suggestion, weight: kind === 'category' ? 4 : 3, language: code })];
      }),
    ),
  );

const streetEntry = ({ street, name, position, places }: StreetEntry): Entry =>
  entryOf([name], {
    suggestion: { kind: 'street', id: street.replaceAll(' ', '-'), name, position },
    weight: Math.min(2, 0.5 + places / 20),
  });

export const placeSuggestion = (place: Place): Suggestion => ({
  kind: 'place',
  id: place.id,
  name: place.name,
  position: place.position,
  ...((place.barrio ?? place.district) !== undefined && { detail: (place.barrio ?? place.district) as string }),
});
