// What a browser has to prove of lists, tastes, places and the map, against a running service. Without a Chromium it is
// skipped, and says so.
import { budget } from './budget.ts';
import { cards, reasons } from './cards.ts';
import { counting } from './counting.ts';
import { exploring } from './exploring.ts';
import { firstPage } from './first-page.ts';
import { map } from './map.ts';
import { place } from './place.ts';
import { question } from './question.ts';
import { states } from './states.ts';
import { tasks } from './tasks.ts';
import { taste } from './taste.ts';
import { widget } from './widget.ts';
import { inBrowser } from './world.ts';

inBrowser([firstPage, states, exploring, question, counting, taste, tasks, cards, reasons, place, map, widget, budget]);
