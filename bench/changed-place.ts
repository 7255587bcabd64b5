// What one changed place costs: `node scripts/run.mjs bench/changed-place.ts`. The indexes of a catalogue that follow it,
// and the same built anew, in milliseconds without pauses; the median of several, in turn.
import { shippedWorldParts } from '../src/compose/shipped.ts';
import { type Catalogue, catalogueOf, sourceRatings } from '../src/domain/catalogue.ts';
import { finished } from '../src/domain/in-steps.ts';
import { worldBuilder } from '../src/usecases/world.ts';
import { shippedCatalogue } from '../tests/conversations/world.ts';
import { MADRID } from '../tests/support/city.ts';

const ROUNDS = 7;

const parts = shippedWorldParts(MADRID);
const shipped = await shippedCatalogue();
const changed = (round: number): Catalogue =>
  catalogueOf(
    String(round),
    shipped.places.map((place, row) => (row === 100 ? { ...place, name: `${place.name} ${round}` } : place)),
  );

/** A builder that serves the shipped catalogue: its first is prepared when it is served. */
function serving() {
  const build = worldBuilder(parts);
  finished(build.prepare(shipped));
  finished(build(shipped, sourceRatings(shipped)).warmUp(new Date('2026-11-24T11:00:00Z')));
  return build;
}

function timed(work: () => void): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

const following = serving();
const times = { follows: [] as number[], anew: [] as number[] };
for (let round = 0; round < ROUNDS; round++) {
  const catalogue = changed(round);
  times.follows.push(timed(() => finished(following.prepare(catalogue))));
  // Other objects with the same facts: nothing is known of them.
  const places = catalogue.places.map((place) => ({ ...place }));
  const others = serving();
  times.anew.push(timed(() => finished(others.prepare(catalogueOf('copies', places)))));
}
const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1]!;
const [follows, anew] = [median(times.follows), median(times.anew)];
process.stdout.write(
  `${shipped.places.length} places: ${follows.toFixed(0)} ms where one changed, ${anew.toFixed(0)} ms where all are read; ` +
    `1 : ${(anew / follows).toFixed(1)}\n`,
);
