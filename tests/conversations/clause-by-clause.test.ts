// Every clause of a message that asks is answered, whichever of them decides what is told first; what is asked of a place that
// the catalogue does not have is answered by no other; and a day said for a visit holds for the questions after it.
import { beforeAll, describe, expect, test } from 'vitest';
import type { ConversationWorld } from '../../src/usecases/conversation/world.ts';
import { lastTurn, worldOver } from './spoken.ts';
import { shippedCatalogue } from './world.ts';

/** Monday, 30 November 2026, 16:00 in Madrid. */
const NOW = new Date('2026-11-30T15:00:00Z');
let world: ConversationWorld;

beforeAll(async () => {
  world = worldOver(await shippedCatalogue());
});

const lastOf = (...messages: readonly string[]) => lastTurn(world, NOW, messages).text;

describe('each of several questions has its answer', () => {
  test.each<[readonly string[], readonly RegExp[]]>([
    [
      ["I'd like to visit the Prado tomorrow. When does it open, how much for a senior, and is there a free hour?"],
      [/10:00 to 20:00/u, /€15/u, /(?:free from 18:00 to 20:00|last two hours of each day are free)/u],
    ],
    [
      ['is the Sorolla museum open? And what about the Lázaro Galdiano, how much is it?'],
      [/Museo Sorolla/u, /Lázaro Galdiano: general admission/u],
    ],
    [['CaixaForum Madrid - opening hours and price for a student?'], [/20:00/u, /general admission/u]],
    [
      ['tapas bars in La Latina', 'Casa Lucas: address, phone, and do they take cards?'],
      [/Cava Baja/u, /\+34/u, /pay/u],
    ],
    [
      ['bares de tapas en La Latina', 'Casa Lucas: dirección y teléfono porfa'],
      [/Cava Baja/u, /\+34/u],
    ],
    [['La Musa, ¿qué tal es? dirección y si se puede reservar'], [/está en Calle/u, /reservar/u]],
    [
      ['is the Thyssen open now? does the Reina Sofía have step-free access and can I get there by bus from Sol?'],
      [/Thyssen/u, /Reina Sofía is accessible/u, /Bus lines/u],
    ],
    [
      ['bares en Malasaña', 'Casa Camacho, ¿tiene terraza? ¿y wifi?'],
      [/terraza/u, /wifi/u],
    ],
  ])('%j', (messages, told) => {
    const text = lastOf(...messages);
    for (const each of told) expect(text).toMatch(each);
  });

  test.each([
    ['When does the Prado open, and when does it close?'],
    ['¿A qué hora abre el Prado? ¿Y cuándo cierra?'],
    ['Is the Prado open tomorrow, and is it open in the evening?'],
  ])('and one that is answered has no second: %s', (message) => {
    const text = lastOf(message);
    expect(text.match(/20:00/gu)?.length ?? 0).toBeLessThanOrEqual(2);
  });
});

describe('no other place answers for one that is not known', () => {
  test.each([
    [['museums near me', 'where is the Acme store?'], 'Acme store'],
    [['museums near me', 'how much is the Kukuxumusu?'], 'Kukuxumusu'],
    [['museos cerca', '¿a qué hora cierra la tienda de Acme?'], 'la tienda de Acme'],
    [['museos cerca', '¿dónde está la tienda de Acme de Sol y hasta qué hora abre?'], 'la tienda de Acme de Sol'],
  ])('%j', (messages, name) => {
    const text = lastOf(...messages);
    expect(text).toContain(name);
    expect(text).not.toMatch(/\d\d:\d\d|€|Museo|Plaza/u);
  });

  test('what one of them has is still asked of it', () => {
    expect(lastOf('the Prado', 'how much is the tour?')).toMatch(/Prado/u);
    expect(lastOf('el Prado', '¿cuánto cuesta la audioguía?')).toMatch(/Prado/u);
  });
});

describe('a name points at the place that is talked of', () => {
  test.each<[readonly string[], RegExp]>([
    [['bares baratos en Malasaña', '¿cuánto vale la caña en la ardosa?'], /^De Bodega de la Ardosa/u],
    [
      ['bares baratos en Malasaña', 'te pregunto cuánto cuesta una caña en bodega de la ardosa'],
      /^De Bodega de la Ardosa/u,
    ],
    [['bars in La Latina', 'what does a beer cost in Casa Lucas?'], /^For Casa Lucas/u],
    [
      ['Centro Deportivo Municipal Concepción, how much is it?', 'so does Concepción have a swimming pool or not?'],
      /^(?:For|Yes,) Centro Deportivo Municipal Concepción/u,
    ],
  ])('%j', (messages, told) => expect(lastOf(...messages)).toMatch(told));

  test.each([
    ['como llego de cuatro caminos a sol en metro?', /desde Cuatro Caminos hasta la Puerta del Sol/u],
    ['how do I get from cuatro caminos to sol by metro?', /from Cuatro Caminos to Puerta del Sol/u],
  ])('and both ends of a way are names: %s', (message, told) => expect(lastOf('museos', message)).toMatch(told));
});

describe('the day of a visit', () => {
  test.each<[readonly string[], RegExp]>([
    [['llego hoy y mañana quiero ir al Prado. ¿a qué hora abre?'], /^El martes 1 de diciembre/u],
    [['I land today and want to see the Prado tomorrow. what time does it open?'], /^On Tuesday 1 December/u],
    [['quiero ir al Prado mañana, ¿abre?', '¿y el Retiro a qué hora cierra?'], /martes 1 de diciembre/u],
    [['I want to go to the Prado tomorrow, is it open?', 'what time does the Retiro close?'], /Tuesday 1 December/u],
  ])('%j', (messages, told) => expect(lastOf(...messages)).toMatch(told));
});

test('the way to a place does not begin at it, though bars near it were just listed', () => {
  expect(lastOf('bars near Celicioso', 'is Celicioso far?')).toMatch(/^Celicioso is [1-9]\d+ m /u);
  expect(lastOf('bares cerca de Celicioso', '¿Celicioso está lejos?')).toMatch(/^Celicioso está a [1-9]\d+ m/u);
});
