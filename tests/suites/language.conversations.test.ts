// What `understand --jsonl` tells of whole conversations: follow-ups are resolved through the turns before.
import { beforeAll, describe, expect, test } from 'vitest';
import type { ConversationWorld } from '../../src/usecases/conversation/world.ts';
import { type HeardTurn, hearConversation } from '../../src/usecases/understanding.ts';
import { worldOver } from '../conversations/spoken.ts';
import { shippedCatalogue } from '../conversations/world.ts';

const NOON = new Date('2026-11-19T12:00:00Z');
const PRADO = 'Museo Nacional del Prado';

let world: ConversationWorld;
beforeAll(async () => {
  world = worldOver(await shippedCatalogue());
});

type Expected = Partial<HeardTurn>;
type Turn = readonly [message: string, expected: Expected];

/** Told exactly: a field that is not named must be absent. */
function expectTurns(turns: readonly Turn[]): void {
  const told = hearConversation(
    world,
    turns.map(([message]) => message),
    NOON,
  );
  expect(told.map(({ frame, ...fields }) => ({ ...fields, isFramed: Array.isArray(frame!.intents) }))).toEqual(
    turns.map(([, expected], at) => ({
      preferences: {},
      language: told[at]!.language,
      ...expected,
      isFramed: true,
    })),
  );
}

describe.each([
  [
    'en',
    [
      ['museums near Sol?', { preferences: { museums: 4 }, intent: 'recommend', anchorPlace: 'Puerta del Sol' }],
      ['the second one, what time does it open?', { intent: 'opening_hours', ordinal: 2 }],
      ['any cafes near it?', { preferences: { cafes: 4 }, intent: 'nearby', nearCategory: 'cafes' }],
      ['something cheaper', { intent: 'refine', refine: 'cheaper' }],
      ['sort them by distance', { intent: 'sort', sortBy: 'distance' }],
      ['show me more', { intent: 'more' }],
      ['thanks!', { intent: 'smalltalk' }],
    ],
  ],
  [
    'es',
    [
      ['¿museos cerca de Sol?', { preferences: { museums: 4 }, intent: 'recommend', anchorPlace: 'Puerta del Sol' }],
      ['el segundo, ¿a qué hora abre?', { intent: 'opening_hours', ordinal: 2 }],
      ['¿hay cafeterías cerca?', { preferences: { cafes: 4 }, intent: 'nearby', nearCategory: 'cafes' }],
      ['algo más barato', { intent: 'refine', refine: 'cheaper' }],
      ['ordénalos por distancia', { intent: 'sort', sortBy: 'distance' }],
      ['enséñame más', { intent: 'more' }],
      ['¡gracias!', { intent: 'smalltalk' }],
    ],
  ],
] as const satisfies readonly (readonly [string, readonly Turn[]])[])(
  'a list and its follow-ups (%s)',
  (language, turns) => {
    test('every field of every turn', () => {
      expectTurns(turns.map(([message, expected]) => [message, { ...expected, language }]));
    });
  },
);

test('what was named stays what "it" means, until something else is named', () => {
  expectTurns([
    ['Tell me about the Prado', { intent: 'place_details', anchorPlace: PRADO }],
    ['what time does it open?', { intent: 'opening_hours', anchorPlace: PRADO }],
    ['how much is it?', { intent: 'prices', anchorPlace: PRADO }],
    ['and the Temple of Debod?', { intent: 'prices', anchorPlace: 'Templo de Debod' }],
    ['is it open on Mondays?', { intent: 'opening_hours', anchorPlace: 'Templo de Debod' }],
  ]);
});

test('tastes are those of the turn, and the language may change', () => {
  expectTurns([
    ['I hate museums', { preferences: { museums: 1.2 }, intent: 'preferences', language: 'en' }],
    ['pero me encantan los parques', { preferences: { parks: 4.8 }, intent: 'preferences', language: 'es' }],
    ["what's the weather like?", { intent: 'out_of_scope', language: 'en' }],
  ]);
});
