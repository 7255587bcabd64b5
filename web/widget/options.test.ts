// The page comes before the key, the key before what is usual.
import { describe, expect, test } from 'vitest';
import { inkOn, optionsOf, type Page } from './options.ts';
import { WORDS } from './words.ts';

const BARE: Page = { attributes: {}, lang: 'en-GB', prefersDark: false, hasAccent: false };
const KEY = { language: 'es', look: { accent: '#005f73', title: 'Hotel Sol', greeting: '¿Adónde vamos?' } };

describe('the looks of the widget', () => {
  test('are the usual ones in the language around it, where neither page nor key says anything', () => {
    const { en, es } = WORDS;
    expect(optionsOf(BARE)).toMatchObject({ locale: 'en', title: en.title, greeting: en.greeting, accent: undefined });
    expect(optionsOf({ ...BARE, lang: 'es-MX' })).toMatchObject({ locale: 'es', title: es.title });
  });

  test("are the key's before the usual ones, also one by one", () => {
    const all = { locale: 'es', words: WORDS.es, title: 'Hotel Sol', greeting: '¿Adónde vamos?', accent: '#005f73' };
    expect(optionsOf(BARE, KEY)).toMatchObject(all);
    const some = optionsOf(BARE, { language: 'es', look: { accent: '#005f73' } });
    expect(some).toMatchObject({ title: WORDS.es.title, greeting: WORDS.es.greeting, accent: '#005f73' });
  });

  test("are the page's before the key's, also one by one", () => {
    const attributes = { locale: 'en', title: 'Front desk', greeting: 'Hi' };
    const all = { locale: 'en', title: 'Front desk', greeting: 'Hi', accent: undefined };
    expect(optionsOf({ ...BARE, attributes, hasAccent: true }, KEY)).toMatchObject(all);
    const some = optionsOf({ ...BARE, attributes: { title: 'Recepción' } }, KEY);
    expect(some).toMatchObject({ locale: 'es', title: 'Recepción', greeting: '¿Adónde vamos?', accent: '#005f73' });
  });

  test.each([
    ['#ffffff', '#000'],
    ['#ffd166', '#000'],
    ['#a3262a', '#fff'],
    ['#005F73', '#fff'],
    ['#000000', '#fff'],
  ])('upon %s text is %s', (accent, ink) => {
    expect(inkOn(accent)).toBe(ink);
  });
});
