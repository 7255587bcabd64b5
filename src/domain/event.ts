// What somebody does with a place of a list: events, kept only with consent, with the day and never the hour or a position on
// the map.
import type { PlaceId } from './branded.ts';
import type { Method } from './method.ts';

export const EVENT_KINDS = ['shown', 'opened', 'saved', 'hidden', 'directions', 'website'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** Kinds that say "this one": a click, in the words of the literature. */
export const CLICK_KINDS = ['opened', 'saved', 'directions', 'website'] as const satisfies readonly EventKind[];

/** Which lists carry an id: recommendations, places and those of the chat. */
export const SURFACES = ['recommendations', 'places', 'chat'] as const;
export type Surface = (typeof SURFACES)[number];

/** How a list was ranked; `listing` is no method of recommendation, but prominence, a search or a sort order. */
export const RANKED_BY = ['autoencoder', 'svd', 'transfer', 'embeddings', 'ensemble', 'affinity', 'listing'] as const;
export type RankedBy = Method | 'affinity' | 'listing';

/** The two rankings of an experiment; each place of an interleaved list was drafted by one of them. */
export type Team = 'A' | 'B';

/** A list as it was answered: what its id says. */
export interface ShownList {
  readonly surface: Surface;
  /** Of an interleaved list: the method of team A. */
  readonly rankedBy: RankedBy;
  readonly placeIds: readonly PlaceId[];
  /** The key of the embedding site whose visitor got the list. */
  readonly widgetKeyId?: number;
  /** Of an interleaved list: a team for each place, and the method of team B. */
  readonly draft?: { readonly experimentId: number; readonly teams: readonly Team[]; readonly rankedByOfB: RankedBy };
}

/** One place of a list, as the id of the list tells it. */
export interface ShownPlace {
  readonly surface: Surface;
  /** The method that put this place into the list. */
  readonly rankedBy: RankedBy;
  /** Names this very list among all. */
  readonly list: string;
  readonly issuedAt: Date;
  /** From 1. */
  readonly position: number;
  readonly widgetKeyId?: number;
  readonly draft?: { readonly experimentId: number; readonly team: Team };
}

export interface PlaceEvent extends Omit<ShownPlace, 'issuedAt'> {
  /** The client's id: the same event sent again counts once. */
  readonly clientId: string;
  readonly kind: EventKind;
  readonly placeId: PlaceId;
  /** The day on which the list was answered, in UTC: `2026-05-15`. */
  readonly day: string;
}

/** The stored fields of an event. The client's id is kept as a digest only. */
export type StoredEvent = Omit<PlaceEvent, 'clientId'>;

/** Number of places that the id of a list names; lower places do not fit on one screen. */
export const MOST_PLACES_IN_ID = 100;

/** An event comes within this time after its list, or not at all. */
export const EVENT_HOURS = 24;

/** As many events of one person or visitor are kept of a day: more than anybody does, and few enough to hand out. */
export const MOST_EVENTS_A_DAY = 2_000;

/**
 * As many events of a day are taken from one address of all its visitors without an account together. Each of them has
 * their own number, and a new visitor costs nothing: a hotel with a dozen screens stays below, a program that renews itself does not.
 */
export const MOST_EVENTS_A_DAY_FROM_ADDRESS = 20_000;
