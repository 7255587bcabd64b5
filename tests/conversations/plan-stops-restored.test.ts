// Changes of a plan that stands: what comes back takes the place of what had come for it, what is said beside a length or an
// order holds as well.
import { beforeAll, describe, expect, test } from 'vitest';
import type { ConversationWorld } from '../../src/usecases/conversation/world.ts';
import { linesIn } from './plan-lines.ts';
import { lastTurn, worldOver } from './spoken.ts';
import { shippedCatalogue } from './world.ts';

/** Tuesday, 15 December 2026, 10:00 in Madrid. */
const MORNING = new Date('2026-12-15T09:00:00Z');
let world: ConversationWorld;

beforeAll(async () => {
  world = worldOver(await shippedCatalogue());
});

const stopsOf = (...messages: readonly string[]) => linesIn(lastTurn(world, MORNING, messages).text);
const namesOf = (...messages: readonly string[]) => stopsOf(...messages).map(({ name }) => name);

const ROWS: readonly (readonly [plan: string, swap: string, back: string])[] = [
  ['plan for today: the Prado, lunch and the Retiro', 'swap the Prado for the Thyssen', 'actually put the Prado back'],
  [
    'plan for today: the Prado, lunch at Casa Alberto and the Retiro',
    'swap Casa Alberto for Sobrino de Botín',
    'put Casa Alberto back as it was',
  ],
  [
    'plan para hoy: el Prado, comer y el Retiro',
    'cambia el Retiro por el Jardín Botánico',
    'no, vuelve a poner el Retiro',
  ],
  ['plan para hoy: el Thyssen, comer y el Retiro', 'cambia el Thyssen por el Prado', 'déjame el Thyssen como estaba'],
];

describe('a stop that comes back', () => {
  test.each(ROWS)('%s, %s, %s', (plan, swap, back) => {
    const before = namesOf(plan);
    expect(namesOf(plan, swap)).not.toEqual(before);
    expect(namesOf(plan, swap, back)).toEqual(before);
  });

  test('beside what came for it where the words say so', () => {
    const [plan, swap] = ROWS[0]!;
    expect(namesOf(plan, swap, 'put the Prado back as well')).toEqual(
      expect.arrayContaining(['Museo Nacional del Prado', 'Museo Nacional Thyssen-Bornemisza']),
    );
  });
});

describe('one change beside another', () => {
  test.each([
    [
      'plan for today: the Thyssen, lunch and the Retiro',
      "two hours in the Thyssen isn't enough, three hours please",
      180,
    ],
    ['plan para hoy: el Thyssen, comer y el Retiro', 'dos horas en el Thyssen es poco, déjame tres horas', 180],
  ])('%s: %s', (plan, change, minutes) => {
    const museum = stopsOf(plan, change).find(({ name }) => name.includes('Thyssen'))!;
    expect(museum.to - museum.from).toBe(minutes);
  });

  test('a name that is asked about comes for what was turned down before it', () => {
    const names = namesOf('plan for today: the Thyssen, lunch and the Retiro', 'not the Thyssen, seen it. Caixaforum?');
    expect(names).toContain('CaixaForum Madrid');
    expect(names).not.toContain('Museo Nacional Thyssen-Bornemisza');
  });
});
