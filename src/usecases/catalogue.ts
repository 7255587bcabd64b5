// The catalogue as it is served: an immutable snapshot in memory, swapped whole when the database has a newer version,
// and the ratings of its rows, which follow every review.
import type { PlaceRepository, PlaceRow } from '../db/places.ts';
import type { ReviewRepository } from '../db/reviews.ts';
import type { UserRepository } from '../db/users.ts';
import type { PlaceId } from '../domain/branded.ts';
import { type Catalogue, catalogueOf, type Ratings } from '../domain/catalogue.ts';
import { combineRatings, type RatingSummary } from '../domain/place.ts';
import { oneByOne } from '../system/one-by-one.ts';
import { inPauses } from '../system/turns.ts';

/** A snapshot with whatever else must be built once for it (`Built`: indexes, bound models, names). */
export interface Snapshot<Built> {
  readonly catalogue: Catalogue;
  readonly ratings: LiveRatings;
  readonly built: Built;
}

interface LiveRatings extends Ratings {
  /** Rises with every change, so that values computed from the ratings can be kept until then. */
  readonly revision: number;
}

/** The catalogue as a use case reads it; `Built` names only the part of the snapshot that it uses. */
export interface CatalogueReader<Built = unknown> {
  current(): Snapshot<Built>;
}

export interface LiveCatalogue<Built = unknown> extends CatalogueReader<Built> {
  /** Reads the database when it has a newer version, and the reviews written and accounts erased elsewhere since. */
  refresh(): Promise<void>;
  /** Builds the values of the snapshot anew, after other models became active. */
  rebuild(): void;
  /** Takes up one place's reviews at once, after a write here. */
  recountReviews(placeId: PlaceId): Promise<void>;
}

interface CatalogueDeps<Built> {
  readonly places: PlaceRepository;
  readonly reviews: ReviewRepository;
  readonly users: Pick<UserRepository, 'erasures'>;
  build(catalogue: Catalogue, ratings: Ratings): Built;
  /** What `build` needs, made beforehand in steps, with others served in between. */
  prepare?(catalogue: Catalogue): Generator<unknown, void>;
  /** Drops whatever is remembered of people: an account has gone. */
  forgetPeople?(built: NoInfer<Built>): void;
}

/** Clocks of database sessions and commits may overlap a little; a recount twice does no harm, one missed does. */
const OVERLAP_MS = 10_000;

export async function openCatalogue<Built>({
  places,
  reviews,
  users,
  build,
  prepare,
  forgetPeople,
}: CatalogueDeps<Built>): Promise<LiveCatalogue<Built>> {
  const { ratings: known, asOf } = await reviews.ratingsSince(undefined);
  const written = new Map(known.map(({ placeId, summary }) => [placeId, summary]));
  let countedUntil = asOf;
  let erasures = await users.erasures();
  let loaded!: Loaded<Built>;

  /** The new snapshot is in service when its ratings have been taken up: nothing comes between. */
  async function load(): Promise<void> {
    const { version, rows } = await places.all(loaded?.rows);
    const catalogue = catalogueOf(
      String(version),
      rows.map(({ place }) => place),
    );
    if (prepare) await inPauses(prepare(catalogue));
    const ratings = ratingsOf(catalogue, written);
    loaded = { version, rows, ratings, snapshot: { catalogue, ratings, built: build(catalogue, ratings) } };
  }
  await load();

  const take = (placeId: PlaceId, summary: RatingSummary): void => {
    written.set(placeId, summary);
    loaded.ratings.recompute(placeId);
  };

  const lookForErasures = async (): Promise<void> => {
    const now = await users.erasures();
    if (now === erasures) return;
    forgetPeople?.(loaded.snapshot.built);
    erasures = now;
  };

  const look = async (): Promise<void> => {
    await lookForErasures();
    if ((await places.version()) !== loaded.version) await load();
    const { ratings, asOf: now } = await reviews.ratingsSince(new Date(countedUntil.getTime() - OVERLAP_MS));
    for (const { placeId, summary } of ratings) take(placeId, summary);
    countedUntil = now;
  };

  return {
    current: () => loaded.snapshot,
    // Two at once might leave the older snapshot behind.
    refresh: oneByOne(look),
    rebuild() {
      const { catalogue, ratings } = loaded.snapshot;
      loaded = { ...loaded, snapshot: { catalogue, ratings, built: build(catalogue, ratings) } };
    },
    async recountReviews(placeId) {
      take(placeId, await reviews.ratingOf(placeId));
    },
  };
}

interface Loaded<Built> {
  readonly version: number;
  /** Places that stay as they are stay these objects: what was worked out from one is not worked out again. */
  readonly rows: readonly PlaceRow[];
  readonly ratings: OwnRatings;
  readonly snapshot: Snapshot<Built>;
}

interface OwnRatings extends LiveRatings {
  recompute(placeId: PlaceId): void;
}

/** Ratings of the sources combined with the reviews written here. */
function ratingsOf(catalogue: Catalogue, written: ReadonlyMap<PlaceId, RatingSummary>): OwnRatings {
  const combined = catalogue.places.map((place) =>
    combineRatings(place.rating, written.get(place.id) ?? { mean: 0, count: 0 }),
  );
  let revision = 0;
  return {
    get revision() {
      return revision;
    },
    summaryOf: (row) => combined[row] ?? { mean: 0, count: 0 },
    recompute(placeId) {
      const row = catalogue.rowOf.get(placeId);
      const place = row === undefined ? undefined : catalogue.places[row];
      if (row === undefined || !place) return;
      const next = combineRatings(place.rating, written.get(placeId) ?? { mean: 0, count: 0 });
      if (next.count === combined[row]?.count && next.mean === combined[row]?.mean) return;
      combined[row] = next;
      revision++;
    },
  };
}
