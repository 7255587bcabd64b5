// The canonical categories as the service names them, and how to say a type label to a person.
import type { CategoryName } from '../../api-client/client.ts';
import { EMPTY_TYPES, TYPES_ES } from '../words/types.ts';
import { api } from './session.ts';
import { createStore } from './store.ts';

type Language = 'en' | 'es';

export const categories = createStore<readonly CategoryName[]>([]);

export async function loadCategories(): Promise<void> {
  if (categories.get().length === 0) categories.set(await api.categories());
}

export function categoryLabel(all: readonly CategoryName[], name: string, language: Language): string {
  const known = all.find((each) => each.name === name);
  return capital(language === 'es' ? (known?.es ?? name) : name);
}

/** What a place is, in the visitor's language, most telling first and without repeating itself. */
export function typeLabels(all: readonly CategoryName[], types: readonly string[], language: Language): string[] {
  const plain = types.map((type) => type.replace(/[_=]+/gu, ' ').trim());
  const telling = plain.filter((type) => !EMPTY_TYPES.has(type.toLowerCase()));
  return [...new Set((telling.length > 0 ? telling : plain).map((type) => typeLabel(all, type, language)))];
}

/** The canonical category that a type label names, if it names one. */
export function categoryOfType(all: readonly CategoryName[], type: string): string | undefined {
  const plain = type.replace(/[_=]+/gu, ' ').trim().toLowerCase();
  return all.find((each) => [plain, `${plain}s`].includes(each.name) || each.es === plain)?.name;
}

/** The group of the first name that is a category or a type of one. */
export const groupOf = (all: readonly CategoryName[], names: readonly string[]): string | undefined =>
  names
    .map(
      (name) => all.find((each) => each.name === name) ?? all.find((each) => each.name === categoryOfType(all, name)),
    )
    .find(Boolean)?.group;

function typeLabel(all: readonly CategoryName[], type: string, language: Language): string {
  if (language === 'en') return capital(type);
  const name = type.toLowerCase();
  const known = all.find((each) => each.name === name || each.es === name);
  return capital(TYPES_ES[name] ?? known?.es ?? type);
}

/** Without accents and capitals, to be compared. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
