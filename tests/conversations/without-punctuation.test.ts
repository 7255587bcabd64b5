// Messages as people dictate or type them on a phone, without a mark: where a clause ends, how far a negation and "if possible"
// reach, what somebody has had enough of, and words that are no misspelling of ours.
import { beforeAll, describe, expect, test } from 'vitest';
import type { ConversationWorld } from '../../src/usecases/conversation/world.ts';
import { lastTurn, worldOver } from './spoken.ts';
import { shippedCatalogue } from './world.ts';

/** Friday, 27 November 2026, 17:00 in Madrid. */
const NOW = new Date('2026-11-27T16:00:00Z');
let world: ConversationWorld;
beforeAll(async () => {
  world = worldOver(await shippedCatalogue());
});
const replyTo = (...messages: readonly string[]): string => lastTurn(world, NOW, messages).text;
const leadOf = (message: string): string => replyTo(message).split('\n')[0]!;

describe('what is looked for begins a clause of its own', () => {
  test.each([
    ['no me gusta el pescado ni el marisco donde como', /Restaurantes/u],
    ['i dont like fish or seafood where can i eat', /[Rr]estaurants/u],
    ['estoy harta de monumentos quiero tomarme un vermut', /bares/u],
    ['im sick of monuments i want a bar', /\bbars\b/iu],
  ])('%s', (message, kind) => {
    expect(replyTo(message)).toMatch(kind);
    expect(replyTo(message)).not.toMatch(/evitar (?:los restaurantes|los bares)|avoid (?:restaurants|bars)/u);
  });
});

describe('what is turned down is left out, and no more than that', () => {
  test.each([
    ['en el barrio de las letras que hay aparte de bares', /que no sean bares/u],
    ['un restaurante japones que no este en el centro', /fuera del centro/u],
    ['algo abierto ya que no sea de comer', /que no sean restaurantes/u],
    ['un sitio para leer que no sea una biblioteca', /cafeterías/iu],
    ['somewhere to read that isnt a library', /[Cc]afés/u],
    ['un teatro que no sea un musical', /teatros/u],
    ['un sitio romantico que no este muy lejos de opera', /cerca de Ópera/u],
  ])('%s', (message, told) => expect(replyTo(message)).toMatch(told));

  test('a place turned down by its name is no kind turned down', () =>
    expect(leadOf('algun mercadillo que no sea el rastro')).toMatch(/mercadillo/u));
});

test.each([
  ['un restaurante vegano que no pase de 25 euros y a ser posible con terraza', /25 €/u],
  ['a vegan restaurant for under 25 euros and if possible with a terrace', /€25/u],
])('"if possible" softens only what it stands beside: %s', (message, told) => expect(replyTo(message)).toMatch(told));

describe('what has been is not looked for', () => {
  test.each([
    ['llevo toda la mañana dando vueltas y quiero un vermut', /mañana por la mañana|28 de noviembre/u],
    ['weve been walking all morning and want a vermouth', /tomorrow morning/u],
    ['llevo dos dias comiendo bocadillos quiero un restaurante con verduras', /bocater/u],
  ])('%s', (message, past) => expect(leadOf(message)).not.toMatch(past));
});

describe('a word that exists is no misspelling of another', () => {
  test.each([
    ['voy con mi perrita a tomar algo donde no me pongan pegas', /gimnasio|hamburgues/u],
    ['somos dos vegetarianas y un carnivoro', /carnicer/u],
    ['donde puedo ver arte pero que no sea un tostón', /cochinillo/u],
  ])('%s', (message, other) => expect(replyTo(message)).not.toMatch(other));
});

describe('hours as they are meant', () => {
  test.each([
    ['que museos puedo ver el lunes por la mañana', /abren el lunes 30 de noviembre por la mañana.*\n1\. /su],
    ['museums on saturday morning', /open tomorrow morning.*\n1\. /su],
    ['por nuevos ministerios de 2 a 4 donde como', /de 14:00 a 16:00/u],
    ['algo que hacer despues de comer con mis padres que se cansan', /^(?!.*evitar).*hoy de 17:00/su],
  ])('%s', (message, told) => expect(replyTo(message)).toMatch(told));

  test('hunger has no hours', () =>
    expect(leadOf('estoy en plaza de españa y tengo un hambre que me muero')).toMatch(/^(?!.*\d:\d).*restaurante/iu));
});

test.each([
  ['donde me corto el pelo', /peluquer/u],
  ['quien arregla zapatos por aqui', /zapater/u],
  ['donde alquilo una bici', /bici/iu],
])('what is done at a place is asked for in any form of its verb: %s', (message, kind) =>
  expect(replyTo(message)).toMatch(kind),
);

test.each([
  ['me han hablado de un sitio que se llama la casa encendida eso que es', /^La Casa Encendida/u],
  ['donde estan las mejores vistas de la ciudad y sin pagar', /miradores con entrada gratuita/u],
  ['tengo a los peques en casa todo el finde y llueve que hago con ellos', /a cubierto/u],
  ['hay algun mirador desde el que se vea el palacio', /(?<!palacios.*)miradores(?!.*palacios)/u],
])('%s', (message, told) => expect(leadOf(message)).toMatch(told));
