// What somebody may be typing: places, kinds of place, areas, stations and streets whose names go on as was typed.
import { withLatinSpellings } from '../domain/latin-letters.ts';
import { distanceM, type Point } from '../geo/point.ts';
import { TopK } from '../math/topk.ts';
import type { SearchIndex } from './index.ts';
import { stemOf, wordsOf } from './words.ts';

export interface Suggestion {
  readonly kind: 'place' | 'category' | 'kind' | 'area' | 'station' | 'street';
  readonly id: string;
  readonly name: string;
  /** What tells two things of one name apart: district, lines, kind. */
  readonly detail?: string;
  readonly position?: Point;
}

interface Entry {
  readonly suggestion: Suggestion;
  /** 0 to 5; settles which of many comes first. */
  readonly weight: number;
  readonly row?: number;
}

export interface Suggester {
  /** Best first. @param language of kinds and categories */
  suggest(
    typed: string,
    options: { readonly limit: number; readonly language: string; readonly from?: Point },
  ): readonly Suggestion[];
}

/** Names that are cut into words before others get their turn. */
const ENTRIES_A_STEP = 300;
/** Beyond these, what was typed is too short to weigh them all for everybody anew: the best of a prefix are kept. */
const MOST_WEIGHED = 400;
const KEPT_PER_PREFIX = 60;
const FROM_THE_START = 1.5;
/** A kilometre costs so much prominence, and at most two in all. */
const PER_KM = 0.15;

export function* suggesterInSteps(index: SearchIndex): Generator<unknown, Suggester> {
  const entries = entriesOf(index);
  yield;
  const keys: { readonly key: string; readonly entry: number; readonly isStart: boolean }[] = [];
  for (const [entry, { names }] of entries.entries()) {
    if (entry % ENTRIES_A_STEP === ENTRIES_A_STEP - 1) yield;
    for (const name of withLatinSpellings(names)) {
      const words = wordsOf(name);
      for (const at of words.keys()) keys.push({ key: words.slice(at).join(' '), entry, isStart: at === 0 });
    }
  }
  yield;
  keys.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  const kept = new Map<string, readonly number[]>();

  /** Keys that begin so; of very many the weightiest. */
  function matching(prefix: string): readonly number[] {
    const known = kept.get(prefix);
    if (known) return known;
    const from = firstAtLeast(keys, prefix);
    const to = firstAtLeast(keys, prefix + AFTER_ALL_LETTERS);
    if (to - from <= MOST_WEIGHED) return Array.from({ length: to - from }, (_, at) => from + at);
    const best = weightiest(from, to);
    if (kept.size < MOST_KEPT) kept.set(prefix, best);
    return best;
  }

  const weightiest = (from: number, to: number): readonly number[] => {
    const top = new TopK(MOST_WEIGHED);
    for (let at = from; at < to; at++) {
      const { entry, isStart } = keys[at]!;
      top.offer(at, entries[entry]!.weight + (isStart ? FROM_THE_START : 0));
    }
    const best = new Uint32Array(top.size);
    top.drainInto(best);
    return Array.from(best);
  };

  // The first letters that somebody types have the most names; nobody is to wait for them.
  for (const length of SHORT_PREFIXES) {
    for (const prefix of new Set(keys.map(({ key }) => key.slice(0, length)))) {
      matching(prefix);
      yield;
    }
  }

  return {
    suggest(typed, { limit, language, from }) {
      const prefix = wordsOf(typed).slice(0, MOST_WORDS).join(' ');
      if (prefix === '') return [];
      const scores = new Map<number, number>();
      for (const at of matching(prefix)) {
        const { entry, isStart, key } = keys[at]!;
        const { weight, suggestion, language: own } = entries[entry]!;
        if (own !== undefined && own !== language) continue;
        const away =
          from && suggestion.position ? Math.min(2, (distanceM(from, suggestion.position) / 1_000) * PER_KM) : 0;
        const score = weight + (isStart ? FROM_THE_START : 0) + (key === prefix ? 2 : 0) - away;
        if (score > (scores.get(entry) ?? Number.NEGATIVE_INFINITY)) scores.set(entry, score);
      }
      const best = [...scores]
        .sort(([a, one], [b, other]) => other - one || a - b)
        .slice(0, Math.min(limit, KEPT_PER_PREFIX));
      const named = best.map(([entry]) => entries[entry]!.suggestion);
      const door = doorSuggestion(index, typed);
      const found = door ? [door, ...named].slice(0, limit) : named;
      return found.length > 0 ? found : misspelt(index, prefix, limit);
    },
  };
}

const MOST_KEPT = 4_000;
const SHORT_PREFIXES = [1, 2];
const AFTER_ALL_LETTERS = '\uffff';
const MOST_WORDS = 12;
const ENOUGH = 0.7;

/** Nothing goes on like this: places whose names are a slip of the finger away. */
function misspelt({ text, names, catalogue }: SearchIndex, typed: string, limit: number): readonly Suggestion[] {
  const stems = wordsOf(typed).map(stemOf);
  if (stems.join('').length < 4) return [];
  return text
    .search(wordsOf(typed), 40)
    .map(({ row }) => ({ row, coverage: names.coverage(row, stems) }))
    .filter(({ coverage }) => coverage.ofQuery >= ENOUGH)
    .sort((a, b) => b.coverage.ofQuery + b.coverage.ofName - a.coverage.ofQuery - a.coverage.ofName || a.row - b.row)
    .slice(0, limit)
    .map(({ row }) => placeSuggestion(catalogue.places[row]!));
}

type Named = Entry & { readonly names: readonly string[]; readonly language?: string };

function entriesOf({ catalogue, city, vocabulary, streets }: SearchIndex): readonly Named[] {
  const places = catalogue.places.flatMap((place, row): Named[] =>
    place.closedForGood
      ? []
      : [{ suggestion: placeSuggestion(place), weight: place.prominence, row, names: [place.name, ...place.aliases] }],
  );
  const areas = city.areas.all.map(
    (area): Named => ({
      suggestion: { kind: 'area', id: area.id, name: area.name, position: area.centre },
      weight: area.prominence,
      names: [area.name, ...Object.values(area.names), ...area.aliases],
    }),
  );
  const stations = city.stations.map(
    (station): Named => ({
      suggestion: {
        kind: 'station',
        id: station.id,
        name: station.name,
        position: station.position,
        ...(station.lines.length > 0 && { detail: station.lines.join(', ') }),
      },
      weight: 2,
      names: [station.name, ...station.aliases],
    }),
  );
  const concepts = (['category', 'kind'] as const).flatMap((kind) =>
    vocabulary.conceptsOfType(kind).flatMap((concept) =>
      vocabulary.languages.flatMap(({ code }): Named[] => {
        const words = concept.words[code];
        if (!words || words.many === '') return [];
        const name = words.label || words.many;
        const names = [...new Set([name, words.one, words.many, ...words.aliases])].filter((each) => each !== '');
        return [
          { suggestion: { kind, id: concept.id, name }, weight: kind === 'category' ? 4 : 3, names, language: code },
        ];
      }),
    ),
  );
  const streetNames = streets.all().map(
    ({ street, name, position, places: count }): Named => ({
      suggestion: { kind: 'street', id: street.replaceAll(' ', '-'), name, position },
      weight: Math.min(2, 0.5 + count / 20),
      names: [name],
    }),
  );
  const written = new Set(streetNames.flatMap(({ names }) => names.map((name) => wordsOf(name).join(' '))));
  const official = city.streets.all
    .filter(({ name }) => !written.has(wordsOf(name).join(' ')))
    .map(
      ({ name, position }): Named => ({
        suggestion: { kind: 'street', id: wordsOf(name).join('-'), name, position },
        weight: 0,
        names: [name],
      }),
    );
  return [...places, ...areas, ...stations, ...concepts, ...streetNames, ...official];
}

const placeSuggestion = (place: SearchIndex['catalogue']['places'][number]): Suggestion => ({
  kind: 'place',
  id: place.id,
  name: place.name,
  position: place.position,
  ...((place.barrio ?? place.district) !== undefined && { detail: (place.barrio ?? place.district) as string }),
});

/** The door of an address that is typed with its number; nothing where only the street is known. */
function doorSuggestion({ city }: SearchIndex, typed: string): Suggestion | undefined {
  const address = city.streets.addressIn(typed);
  if (address?.number === undefined || address.precision === 'street') return undefined;
  const { street, number, position } = address;
  return {
    kind: 'street',
    id: wordsOf(`${street.name} ${number}`).join('-'),
    name: `${street.name}, ${number}`,
    position,
  };
}

function firstAtLeast(sorted: readonly { readonly key: string }[], key: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]!.key < key) low = middle + 1;
    else high = middle;
  }
  return low;
}
