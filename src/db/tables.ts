// The tables as the query builder sees them.
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Conversation } from '../domain/conversation.ts';
import type { Role } from '../domain/person.ts';
import type { Place } from '../domain/place.ts';

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

export interface PlacesTable {
  id: string;
  source: string;
  document: JSONColumnType<Place>;
  /** Hash of the document, so that an unchanged row is not written again. */
  fingerprint: string;
}

/** Sum and count of the reviews of a place, kept true by a trigger on `reviews`. */
export interface PlaceRatingsTable {
  place_id: string;
  total: number;
  count: number;
  changed_at: Date;
}

/** What replicas watch: a counter that rises with every change of what it names. */
export interface VersionsTable {
  name: string;
  version: number;
}

export interface ConversationsTable {
  /** `user:<id>` or `visitor:<id>`. */
  owner: string;
  id: string;
  frame: JSONColumnType<Conversation>;
  expires_at: Date;
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
}

export interface ModelArtifactsTable {
  hash: string;
  method: string;
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

export interface Tables {
  model_artifacts: ModelArtifactsTable;
  model_sets: ModelSetsTable;
  users: UsersTable;
  preferences: PreferencesTable;
  reviews: ReviewsTable;
  places: PlacesTable;
  place_ratings: PlaceRatingsTable;
  versions: VersionsTable;
  conversations: ConversationsTable;
  widget_keys: WidgetKeysTable;
}
