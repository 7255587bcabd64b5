// What was found out of a way: on foot, and by train where that saves minutes.
import type { Stopping } from '../../domain/station.ts';
import type { Bearing } from '../../domain/walk.ts';
import type { Card } from '../card.ts';
import type { StationNearby } from '../facts/facts.ts';
import type { Leaving } from '../state.ts';

export type WayAnswer = DirectionsAnswer | StationAnswer | StepFreeAnswer | LeavingAnswer;

export interface DirectionsAnswer {
  readonly kind: 'directions';
  readonly name: string;
  /** Absent when the goal is an area or a station. */
  readonly card?: Card;
  readonly address?: string;
  readonly distanceM: number;
  readonly walkMinutes: number;
  /** Where the walk begins, when it has a name. */
  readonly from?: string;
  readonly bearing?: Bearing;
  readonly station?: StationFact;
  /** By train, where that saves minutes over the walk. */
  readonly ride?: RideAnswer;
  /** Only stations without steps were used. */
  readonly isStepFree?: true;
  /** None of the ways without steps that were asked for leads there. */
  readonly isWithSteps?: true;
  /** No ride without steps leads there, and on foot or on wheels it is no long way. */
  readonly isPavement?: true;
  /** What was asked beside the way: a bus, or a ride without a change. */
  readonly asked?: 'bus' | 'direct';
  /** Of a bus: where lines are told, in the language of the reply. */
  readonly buses?: string;
  /** What a taxi there costs and takes, in the language of the reply. */
  readonly taxi?: string;
  /** It was to go by this, and the city has none. */
  readonly lacking?: { readonly by: Stopping; readonly city: string };
  /** No train runs at that hour: how people get about, in the language of the reply. */
  readonly instead?: string;
}

/** From door to door, as the timetable has it in the middle of a day. */
export interface RideAnswer {
  readonly minutes: number;
  readonly rides: readonly {
    /** What people call the network, by language. */
    readonly network: Readonly<Record<string, string>>;
    readonly line: string;
    readonly from: string;
    readonly to: string;
    readonly stops: number;
  }[];
  /** Minutes on foot to the first station and from the last. */
  readonly walks: readonly [number, number];
}

export interface StationFact extends StationNearby {
  /** What people call its network, by language. */
  readonly network: Readonly<Record<string, string>>;
}

/** Where the nearest one of a means stops; without `station` the city has none that is known. */
interface StationAnswer {
  readonly kind: 'station';
  readonly by: Stopping;
  readonly city: string;
  readonly from?: string;
  readonly station?: Pick<StationFact, 'name' | 'lines' | 'walkMinutes'> & Partial<Pick<StationFact, 'network'>>;
  /** Where another means stops, where the one that was asked for is not there. */
  readonly other?: Pick<StationFact, 'name' | 'walkMinutes'>;
}

/** Whether the stations of a name are reached without steps, the one of the main network first. */
interface StepFreeAnswer {
  readonly kind: 'step_free';
  readonly name: string;
  /** Asked whether there are stairs, and not whether there is a lift. */
  readonly isOfStairs?: true;
  readonly stations: readonly [StationAccess, ...StationAccess[]];
}

export type StationAccess = Pick<StationFact, 'lines' | 'network' | 'withoutSteps'> &
  Required<Pick<StationFact, 'stepFree'>>;

/** When to set out for a flight, a train or a coach. */
export interface LeavingAnswer {
  readonly kind: 'leaving';
  readonly by: Leaving['by'];
  /** The airport or the station; absent where it is not known. */
  readonly hub?: string;
  /** Absent: from where the asker stands. */
  readonly from?: string;
  /** Minutes after midnight: when it leaves, when one should be there, and when one should set out. */
  readonly at?: { readonly leaves: number; readonly there: number; readonly setOut: number };
  /** How long before it leaves one should be there. */
  readonly beforeMin: number;
  /** The way there, where both ends are known; no ride at an hour without trains. */
  readonly way?: { readonly minutes: number; readonly by: 'ride' | 'foot' | 'taxi'; readonly lines: readonly string[] };
  /** How people get there and what it costs, in the language of the reply. */
  readonly beside?: string;
}
