// Everything that a browser has to prove, against one running service. Without a Chromium it is skipped, and says so.
import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { accessibility } from './accessibility.ts';
import { noBrowser } from './browser.ts';
import { budget } from './budget.ts';
import { cards, reasons } from './cards.ts';
import { chat } from './chat.ts';
import { counting } from './counting.ts';
import { day } from './day.ts';
import { exploring } from './exploring.ts';
import { faults } from './faults.ts';
import { figures } from './figures.ts';
import { firstPage } from './first-page.ts';
import { journeys } from './journeys.ts';
import { map } from './map.ts';
import { offline } from './offline.ts';
import { payloads } from './payloads.ts';
import { place } from './place.ts';
import { promises } from './promises.ts';
import { question } from './question.ts';
import { states } from './states.ts';
import { tasks } from './tasks.ts';
import { taste } from './taste.ts';
import { troubles } from './troubles.ts';
import { widget } from './widget.ts';
import { createWorld } from './world.ts';

// Patience for a machine that is busy with other tests; alone, each takes one to five seconds.
describe.skipIf(noBrowser)('in a browser', { timeout: 180_000 }, () => {
  const world = createWorld();
  beforeAll(world.start, 180_000);
  afterEach(world.closePages);
  afterAll(world.stop);

  firstPage(world);
  states(world);
  exploring(world);
  question(world);
  counting(world);
  taste(world);
  tasks(world);
  cards(world);
  reasons(world);
  chat(world);
  figures(world);
  journeys(world);
  place(world);
  map(world);
  day(world);
  troubles(world);
  faults(world);
  offline(world);
  promises(world);
  payloads(world);
  accessibility(world);
  widget(world);
  budget(world);
});
