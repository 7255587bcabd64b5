// The tables as the query builder sees them.
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { KeyKind, KeyScope, WidgetLook } from '../domain/access-key.ts';
import type { Actor, AuditDetails } from '../domain/audit.ts';
import type { Conversation } from '../domain/conversation.ts';
import type { EventKind, RankedBy, Surface, Team } from '../domain/event.ts';
import type { Ranking } from '../domain/experiment.ts';
import type { HouseRuleEffect } from '../domain/house-rule.ts';
import type { Language } from '../domain/language.ts';
import type { PlaceList } from '../domain/list.ts';
import type { Mark } from '../domain/mark.ts';
import type { Role } from '../domain/person.ts';
import type { Place } from '../domain/place.ts';
import type { Plan } from '../domain/plan.ts';
import type { WebhookEvent } from '../domain/webhook.ts';

type CreatedAt = ColumnType<Date, Date | undefined, never>;

export interface UsersTable {
  id: Generated<number>;
  username: string;
  /** The username after NFKC and case folding: what must be unique. */
  username_key: string;
  full_name: string;
  role: Role;
  is_active: Generated<boolean>;
  password_hash: string;
  /** Counts password changes; tokens carry it, so a change ends older tokens. */
  password_version: Generated<number>;
  created_at: CreatedAt;
}

export interface PreferencesTable {
  id: Generated<number>;
  user_id: number;
  category: string;
  category_key: string;
  rating: number;
}

export interface ReviewsTable {
  id: Generated<number>;
  user_id: number;
  place_id: string;
  rating: number;
  comment: string;
  created_at: CreatedAt;
}

/** A review that its author shows to other visitors. */
interface SharedReviewsTable {
  review_id: number;
  signature: string;
  shared_at: ColumnType<Date, Date, Date>;
}

export interface PlaceMarksTable {
  id: Generated<number>;
  user_id: number;
  place_id: string;
  mark: Mark;
  marked_at: ColumnType<Date, Date, never>;
}

interface PlacesTable {
  id: string;
  source: string;
  document: JSONColumnType<Place>;
  /** Hash of the document, so that an unchanged row is not written again. */
  fingerprint: string;
}

/** Sum and count of the reviews of a place, kept true by a trigger on `reviews`. */
interface PlaceRatingsTable {
  place_id: string;
  total: number;
  count: number;
  changed_at: Date;
}

/** Versions that replicas watch: a counter that rises with every change of the named data. */
interface VersionsTable {
  name: string;
  version: number;
}

interface ConversationsTable {
  /** `user:<id>` or `visitor:<id>`. */
  owner: string;
  id: string;
  frame: JSONColumnType<Conversation>;
  expires_at: Date;
  /** Rises with every turn. */
  version: Generated<number>;
}

export interface WidgetKeysTable {
  id: Generated<number>;
  label: string;
  key_hash: string;
  /** The first characters, so that an administrator can tell keys apart. */
  key_hint: string;
  allowed_origins: JSONColumnType<string[]>;
  created_at: CreatedAt;
  revoked_at: Date | null;
  kind: ColumnType<KeyKind, KeyKind, never>;
  scopes: JSONColumnType<KeyScope[], string | undefined, string>;
  pack: ColumnType<string | null, string | null | undefined, string | null>;
  language: ColumnType<Language | null, Language | null | undefined, Language | null>;
  look: JSONColumnType<WidgetLook | null, string | null | undefined, string | null>;
  /** Absent means no quota. */
  requests_per_minute: ColumnType<number | null, number | null | undefined, number | null>;
  /** The key before the last rotation, and until when it is still accepted. */
  previous_key_hash: ColumnType<string | null, undefined, string | null>;
  previous_until: ColumnType<Date | null, undefined, Date | null>;
  /** Whether pages with this key may send events. */
  collects_events: ColumnType<boolean, boolean | undefined, boolean>;
}

/** What a person did with a place of a list; the day is that of the list, as text. */
export interface EventsTable {
  day: string;
  /** Half a digest of the owner, half one of the client's id. */
  key_hash: string;
  /** `user:<id>` or `visitor:<id>`. */
  owner: string;
  kind: EventKind;
  place_id: string;
  surface: Surface;
  ranked_by: RankedBy;
  list: string;
  position: number;
  widget_key_id: number | null;
  experiment_id: number | null;
  team: Team | null;
}

/** Counts of things for operators. */
interface DailyNumbersTable {
  day: string;
  measure: string;
  label: string;
  count: number;
}

/** How often a place was met in a month. */
interface PlaceMeetingsTable {
  /** Its first day. */
  month: string;
  place_id: string;
  count: number;
}

export interface ExperimentsTable {
  id: Generated<number>;
  name: string;
  ranking_a: JSONColumnType<Ranking>;
  ranking_b: JSONColumnType<Ranking>;
  started_at: Date;
  ended_at: ColumnType<Date | null, undefined, Date>;
  adopted: ColumnType<'A' | 'B' | null, undefined, 'A' | 'B'>;
  adopted_at: ColumnType<Date | null, undefined, Date>;
}

/** Requests made with a key in a minute, of keys that have a quota. */
interface WidgetUsageTable {
  key_id: number;
  minute: Date;
  requests: number;
}

/** The trail of administration. */
export interface AuditLogTable {
  id: Generated<number>;
  at: CreatedAt;
  actor_kind: Actor['kind'];
  /** Null for the command line and the service, and once the account is gone. */
  actor_id: number | null;
  action: string;
  object_kind: string;
  object_id: string | null;
  details: JSONColumnType<AuditDetails>;
  request_id: string | null;
}

interface ImportReportsTable {
  id: Generated<number>;
  at: CreatedAt;
  source: string;
  file: string;
  counts: JSONColumnType<Record<string, number>>;
  rejections: JSONColumnType<{ record: string; reason: string }[]>;
}

/** Ids of places that no import brings back. */
interface RemovedPlacesTable {
  id: string;
  removed_at: CreatedAt;
}

/** Pairs that were told apart; `one` is the smaller id. */
interface DistinctPlacesTable {
  one: string;
  other: string;
  told_at: CreatedAt;
}

interface ModelArtifactsTable {
  hash: string;
  method: string;
  created_at: CreatedAt;
}

interface ModelPiecesTable {
  hash: string;
  piece: number;
  bytes: Uint8Array;
  created_at: CreatedAt;
}

export interface ModelSetsTable {
  id: Generated<number>;
  /** Method to hash. */
  artifacts: JSONColumnType<Record<string, string>>;
  metrics: JSONColumnType<object>;
  /** Why it became active, or why not. */
  verdict: string;
  is_active: Generated<boolean>;
  created_at: CreatedAt;
}

/** Plans of people with an account and of visitors. */
export interface PlansTable {
  id: string;
  owner: string;
  document: JSONColumnType<Plan>;
  version: number;
  /** Hash of the link whose holders may read the plan. */
  link_hash: string | null;
  created_at: CreatedAt;
  updated_at: Date;
}

/** Lists of places, of people with an account. */
export interface ListsTable {
  id: string;
  user_id: number;
  document: JSONColumnType<PlaceList>;
  version: Generated<number>;
  /** Hashes of the links under which others read, or edit, the list. */
  read_link_hash: string | null;
  edit_link_hash: string | null;
  created_at: CreatedAt;
  updated_at: Date;
}

export interface HouseRulesTable {
  id: Generated<number>;
  promoter: string;
  /** Null: for all. */
  key_id: number | null;
  effect: JSONColumnType<HouseRuleEffect>;
  starts_at: Date | null;
  ends_at: Date | null;
  created_at: CreatedAt;
}

/** A person as a provider knows them, and the account that they sign in to. */
interface IdentitiesTable {
  issuer: string;
  subject: string;
  user_id: number;
  linked_at: CreatedAt;
}

export interface RefreshTokensTable {
  token_hash: string;
  /** Those that follow each other from one login. */
  family: string;
  user_id: number;
  password_version: number;
  issued_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

export interface WebhooksTable {
  id: Generated<number>;
  label: string;
  url: string;
  events: JSONColumnType<readonly WebhookEvent[]>;
  sealed_secret: string;
  previous_sealed_secret: string | null;
  previous_until: Date | null;
  is_active: Generated<boolean>;
  created_at: CreatedAt;
  last_delivered_at: Date | null;
  last_failed_at: Date | null;
  last_failure: string | null;
  /** In a row. */
  failures: Generated<number>;
  /** The receiver is left alone until then. */
  next_at: Generated<Date>;
}

/** The outbox, which triggers on places and reviews write. */
interface WebhookDeliveriesTable {
  id: Generated<number>;
  message_id: Generated<string>;
  webhook_id: number;
  event: WebhookEvent;
  place_id: string;
  change: string | null;
  /** The message goes with the review. */
  review_id: number | null;
  created_at: CreatedAt;
  tried_at: Date | null;
  given_up_at: Date | null;
}

export interface Tables {
  webhooks: WebhooksTable;
  webhook_deliveries: WebhookDeliveriesTable;
  refresh_tokens: RefreshTokensTable;
  identities: IdentitiesTable;
  events: EventsTable;
  experiments: ExperimentsTable;
  house_rules: HouseRulesTable;
  daily_numbers: DailyNumbersTable;
  place_meetings: PlaceMeetingsTable;
  plans: PlansTable;
  lists: ListsTable;
  audit_log: AuditLogTable;
  import_reports: ImportReportsTable;
  removed_places: RemovedPlacesTable;
  distinct_places: DistinctPlacesTable;
  widget_usage: WidgetUsageTable;
  model_artifacts: ModelArtifactsTable;
  model_pieces: ModelPiecesTable;
  model_sets: ModelSetsTable;
  users: UsersTable;
  preferences: PreferencesTable;
  reviews: ReviewsTable;
  shared_reviews: SharedReviewsTable;
  place_marks: PlaceMarksTable;
  places: PlacesTable;
  place_ratings: PlaceRatingsTable;
  versions: VersionsTable;
  conversations: ConversationsTable;
  widget_keys: WidgetKeysTable;
}
