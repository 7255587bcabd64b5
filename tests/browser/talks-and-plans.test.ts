// What a browser has to prove of the conversation, of plans, of saved places and lists, and of whole journeys, against a running service. Without a Chromium it is
// skipped, and says so.
import { chat } from './chat.ts';
import { day } from './day.ts';
import { figures } from './figures.ts';
import { journeys } from './journeys.ts';
import { offline } from './offline.ts';
import { payloads } from './payloads.ts';
import { promises } from './promises.ts';
import { saves } from './saves.ts';
import { inBrowser } from './world.ts';

inBrowser([chat, day, saves, journeys, figures, offline, promises, payloads]);
