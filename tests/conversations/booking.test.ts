// Bookings: the chat makes none, says so, and says who does.
import { beforeAll, expect, test } from 'vitest';
import type { ConversationWorld } from '../../src/usecases/conversation/world.ts';
import { lastTurn, worldOver } from './spoken.ts';
import { shippedCatalogue } from './world.ts';

/** Tuesday, 24 November 2026, 11:00 in Madrid. */
const NOW = new Date('2026-11-24T10:00:00Z');
let world: ConversationWorld;

beforeAll(async () => {
  world = worldOver(await shippedCatalogue());
});

test.each([
  [['tell me about Botín', 'do they take reservations?'], /I can't book for you/u],
  [['háblame de Casa Lucio', '¿hay que reservar?'], /Yo no puedo reservar.*casalucio/su],
  [
    ['tell me about Botín', 'can you book a table for two there?'],
    /I can't book for you; .*Botín itself can: https:\/\/botin\.es/su,
  ],
  [['tell me about Botín', 'book it'], /I can't book for you.*https:\/\/botin\.es/su],
  [['tell me about Casa Lucio', 'reserve a table for three tonight'], /I can't book for you.*casalucio/su],
  [['tapas in La Latina', 'book the second one for two'], /I can't book for you/u],
  [['háblame de Botín', 'resérvame mesa'], /Yo no puedo reservar.*https:\/\/botin\.es/su],
  [['háblame de Casa Lucio', 'reserva para dos'], /Yo no puedo reservar.*casalucio/su],
  [['tapas en La Latina', 'resérvame en el segundo'], /Yo no puedo reservar/u],
])('%s', (messages, reply) => {
  expect(lastTurn(world, NOW, messages).text).toMatch(reply);
});

test.each([
  [['restaurants in Chueca for dinner tonight', 'ok book the first for 8 people'], /I can't book for you/u],
  [
    ['restaurants in Chueca open tonight', 'grab us a table at the last one, 2 people at 21:30'],
    /21:30.*I can't book for you/su,
  ],
  [['restaurants in Chueca', 'can i book a table in any of these'], /I can't book for you; they can/u],
  [['restaurantes gallegos cerca de aquí', 'resérvame el segundo para 4'], /Yo no puedo reservar/u],
  [['restaurantes en Chueca', 'pilla mesa en el tercero para el sábado'], /Yo no puedo reservar/u],
  [['hoteles en Chueca', 'quiero reservar el primero dos noches'], /Yo no puedo reservar/u],
])('in other words: %s', (messages, reply) => {
  expect(lastTurn(world, NOW, messages).text).toMatch(reply);
});
