// Pages of the list of places, written once and kept until the catalogue or a rating changes.
import { createHash } from 'node:crypto';
import { LIMITED_BY_HEADER, limitHeader } from '../contract/limits.ts';
import { MAX_PLACES, MAX_PLACES_WITH_FACTS, type PlaceQuery, placeBody, placeFacts } from '../contract/places.ts';
import { asPlaceId, type PlaceId } from '../domain/branded.ts';
import type { Language } from '../domain/language.ts';
import type { PlaceFilters } from '../domain/place-filters.ts';
import type { Clock } from '../system/clock.ts';
import type { CatalogueReader, Snapshot as CatalogueSnapshot } from '../usecases/catalogue.ts';
import { type HouseRuleReader, rulesFor } from '../usecases/house-rules.ts';
import { type ListedPlaces, listPlaces, type PlaceListing } from '../usecases/place-listing.ts';
import { hoursOf, whereaboutsOf } from '../usecases/places.ts';
import type { World } from '../usecases/world.ts';
import { filtersOf, positionOf } from './filters.ts';

interface Page {
  readonly body: string;
  /** Those in the body, in order. */
  readonly placeIds: readonly PlaceId[];
  /** How many places match. */
  readonly total: number;
  readonly headers: Readonly<
    Record<'etag' | 'x-total-count' | 'link', string> & {
      'x-unknown-count'?: string;
      [LIMITED_BY_HEADER]?: string;
    }
  >;
}

const DEFAULT_PLACES = 100;
/** Enough for the pages that people really ask for; whatever is rare is written again. */
const MAX_KEPT_PAGES = 200;
const MAX_KEPT_CATEGORY_LENGTH = 40;

/** The part of a snapshot that lists of places are made from. */
export type ListedWorld = Pick<World, 'recommend' | 'searching' | 'readQuery' | 'stations'>;

export function placePages(
  catalogue: CatalogueReader<ListedWorld>,
  clock: Clock,
  houseRules: HouseRuleReader,
): (query: PlaceQuery, lang: Language) => Page {
  let pages = new Map<string, Page>();
  let madeFrom = '';
  return (query, lang) => {
    const snapshot = catalogue.current();
    const { category = [], limit = DEFAULT_PLACES, offset = 0 } = query;
    const now = clock.now();
    const make = () => {
      const rules = rulesFor(houseRules, snapshot.built.recommend, undefined, now);
      return pageOf(snapshot, listPlaces(snapshot.built, listingOf(query), now, rules), query, { lang, now });
    };
    if (isRare(query)) return make();

    const state = `${snapshot.catalogue.version} ${snapshot.ratings.revision}`;
    if (state !== madeFrom) {
      pages = new Map();
      madeFrom = state;
    }
    const key = `${limit} ${offset} ${category[0] ?? ''}`;
    const page = pages.get(key) ?? make();
    if (pages.size < MAX_KEPT_PAGES) pages.set(key, page);
    return page;
  };
}

/** Links repeat the query, so a cached page with a position would tell that position to the next client. */
const isRare = (query: PlaceQuery): boolean => {
  const { q, ids, include, lat, lng, lang, sort, novelty, category = [] } = query;
  return (
    [q, ids, include, lat, lng, lang, sort, novelty, narrowing(query)].some((each) => each !== undefined) ||
    category.length > 1 ||
    category.some((name) => name.length > MAX_KEPT_CATEGORY_LENGTH)
  );
};

type Snapshot = CatalogueSnapshot<ListedWorld>;

/** Filters but categories, whose names mean labels of the catalogue as well here. */
const narrowing = ({ category: _, ...others }: PlaceQuery): PlaceFilters | undefined => filtersOf(others);

function listingOf(query: PlaceQuery): PlaceListing {
  const { ids, q: text, category: categories = [], sort, novelty } = query;
  const position = positionOf(query);
  const filters = narrowing(query);
  return {
    categories,
    ...(ids !== undefined && { ids: ids.split(',').map(asPlaceId) }),
    ...(text !== undefined && { text }),
    ...(position && { position }),
    ...(filters && { filters }),
    ...(sort && { order: sort }),
    ...(novelty !== undefined && { novelty }),
  };
}

/** What facts are written for. */
interface Reader {
  readonly lang: Language;
  readonly now: Date;
}

function pageOf(snapshot: Snapshot, listed: ListedPlaces, query: PlaceQuery, reader: Reader): Page {
  const { rows, unknown, promoted } = listed;
  const { offset = 0, include } = query;
  const most = include === 'facts' ? MAX_PLACES_WITH_FACTS : MAX_PLACES;
  const limit = Math.min(query.limit ?? DEFAULT_PLACES, most);
  const describe = include === 'facts' ? withFacts(snapshot, reader) : plain(snapshot);
  const promotedBy = (row: number) => (promoted.has(row) ? { promoted_by: promoted.get(row) } : {});
  const shown = rows.slice(offset, offset + limit);
  const body = JSON.stringify(shown.flatMap((row) => describe(row).map((each) => ({ ...each, ...promotedBy(row) }))));
  return {
    body,
    total: rows.length,
    placeIds: shown.flatMap((row) => snapshot.catalogue.places[row]?.id ?? []),
    headers: {
      etag: `"${createHash('sha1').update(body).digest('base64url')}"`,
      'x-total-count': String(rows.length),
      link: pagingLinks(query, limit, offset, rows.length),
      ...(unknown !== undefined && { 'x-unknown-count': String(unknown) }),
      ...limitHeader(listed),
    },
  };
}

const plain =
  ({ catalogue, ratings }: Snapshot) =>
  (row: number) => {
    const place = catalogue.places[row];
    return place ? [placeBody(place, ratings.summaryOf(row))] : [];
  };

const withFacts =
  ({ catalogue, ratings, built }: Snapshot, { lang, now }: Reader) =>
  (row: number) => {
    const place = catalogue.places[row];
    if (!place) return [];
    const { city, hours } = built.recommend;
    const facts = placeFacts(place, whereaboutsOf(city, place), hoursOf(hours, place, now), lang);
    return [{ ...placeBody(place, ratings.summaryOf(row)), facts }];
  };

/** RFC 8288 links to the first, previous, next and last page. */
function pagingLinks(query: PlaceQuery, limit: number, offset: number, total: number): string {
  const { category, q, lat, lng, ids, include, lang, limit: _limit, offset: _offset, ...others } = query;
  const last = Math.max(0, Math.floor((total - 1) / limit) * limit);
  const kept = Object.entries({ q, category, lat, lng, ids, include, lang, ...others }).flatMap(([name, value]) =>
    [value]
      .flat()
      .flatMap((each): [string, string][] => (each === undefined || each === '' ? [] : [[name, String(each)]])),
  );
  const link = (rel: string, start: number): string => {
    const parameters: [string, string][] = [...kept, ['limit', String(limit)], ['offset', String(start)]];
    return `</api/places/?${new URLSearchParams(parameters)}>; rel="${rel}"`;
  };
  return [
    link('first', 0),
    ...(offset > 0 ? [link('prev', Math.max(0, offset - limit))] : []),
    ...(offset + limit < total ? [link('next', offset + limit)] : []),
    link('last', last),
  ].join(', ');
}
