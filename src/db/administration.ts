// What administrators change, and the note of who did it: one transaction, so that neither is there without the other.
import type { Kysely } from 'kysely';
import type { Actor, AuditNote } from '../domain/audit.ts';
import { type AccessKeyRepository, accessKeysIn } from './access-keys.ts';
import { auditIn } from './audit.ts';
import { type DistinctPlaceRepository, distinctPlacesIn } from './distinct-places.ts';
import { type ExperimentRepository, experimentsIn } from './experiments.ts';
import { type HouseRuleRepository, houseRulesIn } from './house-rules.ts';
import { type IdentityRepository, identitiesIn } from './identities.ts';
import { type ImportReportRepository, importReportsIn } from './import-reports.ts';
import { type ListRepository, listsIn } from './lists.ts';
import { type MarkRepository, marksIn } from './marks.ts';
import { type ModelRepository, modelsIn } from './models.ts';
import { type PlaceRepository, placesIn } from './places.ts';
import { type RemovedPlaceRepository, removedPlacesIn } from './removed-places.ts';
import { type ReviewRepository, reviewsIn } from './reviews.ts';
import type { Tables } from './tables.ts';
import { type UserRepository, usersIn } from './users.ts';
import { type WebhookRepository, webhooksIn } from './webhooks.ts';

/** The repositories inside one transaction. Asking others meanwhile waits for it, on the embedded database for ever. */
export interface AdminStore {
  readonly users: UserRepository;
  readonly identities: IdentityRepository;
  readonly places: PlaceRepository;
  readonly removedPlaces: RemovedPlaceRepository;
  readonly distinctPlaces: DistinctPlaceRepository;
  readonly reviews: ReviewRepository;
  readonly marks: MarkRepository;
  readonly lists: ListRepository;
  readonly accessKeys: AccessKeyRepository;
  readonly houseRules: HouseRuleRepository;
  readonly models: ModelRepository;
  readonly experiments: ExperimentRepository;
  readonly importReports: ImportReportRepository;
  readonly webhooks: WebhookRepository;
  /** Adds an entry to the audit log. */
  note(note: AuditNote): Promise<void>;
}

export type Administer = <T>(actor: Actor, work: (store: AdminStore) => Promise<T>) => Promise<T>;

export const administrationIn =
  (db: Kysely<Tables>): Administer =>
  (actor, work) =>
    db.transaction().execute((transaction) =>
      work({
        users: usersIn(transaction),
        identities: identitiesIn(transaction),
        places: placesIn(transaction),
        removedPlaces: removedPlacesIn(transaction),
        distinctPlaces: distinctPlacesIn(transaction),
        reviews: reviewsIn(transaction),
        marks: marksIn(transaction),
        lists: listsIn(transaction),
        accessKeys: accessKeysIn(transaction),
        houseRules: houseRulesIn(transaction),
        models: modelsIn(transaction),
        experiments: experimentsIn(transaction),
        importReports: importReportsIn(transaction),
        webhooks: webhooksIn(transaction),
        note: (note) => auditIn(transaction).add(actor, note),
      }),
    );
