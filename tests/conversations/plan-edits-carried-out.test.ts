// Changes of a plan that are said in passing: a complaint, several changes in one sentence, what comes "then" and "before". What
// cannot be done is said.
import { beforeAll, describe, expect, test } from 'vitest';
import type { ConversationWorld } from '../../src/usecases/conversation/world.ts';
import { lastTurn, worldOver } from './spoken.ts';
import { shippedCatalogue } from './world.ts';

/** Monday, 30 November 2026, 08:00 in Madrid. */
const MONDAY = new Date('2026-11-30T07:00:00Z');
let world: ConversationWorld;

beforeAll(async () => {
  world = worldOver(await shippedCatalogue());
});

const textOf = (messages: readonly string[]): string => lastTurn(world, MONDAY, messages).text;
const stopsIn = (text: string): readonly string[] =>
  [...text.matchAll(/^\d+\. (?:De )?(\S+) (?:to|a) \S+: (.+?) \(/gmu)].map(([, begin, name]) => `${begin} ${name}`);
const namesIn = (text: string): string => stopsIn(text).join('; ');

/** A change, what stands in the plan then and what does not. */
type Row = readonly [change: string, stands: RegExp, gone: RegExp];

const EN: readonly Row[] = [
  ['the Prado? nah. put in the Reina Sofía and a market', /Reina Sofía.*Mercado/u, /Prado/u],
  [
    'take the Prado out. Put the Reina Sofía in instead, and somewhere for churros afterwards',
    /Reina Sofía;[^;]*Choco/u,
    /Prado/u,
  ],
  ['the cathedral would bore the kids', /Palacio Real/u, /Catedral/u],
  ['drop the cathedral, put the Temple of Debod in the evening, and dinner at 9', /Debod.*21:00/u, /Catedral/u],
  ['put the Bernabéu in the morning and drop Plaza Mayor', /1\d:\d\d Estadio Santiago Bernabéu/u, /Plaza Mayor/u],
  ['dinner at 8:30 is too late for us, the kids need to eat by 7', /19:\d\d [^;]*$/u, /20:30/u],
  ['swap dinner for something earlier, pizza or burgers, at about 6:30', /18:30 [^;]*$/u, /20:30/u],
  ['I already know the Prado, and the cathedral bores us. more viewpoints please', /Palacio Real/u, /Prado|Catedral/u],
  ['fewer museums please', /Palacio Real/u, /Prado/u],
  ['can we see the Bernabéu?', /1\d:\d\d Estadio Santiago Bernabéu/u, /2\d:\d\d Estadio/u],
];

const ES: readonly Row[] = [
  ['Quita el Prado. Pon el Reina Sofía y luego unos churros.', /Reina Sofía;[^;]*Choco/u, /Prado/u],
  [
    'el Prado fuera. Mete el Bernabéu por la mañana y quita también la catedral.',
    /1\d:\d\d Estadio/u,
    /Prado|Catedral/u,
  ],
  ['la cena a las 20:30 es muy tarde, los niños cenan a las 7', /19:00 [^;]*$/u, /20:30/u],
  ['cambia la cena por una hamburguesería, a las 19:30', /19:3\d [^;]*$/u, /Taberna Casa Alberto/u],
  ['menos museos y más parques', /Estanque|Jardín|Parque.*Parque/u, /Prado/u],
  [
    'el Retiro por la mañana y el palacio por la tarde',
    /1[0-2]:\d\d Parque de El Retiro.*1[5-8]:\d\d Palacio/u,
    /2\d:\d\d Parque/u,
  ],
  [
    'fuera el Prado y la catedral, y mete el Templo de Debod al atardecer',
    /17:\d\d Templo de Debod/u,
    /Prado|Catedral/u,
  ],
  ['la comida en Botín es carísima y el Prado nos aburre', /Palacio Real/u, /Botín|Prado/u],
];

describe('a plan for Saturday is changed as it was said', () => {
  test.each(EN)('%s', (change, stands, gone) => {
    const plan = namesIn(textOf(['a plan for saturday', change]));
    expect(plan).toMatch(stands);
    expect(plan).not.toMatch(gone);
  });
  test.each(ES)('%s', (change, stands, gone) => {
    const plan = namesIn(textOf(['un plan para el sábado', change]));
    expect(plan).toMatch(stands);
    expect(plan).not.toMatch(gone);
  });
});

test('of several days two stops go and one comes on the day that was named', () => {
  const text = textOf([
    'plan para tres días',
    'Quita el Thyssen y CaixaForum y ponme el estadio Bernabéu el martes por la mañana',
  ]);
  expect(text).not.toMatch(/Thyssen-Bornemisza \(|CaixaForum Madrid \(/u);
  expect(text).toMatch(/martes 1 de diciembre:\n(?:\d.*\n)*\d+\. De 1[0-2]:\d\d a \S+ Estadio Santiago Bernabéu/u);
});

test('dinner comes before the show, and no second show', () => {
  const plan = 'plan para el sábado por la tarde: cena, cardamomo y corral de la morería';
  const text = textOf([plan, 'solo cardamomo a las 8 y cenar antes, no otro flamenco, y lhardy es carísimo']);
  expect(namesIn(text)).toMatch(/^18:\d\d [^;]+; 20:00 Cardamomo$/u);
  expect(text).toContain('En el plan no está Lhardy.');
});

test.each([
  ['a plan for saturday', 'drop the Thyssen', 'Museo Nacional Thyssen-Bornemisza is not in the plan.'],
  ['un plan para el sábado', 'mete el estadio Bernabéu el domingo', 'Ese día no está en el plan'],
])('what cannot be done is said: %s, %s', (plan, change, told) => {
  const text = textOf([plan, change]);
  expect(text).toContain(told);
  expect(text).not.toMatch(/Done|Hecho/u);
});

test.each(['plan me a saturday with only one museum, and home by four', 'un plan para el sábado con un solo museo'])(
  'a limit of one museum has one in it: %s',
  (message) => {
    expect(namesIn(textOf([message])).match(/Museo/gu)).toHaveLength(1);
  },
);
