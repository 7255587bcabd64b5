// A reading in the light of the catalogue: what it cannot answer is left aside, and what stands in for it is taken instead.
import { distanceM, type Point } from '../geo/point.ts';
import type { Concept } from '../vocabulary/concept.ts';
import type { ConceptEvidence } from './concept-evidence.ts';
import { type ConceptGroup, isOfTrade } from './concept-groups.ts';
import { groupMatch } from './group-match.ts';
import type { SearchIndex } from './index.ts';
import { partitioned } from './partitioned.ts';
import type { QueryReading } from './query-reading.ts';
import { meaningsOf } from './query-words.ts';
import { streetNamed } from './street-reading.ts';

/** The reading that is searched for first. */
export const asCatalogueKnows = (index: SearchIndex, reading: QueryReading, here: Point): QueryReading =>
  atStation(index, here, withoutUnknown(index, withoutClashes(index, onStreetOfRest(index, reading))));

/** "Bares en la Palma": beside a kind, words that are the name of a street on which several such places stand. */
function onStreetOfRest(index: SearchIndex, reading: QueryReading): QueryReading {
  const { groups, rest, street, area, near } = reading;
  if (groups.length === 0 || rest.length === 0 || street || area || near) return reading;
  const named = streetNamed(rest, index.books);
  if (named === undefined) return reading;
  const kinds = groups.map((group) => groupMatch(index, group));
  const rows = index.streets.rowsOn(named).filter(({ row }) => kinds.every((kind) => kind.isTold(row)));
  return rows.length >= SEVERAL
    ? { ...reading, street: { street: named }, rest: [], loose: [], isElsewhere: false }
    : reading;
}
const SEVERAL = 3;

/** "Near a station": the one that is closest to the asker. */
function atStation({ city }: SearchIndex, here: Point, reading: QueryReading): QueryReading {
  if (!reading.isNearStation || reading.near) return reading;
  const away = ({ position }: { readonly position: Point }) => distanceM(position, here);
  const [first, ...others] = city.stations;
  if (!first) return reading;
  const { position } = others.reduce((best, each) => (away(each) < away(best) ? each : best), first);
  return { ...reading, near: { position } };
}

/** "Drinks on that street": where few bars of the very kind stand on it, the other bars of the street follow. */
export function widerOnStreet({ vocabulary }: SearchIndex, reading: QueryReading): QueryReading | undefined {
  const { street, near, groups, rest } = reading;
  const isNarrow = groups.some(({ concepts }) => concepts.some(({ type }) => type === 'kind' || type === 'dish'));
  if (!street || near || rest.length > 0 || street.number !== undefined || !isNarrow) return undefined;
  const wider = groups.map((group) => {
    const mains = new Set(group.concepts.flatMap(({ categories }) => categories.slice(0, 1)));
    const concepts = [...mains].flatMap((id) => vocabulary.concept('category', id) ?? []);
    return concepts.length > 0 ? { ...group, concepts } : group;
  });
  return { ...reading, groups: wider };
}

/** What stands near a street follows what stands on it, the nearest to its middle first. */
export function aroundStreet({ streets, catalogue }: SearchIndex, reading: QueryReading): QueryReading | undefined {
  const { street, near, groups, rest, ...others } = reading;
  if (!street || near || groups.length === 0 || rest.length > 0 || street.number !== undefined) return undefined;
  const rows = streets.rowsOn(street.street);
  const own = rows.filter(({ type }) => type === street.type);
  const positions = (own.length > 0 ? own : rows).map(({ row }) => catalogue.places[row]!.position);
  const mean = (of: (each: Point) => number) => positions.reduce((sum, each) => sum + of(each), 0) / positions.length;
  const position = { latDeg: mean(({ latDeg }) => latDeg), lngDeg: mean(({ lngDeg }) => lngDeg) };
  return positions.length > 0 ? { ...others, groups, rest, near: { position } } : undefined;
}

/** What the catalogue has no fact of: where it has no gift shop, malls stand in, and "romantic" counts in texts only. */
function withoutUnknown(index: SearchIndex, reading: QueryReading): QueryReading {
  const all = reading.groups.map((group) =>
    group.otherwise?.length && group.concepts.every((each) => isUntold(index.evidenceOf(each)))
      ? { ...group, concepts: group.otherwise }
      : group,
  );
  const isOfKind = all.some(({ concepts }) => concepts.some(({ type }) => type === 'category' || type === 'broad'));
  const told = isOfKind ? all : all.map((group) => withoutGuestsOnly(index, group));
  const isUnknown = (group: ConceptGroup) =>
    group.concepts.every((each) => each.type === 'feature' && isUntold(index.evidenceOf(each))) ||
    (isJoined(index, reading, group) && group.concepts.every((each) => isNowhere(index.evidenceOf(each))));
  const [unknown, groups] = partitioned(told, isUnknown);
  if (unknown.length === 0 || groups.length === 0) return { ...reading, groups: told };
  return { ...reading, groups, loose: [...reading.loose, ...unknown.flatMap(({ words }) => words)] };
}

/**
 * "Coffee to work with a laptop": no café sells laptops, so the thing that a shop would sell is only a word. A museum with
 * mummies has both.
 */
function withoutClashes(index: SearchIndex, reading: QueryReading): QueryReading {
  const [sold, others] = partitioned(reading.groups, ({ role }) => role === 'sold');
  const places = others.filter(({ concepts }) => concepts.some(({ type }) => type !== 'feature'));
  const isOfShops = others.some(({ concepts }) => concepts.some((each) => isTrade(index, each)));
  if (reading.isBuying || sold.length === 0 || others.length === 0 || isOfShops) return reading;
  const sets = [...sold, ...(places.length > 0 ? places : others)].map(({ concepts }) =>
    concepts.map((each) => index.evidenceOf(each)),
  );
  const has = (evidence: readonly ConceptEvidence[], row: number) =>
    evidence.some(({ told, likely, mentioned }) => told.has(row) || likely.has(row) || mentioned.has(row));
  const [first = [], ...rest] = sets;
  const rows = first.flatMap(({ told, likely, mentioned }) => [...told, ...likely, ...mentioned]);
  if (rows.some((row) => rest.every((evidence) => has(evidence, row)))) return reading;
  return { ...reading, groups: others, loose: [...reading.loose, ...sold.flatMap(({ words }) => words)] };
}

/** "Breakfast near Sol" is had in cafés: what hotels have for their guests counts beside a kind of place. */
function withoutGuestsOnly(index: SearchIndex, group: ConceptGroup): ConceptGroup {
  const concepts = group.concepts.filter(({ type }) => type !== 'feature');
  const rows = concepts.map((each) => index.evidenceOf(each)).map(({ told, likely }) => told.size + likely.size);
  return Math.max(0, ...rows) >= ENOUGH_WITHOUT ? { ...group, concepts } : group;
}

/** As many as a list shows at once. */
const ENOUGH_WITHOUT = 10;

/** "Massages and spa": one of two kinds, of which the other may be there. */
function isJoined({ books }: SearchIndex, { words }: QueryReading, group: ConceptGroup): boolean {
  const at = words.indexOf(group.words[0] ?? '');
  const isJoin = (word: string | undefined) => word !== undefined && meaningsOf([word], books.words).includes('join');
  return group.role === 'name' && at >= 0 && (isJoin(words[at - 1]) || isJoin(words[at + group.words.length]));
}

const isNowhere = (evidence: ConceptEvidence): boolean => isUntold(evidence) && evidence.mentioned.size === 0;

const isUntold = ({ told, likely }: ConceptEvidence): boolean => told.size + likely.size === 0;

/**
 * Of most places nobody knows whether they have a feature: beside a kind these follow after all others. Of several features,
 * a place that has some comes before a place that has none.
 */
export function withoutFeatures(reading: QueryReading): QueryReading | undefined {
  // A car park is what a restaurant has, too.
  const isFeature = ({ concepts }: ConceptGroup) => concepts.some(({ type }) => type === 'feature');
  const [features, groups] = partitioned(reading.groups, isFeature);
  return features.length > 0 && groups.length > 0
    ? { ...reading, groups, preferred: [...reading.preferred, ...features] }
    : undefined;
}
/** "New York style pizza": pizzerias whose texts do not have the further words follow those that do. */
export function withoutRest(index: SearchIndex, reading: QueryReading): QueryReading | undefined {
  // "Spanish classes" are no food.
  const isServed = ({ concepts }: ConceptGroup) =>
    concepts.some((each) => each.type === 'dish' || (each.type === 'kind' && isTrade(index, each)));
  const isOther = reading.isHeadLeft && !reading.isBuying && reading.groups.every(({ role }) => role === 'sold');
  if (isOther) return undefined;
  return reading.rest.length > 0 && reading.groups.some(isServed) ? { ...reading, rest: [] } : undefined;
}
/** "Juguetes de madera": what a shop sells beside that no fact tells, as the name of a museum would. */
const isTrade = ({ vocabulary }: SearchIndex, { categories }: Concept): boolean =>
  isOfTrade({ categories: categories.slice(0, 1) }, vocabulary);
