// Plans that come of a conversation, in both languages: what was settled on is in them, their stops are changed one by one,
// changes are undone, and questions about stops are answered from the plan that stands.
import { beforeAll, describe, expect, test } from 'vitest';
import type { ConversationWorld } from '../../src/usecases/conversation/world.ts';
import { VOCABULARY } from '../../src/vocabulary/bundled.ts';
import { lastTurn, worldOver } from './spoken.ts';
import { shippedCatalogue } from './world.ts';

/** Wednesday, 25 November 2026, 17:00 in Madrid. */
const AFTERNOON = new Date('2026-11-25T16:00:00Z');
let world: ConversationWorld;

beforeAll(async () => {
  world = worldOver(await shippedCatalogue());
});

const lastOf = (...messages: readonly string[]) => lastTurn(world, AFTERNOON, messages);
const namesOf = ({ places }: ReturnType<typeof lastOf>) => places.map(({ place }) => place.name);
const stopsOf = (text: string) => text.split('\n').filter((line) => /^\d+\./u.test(line));
const minutesOf = (text: string) =>
  stopsOf(text).flatMap((line) =>
    [...line.matchAll(/(\d\d):(\d\d)/gu)].map(([, hour, minute]) => Number(hour) * 60 + Number(minute)),
  );

describe('a start and an end are a plan', () => {
  test.each([
    ['Saturday from 11 to 5, just the two of us', 11, 17],
    ['tomorrow, start at ten, home by four', 10, 16],
    ["we're free on Friday from noon, our train leaves at six", 12, 18],
    ['el sábado de 11 a 5, los dos solos', 11, 17],
    ['mañana empezamos a las diez y en casa a las cuatro', 10, 16],
    ['el viernes estamos libres desde las 12, el tren sale a las seis', 12, 18],
  ])('%s', (message, from, until) => {
    const { act, text } = lastOf(message);
    expect(act).toBe('plan');
    const minutes = minutesOf(text);
    expect(minutes.length).toBeGreaterThan(2);
    expect(Math.min(...minutes)).toBeGreaterThanOrEqual(from * 60);
    expect(Math.max(...minutes)).toBeLessThanOrEqual(until * 60);
  });

  test.each(['a night out from 12 to 4', 'salimos de fiesta hoy, de 12 a 4 de la noche'])('by night: %s', (message) => {
    const turn = lastOf(message);
    expect(turn.act).toBe('plan');
    const [first = 0] = minutesOf(turn.text);
    expect(first).toBeLessThan(4 * 60);
    expect(turn.places.flatMap(({ place }) => place.categories)).not.toContain('museums');
  });

  test.each(['bars open from 10 to 2', 'is the Prado open from 10 to 2?', '¿abre el Prado de 10 a 2?'])(
    'a filter of hours is none: %s',
    (message) => {
      expect(lastOf(message).act).not.toBe('plan');
    },
  );
});

describe('what was settled on', () => {
  const talks = [
    ['Is the Rastro on this Sunday?', 'And the Thyssen?', 'ok, put it all in order with times, home by three'],
    ['Is the Rastro on this Sunday?', 'And the Thyssen?', 'string those together, done by three'],
    ['¿Abre el Rastro este domingo?', '¿Y el Thyssen?', 'vale, ponlo todo en orden con horas, en casa a las tres'],
    ['¿Abre el Rastro este domingo?', '¿Y el Thyssen?', 'móntame el día con eso, que acabe a las tres'],
  ];
  test.each(talks)('%s / %s / %s', (...messages) => {
    const turn = lastOf(...messages);
    expect(turn.act).toBe('plan');
    expect(turn.text).toMatch(/29 (?:November|de noviembre)/u);
    expect(namesOf(turn)).toEqual(expect.arrayContaining(['El Rastro', 'Museo Nacional Thyssen-Bornemisza']));
    expect(Math.max(...minutesOf(turn.text))).toBeLessThanOrEqual(15 * 60);
  });

  test.each([
    ['the Prado on Friday and the Retiro on Saturday', 'which day for what? send me the plan'],
    ['el viernes el Prado y el sábado el Retiro', '¿qué toca cada día? mándame el plan'],
  ])('each on its day: %s', (...messages) => {
    const { text } = lastOf(...messages);
    const [, friday = '', saturday = ''] = text.split(/\b2[78] (?:November|de noviembre)/u);
    expect(friday).toMatch(/Prado/u);
    expect(saturday).toMatch(/Retiro/u);
  });
});

const MADE = {
  en: 'a plan for Saturday from 11 to 6: the Thyssen, lunch, the Retiro',
  es: 'un plan para el sábado de 11 a 18: el Thyssen, comida y el Retiro',
} as const;

describe('edits of a stop', () => {
  const lunchOf = (text: string) => stopsOf(text).find((line) => /\((?:lunch|comida)/u.test(line)) ?? '';

  test.each([
    [MADE.en, 'shorter lunch please, half an hour is enough'],
    [MADE.en, 'lunch only needs half an hour'],
    [MADE.es, 'la comida más corta, con media hora basta'],
    [MADE.es, 'menos tiempo para comer, media hora'],
  ])('a shorter lunch: %s / %s', (...messages) => {
    const { act, text } = lastOf(...messages);
    expect(act).toBe('edit_plan');
    const [from = 0, until = 0] = minutesOf(lunchOf(text));
    expect(until - from).toBe(30);
  });

  test.each([
    ['en', 'two bars tonight, make me a plan from 9 to 1', 'swap the first bar for somewhere with karaoke'],
    ['es', 'dos bares esta noche, hazme un plan de 9 a 1', 'cambia el primer bar por uno con karaoke'],
  ])('karaoke means karaoke (%s)', (_, made, edit) => {
    const { act, places, text } = lastOf(made, edit);
    expect(act).toBe('edit_plan');
    const sings = places.some(({ place }) => VOCABULARY.isOf(place, 'kind', 'karaoke'));
    expect(sings || /no place|No conozco|found nothing|No he encontrado|don't know/u.test(text)).toBe(true);
  });

  test.each([
    [MADE.en, 'move lunch to Chueca, keep the rest'],
    [MADE.es, 'pasa la comida a Chueca y deja lo demás'],
  ])('to another area: %s / %s', (made, edit) => {
    const before = lastOf(made);
    const after = lastOf(made, edit);
    expect(after.act).toBe('edit_plan');
    expect(lunchOf(after.text)).not.toBe('');
    expect(lunchOf(after.text)).not.toBe(lunchOf(before.text));
    expect(namesOf(after)).toEqual(expect.arrayContaining(['Museo Nacional Thyssen-Bornemisza']));
  });
});

describe('undo', () => {
  test.each([
    [MADE.en, 'one stop less', 'undo that'],
    [MADE.en, 'one stop less', 'no, put it back'],
    [MADE.en, 'start at noon', 'leave it as it was'],
    [MADE.es, 'quita una parada', 'deshaz el último cambio'],
    [MADE.es, 'quita una parada', 'mejor déjalo como estaba'],
    [MADE.es, 'empieza a las 12', 'vuelve a ponerlo como antes'],
  ])('the last change: %s / %s / %s', (made, edit, undo) => {
    expect(stopsOf(lastOf(made, edit, undo).text)).toEqual(stopsOf(lastOf(made).text));
  });

  test.each([
    [MADE.en, 'one stop less', 'start an hour later', 'go back to the first version'],
    [MADE.en, 'one stop less', 'start an hour later', 'as it was at the beginning please'],
    [MADE.es, 'quita una parada', 'empieza una hora más tarde', 'vuelve al plan del principio'],
    [MADE.es, 'quita una parada', 'empieza una hora más tarde', 'la primera versión, por favor'],
  ])('to the first version: %s / %s / %s / %s', (made, ...others) => {
    expect(stopsOf(lastOf(made, ...others).text)).toEqual(stopsOf(lastOf(made).text));
  });

  test.each([
    [MADE.en, 'one stop less', 'start an hour later', 'undo that', 'undo that'],
    [MADE.es, 'quita una parada', 'empieza una hora más tarde', 'deshaz eso', 'deshaz eso'],
  ])('step by step: %s', (made, ...others) => {
    expect(stopsOf(lastOf(made, ...others).text)).toEqual(stopsOf(lastOf(made).text));
  });
});

describe('questions about stops', () => {
  test.each([
    [MADE.en, "what's the first stop?", /Thyssen/u],
    [MADE.en, 'where do we have lunch?', /Lunch is at/u],
    [MADE.en, 'how long do we walk altogether?', /minutes on foot in all/u],
    [MADE.en, 'what time are we done?', /over at \d\d:\d\d/u],
    [MADE.en, 'when do we set off?', /begins at 11:\d\d/u],
    [MADE.en, 'what comes after lunch?', /Stop 3 of 3/u],
    [MADE.en, 'send me the plan', /^This is the plan/u],
    [MADE.es, '¿cuál es la primera parada?', /Thyssen/u],
    [MADE.es, '¿dónde comemos?', /La comida es en/u],
    [MADE.es, '¿cuánto andamos en total?', /minutos a pie/u],
    [MADE.es, '¿a qué hora acabamos?', /acaba a las \d\d:\d\d/u],
    [MADE.es, '¿a qué hora empezamos?', /empieza a las 11:\d\d/u],
    [MADE.es, '¿qué va después de la comida?', /parada 3 de 3/u],
    [MADE.es, 'cuéntamelo seguido, con horas', /^Este es el plan/u],
  ])('%s / %s', (made, question, said) => {
    const { act, text } = lastOf(made, question);
    expect(act).toBe('tell_plan');
    expect(text).toMatch(said);
  });

  test.each([
    [MADE.en, 'any bakeries in Malasaña?', "what's the first stop?"],
    [MADE.es, '¿panaderías en Malasaña?', '¿cuál es la primera parada?'],
  ])('of the plan, though a list came after it: %s / %s / %s', (...messages) => {
    expect(lastOf(...messages).text).toMatch(/Thyssen/u);
  });
});
