// A message about a plan falls into clauses, each with one role; what several clauses say of one stop is one change, and stops
// that nobody named stay where they are.
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
  [...text.matchAll(/^\d+\. (?:De )?(\S+) (?:to|a) (\S+): (.+?) \(/gmu)]
    .map(([, from, to, name]) => `${from}-${to} ${name}`)
    .join('; ');

interface Row {
  readonly what: string;
  readonly en: readonly string[];
  readonly es: readonly string[];
  readonly plan: RegExp;
}

const ROWS: readonly Row[] = [
  {
    what: 'what goes and what comes are read of several sentences',
    en: ['take out the Retiro and the dinner. Put in the Thyssen at 17:00. And Plaza Mayor after that'],
    es: ['quita el Retiro y la cena. Mete el Thyssen a las 17:00 y luego la Plaza Mayor'],
    plan: /^10:00\S* [^;]*Prado; [^;]*El Brillante; 17:00\S* [^;]*Thyssen[^;]*; [^;]*Plaza Mayor$/u,
  },
  {
    what: 'from one hour to another is exactly so long',
    en: ['Retiro from 16:00 to 18:00 please'],
    es: ['el Retiro de 16:00 a 18:00 porfa'],
    plan: /Prado; [^;]*El Brillante; 16:00-18:00 [^;]*Retiro; [^;]+$/u,
  },
  {
    what: 'one stop that was missed and is put in the place of another comes once',
    en: ['where are the churros? swap the Retiro for a churros place'],
    es: ['¿y los churros? cambia el Retiro por una churrería'],
    plan: /^[^;]*Prado; [^;]*El Brillante; [^;]+; [^;]+$/u,
  },
  {
    what: 'a stop that a few words of its name tell is that stop',
    en: ['no brillante, somewhere with vegetarian food for lunch'],
    es: ['el brillante no, algo vegetariano para comer'],
    plan: /^10:00\S* [^;]*Prado; 13:30\S* (?!El Brillante)[^;]+; [^;]*Retiro; [^;]+$/u,
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

const WHOLE = /^10:00\S* [^;]*Prado; [^;]*El Brillante; [^;]*Retiro; [^;]+$/u;

test.each([
  ['en', 'drop the Retiro', 'put the Retiro back'],
  ['en', 'drop the Retiro', 'give me the plan from before'],
  ['es', 'quita el Retiro', 'regresa el Retiro'],
  ['es', 'quita el Retiro', 'vuelve al plan de antes'],
] as const)('%s: what stood before is there again: %s, %s', (language, drop, back) => {
  expect(stopsIn(textAfter(PLANS[language], drop, back))).toMatch(WHOLE);
});

test.each([
  ['en', 'take out the dinner. Just name me three restaurants and I choose'],
  ['es', 'quita la cena. Mejor dime 3 restaurantes y yo escojo'],
] as const)('%s: a list that is asked for beside a change is told behind it: %s', (language, message) => {
  const text = textAfter(PLANS[language], message);
  const [plan, list] = [text.indexOf('El Brillante'), text.search(/\n3\. [^\n]*\b(?:m|km)\b/u)];
  expect(plan).toBeGreaterThan(-1);
  expect(list).toBeGreaterThan(plan);
});

test.each([
  ['en', 'put it at six'],
  ['es', 'ponlo a las seis'],
] as const)('%s: of what nobody named it is asked, and nothing is changed: %s', (language, message) => {
  const { state } = lastTurn(world, TUESDAY, [PLANS[language], message]);
  const before = lastTurn(world, TUESDAY, [PLANS[language]]).state;
  expect((state as { plan?: unknown }).plan).toEqual((before as { plan?: unknown }).plan);
});

describe.each([
  {
    what: 'a question of a way or of hours leaves the plan as it is',
    en: [
      'how do I get from Sol to the Prado without walking?',
      'fine, then another place. Is San Ginés open at 6 and how far is it from the Prado?',
    ],
    es: [
      '¿cómo voy de Sol al Prado sin andar?',
      'vale, pues otro sitio. ¿abre San Ginés a las 6 y a cuánto está del Prado?',
    ],
  },
  {
    what: 'what a place has is asked, and no other comes for it',
    en: ['and how much is El Brillante? one of us is vegetarian, do they have something for her?'],
    es: ['y en El Brillante cuánto saldría más o menos? una es vegetariana, tiene algo para ella?'],
  },
  {
    what: 'the topic of a question is put right, and no stop goes',
    en: ['the cafés, not the Retiro! Toma Café or HanSo Café, which one do you recommend for working?'],
    es: ['los cafés, no el Retiro! entre Toma Café y HanSo cuál me recomiendas para trabajar?'],
  },
])('$what', ({ en, es }) => {
  const planOf = (messages: readonly string[]) => (lastTurn(world, TUESDAY, messages).state as { plan?: unknown }).plan;
  test.each(en)('%s', (message) => {
    expect(planOf([PLANS.en, message])).toEqual(planOf([PLANS.en]));
  });
  test.each(es)('%s', (message) => {
    expect(planOf([PLANS.es, message])).toEqual(planOf([PLANS.es]));
  });
});

test.each([
  ['en', 'no pizza for lunch, change it. Pasta for lunch and drop El Brillante', 'is not in the plan'],
  ['es', 'no, la comida mejor pasta, y quita El Brillante', 'En el plan no está'],
] as const)(
  '%s: of a stop that goes in the same message it is not said that it is not there: %s',
  (language, message, said) => {
    const text = textAfter(PLANS[language], message);
    expect(text).not.toContain(said);
    expect(stopsIn(text)).not.toContain('El Brillante');
  },
);
