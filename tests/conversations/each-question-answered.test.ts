// A question is answered of the place that it names or points at, with what it asks for: who pays less, what else the house
// asks of visitors, which way from where. The plan that stands is not changed by it.
import { describe, expect, test } from 'vitest';
import { lastOf } from './stranger.ts';

describe('who pays less is told in every wording', () => {
  test.each<readonly [readonly string[], RegExp]>([
    [['how much is the Prado? I am 68 and my husband is 71'], /from 65 on it is half price/u],
    [['el thyssen cuánto cuesta? tengo 24 años y carnet joven'], /pagan entrada reducida/u],
    [['cuánto vale el museo cerralbo? mi abuela tiene 80'], /los mayores de 65/u],
    [['the wax museum, how much is it?', "18 is a bit much, don't kids pay less?"], /no reduced price for children/u],
    [['el museo de cera cuánto cuesta?', 'y los críos pagan lo mismo?'], /ninguna tarifa reducida para niños/u],
    [['museums near me', 'the second one, do students get in cheaper?'], /no reduced price for students/u],
  ])('%j', (messages, told) => expect(lastOf(...messages).text).toMatch(told));

  test('children are not counted at the full price', () => {
    const { text } = lastOf(
      'We are two adults and two kids (6 and 9)',
      'How much is the wax museum for the four of us?',
    );
    expect(text).toMatch(/no reduced price for children/u);
    expect(text).not.toMatch(/For 4 people/u);
  });
});

describe('what the house asks of visitors', () => {
  test.each<readonly [readonly string[], RegExp]>([
    [['is the Reina Sofía open on Mondays? can I bring a rucksack in?'], /backpacks, umbrellas and coats go into/u],
    [['el Prado abre hoy?', 'hace falta sacar entrada si es gratis?'], /no hace falta sacar nada antes/u],
    [
      ['is the Prado free today?', 'do we need a ticket for that or just walk in'],
      /nobody needs a ticket from before/u,
    ],
    [['bibliotecas cerca de Sol', 'la segunda, ¿hay que ser socio?'], /no hace falta carné/u],
    [['Toma Café, isnt that one tiny?'], /doesn't say how big it is/u],
    [['Casa Lucio, do they take walk-ins?'], /whether there is room without a booking/u],
    [['¿La Barraca tiene trona?'], /no dice si tiene tronas/u],
    [['gimnasios en Chamberí', 'cuánto cobra el primero y tiene duchas'], /nada de «duchas»/u],
  ])('%j', (messages, told) => expect(lastOf(...messages).text).toMatch(told));

  test('meat is no card', () => {
    expect(lastOf('restaurantes veganos en Malasaña', 'el segundo tiene algo con carne?').text).not.toMatch(
      /carné|soci/u,
    );
  });
});

describe('a question about a stop leaves the plan as it is', () => {
  const PLAN = 'Plan for Saturday: Prado at 10, lunch near it, Retiro after';
  const PLAN_ES = 'hazme un plan para el viernes: prado a las 11 y comer cerca';
  test.each<readonly [readonly string[], RegExp]>([
    [[PLAN, 'what time does the Prado close on Saturday? do I need tickets?'], /open from 10:00 to 20:00.*ticket/su],
    [[PLAN, 'is the lunch place expensive?'], /a person/u],
    [[PLAN_ES, 'el prado cierra pronto los viernes? y ese restaurante tiene opciones sin gluten?'], /sin gluten/u],
    [[PLAN_ES, 'la comida dónde es exactamente? se puede pagar con tarjeta allí?'], /cómo se puede pagar/u],
    [
      [PLAN_ES, 'Olvide el plan. Solo quiero saber si el Prado abre hoy y si hay ascensor'],
      /abre de 10:00 a 20:00.*ascensor/su,
    ],
  ])('%j', (messages, told) => {
    const { text } = lastOf(...messages);
    expect(text).toMatch(told);
    expect(text).not.toMatch(/^\d\. /mu);
  });
});

describe('the ends of a way are those that were said', () => {
  test.each<readonly [readonly string[], RegExp]>([
    [
      ['cómo voy al Prado', 'de El Prado a Chamartín, no desde Sol. ¿Es mejor el metro?'],
      /desde el Museo Nacional del Prado hasta/u,
    ],
    [['Is Casa Lucio open?', 'how do we get there from home (Tribunal)?'], /from Tribunal to Casa Lucio/u],
    [
      ['desde la calle Serrano 45 hasta el Matadero en metro cuánto tardo'],
      /desde la Calle de Serrano, 45 hasta Matadero/u,
    ],
    [['estoy en la calle fuencarral 77, cuánto tardo andando hasta el templo de debod?'], /minutos andando/u],
  ])('%j', (messages, told) => expect(lastOf(...messages).text).toMatch(told));
});
