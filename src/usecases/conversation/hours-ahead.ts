// Reading opening hours costs about a millisecond a text, the first time. They are read ahead, one at a time between
// other work and the best known places first, so that no turn waits for sixty of them.
import type { Catalogue } from '../../domain/catalogue.ts';
import { hoursAt } from './hours.ts';

/** @param goesOn asked before each text: a service that is being stopped has better things to do */
export async function readHoursAhead({ places }: Catalogue, now: Date, goesOn: () => boolean): Promise<void> {
  const byProminence = [...places].sort((a, b) => b.prominence - a.prominence);
  for (const text of new Set(byProminence.flatMap(({ openingHours }) => openingHours ?? []))) {
    if (!goesOn()) return;
    hoursAt(text, now);
    await otherWork();
  }
}

const otherWork = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
