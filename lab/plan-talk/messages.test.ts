// Every message can be judged: its context exists, and the stops it names are stops of that plan.
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../src/domain/language.ts';
import { readCatalogue } from '../relevance/facts.ts';
import { faultsOfChange } from './judge.ts';
import { isFirst, readContexts, readMessages, SETS } from './messages.ts';
import { type StopSeen, stopCalled } from './stops.ts';

const places = new Map(readCatalogue().places.map((place) => [place.id, place]));
const contexts = readContexts();
const stopsOf = (ctx: number): readonly StopSeen[] =>
  contexts[ctx - 1]!.plan.days.flatMap(({ day, from, stops }) =>
    stops.map(({ placeId, meal, fixedAt = from, stayMinutes }) => ({
      id: placeId,
      place: places.get(placeId),
      meal,
      begin: fixedAt,
      end: fixedAt + stayMinutes,
      day,
      isShut: false,
    })),
  );

test('every plan is of places that the catalogue has', () => {
  for (const at of contexts.keys()) for (const stop of stopsOf(at + 1)) expect(stop.place, stop.id).toBeDefined();
});

const files = SETS.flatMap((set) => LANGUAGES.map((language) => [set, language] as const));
test.each(files)('every stop that a message of %s.%s takes out stands in its plan', (set, language) => {
  for (const message of readMessages(set, language)) {
    if (isFirst(message)) continue;
    for (const of of [...(message.goes ?? []), ...(message.may_go ?? [])])
      expect(stopCalled(stopsOf(message.ctx), of), `${of}: ${message.say}`).toBeDefined();
  }
});

test('a plan that stays, a stop that is lost and a stop that nobody asked for are told apart', () => {
  const [first, second] = stopsOf(1) as [StopSeen, StopSeen];
  const message = { ctx: 1, say: '', act: 'change', goes: [first.place!.name], note: '' } as const;
  expect(faultsOfChange(message, [first, second], [first, second])).toEqual(['nothing changed']);
  expect(faultsOfChange(message, [first, second], [second])).toEqual([]);
  expect(faultsOfChange({ ...message, goes: [] }, [first, second], [second])).toEqual([`lost: ${first.place!.name}`]);
  expect(faultsOfChange(message, [first], [second])).toEqual([`nobody asked for ${second.place!.name}`]);
  expect(faultsOfChange({ ...message, act: 'none' }, [first, second], [second])).toHaveLength(1);
});
