// One turn as every decision sees it: the frame, what was understood, and the little it may look up.
import type { FormerPlace } from '../city/former.ts';
import type { Topic } from '../city/topics.ts';
import type { PlaceId } from '../domain/branded.ts';
import type { CivilMoment } from '../domain/civil-day.ts';
import type { Anchor } from '../domain/conversation.ts';
import type { Place } from '../domain/place.ts';
import type { Stopping } from '../domain/station.ts';
import type { Point } from '../geo/point.ts';
import type { Frame } from '../nlp/frame.ts';
import type { Understanding } from '../nlp/understanding.ts';
import type { TalkState } from './state.ts';

/** What a decision may look up. */
export interface Lookup {
  /** A row of the catalogue; the frame keeps ids only. */
  readonly placeOf: (placeId: PlaceId) => Place | undefined;
  /** 0 Monday to 6 Sunday. */
  readonly today: number;
  /** What the clocks of the city show. */
  readonly now?: CivilMoment;
  /** The message came with a position. */
  readonly located: boolean;
  /** It is another position than that of the message before. */
  readonly hasMoved?: boolean;
  /** The place that a text names and that is no longer there under that name; asked after, a name needs no capital letter. */
  readonly formerly: (text: string, isAsked?: boolean) => FormerPlace | undefined;
  /** What the pack tells of a part of the city, by its name. */
  readonly aboutArea: (name: string) => Topic | undefined;
  /** How many stops of a means the city has, as far as is known. */
  readonly stops: (by: Stopping) => number;
  /** The middle of the city, as a part of it. */
  readonly centre?: Anchor;
  /** The name of the first station that has one of these names. */
  readonly stationNamed: (names: readonly string[]) => string | undefined;
  /** The spot of the pack that is of a kind: "near the train station". */
  readonly spotOf: (kindId: string) => Anchor | undefined;
  /** The only place of a kind, where there is just one: "the planetarium". */
  readonly onlyOne: (kindId: string) => PlaceId | undefined;
  /** The one that everybody means by a kind with its article: "the cathedral"; none where no such place is that well known. */
  readonly landmark: (kindId: string) => PlaceId | undefined;
  /** The best-known place whose texts have all these words, where few have. */
  readonly knownFor: (words: string) => PlaceId | undefined;
  /** Well-known places with works of somebody after whom a street or a station is named, too. */
  readonly worksOf: (name: string, at?: Point) => readonly PlaceId[];
  /** How many places have the value of a wish for text in their texts. */
  readonly mentions: (value: string) => number;
  /** The best-known place of a type of which the city has few: "the zoo or Faunia?" */
  readonly oneOfFew: (isMeant: (place: Place) => boolean) => PlaceId | undefined;
  /** The nearest other place of a type, where one is close by: "the cathedral next to it". */
  readonly besideOf: (placeId: PlaceId, isMeant: (place: Place) => boolean) => PlaceId | undefined;
  /** Places whose names begin with these words: the branches of a chain. */
  readonly branchesOf: (words: string) => readonly Place[];
  /** The place that words name, in part or with another spelling, where it is clear which. */
  readonly named: (words: string) => PlaceId | undefined;
}

/** A lookup that knows no more than rows by their ids. */
export const noLookup = (placeOf: Lookup['placeOf']): Lookup => ({
  placeOf,
  today: 0,
  located: false,
  formerly: nothing,
  aboutArea: nothing,
  stops: () => 0,
  stationNamed: nothing,
  spotOf: nothing,
  onlyOne: nothing,
  landmark: nothing,
  knownFor: nothing,
  worksOf: () => [],
  mentions: () => 0,
  oneOfFew: nothing,
  besideOf: nothing,
  branchesOf: () => [],
  named: nothing,
});
const nothing = () => undefined;

export interface Turn {
  readonly conversation: TalkState;
  readonly heard: Understanding;
  /** What was heard, without the aids that the asker travels with. */
  readonly frame: Frame;
  readonly scene: Lookup;
}
