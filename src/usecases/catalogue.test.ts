import { expect, test } from 'vitest';
import type { PlaceRepository } from '../db/places.ts';
import type { ReviewRepository } from '../db/reviews.ts';
import { openCatalogue } from './catalogue.ts';

const STEPS = 40;

test('a changed catalogue is prepared a step at a time, and served when all is ready', async () => {
  let version = 1;
  const log: string[] = [];
  const live = await openCatalogue({
    ...repositories(() => version),
    *prepare() {
      for (let step = 0; step < STEPS; step++) yield log.push('step');
    },
    build: ({ version: built }) => log.push(`built ${built}`),
  });
  expect(log).toEqual([...Array(STEPS).fill('step'), 'built 1']);

  version = 2;
  log.length = 0;
  const refreshed = live.refresh();
  const before = live.current().catalogue.version;
  const others = othersServedUntil(refreshed);
  await refreshed;
  expect(before).toBe('1');
  expect(live.current().catalogue.version).toBe('2');
  expect(await others).toBeGreaterThanOrEqual(STEPS / 2);
});

/** How often the event loop came round to something else. */
async function othersServedUntil(done: Promise<void>): Promise<number> {
  let served = 0;
  let isDone = false;
  void done.then(() => {
    isDone = true;
  });
  while (!isDone) {
    await new Promise(setImmediate);
    served++;
  }
  return served;
}

function repositories(version: () => number) {
  return {
    users: { erasures: async () => 0 },
    places: {
      all: async () => ({ version: version(), rows: [] }),
      version: async () => version(),
    } as unknown as PlaceRepository,
    reviews: { ratingsSince: async () => ({ ratings: [], asOf: new Date(0) }) } as unknown as ReviewRepository,
  };
}
