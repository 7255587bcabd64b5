// One row for one place: records of several files joined by the resolver of the importers, the richer file first.
import type { Place } from '../../../src/domain/place.ts';
import { distanceM } from '../../../src/geo/point.ts';
import type { Identity } from '../../../src/ingest/resolve/evidence.ts';
import { matchOf, SAME_PLACE, TOLD_APART } from '../../../src/ingest/resolve/match.ts';
import { weightsOf } from '../../../src/ingest/resolve/names.ts';
import { distinctiveWordsOf } from './names.ts';
import type { OfficialPlace } from './official.ts';
import type { CatalogueRow } from './row.ts';

export interface Merged {
  readonly main: OfficialPlace;
  /** Further records of the same place. */
  readonly others: readonly OfficialPlace[];
}

/** @returns what is not among `known`, each place once, in the order of the records */
export function merged(records: readonly OfficialPlace[], known: readonly CatalogueRow[]): Merged[] {
  const weights = weightsOf([...records.map(({ place }) => place.name), ...known.map(({ name }) => name)], ['Madrid']);
  const shelf = new Shelf();
  for (const row of known) shelf.put(identityOf(row), undefined, row.source);
  const result: { main: OfficialPlace; others: OfficialPlace[] }[] = [];
  for (const record of records) {
    const twin = shelf.near(record.place).find(({ identity, source }) => {
      // A bar below a guesthouse may bear its name.
      if (record.file.source === 'osm' && isHouseAndGuest(identity, record.place)) return false;
      if (isSameDoor(identity, record.place)) return true;
      if (areBranches(identity, record.place) || isHouseAndGuest(identity, record.place)) return false;
      if (isTheatreOf(identity, record.place)) return false;
      const needed = source === record.place.source ? TOLD_APART : SAME_PLACE;
      return matchOf(identity, record.place, weights).score >= needed;
    });
    if (twin === undefined) {
      result.push({ main: record, others: [] });
      shelf.put(record.place, result.length - 1, record.place.source);
    } else if (twin.index !== undefined) result[twin.index]?.others.push(record);
  }
  return result;
}

/** The same name within 150 m is one place for whoever reads a list, whatever else the records say. */
const isSameDoor = (one: Identity, other: Identity): boolean =>
  one.name.toLowerCase() === other.name.toLowerCase() && distanceM(one.position, other.position) < 150;

/** "Palazzo (Gran Vía)" and "Palazzo (Bailén)" are two shops of one house. */
function areBranches(one: Identity, other: Identity): boolean {
  const [branch, otherBranch] = [one, other].map(({ name }) => /\(([^)]*)\)\s*$/u.exec(name)?.[1]);
  const areFar = distanceM(one.position, other.position) > 100;
  return areFar && branch !== undefined && otherBranch !== undefined && branch !== otherBranch;
}

/** A hotel and the theatre or the restaurant of its name are two doors. */
const isHouseAndGuest = (one: Identity, other: Identity): boolean =>
  one.categories.includes('hotels') !== other.categories.includes('hotels');

/** The theatre inside a station or a club of the arts is a place of its own. */
const isTheatreOf = (house: Identity, { name }: Place): boolean =>
  /^(?:Gran )?Teatro\b/u.test(name) && ![house.name, ...house.aliases].some((each) => /teatro|theatre/iu.test(each));

export function identityOf(row: CatalogueRow): Identity {
  return {
    name: row.name,
    aliases: row.aliases ?? [],
    position: { latDeg: row.lat, lngDeg: row.lng },
    categories: row.categories,
    ...(row.phone ? { phone: row.phone } : {}),
    ...(row.website ? { website: row.website } : {}),
    ...(row.address ? { address: row.address } : {}),
  };
}

interface Shelved {
  readonly identity: Identity;
  readonly index: number | undefined;
  readonly source: string;
}

/** Places by their telling words and by their square of some 100 m, so that not everything meets everything. */
class Shelf {
  readonly #boxes = new Map<string, Shelved[]>();

  put(identity: Identity, index: number | undefined, source: string): void {
    for (const key of keysOf(identity, 0)) {
      this.#boxes.set(key, [...(this.#boxes.get(key) ?? []), { identity, index, source }]);
    }
  }

  near(place: Place): readonly Shelved[] {
    return [...new Set(keysOf(place, 1).flatMap((key) => this.#boxes.get(key) ?? []))];
  }
}

const SQUARES_PER_DEGREE = 1_000;

function keysOf({ name, aliases, position }: Identity, reach: number): string[] {
  const words = [name, ...aliases].flatMap(distinctiveWordsOf);
  const [row, column] = [position.latDeg, position.lngDeg].map((degrees) => Math.floor(degrees * SQUARES_PER_DEGREE));
  const squares: string[] = [];
  for (let dRow = -reach; dRow <= reach; dRow++) {
    for (let dColumn = -reach; dColumn <= reach; dColumn++) squares.push(`${row! + dRow}/${column! + dColumn}`);
  }
  return [...new Set([...words, ...squares])];
}
