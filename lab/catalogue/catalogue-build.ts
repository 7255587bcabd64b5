// Builds a catalogue file from source files and an editor's overrides, and tells two catalogue files apart.
// The same inputs in the same order give the same bytes.
import type { City } from '../../src/city/city.ts';
import type { PlaceId } from '../../src/domain/branded.ts';
import { DomainError } from '../../src/domain/errors.ts';
import type { Place } from '../../src/domain/place.ts';
import { rowOf } from '../../src/ingest/jsonl-row.ts';
import { sourceNamed } from '../../src/usecases/importing/import.ts';
import { type PlannedPlace, planImport } from '../../src/usecases/importing/plan.ts';

interface BuildInput {
  readonly source: string;
  readonly path: string;
}

/** Editor's rows: whole places in our own format, which win over what sources say; ids under `remove` are left out. */
interface Overrides {
  readonly path?: string;
  readonly remove?: ReadonlySet<string>;
}

/** @returns the rows of the catalogue, ordered by id, one JSON object a line */
export async function buildCatalogue(
  inputs: readonly BuildInput[],
  overrides: Overrides,
  city?: City,
): Promise<string> {
  const catalogue = new Map<PlaceId, PlannedPlace>();
  for (const { source, path } of inputs) {
    const places = await readCatalogue(source, path, city);
    const plan = planImport(catalogue, places, {
      resolve: source !== 'jsonl',
      cityNames: Object.values(city?.name ?? {}),
    });
    for (const each of [...plan.added, ...plan.changed]) catalogue.set(each.place.id, each);
  }
  const edited = overrides.path ? await readCatalogue('jsonl', overrides.path, city) : [];
  const places = new Map(
    [...[...catalogue.values()].map(({ place }) => place), ...edited].map((place) => [place.id, place]),
  );
  const rows = [...places.values()]
    .filter(({ id }) => !overrides.remove?.has(id))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  return `${rows.map(rowOf).join('\n')}\n`;
}

/** @throws DomainError `import/bad-data` for an unknown source, a broken file or a rejected row of our own format */
export async function readCatalogue(source: string, path: string, city?: City): Promise<Place[]> {
  const places: Place[] = [];
  for await (const { place, rejected } of sourceNamed(source).read(path, city ? { city } : {}).records) {
    if (place) places.push(place);
    else if (source === 'jsonl')
      throw new DomainError('import/bad-data', `${path}, ${rejected.record}: ${rejected.reason}`);
  }
  return places;
}

interface CatalogueDiff {
  readonly added: readonly Place[];
  readonly removed: readonly Place[];
  readonly changed: readonly { readonly place: Place; readonly fields: readonly string[] }[];
}

export function diffCatalogues(before: readonly Place[], after: readonly Place[]): CatalogueDiff {
  const [old, fresh] = [before, after].map((places) => new Map(places.map((place) => [place.id, place])));
  return {
    added: after.filter(({ id }) => !old?.has(id)),
    removed: before.filter(({ id }) => !fresh?.has(id)),
    changed: after.flatMap((place) => {
      const earlier = old?.get(place.id);
      const fields = earlier ? changedFields(earlier, place) : [];
      return fields.length > 0 ? [{ place, fields }] : [];
    }),
  };
}

function changedFields(before: Place, after: Place): string[] {
  const [old, fresh] = [before, after].map((place) => JSON.parse(rowOf(place)) as Record<string, unknown>);
  const fields = [...new Set([...Object.keys(old ?? {}), ...Object.keys(fresh ?? {})])];
  return fields.filter((field) => JSON.stringify(old?.[field]) !== JSON.stringify(fresh?.[field]));
}
