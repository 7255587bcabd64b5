// What a message does to a plan follows from what stands in it and what does not: of two stops the one that stands goes and the
// other comes, in whichever order and words; what stands and has an hour goes there; a list of what stands is the plan.
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

/** The Prado, lunch at Casa Lucio, the Retiro. */
const PLANS = {
  en: 'plan for Saturday: the Prado at 10, then lunch at Casa Lucio, then the Retiro',
  es: 'un plan para el sábado: el Prado a las 10, luego comer en Casa Lucio y después el Retiro',
} as const;

const textAfter = (...messages: readonly string[]): string => lastTurn(world, MONDAY, messages).text;
const stopsIn = (text: string): string =>
  [...text.matchAll(/^\d+\. (?:De )?(\S+) (?:to|a) \S+: (.+?) \(/gmu)]
    .map(([, at, name]) => `${at} ${name}`)
    .join('; ');

interface Role {
  readonly role: string;
  readonly en: readonly string[];
  readonly es: readonly string[];
  /** The plan after it. */
  readonly plan: RegExp;
}

const ROLES: readonly Role[] = [
  {
    role: 'one that stands for one that does not, in either order of words',
    en: [
      'exchange the Prado for the Thyssen',
      'I would rather have the Thyssen instead of the Prado',
      'the Thyssen is more our thing. Replace the Prado with it',
      'scrap the Prado and put the Thyssen in its place',
    ],
    es: [
      'sustituye el Prado por el Thyssen',
      'en lugar del Prado, el Thyssen',
      'el Thyssen nos va más, cámbialo por el Prado',
      'saca el Prado y mete el Thyssen en su lugar',
    ],
    plan: /^\S+ Museo Nacional Thyssen-Bornemisza; [^;]*Casa Lucio; [^;]*Retiro$/u,
  },
  {
    role: 'a restaurant comes to the table of its meal',
    en: ['lunch at La Bola, please', 'can you put the lunch at La Bola?', 'not Casa Lucio, La Bola'],
    es: ['la comida en La Bola', '¿puedes poner la comida en La Bola?', 'Casa Lucio no, mejor pon La Bola'],
    plan: /Prado; [^;]*La Bola; [^;]*Retiro$/u,
  },
  {
    role: 'what stands goes',
    en: ['we can do without the Prado', 'get rid of the first stop', 'kick the Prado out please'],
    es: ['borra el Prado', 'suprime la primera parada', 'el Prado sácalo, por favor'],
    plan: /^\S+ Casa Lucio; [^;]*Retiro$/u,
  },
  {
    role: 'all but what stays goes',
    en: ['keep only the Prado and the lunch', 'remove everything except the Prado and Casa Lucio'],
    es: ['deja solo el Prado y la comida', 'elimina todo menos el Prado y Casa Lucio'],
    plan: /^\S+ Museo Nacional del Prado; [^;]*Casa Lucio$/u,
  },
  {
    role: 'what stands goes to the hour that is said',
    en: ['shift lunch to 14:30', 'put Casa Lucio at 14:30'],
    es: ['retrasa la comida a las 14:30', 'pon Casa Lucio a las 14:30'],
    plan: /14:30 Casa Lucio/u,
  },
  {
    role: 'a list of what stands is the plan, in its order',
    en: [
      'wrong order: the Retiro first, then lunch, then the Prado',
      'first the park, then Casa Lucio, the Prado last',
    ],
    es: [
      'el orden está mal: primero el Retiro, luego la comida y después el Prado',
      'primero el parque, luego Casa Lucio y por último el Prado',
    ],
    plan: /Retiro; [^;]*Casa Lucio; [^;]*Prado$/u,
  },
  {
    role: 'a list with hours is taken at its word',
    en: [
      '11:00 the Retiro, 14:00 lunch, then the Thyssen',
      'it should go like this: 11:00 Retiro, 14:00 Casa Lucio and then the Thyssen',
    ],
    es: [
      '11:00 el Retiro, 14:00 la comida y luego el Thyssen',
      'que sea así: a las 11:00 el Retiro, a las 14:00 Casa Lucio y luego el Thyssen',
    ],
    plan: /^11:00 [^;]*Retiro; 14:00 Casa Lucio; [^;]*Thyssen-Bornemisza$/u,
  },
];

describe.each(ROLES)('$role', ({ en, es, plan }) => {
  test.each([...en.map((said) => ['en', said] as const), ...es.map((said) => ['es', said] as const)])(
    '%s: %s',
    (language, said) => {
      expect(stopsIn(textAfter(PLANS[language], said))).toMatch(plan);
    },
  );
});

describe('after a list of other places', () => {
  test.each([
    ['en', 'tapas bars near Casa Lucio', 'Juana la Loca sounds great, swap it for Casa Lucio in the plan'],
    ['en', 'tapas bars near Casa Lucio', 'put Juana la Loca in the plan instead of Casa Lucio'],
    ['es', 'bares de tapas cerca de Casa Lucio', 'qué bien suena Juana la Loca, cámbiala por Casa Lucio en el plan'],
    ['es', 'bares de tapas cerca de Casa Lucio', 'quita Casa Lucio y pon Juana la Loca en su lugar'],
  ] as const)('%s: the plan is changed, and no list comes: %s, %s', (language, list, said) => {
    expect(stopsIn(textAfter(PLANS[language], list, said))).toMatch(/Prado; [^;]*Juana la Loca; [^;]*Retiro$/u);
  });
});

test.each([
  ['en', 'swap Casa Lucio for La Bola, and do they have a phone?', /La Bola[\s\S]*\n\n.*La Bola.*\+34/u],
  ['es', 'cambia Casa Lucio por La Bola, ¿y tienen teléfono?', /La Bola[\s\S]*\n\n.*La Bola.*\+34/u],
] as const)('%s: a question beside a change is answered of what has come: %s', (language, said, wanted) => {
  expect(textAfter(PLANS[language], said)).toMatch(wanted);
});

test.each([
  ['en', 'find a lunch place nearer to the museum'],
  ['es', 'busca un sitio para comer más cerca del museo'],
] as const)('what is only looked at is no table: %s: %s', (language, said) => {
  expect(textAfter(PLANS[language], said)).not.toMatch(/Prado \((?:lunch|comida)/u);
});
