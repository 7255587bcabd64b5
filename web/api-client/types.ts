// What travels between a page and the service, in the contract's own names.

export type Method = 'autoencoder' | 'svd' | 'transfer' | 'embeddings' | 'ensemble';
export const METHODS: readonly Method[] = ['ensemble', 'autoencoder', 'svd', 'transfer', 'embeddings'];

export interface Token {
  readonly access_token: string;
  readonly token_type: 'bearer';
}

export interface User {
  readonly id: number;
  readonly username: string;
  readonly full_name: string;
  readonly role: string;
  readonly is_active: boolean;
  readonly created_at: string;
}

export interface Preference {
  readonly id: number;
  readonly user_id: number;
  readonly category: string;
  readonly rating: number;
}

export interface Place {
  readonly id: string;
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly types: readonly string[];
  readonly rating: number;
  readonly user_ratings_total: number;
}

export interface PlaceWithDescription extends Place {
  readonly description: string;
  /** Only with `include=facts`, where the service offers it. */
  readonly facts?: PlaceFacts;
}

/** What else the catalogue knows of a place; absent means "not known", never "no". */
export interface PlaceFacts {
  readonly categories?: readonly string[];
  readonly address?: string;
  readonly district?: string;
  readonly barrio?: string;
  /** OSM `opening_hours` syntax, in Madrid's time. */
  readonly opening_hours?: string;
  /** When entry costs nothing, in the same syntax. */
  readonly free_entry?: string;
  readonly price_level?: number;
  readonly prices?: readonly { readonly what: string; readonly amount: number; readonly currency: string }[];
  readonly website?: string;
  readonly phone?: string;
  readonly wheelchair?: string;
  readonly visit_minutes?: number;
  readonly source?: string;
  readonly checked_on?: string;
  readonly nearest_station?: { readonly name: string; readonly lines: readonly string[]; readonly distance: number };
}

export interface Review {
  readonly id: number;
  readonly user_id: number;
  readonly place_id: string;
  readonly rating: number;
  readonly comment: string;
  readonly created_at: string;
}

/** The caller's review of one place; `submitted: false` when there is none yet. */
export interface OwnReview extends Omit<Review, 'id' | 'created_at'> {
  readonly id: number | null;
  readonly created_at: string | null;
  readonly submitted: boolean;
}

/** A place in an answer of chat. */
export interface ChatPlace {
  readonly place_id: string;
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly types: readonly string[];
  readonly rating: number;
  readonly user_ratings_total: number;
  readonly score: number;
  /** Metres from where the caller asked. */
  readonly distance: number;
}

/** One additive part of a score. */
export interface Contribution {
  readonly kind: string;
  readonly amount: number;
  readonly category?: string;
  readonly via?: string;
  readonly method?: string;
  readonly words?: readonly string[];
  readonly parts?: readonly Contribution[];
  readonly label?: string;
}

export interface Recommendation extends ChatPlace {
  readonly explanation: string;
  /** Only with `include=contributions`; sums to `score`. */
  readonly contributions?: readonly Contribution[];
}

export interface ChatAnswer {
  readonly recommendations: readonly ChatPlace[];
  readonly response_text: string;
  readonly extracted_preferences: Readonly<Record<string, number>>;
}

export interface CategoryName {
  readonly name: string;
  readonly es: string;
  readonly group: string;
}

export interface Attribution {
  readonly source: string;
  readonly text: string;
  readonly places: number;
}

export interface Health {
  readonly status: 'ok' | 'unavailable';
  readonly parts?: Readonly<Record<string, boolean>>;
}

export interface WidgetKey {
  readonly id: number;
  readonly label: string;
  /** The first characters of the key. */
  readonly hint: string;
  readonly revoked: boolean;
  readonly allowed_origins: readonly string[];
  readonly created_at: string;
  /** Only in the answer that creates it: the service keeps a hash. */
  readonly key?: string;
}

export interface Position {
  readonly lat: number;
  readonly lng: number;
}
