// How many lists have two descriptions that begin alike: lists of ten, by district and main category, best known first.
import type { Language, Texts } from '../../../src/domain/language.ts';
import { beginningOf, LIST_ROWS, listOf } from './prose/beginnings.ts';
import { byProminence } from './row.ts';

interface Described {
  readonly id: string;
  readonly district?: string | undefined;
  readonly categories: readonly string[];
  readonly prominence: number;
  readonly description: Texts;
}

interface Count {
  readonly lists: number;
  /** Lists in which two rows share their first three words. */
  readonly shared: number;
}

/** Whole lists of ten only: the one that is shown first, and all pages of ten. */
export function sharedOpenings(rows: readonly Described[], language: Language): { first: Count; all: Count } {
  const lists = new Map<string, string[]>();
  for (const { district, categories, description } of byProminence(rows)) {
    const list = listOf(district, categories[0]);
    lists.set(list, [...(lists.get(list) ?? []), beginningOf(description[language] ?? '')]);
  }
  const pages = [...lists.values()].map(pagesOf);
  return { first: countOf(pages.flatMap((each) => each.slice(0, 1))), all: countOf(pages.flat()) };
}

const pagesOf = (begun: readonly string[]): string[][] =>
  Array.from({ length: Math.floor(begun.length / LIST_ROWS) }, (_, page) =>
    begun.slice(page * LIST_ROWS, (page + 1) * LIST_ROWS),
  );

const countOf = (pages: readonly (readonly string[])[]): Count => ({
  lists: pages.length,
  shared: pages.filter((page) => new Set(page).size < page.length).length,
});
