// The checker must be able to fail: each kind of lie, told on purpose, is found.
import { describe, expect, test } from 'vitest';
import { asConversationId } from '../../../src/domain/branded.ts';
import { newConversation } from '../../../src/domain/conversation.ts';
import { EMPTY_PROFILE } from '../../../src/domain/profile.ts';
import { takeTurn } from '../../../src/usecases/conversation/take-turn.ts';
import type { ConversationWorld } from '../../../src/usecases/conversation/world.ts';
import { coins, inventedMadrid, oils, steam, THURSDAY_LUNCH } from '../../support/invented-madrid.ts';
import { SOL } from '../../support/places.ts';
import { snapshotOver } from '../../support/world.ts';
import { heard } from '../heard.ts';
import type { SpokenTurn } from '../spoken.ts';
import { faultsOf } from './checker.ts';

const world = {
  recommend: snapshotOver(inventedMadrid),
  stations: [],
  understand: heard,
} as unknown as ConversationWorld;
const circumstances = { world, now: THURSDAY_LUNCH, account: EMPTY_PROFILE, language: 'en' as const, seen: [] };

function turnOn(understanding: ReturnType<typeof heard>): SpokenTurn {
  const conversation = newConversation(asConversationId('c'), 'en');
  const taken = takeTurn(
    { world, account: EMPTY_PROFILE, now: THURSDAY_LUNCH, includeReviewed: false },
    conversation,
    understanding,
    SOL,
  );
  return { ...taken, heard: understanding };
}

const list = turnOn(heard('recommend', { categories: ['museums'] }));
const faultsAfter = (turn: SpokenTurn, from: string | RegExp, to: string) => {
  const responseText = turn.answer.responseText.replace(from, to);
  expect(responseText).not.toBe(turn.answer.responseText);
  return faultsOf({ ...turn, answer: { ...turn.answer, responseText } }, circumstances).join('\n');
};

test('an honest reply has no faults', () => {
  expect(faultsOf(list, circumstances)).toEqual([]);
});

describe('a lie is found:', () => {
  test.each([
    ['a distance', '300 m', '310 m', '310 m'],
    ['a rating', 'rated 4.7', 'rated 4.8', 'rating'],
    ['a closing time', 'open until 20:00', 'open until 21:00', '21:00'],
    ['minutes until closing', 'closes in 40 minutes', 'closes in 50 minutes', '50 minutes'],
    ['a name', oils.name, 'Museo del Aceite', 'lists'],
    ['a place from elsewhere', 'Ask', `Also Parque de la Pradera. Ask`, 'out of the blue'],
    ['a price', /$/u, ' It costs €3.', 'price of 3'],
    ['the other language', /^.*$/su, 'Aquí tienes los museos que hay cerca de ti', 'sound like en'],
  ])('%s', (_, from, to, fault) => {
    const lie = from === 'Ask' ? /(?:Ask|Say|I can tell).*$/su : from;
    expect(faultsAfter(list, lie, to)).toContain(fault);
  });

  test('a closed place said to be open', () => {
    const cafes = turnOn(heard('recommend', { categories: ['cafes'] }));
    expect(cafes.answer.responseText).toContain(steam.name);
    expect(faultsAfter(cafes, /closed now, opens tomorrow at 08:00/u, 'open now')).toContain(
      'said to be open and is closed',
    );
  });

  test('a day of the week', () => {
    const hours = turnOn(
      heard('opening_hours', {
        ordinal: 1,
        about: { entry: { thing: { kind: 'place', placeId: coins.id } } } as never,
      }),
    );
    expect(faultsAfter(hours, 'Monday to Friday', 'Monday to Thursday')).toContain('day 4');
  });
});
