// Where a meal of a plan that stands is eaten, which one comes in, and where the drinks are had: what is said beside another change.
import { beforeAll, describe, expect, test } from 'vitest';
import type { ConversationWorld } from '../../src/usecases/conversation/world.ts';
import { lastTurn, worldOver } from './spoken.ts';
import { shippedCatalogue } from './world.ts';

/** Saturday, 12 December 2026, 10:00 in Madrid. */
const SATURDAY = new Date('2026-12-12T09:00:00Z');
let world: ConversationWorld;

beforeAll(async () => {
  world = worldOver(await shippedCatalogue());
});

const textAfter = (...messages: readonly string[]): string => lastTurn(world, SATURDAY, messages).text;
const stopsIn = (text: string): string =>
  [...text.matchAll(/^\d+\. (?:De )?\S+ (?:to|a) \S+: (.+?) \((lunch|comida)?/gmu)]
    .map(([, name, meal]) => `${name}${meal ? ' *' : ''}`)
    .join('; ');

const WITH_BAR = {
  en: 'make a plan for today: El Brillante, Museo del Ferrocarril, lunch at Restaurante Abadía, Jardín Botánico',
  es: 'plan para hoy: El Brillante, Museo del Ferrocarril, comida en Restaurante Abadía, Jardín Botánico',
} as const;
const WITH_LUNCH = {
  en: 'make a plan for today: Museo del Ferrocarril, lunch at Restaurante Abadía, Jardín Botánico',
  es: 'plan para hoy: Museo del Ferrocarril, comida en Restaurante Abadía, Jardín Botánico',
} as const;
const WITH_DRINKS = {
  en: 'make a plan for this afternoon: Reina Sofía and then a few beers',
  es: 'plan para esta tarde: Reina Sofía y unas cañas',
} as const;
const OF_MUSEUMS = {
  en: 'make a plan for today: Thyssen, then the Prado, then a coffee',
  es: 'plan para hoy: el Thyssen, luego el Prado y luego un café',
} as const;

const ROWS: readonly (readonly [
  what: string,
  plan: { readonly en: string; readonly es: string },
  change: { readonly en: string; readonly es: string },
  stops: RegExp,
])[] = [
  [
    'a bar that is to be the lunch is the lunch, and the table it stands for may be taken out beside it',
    WITH_LUNCH,
    {
      en: 'no, El Brillante should be the lunch, after the train museum. And skip the Abadía',
      es: 'la comida que sea en El Brillante, y quita Restaurante Abadía',
    },
    /^Museo del Ferrocarril; El Brillante \*; Real Jardín Botánico$/u,
  ],
  [
    'a stop that stands becomes the lunch at its hour',
    WITH_BAR,
    { en: 'lunch should be at El Brillante, after the train museum', es: 'El Brillante tiene que ser la comida' },
    /^Museo del Ferrocarril; El Brillante \*; Real Jardín Botánico$/u,
  ],
  [
    'a meal that is needed does not go with what is taken out',
    OF_MUSEUMS,
    {
      en: 'The Prado is too much for me. Take it out, and I do need lunch',
      es: 'El Prado es demasiado. Quítalo, y sí que necesito la comida',
    },
    /^(?!.*Prado)(?=.*Thyssen).* \*/u,
  ],
  [
    'the drinks are had elsewhere, whatever else changes',
    WITH_DRINKS,
    {
      en: 'the Thyssen instead of the Reina Sofía, and the beers in La Latina',
      es: 'mejor el thyssen que el reina sofía ya lo conocemos, y las cañas por la latina',
    },
    /^[^;]*Thyssen[^;]*; (?!Taberna La Dolores|Como la birra)[^;]+$/u,
  ],
  [
    'of two kinds, either of which will do, one comes',
    OF_MUSEUMS,
    {
      en: "The Prado isn't really our thing. Put a viewpoint or a park instead",
      es: 'el Prado no nos va. Pon un mirador o un parque en su lugar',
    },
    /^(?!.*Prado)[^;]+; [^;]+; [^;]+$/u,
  ],
];

describe.each(ROWS)('%s', (_, plan, change, stops) => {
  test.each(['en', 'es'] as const)('%s', (language) => {
    expect(stopsIn(textAfter(plan[language], change[language]))).toMatch(stops);
  });
});

test('the word for the drinks is nothing that the other bar is to be like', () => {
  expect(textAfter(WITH_DRINKS.en, ROWS[3]![2].en)).not.toMatch(/serve beers/u);
});
