// Where a list looks, what it is of and until when it is open: what the visitor says with this wish goes before what was said or
// found earlier.
import { describe, expect, test } from 'vitest';
import { lastTurn, worldOver } from './spoken.ts';
import { lastOf } from './stranger.ts';
import { shippedCatalogue } from './world.ts';

const textOf = (...messages: readonly string[]): string => lastOf(...messages).text;
/** Monday, 30 November 2026, 22:08 in Madrid. */
const LATE = new Date('2026-11-30T21:08:00Z');
const world = worldOver(await shippedCatalogue());
const lateText = (...messages: readonly string[]): string => lastTurn(world, LATE, messages).text;

describe('the middle of a list', () => {
  test.each([
    [['any hardware shop in Chueca?', 'and a playground close by?'], /Chueca/u],
    [['¿hay alguna ferretería por Chueca?', '¿y un parque infantil cerquita?'], /Chueca/u],
  ])('is no place that was merely the nearest of its kind: %s', (messages, where) => {
    expect(textOf(...messages)).toMatch(where);
  });

  test.each([
    [['restaurants near IFEMA', 'a drag show in the center on Saturday'], /IFEMA/u],
    [['bares cerca de Ventas', 'y mañana por la noche un tablao por el centro'], /Ventas/u],
    [['ramen in Chamberí', "Peruvian food, it needn't be near Chamberí"], /Chamberí/u],
    [['una lavandería por Atocha', 'no tiene que ser por Atocha, comida etíope'], /Atocha/u],
  ])('is given up by "in the centre" and "it need not be there": %s', (messages, before) => {
    expect(textOf(...messages)).not.toMatch(before);
  });

  test('is a square by its short name in small letters', () => {
    expect(textOf('panaderías por plaza españa')).toMatch(/Plaza de España/u);
  });
});

describe('what is looked for', () => {
  test.each([
    ['nos morimos de hambre, ¿dónde entramos con la perra por Lavapiés?', /^Restaurantes/u],
    ["we're famished, where can we take the dog around Ópera?", /^Restaurants/u],
  ])('is a table where somebody is hungry: %s', (message, start) => {
    expect(textOf(message)).toMatch(start);
  });

  test.each([
    ['a bar near Ópera, not too loud, with a loo', /toilets/u],
    ['a café close to Callao for a chat, with a toilet', /toilets/u],
  ])('is no public toilet where a house should have one: %s', (message, had) => {
    const text = textOf(message);
    expect(text).toMatch(had);
    expect(text).not.toMatch(/public toilet/iu);
  });

  test.each([
    'unas cañas en plan tranquilo por Malasaña',
    'algo de cenar en plan barato por Chueca',
    'quiero salir a bailar en plan relajado el sábado',
  ])('is no plan where «en plan» says how: %s', (message) => {
    expect(textOf(message)).not.toMatch(/^1\. De \d/mu);
  });

  test.each([
    [['a playground near Retiro', 'what should we do with the little one indoors if it pours tomorrow?'], /indoors/u],
    [['¿a qué hora cierra el Retiro?', '¿y si mañana diluvia, qué hacemos con los críos bajo techo?'], /a cubierto/u],
  ])('is something to do, and no hours of the park: %s', (messages, roof) => {
    expect(textOf(...messages)).toMatch(roof);
  });

  test.each([
    [['cheap sandwiches in Lavapiés', 'no, a cinema I said'], /sandwich|affordable|cost/iu],
    [['kebab por Argüelles de menos de 8 euros', 'no no, decía una librería'], /kebab|8 €/u],
  ])('has no price and no dish of the kind before it: %s', (messages, old) => {
    expect(textOf(...messages)).not.toMatch(old);
  });

  test.each([
    [['bars in Chueca', "haha I didn't ask for bars, what's the nearest bookshop"], /bookshop/u],
    [['cafés por Sol', 'nooo jeje digo tiendas de cómics'], /cómic/u],
  ])('is what a correction names: %s', (messages, kind) => {
    expect(textOf(...messages)).toMatch(kind);
  });

  test.each([
    [['restaurants near Atocha', 'are there any cafés around there that you know have wheelchair access?'], /café/iu],
    [['restaurantes por Sol', '¿hay algún bar que sepas que tiene baño adaptado? la comida me da igual'], /Bares/u],
  ])('is asked of others, and not of the first that was shown: %s', (messages, kind) => {
    expect(textOf(...messages)).toMatch(kind);
  });

  test.each([
    ['where is there live blues on Friday night? something small, not touristy', /\n\n/u],
    ['¿dónde hay flamenco el viernes? algo en plan íntimo, nada turístico', /\n\n/u],
  ])('is one list where the second sentence says how: %s', (message, two) => {
    expect(textOf(message)).not.toMatch(two);
  });

  test('is of the same family where the city has no such kitchen', () => {
    expect(textOf('algún sitio de comida colombiana')).toMatch(/Lo más parecido es/u);
  });

  test.each([
    'no jaja hablo de museos cerca de Sol',
    'museums near Sol haha help me out',
    'me ayudas con un bar por Sol',
  ])('is no laughter and no verb of asking: %s', (message) => {
    expect(textOf(message)).not.toMatch(/don't know about|no sé nada/u);
  });
});

describe('how far and until when', () => {
  test.each([
    [['pizza near Sol', '1.2 km is too far, anything within a 5 min walk?'], /1\.2 km of/u],
    [['hoteles por Ópera', '900 m no es cerca, algo a menos de 5 minutos andando'], /900 m de/u],
  ])('a distance that is complained of is no bound: %s', (messages, bound) => {
    expect(textOf(...messages)).not.toMatch(bound);
  });

  test.each([
    [['a café near Ópera', 'that closes soon. somewhere open later, a pub, with a toilet'], /open late/u],
    [['churros por Sol', 'eso cierra ya, algo que abra hasta más tarde, un bar'], /hasta tarde/u],
    [['bibliotecas por Argüelles', '¿alguna q abra 24 hs o hasta tarde?'], /[Bb]ibliotecas?/u],
  ])('open longer is open late: %s', (messages, until) => {
    expect(lateText(...messages)).toMatch(until);
  });

  test.each([
    ['it has started to rain, where can we have a hot chocolate near Plaza Mayor?', /open right now/u],
    ['se ha puesto a llover, una cafetería por Ópera', /ahora/u],
  ])('who stands in the rain needs open doors: %s', (message, now) => {
    expect(lateText(message)).toMatch(now);
  });

  test.each([
    [['tapas in Lavapiés on Thursday night', 'and after dinner a club'], /Thursday/u, /Friday/u],
    [['tapas por Lavapiés el jueves por la noche', 'y después de cenar, una discoteca'], /jueves/u, /viernes/u],
  ])('the small hours are of the night before: %s', (messages, day, next) => {
    const [lead = ''] = lateText(...messages).split('\n');
    expect(lead).toMatch(day);
    expect(lead).not.toMatch(next);
  });
});
