// How long understanding takes, in processor time: a message of the utterance files, and the longest step of hostile ones
// and of the indexes of names and texts that are built anew when the catalogue changes.
// Usage: node scripts/run.mjs bench/understanding.ts
import { cpus } from 'node:os';
import { landmarksOf } from '../src/city/stations.ts';
import { shippedWorldParts } from '../src/compose/shipped.ts';
import type { GazetteerEntry } from '../src/domain/gazetteer.ts';
import { textIndexInSteps } from '../src/models/embeddings/text-index.ts';
import { gazetteerInSteps } from '../src/nlp/gazetteer.ts';
import { understandingInSteps } from '../src/nlp/read.ts';
import { worldOver } from '../tests/conversations/spoken.ts';
import { shippedCatalogue } from '../tests/conversations/world.ts';
import { MADRID } from '../tests/support/city.ts';
import { utterances } from '../tests/utterances/expectations.ts';
import { LONG_TEXTS } from '../tests/utterances/long-texts.ts';

const READINGS = 5;
const NAMES = 20_000;

const catalogue = await shippedCatalogue();
const world = worldOver(catalogue);
const { learned, wordSpace } = shippedWorldParts(MADRID);
const landmarks = landmarksOf(MADRID);
const entries = namesOf(NAMES);

const messages = [...utterances('en'), ...utterances('es')];
const costs = messages
  .map(({ text, shown }) => measured(() => world.understandInSteps(text, { hasShown: shown })).totalMs)
  .sort((a, b) => a - b);
const share = (part: number): string => costs[Math.floor(part * (costs.length - 1))]!.toFixed(2);
console.log(
  `${messages.length} messages: half within ${share(0.5)} ms, 95 % within ${share(0.95)} ms, none above ${share(1)} ms`,
);

const gazetteer = measured(() => gazetteerInSteps(entries));
console.log(row(`${NAMES} names, two forms each`, gazetteer));
console.log(
  row(
    `${catalogue.places.length} texts`,
    measured(() => textIndexInSteps(catalogue, wordSpace)),
  ),
);
for (const [name, text] of Object.entries(LONG_TEXTS)) {
  console.log(
    row(
      name,
      measured(() => world.understandInSteps(text, { hasShown: true })),
    ),
  );
}
const everything = measured(() =>
  understandingInSteps(LONG_TEXTS['every rule at once']!, { ...(learned && { learned }) }),
);
console.log(row('every rule at once, no names', everything));
console.log(`best of ${READINGS} readings; ${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}`);

interface Measured {
  readonly steps: number;
  readonly totalMs: number;
  readonly longestMs: number;
}

/** The calmest of several readings: processor time, but of a machine that does other things as well. */
function measured(begin: () => Generator<unknown, unknown>): Measured {
  const readings = Array.from({ length: READINGS }, () => read(begin()));
  return {
    steps: readings[0]!.steps,
    totalMs: Math.min(...readings.map(({ totalMs }) => totalMs)),
    longestMs: Math.min(...readings.map(({ longestMs }) => longestMs)),
  };
}

function read(generator: Generator<unknown, unknown>): Measured {
  const spentMs: number[] = [];
  for (let isDone = false; !isDone; ) {
    const before = process.cpuUsage();
    isDone = generator.next().done ?? false;
    const { user, system } = process.cpuUsage(before);
    spentMs.push((user + system) / 1_000);
  }
  return { steps: spentMs.length, totalMs: spentMs.reduce((a, b) => a + b, 0), longestMs: Math.max(...spentMs) };
}

function row(name: string, { steps, totalMs, longestMs }: Measured): string {
  return `${name.padEnd(28)} ${String(steps).padStart(4)} steps ${totalMs.toFixed(1).padStart(7)} ms, longest ${longestMs.toFixed(1).padStart(5)} ms`;
}

/** The real names over and over, each time with another word, so that no two are alike. */
function namesOf(count: number): GazetteerEntry[] {
  const real = [...landmarks, ...catalogue.places.map((place) => ({ ...landmarks[0]!, name: place.name }))];
  return Array.from({ length: count }, (_, at) => {
    const entry = real[at % real.length]!;
    const again = Math.floor(at / real.length);
    const name = again === 0 ? entry.name : `${entry.name} ${at}`;
    return { ...entry, name, forms: [name, `${name} de Madrid`], prominence: (at * 37) % 5 };
  });
}
