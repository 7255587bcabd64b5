// Of tables that all suit, those that were meant: at the level of the price, worth the occasion, where locals go, alike.
import { expect, test } from 'vitest';
import { chat, lastOf, NOW, SOL } from './stranger.ts';

const textOf = (...messages: readonly string[]) => lastOf(...messages).text;
/** Names of burger bars, noodle bars and stand-up bars by the square. */
const QUICK = /Ramen|Burger|Crêperie|Casa Labra|Casa del Abuelo/u;
const OF_EVERYWHERE = /Dubliners|O'Connell|Mexican|mexicana|vegan restaurant|cocina vegana|gay bar/u;

test.each([
  'we have our wedding anniversary today, a restaurant for tonight, about 65 euros a head',
  'dinner for two tonight, up to 60 euros each, nothing too formal and no tapas',
  'cena de aniversario hoy, unos 65 euros por persona, que no sea de tapas',
  'somewhere romantic for dinner',
])('a good sum or an occasion asks for a proper table: %s', (message) => {
  const text = textOf(message);
  expect(text).not.toMatch(QUICK);
  expect(text).toMatch(/\n1\. /u);
});

test('without either, the list is as it was', () => {
  expect(textOf('restaurant open tonight')).toMatch(QUICK);
});

test.each(['we are broke, 9 euros each, where can we eat now?', 'tenemos 8 euros cada uno, ¿dónde comemos ahora?'])(
  'for a few coins food from the hand counts, too: %s',
  (message) => {
    expect(textOf(message)).toMatch(/[Bb]urger or pizza places|[Hh]amburgueserías o pizzerías/u);
  },
);

test('who names a restaurant means one', () => {
  expect(textOf('a restaurant for 9 euros each')).not.toMatch(/burger or pizza places/u);
});

test.each(['a bar where locals drink', 'somewhere to drink that is not touristy', 'un bar que no sea de guiris'])(
  'where locals go is a tavern away from the great sights: %s',
  (message) => {
    const text = textOf(message);
    expect(text).not.toMatch(OF_EVERYWHERE);
    expect(text).not.toMatch(/La Fontana de Oro|Casa Labra/u);
  },
);

test.each([
  ['tapas near Plaza Mayor', 'too touristy, where do locals eat?'],
  ['bares de tapas cerca de la Plaza Mayor', 'demasiado turístico, algo más auténtico'],
])('too touristy says nothing of noise: %s, %s', (...messages) => {
  expect(textOf(...messages)).not.toMatch(/noise|ruido/u);
});

test('quieter still does', () => {
  expect(textOf('bars near Sol', 'something quieter')).toMatch(/noise/u);
});

test.each([
  ['phone of Sobrino de Botín?', 'similar food nearby?'],
  ['¿a qué hora abre Casa Lucio?', '¿y comida parecida por allí?'],
])('something alike cooks alike: %s, %s', (...messages) => {
  expect(textOf(...messages)).toMatch(/Spanish|Castilian|española|castellana/u);
});

test.each(['a pub with live rugby near Sol tonight', 'un bar con fútbol en directo cerca de Sol'])(
  'sport on a screen is no sports centre: %s',
  (message) => {
    expect(textOf(message)).not.toMatch(/[Ss]ports venues|[Ii]nstalaciones|Centro Deportivo/u);
  },
);

test('to do sport still is', () => {
  const talk = chat.begin('sport', NOW, SOL);
  expect(talk.say('sports centres near Sol').text).toMatch(/Centro Deportivo|gym/u);
});

test.each(['a Japanese place, but no sushi', 'un japonés, pero que no sea sushi'])(
  'a kitchen that may have a dish is not left out with it: %s',
  (message) => {
    expect(textOf(message)).toMatch(/Japanese|japonesa/u);
  },
);

test.each(['a restaurant with proper chairs near Ópera', 'una cafetería donde sentarme cerca de Sol'])(
  'nobody wonders whether a restaurant has seats: %s',
  (message) => {
    expect(textOf(message)).not.toMatch(/seats|sitio para sentarse/u);
  },
);

test('a cup for a dog is in no cat café, and work in no pastry shop', () => {
  expect(textOf('can my dog come to a café near Sol?')).not.toMatch(/Gatoteca/u);
  expect(textOf('a café to work with my laptop near Sol')).not.toMatch(/Mallorquina|Riojano/u);
});
