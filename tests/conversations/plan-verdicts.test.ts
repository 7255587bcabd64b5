// What a message thinks of the stops of a plan, and what follows: a stop that is turned down goes or gives way to what is wanted
// instead, the others stay as they are, and what went does not come back.
import { beforeAll, describe, expect, test } from 'vitest';
import type { ConversationWorld } from '../../src/usecases/conversation/world.ts';
import { lastTurn, worldOver } from './spoken.ts';
import { shippedCatalogue } from './world.ts';

/** Tuesday, 1 December 2026, 11:20 in Madrid. */
const TUESDAY = new Date('2026-12-01T10:20:00Z');
let world: ConversationWorld;

beforeAll(async () => {
  world = worldOver(await shippedCatalogue());
});

/** The Prado at ten, lunch at El Brillante, the Retiro, dinner. */
const PLANS = {
  en: 'plan tomorrow: Prado at 10, lunch at El Brillante, Retiro, dinner',
  es: 'un plan para mañana: el Prado a las 10, comer en El Brillante, el Retiro y la cena',
} as const;

const textAfter = (...messages: readonly string[]): string => lastTurn(world, TUESDAY, messages).text;
const stopsIn = (text: string): string =>
  [...text.matchAll(/^\d+\. (?:De )?(\S+) (?:to|a) \S+: (.+?) \((.*)\)$/gmu)]
    .map(([, at, name, rest]) => `${at} ${name}${/dinner|cena/u.test(rest!) ? ' #dinner' : ''}`)
    .join('; ');

interface Row {
  readonly what: string;
  readonly en: readonly string[];
  readonly es: readonly string[];
  readonly plan: RegExp;
}

const ROWS: readonly Row[] = [
  {
    what: 'a meal that is eaten at home goes, and nothing comes for it',
    en: ["no dinner, we're eating at my sister's", 'we are having dinner at home, so no restaurant for that'],
    es: ['quita la cena que cenamos en casa de mi hermana', 'al final cenamos en casa'],
    plan: /^10:00 [^;]*Prado; [^;]*El Brillante; [^;]*Retiro$/u,
  },
  {
    what: 'only what is named stays',
    en: ['just the museum and lunch', 'only the Prado and the lunch please'],
    es: ['déjame solo el prado y la comida', 'mejor solo el museo y la comida'],
    plan: /^10:00 [^;]*Prado; [^;]*El Brillante$/u,
  },
  {
    what: 'everything is liked except one stop, which goes',
    en: ['we like everything except the Retiro', 'all good apart from the Retiro'],
    es: ['me gusta todo menos el retiro', 'todo bien menos el Retiro'],
    plan: /^10:00 [^;]*Prado; [^;]*El Brillante; [^;]* #dinner$/u,
  },
  {
    what: 'a stop that is turned down gives way to the place that is named',
    en: ["the Prado isn't really for us, rather the Sorolla"],
    es: ['el prado no, que ya lo vimos. mejor el sorolla', 'el Prado no nos interesa, prefiero el Sorolla'],
    plan: /^\d\d:\d\d Museo Sorolla; [^;]*El Brillante; [^;]*Retiro; [^;]* #dinner$/u,
  },
  {
    what: 'a table that is turned down is another table at its hour',
    en: ['the lunch is too expensive', 'not El Brillante again'],
    es: ['El Brillante otra vez no', 'la comida es carísima'],
    plan: /^10:00 [^;]*Prado; 13:30 (?!El Brillante)[^;]*; [^;]*Retiro; [^;]* #dinner$/u,
  },
  {
    what: 'a meal goes to its hour, and a drink comes behind it',
    en: ['dinner at 9 and drinks after'],
    es: ['vale pues la cena a las 9 y luego una copa'],
    plan: /Prado; [^;]*El Brillante; [^;]*Retiro; 21:00 [^;]* #dinner; \d\d:\d\d [^;]+$/u,
  },
  {
    what: 'what is missing comes to the place that is said',
    en: ['add a coffee before the Retiro', 'put a coffee in before the park'],
    es: ['ponle un café antes del Retiro', 'añade un café antes del parque'],
    plan: /Prado; [^;]*El Brillante; \d\d:\d\d [^;]+; [^;]*Retiro; [^;]* #dinner$/u,
  },
];

describe.each(ROWS)('$what', ({ en, es, plan }) => {
  test.each(en)('%s', (message) => {
    expect(stopsIn(textAfter(PLANS.en, message))).toMatch(plan);
  });
  test.each(es)('%s', (message) => {
    expect(stopsIn(textAfter(PLANS.es, message))).toMatch(plan);
  });
});

const NIGHT = 'plan para esta noche: cena en La Tape y luego Bodega de la Ardosa';
const NO_TAVERN =
  'uf la ardosa es una taberna a tope de gente y de pie... otra cosa para la copa, una cocteleria tranquila';

test('one stop is praised and another doubted: the other gives way to what is wanted', () => {
  const praised =
    'el 1862 mola. y La Tape no es mas de cervezas? para un aniversario querría algo mas romantico, italiano';
  const text = textAfter('plan para esta noche: cena en La Tape y luego 1862 Dry Bar', praised);
  expect(stopsIn(text)).toMatch(/^20:30 (?!La Tape)[^;]* #dinner; [^;]*1862 Dry Bar$/u);
});

test('what was turned down does not come back, and is no place of a list', () => {
  const again = 'cambia la copa por otro bar';
  expect(textAfter(NIGHT, NO_TAVERN, again)).not.toContain('Ardosa');
  expect(textAfter(NIGHT, NO_TAVERN, 'olvida el plan, solo dime un bar cerca de Tribunal')).not.toContain('Ardosa');
});

test.each([
  [PLANS.en, 'swap the Prado for something zorgly', /so the plan stays as it is/u],
  [PLANS.es, 'el Prado no, algo más zórglico', /dejo el plan como está/u],
])('what nobody understands changes nothing: %s, %s', (plan, message, told) => {
  expect(textAfter(plan, message)).toMatch(told);
});

test('a list in the night of a plan is the whole plan, and its hours are of the evening', () => {
  const plan = 'plan for friday night: drinks at Bodega de la Ardosa at 8pm, dinner, then The Wild Pig';
  const list = 'i never said that dinner, take it out. just ardosa 8pm, Clarita 9.30pm, wild pig after';
  expect(stopsIn(textAfter(plan, list))).toMatch(/^20:00 Bodega de la Ardosa; 21:30 Clarita[^;]*; [^;]*The Wild Pig$/u);
});
