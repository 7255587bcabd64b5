// One turn as a judge sees it: the reply, what came before it in the conversation, and the facts to hold it against.
import type { Catalogue, PlaceFacts, Point } from '../../relevance/facts.ts';
import type { Reply } from '../chat.ts';
import { namedAnywhere } from './names.ts';

/** What is wrong with a turn: a kind that can be counted, without any words of the visitor. */
export type Fault = string;

export interface Facts {
  readonly catalogue: Catalogue;
  readonly byId: ReadonlyMap<string, PlaceFacts>;
}

/** Minutes after midnight of its day; the small hours are past 1,440. */
export interface StopTold {
  readonly place: PlaceFacts;
  readonly begin: number;
  readonly end: number;
}

export interface PlanTold {
  readonly days: readonly (readonly StopTold[])[];
  /** Dates that the first day may be: those the reply speaks of, else today and tomorrow. */
  readonly firstDates: readonly string[];
}

export interface JudgedTurn {
  readonly message: string;
  readonly reply: Reply;
  /** Ids of the places of the list; where the answer recommends none, of those whose names it says. */
  readonly list: readonly string[];
  /** The last list before this turn. */
  readonly previous: readonly string[];
  /** All lists before this turn. */
  readonly shown: ReadonlySet<string>;
  readonly previousPlan: PlanTold | undefined;
  readonly from: Point;
  /** Local time of the city. */
  readonly now: string;
}

export const factsOf = (catalogue: Catalogue): Facts => ({
  catalogue,
  byId: new Map(catalogue.places.map((place) => [place.id, place])),
});

export const listOf = ({ text, listed }: Reply, { catalogue }: Facts): readonly string[] =>
  listed.length > 0 ? listed : namedAnywhere(text, catalogue.places).map(({ id }) => id);

/** What is known of places; one that the catalogue counts as closed is no place. */
export const placesOf = (ids: readonly string[], { byId }: Facts): readonly PlaceFacts[] =>
  ids.flatMap((id) => byId.get(id) ?? []);
