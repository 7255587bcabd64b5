// Changes of a plan that stands: what a message does not speak of stays as it was, in its order, and the plan begins and
// ends within the hours that were set.
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

/** A change, how many stops it takes out, and how many it puts in. */
type Row = readonly [change: string, gone: number, added: number];

interface Timed {
  readonly name: string;
  readonly begin: string;
}

const textOf = (...messages: readonly string[]): string => lastTurn(world, AFTERNOON, messages).text;
const stopsIn = (text: string): readonly Timed[] =>
  [...text.matchAll(/^\d+\. (?:De )?(\S+) (?:to|a) \S+: (.+) \(/gmu)].map(([, begin, name]) => ({
    name: name!,
    begin: begin!,
  }));

const DAY_EN: readonly Row[] = [
  ['take out the Prado', 1, 0],
  ['drop the second stop', 1, 0],
  ['can you remove Plaza Mayor please', 1, 0],
  ['the cathedral is not for us, take it out', 1, 0],
  ['can you take one museum out and put in a garden', 1, 1],
  ['so many sights for one day, could you drop one and put a café in the middle', 1, 1],
  ['swap the Prado for the Thyssen', 1, 1],
  ['replace Plaza Mayor with a viewpoint', 1, 1],
  ['swap lunch for something vegetarian', 1, 1],
  ['add a coffee after lunch', 0, 1],
  ['add a viewpoint before dinner', 0, 1],
  ['put the Thyssen in as well', 0, 1],
  ['add a jazz club at the end', 0, 1],
  ['instead of the cathedral put the Temple of Debod', 1, 1],
  ['cathedral? no thanks. put the Sabatini gardens instead', 1, 1],
  ['add churros in the afternoon and a bar at night', 0, 2],
  ['drop the last museum and add a market', 1, 1],
  ['remove the Prado and the cathedral', 2, 0],
  ['get rid of stop 3, we dont like it', 1, 0],
  ['too many stops, drop one', 1, 0],
  ['dinner at 21:30 please', 0, 0],
  ['add the Temple of Debod from outside', 0, 1],
  ['lunch place is too posh, something cheaper around Chueca', 1, 1],
  ['the Retiro takes too long, something smaller instead', 1, 1],
  ['drop the park and put something for shopping', 1, 1],
  ['put a museum instead of Plaza Mayor', 1, 1],
];

const EVENING_EN: readonly Row[] = [
  ['take out Plaza Mayor', 1, 0],
  ['the square at that hour with this cold? drop it', 1, 0],
  ['swap the jazz club for flamenco', 1, 1],
  ['add a rooftop bar after dinner', 0, 1],
  ['no jazz please, something with dancing', 1, 1],
  ['put Puerta del Sol first', 0, 1],
];

const DAY_ES: readonly Row[] = [
  ['quita el Prado', 1, 0],
  ['quita la segunda parada', 1, 0],
  ['¿puedes quitar la Plaza Mayor, por favor?', 1, 0],
  ['la catedral no nos va, quítala', 1, 0],
  ['¿puedes quitar un museo y poner un jardín?', 1, 1],
  ['demasiados sitios para un día, quita uno y mete un café', 1, 1],
  ['cambia el Prado por el Thyssen', 1, 1],
  ['pon un mirador en lugar de la Plaza Mayor', 1, 1],
  ['cambia la comida por algo vegetariano', 1, 1],
  ['añade un café después de comer', 0, 1],
  ['añade un mirador antes de la cena', 0, 1],
  ['mete también el Thyssen', 0, 1],
  ['añade un club de jazz al final', 0, 1],
  ['en vez de la catedral pon el Templo de Debod', 1, 1],
  ['¿la catedral? no, gracias. pon los jardines de Sabatini', 1, 1],
  ['¿el Prado? paso. mete el Reina Sofía y un mercado', 1, 2],
  ['añade churros por la tarde y un bar por la noche', 0, 2],
  ['quita el último museo y añade un mercado', 1, 1],
  ['quita el Prado y la catedral', 2, 0],
  ['elimina la parada 3, no nos gusta', 1, 0],
  ['son muchas paradas, quita una', 1, 0],
  ['la cena a las 21:30, por favor', 0, 0],
  ['pon el Templo de Debod por fuera', 0, 1],
  ['el sitio de la comida es muy pijo, algo más barato por Chueca', 1, 1],
  ['el Retiro es muy largo, mejor algo más pequeño', 1, 1],
  ['quita el parque y pon algo de compras', 1, 1],
  ['no queremos tanta iglesia, quita una y pon un parque', 1, 1],
  ['saca Botín y mete una taberna', 1, 1],
];

const EVENING_ES: readonly Row[] = [
  ['quita la Plaza Mayor', 1, 0],
  ['¿la plaza a esas horas con este frío? quítala', 1, 0],
  ['cambia el club de jazz por flamenco', 1, 1],
  ['añade una azotea después de cenar', 0, 1],
  ['jazz no, mejor algo con baile', 1, 1],
  ['pon la Puerta del Sol al principio', 0, 1],
];

describe.each([
  ['plan my friday', '10:00', DAY_EN],
  ['plan for saturday from 19:30: Plaza Mayor, dinner and a jazz club', '19:30', EVENING_EN],
  ['un plan para el viernes', '10:00', DAY_ES],
  ['plan para el sábado desde las 19:30: Plaza Mayor, cenar y un club de jazz', '19:30', EVENING_ES],
] as const)('%s', (plan, from, changes) => {
  test.each(changes)('%s: %i go, %i come, and the rest stands as it was', (change, gone, added) => {
    const before = stopsIn(textOf(plan)).map(({ name }) => name);
    const stops = stopsIn(textOf(plan, change));
    const after = stops.map(({ name }) => name);
    expect(before.filter((name) => !after.includes(name))).toHaveLength(gone);
    expect(after.filter((name) => !before.includes(name))).toHaveLength(added);
    expect(after.filter((name) => before.includes(name))).toEqual(before.filter((name) => after.includes(name)));
    expect(stops[0]!.begin >= from).toBe(true);
  });
});

describe('several changes, one after the other', () => {
  test.each([
    ['plan my friday', "it's too empty now, put in a lunch and something in the evening, tapas for example", 'lunch'],
    ['un plan para el viernes', 'queda muy vacío, pon la comida y algo por la noche, tapas por ejemplo', 'comida'],
  ])('a meal that stands already stays: %s, %s', (plan, change, meal) => {
    const tableIn = (text: string) => new RegExp(`: (.+) \\(${meal}`, 'u').exec(text)?.[1];
    expect(tableIn(textOf(plan, change))).toBe(tableIn(textOf(plan)));
    expect(stopsIn(textOf(plan, change)).length).toBeGreaterThanOrEqual(stopsIn(textOf(plan)).length);
  });

  test.each([
    [
      'plan my friday',
      'take out one museum and put in a garden',
      'and a jazz club at the end',
      'the jazz club is too late for us, drop it',
    ],
    [
      'un plan para el viernes',
      'quita un museo y mete un jardín',
      'añade un club de jazz al final',
      'el club de jazz mejor no, quítalo',
    ],
  ])('%s, %s, %s, %s', (...messages) => {
    const stops = stopsIn(textOf(...messages));
    expect(stops).toHaveLength(stopsIn(textOf(messages[0]!)).length);
  });

  test.each([
    ['plan my saturday', 'take out the Prado and put in Primark', /I don't know Primark/u],
    ['un plan para el sábado', 'quita el Prado y pon Primark', /No me consta Primark/u],
  ])('an unknown shop is said to be unknown: %s, %s', (plan, change, reply) => {
    const text = textOf(plan, change);
    expect(text).toMatch(reply);
    expect(stopsIn(text).map(({ name }) => name)).not.toContain('Museo Nacional del Prado');
  });

  test.each([
    [
      'plan tomorrow: the Prado, lunch at Sobrino de Botín, the Retiro',
      'swap Botín for something cheaper near the Prado',
    ],
    [
      'plan para mañana: el Prado, comer en Sobrino de Botín y el Retiro',
      'cambia Botín por algo más barato cerca del Prado',
    ],
  ])('a table gives way to a cheaper one where it was wanted: %s, %s', (plan, change) => {
    const names = stopsIn(textOf(plan, change)).map(({ name }) => name);
    expect(names).toHaveLength(3);
    expect(names).not.toContain('Sobrino de Botín');
  });

  test.each([
    ['plan saturday from 20:00: dinner and a club', 'where else could we dance until 5?'],
    ['plan para el sábado desde las 20:00: cenar y una discoteca', '¿dónde más podemos bailar hasta las 5?'],
  ])('what is looked for beside the plan changes none of it: %s, %s', (plan, question) => {
    const { act, places, state } = lastTurn(world, AFTERNOON, [plan, question]);
    expect(act).toBe('recommend');
    expect(places.length).toBeGreaterThan(0);
    expect(state).toHaveProperty('plan');
  });

  test.each([
    ['plan saturday from 20:00: dinner and a club', 'where else could we dance until 5?'],
    ['plan para el sábado desde las 20:00: cenar y una discoteca', '¿dónde más podemos bailar hasta las 5?'],
  ])('until five, of a night, is five in the morning after: %s, %s', (plan, question) => {
    const { text, state } = lastTurn(world, AFTERNOON, [plan, question]);
    expect(text).not.toMatch(/17:00|until 0[0-4]:|hasta las? 0[0-4]:/u);
    expect(state).toMatchObject({ wishes: [{ attribute: 'open', operator: 'at', value: '2026-11-29T04:45' }] });
  });

  test.each([
    ['plan saturday from 20:00: dinner and a club', 'and where do we go after?'],
    ['plan para el sábado desde las 20:00: cenar y una discoteca', '¿y después adónde vamos?'],
  ])('after the plan, what is looked for is open when the plan is over: %s, %s', (plan, question) => {
    const { act, state } = lastTurn(world, AFTERNOON, [plan, question]);
    expect(act).toBe('recommend');
    expect(state).toMatchObject({ wishes: [{ operator: 'at', value: '2026-11-28T23:30' }] });
  });
});
