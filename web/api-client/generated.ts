// Written by `npm run build:client` from the OpenAPI document: change the contract, not this file.
// biome-ignore-all format: as it was written, so that a test can hold it against the document
import type { Transport } from './transport.ts';

const segment = encodeURIComponent;

/** Everything the catalogue holds of a place. */
export interface AdminPlace {
  readonly id: string;
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly categories: readonly string[];
  readonly district?: string | undefined;
  readonly barrio?: string | undefined;
  readonly prominence: number;
  readonly closed_for_good: boolean;
  readonly source: string;
  /** Mean of all ratings, 1 to 5; 0 means none yet. */
  readonly rating: number;
  readonly user_ratings_total: number;
  readonly types: readonly string[];
  readonly aliases: readonly string[];
  readonly cuisines: readonly string[];
  readonly features: readonly string[];
  readonly description: BilingualText;
  readonly address?: string | undefined;
  readonly opening_hours?: string | undefined;
  readonly free_entry?: string | undefined;
  readonly price_level?: number | undefined;
  readonly prices: readonly ({
    readonly what: BilingualText;
    readonly amount: number;
    readonly currency: string;
    readonly as_of?: string | undefined;
  })[];
  readonly website?: string | undefined;
  readonly phone?: string | undefined;
  readonly wheelchair?: string | undefined;
  readonly visit_minutes?: number | undefined;
  readonly wikidata?: string | undefined;
  readonly checked_on?: string | undefined;
  /** Fields that did not come from the place’s source. `administrator`: imports leave the field alone. */
  readonly provenance: Readonly<Record<string, {
    readonly source: string;
    readonly as_of?: string | undefined;
    readonly licence?: string | undefined;
    readonly confidence?: number | undefined;
  }>>;
  /** Facts that an administrator found true as they stand, each with the day. */
  readonly confirmed: Readonly<Record<string, string>>;
  /** Records of other sources that mean this place. */
  readonly joined: readonly string[];
}

/** The ranking to adopt. */
export interface AdoptionInput {
  /** Which one serves from now on. */
  readonly ranking: 'A' | 'B';
}

/** A source of facts and the words that credit it. */
export interface Attribution {
  readonly source: string;
  readonly text: string;
  readonly places: number;
}

/** Something that an administrator did. */
export interface AuditEntry {
  readonly id: number;
  /** UTC, ISO 8601 without a zone offset. */
  readonly at: string;
  readonly actor: {
    readonly kind: 'user' | 'cli' | 'service';
    /** Absent once the account is gone. */
    readonly user_id?: number | undefined;
  };
  /** More may come with later versions. */
  readonly action: 
    | 'created'
    | 'changed'
    | 'closed'
    | 'removed'
    | 'joined'
    | 'separated'
    | 'reconsidered'
    | 'confirmed'
    | 'rotated'
    | 'revoked'
    | 'trained'
    | 'activated'
    | 'imported';
  /** More may come with later versions. */
  readonly object: 
    | 'user'
    | 'place'
    | 'review'
    | 'widget-key'
    | 'service-key'
    | 'house-rule'
    | 'webhook'
    | 'model-set'
    | 'experiment'
    | 'catalogue';
  readonly object_id?: string | undefined;
  /** Names of fields, roles, figures. */
  readonly details: Readonly<Record<string, unknown>>;
  readonly request_id?: string | undefined;
}

export interface BilingualText {
  readonly en?: string | undefined;
  readonly es?: string | undefined;
}

/** What an import over HTTP did. */
export interface CatalogueImport {
  /** Whether the catalogue was written: all of the file, or on a dry run nothing. */
  readonly stored: boolean;
  /** Records by what became of them. */
  readonly counts: {
    readonly read: number;
    readonly new: number;
    readonly changed: number;
    readonly unchanged: number;
    readonly merged: number;
    readonly rejected: number;
    /** Outside the city: found by search, never recommended. */
    readonly outside: number;
  };
  /** The first of them. */
  readonly rejections: readonly {
    readonly record: string;
    readonly reason: string;
  }[];
  /** The first of them. */
  readonly outside: readonly {
    readonly record: string;
    readonly reason: string;
  }[];
}

/** A canonical category. */
export interface Category {
  readonly name: string;
  readonly es: string;
  readonly group: string;
}

export type CategoryName = 
  | 'museums'
  | 'art galleries'
  | 'theatres'
  | 'music halls'
  | 'cinemas'
  | 'libraries'
  | 'monuments'
  | 'tourist attractions'
  | 'view points'
  | 'places of worship'
  | 'parks'
  | 'gardens'
  | 'nature'
  | 'zoo'
  | 'amusement parks'
  | 'swimming pools'
  | 'sports'
  | 'restaurants'
  | 'burger/pizza shops'
  | 'cafes'
  | 'bakeries'
  | 'juice bars'
  | 'pubs/bars'
  | 'dance clubs'
  | 'markets'
  | 'malls'
  | 'supermarkets'
  | 'hotels'
  | 'resorts'
  | 'beauty & spas'
  | 'local services';

/** A message. */
export interface ChatInput {
  /** 1 to 2000 characters after trimming, English or Spanish. */
  readonly message: string;
  readonly location?: {
    /** Degrees north. */
    readonly latitude: number;
    /** Degrees east. */
    readonly longitude: number;
  } | undefined;
  /**
   * Of a server with a service key, which must send it: which of its people asks. Otherwise accepted and ignored: the token
   * says who asks.
   */
  readonly user_id?: string | number | undefined;
  /** 1 to 64 letters, digits, `_` and `-`; extension: goes on with this conversation, answered in `X-Conversation-Id`. */
  readonly conversation_id?: string | undefined;
  /**
   * Extension: the list that the caller looks at, where it is not the conversation’s own: "the second one" is the second of
   * it, and "cheaper" narrows it.
   */
  readonly list?: {
    readonly wishes?: readonly string[] | undefined;
    /** Ids of its first places, in order. */
    readonly shown?: readonly string[] | undefined;
  } | undefined;
  /**
   * 1 to 64 letters, digits, `_` and `-`; extension: a request that is sent again with the same id gets the same answer and
   * counts once.
   */
  readonly client_id?: string | undefined;
}

/** A recommended place. */
export interface ChatRecommendation {
  readonly place_id: string;
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly types: readonly string[];
  readonly rating: number;
  readonly user_ratings_total: number;
  /** 0 to 1; comparable within one answer. */
  readonly score: number;
  /** Metres along the great circle. */
  readonly distance: number;
}

/** The reply. */
export interface ChatResponse {
  readonly recommendations: readonly ChatRecommendation[];
  readonly response_text: string;
  /** Canonical category to rating, 1 to 5. */
  readonly extracted_preferences: Readonly<Record<string, number>>;
  /** With `include=understood`: the wishes of the message. */
  readonly understood?: readonly ({
    readonly attribute: string;
    readonly operator: string;
    /** As the attribute wants it: an id, a number, an object. */
    readonly value: unknown;
    readonly polarity: 'want' | 'avoid';
    /** Of the places in the answer: granted by all, not known of some, or given up. */
    readonly status: 'granted' | 'unverifiable' | 'dropped';
    /** The words that said it. */
    readonly said?: string | undefined;
  })[] | undefined;
  /** With `include=understood`: words that could not be read. */
  readonly unread?: readonly string[] | undefined;
  /**
   * With `include=understood`: the search that stands after the message, for the parameter `wish` of lists; absent where no
   * places were looked for.
   */
  readonly list?: readonly string[] | undefined;
}

/** A city. */
export interface City {
  readonly id: string;
  readonly name: Texts;
  readonly center: {
    readonly lat: number;
    readonly lng: number;
    readonly name?: Texts | undefined;
  };
  readonly bounds: {
    readonly south: number;
    readonly west: number;
    readonly north: number;
    readonly east: number;
  };
  /** IANA name: opening hours and days follow it. */
  readonly time_zone: string;
  readonly country: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly phone_prefix: string;
  readonly languages: readonly string[];
  /** Networks of the stations, the main one first; empty where there are no stations. */
  readonly networks: readonly {
    readonly id: string;
    readonly name: Texts;
  }[];
  /** Starting points to offer; the first is the one to begin with. */
  readonly spots: readonly {
    readonly id: string;
    readonly name: string;
    readonly lat: number;
    readonly lng: number;
  }[];
  /** Names, in the order of their ids; empty where there are none. */
  readonly districts: readonly string[];
  /** Whether `/api/city/basemap` has a base map (PMTiles). */
  readonly basemap: boolean;
}

/** One additive part of a score. */
export interface Contribution {
  readonly kind: ContributionKind;
  /** Share of the score; negative where it speaks against the place. */
  readonly amount: number;
  /** Of `category`: the category of the place. */
  readonly category?: string | undefined;
  /** Of `category`: the category that the person likes, if another. */
  readonly via?: string | undefined;
  /** Of `place`: a place that the person reviewed, saved or visited. */
  readonly place_id?: string | undefined;
  /** Of `words`: words of the person that meet the place. */
  readonly words?: readonly string[] | undefined;
  readonly rating?: RatingSummary | undefined;
  /** Of `prominence`: how well known the place is, 0 to 5. */
  readonly prominence?: number | undefined;
  /** Of `distance`: metres. */
  readonly distance?: number | undefined;
  /** Of `open`: whether the place is open at the asked time. */
  readonly open?: boolean | undefined;
  /** Of `promotion`: who has the place promoted. */
  readonly promoter?: string | undefined;
  readonly method?: ContributionMethod | undefined;
  /** Of `method`: what its part is made of. */
  readonly parts?: readonly ContributionPart[] | undefined;
}

/** What speaks for or against the place. */
export type ContributionKind = 
  | 'category'
  | 'place'
  | 'words'
  | 'rating'
  | 'prominence'
  | 'distance'
  | 'open'
  | 'variety'
  | 'calibration'
  | 'novelty'
  | 'promotion'
  | 'method';

/** Of `method`: whose part this is inside an ensemble. */
export type ContributionMethod = 'autoencoder' | 'svd' | 'transfer' | 'embeddings' | 'ensemble' | 'affinity';

/** A part of what one method adds. */
export interface ContributionPart {
  readonly kind: ContributionKind;
  /** Share of the score; negative where it speaks against the place. */
  readonly amount: number;
  /** Of `category`: the category of the place. */
  readonly category?: string | undefined;
  /** Of `category`: the category that the person likes, if another. */
  readonly via?: string | undefined;
  /** Of `place`: a place that the person reviewed, saved or visited. */
  readonly place_id?: string | undefined;
  /** Of `words`: words of the person that meet the place. */
  readonly words?: readonly string[] | undefined;
  readonly rating?: RatingSummary | undefined;
  /** Of `prominence`: how well known the place is, 0 to 5. */
  readonly prominence?: number | undefined;
  /** Of `distance`: metres. */
  readonly distance?: number | undefined;
  /** Of `open`: whether the place is open at the asked time. */
  readonly open?: boolean | undefined;
  /** Of `promotion`: who has the place promoted. */
  readonly promoter?: string | undefined;
  readonly method?: ContributionMethod | undefined;
}

/** A conversation; it is forgotten after thirty minutes. */
export interface ConversationMemory {
  readonly id: string;
  readonly turn: number;
  readonly language: string;
  /** What was said and shown, as it is stored. */
  readonly memory: Readonly<Record<string, unknown>>;
}

/** OAuth 2.0 password grant, as JSON or form. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly grant_type?: 'password' | undefined;
  /** Extension: with `offline_access` among its words the answer has a `refresh_token`. */
  readonly scope?: unknown | undefined;
}

export type DatedFact = 'name' | 'address' | 'opening_hours' | 'terrace_hours' | 'free_entry' | 'prices' | 'phone' | 'website' | 'wheelchair';

export interface DescriptionInput {
  readonly en?: string | null | undefined;
  readonly es?: string | null | undefined;
}

/** What was done. */
export interface Detail {
  readonly detail: string;
}

/** A place of which something is doubtful. */
export interface DoubtfulPlace {
  readonly place: PlaceSummary;
  /** Where the facts may be looked up, doubtful itself or not. */
  readonly website?: string | undefined;
  /** How often an answer showed it to somebody, this month and the two before. */
  readonly met: number;
  readonly doubtful: readonly {
    readonly fact: DatedFact;
    /** What is said, as text. */
    readonly value: string;
    readonly as_of: string;
    readonly source: string;
    /** After so many years half of such facts have changed. */
    readonly half_life_years: number;
  }[];
  /** Another business seen at its door after the place was last checked: it may have closed or moved. */
  readonly other_sign?: {
    readonly name: string;
    readonly source: string;
    readonly as_of: string;
  } | undefined;
}

/** Places that may be one and the same. */
export interface Duplicates {
  /** The surest first. */
  readonly pairs: readonly {
    /** 0 to 1: how sure. */
    readonly score: number;
    readonly reason: string;
    readonly one: PlaceSummary;
    readonly other: PlaceSummary;
  }[];
  /** Places that were looked at, the best known first. */
  readonly looked: number;
  /** Of so many; fewer looked at means that the time was up. */
  readonly places: number;
}

/** A failure. */
export interface Error {
  /** What was wrong, in one sentence. */
  readonly detail: string;
  /** The same for programs. */
  readonly code?: string | undefined;
  /** Each fault of an invalid request, with a JSON pointer to it. */
  readonly errors?: readonly {
    readonly pointer: string;
    readonly message: string;
  }[] | undefined;
  /** Quote it when asking the operator. */
  readonly request_id?: string | undefined;
}

/** `shown`: the place came into view. `opened`: its page, or its details. `website`: its own site. */
export type EventKind = 'shown' | 'opened' | 'saved' | 'hidden' | 'directions' | 'website';

/** What was done with places of lists. */
export interface EventsInput {
  /** The person was asked whether this may be kept, and agreed. Nothing is sent otherwise. */
  readonly consent: true;
  readonly events: readonly {
    /** The client’s: 1 to 64 letters, digits, `_` and `-`. Sent again, the event counts once. */
    readonly id: string;
    readonly kind: EventKind;
    /** 1 to 128 letters, digits, `_` and `-`. */
    readonly place_id: string;
    /** From `X-Recommendation-Id` of the answer that held the place. */
    readonly recommendation_id: string;
  }[];
}

/** The username exists. */
export interface Exists {
  readonly exists: true;
}

/** An experiment and its result as of now. */
export interface Experiment {
  readonly id: number;
  readonly name: string;
  readonly a: Ranking;
  readonly b: Ranking;
  /** UTC, ISO 8601 without a zone offset. */
  readonly started_at: string;
  /** UTC, ISO 8601 without a zone offset. */
  readonly ended_at?: string | undefined;
  /** `A` or `B`. */
  readonly adopted?: string | undefined;
  /** People who chose more of the places of A on their first day that decided. */
  readonly votes_a: number;
  readonly votes_b: number;
  /** Of the votes; 0.5 while there are none. */
  readonly share_b: number;
  /** Lower end of the 95 % confidence sequence, valid at every look. */
  readonly share_b_from: number;
  readonly share_b_to: number;
  /** Against "both are equally good"; decided from 20 on. */
  readonly evidence: number;
  /** `A` or `B`, once it is decided. */
  readonly better?: string | undefined;
}

/** Two rankings to compare. */
export interface ExperimentInput {
  readonly name: string;
  readonly a: Ranking;
  readonly b: Ranking;
}

/** What the text says its writer likes. Nothing is stored. */
export interface ExtractedPreferences {
  /** Canonical category to rating, 1 to 5. */
  readonly preferences: Readonly<Record<string, number>>;
}

/** How many of the matching places have each value; values of which there is none are left out. */
export interface Facets {
  /** Places that surely match the filters. */
  readonly total: number;
  /** Places that would match if facts nobody knows were favourable. */
  readonly unknown: number;
  readonly category: readonly ValueCount[];
  /** Kinds of the categories asked for; empty without one. */
  readonly kind: readonly ValueCount[];
  readonly cuisine: readonly ValueCount[];
  /** Districts. */
  readonly area: readonly ValueCount[];
  readonly price_level: readonly ValueCount[];
  readonly feature: readonly ValueCount[];
  readonly diet: readonly ValueCount[];
  readonly open_now: number;
}

/** Facts of a place that have the date of today. */
export interface FactConfirmation {
  /** What was looked at and is true as it stands; `name`: it is still there, under this name. */
  readonly facts: readonly DatedFact[];
}

export interface FactCounts {
  readonly fact: DatedFact;
  /** Within the half-life of such facts. */
  readonly fresh: number;
  /** Past it, or contradicted by another sign at the door. */
  readonly doubtful: number;
  readonly undated: number;
}

/** How many facts are fresh, doubtful and undated. */
export interface Freshness {
  /** In UTC. */
  readonly day: string;
  /** Places that are not closed for good. */
  readonly places: number;
  /** Known facts of the whole city; kinds without any are absent. */
  readonly facts: readonly FactCounts[];
  /** Those with the most doubtful facts first. */
  readonly groups: readonly ({
    /** Absent: of places without a district or a category. */
    readonly name?: string | undefined;
    /** Within the half-life of such facts. */
    readonly fresh: number;
    /** Past it, or contradicted by another sign at the door. */
    readonly doubtful: number;
    readonly undated: number;
    readonly facts: readonly FactCounts[];
  })[];
}

/** Health. */
export interface Health {
  readonly status: 'ok' | 'unavailable';
  readonly parts?: Readonly<Record<string, boolean>> | undefined;
}

/** What an operator or a site wants of lists. */
export interface HouseRule {
  readonly id: number;
  readonly effect: HouseRuleEffect;
  /** Who wants it; told in explanations. */
  readonly promoter: string;
  /** Only for this widget or service key; absent: for all. */
  readonly key_id?: number | undefined;
  readonly place_ids?: readonly string[] | undefined;
  /** Ids of categories or kinds. */
  readonly kinds?: readonly string[] | undefined;
  /** Of `boost`: 1 brings a place up to the best of the list. */
  readonly share?: number | undefined;
  /** Degrees north. */
  readonly lat?: number | undefined;
  /** Degrees east. */
  readonly lng?: number | undefined;
  /** Of `within`: metres. */
  readonly radius_m?: number | undefined;
  /** Of `start`: what the place is called. */
  readonly name?: string | undefined;
  /** UTC, ISO 8601 without a zone offset. */
  readonly from?: string | undefined;
  /** UTC, ISO 8601 without a zone offset. */
  readonly until?: string | undefined;
  /** UTC, ISO 8601 without a zone offset. */
  readonly created_at: string;
}

/**
 * `pin` puts `place_ids` first; `boost` moves `place_ids` and `kinds` up by `share`; `hide` leaves them out; `only_kinds`
 * leaves out all other kinds; `within` keeps to `radius_m` around `lat`, `lng`; `start` begins lists there.
 */
export type HouseRuleEffect = 'pin' | 'boost' | 'hide' | 'only_kinds' | 'within' | 'start';

/** A house rule; fields that its effect does not have are ignored. */
export interface HouseRuleInput {
  readonly effect: HouseRuleEffect;
  /** Who wants it; told in explanations. */
  readonly promoter: string;
  /** Only for this widget or service key; absent: for all. */
  readonly key_id?: number | undefined;
  readonly place_ids?: readonly string[] | undefined;
  /** Ids of categories or kinds. */
  readonly kinds?: readonly string[] | undefined;
  /** Of `boost`: 1 brings a place up to the best of the list. */
  readonly share?: number | undefined;
  /** Degrees north. */
  readonly lat?: number | undefined;
  /** Degrees east. */
  readonly lng?: number | undefined;
  /** Of `within`: metres. */
  readonly radius_m?: number | undefined;
  /** Of `start`: what the place is called. */
  readonly name?: string | undefined;
  /** UTC, ISO 8601 without a zone offset. */
  readonly from?: string | undefined;
  /** UTC, ISO 8601 without a zone offset. */
  readonly until?: string | undefined;
}

/** What an import found. */
export interface ImportReport {
  readonly id: number;
  /** UTC, ISO 8601 without a zone offset. */
  readonly at: string;
  readonly source: string;
  /** Its name, without the folder. */
  readonly file: string;
  /** Records read, new, changed, unchanged, merged, rejected; places closed. */
  readonly counts: Readonly<Record<string, number>>;
  /** The first of them. */
  readonly rejections: readonly {
    readonly record: string;
    readonly reason: string;
  }[];
}

export type KeyScope = 'recommend' | 'chat';

/** A list with its places. */
export interface List {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  /** The links that there are. */
  readonly links: readonly ListAccess[];
  /** UTC, ISO 8601 without a zone offset. */
  readonly created_at: string;
  /** UTC, ISO 8601 without a zone offset. */
  readonly updated_at: string;
  readonly entries: readonly ListEntry[];
}

export type ListAccess = 'read' | 'edit';

/** What is to change of a list. */
export interface ListChange {
  /** The version that is changed; another one is 409. */
  readonly version: number;
  readonly name?: string | undefined;
  /** One after the other; all or none. */
  readonly edits?: readonly ({
    /** A further place; one that is there stays where it is */
    readonly op: 'add';
    /** 1 to 128 letters, digits, `_` and `-`. */
    readonly place_id: string;
    readonly note?: string | undefined;
    /** Counted from 0; past the end means last. */
    readonly at?: number | undefined;
  } | {
    /** A place goes; one that is not there is gone already */
    readonly op: 'remove';
    /** 1 to 128 letters, digits, `_` and `-`. */
    readonly place_id: string;
  } | {
    /** To another position */
    readonly op: 'move';
    /** 1 to 128 letters, digits, `_` and `-`. */
    readonly place_id: string;
    /** Counted from 0; past the end means last. */
    readonly at: number;
  } | {
    /** Another note; an empty one is none */
    readonly op: 'note';
    /** 1 to 128 letters, digits, `_` and `-`. */
    readonly place_id: string;
    readonly note: string;
  })[] | undefined;
}

/** A place in a list. */
export interface ListEntry {
  readonly place_id: string;
  readonly note: string;
  /** UTC, ISO 8601 without a zone offset. */
  readonly added_at: string;
  /** Absent where the catalogue no longer has the place. */
  readonly name?: string | undefined;
  readonly lat?: number | undefined;
  readonly lng?: number | undefined;
  readonly address?: string | undefined;
}

/** What became of each place of the file. */
export interface ListImport {
  /** The new list; absent where nothing was found, or on a dry run. */
  readonly list_id?: string | undefined;
  readonly found: readonly ListImportFound[];
  readonly doubtful: readonly ListImportDoubtful[];
  readonly not_found: readonly ListImportNotFound[];
}

/** A place of the catalogue. */
export interface ListImportCandidate {
  readonly place_id: string;
  readonly name: string;
}

/** A place of which it is not sure which one is meant; it is not in the list. */
export interface ListImportDoubtful {
  /** Where in the file: `line 3`, `place 3`. */
  readonly record: string;
  /** As the file has it. */
  readonly name: string;
  /** The likeliest first. */
  readonly candidates: readonly ListImportCandidate[];
}

/** A place that is in the catalogue. */
export interface ListImportFound {
  /** Where in the file: `line 3`, `place 3`. */
  readonly record: string;
  /** As the file has it. */
  readonly name: string;
  readonly place: ListImportCandidate;
}

/** A place that the catalogue does not have. */
export interface ListImportNotFound {
  /** Where in the file: `line 3`, `place 3`. */
  readonly record: string;
  /** As the file has it. */
  readonly name: string;
  readonly reason: string;
}

/** A new list. */
export interface ListInput {
  readonly name: string;
  readonly entries?: readonly ({
    /** 1 to 128 letters, digits, `_` and `-`. */
    readonly place_id: string;
    readonly note?: string | undefined;
  })[] | undefined;
}

/** Whoever has it may read, or edit, the list until it is withdrawn. */
export interface ListLink {
  /** For `/api/shared-lists/{link}`; shown this once. */
  readonly link: string;
}

/** What the link is for. */
export interface ListLinkInput {
  /** `edit` lets whoever has the link change the list as well. */
  readonly access: 'read' | 'edit';
}

/** A list among others. */
export interface ListSummary {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  /** The links that there are. */
  readonly links: readonly ListAccess[];
  /** UTC, ISO 8601 without a zone offset. */
  readonly created_at: string;
  /** UTC, ISO 8601 without a zone offset. */
  readonly updated_at: string;
  readonly places: number;
}

/** A login that has begun. */
export interface LoginBegun {
  /** Of the provider, with the parameters of this login. */
  readonly address: string;
}

/** How people can sign in besides username and password. */
export interface LoginOptions {
  /** Only where the service has a provider to sign in with. */
  readonly provider?: {
    /** Its name, for a button. */
    readonly label: string;
  } | undefined;
}

/** A mark to make. */
export interface MarkInput {
  /** `saved`: to go there. `hidden`: not this one, it never comes back by itself. `visited`: has been there. */
  readonly state: 'saved' | 'hidden' | 'visited';
}

/** Eaten at the hours of the city. */
export type Meal = 'breakfast' | 'lunch' | 'snack' | 'dinner';

/** Models that were trained together. */
export interface ModelSet {
  readonly id: number;
  /** UTC, ISO 8601 without a zone offset. */
  readonly created_at: string;
  /** Chosen to serve. */
  readonly is_active: boolean;
  /** In the memory of the process that answers. */
  readonly is_serving: boolean;
  /** Why it became active after its training, or why not. */
  readonly verdict: string;
  /** Method to hash. */
  readonly artifacts: Readonly<Record<string, string>>;
  /** Figures on people held out of the training, a method each, and what it was trained on. */
  readonly metrics: Readonly<Record<string, unknown>>;
}

/** A key of a server, just made. */
export interface NewServiceKey {
  readonly id: number;
  readonly label: string;
  /** The first characters of the key. */
  readonly hint: string;
  /** Absent: no limit. */
  readonly requests_per_minute?: number | undefined;
  readonly pack?: string | undefined;
  readonly language?: string | undefined;
  /** UTC, ISO 8601 without a zone offset. */
  readonly created_at: string;
  /** Until then the key before the last rotation is accepted. */
  readonly old_key_until?: string | undefined;
  readonly revoked: boolean;
  readonly scopes: readonly string[];
  /** Shown this once; sent as `Authorization: Bearer`. */
  readonly key: string;
}

/** A webhook with its secret. */
export interface NewWebhook {
  readonly id: number;
  readonly label: string;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  readonly active: boolean;
  /** UTC, ISO 8601 without a zone offset. */
  readonly created_at: string;
  /** UTC, ISO 8601 without a zone offset. */
  readonly old_secret_until?: string | undefined;
  /** UTC, ISO 8601 without a zone offset. */
  readonly last_delivered_at?: string | undefined;
  /** UTC, ISO 8601 without a zone offset. */
  readonly last_failed_at?: string | undefined;
  /** Such as `answered 500` or `address not allowed`. */
  readonly last_failure?: string | undefined;
  /** Messages that are still to be delivered. */
  readonly waiting: number;
  /** Messages that were given up in the last fortnight. */
  readonly failed: number;
  /** Signs the messages; shown this once. */
  readonly secret: string;
}

/** A key just made. */
export interface NewWidgetKey {
  readonly id: number;
  readonly label: string;
  /** The first characters of the key. */
  readonly hint: string;
  /** Absent: no limit. */
  readonly requests_per_minute?: number | undefined;
  readonly pack?: string | undefined;
  readonly language?: string | undefined;
  /** UTC, ISO 8601 without a zone offset. */
  readonly created_at: string;
  /** Until then the key before the last rotation is accepted. */
  readonly old_key_until?: string | undefined;
  readonly revoked: boolean;
  readonly allowed_origins: readonly string[];
  readonly collects_events: boolean;
  readonly look?: WidgetLook | undefined;
  /** Shown this once. */
  readonly key: string;
}

/** How the service is used, in counts of things and never of people. */
export interface Numbers {
  /** The first day, in UTC. */
  readonly since: string;
  /** Questions a day; days without any are absent. */
  readonly days: readonly {
    readonly day: string;
    readonly asked: number;
  }[];
  readonly measures: readonly ({
    readonly measure: 'asked' | 'language' | 'wanted' | 'where' | 'unread' | 'unmet' | 'unsure' | 'empty' | 'conversation' | 'widget key';
    readonly total: number;
    /** The most frequent first, at most 40; unread words from 3 times on. */
    readonly labels: readonly {
      readonly label: string;
      readonly count: number;
    }[];
  })[];
  /** By method and place of the list; only of people who agreed to events. */
  readonly choices: readonly {
    readonly ranked_by: string;
    readonly surface: string;
    /** Of which there is an event. */
    readonly lists: number;
    /** From which something was opened, saved, routed to or its site visited. */
    readonly chosen: number;
  }[];
}

/** What people may change of their own account. */
export interface OwnChange {
  readonly full_name?: string | undefined;
  /** Taken exactly as received. Never returned. */
  readonly password?: string | undefined;
  /** Needed to change the password. */
  readonly current_password?: string | undefined;
}

/** Everything kept about the caller. */
export interface OwnData {
  readonly account: User;
  readonly preferences: readonly Preference[];
  readonly reviews: readonly Review[];
  /** Reviews that they show to others. */
  readonly shared_reviews: readonly SharedReview[];
  /** Places that they saved, hid or visited. */
  readonly saves: readonly PlaceMark[];
  readonly lists: readonly List[];
  readonly conversations: readonly ConversationMemory[];
  readonly plans: readonly {
    readonly id: string;
    readonly title: string;
    readonly version: number;
    readonly shared: boolean;
    readonly updated_at: string;
    readonly first_date: string;
    readonly days: number;
    readonly stops: number;
    /** As it is stored. */
    readonly document: unknown;
  }[];
  /** What they did with places of lists, if they agreed to it. */
  readonly events: readonly PlaceEvent[];
  /** Logins that a refresh token renews. */
  readonly sessions: readonly {
    /** UTC, ISO 8601 without a zone offset. */
    readonly issued_at: string;
    /** UTC, ISO 8601 without a zone offset. */
    readonly expires_at: string;
  }[];
  /** Identities of a provider that sign in to the account. */
  readonly identities: readonly {
    readonly issuer: string;
    readonly subject: string;
    /** UTC, ISO 8601 without a zone offset. */
    readonly linked_at: string;
  }[];
  /** What they did or had done to them as an account. */
  readonly administration: readonly AuditEntry[];
}

/** A list from elsewhere. */
export interface OwnListInput {
  readonly name: string;
  /** The file as text: Google Takeout (CSV or GeoJSON), other CSV or GeoJSON, KML or GPX. */
  readonly content: string;
  /** Mark the places that are found so, besides. */
  readonly mark?: 'saved' | 'hidden' | 'visited' | undefined;
  /** Only the report; nothing is kept. */
  readonly dry_run?: boolean | undefined;
}

/** The caller’s review of a place, or a blank one. */
export interface OwnReview {
  readonly id: number | null;
  readonly user_id: number;
  readonly place_id: string;
  readonly rating: number;
  readonly comment: string;
  readonly created_at: string | null;
  /** Whether the caller has written one. */
  readonly submitted: boolean;
}

/** A place in a list, without its description. */
export interface Place {
  readonly id: string;
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly types: readonly string[];
  /** Mean of all ratings, 1 to 5; 0 means none yet. */
  readonly rating: number;
  readonly user_ratings_total: number;
  readonly facts?: PlaceFacts | undefined;
  /** Extension: who has the place promoted, where a house rule moved it to the front. */
  readonly promoted_by?: string | undefined;
}

/** What is to change; `null` says that something is not known. What is said here holds against later imports. */
export interface PlaceChange {
  readonly name?: string | undefined;
  /** Degrees north, inside the city. */
  readonly lat?: number | undefined;
  /** Degrees east, inside the city. */
  readonly lng?: number | undefined;
  /** Canonical, the main one first. */
  readonly categories?: readonly CategoryName[] | undefined;
  readonly types?: readonly string[] | undefined;
  readonly aliases?: readonly string[] | undefined;
  readonly cuisines?: readonly string[] | undefined;
  readonly features?: readonly string[] | undefined;
  readonly description?: DescriptionInput | undefined;
  readonly address?: string | null | undefined;
  readonly opening_hours?: string | null | undefined;
  readonly free_entry?: string | null | undefined;
  readonly price_level?: number | null | undefined;
  readonly prices?: readonly PriceInput[] | undefined;
  readonly website?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly wheelchair?: WheelchairAccess | null | undefined;
  readonly visit_minutes?: number | null | undefined;
  readonly wikidata?: string | null | undefined;
  readonly prominence?: number | undefined;
  readonly closed_for_good?: boolean | undefined;
  readonly checked_on?: string | null | undefined;
  /** Fields edited before that imports may change again; until then they stay as they are. */
  readonly release?: readonly (
    | 'name'
    | 'categories'
    | 'position'
    | 'types'
    | 'aliases'
    | 'cuisines'
    | 'features'
    | 'description'
    | 'address'
    | 'opening_hours'
    | 'free_entry'
    | 'price_level'
    | 'prices'
    | 'website'
    | 'phone'
    | 'wheelchair'
    | 'visit_minutes'
    | 'wikidata'
    | 'prominence'
    | 'closed_for_good'
    | 'checked_on')[] | undefined;
}

/** An event as it is kept. */
export interface PlaceEvent {
  /** Of the list, in UTC; no hour is kept. */
  readonly day: string;
  readonly kind: EventKind;
  readonly place_id: string;
  /** Which list it was. */
  readonly surface: 'recommendations' | 'places' | 'chat';
  /** The method, or `listing` for lists without one. */
  readonly ranked_by: 'autoencoder' | 'svd' | 'transfer' | 'embeddings' | 'ensemble' | 'affinity' | 'listing';
  /** The same for events of the same list. */
  readonly list: string;
  /** From 1. */
  readonly position: number;
  /** Of the page that embeds the widget. */
  readonly widget_key_id?: number | undefined;
  readonly experiment_id?: number | undefined;
  /** The ranking of the experiment that chose the place. */
  readonly team?: string | undefined;
}

/** What else the catalogue knows; absent means "not known", never "no". */
export interface PlaceFacts {
  readonly categories: readonly string[];
  readonly cuisines: readonly string[];
  readonly features: readonly string[];
  /** Those of `features` that the vocabulary knows, in the language asked for. */
  readonly has: readonly string[];
  /** The same of what a source says that it has not. */
  readonly has_not: readonly string[];
  readonly address?: string | undefined;
  readonly district?: string | undefined;
  readonly barrio?: string | undefined;
  /** OSM `opening_hours` syntax, in the city’s time. */
  readonly opening_hours?: string | undefined;
  /** When entry costs nothing, in the same syntax. */
  readonly free_entry?: string | undefined;
  /** Hours of an older record, where none of today are known: likely still, and to be checked. */
  readonly past_hours?: {
    readonly opening_hours: string;
    readonly as_of: string;
    readonly today: number;
    /** The coming seven days, Monday first; a stretch may end after midnight. */
    readonly week: readonly (readonly {
      readonly from: string;
      readonly to: string;
    }[])[];
  } | undefined;
  /** When the licence of the terrace lets it be open, in the same syntax; not its opening hours. */
  readonly terrace_hours?: string | undefined;
  readonly hours?: PlaceHours | undefined;
  /** The coming seven days, Monday first; a stretch may end after midnight. */
  readonly free_week?: readonly (readonly {
    readonly from: string;
    readonly to: string;
  }[])[] | undefined;
  readonly price_level?: number | undefined;
  /** A guess by what the place is and where, where its price level is not known: say it as a guess. */
  readonly likely_price?: {
    /** Of level 1 or 2, or of level 3 or 4. */
    readonly is: 'affordable' | 'expensive';
    readonly chance: number;
  } | undefined;
  readonly prices: readonly ({
    readonly what: string;
    readonly amount: number;
    readonly currency: string;
    readonly as_of?: string | undefined;
  })[];
  readonly website?: string | undefined;
  readonly phone?: string | undefined;
  readonly wheelchair?: string | undefined;
  readonly visit_minutes?: number | undefined;
  /** Metres that the place lies outside the city; absent inside. */
  readonly outside_city?: number | undefined;
  readonly nearest_station?: {
    readonly name: string;
    readonly lines: readonly string[];
    readonly distance: number;
  } | undefined;
  /** Stations of public transport within 1.5 km, the nearest first. */
  readonly stations: readonly {
    readonly name: string;
    /** Id of a network of the city. */
    readonly network: string;
    readonly lines: readonly string[];
    /** Metres in a straight line. */
    readonly distance: number;
  }[];
  readonly wikidata?: string | undefined;
  /** How old each fact is; `name` stands for the place being there under this name. */
  readonly dates: readonly ({
    readonly fact: 'name' | 'address' | 'opening_hours' | 'terrace_hours' | 'free_entry' | 'prices' | 'phone' | 'website' | 'wheelchair';
    /** When its source was made. */
    readonly as_of: string;
    /** Older than such facts usually hold: say it with its date. */
    readonly doubtful: boolean;
  })[];
  /** Another business seen at its door after the place was last checked: it may have closed or moved. */
  readonly other_sign?: {
    readonly name: string;
    readonly source: string;
    readonly as_of: string;
  } | undefined;
  readonly source: string;
  readonly checked_on?: string | undefined;
}

/**
 * Opening hours as they stand now, with holidays and seasons; absent where they are unknown or say more than can be told.
 */
export interface PlaceHours {
  /** At this moment, by the clocks of the city. */
  readonly open: boolean;
  /** All day, every day. */
  readonly always: boolean;
  /** When it closes or opens next, in local time; absent when nothing changes for a week or two. */
  readonly changes_at?: string | undefined;
  /** The day of the week in the city: 0 is Monday. */
  readonly today: number;
  /** The coming seven days, Monday first; a stretch may end after midnight. */
  readonly week: readonly (readonly {
    readonly from: string;
    readonly to: string;
  }[])[];
}

/** A new place. District and barrio follow from its position. */
export interface PlaceInput {
  /** 1 to 128 letters, digits, `_` and `-`; made from the name where none is given. */
  readonly id?: string | undefined;
  readonly name: string;
  /** Degrees north, inside the city. */
  readonly lat: number;
  /** Degrees east, inside the city. */
  readonly lng: number;
  /** Canonical, the main one first. */
  readonly categories: readonly CategoryName[];
  readonly types?: readonly string[] | undefined;
  readonly aliases?: readonly string[] | undefined;
  readonly cuisines?: readonly string[] | undefined;
  readonly features?: readonly string[] | undefined;
  readonly description?: DescriptionInput | undefined;
  readonly address?: string | null | undefined;
  readonly opening_hours?: string | null | undefined;
  readonly free_entry?: string | null | undefined;
  readonly price_level?: number | null | undefined;
  readonly prices?: readonly PriceInput[] | undefined;
  readonly website?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly wheelchair?: WheelchairAccess | null | undefined;
  readonly visit_minutes?: number | null | undefined;
  readonly wikidata?: string | null | undefined;
  readonly prominence?: number | undefined;
  readonly closed_for_good?: boolean | undefined;
  readonly checked_on?: string | null | undefined;
}

/** Another row that is the same place. */
export interface PlaceJoin {
  /** Id of the place that goes, 1 to 128 letters, digits, `_` and `-`. */
  readonly other: string;
}

/** A mark of a place. */
export interface PlaceMark {
  readonly id: number;
  readonly place_id: string;
  /** Of the place. */
  readonly name?: string | undefined;
  readonly mark: PlaceMarkKind;
  /** UTC, ISO 8601 without a zone offset. */
  readonly marked_at: string;
}

/** `saved`: to go there. `hidden`: not this one, it never comes back by itself. `visited`: has been there. */
export type PlaceMarkKind = 'saved' | 'hidden' | 'visited';

/** The caller’s marks of a place with their dates; a mark that was not made is absent. */
export interface PlaceMarks {
  readonly place_id: string;
  /** UTC, ISO 8601 without a zone offset. */
  readonly saved?: string | undefined;
  /** UTC, ISO 8601 without a zone offset. */
  readonly hidden?: string | undefined;
  /** UTC, ISO 8601 without a zone offset. */
  readonly visited?: string | undefined;
}

/** Another row that looks the same and is a place of its own. */
export interface PlaceSeparation {
  /** Id of the place that it is not, 1 to 128 letters, digits, `_` and `-`. */
  readonly other: string;
}

/** A place in an administrator’s list. */
export interface PlaceSummary {
  readonly id: string;
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly categories: readonly string[];
  readonly district?: string | undefined;
  readonly barrio?: string | undefined;
  readonly prominence: number;
  readonly closed_for_good: boolean;
  readonly source: string;
  /** Mean of all ratings, 1 to 5; 0 means none yet. */
  readonly rating: number;
  readonly user_ratings_total: number;
}

/** A place. */
export interface PlaceWithDescription {
  readonly id: string;
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly types: readonly string[];
  /** Mean of all ratings, 1 to 5; 0 means none yet. */
  readonly rating: number;
  readonly user_ratings_total: number;
  readonly description: string;
  readonly facts?: PlaceFacts | undefined;
}

/** A plan with its times. */
export interface Plan {
  readonly id: string;
  readonly version: number;
  /** There is a link under which others read it. */
  readonly shared: boolean;
  readonly created_at: string;
  readonly updated_at: string;
  readonly title: string;
  readonly time_zone: string;
  readonly days: readonly PlanDay[];
}

/** What is to change of a plan. */
export interface PlanChange {
  /** The version that is changed; another one is 409. */
  readonly version: number;
  readonly title?: string | undefined;
  /** All days anew. */
  readonly days?: readonly PlanDayInput[] | undefined;
  /** One after the other. */
  readonly edits?: readonly ({
    /** A further stop */
    readonly op: 'add';
    readonly stop: PlanStopInput;
    /** Counted from 0. */
    readonly day?: number | undefined;
    /** Counted from 0. */
    readonly at?: number | undefined;
  } | {
    /** A stop goes */
    readonly op: 'remove';
    readonly place_id: string;
  } | {
    /** Another place instead */
    readonly op: 'replace';
    readonly place_id: string;
    readonly by: PlanStopInput;
  } | {
    /** To another position or day */
    readonly op: 'move';
    readonly place_id: string;
    /** Counted from 0. */
    readonly day?: number | undefined;
    /** Counted from 0. */
    readonly at?: number | undefined;
  } | {
    /** A longer or shorter stay */
    readonly op: 'stay';
    readonly place_id: string;
    /** Minutes; as the catalogue knows where it is absent. */
    readonly minutes: number;
  } | {
    /** A booking, or none */
    readonly op: 'fix';
    readonly place_id: string;
    readonly at: string | null;
  } | {
    /** The day begins and ends earlier or later */
    readonly op: 'shift';
    /** Counted from 0. */
    readonly day?: number | undefined;
    readonly minutes: number;
  } | {
    /** Another starting point */
    readonly op: 'start';
    /** Counted from 0. */
    readonly day?: number | undefined;
    readonly start: PlanStart;
  } | {
    /** The best order */
    readonly op: 'order';
    /** Counted from 0. */
    readonly day?: number | undefined;
  } | {
    /** One stop fewer */
    readonly op: 'lighten';
    /** Counted from 0. */
    readonly day?: number | undefined;
  })[] | undefined;
}

/** A day with its times. */
export interface PlanDay {
  readonly date: string;
  readonly from: string;
  readonly until: string;
  readonly start: PlanStart;
  readonly stops: readonly PlanStop[];
  /** When the last stop is left. */
  readonly leave: string;
  /** Metres. */
  readonly walk_distance: number;
  readonly travel_minutes: number;
  /** The stops take longer than the day. */
  readonly over: boolean;
  /** Whose house rules left places out when stops were chosen. */
  readonly limited_by?: readonly string[] | undefined;
}

/** A day of a plan; without `stops` and without `fill` it is filled freely. */
export interface PlanDayInput {
  /** A day of the city’s calendar, such as 2026-05-15. */
  readonly date: string;
  /** Beginning; 10:00 where it is absent. */
  readonly from?: string | undefined;
  /** End; 20:00 where it is absent. Before `from`: past midnight. */
  readonly until?: string | undefined;
  readonly start?: PlanStart | undefined;
  readonly stops?: readonly PlanStopInput[] | undefined;
  readonly fill?: PlanFill | undefined;
}

/** Choose stops besides those that are given; `{}` chooses freely. */
export interface PlanFill {
  /** Only these; else whatever suits the person. */
  readonly category?: readonly string[] | undefined;
  /** Absent: the main meals of the window. */
  readonly meals?: readonly Meal[] | undefined;
  readonly pace?: 'relaxed' | 'usual' | 'full' | undefined;
}

/** A new plan. */
export interface PlanInput {
  readonly title?: string | undefined;
  readonly days: readonly PlanDayInput[];
}

/** Whoever has it may read the plan until it is withdrawn. */
export interface PlanLink {
  /** For `/api/shared/{link}`; shown this once. */
  readonly link: string;
  readonly path: string;
}

/** Where the day begins; the centre of the city where it is absent. */
export interface PlanStart {
  /** Degrees north. */
  readonly lat: number;
  /** Degrees east. */
  readonly lng: number;
  readonly name?: string | undefined;
}

/** A stop with its times. */
export interface PlanStop {
  readonly place_id: string;
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly address?: string | undefined;
  readonly stay_minutes: number;
  readonly meal?: Meal | undefined;
  readonly fixed_at?: string | undefined;
  readonly leg: {
    readonly mode: 'walk' | 'transit';
    readonly minutes: number;
    /** Metres on foot. */
    readonly distance: number;
    /** Of a transit leg. */
    readonly rides?: readonly {
      readonly line: string;
      readonly from: string;
      readonly to: string;
    }[] | undefined;
  };
  /** HH:MM of the city’s clock. */
  readonly arrive: string;
  /** After waiting for the doors. */
  readonly begin: string;
  readonly leave: string;
  /** For the whole stay. */
  readonly open: 'yes' | 'no' | 'unknown';
  /** Arrives after `fixed_at`. */
  readonly late: boolean;
}

/** A place to stop at. */
export interface PlanStopInput {
  readonly place_id: string;
  /** Minutes; as the catalogue knows where it is absent. */
  readonly stay_minutes?: number | undefined;
  readonly meal?: Meal | undefined;
  /** When one must be there: a booking. */
  readonly fixed_at?: string | undefined;
}

/** A plan in a list. */
export interface PlanSummary {
  readonly id: string;
  readonly title: string;
  readonly version: number;
  readonly shared: boolean;
  readonly updated_at: string;
  readonly first_date: string;
  readonly days: number;
  readonly stops: number;
}

/** One preference per person and category. */
export interface Preference {
  readonly id: number;
  readonly user_id: number;
  readonly category: string;
  readonly rating: number;
}

/** A liking for a category. */
export interface PreferenceInput {
  /** A category in your own words or one of ours; 1 to 64 characters after trimming. */
  readonly category: string;
  /** 0 (never) to 5 (love it). */
  readonly rating: number;
}

export interface PriceInput {
  readonly what: {
    readonly en?: string | undefined;
    readonly es?: string | undefined;
  };
  /** Euros; 0 means free. */
  readonly amount: number;
  /** YYYY-MM-DD, YYYY-MM or YYYY, as precise as it is known. */
  readonly as_of?: string | undefined;
}

/** The parameters with which the provider sent the browser back. */
export interface ProviderAnswer {
  /** The authorization code. */
  readonly code: string;
  /** As the login began with it. */
  readonly state: string;
  /** The issuer, where the provider sends it. */
  readonly iss?: string | undefined;
}

/** A question as it was understood. */
export interface Question {
  readonly wishes: readonly Wish[];
  /** What is left to search for by its words (`q` of lists); empty where wishes say it all. */
  readonly text: string;
  /** Words that could not be read, and change nothing. */
  readonly unread: readonly string[];
  /** Places that surely fulfil all wishes. */
  readonly total: number;
  /** Places that would if facts nobody knows were favourable. */
  readonly unknown: number;
  /** The spot or the middle of the area that a wish names: to rank and measure lists from. */
  readonly from?: {
    readonly lat: number;
    readonly lng: number;
    readonly name?: string | undefined;
  } | undefined;
}

/** A way to rank. */
export interface Ranking {
  /** How to recommend. */
  readonly method: 'autoencoder' | 'svd' | 'transfer' | 'embeddings' | 'ensemble';
  /** How far people go for a place, as a factor; 1 is as it is. */
  readonly patience?: number | undefined;
  /** What a place loses to others like it, as a factor; 1 is as it is. */
  readonly variety?: number | undefined;
  /** What following the mix of somebody’s likings gains, as a factor; 1 is as it is. */
  readonly calibration?: number | undefined;
}

/** Of `rating`: the ratings of everybody. */
export interface RatingSummary {
  readonly mean: number;
  readonly count: number;
}

/** A recommended place and why. */
export interface Recommendation {
  readonly place_id: string;
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly types: readonly string[];
  readonly rating: number;
  readonly user_ratings_total: number;
  /** 0 to 1; comparable within one answer. */
  readonly score: number;
  /** Metres along the great circle. */
  readonly distance: number;
  /** Made from the contributions to the score, nothing else. */
  readonly explanation: string;
  /** With `include=contributions`: parts that sum to the score. */
  readonly contributions?: readonly Contribution[] | undefined;
}

/** A refresh token. */
export interface RefreshInput {
  readonly refresh_token: string;
}

/** What somebody thought of a place. */
export interface Review {
  readonly id: number;
  readonly user_id: number;
  readonly place_id: string;
  readonly rating: number;
  readonly comment: string;
  /** UTC, ISO 8601 without a zone offset. */
  readonly created_at: string;
}

/** A review. A second one of the same place replaces the first. */
export interface ReviewInput {
  readonly place_id: string;
  readonly rating: number;
  readonly comment?: string | undefined;
}

/** Whether the caller shows their review of a place to others. */
export interface ReviewSharing {
  readonly place_id: string;
  /** Whether other visitors see the caller’s review of the place. */
  readonly shared: boolean;
  readonly signature: string | null;
  readonly shared_at: string | null;
}

/** The consent to show a review to others. */
export interface ReviewSharingInput {
  /** The name under it, which the author chooses; empty: none. */
  readonly signature: string;
}

/** A key of a server without its secret part. */
export interface ServiceKey {
  readonly id: number;
  readonly label: string;
  /** The first characters of the key. */
  readonly hint: string;
  /** Absent: no limit. */
  readonly requests_per_minute?: number | undefined;
  readonly pack?: string | undefined;
  readonly language?: string | undefined;
  /** UTC, ISO 8601 without a zone offset. */
  readonly created_at: string;
  /** Until then the key before the last rotation is accepted. */
  readonly old_key_until?: string | undefined;
  readonly revoked: boolean;
  readonly scopes: readonly string[];
}

/** What is to change of a key. */
export interface ServiceKeyChange {
  readonly label?: string | undefined;
  /** What the key may do. */
  readonly scopes?: readonly KeyScope[] | undefined;
  /** Requests a minute of all pages with this key together; `null` is no limit. */
  readonly requests_per_minute?: number | null | undefined;
  /** Id of the city that the key is for; it must be the one that is served. `null`: whatever city is served. */
  readonly pack?: string | null | undefined;
  /** Of the widget, and of answers to requests that name none. */
  readonly language?: 'en' | 'es' | null | undefined;
}

/** A new key of a server. */
export interface ServiceKeyInput {
  readonly label: string;
  /** What the key may do. */
  readonly scopes: readonly KeyScope[];
  /** Requests a minute of all pages with this key together; `null` is no limit. */
  readonly requests_per_minute?: number | null | undefined;
  /** Id of the city that the key is for; it must be the one that is served. `null`: whatever city is served. */
  readonly pack?: string | null | undefined;
  /** Of the widget, and of answers to requests that name none. */
  readonly language?: 'en' | 'es' | null | undefined;
}

/** How the service is. */
export interface ServiceState {
  readonly ready: boolean;
  /** What requests need, and whether it is there. */
  readonly parts: Readonly<Record<string, boolean>>;
  /** Of the process that answers. */
  readonly uptime_seconds: number;
  /** Held by that process. */
  readonly memory_bytes: number;
  readonly catalogue: {
    /** In memory. */
    readonly version: string;
    /** In the database. */
    readonly newest: number;
    readonly places: number;
  };
  readonly models: {
    readonly serving?: number | undefined;
    readonly active?: number | undefined;
  };
  /** Reviews and preferences: what training would learn from. */
  readonly voices: number;
  /** Work that this process does in the background. */
  readonly rounds: readonly ({
    readonly name: string;
    readonly every_seconds: number;
    readonly runs: number;
    readonly failures: number;
    readonly is_running: boolean;
    /** UTC, ISO 8601 without a zone offset. */
    readonly last_start?: string | undefined;
    readonly last_ms?: number | undefined;
    /** Kind of the error; absent when it went well. */
    readonly last_failure?: string | undefined;
  })[];
}

/** A list as those see it who have its link. */
export interface SharedList {
  readonly name: string;
  readonly version: number;
  readonly access: ListAccess;
  readonly entries: readonly ListEntry[];
}

/** A plan as others see it. */
export interface SharedPlan {
  readonly title: string;
  readonly time_zone: string;
  readonly days: readonly PlanDay[];
}

/** What somebody thought of a place and shows to others. Accounts are never named. */
export interface SharedReview {
  readonly id: number;
  readonly place_id: string;
  readonly rating: number;
  readonly comment: string;
  /** The name under it, which the author chose; empty: none. */
  readonly signature: string;
  /** UTC, ISO 8601 without a zone offset. */
  readonly shared_at: string;
}

/** A new account. `full_name` defaults to the username, `role` to `user`. Unknown fields are ignored. */
export interface SignUp {
  /** 3 to 64 letters, digits and `._@+-`. */
  readonly username: string;
  /** Taken exactly as received. Never returned. */
  readonly password: string;
  readonly full_name?: string | undefined;
  /** `admin` needs an administrator’s token. */
  readonly role?: 'user' | 'admin' | undefined;
}

/** Something that goes on as was typed. */
export interface Suggestion {
  readonly kind: 'place' | 'category' | 'kind' | 'area' | 'station' | 'street';
  /** Of a place, for `GET /api/places/{place_id}`; of a category or kind, for the filters. */
  readonly id: string;
  readonly name: string;
  /** District, lines: what tells two of one name apart. */
  readonly detail?: string | undefined;
  readonly lat?: number | undefined;
  readonly lng?: number | undefined;
  /** Metres from `lat` and `lng`. */
  readonly distance?: number | undefined;
}

/** What became of the events. */
export interface TakenEvents {
  /** Kept, now or before. */
  readonly accepted: number;
  /** Without a list that held the place, sent more than 24 hours after it, or beyond 2000 a day. */
  readonly ignored: number;
}

/** Free text. */
export interface TextInput {
  /** English or Spanish. */
  readonly text: string;
}

/** By language code. */
export type Texts = Readonly<Record<string, string>>;

/** A signed JWT. */
export interface Token {
  readonly access_token: string;
  readonly token_type: 'bearer';
  /** Extension: only where it was asked for. Good for one renewal at `/api/token/refresh`. */
  readonly refresh_token?: string | undefined;
}

/** An account. */
export interface User {
  readonly id: number;
  readonly username: string;
  readonly full_name: string;
  readonly role: string;
  readonly is_active: boolean;
  /** UTC, ISO 8601 without a zone offset. */
  readonly created_at: string;
}

/** What an administrator may change of an account. */
export interface UserChange {
  readonly is_active?: boolean | undefined;
  /** `admin` needs an administrator’s token. */
  readonly role?: 'user' | 'admin' | undefined;
}

/** A value and how many places have it. */
export interface ValueCount {
  readonly value: string;
  /** Places that surely match. */
  readonly count: number;
}

/** A token that only the chat, suggestions and plans accept. */
export interface VisitorToken {
  readonly access_token: string;
  readonly token_type: 'bearer';
  /** Seconds. */
  readonly expires_in: number;
}

/** An address that is told of changes. */
export interface Webhook {
  readonly id: number;
  readonly label: string;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  readonly active: boolean;
  /** UTC, ISO 8601 without a zone offset. */
  readonly created_at: string;
  /** UTC, ISO 8601 without a zone offset. */
  readonly old_secret_until?: string | undefined;
  /** UTC, ISO 8601 without a zone offset. */
  readonly last_delivered_at?: string | undefined;
  /** UTC, ISO 8601 without a zone offset. */
  readonly last_failed_at?: string | undefined;
  /** Such as `answered 500` or `address not allowed`. */
  readonly last_failure?: string | undefined;
  /** Messages that are still to be delivered. */
  readonly waiting: number;
  /** Messages that were given up in the last fortnight. */
  readonly failed: number;
}

/** What is absent stays. */
export interface WebhookChange {
  readonly label?: string | undefined;
  /** An https address of the public internet. */
  readonly url?: string | undefined;
  readonly events?: readonly WebhookEvent[] | undefined;
  /** One that is not is told nothing, and misses what happens. */
  readonly active?: boolean | undefined;
}

export type WebhookEvent = 'place.changed' | 'review.created';

/** A webhook to make. */
export interface WebhookInput {
  readonly label: string;
  /** An https address of the public internet. */
  readonly url: string;
  readonly events: readonly WebhookEvent[];
}

export type WheelchairAccess = 'yes' | 'limited' | 'no';

/** A key without its secret part. */
export interface WidgetKey {
  readonly id: number;
  readonly label: string;
  /** The first characters of the key. */
  readonly hint: string;
  /** Absent: no limit. */
  readonly requests_per_minute?: number | undefined;
  readonly pack?: string | undefined;
  readonly language?: string | undefined;
  /** UTC, ISO 8601 without a zone offset. */
  readonly created_at: string;
  /** Until then the key before the last rotation is accepted. */
  readonly old_key_until?: string | undefined;
  readonly revoked: boolean;
  readonly allowed_origins: readonly string[];
  readonly collects_events: boolean;
  readonly look?: WidgetLook | undefined;
}

/** What is to change of a key. */
export interface WidgetKeyChange {
  readonly label?: string | undefined;
  /** Origins such as `https://www.example.org`. */
  readonly allowed_origins?: readonly string[] | undefined;
  /** Requests a minute of all pages with this key together; `null` is no limit. */
  readonly requests_per_minute?: number | null | undefined;
  /** Whether its pages may send events of visitors who agreed; not unless it is said. */
  readonly collects_events?: boolean | undefined;
  /** Id of the city that the key is for; it must be the one that is served. `null`: whatever city is served. */
  readonly pack?: string | null | undefined;
  /** Of the widget, and of answers to requests that name none. */
  readonly language?: 'en' | 'es' | null | undefined;
  /** How the widget looks. */
  readonly look?: WidgetLook | null | undefined;
}

/** A new key. */
export interface WidgetKeyInput {
  readonly label: string;
  /** Origins such as `https://www.example.org`. */
  readonly allowed_origins: readonly string[];
  /** Requests a minute of all pages with this key together; `null` is no limit. */
  readonly requests_per_minute?: number | null | undefined;
  /** Whether its pages may send events of visitors who agreed; not unless it is said. */
  readonly collects_events?: boolean | undefined;
  /** Id of the city that the key is for; it must be the one that is served. `null`: whatever city is served. */
  readonly pack?: string | null | undefined;
  /** Of the widget, and of answers to requests that name none. */
  readonly language?: 'en' | 'es' | null | undefined;
  /** How the widget looks. */
  readonly look?: WidgetLook | null | undefined;
}

/** How a chat looks and greets; in `widget.js` the attributes of its element come first. */
export interface WidgetLook {
  /** A colour, such as #a3262a. */
  readonly accent?: string | undefined;
  readonly title?: string | undefined;
  readonly greeting?: string | undefined;
}

/** What the key of an embedding page says of its widget. */
export interface WidgetSettings {
  readonly language?: string | undefined;
  readonly look?: WidgetLook | undefined;
}

/** A token that only chat and events accept. */
export interface WidgetToken {
  readonly access_token: string;
  readonly token_type: 'bearer';
  /** Seconds. */
  readonly expires_in: number;
  /** Whether its visitors may be asked for consent to events. */
  readonly collects_events: boolean;
}

/** The key of the embedding page. */
export interface WidgetTokenInput {
  readonly key: string;
}

/** A wish that was understood. */
export interface Wish {
  /** For the parameter `wish` of lists. */
  readonly wish: string;
  readonly attribute: string;
  readonly operator: string;
  /** As the attribute wants it: an id, a number, an object. */
  readonly value: unknown;
  readonly polarity: 'want' | 'avoid';
  /** What it is about, in words; absent for times and numbers. */
  readonly name?: string | undefined;
  /** Places that surely match where this wish is given up. */
  readonly without: number;
  /** Of the places that may match: of how many this wish is not known. */
  readonly unknown: number;
}

/** A review, who wrote it and of what. */
export interface WrittenReview {
  readonly id: number;
  readonly user_id: number;
  readonly place_id: string;
  readonly rating: number;
  readonly comment: string;
  /** UTC, ISO 8601 without a zone offset. */
  readonly created_at: string;
  readonly username: string;
  readonly place_name?: string | undefined;
  /** The name under it, where its author shows it to others; empty: none. */
  readonly shared_as?: string | undefined;
}

/** POST /api/token: Log in */
export interface PostTokenRequest {
  readonly body: Credentials;
  readonly signal?: AbortSignal | undefined;
}

export type PostTokenAnswer = Token;

/** POST /api/token/refresh: Trade a refresh token for the next access token */
export interface PostTokenRefreshRequest {
  readonly body: RefreshInput;
  readonly signal?: AbortSignal | undefined;
}

export type PostTokenRefreshAnswer = Token;

/** POST /api/token/revoke: End a login that a refresh token renews */
export interface PostTokenRevokeRequest {
  readonly body: RefreshInput;
  readonly signal?: AbortSignal | undefined;
}

export type PostTokenRevokeAnswer = Detail;

/** DELETE /api/users/me/sessions: End every login of the caller that a refresh token renews */
export interface DeleteUsersMeSessionsRequest {
  readonly signal?: AbortSignal | undefined;
}

export type DeleteUsersMeSessionsAnswer = Detail;

/** GET /api/users/me: The caller’s account */
export interface GetUsersMeRequest {
  readonly signal?: AbortSignal | undefined;
}

export type GetUsersMeAnswer = User;

/** PATCH /api/users/me: Change one’s own account */
export interface PatchUsersMeRequest {
  readonly body: OwnChange;
  readonly signal?: AbortSignal | undefined;
}

export type PatchUsersMeAnswer = User;

/** DELETE /api/users/me: Delete the caller’s account and everything in it */
export interface DeleteUsersMeRequest {
  readonly signal?: AbortSignal | undefined;
}

export type DeleteUsersMeAnswer = Detail;

/** POST /api/users/: Sign up */
export interface PostUsersRequest {
  readonly body: SignUp;
  readonly signal?: AbortSignal | undefined;
}

export type PostUsersAnswer = User;

/** GET /api/users/{username}/exists: Whether a username exists */
export interface GetUsersByUsernameExistsRequest {
  readonly username: string;
  readonly signal?: AbortSignal | undefined;
}

export type GetUsersByUsernameExistsAnswer = Exists;

/** GET /api/users/me/export: Everything the service keeps about the caller */
export interface GetUsersMeExportRequest {
  readonly signal?: AbortSignal | undefined;
}

export type GetUsersMeExportAnswer = OwnData;

/** GET /api/login: How people can sign in besides username and password */
export interface GetLoginRequest {
  readonly signal?: AbortSignal | undefined;
}

export type GetLoginAnswer = LoginOptions;

/** POST /api/login: Begin to sign in with the provider */
export interface PostLoginRequest {
  readonly signal?: AbortSignal | undefined;
}

export type PostLoginAnswer = LoginBegun;

/** POST /api/login/answer: Trade the provider’s answer for an access token */
export interface PostLoginAnswerRequest {
  readonly body: ProviderAnswer;
  readonly signal?: AbortSignal | undefined;
}

export type PostLoginAnswerAnswer = Token;

/** GET /api/preferences/: The caller’s preferences */
export interface GetPreferencesRequest {
  readonly signal?: AbortSignal | undefined;
}

export type GetPreferencesAnswer = readonly Preference[];

/** POST /api/preferences/: State a preference, or change it */
export interface PostPreferencesRequest {
  readonly body: PreferenceInput;
  readonly signal?: AbortSignal | undefined;
}

export type PostPreferencesAnswer = Preference;

/** DELETE /api/preferences/{category}: Take a preference back */
export interface DeletePreferencesByCategoryRequest {
  readonly category: string;
  readonly signal?: AbortSignal | undefined;
}

export type DeletePreferencesByCategoryAnswer = Detail;

/** POST /api/preferences/extract-preferences: What a text says its writer likes */
export interface PostPreferencesExtractPreferencesRequest {
  readonly body: TextInput;
  readonly signal?: AbortSignal | undefined;
}

export type PostPreferencesExtractPreferencesAnswer = ExtractedPreferences;

/** GET /api/places/: Places, the best known first */
export interface GetPlacesRequest {
  readonly query?: {
    /** A canonical category, an alias in English or Spanish, or a type label; case, accents and number do not matter. */
    readonly category?: readonly string[] | undefined;
    /** Extension: free text in English or Spanish, best match first. */
    readonly q?: string | undefined;
    /** Extension, with `q` and `lng`: nearer places first. */
    readonly lat?: number | undefined;
    readonly lng?: number | undefined;
    /**
     * Extension: `relevance` (best match first) where `q` is given, else `prominence`, unless asked for; `distance` needs
     * `lat` and `lng`.
     */
    readonly sort?: 'relevance' | 'distance' | 'prominence' | 'name' | undefined;
    /** Extension: only places of one of these kinds, narrower than a category. May be given several times. */
    readonly kind?: readonly string[] | undefined;
    /**
     * Extension: no place of these categories or kinds, nor these places (ids): what was shown, when more is asked for. May be
     * given several times.
     */
    readonly exclude?: readonly string[] | undefined;
    /** Extension: only places within so many metres (straight line) of `near`, else of `lat` and `lng`. */
    readonly radius_m?: number | undefined;
    /** Extension: only places inside this box of degrees: west,south,east,north. */
    readonly bbox?: string | undefined;
    /** Extension: only places inside this area, by id or name. */
    readonly area?: string | undefined;
    /** Extension: only places near this one (a place id, or an address of the city), within `radius_m` or a kilometre. */
    readonly near?: string | undefined;
    /** Extension: only places open at this local date and time (`YYYY-MM-DDTHH:MM`), or `now`. */
    readonly open_at?: string | undefined;
    /** Extension: highest price level, 1 to 4; 0 is free. */
    readonly price_max?: number | undefined;
    /** Extension: what one person pays at most, in the currency of the city. */
    readonly amount_max?: number | undefined;
    /** Extension: only places with each of these features. May be given several times. */
    readonly feature?: readonly string[] | undefined;
    /** Extension: only places that are known to serve each of these diets. May be given several times. */
    readonly diet?: readonly string[] | undefined;
    /** Extension: only places rated so or better by those who rated them. */
    readonly min_rating?: number | undefined;
    /**
     * Extension: only places that fulfil this wish, as `/api/places/question/` writes it: an attribute and its value, with a
     * minus sign for what is not wanted. Wishes for categories and kinds are alternatives, so are several cuisines and
     * several dishes; all others must hold. May be given several times.
     */
    readonly wish?: readonly string[] | undefined;
    /**
     * Extension, with filters: `sure` (as it is unless asked for) for what surely matches; `unknown` for what would match if
     * facts nobody knows were favourable, the fewest unknown facts first.
     */
    readonly match?: 'sure' | 'unknown' | undefined;
    /**
     * Extension: 1 brings lesser-known places first; recommendations also prefer places that no list showed to the caller
     * before, as far as events tell.
     */
    readonly novelty?: number | undefined;
    /** Extension: these places in this order, at most 100 ids between commas; unknown ones are left out. */
    readonly ids?: string | undefined;
    /** Extension: everything the catalogue knows, of at most 100 places at once. */
    readonly include?: 'facts' | undefined;
    /** Extension: language of the facts; else `Accept-Language`. */
    readonly lang?: 'en' | 'es' | undefined;
    /** At most 500; more is taken as 500. */
    readonly limit?: number | undefined;
    readonly offset?: number | undefined;
  };
  readonly signal?: AbortSignal | undefined;
}

export type GetPlacesAnswer = readonly Place[];

/** GET /api/places/facets/: How many of the places that match have each value */
export interface GetPlacesFacetsRequest {
  readonly query?: {
    /** Only places that this text finds. */
    readonly q?: string | undefined;
    /** Only places of one of these categories. */
    readonly category?: readonly string[] | undefined;
    readonly lat?: number | undefined;
    readonly lng?: number | undefined;
    /** Extension: only places of one of these kinds, narrower than a category. May be given several times. */
    readonly kind?: readonly string[] | undefined;
    /**
     * Extension: no place of these categories or kinds, nor these places (ids): what was shown, when more is asked for. May be
     * given several times.
     */
    readonly exclude?: readonly string[] | undefined;
    /** Extension: only places within so many metres (straight line) of `near`, else of `lat` and `lng`. */
    readonly radius_m?: number | undefined;
    /** Extension: only places inside this box of degrees: west,south,east,north. */
    readonly bbox?: string | undefined;
    /** Extension: only places inside this area, by id or name. */
    readonly area?: string | undefined;
    /** Extension: only places near this one (a place id, or an address of the city), within `radius_m` or a kilometre. */
    readonly near?: string | undefined;
    /** Extension: only places open at this local date and time (`YYYY-MM-DDTHH:MM`), or `now`. */
    readonly open_at?: string | undefined;
    /** Extension: highest price level, 1 to 4; 0 is free. */
    readonly price_max?: number | undefined;
    /** Extension: what one person pays at most, in the currency of the city. */
    readonly amount_max?: number | undefined;
    /** Extension: only places with each of these features. May be given several times. */
    readonly feature?: readonly string[] | undefined;
    /** Extension: only places that are known to serve each of these diets. May be given several times. */
    readonly diet?: readonly string[] | undefined;
    /** Extension: only places rated so or better by those who rated them. */
    readonly min_rating?: number | undefined;
    /**
     * Extension: only places that fulfil this wish, as `/api/places/question/` writes it: an attribute and its value, with a
     * minus sign for what is not wanted. Wishes for categories and kinds are alternatives, so are several cuisines and
     * several dishes; all others must hold. May be given several times.
     */
    readonly wish?: readonly string[] | undefined;
  };
  readonly signal?: AbortSignal | undefined;
}

export type GetPlacesFacetsAnswer = Facets;

/** GET /api/places/suggest/: What somebody may be typing */
export interface GetPlacesSuggestRequest {
  readonly query: {
    /** What has been typed so far. */
    readonly q: string;
    /** With `lng`: nearer things first. */
    readonly lat?: number | undefined;
    readonly lng?: number | undefined;
    /** At most 20; more is taken as 20. */
    readonly limit?: number | undefined;
    /** Of categories and kinds; else `Accept-Language`. */
    readonly lang?: 'en' | 'es' | undefined;
  };
  readonly signal?: AbortSignal | undefined;
}

export type GetPlacesSuggestAnswer = readonly Suggestion[];

/** GET /api/places/{place_id}: One place */
export interface GetPlacesByPlaceIdRequest {
  readonly place_id: string;
  readonly query?: {
    /** Extension: everything the catalogue knows. */
    readonly include?: 'facts' | undefined;
    /** Extension: language of the texts; else `Accept-Language`. */
    readonly lang?: 'en' | 'es' | undefined;
  };
  readonly signal?: AbortSignal | undefined;
}

export type GetPlacesByPlaceIdAnswer = PlaceWithDescription;

/** GET /api/places/question/: What a question about places asks for */
export interface GetPlacesQuestionRequest {
  readonly query?: {
    /** The question, in English or Spanish. */
    readonly q?: string | undefined;
    /**
     * Extension: only places that fulfil this wish, as `/api/places/question/` writes it: an attribute and its value, with a
     * minus sign for what is not wanted. Wishes for categories and kinds are alternatives, so are several cuisines and
     * several dishes; all others must hold. May be given several times.
     */
    readonly wish?: readonly string[] | undefined;
    /** With `lng`: where the asker stands. */
    readonly lat?: number | undefined;
    readonly lng?: number | undefined;
    /** Of the names; else `Accept-Language`. */
    readonly lang?: 'en' | 'es' | undefined;
  };
  readonly signal?: AbortSignal | undefined;
}

export type GetPlacesQuestionAnswer = Question;

/** GET /api/reviews/: The caller’s reviews */
export interface GetReviewsRequest {
  readonly signal?: AbortSignal | undefined;
}

export type GetReviewsAnswer = readonly Review[];

/** POST /api/reviews/: Review a place */
export interface PostReviewsRequest {
  readonly body: ReviewInput;
  readonly signal?: AbortSignal | undefined;
}

export type PostReviewsAnswer = Review;

/** GET /api/reviews/user/{place_id}: The caller’s review of a place */
export interface GetReviewsUserByPlaceIdRequest {
  readonly place_id: string;
  readonly signal?: AbortSignal | undefined;
}

export type GetReviewsUserByPlaceIdAnswer = OwnReview;

/** DELETE /api/reviews/{place_id}: Take a review back */
export interface DeleteReviewsByPlaceIdRequest {
  readonly place_id: string;
  readonly signal?: AbortSignal | undefined;
}

export type DeleteReviewsByPlaceIdAnswer = Detail;

/** GET /api/places/{place_id}/reviews: What others say of a place */
export interface GetPlacesByPlaceIdReviewsRequest {
  readonly place_id: string;
  readonly query?: {
    /** At most 200; more is taken as 200. */
    readonly limit?: number | undefined;
    /** Only entries with a lower id: the next page. */
    readonly before?: number | undefined;
  };
  readonly signal?: AbortSignal | undefined;
}

export type GetPlacesByPlaceIdReviewsAnswer = readonly SharedReview[];

/** GET /api/reviews/{place_id}/sharing: Whether others see the caller’s review of a place */
export interface GetReviewsByPlaceIdSharingRequest {
  readonly place_id: string;
  readonly signal?: AbortSignal | undefined;
}

export type GetReviewsByPlaceIdSharingAnswer = ReviewSharing;

/** PUT /api/reviews/{place_id}/sharing: Show the caller’s review of a place to others */
export interface PutReviewsByPlaceIdSharingRequest {
  readonly place_id: string;
  readonly body: ReviewSharingInput;
  readonly signal?: AbortSignal | undefined;
}

export type PutReviewsByPlaceIdSharingAnswer = ReviewSharing;

/** DELETE /api/reviews/{place_id}/sharing: Show the caller’s review of a place to nobody */
export interface DeleteReviewsByPlaceIdSharingRequest {
  readonly place_id: string;
  readonly signal?: AbortSignal | undefined;
}

export type DeleteReviewsByPlaceIdSharingAnswer = ReviewSharing;

/** GET /api/saves/: The caller’s saved, hidden and visited places */
export interface GetSavesRequest {
  readonly query?: {
    /** At most 200; more is taken as 200. */
    readonly limit?: number | undefined;
    /** Only entries with a lower id: the next page. */
    readonly before?: number | undefined;
    /** `saved`: to go there. `hidden`: not this one, it never comes back by itself. `visited`: has been there. */
    readonly mark?: 'saved' | 'hidden' | 'visited' | undefined;
  };
  readonly signal?: AbortSignal | undefined;
}

export type GetSavesAnswer = readonly PlaceMark[];

/** GET /api/saves/{place_id}: The caller’s marks of a place */
export interface GetSavesByPlaceIdRequest {
  readonly place_id: string;
  readonly signal?: AbortSignal | undefined;
}

export type GetSavesByPlaceIdAnswer = PlaceMarks;

/** PUT /api/saves/{place_id}: The same as `PUT /api/saves/{place_id}/{mark}`, with the mark in the body */
export interface PutSavesByPlaceIdRequest {
  readonly place_id: string;
  readonly body: MarkInput;
  readonly signal?: AbortSignal | undefined;
}

export type PutSavesByPlaceIdAnswer = PlaceMarks;

/** DELETE /api/saves/{place_id}: Take a mark of a place back, or all of them */
export interface DeleteSavesByPlaceIdRequest {
  readonly place_id: string;
  readonly query?: {
    /** Only this mark; without it, all of the place. */
    readonly state?: 'saved' | 'hidden' | 'visited' | undefined;
  };
  readonly signal?: AbortSignal | undefined;
}

export type DeleteSavesByPlaceIdAnswer = PlaceMarks;

/** PUT /api/saves/{place_id}/{mark}: Save a place, hide it, or note that it was visited */
export interface PutSavesByPlaceIdByMarkRequest {
  readonly place_id: string;
  readonly mark: 'saved' | 'hidden' | 'visited';
  readonly signal?: AbortSignal | undefined;
}

export type PutSavesByPlaceIdByMarkAnswer = PlaceMarks;

/** DELETE /api/saves/{place_id}/{mark}: Take a mark back */
export interface DeleteSavesByPlaceIdByMarkRequest {
  readonly place_id: string;
  readonly mark: 'saved' | 'hidden' | 'visited';
  readonly signal?: AbortSignal | undefined;
}

export type DeleteSavesByPlaceIdByMarkAnswer = PlaceMarks;

/** GET /api/lists/: The caller’s lists */
export interface GetListsRequest {
  readonly signal?: AbortSignal | undefined;
}

export type GetListsAnswer = readonly ListSummary[];

/** POST /api/lists/: Make a list */
export interface PostListsRequest {
  readonly body: ListInput;
  readonly signal?: AbortSignal | undefined;
}

export type PostListsAnswer = List;

/** GET /api/lists/{id}: A list with its places */
export interface GetListsByIdRequest {
  readonly id: string;
  readonly signal?: AbortSignal | undefined;
}

export type GetListsByIdAnswer = List;

/** PATCH /api/lists/{id}: Rename a list, add, move, note and remove places */
export interface PatchListsByIdRequest {
  readonly id: string;
  readonly body: ListChange;
  readonly signal?: AbortSignal | undefined;
}

export type PatchListsByIdAnswer = List;

/** DELETE /api/lists/{id}: Delete a list and its links */
export interface DeleteListsByIdRequest {
  readonly id: string;
  readonly signal?: AbortSignal | undefined;
}

export type DeleteListsByIdAnswer = Detail;

/** POST /api/lists/{id}/link: Share a list by a link */
export interface PostListsByIdLinkRequest {
  readonly id: string;
  readonly body: ListLinkInput;
  readonly signal?: AbortSignal | undefined;
}

export type PostListsByIdLinkAnswer = ListLink;

/** DELETE /api/lists/{id}/link: Withdraw all links of a list */
export interface DeleteListsByIdLinkRequest {
  readonly id: string;
  readonly signal?: AbortSignal | undefined;
}

export type DeleteListsByIdLinkAnswer = Detail;

/** GET /api/shared-lists/{link}: A shared list */
export interface GetSharedListsByLinkRequest {
  readonly link: string;
  readonly signal?: AbortSignal | undefined;
}

export type GetSharedListsByLinkAnswer = SharedList;

/** PATCH /api/shared-lists/{link}: Change a shared list */
export interface PatchSharedListsByLinkRequest {
  readonly link: string;
  readonly body: ListChange;
  readonly signal?: AbortSignal | undefined;
}

export type PatchSharedListsByLinkAnswer = SharedList;

/** POST /api/lists/import: Bring in a list from elsewhere */
export interface PostListsImportRequest {
  readonly body: OwnListInput;
  readonly signal?: AbortSignal | undefined;
}

export type PostListsImportAnswer = ListImport;

/** GET /api/recommendations/: Places for the caller, near a position */
export interface GetRecommendationsRequest {
  readonly query: {
    /** Degrees north. */
    readonly lat: number;
    /** Degrees east. */
    readonly lng: number;
    /** At most 100; more is taken as 100. */
    readonly limit?: number | undefined;
    /** How to recommend; ensemble unless the operator compares or has adopted another ranking. */
    readonly method?: 'autoencoder' | 'svd' | 'transfer' | 'embeddings' | 'ensemble' | undefined;
    /** Extension: only places of one of these categories, by name or alias in English or Spanish. */
    readonly category?: readonly string[] | undefined;
    /** Extension: only places of one of these kinds, narrower than a category. May be given several times. */
    readonly kind?: readonly string[] | undefined;
    /**
     * Extension: no place of these categories or kinds, nor these places (ids): what was shown, when more is asked for. May be
     * given several times.
     */
    readonly exclude?: readonly string[] | undefined;
    /** Extension: only places within so many metres (straight line) of `near`, else of `lat` and `lng`. */
    readonly radius_m?: number | undefined;
    /** Extension: only places inside this box of degrees: west,south,east,north. */
    readonly bbox?: string | undefined;
    /** Extension: only places inside this area, by id or name. */
    readonly area?: string | undefined;
    /** Extension: only places near this one (a place id, or an address of the city), within `radius_m` or a kilometre. */
    readonly near?: string | undefined;
    /** Extension: only places open at this local date and time (`YYYY-MM-DDTHH:MM`), or `now`. */
    readonly open_at?: string | undefined;
    /** Extension: highest price level, 1 to 4; 0 is free. */
    readonly price_max?: number | undefined;
    /** Extension: what one person pays at most, in the currency of the city. */
    readonly amount_max?: number | undefined;
    /** Extension: only places with each of these features. May be given several times. */
    readonly feature?: readonly string[] | undefined;
    /** Extension: only places that are known to serve each of these diets. May be given several times. */
    readonly diet?: readonly string[] | undefined;
    /** Extension: only places rated so or better by those who rated them. */
    readonly min_rating?: number | undefined;
    /**
     * Extension: only places that fulfil this wish, as `/api/places/question/` writes it: an attribute and its value, with a
     * minus sign for what is not wanted. Wishes for categories and kinds are alternatives, so are several cuisines and
     * several dishes; all others must hold. May be given several times.
     */
    readonly wish?: readonly string[] | undefined;
    /**
     * Extension, with filters: `sure` (as it is unless asked for) for what surely matches; `unknown` for what would match if
     * facts nobody knows were favourable, the fewest unknown facts first.
     */
    readonly match?: 'sure' | 'unknown' | undefined;
    /**
     * Extension: 1 brings lesser-known places first; recommendations also prefer places that no list showed to the caller
     * before, as far as events tell.
     */
    readonly novelty?: number | undefined;
    /** Extension: whether places that the caller reviewed come back. */
    readonly include_reviewed?: boolean | undefined;
    /** Extension: the numbers behind each score. */
    readonly include?: 'contributions' | undefined;
    /** Extension: language of the explanation; else `Accept-Language`. */
    readonly lang?: 'en' | 'es' | undefined;
  };
  readonly signal?: AbortSignal | undefined;
}

export type GetRecommendationsAnswer = readonly Recommendation[];

/** POST /api/recommendations/chat: Talk about places */
export interface PostRecommendationsChatRequest {
  readonly query?: {
    /** Extension: what was understood of the message. */
    readonly include?: 'understood' | undefined;
  };
  readonly body: ChatInput;
  readonly signal?: AbortSignal | undefined;
}

export type PostRecommendationsChatAnswer = ChatResponse;

/** DELETE /api/recommendations/chat: Forget what was said */
export interface DeleteRecommendationsChatRequest {
  readonly query?: {
    /** Of a server with a service key, which must send it: whose conversations. */
    readonly user_id?: string | undefined;
    /** Only this conversation; without it, all of them. */
    readonly conversation_id?: string | undefined;
  };
  readonly signal?: AbortSignal | undefined;
}

export type DeleteRecommendationsChatAnswer = Detail;

/** POST /api/events/: Tell what was done with places of a list */
export interface PostEventsRequest {
  readonly body: EventsInput;
  readonly signal?: AbortSignal | undefined;
}

export type PostEventsAnswer = TakenEvents;

/** GET /api/events/: The caller’s events that are kept */
export interface GetEventsRequest {
  readonly signal?: AbortSignal | undefined;
}

export type GetEventsAnswer = readonly PlaceEvent[];

/** DELETE /api/events/: Erase the caller’s events */
export interface DeleteEventsRequest {
  readonly signal?: AbortSignal | undefined;
}

export type DeleteEventsAnswer = Detail;

/** GET /api/plans/: The caller’s plans */
export interface GetPlansRequest {
  readonly signal?: AbortSignal | undefined;
}

export type GetPlansAnswer = readonly PlanSummary[];

/** POST /api/plans/: Make a plan */
export interface PostPlansRequest {
  readonly body: PlanInput;
  readonly signal?: AbortSignal | undefined;
}

export type PostPlansAnswer = Plan;

/** GET /api/plans/{id}: A plan with its times */
export interface GetPlansByIdRequest {
  readonly id: string;
  readonly signal?: AbortSignal | undefined;
}

export type GetPlansByIdAnswer = Plan;

/** PATCH /api/plans/{id}: Change a plan */
export interface PatchPlansByIdRequest {
  readonly id: string;
  readonly body: PlanChange;
  readonly signal?: AbortSignal | undefined;
}

export type PatchPlansByIdAnswer = Plan;

/** DELETE /api/plans/{id}: Delete a plan */
export interface DeletePlansByIdRequest {
  readonly id: string;
  readonly signal?: AbortSignal | undefined;
}

export type DeletePlansByIdAnswer = Detail;

/** POST /api/plans/{id}/link: Share a plan by a link */
export interface PostPlansByIdLinkRequest {
  readonly id: string;
  readonly signal?: AbortSignal | undefined;
}

export type PostPlansByIdLinkAnswer = PlanLink;

/** DELETE /api/plans/{id}/link: Withdraw the link */
export interface DeletePlansByIdLinkRequest {
  readonly id: string;
  readonly signal?: AbortSignal | undefined;
}

export type DeletePlansByIdLinkAnswer = Detail;

/** GET /api/shared/{link}: A shared plan */
export interface GetSharedByLinkRequest {
  readonly link: string;
  readonly signal?: AbortSignal | undefined;
}

export type GetSharedByLinkAnswer = SharedPlan;

/** POST /api/visitor/token: A token without an account */
export interface PostVisitorTokenRequest {
  readonly signal?: AbortSignal | undefined;
}

export type PostVisitorTokenAnswer = VisitorToken;

/** POST /api/widget/token: Trade a widget key for a short-lived token */
export interface PostWidgetTokenRequest {
  readonly body: WidgetTokenInput;
  readonly signal?: AbortSignal | undefined;
}

export type PostWidgetTokenAnswer = WidgetToken;

/** POST /api/widget/settings: What a widget key says of its widget */
export interface PostWidgetSettingsRequest {
  readonly body: WidgetTokenInput;
  readonly signal?: AbortSignal | undefined;
}

export type PostWidgetSettingsAnswer = WidgetSettings;

/** GET /api/admin/users: Accounts */
export interface GetAdminUsersRequest {
  readonly query?: {
    /** At most 500; more is taken as 500. */
    readonly limit?: number | undefined;
    readonly offset?: number | undefined;
  };
  readonly signal?: AbortSignal | undefined;
}

export type GetAdminUsersAnswer = readonly User[];

/** PATCH /api/admin/users/{id}: Deactivate an account, or change its role */
export interface PatchAdminUsersByIdRequest {
  readonly id: number;
  readonly body: UserChange;
  readonly signal?: AbortSignal | undefined;
}

export type PatchAdminUsersByIdAnswer = User;

/** GET /api/admin/places: Places, closed ones too */
export interface GetAdminPlacesRequest {
  readonly query?: {
    /** A part of the name, of an alias or of the id. */
    readonly q?: string | undefined;
    /** Only places that are closed for good, or only those that are not. */
    readonly closed?: boolean | undefined;
    /** At most 200; more is taken as 200. */
    readonly limit?: number | undefined;
    readonly offset?: number | undefined;
  };
  readonly signal?: AbortSignal | undefined;
}

export type GetAdminPlacesAnswer = readonly PlaceSummary[];

/** POST /api/admin/places: Add a place */
export interface PostAdminPlacesRequest {
  readonly body: PlaceInput;
  readonly signal?: AbortSignal | undefined;
}

export type PostAdminPlacesAnswer = AdminPlace;

/** GET /api/admin/places/{id}: Everything that is known of a place, and from whom */
export interface GetAdminPlacesByIdRequest {
  readonly id: string;
  readonly signal?: AbortSignal | undefined;
}

export type GetAdminPlacesByIdAnswer = AdminPlace;

/** PATCH /api/admin/places/{id}: Change a place; later imports leave what was changed alone */
export interface PatchAdminPlacesByIdRequest {
  readonly id: string;
  readonly body: PlaceChange;
  readonly signal?: AbortSignal | undefined;
}

export type PatchAdminPlacesByIdAnswer = AdminPlace;

/** DELETE /api/admin/places/{id}: Remove a place, or close it for good where people have reviewed it */
export interface DeleteAdminPlacesByIdRequest {
  readonly id: string;
  readonly signal?: AbortSignal | undefined;
}

export type DeleteAdminPlacesByIdAnswer = Detail;

/** POST /api/admin/places/{id}/join: Join another row that is the same place; its reviews come along */
export interface PostAdminPlacesByIdJoinRequest {
  readonly id: string;
  readonly body: PlaceJoin;
  readonly signal?: AbortSignal | undefined;
}

export type PostAdminPlacesByIdJoinAnswer = AdminPlace;

/**
 * POST /api/admin/places/{id}/distinct: Tell a place apart from another that looks the same; they are no likely duplicates
 * any more
 */
export interface PostAdminPlacesByIdDistinctRequest {
  readonly id: string;
  readonly body: PlaceSeparation;
  readonly signal?: AbortSignal | undefined;
}

export type PostAdminPlacesByIdDistinctAnswer = Detail;

/** DELETE /api/admin/places/{id}/distinct/{other}: Take that back: whether they are one place is open again */
export interface DeleteAdminPlacesByIdDistinctByOtherRequest {
  readonly id: string;
  readonly other: string;
  readonly signal?: AbortSignal | undefined;
}

export type DeleteAdminPlacesByIdDistinctByOtherAnswer = Detail;

/** GET /api/admin/freshness: How many facts are fresh, doubtful and undated, by district, category or source */
export interface GetAdminFreshnessRequest {
  readonly query?: {
    /** `category`: the main one of each place. */
    readonly by?: 'district' | 'category' | 'source' | undefined;
  };
  readonly signal?: AbortSignal | undefined;
}

export type GetAdminFreshnessAnswer = Freshness;

/** GET /api/admin/review-queue: Places of which something is doubtful, and what */
export interface GetAdminReviewQueueRequest {
  readonly query?: {
    readonly district?: string | undefined;
    /** Only places of which this is doubtful. */
    readonly fact?: 'name' | 'address' | 'opening_hours' | 'terrace_hours' | 'free_entry' | 'prices' | 'phone' | 'website' | 'wheelchair' | undefined;
    /** At most 200; more is taken as 200. */
    readonly limit?: number | undefined;
    readonly offset?: number | undefined;
  };
  readonly signal?: AbortSignal | undefined;
}

export type GetAdminReviewQueueAnswer = readonly DoubtfulPlace[];

/**
 * POST /api/admin/places/{id}/confirm: Say that facts of a place are true as they stand; they have the date of today
 */
export interface PostAdminPlacesByIdConfirmRequest {
  readonly id: string;
  readonly body: FactConfirmation;
  readonly signal?: AbortSignal | undefined;
}

export type PostAdminPlacesByIdConfirmAnswer = Detail;

/** GET /api/admin/imports: Reports of past imports */
export interface GetAdminImportsRequest {
  readonly query?: {
    /** At most 200; more is taken as 200. */
    readonly limit?: number | undefined;
    /** Only entries with a lower id: the next page. */
    readonly before?: number | undefined;
  };
  readonly signal?: AbortSignal | undefined;
}

export type GetAdminImportsAnswer = readonly ImportReport[];

/** POST /api/admin/imports: Import a file into the catalogue: all of it or nothing */
export interface PostAdminImportsRequest {
  readonly query: {
    /** Which kind of file it is. */
    readonly source: 'jsonl' | 'csv' | 'esmadrid' | 'municipal' | 'google-export' | 'osm' | 'overture';
    /** Its name: formats are told by its end, such as `.osm.pbf`, `.csv` or `.jsonl.gz`. */
    readonly file?: string | undefined;
    /** Only the report; nothing is stored. */
    readonly dry_run?: boolean | undefined;
  };
  readonly signal?: AbortSignal | undefined;
}

export type PostAdminImportsAnswer = CatalogueImport;

/** GET /api/admin/duplicates: Places that may be one and the same, but for those that were told apart */
export interface GetAdminDuplicatesRequest {
  readonly signal?: AbortSignal | undefined;
}

export type GetAdminDuplicatesAnswer = Duplicates;

/** GET /api/admin/reviews: Everybody’s reviews */
export interface GetAdminReviewsRequest {
  readonly query?: {
    /** At most 200; more is taken as 200. */
    readonly limit?: number | undefined;
    /** Only entries with a lower id: the next page. */
    readonly before?: number | undefined;
    /** Id of a place, 1 to 128 letters, digits, `_` and `-`; only its reviews. */
    readonly place_id?: string | undefined;
  };
  readonly signal?: AbortSignal | undefined;
}

export type GetAdminReviewsAnswer = readonly WrittenReview[];

/** DELETE /api/admin/reviews/{id}: Take somebody’s review away */
export interface DeleteAdminReviewsByIdRequest {
  readonly id: number;
  readonly signal?: AbortSignal | undefined;
}

export type DeleteAdminReviewsByIdAnswer = Detail;

/** GET /api/admin/widget-keys: Widget keys */
export interface GetAdminWidgetKeysRequest {
  readonly signal?: AbortSignal | undefined;
}

export type GetAdminWidgetKeysAnswer = readonly WidgetKey[];

/** POST /api/admin/widget-keys: Make a widget key */
export interface PostAdminWidgetKeysRequest {
  readonly body: WidgetKeyInput;
  readonly signal?: AbortSignal | undefined;
}

export type PostAdminWidgetKeysAnswer = NewWidgetKey;

/** PATCH /api/admin/widget-keys/{id}: Change the label, the sites or the quota of a key */
export interface PatchAdminWidgetKeysByIdRequest {
  readonly id: number;
  readonly body: WidgetKeyChange;
  readonly signal?: AbortSignal | undefined;
}

export type PatchAdminWidgetKeysByIdAnswer = WidgetKey;

/** DELETE /api/admin/widget-keys/{id}: Revoke a widget key */
export interface DeleteAdminWidgetKeysByIdRequest {
  readonly id: number;
  readonly signal?: AbortSignal | undefined;
}

export type DeleteAdminWidgetKeysByIdAnswer = Detail;

/** POST /api/admin/widget-keys/{id}/rotate: Replace a key; the old one is accepted for a while */
export interface PostAdminWidgetKeysByIdRotateRequest {
  readonly id: number;
  readonly query?: {
    /** How long the old key is still accepted; 0 ends it at once. */
    readonly overlap_minutes?: number | undefined;
  };
  readonly signal?: AbortSignal | undefined;
}

export type PostAdminWidgetKeysByIdRotateAnswer = NewWidgetKey;

/** GET /api/admin/service-keys: Service keys */
export interface GetAdminServiceKeysRequest {
  readonly signal?: AbortSignal | undefined;
}

export type GetAdminServiceKeysAnswer = readonly ServiceKey[];

/** POST /api/admin/service-keys: Make a service key */
export interface PostAdminServiceKeysRequest {
  readonly body: ServiceKeyInput;
  readonly signal?: AbortSignal | undefined;
}

export type PostAdminServiceKeysAnswer = NewServiceKey;

/** PATCH /api/admin/service-keys/{id}: Change the label, scopes, quota, city or language of a key */
export interface PatchAdminServiceKeysByIdRequest {
  readonly id: number;
  readonly body: ServiceKeyChange;
  readonly signal?: AbortSignal | undefined;
}

export type PatchAdminServiceKeysByIdAnswer = ServiceKey;

/** DELETE /api/admin/service-keys/{id}: Revoke a service key */
export interface DeleteAdminServiceKeysByIdRequest {
  readonly id: number;
  readonly signal?: AbortSignal | undefined;
}

export type DeleteAdminServiceKeysByIdAnswer = Detail;

/** POST /api/admin/service-keys/{id}/rotate: Replace a key; the old one is accepted for a while */
export interface PostAdminServiceKeysByIdRotateRequest {
  readonly id: number;
  readonly query?: {
    /** How long the old key is still accepted; 0 ends it at once. */
    readonly overlap_minutes?: number | undefined;
  };
  readonly signal?: AbortSignal | undefined;
}

export type PostAdminServiceKeysByIdRotateAnswer = NewServiceKey;

/** GET /api/admin/webhooks: Webhooks, with what waits and what failed */
export interface GetAdminWebhooksRequest {
  readonly signal?: AbortSignal | undefined;
}

export type GetAdminWebhooksAnswer = readonly Webhook[];

/** POST /api/admin/webhooks: Make a webhook */
export interface PostAdminWebhooksRequest {
  readonly body: WebhookInput;
  readonly signal?: AbortSignal | undefined;
}

export type PostAdminWebhooksAnswer = NewWebhook;

/** PATCH /api/admin/webhooks/{id}: Change a webhook, or stop and start it */
export interface PatchAdminWebhooksByIdRequest {
  readonly id: number;
  readonly body: WebhookChange;
  readonly signal?: AbortSignal | undefined;
}

export type PatchAdminWebhooksByIdAnswer = Webhook;

/** DELETE /api/admin/webhooks/{id}: Remove a webhook with the messages that wait */
export interface DeleteAdminWebhooksByIdRequest {
  readonly id: number;
  readonly signal?: AbortSignal | undefined;
}

export type DeleteAdminWebhooksByIdAnswer = Detail;

/** POST /api/admin/webhooks/{id}/rotate: Replace the secret; messages are signed with both for a while */
export interface PostAdminWebhooksByIdRotateRequest {
  readonly id: number;
  readonly query?: {
    /** How long the old key is still accepted; 0 ends it at once. */
    readonly overlap_minutes?: number | undefined;
  };
  readonly signal?: AbortSignal | undefined;
}

export type PostAdminWebhooksByIdRotateAnswer = NewWebhook;

/** GET /api/admin/house-rules: House rules */
export interface GetAdminHouseRulesRequest {
  readonly signal?: AbortSignal | undefined;
}

export type GetAdminHouseRulesAnswer = readonly HouseRule[];

/** POST /api/admin/house-rules: Make a house rule */
export interface PostAdminHouseRulesRequest {
  readonly body: HouseRuleInput;
  readonly signal?: AbortSignal | undefined;
}

export type PostAdminHouseRulesAnswer = HouseRule;

/** PUT /api/admin/house-rules/{id}: Replace a house rule */
export interface PutAdminHouseRulesByIdRequest {
  readonly id: number;
  readonly body: HouseRuleInput;
  readonly signal?: AbortSignal | undefined;
}

export type PutAdminHouseRulesByIdAnswer = HouseRule;

/** DELETE /api/admin/house-rules/{id}: Remove a house rule */
export interface DeleteAdminHouseRulesByIdRequest {
  readonly id: number;
  readonly signal?: AbortSignal | undefined;
}

export type DeleteAdminHouseRulesByIdAnswer = Detail;

/** GET /api/admin/models: Sets of trained models */
export interface GetAdminModelsRequest {
  readonly signal?: AbortSignal | undefined;
}

export type GetAdminModelsAnswer = readonly ModelSet[];

/** POST /api/admin/models/{id}/activate: Let a set serve, a newer or an older one */
export interface PostAdminModelsByIdActivateRequest {
  readonly id: number;
  readonly signal?: AbortSignal | undefined;
}

export type PostAdminModelsByIdActivateAnswer = ModelSet;

/** GET /api/admin/experiments: Experiments and their results */
export interface GetAdminExperimentsRequest {
  readonly signal?: AbortSignal | undefined;
}

export type GetAdminExperimentsAnswer = readonly Experiment[];

/** POST /api/admin/experiments: Compare two rankings on the lists of callers who name no method */
export interface PostAdminExperimentsRequest {
  readonly body: ExperimentInput;
  readonly signal?: AbortSignal | undefined;
}

export type PostAdminExperimentsAnswer = Experiment;

/** POST /api/admin/experiments/{id}/end: End an experiment; what served before serves on */
export interface PostAdminExperimentsByIdEndRequest {
  readonly id: number;
  readonly signal?: AbortSignal | undefined;
}

export type PostAdminExperimentsByIdEndAnswer = Experiment;

/** POST /api/admin/experiments/{id}/adopt: Let one of the two rankings serve callers who name no method */
export interface PostAdminExperimentsByIdAdoptRequest {
  readonly id: number;
  readonly body: AdoptionInput;
  readonly signal?: AbortSignal | undefined;
}

export type PostAdminExperimentsByIdAdoptAnswer = Experiment;

/** GET /api/admin/numbers: What is asked, what could not be answered, what is chosen */
export interface GetAdminNumbersRequest {
  readonly query?: {
    /** Today and the days before it. */
    readonly days?: number | undefined;
  };
  readonly signal?: AbortSignal | undefined;
}

export type GetAdminNumbersAnswer = Numbers;

/** GET /api/admin/health: What is served, and what background work did last */
export interface GetAdminHealthRequest {
  readonly signal?: AbortSignal | undefined;
}

export type GetAdminHealthAnswer = ServiceState;

/** GET /api/admin/audit-log: What administrators did */
export interface GetAdminAuditLogRequest {
  readonly query?: {
    /** At most 200; more is taken as 200. */
    readonly limit?: number | undefined;
    /** Only entries with a lower id: the next page. */
    readonly before?: number | undefined;
    /** Only what was done to such. */
    readonly object?: 
      | 'user'
      | 'place'
      | 'review'
      | 'widget-key'
      | 'service-key'
      | 'house-rule'
      | 'webhook'
      | 'model-set'
      | 'experiment'
      | 'catalogue' | undefined;
    readonly object_id?: string | undefined;
  };
  readonly signal?: AbortSignal | undefined;
}

export type GetAdminAuditLogAnswer = readonly AuditEntry[];

/** GET /healthz: The process answers */
export interface GetHealthzRequest {
  readonly signal?: AbortSignal | undefined;
}

export type GetHealthzAnswer = Health;

/** GET /readyz: Database, migrations, catalogue and models are there */
export interface GetReadyzRequest {
  readonly signal?: AbortSignal | undefined;
}

export type GetReadyzAnswer = Health;

/** GET /api/categories: The canonical categories */
export interface GetCategoriesRequest {
  readonly signal?: AbortSignal | undefined;
}

export type GetCategoriesAnswer = readonly Category[];

/** GET /api/attribution: Where the facts come from */
export interface GetAttributionRequest {
  readonly query?: {
    /** Language of the credits; English by default. */
    readonly lang?: 'en' | 'es' | undefined;
  };
  readonly signal?: AbortSignal | undefined;
}

export type GetAttributionAnswer = readonly Attribution[];

/** GET /api/city: The city that this service is for */
export interface GetCityRequest {
  readonly signal?: AbortSignal | undefined;
}

export type GetCityAnswer = City;

/** @param send what carries the requests; tokens, retries and errors are its business */
export const operations = (send: Transport) => ({
  /** POST /api/token: Log in */
  postToken: (request: PostTokenRequest) =>
    send<PostTokenAnswer>({ method: 'POST', path: '/api/token', ...request }),
  /** POST /api/token/refresh: Trade a refresh token for the next access token */
  postTokenRefresh: (request: PostTokenRefreshRequest) =>
    send<PostTokenRefreshAnswer>({ method: 'POST', path: '/api/token/refresh', ...request }),
  /** POST /api/token/revoke: End a login that a refresh token renews */
  postTokenRevoke: (request: PostTokenRevokeRequest) =>
    send<PostTokenRevokeAnswer>({ method: 'POST', path: '/api/token/revoke', ...request }),
  /** DELETE /api/users/me/sessions: End every login of the caller that a refresh token renews */
  deleteUsersMeSessions: (request: DeleteUsersMeSessionsRequest = {}) =>
    send<DeleteUsersMeSessionsAnswer>({ method: 'DELETE', path: '/api/users/me/sessions', ...request }),
  /** GET /api/users/me: The caller’s account */
  getUsersMe: (request: GetUsersMeRequest = {}) =>
    send<GetUsersMeAnswer>({ method: 'GET', path: '/api/users/me', ...request }),
  /** PATCH /api/users/me: Change one’s own account */
  patchUsersMe: (request: PatchUsersMeRequest) =>
    send<PatchUsersMeAnswer>({ method: 'PATCH', path: '/api/users/me', ...request }),
  /** DELETE /api/users/me: Delete the caller’s account and everything in it */
  deleteUsersMe: (request: DeleteUsersMeRequest = {}) =>
    send<DeleteUsersMeAnswer>({ method: 'DELETE', path: '/api/users/me', ...request }),
  /** POST /api/users/: Sign up */
  postUsers: (request: PostUsersRequest) =>
    send<PostUsersAnswer>({ method: 'POST', path: '/api/users/', ...request }),
  /** GET /api/users/{username}/exists: Whether a username exists */
  getUsersByUsernameExists: ({ username, ...rest }: GetUsersByUsernameExistsRequest) =>
    send<GetUsersByUsernameExistsAnswer>({ method: 'GET', path: `/api/users/${segment(username)}/exists`, ...rest }),
  /** GET /api/users/me/export: Everything the service keeps about the caller */
  getUsersMeExport: (request: GetUsersMeExportRequest = {}) =>
    send<GetUsersMeExportAnswer>({ method: 'GET', path: '/api/users/me/export', ...request }),
  /** GET /api/login: How people can sign in besides username and password */
  getLogin: (request: GetLoginRequest = {}) =>
    send<GetLoginAnswer>({ method: 'GET', path: '/api/login', ...request }),
  /** POST /api/login: Begin to sign in with the provider */
  postLogin: (request: PostLoginRequest = {}) =>
    send<PostLoginAnswer>({ method: 'POST', path: '/api/login', ...request }),
  /** POST /api/login/answer: Trade the provider’s answer for an access token */
  postLoginAnswer: (request: PostLoginAnswerRequest) =>
    send<PostLoginAnswerAnswer>({ method: 'POST', path: '/api/login/answer', ...request }),
  /** GET /api/preferences/: The caller’s preferences */
  getPreferences: (request: GetPreferencesRequest = {}) =>
    send<GetPreferencesAnswer>({ method: 'GET', path: '/api/preferences/', ...request }),
  /** POST /api/preferences/: State a preference, or change it */
  postPreferences: (request: PostPreferencesRequest) =>
    send<PostPreferencesAnswer>({ method: 'POST', path: '/api/preferences/', ...request }),
  /** DELETE /api/preferences/{category}: Take a preference back */
  deletePreferencesByCategory: ({ category, ...rest }: DeletePreferencesByCategoryRequest) =>
    send<DeletePreferencesByCategoryAnswer>({ method: 'DELETE', path: `/api/preferences/${segment(category)}`, ...rest }),
  /** POST /api/preferences/extract-preferences: What a text says its writer likes */
  postPreferencesExtractPreferences: (request: PostPreferencesExtractPreferencesRequest) =>
    send<PostPreferencesExtractPreferencesAnswer>({ method: 'POST', path: '/api/preferences/extract-preferences', ...request }),
  /** GET /api/places/: Places, the best known first */
  getPlaces: (request: GetPlacesRequest = {}) =>
    send<GetPlacesAnswer>({ method: 'GET', path: '/api/places/', ...request }),
  /** GET /api/places/facets/: How many of the places that match have each value */
  getPlacesFacets: (request: GetPlacesFacetsRequest = {}) =>
    send<GetPlacesFacetsAnswer>({ method: 'GET', path: '/api/places/facets/', ...request }),
  /** GET /api/places/suggest/: What somebody may be typing */
  getPlacesSuggest: (request: GetPlacesSuggestRequest) =>
    send<GetPlacesSuggestAnswer>({ method: 'GET', path: '/api/places/suggest/', ...request }),
  /** GET /api/places/{place_id}: One place */
  getPlacesByPlaceId: ({ place_id, ...rest }: GetPlacesByPlaceIdRequest) =>
    send<GetPlacesByPlaceIdAnswer>({ method: 'GET', path: `/api/places/${segment(place_id)}`, ...rest }),
  /** GET /api/places/question/: What a question about places asks for */
  getPlacesQuestion: (request: GetPlacesQuestionRequest = {}) =>
    send<GetPlacesQuestionAnswer>({ method: 'GET', path: '/api/places/question/', ...request }),
  /** GET /api/reviews/: The caller’s reviews */
  getReviews: (request: GetReviewsRequest = {}) =>
    send<GetReviewsAnswer>({ method: 'GET', path: '/api/reviews/', ...request }),
  /** POST /api/reviews/: Review a place */
  postReviews: (request: PostReviewsRequest) =>
    send<PostReviewsAnswer>({ method: 'POST', path: '/api/reviews/', ...request }),
  /** GET /api/reviews/user/{place_id}: The caller’s review of a place */
  getReviewsUserByPlaceId: ({ place_id, ...rest }: GetReviewsUserByPlaceIdRequest) =>
    send<GetReviewsUserByPlaceIdAnswer>({ method: 'GET', path: `/api/reviews/user/${segment(place_id)}`, ...rest }),
  /** DELETE /api/reviews/{place_id}: Take a review back */
  deleteReviewsByPlaceId: ({ place_id, ...rest }: DeleteReviewsByPlaceIdRequest) =>
    send<DeleteReviewsByPlaceIdAnswer>({ method: 'DELETE', path: `/api/reviews/${segment(place_id)}`, ...rest }),
  /** GET /api/places/{place_id}/reviews: What others say of a place */
  getPlacesByPlaceIdReviews: ({ place_id, ...rest }: GetPlacesByPlaceIdReviewsRequest) =>
    send<GetPlacesByPlaceIdReviewsAnswer>({ method: 'GET', path: `/api/places/${segment(place_id)}/reviews`, ...rest }),
  /** GET /api/reviews/{place_id}/sharing: Whether others see the caller’s review of a place */
  getReviewsByPlaceIdSharing: ({ place_id, ...rest }: GetReviewsByPlaceIdSharingRequest) =>
    send<GetReviewsByPlaceIdSharingAnswer>({ method: 'GET', path: `/api/reviews/${segment(place_id)}/sharing`, ...rest }),
  /** PUT /api/reviews/{place_id}/sharing: Show the caller’s review of a place to others */
  putReviewsByPlaceIdSharing: ({ place_id, ...rest }: PutReviewsByPlaceIdSharingRequest) =>
    send<PutReviewsByPlaceIdSharingAnswer>({ method: 'PUT', path: `/api/reviews/${segment(place_id)}/sharing`, ...rest }),
  /** DELETE /api/reviews/{place_id}/sharing: Show the caller’s review of a place to nobody */
  deleteReviewsByPlaceIdSharing: ({ place_id, ...rest }: DeleteReviewsByPlaceIdSharingRequest) =>
    send<DeleteReviewsByPlaceIdSharingAnswer>({ method: 'DELETE', path: `/api/reviews/${segment(place_id)}/sharing`, ...rest }),
  /** GET /api/saves/: The caller’s saved, hidden and visited places */
  getSaves: (request: GetSavesRequest = {}) =>
    send<GetSavesAnswer>({ method: 'GET', path: '/api/saves/', ...request }),
  /** GET /api/saves/{place_id}: The caller’s marks of a place */
  getSavesByPlaceId: ({ place_id, ...rest }: GetSavesByPlaceIdRequest) =>
    send<GetSavesByPlaceIdAnswer>({ method: 'GET', path: `/api/saves/${segment(place_id)}`, ...rest }),
  /** PUT /api/saves/{place_id}: The same as `PUT /api/saves/{place_id}/{mark}`, with the mark in the body */
  putSavesByPlaceId: ({ place_id, ...rest }: PutSavesByPlaceIdRequest) =>
    send<PutSavesByPlaceIdAnswer>({ method: 'PUT', path: `/api/saves/${segment(place_id)}`, ...rest }),
  /** DELETE /api/saves/{place_id}: Take a mark of a place back, or all of them */
  deleteSavesByPlaceId: ({ place_id, ...rest }: DeleteSavesByPlaceIdRequest) =>
    send<DeleteSavesByPlaceIdAnswer>({ method: 'DELETE', path: `/api/saves/${segment(place_id)}`, ...rest }),
  /** PUT /api/saves/{place_id}/{mark}: Save a place, hide it, or note that it was visited */
  putSavesByPlaceIdByMark: ({ place_id, mark, ...rest }: PutSavesByPlaceIdByMarkRequest) =>
    send<PutSavesByPlaceIdByMarkAnswer>({ method: 'PUT', path: `/api/saves/${segment(place_id)}/${segment(mark)}`, ...rest }),
  /** DELETE /api/saves/{place_id}/{mark}: Take a mark back */
  deleteSavesByPlaceIdByMark: ({ place_id, mark, ...rest }: DeleteSavesByPlaceIdByMarkRequest) =>
    send<DeleteSavesByPlaceIdByMarkAnswer>({ method: 'DELETE', path: `/api/saves/${segment(place_id)}/${segment(mark)}`, ...rest }),
  /** GET /api/lists/: The caller’s lists */
  getLists: (request: GetListsRequest = {}) =>
    send<GetListsAnswer>({ method: 'GET', path: '/api/lists/', ...request }),
  /** POST /api/lists/: Make a list */
  postLists: (request: PostListsRequest) =>
    send<PostListsAnswer>({ method: 'POST', path: '/api/lists/', ...request }),
  /** GET /api/lists/{id}: A list with its places */
  getListsById: ({ id, ...rest }: GetListsByIdRequest) =>
    send<GetListsByIdAnswer>({ method: 'GET', path: `/api/lists/${segment(id)}`, ...rest }),
  /** PATCH /api/lists/{id}: Rename a list, add, move, note and remove places */
  patchListsById: ({ id, ...rest }: PatchListsByIdRequest) =>
    send<PatchListsByIdAnswer>({ method: 'PATCH', path: `/api/lists/${segment(id)}`, ...rest }),
  /** DELETE /api/lists/{id}: Delete a list and its links */
  deleteListsById: ({ id, ...rest }: DeleteListsByIdRequest) =>
    send<DeleteListsByIdAnswer>({ method: 'DELETE', path: `/api/lists/${segment(id)}`, ...rest }),
  /** POST /api/lists/{id}/link: Share a list by a link */
  postListsByIdLink: ({ id, ...rest }: PostListsByIdLinkRequest) =>
    send<PostListsByIdLinkAnswer>({ method: 'POST', path: `/api/lists/${segment(id)}/link`, ...rest }),
  /** DELETE /api/lists/{id}/link: Withdraw all links of a list */
  deleteListsByIdLink: ({ id, ...rest }: DeleteListsByIdLinkRequest) =>
    send<DeleteListsByIdLinkAnswer>({ method: 'DELETE', path: `/api/lists/${segment(id)}/link`, ...rest }),
  /** GET /api/shared-lists/{link}: A shared list */
  getSharedListsByLink: ({ link, ...rest }: GetSharedListsByLinkRequest) =>
    send<GetSharedListsByLinkAnswer>({ method: 'GET', path: `/api/shared-lists/${segment(link)}`, ...rest }),
  /** PATCH /api/shared-lists/{link}: Change a shared list */
  patchSharedListsByLink: ({ link, ...rest }: PatchSharedListsByLinkRequest) =>
    send<PatchSharedListsByLinkAnswer>({ method: 'PATCH', path: `/api/shared-lists/${segment(link)}`, ...rest }),
  /** POST /api/lists/import: Bring in a list from elsewhere */
  postListsImport: (request: PostListsImportRequest) =>
    send<PostListsImportAnswer>({ method: 'POST', path: '/api/lists/import', ...request }),
  /** GET /api/recommendations/: Places for the caller, near a position */
  getRecommendations: (request: GetRecommendationsRequest) =>
    send<GetRecommendationsAnswer>({ method: 'GET', path: '/api/recommendations/', ...request }),
  /** POST /api/recommendations/chat: Talk about places */
  postRecommendationsChat: (request: PostRecommendationsChatRequest) =>
    send<PostRecommendationsChatAnswer>({ method: 'POST', path: '/api/recommendations/chat', ...request }),
  /** DELETE /api/recommendations/chat: Forget what was said */
  deleteRecommendationsChat: (request: DeleteRecommendationsChatRequest = {}) =>
    send<DeleteRecommendationsChatAnswer>({ method: 'DELETE', path: '/api/recommendations/chat', ...request }),
  /** POST /api/events/: Tell what was done with places of a list */
  postEvents: (request: PostEventsRequest) =>
    send<PostEventsAnswer>({ method: 'POST', path: '/api/events/', ...request }),
  /** GET /api/events/: The caller’s events that are kept */
  getEvents: (request: GetEventsRequest = {}) =>
    send<GetEventsAnswer>({ method: 'GET', path: '/api/events/', ...request }),
  /** DELETE /api/events/: Erase the caller’s events */
  deleteEvents: (request: DeleteEventsRequest = {}) =>
    send<DeleteEventsAnswer>({ method: 'DELETE', path: '/api/events/', ...request }),
  /** GET /api/plans/: The caller’s plans */
  getPlans: (request: GetPlansRequest = {}) =>
    send<GetPlansAnswer>({ method: 'GET', path: '/api/plans/', ...request }),
  /** POST /api/plans/: Make a plan */
  postPlans: (request: PostPlansRequest) =>
    send<PostPlansAnswer>({ method: 'POST', path: '/api/plans/', ...request }),
  /** GET /api/plans/{id}: A plan with its times */
  getPlansById: ({ id, ...rest }: GetPlansByIdRequest) =>
    send<GetPlansByIdAnswer>({ method: 'GET', path: `/api/plans/${segment(id)}`, ...rest }),
  /** PATCH /api/plans/{id}: Change a plan */
  patchPlansById: ({ id, ...rest }: PatchPlansByIdRequest) =>
    send<PatchPlansByIdAnswer>({ method: 'PATCH', path: `/api/plans/${segment(id)}`, ...rest }),
  /** DELETE /api/plans/{id}: Delete a plan */
  deletePlansById: ({ id, ...rest }: DeletePlansByIdRequest) =>
    send<DeletePlansByIdAnswer>({ method: 'DELETE', path: `/api/plans/${segment(id)}`, ...rest }),
  /** POST /api/plans/{id}/link: Share a plan by a link */
  postPlansByIdLink: ({ id, ...rest }: PostPlansByIdLinkRequest) =>
    send<PostPlansByIdLinkAnswer>({ method: 'POST', path: `/api/plans/${segment(id)}/link`, ...rest }),
  /** DELETE /api/plans/{id}/link: Withdraw the link */
  deletePlansByIdLink: ({ id, ...rest }: DeletePlansByIdLinkRequest) =>
    send<DeletePlansByIdLinkAnswer>({ method: 'DELETE', path: `/api/plans/${segment(id)}/link`, ...rest }),
  /** GET /api/shared/{link}: A shared plan */
  getSharedByLink: ({ link, ...rest }: GetSharedByLinkRequest) =>
    send<GetSharedByLinkAnswer>({ method: 'GET', path: `/api/shared/${segment(link)}`, ...rest }),
  /** POST /api/visitor/token: A token without an account */
  postVisitorToken: (request: PostVisitorTokenRequest = {}) =>
    send<PostVisitorTokenAnswer>({ method: 'POST', path: '/api/visitor/token', ...request }),
  /** POST /api/widget/token: Trade a widget key for a short-lived token */
  postWidgetToken: (request: PostWidgetTokenRequest) =>
    send<PostWidgetTokenAnswer>({ method: 'POST', path: '/api/widget/token', ...request }),
  /** POST /api/widget/settings: What a widget key says of its widget */
  postWidgetSettings: (request: PostWidgetSettingsRequest) =>
    send<PostWidgetSettingsAnswer>({ method: 'POST', path: '/api/widget/settings', ...request }),
  /** GET /api/admin/users: Accounts */
  getAdminUsers: (request: GetAdminUsersRequest = {}) =>
    send<GetAdminUsersAnswer>({ method: 'GET', path: '/api/admin/users', ...request }),
  /** PATCH /api/admin/users/{id}: Deactivate an account, or change its role */
  patchAdminUsersById: ({ id, ...rest }: PatchAdminUsersByIdRequest) =>
    send<PatchAdminUsersByIdAnswer>({ method: 'PATCH', path: `/api/admin/users/${segment(id)}`, ...rest }),
  /** GET /api/admin/places: Places, closed ones too */
  getAdminPlaces: (request: GetAdminPlacesRequest = {}) =>
    send<GetAdminPlacesAnswer>({ method: 'GET', path: '/api/admin/places', ...request }),
  /** POST /api/admin/places: Add a place */
  postAdminPlaces: (request: PostAdminPlacesRequest) =>
    send<PostAdminPlacesAnswer>({ method: 'POST', path: '/api/admin/places', ...request }),
  /** GET /api/admin/places/{id}: Everything that is known of a place, and from whom */
  getAdminPlacesById: ({ id, ...rest }: GetAdminPlacesByIdRequest) =>
    send<GetAdminPlacesByIdAnswer>({ method: 'GET', path: `/api/admin/places/${segment(id)}`, ...rest }),
  /** PATCH /api/admin/places/{id}: Change a place; later imports leave what was changed alone */
  patchAdminPlacesById: ({ id, ...rest }: PatchAdminPlacesByIdRequest) =>
    send<PatchAdminPlacesByIdAnswer>({ method: 'PATCH', path: `/api/admin/places/${segment(id)}`, ...rest }),
  /** DELETE /api/admin/places/{id}: Remove a place, or close it for good where people have reviewed it */
  deleteAdminPlacesById: ({ id, ...rest }: DeleteAdminPlacesByIdRequest) =>
    send<DeleteAdminPlacesByIdAnswer>({ method: 'DELETE', path: `/api/admin/places/${segment(id)}`, ...rest }),
  /** POST /api/admin/places/{id}/join: Join another row that is the same place; its reviews come along */
  postAdminPlacesByIdJoin: ({ id, ...rest }: PostAdminPlacesByIdJoinRequest) =>
    send<PostAdminPlacesByIdJoinAnswer>({ method: 'POST', path: `/api/admin/places/${segment(id)}/join`, ...rest }),
  /**
 * POST /api/admin/places/{id}/distinct: Tell a place apart from another that looks the same; they are no likely duplicates
 * any more
 */
  postAdminPlacesByIdDistinct: ({ id, ...rest }: PostAdminPlacesByIdDistinctRequest) =>
    send<PostAdminPlacesByIdDistinctAnswer>({ method: 'POST', path: `/api/admin/places/${segment(id)}/distinct`, ...rest }),
  /** DELETE /api/admin/places/{id}/distinct/{other}: Take that back: whether they are one place is open again */
  deleteAdminPlacesByIdDistinctByOther: ({ id, other, ...rest }: DeleteAdminPlacesByIdDistinctByOtherRequest) =>
    send<DeleteAdminPlacesByIdDistinctByOtherAnswer>({ method: 'DELETE', path: `/api/admin/places/${segment(id)}/distinct/${segment(other)}`, ...rest }),
  /** GET /api/admin/freshness: How many facts are fresh, doubtful and undated, by district, category or source */
  getAdminFreshness: (request: GetAdminFreshnessRequest = {}) =>
    send<GetAdminFreshnessAnswer>({ method: 'GET', path: '/api/admin/freshness', ...request }),
  /** GET /api/admin/review-queue: Places of which something is doubtful, and what */
  getAdminReviewQueue: (request: GetAdminReviewQueueRequest = {}) =>
    send<GetAdminReviewQueueAnswer>({ method: 'GET', path: '/api/admin/review-queue', ...request }),
  /**
 * POST /api/admin/places/{id}/confirm: Say that facts of a place are true as they stand; they have the date of today
 */
  postAdminPlacesByIdConfirm: ({ id, ...rest }: PostAdminPlacesByIdConfirmRequest) =>
    send<PostAdminPlacesByIdConfirmAnswer>({ method: 'POST', path: `/api/admin/places/${segment(id)}/confirm`, ...rest }),
  /** GET /api/admin/imports: Reports of past imports */
  getAdminImports: (request: GetAdminImportsRequest = {}) =>
    send<GetAdminImportsAnswer>({ method: 'GET', path: '/api/admin/imports', ...request }),
  /** POST /api/admin/imports: Import a file into the catalogue: all of it or nothing */
  postAdminImports: (request: PostAdminImportsRequest) =>
    send<PostAdminImportsAnswer>({ method: 'POST', path: '/api/admin/imports', ...request }),
  /** GET /api/admin/duplicates: Places that may be one and the same, but for those that were told apart */
  getAdminDuplicates: (request: GetAdminDuplicatesRequest = {}) =>
    send<GetAdminDuplicatesAnswer>({ method: 'GET', path: '/api/admin/duplicates', ...request }),
  /** GET /api/admin/reviews: Everybody’s reviews */
  getAdminReviews: (request: GetAdminReviewsRequest = {}) =>
    send<GetAdminReviewsAnswer>({ method: 'GET', path: '/api/admin/reviews', ...request }),
  /** DELETE /api/admin/reviews/{id}: Take somebody’s review away */
  deleteAdminReviewsById: ({ id, ...rest }: DeleteAdminReviewsByIdRequest) =>
    send<DeleteAdminReviewsByIdAnswer>({ method: 'DELETE', path: `/api/admin/reviews/${segment(id)}`, ...rest }),
  /** GET /api/admin/widget-keys: Widget keys */
  getAdminWidgetKeys: (request: GetAdminWidgetKeysRequest = {}) =>
    send<GetAdminWidgetKeysAnswer>({ method: 'GET', path: '/api/admin/widget-keys', ...request }),
  /** POST /api/admin/widget-keys: Make a widget key */
  postAdminWidgetKeys: (request: PostAdminWidgetKeysRequest) =>
    send<PostAdminWidgetKeysAnswer>({ method: 'POST', path: '/api/admin/widget-keys', ...request }),
  /** PATCH /api/admin/widget-keys/{id}: Change the label, the sites or the quota of a key */
  patchAdminWidgetKeysById: ({ id, ...rest }: PatchAdminWidgetKeysByIdRequest) =>
    send<PatchAdminWidgetKeysByIdAnswer>({ method: 'PATCH', path: `/api/admin/widget-keys/${segment(id)}`, ...rest }),
  /** DELETE /api/admin/widget-keys/{id}: Revoke a widget key */
  deleteAdminWidgetKeysById: ({ id, ...rest }: DeleteAdminWidgetKeysByIdRequest) =>
    send<DeleteAdminWidgetKeysByIdAnswer>({ method: 'DELETE', path: `/api/admin/widget-keys/${segment(id)}`, ...rest }),
  /** POST /api/admin/widget-keys/{id}/rotate: Replace a key; the old one is accepted for a while */
  postAdminWidgetKeysByIdRotate: ({ id, ...rest }: PostAdminWidgetKeysByIdRotateRequest) =>
    send<PostAdminWidgetKeysByIdRotateAnswer>({ method: 'POST', path: `/api/admin/widget-keys/${segment(id)}/rotate`, ...rest }),
  /** GET /api/admin/service-keys: Service keys */
  getAdminServiceKeys: (request: GetAdminServiceKeysRequest = {}) =>
    send<GetAdminServiceKeysAnswer>({ method: 'GET', path: '/api/admin/service-keys', ...request }),
  /** POST /api/admin/service-keys: Make a service key */
  postAdminServiceKeys: (request: PostAdminServiceKeysRequest) =>
    send<PostAdminServiceKeysAnswer>({ method: 'POST', path: '/api/admin/service-keys', ...request }),
  /** PATCH /api/admin/service-keys/{id}: Change the label, scopes, quota, city or language of a key */
  patchAdminServiceKeysById: ({ id, ...rest }: PatchAdminServiceKeysByIdRequest) =>
    send<PatchAdminServiceKeysByIdAnswer>({ method: 'PATCH', path: `/api/admin/service-keys/${segment(id)}`, ...rest }),
  /** DELETE /api/admin/service-keys/{id}: Revoke a service key */
  deleteAdminServiceKeysById: ({ id, ...rest }: DeleteAdminServiceKeysByIdRequest) =>
    send<DeleteAdminServiceKeysByIdAnswer>({ method: 'DELETE', path: `/api/admin/service-keys/${segment(id)}`, ...rest }),
  /** POST /api/admin/service-keys/{id}/rotate: Replace a key; the old one is accepted for a while */
  postAdminServiceKeysByIdRotate: ({ id, ...rest }: PostAdminServiceKeysByIdRotateRequest) =>
    send<PostAdminServiceKeysByIdRotateAnswer>({ method: 'POST', path: `/api/admin/service-keys/${segment(id)}/rotate`, ...rest }),
  /** GET /api/admin/webhooks: Webhooks, with what waits and what failed */
  getAdminWebhooks: (request: GetAdminWebhooksRequest = {}) =>
    send<GetAdminWebhooksAnswer>({ method: 'GET', path: '/api/admin/webhooks', ...request }),
  /** POST /api/admin/webhooks: Make a webhook */
  postAdminWebhooks: (request: PostAdminWebhooksRequest) =>
    send<PostAdminWebhooksAnswer>({ method: 'POST', path: '/api/admin/webhooks', ...request }),
  /** PATCH /api/admin/webhooks/{id}: Change a webhook, or stop and start it */
  patchAdminWebhooksById: ({ id, ...rest }: PatchAdminWebhooksByIdRequest) =>
    send<PatchAdminWebhooksByIdAnswer>({ method: 'PATCH', path: `/api/admin/webhooks/${segment(id)}`, ...rest }),
  /** DELETE /api/admin/webhooks/{id}: Remove a webhook with the messages that wait */
  deleteAdminWebhooksById: ({ id, ...rest }: DeleteAdminWebhooksByIdRequest) =>
    send<DeleteAdminWebhooksByIdAnswer>({ method: 'DELETE', path: `/api/admin/webhooks/${segment(id)}`, ...rest }),
  /** POST /api/admin/webhooks/{id}/rotate: Replace the secret; messages are signed with both for a while */
  postAdminWebhooksByIdRotate: ({ id, ...rest }: PostAdminWebhooksByIdRotateRequest) =>
    send<PostAdminWebhooksByIdRotateAnswer>({ method: 'POST', path: `/api/admin/webhooks/${segment(id)}/rotate`, ...rest }),
  /** GET /api/admin/house-rules: House rules */
  getAdminHouseRules: (request: GetAdminHouseRulesRequest = {}) =>
    send<GetAdminHouseRulesAnswer>({ method: 'GET', path: '/api/admin/house-rules', ...request }),
  /** POST /api/admin/house-rules: Make a house rule */
  postAdminHouseRules: (request: PostAdminHouseRulesRequest) =>
    send<PostAdminHouseRulesAnswer>({ method: 'POST', path: '/api/admin/house-rules', ...request }),
  /** PUT /api/admin/house-rules/{id}: Replace a house rule */
  putAdminHouseRulesById: ({ id, ...rest }: PutAdminHouseRulesByIdRequest) =>
    send<PutAdminHouseRulesByIdAnswer>({ method: 'PUT', path: `/api/admin/house-rules/${segment(id)}`, ...rest }),
  /** DELETE /api/admin/house-rules/{id}: Remove a house rule */
  deleteAdminHouseRulesById: ({ id, ...rest }: DeleteAdminHouseRulesByIdRequest) =>
    send<DeleteAdminHouseRulesByIdAnswer>({ method: 'DELETE', path: `/api/admin/house-rules/${segment(id)}`, ...rest }),
  /** GET /api/admin/models: Sets of trained models */
  getAdminModels: (request: GetAdminModelsRequest = {}) =>
    send<GetAdminModelsAnswer>({ method: 'GET', path: '/api/admin/models', ...request }),
  /** POST /api/admin/models/{id}/activate: Let a set serve, a newer or an older one */
  postAdminModelsByIdActivate: ({ id, ...rest }: PostAdminModelsByIdActivateRequest) =>
    send<PostAdminModelsByIdActivateAnswer>({ method: 'POST', path: `/api/admin/models/${segment(id)}/activate`, ...rest }),
  /** GET /api/admin/experiments: Experiments and their results */
  getAdminExperiments: (request: GetAdminExperimentsRequest = {}) =>
    send<GetAdminExperimentsAnswer>({ method: 'GET', path: '/api/admin/experiments', ...request }),
  /** POST /api/admin/experiments: Compare two rankings on the lists of callers who name no method */
  postAdminExperiments: (request: PostAdminExperimentsRequest) =>
    send<PostAdminExperimentsAnswer>({ method: 'POST', path: '/api/admin/experiments', ...request }),
  /** POST /api/admin/experiments/{id}/end: End an experiment; what served before serves on */
  postAdminExperimentsByIdEnd: ({ id, ...rest }: PostAdminExperimentsByIdEndRequest) =>
    send<PostAdminExperimentsByIdEndAnswer>({ method: 'POST', path: `/api/admin/experiments/${segment(id)}/end`, ...rest }),
  /** POST /api/admin/experiments/{id}/adopt: Let one of the two rankings serve callers who name no method */
  postAdminExperimentsByIdAdopt: ({ id, ...rest }: PostAdminExperimentsByIdAdoptRequest) =>
    send<PostAdminExperimentsByIdAdoptAnswer>({ method: 'POST', path: `/api/admin/experiments/${segment(id)}/adopt`, ...rest }),
  /** GET /api/admin/numbers: What is asked, what could not be answered, what is chosen */
  getAdminNumbers: (request: GetAdminNumbersRequest = {}) =>
    send<GetAdminNumbersAnswer>({ method: 'GET', path: '/api/admin/numbers', ...request }),
  /** GET /api/admin/health: What is served, and what background work did last */
  getAdminHealth: (request: GetAdminHealthRequest = {}) =>
    send<GetAdminHealthAnswer>({ method: 'GET', path: '/api/admin/health', ...request }),
  /** GET /api/admin/audit-log: What administrators did */
  getAdminAuditLog: (request: GetAdminAuditLogRequest = {}) =>
    send<GetAdminAuditLogAnswer>({ method: 'GET', path: '/api/admin/audit-log', ...request }),
  /** GET /healthz: The process answers */
  getHealthz: (request: GetHealthzRequest = {}) =>
    send<GetHealthzAnswer>({ method: 'GET', path: '/healthz', ...request }),
  /** GET /readyz: Database, migrations, catalogue and models are there */
  getReadyz: (request: GetReadyzRequest = {}) =>
    send<GetReadyzAnswer>({ method: 'GET', path: '/readyz', ...request }),
  /** GET /api/categories: The canonical categories */
  getCategories: (request: GetCategoriesRequest = {}) =>
    send<GetCategoriesAnswer>({ method: 'GET', path: '/api/categories', ...request }),
  /** GET /api/attribution: Where the facts come from */
  getAttribution: (request: GetAttributionRequest = {}) =>
    send<GetAttributionAnswer>({ method: 'GET', path: '/api/attribution', ...request }),
  /** GET /api/city: The city that this service is for */
  getCity: (request: GetCityRequest = {}) =>
    send<GetCityAnswer>({ method: 'GET', path: '/api/city', ...request }),
});
