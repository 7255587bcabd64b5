// Places that a message tells apart by what they have, where they are or what they stand next to; and who "they" are.
import { beforeAll, describe, expect, test } from 'vitest';
import type { ConversationWorld } from '../../src/usecases/conversation/world.ts';
import { lastTurn, worldOver } from './spoken.ts';
import { shippedCatalogue } from './world.ts';

/** Wednesday, 25 November 2026, 17:00 in Madrid. */
const NOW = new Date('2026-11-25T16:00:00Z');
let world: ConversationWorld;

beforeAll(async () => {
  world = worldOver(await shippedCatalogue());
});

const textOf = (messages: string): string => lastTurn(world, NOW, messages.split(' / ')).text;

describe('what tells one place from the others', () => {
  test.each([
    ['rooftop bars / the one with the glass bridge, is it expensive', /360°/u],
    ['azoteas con piscina / la del Ginkgo, ¿es cara?', /^Ginkgo/u],
    ['azoteas con vistas / la del Círculo cuánto cuesta subir', /^Círculo de Bellas Artes: azotea/u],
    ['museums / is the one w Guernica free?', /Reina Sofía/u],
    ['museos / el del Guernica, ¿es gratis?', /Reina Sofía/u],
    ['museos / y el de las Meninas, ¿hasta qué hora abre?', /Museo Nacional del Prado/u],
    ['hostels near Sol / the one on Calle Imperial, phone?', /The Hat Madrid/u],
    ['hostels near Sol / cafés near the one in Huertas', /near Albergue Internacional Posada de Huertas/u],
  ])('%s', (messages, answer) => {
    expect(textOf(messages)).toMatch(answer);
  });

  test.each([
    'museums / how much is the one with the crocodile farm?',
    'museos / ¿cuánto cuesta el de los cocodrilos?',
  ])('where no place is like that, it is asked which: %s', (messages) => {
    expect(lastTurn(world, NOW, messages.split(' / ')).act).toBe('ask');
  });

  test.each(['museos / ¿cuánto cuesta el de en medio?', 'museos / el de arriba del todo, precio'])(
    'a place in the list is counted: %s',
    (messages) => {
      expect(lastTurn(world, NOW, messages.split(' / ')).act).toBe('tell_prices');
    },
  );
});

test.each([
  ['tell me about the Royal Palace / and the cathedral next to it, do they charge?', /Catedral .*Almudena/u],
  ['háblame del Palacio Real / y la catedral de al lado, ¿cobran?', /Catedral .*Almudena/u],
  ['háblame del Palacio Real / ¿y el teatro que hay enfrente?', /^Teatro Real/u],
  ['that planetarium place, what are the hours', /Planetario de Madrid/u],
])('what stands by the place in question, or is the only one: %s', (messages, answer) => {
  expect(textOf(messages)).toMatch(answer);
});

describe('they', () => {
  test.each([
    ['places for churros / the second one / do they take cards?', 'tell_facts'],
    ['places for churros / do they take cards?', 'tell_each'],
    ['compara el Prado y el Thyssen / ¿abren los lunes?', 'tell_each'],
    ['churrerías / la segunda / ¿tienen terraza?', 'tell_facts'],
  ])('are the people of the place in question, else those of the list: %s', (messages, act) => {
    expect(lastTurn(world, NOW, messages.split(' / ')).act).toBe(act);
  });
});
