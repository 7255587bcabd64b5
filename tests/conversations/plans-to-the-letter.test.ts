// What a plan is made of, as it was said: hours, places and starts of single stops, what comes near what, a plan dictated stop by
// stop, and nothing absurd in it.
import { beforeAll, describe, expect, test } from 'vitest';
import type { ConversationWorld } from '../../src/usecases/conversation/world.ts';
import { lastTurn, worldOver } from './spoken.ts';
import { shippedCatalogue } from './world.ts';

/** Monday, 30 November 2026, 16:00 in Madrid. */
const MONDAY = new Date('2026-11-30T15:00:00Z');
let world: ConversationWorld;

beforeAll(async () => {
  world = worldOver(await shippedCatalogue());
});

const turnOf = (...messages: readonly string[]) => lastTurn(world, MONDAY, messages);
const textOf = (...messages: readonly string[]): string => turnOf(...messages).text;
const linesOf = (text: string): string =>
  [...text.matchAll(/^\d+\. (?:De )?(\S+) (?:to|a) (\S+): (.+)\)$/gmu)]
    .map(([, begin, end, name]) => `${begin}-${end} ${name}`)
    .join('; ');

describe('each stop has its own hour and place', () => {
  test.each([
    [
      'Plan for Saturday: the Prado at 10, lunch near it, Retiro in the afternoon and dinner in Chueca at 9',
      /^10:00\S+ Museo Nacional del Prado[^;]*; 1[34]:\d\d\S+ [^;]*\(lunch, (?:[1-9]|1[0-2]) min on foot; 1[56]:\d\d\S+ Parque de El Retiro.*21:00/u,
    ],
    [
      'Plan para el sábado: el Prado a las 10, comida por ahí cerca, el Retiro por la tarde y cena en Chueca a las 9',
      /^10:00\S+ Museo Nacional del Prado[^;]*; 1[34]:\d\d\S+ [^;]*\(comida, (?:[1-9]|1[0-2]) min a pie; 1[56]:\d\d\S+ Parque de El Retiro.*21:00/u,
    ],
    [
      'A plan for Sunday from 11: flea market, vermouth in La Latina and something in the evening',
      /^(?:11:\d\d\S+ [^;]*; )?11:\d\d\S+ El Rastro[^;]*; 13:\d\d\S+ (?:Casa Gerardo|Casa Revuelta|Taberna El Almendro|Díaz)/u,
    ],
    ['Plan para el domingo barato: rastro, vermut y algo por la tarde', /1[0-2]:\d\d\S+ El Rastro.*1[5-7]:\d\d/u],
  ])('%s', (message, plan) => {
    expect(linesOf(textOf(message))).toMatch(plan);
  });

  test.each([
    ['plan my saturday', 'no: the Thyssen from 10 to 12, lunch at 2 in Lavapiés and in the afternoon a park'],
    ['organízame el sábado', 'no, así no: el Thyssen de 10 a 12, comer a las 14 en Lavapiés y por la tarde un parque'],
  ])('a plan that is dictated is made as it is dictated: %s', (first, dictated) => {
    const stops = linesOf(textOf(first, dictated)).split('; ');
    expect(stops).toHaveLength(3);
    expect(stops[0]).toMatch(/^10:00-12:00 Museo Nacional Thyssen/u);
    expect(stops[1]).toMatch(/^14:00\S+ .*\((?:lunch|comida)/u);
    expect(stops[2]).toMatch(/^1[5-7]:\d\d/u);
  });
});

describe('where and when it begins and ends', () => {
  test.each([
    ['Plan for tomorrow from 9 until 9, starting from Atocha, museums, lunch and dinner', /Atocha/u, /2[01]:00 /u],
    ['Hazme un plan para mañana de 10 a 21, salgo de Chamartín, con comida y cena', /Chamartín/u, /-21:00 /u],
  ])('%s', (message, start, end) => {
    const text = textOf(message);
    expect(text.split('\n')[0]).toMatch(start);
    expect(linesOf(text)).toMatch(end);
    expect(linesOf(text)).toMatch(/lunch|comida/u);
  });

  test.each([
    'Landed this morning, free until 9pm. A first walk from here, ending with churros?',
    'He aterrizado esta mañana y estoy libre hasta las 9. ¿Un paseo que acabe con churros?',
  ])('nobody flies who did not say so: %s', (message) => {
    expect(textOf(message)).not.toMatch(/three hours before|tres horas antes|hour and a half after|hora y media/u);
  });
});

describe('nothing absurd', () => {
  test.each([
    ['Plan for tomorrow: Micrópolix, the Prado and tapas', /I left out Micrópolix/u],
    ['Plan para mañana: Micrópolix, el Prado y tapas', /He dejado fuera Micrópolix/u],
  ])('what lies hours away is left out, and that is said: %s', (message, said) => {
    const text = textOf(message);
    expect(text).toMatch(said);
    expect(linesOf(text)).toMatch(/Prado/u);
    expect(linesOf(text)).not.toMatch(/Micrópolix|[1-9]\d\d min/u);
  });
});

describe('changes of a plan', () => {
  test.each([
    ['plan my saturday', "I'd love to see the Reina Sofía, can you fit it in and drop the palace?"],
    ['plan my saturday', 'really want the Reina Sofía, swap it in and skip the palace'],
    ['organízame el sábado', 'quiero ver el Reina Sofía, ¿lo metes y quitas el palacio?'],
    ['organízame el sábado', 'me gustaría el Reina Sofía: mételo y quita el palacio'],
  ])('one in, one out: %s, %s', (first, change) => {
    const lines = linesOf(textOf(first, change));
    expect(lines).toMatch(/Reina Sofía/u);
    expect(lines).not.toMatch(/Palacio Real/u);
  });

  test.each([
    ['plan my saturday', "the cathedral and Plaza Mayor don't interest me. drop them and put in the Bernabéu"],
    ['organízame el sábado', 'no me interesan la catedral ni la Plaza Mayor. quítalas y pon el Bernabéu'],
  ])('all that was named goes, and the rest is put in: %s, %s', (first, change) => {
    const lines = linesOf(textOf(first, change));
    expect(lines).toMatch(/Bernabéu/u);
    expect(lines).not.toMatch(/Catedral|Plaza Mayor/u);
  });

  test.each([
    ['plan my saturday with the Prado', 'do i need to book the prado online to skip the queue?'],
    ['organízame el sábado con el Prado', '¿hay que reservar el Prado para saltarse la cola?'],
  ])('a queue is no stop: %s, %s', (first, question) => {
    expect(turnOf(first, question).act).not.toBe('edit_plan');
  });
});

describe('no plan where places are asked for', () => {
  test.each([
    ['plan my saturday', 'forget the plan. tell me 4 vegan restaurants in Malasaña'],
    ['organízame el sábado', 'nada, deja el plan. dime 4 restaurantes veganos en Malasaña'],
    ['organízame el domingo', 'bueno, dinos solo 3 bares de vermut en La Latina que abran el domingo al mediodía'],
    ['museums near Atocha', 'perfect, the CaixaForum. and then hot chocolate with churros somewhere near there?'],
    ['museos cerca de Atocha', 'Perfecto, CaixaForum. ¿Y luego una merienda de chocolate con churros por ahí cerca?'],
    ['parks in Lavapiés', "is there a covered market in lavapies then, san fernando maybe? when's it open"],
  ])('%s, %s', (first, asked) => {
    expect(turnOf(first, asked).act).not.toMatch(/plan/u);
  });
});
