// The background training over a whole service: what starts it, by the settings.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { modelRounds } from '../../src/compose/model-rounds.ts';
import { readSettings } from '../../src/config/read.ts';
import { jobsInProcess } from '../../src/db/jobs/jobs.ts';
import { asPlaceId } from '../../src/domain/branded.ts';
import { SECRET, startTestService, type TestService } from '../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService('embedded');
});
afterAll(() => service?.close());

const choose = (clientIds: readonly string[]) =>
  service.composed.service.events.add(
    'visitor:chooser',
    clientIds.map((clientId) => ({
      ...{ clientId, kind: 'opened', placeId: asPlaceId('prado'), surface: 'recommendations' },
      ...{ rankedBy: 'ensemble', list: clientId, position: 1, day: '2026-05-15' },
    })),
  );

/** One look of the round that trains, as a replica takes it. */
async function lookOnce(environment: Readonly<Record<string, string>>): Promise<number> {
  const { composed } = service;
  const settings = readSettings({ SECRET_KEY: SECRET, TRAIN_EVERY_MINUTES: '60', ...environment });
  const rounds = modelRounds({ ...composed.service, database: composed.database }, settings);
  const round = rounds.find(({ name }) => name === 'train models');
  const job = { name: 'train models', everyS: 0 };
  await jobsInProcess().attempt(job, async (lease) => round?.run(lease));
  return (await composed.service.models.list()).length;
}

test('choices from lists start a training at the number that the operator sets, and none where that is 0', async () => {
  expect(await lookOnce({})).toBe(1);
  await choose(['a', 'b', 'c', 'd']);
  expect(await lookOnce({ TRAIN_AFTER_CHOICES: '5' })).toBe(1);
  await choose(['e']);
  expect(await lookOnce({ TRAIN_AFTER_CHOICES: '0' })).toBe(1);
  expect(await lookOnce({ TRAIN_AFTER_CHOICES: '5' })).toBe(2);
  // The same choices start no second one.
  expect(await lookOnce({ TRAIN_AFTER_CHOICES: '5' })).toBe(2);
});
