// No plan is wanted, or another one: the plan that stands is given up, and the rest of the message is answered; "start again"
// makes a plan of what that message says.
import { beforeAll, describe, expect, test } from 'vitest';
import type { ConversationWorld } from '../../src/usecases/conversation/world.ts';
import { lastTurn, worldOver } from './spoken.ts';
import { shippedCatalogue } from './world.ts';

/** Wednesday, 25 November 2026, 17:00 in Madrid. */
const AFTERNOON = new Date('2026-11-25T16:00:00Z');
let world: ConversationWorld;

beforeAll(async () => {
  world = worldOver(await shippedCatalogue());
});

const lastOf = (...messages: readonly string[]) => lastTurn(world, AFTERNOON, messages);
const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/^\d+\. (?:De )?\S+ (?:to|a) \S+: (.+) \(/gmu)].map(([, name]) => name!);
const beginsIn = (text: string): readonly string[] =>
  [...text.matchAll(/^\d+\. (?:De )?(\S+) (?:to|a) \S+: /gmu)].map(([, begin]) => begin!);

describe('no plan is wanted', () => {
  test.each([
    ['plan my friday', "I don't want a plan, just a good ramen place near Callao"],
    ['plan my friday', 'no plan please, only the phone of Sobrino de Botín'],
    ['plan my friday', "I didn't ask for an itinerary. When does the Prado close on friday?"],
    ['plan my friday', "we don't need a whole plan, where can we have churros near Sol?"],
    ['plan my friday', 'stop planning my day, I just want to know the price of the Thyssen'],
    ['plan my friday', 'forget the plan, give me three parks near Atocha'],
    ['plan my friday', 'not a plan, just one jazz club for tonight'],
    ['plan my friday', "sorry but I wasn't asking for a plan. which museums are free on sunday?"],
    ['plan my friday', 'please dont make me a plan :) a vegan restaurant in Malasaña'],
    ['plan my friday', 'who asked for a plan? I want a bookshop in Lavapiés'],
    ['plan my friday', "I never asked for a plan! what's the address of Casa Labra"],
    ['plan my friday', 'no no no, no itinerary. a bar with live music around Huertas'],
    ['plan my friday', "don't need any plan thanks. is the Retiro open at night?"],
    ['plan my friday', 'I only wanted one restaurant, not a plan. something galician near Sol'],
    ['plan my friday', 'drop the plan. just tell me where I can buy stamps'],
    ['un plan para el viernes', 'no quiero un plan, solo un sitio de ramen cerca de Callao'],
    ['un plan para el viernes', 'no te he pedido un plan. ¿A qué hora cierra el Prado el viernes?'],
    ['un plan para el viernes', 'sin planes, por favor: el teléfono de Sobrino de Botín'],
    ['un plan para el viernes', 'no necesitamos ningún plan, ¿dónde hay churros cerca de Sol?'],
    ['un plan para el viernes', 'no me hagas un plan, solo dime cuánto cuesta el Thyssen'],
    ['un plan para el viernes', 'olvídate del plan y dame tres parques cerca de Atocha'],
    ['un plan para el viernes', 'que no quiero plan, solo un club de jazz para esta noche'],
    ['un plan para el viernes', 'perdona, no le pedí un itinerario. ¿qué museos son gratis el domingo?'],
    ['un plan para el viernes', 'deja el plan, quiero un restaurante vegano en Malasaña'],
    ['un plan para el viernes', 'no buscaba un plan. busco una librería en Lavapiés'],
    ['un plan para el viernes', 'nada de planes. ¿cuál es la dirección de Casa Labra?'],
    ['un plan para el viernes', 'no hace falta ningún plan, gracias. ¿el Retiro abre de noche?'],
    ['un plan para el viernes', 'no queremos planes, solo un bar con música en directo por Huertas'],
    ['un plan para el viernes', 'no quería un plan, quería un restaurante gallego cerca de Sol'],
    ['un plan para el viernes', 'déjese de planes y dígame dónde comprar sellos'],
    ['plan my friday', 'forget the plan for a sec. just tell me which jazz clubs there are near Huertas tonight'],
    ['plan my friday', 'Botín? we never asked for that. Forget the plan. How late is the metro on Fridays?'],
    ['plan my friday', 'ok forget it all'],
    ['plan my friday', 'never mind the plan, which is closer, the Prado or the Thyssen?'],
    ['un plan para el viernes', 'Olvide el plan. Solo quiero saber si la Casa de Lope de Vega está abierta hoy'],
    ['un plan para el viernes', 'olvida el plan'],
    ['un plan para el viernes', 'cancela el plan, nos quedamos en el hotel. ¿una farmacia cerca de Callao?'],
    [
      'un plan para el viernes',
      'solo quiero nombres de restaurantes españoles cerca de Sol para cenar a las 21:00. sin plan',
    ],
  ])('%s, %s', (plan, message) => {
    const { act, state, text } = lastOf(plan, message);
    expect(['plan', 'edit_plan', 'tell_plan']).not.toContain(act);
    expect(state).not.toHaveProperty('plan');
    expect(namesIn(text)).toEqual([]);
  });

  test.each([
    ['no plan, just the phone of Cardamomo', 'and when does it open on friday?', /Cardamomo/u],
    ['no quiero plan, solo el teléfono de Cardamomo', '¿y a qué hora abre el viernes?', /Cardamomo/u],
  ])('questions that follow are about the place: %s, %s', (message, question, reply) => {
    const { act, text } = lastOf('plan my friday', message, question);
    expect(act).not.toBe('tell_plan');
    expect(text).toMatch(reply);
  });

  test.each([
    'the Prado then. somewhere to eat after, 9pm, near there, not expensive',
    'pues el Prado. un sitio para cenar después, a las 9, por allí cerca, barato',
  ])('one table beside a place that was settled on is looked for: %s', (message) => {
    expect(['recommend', 'nearby']).toContain(lastOf(message).act);
  });

  test.each([
    ['those are concert halls. I want a flamenco show with dancing and dinner, any area'],
    ['eso son salas de conciertos. quiero un tablao, con baile y cena, en cualquier barrio'],
  ])('a show with dinner is one place: %s', (message) => {
    const { act, places } = lastOf(
      message.startsWith('e') ? 'salas de música en Chamberí' : 'music venues in Chamberí',
      message,
    );
    expect(act).toBe('recommend');
    expect(places.length).toBeGreaterThan(0);
  });
});

describe('a plan made anew', () => {
  test.each([
    [
      'start again: saturday from 11 to 20, the Thyssen, lunch, the Retiro and then a rooftop bar',
      'Museo Nacional Thyssen-Bornemisza',
      4,
      '11:00',
    ],
    [
      'no, scrap that plan. make a new plan for sunday: the Rastro in the morning, tapas for lunch, the Retiro in the afternoon',
      'El Rastro',
      3,
      '09:00',
    ],
    [
      'this is all wrong, from scratch please: friday evening from 19:00, Plaza Mayor, dinner and flamenco',
      'Plaza Mayor',
      3,
      '19:00',
    ],
    [
      'you changed everything! I said saturday from 10 to 14, only the Prado and the Retiro',
      'Parque de El Retiro',
      2,
      '10:00',
    ],
    [
      "that's not what I asked. friday from 18:00, a walk in Plaza de Oriente and then dinner",
      'Plaza de Oriente',
      2,
      '18:00',
    ],
    [
      'lets start over: sunday from 10 to 15, churros, Templo de Debod and the Royal Palace',
      'Templo de Debod',
      3,
      '10:00',
    ],
    [
      'forget it all. make me a NEW plan for tuesday from 10 to 22, with the Prado, the Retiro and good tapas',
      'Museo Nacional del Prado',
      4,
      '10:00',
    ],
    [
      'begin again please: tuesday, the Prado in the morning, lunch, the Retiro, then tapas in the evening',
      'Museo Nacional del Prado',
      4,
      '10:00',
    ],
    [
      'empieza de nuevo: sábado de 11 a 20, el Thyssen, comida, el Jardín Botánico y luego una azotea',
      'Real Jardín Botánico',
      4,
      '11:00',
    ],
    [
      'no, olvida ese plan. hazme un plan nuevo para el domingo: el Rastro por la mañana, comer tapas y el Retiro por la tarde',
      'El Rastro',
      3,
      '09:00',
    ],
    [
      'está todo mal, de cero por favor: viernes desde las 19:00, Plaza Mayor, cena y flamenco',
      'Plaza Mayor',
      3,
      '19:00',
    ],
    ['¡me has cambiado todo! dije el sábado de 10 a 14, solo el Prado y el Retiro', 'Parque de El Retiro', 2, '10:00'],
    [
      'no es lo que te he pedido. el viernes desde las 18:00, la plaza de Oriente y luego cenar',
      'Plaza de Oriente',
      2,
      '18:00',
    ],
    [
      'volvamos a empezar: domingo de 10 a 15, churros, el Templo de Debod y el Palacio Real',
      'Templo de Debod',
      3,
      '10:00',
    ],
    [
      'olvídalo todo. hazme un plan nuevo para el martes de 10 a 22 con el Prado, el Retiro y unas buenas tapas',
      'Museo Nacional del Prado',
      4,
      '10:00',
    ],
    [
      'empecemos otra vez: martes, el Prado por la mañana, comida, el Retiro y luego tapas por la noche',
      'Museo Nacional del Prado',
      4,
      '10:00',
    ],
    ['forget it all: saturday 10 to 14, only the Prado and the Retiro', 'Parque de El Retiro', 2, '10:00'],
    ['olvida el plan: a las 10 el Prado y luego comer cocido', 'Museo Nacional del Prado', 2, '10:00'],
    ['olvida el plan y hazme otro para el domingo con el Rastro y comer', 'El Rastro', 2, '09:00'],
  ])('of what the message says: %s', (message, named, least, from) => {
    const { act, text } = lastOf('plan my friday', message);
    expect(act).toBe('plan');
    expect(namesIn(text)).toContain(named);
    expect(namesIn(text).length).toBeGreaterThanOrEqual(least);
    expect(beginsIn(text)[0]! >= from).toBe(true);
  });
});
