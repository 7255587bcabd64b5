// How this visitor likes the pages: language and theme. Kept in this browser, never sent anywhere.
import { firstLanguage, type Language, localeOf } from './first-language.ts';
import { memory } from './memory.ts';
import { createStore } from './store.ts';

export { type Language, localeOf };

export type Theme = 'system' | 'light' | 'dark';

export const language = createStore<Language>(firstLanguage());
export const theme = createStore<Theme>(firstTheme());

export function chooseLanguage(next: Language): void {
  memory.write('language', next);
  language.set(next);
  applySettings();
}

export function chooseTheme(next: Theme): void {
  memory.write('theme', next === 'system' ? undefined : next);
  theme.set(next);
  applySettings();
}

export function applySettings(): void {
  const root = document.documentElement;
  root.lang = language.get();
  if (theme.get() === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme.get();
}

function firstTheme(): Theme {
  const asked = memory.read('theme');
  return asked === 'light' || asked === 'dark' ? asked : 'system';
}
