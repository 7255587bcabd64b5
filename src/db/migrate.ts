// Brings a database to the newest version. Replicas that start together wait for each other on a lock.
import { type Kysely, type Migration, Migrator } from 'kysely';
import { DomainError } from '../domain/errors.ts';
import * as first from './migrations/001-first.ts';
import * as models from './migrations/002-models.ts';
import * as administration from './migrations/003-administration.ts';
import * as hints from './migrations/004-hints.ts';
import * as modelPieces from './migrations/005-model-pieces.ts';
import * as distinctPlaces from './migrations/006-distinct-places.ts';
import * as foldedKeys from './migrations/007-folded-keys.ts';
import * as plans from './migrations/008-plans.ts';
import * as visibleNames from './migrations/009-visible-names.ts';
import * as conversationVersions from './migrations/010-conversation-versions.ts';
import * as placeMarks from './migrations/011-place-marks.ts';
import * as lists from './migrations/012-lists.ts';
import * as events from './migrations/030-events.ts';
import * as experiments from './migrations/031-experiments.ts';
import * as houseRules from './migrations/032-house-rules.ts';
import * as numbers from './migrations/033-numbers.ts';
import * as access from './migrations/034-access.ts';
import * as experimentVotes from './migrations/035-experiment-votes.ts';
import * as sharedReviews from './migrations/040-shared-reviews.ts';
import * as webhooks from './migrations/041-webhooks.ts';
import * as identities from './migrations/050-identities.ts';
import * as placeMeetings from './migrations/051-place-meetings.ts';
import * as erasures from './migrations/052-erasures.ts';
import type { Tables } from './tables.ts';

const MIGRATIONS: Record<string, Migration> = {
  '001-first': first,
  '002-models': models,
  '003-administration': administration,
  '004-hints': hints,
  '005-model-pieces': modelPieces,
  '006-distinct-places': distinctPlaces,
  '007-folded-keys': foldedKeys,
  '008-plans': plans,
  '009-visible-names': visibleNames,
  '010-conversation-versions': conversationVersions,
  '011-place-marks': placeMarks,
  '012-lists': lists,
  '030-events': events,
  '031-experiments': experiments,
  '032-house-rules': houseRules,
  '033-numbers': numbers,
  '034-access': access,
  '035-experiment-votes': experimentVotes,
  '040-shared-reviews': sharedReviews,
  '041-webhooks': webhooks,
  '050-identities': identities,
  '051-place-meetings': placeMeetings,
  '052-erasures': erasures,
};

export async function migrate(db: Kysely<Tables>): Promise<readonly string[]> {
  const { error, results } = await migratorOf(db).migrateToLatest();
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}

/** Names of the migrations that the next opening carries out. */
export async function pendingMigrations(db: Kysely<Tables>): Promise<readonly string[]> {
  const all = await migratorOf(db).getMigrations();
  return all.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name);
}

const migratorOf = (db: Kysely<Tables>): Migrator =>
  new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });

/**
 * The migrations up to those that were `carriedOut`, and the ones after.
 * @throws DomainError `import/bad-data` when they are not a beginning of ours: a newer or another program wrote them
 */
export function migrationsFrom(carriedOut: readonly string[]): {
  readonly earlier: readonly Migration[];
  readonly later: readonly Migration[];
} {
  const names = Object.keys(MIGRATIONS);
  if (carriedOut.some((name, i) => name !== names[i]))
    throw new DomainError(
      'import/bad-data',
      `the backup was made with migrations that this program does not have: ${carriedOut.join(', ')}`,
    );
  const all = Object.values(MIGRATIONS);
  return { earlier: all.slice(0, carriedOut.length), later: all.slice(carriedOut.length) };
}
