// Wishes in the words of chips.
import { expect, test, vi } from 'vitest';

vi.hoisted(() => vi.stubGlobal('location', { search: '?lang=en' }));

import { WORDS } from '../../words/index.ts';
import { wishWords } from './wish-words.ts';

const want = (wish: string, attribute: string, operator: string, value: unknown, name?: string) => ({
  ...{ wish, attribute, operator, value, polarity: 'want' as const },
  ...(name !== undefined && { name }),
});

test.each([
  [want('category:museums', 'category', 'is', 'museums', 'museums'), 'museums', 'museums'],
  [want('area:x', 'area', 'in', { id: 'x' }, 'Lavapiés'), 'in Lavapiés', 'en Lavapiés'],
  [want('near:x~500m', 'near', 'within', {}, 'Prado'), 'near Prado', 'cerca de Prado'],
  [want('open:now', 'open', 'at', 'now'), 'open now', 'abierto ahora'],
  [want('open:x', 'open', 'at', '2026-11-29T20:30'), 'open Sun 29 Nov, 20:30', 'abierto dom, 29 nov, 20:30'],
  [want('open:x', 'open', 'on', '2026-11-29'), 'open Sun 29 Nov', 'abierto dom, 29 nov'],
  [want('open:x', 'open', 'until', { minute: 1_500 }), 'open until 01:00', 'abierto hasta 01:00'],
  [
    want('open:x', 'open', 'between', { day: '2026-11-29', fromMin: 1_200, toMin: 1_560 }),
    'open Sun 29 Nov, 20:00–02:00',
    'abierto dom, 29 nov, 20:00–02:00',
  ],
  [want('free:yes', 'free', 'is', true), 'free entry', 'entrada gratis'],
  [want('free:2026-11-29', 'free', 'is', true), 'free Sun 29 Nov', 'gratis dom, 29 nov'],
  [want('amount:20', 'amount', 'at_most', 20), 'up to €20', 'hasta 20\u00a0€'],
  [want('price_level:2', 'price_level', 'at_most', 2), 'up to €€', 'hasta €€'],
  [want('price_level:3+', 'price_level', 'at_least', 3), 'from €€€', 'desde €€€'],
  [want('rating:4.5', 'rating', 'at_least', 4.5), 'rated 4.5 or more', 'con 4,5 o más'],
  [want('party:4+dog', 'party', 'is', { size: 4, withDog: true }), 'for 4, with a dog', 'para 4, con perro'],
  [{ ...want('-feature:x', 'feature', 'is', 'x', 'smoking'), polarity: 'avoid' as const }, 'no smoking', 'sin smoking'],
  [{ ...want('-allergy:nuts', 'allergy', 'is', 'nuts', 'nuts'), polarity: 'avoid' as const }, 'no nuts', 'sin nuts'],
])('%j', (wish, en, es) => {
  expect(wishWords(wish, WORDS.en.question, 'en')).toBe(en);
  expect(wishWords(wish, WORDS.es.question, 'es')).toBe(es);
});
