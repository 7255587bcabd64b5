// The canonical categories as the service names them, and how to say a type label to a person.
import type { CategoryName } from '../../api-client/client.ts';
import { api } from './session.ts';
import { createStore } from './store.ts';

export const categories = createStore<readonly CategoryName[]>([]);

export async function loadCategories(): Promise<void> {
  if (categories.get().length === 0) categories.set(await api.categories());
}

export function categoryLabel(all: readonly CategoryName[], name: string, language: 'en' | 'es'): string {
  const known = all.find((each) => each.name === name);
  return capital(language === 'es' ? (known?.es ?? name) : name);
}

/** A source's label such as `tourist_attraction`, said in the visitor's language where we know the word. */
export function typeLabel(all: readonly CategoryName[], type: string, language: 'en' | 'es'): string {
  const plain = type.replace(/[_=]+/gu, ' ').trim();
  const known = all.find((each) => each.name === plain || each.name === `${plain}s` || each.es === plain);
  if (known) return capital(language === 'es' ? known.es : known.name);
  return capital(plain);
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
