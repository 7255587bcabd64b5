// What somebody may be typing: places, kinds of place, areas, stations and streets whose names go on as was typed.
import type { City } from '../city/city.ts';
import { distanceM, type Point } from '../geo/point.ts';
import { TopK } from '../math/topk.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import type { SearchIndex } from './index.ts';
import { type Entry, type EntryKey, entryReader, placeSuggestion, type Suggestion } from './suggest-entries.ts';
import { stemOf, wordsOf } from './words.ts';

export interface Suggester {
  /** Best first. @param language of kinds and categories */
  suggest(
    typed: string,
    options: { readonly limit: number; readonly language: string; readonly from?: Point },
  ): readonly Suggestion[];
}

/** Beyond these, what was typed is too short to weigh them all for everybody anew: the best of a prefix are kept. */
const MOST_WEIGHED = 400;
const MOST_SUGGESTED = 60;
const FROM_THE_START = 1.5;
/** A kilometre costs so much prominence, and at most two in all. */
const PER_KM = 0.15;

/** Follows the catalogue as its index does: names of places that stay as they were are neither read nor sorted again. */
export function suggestIndexer(
  city: City,
  vocabulary: Vocabulary,
): (index: SearchIndex) => Generator<unknown, Suggester> {
  const entriesOf = entryReader(city, vocabulary);
  let sorted: readonly EntryKey[] = [];
  return function* indexed(index) {
    const entries = entriesOf(index.catalogue.places, index.streets);
    yield;
    sorted = sortedKeys(entries, sorted);
    yield;
    return yield* suggesterInSteps(index, entries, sorted);
  };
}

/** All keys of the entries in order. @param before those of earlier entries, in order */
function sortedKeys(entries: readonly Entry[], before: readonly EntryKey[]): readonly EntryKey[] {
  const current = new Set(entries);
  const kept = before.filter(({ entry }) => current.has(entry));
  const known = new Set(kept.map(({ entry }) => entry));
  const fresh = entries.filter((entry) => !known.has(entry)).flatMap(({ keys }) => keys);
  fresh.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  if (kept.length === 0) return fresh;
  let next = 0;
  const merged: EntryKey[] = [];
  for (const key of kept) {
    while (next < fresh.length && fresh[next]!.key < key.key) merged.push(fresh[next++]!);
    merged.push(key);
  }
  return merged.concat(fresh.slice(next));
}

function* suggesterInSteps(
  index: SearchIndex,
  entries: readonly Entry[],
  keys: readonly EntryKey[],
): Generator<unknown, Suggester> {
  const orderOf = new Map(entries.map((entry, at) => [entry, at]));
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
      top.offer(at, entry.weight + (isStart ? FROM_THE_START : 0));
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
      const scores = new Map<Entry, number>();
      for (const at of matching(prefix)) {
        const { entry, isStart, key } = keys[at]!;
        const { weight, suggestion, language: own } = entry;
        if (own !== undefined && own !== language) continue;
        const away =
          from && suggestion.position ? Math.min(2, (distanceM(from, suggestion.position) / 1_000) * PER_KM) : 0;
        const score = weight + (isStart ? FROM_THE_START : 0) + (key === prefix ? 2 : 0) - away;
        if (score > (scores.get(entry) ?? Number.NEGATIVE_INFINITY)) scores.set(entry, score);
      }
      const best = [...scores]
        .sort(([a, one], [b, other]) => other - one || orderOf.get(a)! - orderOf.get(b)!)
        .slice(0, Math.min(limit, MOST_SUGGESTED));
      const named = withCategory(
        best.map(([{ suggestion }]) => suggestion),
        firstCategory(scores, prefix),
      );
      const door = doorSuggestion(index, typed);
      const found = door ? [door, ...named].slice(0, limit) : named;
      return found.length > 0 ? found : misspelt(index, prefix, limit);
    },
  };
}

/** From here on what is typed says which category may be meant. */
const CATEGORY_FROM_LETTERS = 3;

/** The weightiest category whose own name goes on as was typed. */
function firstCategory(scores: ReadonlyMap<Entry, number>, prefix: string): Suggestion | undefined {
  if (prefix.length < CATEGORY_FROM_LETTERS) return undefined;
  const named = [...scores].filter(
    ([{ suggestion }]) => suggestion.kind === 'category' && wordsOf(suggestion.name).join(' ').startsWith(prefix),
  );
  return named.sort(([, one], [, other]) => other - one)[0]?.[0].suggestion;
}

/** Few categories stand beside many places: the one that is meant is among the first two, however well known the places are. */
function withCategory(best: readonly Suggestion[], category: Suggestion | undefined): readonly Suggestion[] {
  if (!category || best.slice(0, 2).some(({ kind }) => kind === 'category')) return best;
  const others = best.filter((each) => each !== category);
  return [...others.slice(0, 1), category, ...others.slice(1)].slice(0, best.length);
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
