// Messages that go on with what was shown and do not say again what is looked for: somewhere else, another where that one is
// full, something like it, a sort that is not wanted, a music; facts asked of the one that is talked of.
import { beforeAll, describe, expect, test } from 'vitest';
import type { ConversationWorld } from '../../src/usecases/conversation/world.ts';
import { lastTurn, worldOver } from './spoken.ts';
import { shippedCatalogue } from './world.ts';

/** Tuesday, 24 November 2026, 11:00 in Madrid. */
const NOW = new Date('2026-11-24T10:00:00Z');
let world: ConversationWorld;

beforeAll(async () => {
  world = worldOver(await shippedCatalogue());
});

const textOf = (messages: string): string => lastTurn(world, NOW, messages.split(' / ')).text;

describe('the same things, there', () => {
  test.each([
    ["cafes / near Cuatro Caminos actually, that's where I live", /cafés(?: .*)? near Cuatro Caminos/iu],
    ['cafes / ok but around Chueca please', /cafés(?: .*)? near Chueca/iu],
    ["I need a cobbler / near Cuatro Caminos actually, that's where I live", /shoe repair shops/u],
    ['cheap eats malasana / ok forget malasana, lavapies?', /restaurants.* in Lavapiés/u],
    ['bares por chamberi / perdón, quería decir carabanchel, que se me va la pinza', /bares.* Carabanchel/u],
    ['hoteles por el Barrio de las Letras / he cambiado de idea, prefiero dormir por Atocha', /hoteles .*Atocha/iu],
    ["cafes / what's near the Prado?", /^.*(?:places|sights) /iu],
  ])('%s', (messages, answer) => {
    expect(textOf(messages)).toMatch(answer);
  });
});

describe('another one', () => {
  test.each([
    ["tapas / tell me about the second one / and if it's full?", /tapas.* near /u],
    ['hostal / el segundo tiene ascensor? / y si está lleno a donde tiro', /cinco hoteles cerca de /u],
    ['tell me about the Prado / anything like it?', /art museums/u],
    ['el Museo Cerralbo / ¿y algo parecido?', /casas museo/u],
    ['tapas / and when does it shut today?', /Casa Labra (?:is open|opens)/u],
  ])('%s', (messages, answer) => {
    expect(textOf(messages)).toMatch(answer);
  });
});

describe('what is refused, and what goes with it', () => {
  test.each([
    ['hotel under 150 / not a hostel with shared bathrooms, my daughter would kill me', /hotels .*not hostels/u],
    ['hotels / can you book the first? / not a hostel with shared bathrooms', /hotels that are not hostels/u],
    ["tapas / hmm we'd rather sit down than perch at a bar", /tapas/u],
    ['Me la guardaron en el hotel. ¿Qué librería hay por aquí?', /^(?!.*[Hh]otel).*librerías/u],
  ])('%s', (messages, answer) => {
    expect(textOf(messages)).toMatch(answer);
  });
});

describe('the music that is wished', () => {
  test.each([
    ['clubs / reggaeton or 90s, not techno', /reggaeton/u],
    ['live music / jazz or blues?', /jazz clubs(?:.|\n)*blues/iu],
    ['algo de música en directo / jazz o blues', /clubes de jazz(?:.|\n)*blues/iu],
  ])('%s', (messages, answer) => {
    expect(textOf(messages)).toMatch(answer);
  });
});

describe('the fact that was asked, or that it is not known', () => {
  test.each([
    ['tapas / the first one, is it noisy?', /^No, .+ has no quiet feel/u],
    ['tapas / el primero, ¿hay mucho ruido?', /^No, .+ no es un sitio de ambiente tranquilo/u],
    ['Botín / is it just for tourists?', /worth the visit/u],
    ['clubs / how much to get in?', /What entry costs I don't know/u],
    ['flamenco / ¿cuánto cuesta la entrada?', /Lo que cuesta la entrada no lo sé/u],
    ['hotels / what area is safest?', /safe city/u],
    ['clubs / ok and food after, like 4am', /^(?!.*you like)/u],
    ['hotel under 150 / cafes', /^(?!.*150)/u],
  ])('%s', (messages, answer) => {
    expect(textOf(messages)).toMatch(answer);
  });
});
