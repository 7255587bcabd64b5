// What bounds a plan: a day that will not do, and how much there should be of a kind of place.
import { describe, expect, it } from 'vitest';
import { chat, lastOf, NOW, SOL } from './stranger.ts';

const whensOf = (message: string) =>
  chat
    .read(message, { from: SOL, now: NOW, hasShown: false })
    .whens.map(({ day, label }) => [day, label].filter(Boolean).join(' '));

describe('a day that is said not to do', () => {
  it.each([
    ['Could you plan a birthday dinner and some jazz? Not today, on Sunday.', ['2026-11-29']],
    ['a cocktail bar, not tonight but tomorrow', ['2026-11-28 night']],
    ["today won't work, let's say Sunday", ['2026-11-29']],
    ['Móntame una tarde de compras. Hoy no, el domingo.', ['2026-11-29']],
    ['un sitio para cenar, no hoy sino mañana', ['2026-11-28']],
    ['el domingo no puedo, mejor el lunes', ['2026-11-30']],
  ])('%s', (message, days) => expect(whensOf(message)).toEqual(days));

  it.each([
    ['why not Saturday and Sunday?', 2],
    ['is it open today or not, and tomorrow?', 2],
    ['si no es hoy, mañana', 2],
    ['hoy no llueve, mañana sí', 2],
    ['not today', 1],
    ['hoy no', 1],
  ])('is one of those that were named: %s', (message, count) => expect(whensOf(message)).toHaveLength(count));
});

// A name with both words is one museum.
const MUSEUMS =
  /\bMuseo Nacional Thyssen|\bMuseo\b|Thyssen|Descalzas|Bellas Artes de San Fernando|Colecciones Reales|Caja?Forum|Telefónica/g;

describe('so many museums and no more', () => {
  it.each([
    'Two days in Madrid from tomorrow, one museum is enough for us',
    'A three day plan starting tomorrow: we love eating and old streets more than museums, but ok one museum',
    'Plan de dos días desde mañana, con un museo nos vale',
    'Organízame el sábado y el domingo: un solo museo y lo demás calles y miradores',
  ])('%s', (message) => expect(lastOf(message).text.match(MUSEUMS) ?? []).toHaveLength(1));

  it('are as many as fit where nothing bounds them', () =>
    expect(
      (lastOf('Two days in Madrid from tomorrow, we love museums').text.match(MUSEUMS) ?? []).length,
    ).toBeGreaterThan(2));
});
