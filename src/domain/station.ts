// Stations of public transport, and which of them serve a spot: the one place that measures it.
import { distanceM, type Point } from '../geo/point.ts';

export interface Station {
  readonly id: string;
  readonly name: string;
  /** Id of a network of the city. */
  readonly network: string;
  readonly lines: readonly string[];
  readonly position: Point;
  /** Step-free access to the platform; absent when not known. */
  readonly stepFree?: 'yes' | 'limited' | 'no';
}

/** What stops at stations, as people ask for the nearest of them. */
export type Stopping = 'metro' | 'train' | 'bus';

/** Seconds between neighbouring stations of one line. */
export interface TransitLine {
  readonly network: string;
  /** As it is signed: "6", "R". */
  readonly line: string;
  /** Between two trains in the middle of a day, in seconds. */
  readonly headwayS: number;
  /** Ids of two stations and the seconds from the first to the second, stop included. */
  readonly edges: readonly (readonly [from: string, to: string, seconds: number])[];
}

export interface NearbyStation {
  readonly station: Station;
  /** In a straight line, whole metres. */
  readonly distanceM: number;
}

interface StationQuery {
  readonly network?: string;
  readonly withinM?: number;
  readonly limit?: number;
}

/** As far as people walk to a train without thinking of the bus. */
const STATION_REACH_M = 1_500;
const FEW_STATIONS = 4;

/** The nearest first; among equals by name, so that the order is always the same. */
export function nearestStations(
  stations: readonly Station[],
  position: Point,
  { network, withinM = STATION_REACH_M, limit = FEW_STATIONS }: StationQuery = {},
): readonly NearbyStation[] {
  return stations
    .filter((station) => network === undefined || station.network === network)
    .map((station) => ({ station, distanceM: Math.round(distanceM(position, station.position)) }))
    .filter((each) => each.distanceM <= withinM)
    .sort((a, b) => a.distanceM - b.distanceM || (a.station.name < b.station.name ? -1 : 1))
    .slice(0, limit);
}
