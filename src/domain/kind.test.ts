import { expect, test } from 'vitest';
import type { Category } from './category.ts';
import { isOfKind, kindForms, kindNoun } from './kind.ts';
import { LANGUAGES } from './language.ts';
import type { Place } from './place.ts';

const place = (name: string, types: readonly string[], categories: readonly Category[]) =>
  ({ name, types, cuisines: [], categories }) as unknown as Place;

test('a place is of a kind by its labels', () => {
  expect(isOfKind(place('Desperate Literature', ['bookshop'], ['art galleries']), 'bookshop')).toBe(true);
  expect(isOfKind(place('Casa de Diego', ['umbrellas'], ['local services']), 'pharmacy')).toBe(false);
});

test('or by how its name begins, where its category allows', () => {
  expect(isOfKind(place('Farmacia Cea', ['traditional shop'], ['local services']), 'pharmacy')).toBe(true);
  expect(isOfKind(place('Real Basílica de Atocha', [], ['places of worship']), 'basilica')).toBe(true);
  expect(isOfKind(place('La Farmacia', [], ['pubs/bars']), 'pharmacy')).toBe(false);
  expect(isOfKind(place('Palacio de Hielo', [], ['malls']), 'palace')).toBe(false);
  expect(isOfKind(place('Plaza de Toros de Las Ventas', ['bullring'], ['monuments']), 'square')).toBe(false);
});

test.each(LANGUAGES)('each kind has a noun for one and for several, and no form means two kinds (%s)', (language) => {
  const forms = kindForms(language);
  expect(new Set(forms.map(([form]) => form)).size).toBe(new Set(forms.map((each) => each.join())).size);
  for (const [, kind] of forms) expect(kindNoun(language, kind, 1)).not.toBe(kindNoun(language, kind, 2));
});
