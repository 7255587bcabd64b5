// A person's own list from elsewhere becomes a list here: every place that is surely in the catalogue, and a report of the rest.

import type { MarkRepository } from '../db/marks.ts';
import type { UserId } from '../domain/branded.ts';
import type { Catalogue } from '../domain/catalogue.ts';
import type { StoredList } from '../domain/list.ts';
import type { Mark } from '../domain/mark.ts';
import type { Place } from '../domain/place.ts';
import { foldAccents } from '../domain/text.ts';
import { distanceM } from '../geo/point.ts';
import { type OwnListRow, readOwnList } from '../ingest/own-lists/own-list.ts';
import { SAME_PLACE } from '../ingest/resolve/match.ts';
import { type Meanings, meaningsIn } from '../ingest/resolve/resolver.ts';
import { placeByName } from '../search/place-by-name.ts';
import type { Turns } from '../system/turns.ts';
import type { CatalogueReader } from './catalogue.ts';
import { createList, type ListDeps } from './lists.ts';
import { searchPlaces } from './search.ts';
import type { World } from './world.ts';

export interface ListImportDeps extends ListDeps {
  readonly marks: MarkRepository;
  readonly catalogue: CatalogueReader<World>;
  readonly turns: Turns;
}

interface OwnList {
  /** Of the list that is made. */
  readonly name: string;
  readonly content: string;
  /** Marks that the places found get besides. */
  readonly mark?: Mark;
  /** Only the report. */
  readonly isTrial: boolean;
}

/** What became of a place that the file names. */
type Imported = { readonly row: OwnListRow } & (
  | { readonly outcome: 'found'; readonly place: Place }
  /** Places that may be meant, the likeliest first. */
  | { readonly outcome: 'doubtful'; readonly candidates: readonly Place[] }
  | { readonly outcome: 'not_found'; readonly reason: string }
);

interface ImportReport {
  readonly rows: readonly Imported[];
  /** Absent where nothing was found, or on trial. */
  readonly list?: StoredList;
}

/** @throws DomainError `import/bad-data`, `list/too-many`, `save/too-many` */
export async function importList(
  deps: ListImportDeps,
  owner: UserId,
  { name, content, mark, isTrial }: OwnList,
): Promise<ImportReport> {
  const rows = await identified(deps, await deps.turns.take(() => readOwnList(content)));
  const entries = rows.flatMap((each) =>
    each.outcome === 'found' ? [{ placeId: each.place.id, note: each.row.note }] : [],
  );
  if (isTrial || entries.length === 0) return { rows };
  // Of two entries that mean one place the first one's note stays.
  const once = entries.filter(({ placeId }, at) => entries.findIndex((each) => each.placeId === placeId) === at);
  if (mark !== undefined)
    await deps.marks.add(
      owner,
      once.map(({ placeId }) => placeId),
      mark,
      deps.clock.now(),
    );
  return { rows, list: await createList(deps, owner, { name, entries: once }) };
}

/** One place a turn, so that a long list does not keep other requests waiting. */
async function identified(
  { catalogue, clock, turns }: ListImportDeps,
  rows: readonly OwnListRow[],
): Promise<readonly Imported[]> {
  const { built } = catalogue.current();
  const imported: Imported[] = [];
  for (const row of rows) imported.push(await turns.take(() => identifiedOne(row, built, clock.now())));
  return imported;
}

function identifiedOne(row: OwnListRow, world: World, now: Date): Imported {
  const known = world.recommend.catalogue;
  if (row.fault !== undefined) return { row, outcome: 'not_found', reason: row.fault };
  if (row.position) return identifiedByPosition(row, row.position, meaningsOf(known, world));
  return identifiedByName(row, known, world, now);
}

/** Made once a catalogue: the words of all its names are weighed. */
const meanings = new WeakMap<Catalogue, Meanings>();

function meaningsOf(catalogue: Catalogue, { recommend }: World): Meanings {
  const known = meanings.get(catalogue) ?? meaningsIn(catalogue.places, Object.values(recommend.city.name));
  meanings.set(catalogue, known);
  return known;
}

/** Below this, the names have a common word and nothing more. */
const PERHAPS = 0.2;
const MOST_CANDIDATES = 3;

function identifiedByPosition(row: OwnListRow, position: Place['position'], likely: Meanings): Imported {
  const found = likely({ name: row.name, aliases: [], position, categories: [] }).filter(
    ({ match }) => match.score >= PERHAPS,
  );
  const called = found.filter(
    ({ place }) => isCalled(place, row.name) && distanceM(place.position, position) <= ON_THE_SPOT_M,
  );
  // "Prado" is the museum's own other name, and a part of the name of a park beside it.
  if (called.length === 1) return { row, outcome: 'found', place: called[0]!.place };
  const [best] = found;
  if (!best) return { row, outcome: 'not_found', reason: 'the catalogue has no place like it near there' };
  if (best.match.score >= SAME_PLACE) return { row, outcome: 'found', place: best.place };
  return { row, outcome: 'doubtful', candidates: found.slice(0, MOST_CANDIDATES).map(({ place }) => place) };
}
const ON_THE_SPOT_M = 100;

/** Without a position only a name that one place alone has is sure. */
function identifiedByName(row: OwnListRow, { places }: Catalogue, world: World, now: Date): Imported {
  const named = placeByName(world.searching().index, row.name);
  const place = named === undefined ? undefined : places[named];
  if (place && isCalled(place, row.name)) return { row, outcome: 'found', place };
  const candidates = [
    ...new Set([...(named === undefined ? [] : [named]), ...searchPlaces(world, { text: row.name }, now)]),
  ]
    .slice(0, MOST_CANDIDATES)
    .map((at) => places[at]!);
  return candidates.length > 0
    ? { row, outcome: 'doubtful', candidates }
    : { row, outcome: 'not_found', reason: 'the catalogue has no place of this name' };
}

const isCalled = ({ name, aliases }: Place, text: string): boolean =>
  [name, ...aliases].some((each) => foldAccents(each) === foldAccents(text));
