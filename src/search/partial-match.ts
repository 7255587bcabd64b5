// Places that have most of what the query asks for, where few have all of it: each concept, word, area and landmark counts by
// how much it tells. Source of the weights: inverse document frequency, Spärck Jones (1972).
import { distanceM, type Point } from '../geo/point.ts';
import type { Concept } from '../vocabulary/concept.ts';
import { SEARCHED_AROUND_M } from '../wishes/nearness.ts';
import type { ConceptGroup } from './concept-groups.ts';
import { canBe } from './concept-mentions.ts';
import { ENOUGH_TOLD, servesFood } from './group-match.ts';
import type { SearchIndex } from './index.ts';
import type { QueryReading } from './query-reading.ts';
import { isStop, type Offer, prominenceScore, TIER } from './scoring.ts';
import type { Fit } from './wish-fit.ts';
import { stemOf } from './words.ts';

/** One thing that the query asks for. */
interface Part {
  /** Inverse document frequency, above 0. */
  readonly weight: number;
  /** Rows that have it, 0 to 1 by how surely. */
  readonly rows: ReadonlyMap<number, number>;
}

export function matchPartly(index: SearchIndex, reading: QueryReading, here: Point, fit: Fit, offer: Offer): void {
  const parts = partsOf(index, reading);
  const total = parts.reduce((sum, { weight }) => sum + weight, 0) + (isSomewhere(reading) ? WHERE_WEIGHT : 0);
  const start = reading.near?.position ?? here;
  for (const row of candidatesOf(index, reading, parts)) {
    if (row === reading.near?.row || fit.answer(row) === 'no') continue;
    const had = parts.reduce((sum, { weight, rows }) => sum + weight * (rows.get(row) ?? 0), 0);
    const where = isSomewhere(reading) ? WHERE_WEIGHT * closeness(index, reading, row) : 0;
    const share = (had + where) / total;
    if (share >= ENOUGH) offer(row, TIER.text + index.weights.share * share + prominenceScore(index, row, start));
  }
}

/** Below it a place has too little of what was asked for to be an answer. */
const ENOUGH = 0.5;
/** A district tells as much as a word that one place in a hundred has. */
const WHERE_WEIGHT = 4.6;

/** Beside a kind its places; of words alone only places that have one of them in their names, because texts speak of anything. */
function candidatesOf(
  index: SearchIndex,
  { groups, rest, areaWords }: QueryReading,
  parts: readonly Part[],
): ReadonlySet<number> {
  if (groups.length > 0) return new Set(parts.slice(0, groups.length).flatMap(({ rows }) => [...rows.keys()]));
  const stems = [...rest, ...areaWords].map(stemOf);
  const rows = parts.flatMap(({ rows: found }) => [...found.keys()]);
  return new Set(rows.filter((row) => index.names.coverage(row, stems).ofQuery > 0));
}

/** Of text beside an area alone, the words of the area are words as well. */
const isSomewhere = ({ area, near, groups }: QueryReading): boolean =>
  near !== undefined || (area !== undefined && groups.length > 0);

/** 1 inside the area or at the landmark, 0 from `SEARCHED_AROUND_M` on. */
function closeness({ catalogue, city }: SearchIndex, { area, near }: QueryReading, row: number): number {
  const { position } = catalogue.places[row]!;
  if (area && city.areas.isInside(area.id, position)) return 1;
  const centre = near?.position ?? area?.centre;
  return centre ? Math.max(0, 1 - distanceM(position, centre) / SEARCHED_AROUND_M) : 0;
}

function partsOf(index: SearchIndex, { groups, rest, areaWords, isBuying }: QueryReading): readonly Part[] {
  const said = groups.length === 0 ? [...rest, ...areaWords] : rest;
  const words = said.filter((word) => !isStop(index, word));
  return [
    ...groups.map((group) => soldPart(group, isBuying, conceptPart(index, group))),
    ...words.map((word) => wordPart(index, word)),
  ];
}

/** Who does not say that something is bought may not mean the shop that sells it: "wedding dress rental". */
const soldPart = ({ role }: ConceptGroup, isBuying: boolean, part: Part): Part =>
  role === 'sold' && !isBuying ? { ...part, weight: part.weight * PERHAPS_SOLD } : part;
const PERHAPS_SOLD = 0.3;

function conceptPart(index: SearchIndex, group: ConceptGroup): Part {
  const rows = new Map<number, number>();
  const add = (found: Iterable<number>, surely: number) => {
    for (const row of found) if ((rows.get(row) ?? 0) < surely) rows.set(row, surely);
  };
  for (const concept of group.concepts) {
    const { told, likely, mentioned } = index.evidenceOf(concept);
    add(told, 1);
    if (concept.type !== 'broad') add(mentioned, isServed(concept) ? 1 : MENTIONED);
    add(likely, LIKELY);
  }
  if (rows.size === 0 && group.words.length > 1) return spokenPart(index, group);
  const told = [...rows.values()].filter((surely) => surely === 1).length;
  // A café whose text speaks of horchata follows the horchata bars. Of a kind that is nearly unique, such as a cat café, other
  // texts speak in passing.
  if (told >= ENOUGH_TOLD && group.role === 'name') add(servingRows(index, group), LIKELY);
  return { weight: weightOf(index, told), rows };
}
/** The catalogue calls none of its shops a comic shop, and some texts speak of "comic shops", with all of the words. */
function spokenPart(index: SearchIndex, { words, concepts }: ConceptGroup): Part {
  const parts = words.filter((word) => !isStop(index, word)).map((word) => wordPart(index, word));
  const [rarest, ...others] = parts.sort((a, b) => b.weight - a.weight);
  if (!rarest) return { weight: 0, rows: new Map() };
  const places = index.catalogue.places;
  const rows = [...rarest.rows].filter(
    ([row]) =>
      others.every((part) => part.rows.has(row)) &&
      concepts.some((concept) => canBe(concept, places[row]!, index.vocabulary)),
  );
  return { ...rarest, rows: new Map(rows) };
}
const MENTIONED = 0.7;
const LIKELY = 0.5;

/** Places that serve food or drink and whose texts have the very words of a kind, a dish or a cuisine. */
function servingRows(index: SearchIndex, group: ConceptGroup): readonly number[] {
  const { catalogue, vocabulary } = index;
  const isFood = group.concepts.every(
    ({ type, categories }) =>
      type === 'cuisine' || type === 'dish' || (type === 'kind' && servesFood({ categories }, vocabulary)),
  );
  return isFood
    ? [...spokenPart(index, group).rows.keys()].filter((row) => servesFood(catalogue.places[row]!, vocabulary))
    : [];
}

const isServed = ({ type }: Concept): boolean => type === 'dish' || type === 'feature';

function wordPart(index: SearchIndex, word: string): Part {
  const rows = index.text.mentioning([word]);
  const stems = [stemOf(word)];
  const isName = (row: number) => index.names.coverage(row, stems).ofQuery === 1;
  return {
    weight: weightOf(index, rows.size),
    rows: new Map([...rows].map((row) => [row, isName(row) ? 1 : IN_TEXT])),
  };
}
/** Of a word in a description, against the same word in a name. */
const IN_TEXT = 0.9;

const weightOf = ({ outings }: SearchIndex, count: number): number => Math.log((outings.length + 1) / (count + 1));
