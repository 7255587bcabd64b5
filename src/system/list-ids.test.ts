import { expect, test } from 'vitest';
import { asPlaceId } from '../domain/branded.ts';
import type { ShownList } from '../domain/event.ts';
import { createListIds } from './list-ids.ts';

const [PRADO, RETIRO] = [asPlaceId('prado'), asPlaceId('retiro')];
const LIST: ShownList = { surface: 'recommendations', rankedBy: 'transfer', placeIds: [PRADO, RETIRO] };
const ids = createListIds({ secret: 'a secret of the tests', clock: { now: () => new Date('2026-05-15T12:00:00Z') } });
const rankedBy = (list: ShownList) => {
  const opened = ids.open(ids.issue(list));
  return [PRADO, RETIRO].map((placeId) => opened?.shown(placeId)?.rankedBy);
};

test('each place of an interleaved list has the method of its team, other lists have one for all', () => {
  expect(rankedBy(LIST)).toEqual(['transfer', 'transfer']);
  for (const rankedByOfB of ['autoencoder', 'listing'] as const) {
    const draft = { experimentId: 7, teams: ['A', 'B'] as const, rankedByOfB };
    expect(rankedBy({ ...LIST, draft })).toEqual(['transfer', rankedByOfB]);
  }
});
