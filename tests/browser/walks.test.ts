// Walks through every page in every state: what axe finds, and what is said in trouble; in full by `npm run check:pages`. Without a Chromium it is
// skipped, and says so.
import { accessibility } from './accessibility.ts';
import { faults } from './faults.ts';
import { troubles } from './troubles.ts';
import { inBrowser } from './world.ts';

inBrowser([accessibility, troubles, faults]);
