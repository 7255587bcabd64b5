// The places of the catalogue that a text about the city names: "Farmacia Mayor 13 is open day and night". Who reads that name in
// a reply may ask about the place as about one of a list.
import type { PlaceId } from '../../domain/branded.ts';
import type { Catalogue } from '../../domain/catalogue.ts';
import type { ConversationWorld } from './world.ts';

/** A name of several words, by its row. */
interface NameOfRow {
  readonly name: string;
  readonly row: number;
  /** Where its first word begins: behind a quotation mark, for example. */
  readonly lead: number;
}

/** @returns places whose whole name, of several words, stands in the text as it is written, in the order of the catalogue */
export function namesTold({ recommend: { catalogue } }: ConversationWorld, text: string): readonly PlaceId[] {
  if (text === '') return [];
  const names = namesByFirstWord(catalogue);
  const rows = new Set<number>();
  for (const { 0: word, index } of text.matchAll(WORDS))
    for (const { name, row, lead } of names.get(word) ?? []) {
      const at = index - lead;
      if (text.startsWith(name, at) && isWhole(text, at, at + name.length)) rows.add(row);
    }
  return [...rows].sort((a, b) => a - b).flatMap((row) => catalogue.places[row]?.id ?? []);
}

const isWhole = (text: string, from: number, to: number): boolean =>
  !LETTER.test(text[from - 1] ?? '') && !LETTER.test(text[to] ?? '');
const LETTER = /[\p{L}\p{N}]/u;
const WORDS = /[\p{L}\p{N}]+/gu;

/** A text has few words, and a catalogue many names: each catalogue is gone through once. */
function namesByFirstWord(catalogue: Catalogue): ReadonlyMap<string, readonly NameOfRow[]> {
  const known = indexes.get(catalogue);
  if (known) return known;
  const index = new Map<string, NameOfRow[]>();
  for (const [row, { name }] of catalogue.places.entries()) {
    const first = name.includes(' ') ? /[\p{L}\p{N}]+/u.exec(name) : null;
    if (!first) continue;
    const entry: NameOfRow = { name, row, lead: first.index };
    const others = index.get(first[0]);
    if (others) others.push(entry);
    else index.set(first[0], [entry]);
  }
  indexes.set(catalogue, index);
  return index;
}
const indexes = new WeakMap<Catalogue, ReadonlyMap<string, readonly NameOfRow[]>>();
