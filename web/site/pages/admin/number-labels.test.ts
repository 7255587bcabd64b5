import { expect, test, vi } from 'vitest';

vi.hoisted(() => {
  vi.stubGlobal('location', { search: '?lang=en', pathname: '/' });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('addEventListener', () => undefined);
});

import { en } from '../../words/admin/en.ts';
import { es } from '../../words/admin/es.ts';
import { labelName } from './number-labels.ts';

const CATEGORIES = [{ name: 'museums', es: 'museos', group: 'culture' }];

test.each([
  ['open', 'open at a time', 'abierto a una hora'],
  ['amount', 'price', 'precio'],
  ['fame:hidden', 'fame: off the beaten track', 'fama: fuera de lo común'],
  ['category:museums', 'kind: Museums', 'tipo: Museos'],
  ['not kind:art museum', 'not kind: Art museum', 'sin tipo: Museo de arte'],
  ['search', 'search', 'búsqueda'],
  ['Lavapiés', 'Lavapiés', 'Lavapiés'],
])('%s is told in words', (label, english, spanish) => {
  expect([labelName(label, en.numbers, CATEGORIES, 'en'), labelName(label, es.numbers, CATEGORIES, 'es')]).toEqual([
    english,
    spanish,
  ]);
});
