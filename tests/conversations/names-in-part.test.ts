// Places that a message names by the telling part of their names, whatever is asked of them.
import { beforeAll, describe, expect, test } from 'vitest';
import type { ConversationWorld } from '../../src/usecases/conversation/world.ts';
import { lastTurn, worldOver } from './spoken.ts';
import { shippedCatalogue } from './world.ts';

/** Tuesday, 24 November 2026, 11:00 in Madrid. */
const NOW = new Date('2026-11-24T10:00:00Z');
let world: ConversationWorld;

beforeAll(async () => {
  world = worldOver(await shippedCatalogue());
});

const lastOf = (...messages: readonly string[]) => lastTurn(world, NOW, messages);

test.each([
  ['is the Cerralbo open on 25 December', /25 December.*Museo Cerralbo/u],
  ['sábado, museo romanticismo, ¿hasta cuándo?', /^El sábado.*Museo Nacional del Romanticismo/u],
  ['guardia civil museum saturday hours', /^Museo de la Guardia Civil/u],
  ['arqueológico el nueve de noviembre', /9 de noviembre.*Museo Arqueológico Nacional/u],
  ['outdoor seating at El Telegrama?', /^Yes, El Telegrama de Madrid/u],
  ["where's the Museo Naval's website", /Museo Naval.*armada/u],
  ['plan my afternoon: Cerralbo and then tapas', /Museo Cerralbo/u],
])('the one place is meant: %s', (message, told) => {
  expect(lastOf(message).text).toMatch(told);
});

test.each([
  ['restaurants near the Cerralbo', /near Museo Cerralbo/u],
  ['¿hay algún bar cerca del Cerralbo?', /cerca del Museo Cerralbo/u],
])('a list is measured from it: %s', (message, told) => {
  const { text, places } = lastOf(message);
  expect(text).toMatch(told);
  expect(places.length).toBeGreaterThan(1);
});

describe('what only looks like a part of a name', () => {
  test.each(['un bar canalla', "gin bar that isn't pretentious", 'A quiet park early tomorrow?'])(
    'is no place: %s',
    (message) => {
      expect(lastOf(message).places.length).toBeGreaterThan(1);
    },
  );

  test('is told to be unknown where lists are measured from it', () => {
    expect(lastOf('a park near my hotel Foo').text).toContain('“hotel Foo”');
  });
});
