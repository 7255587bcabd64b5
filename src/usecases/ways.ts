// The way between two points of the city: on foot, or by the lines of its pack where that saves time.
import type { City } from '../city/city.ts';
import { straightLineM, walkMinutes } from '../domain/walk.ts';
import type { Point } from '../geo/point.ts';
import type { Leg } from '../plan/world.ts';
import { type TransitGraph, transitGraph } from '../transit/graph.ts';
import { type Access, betterThanWalking, type Journey, journey } from '../transit/journey.ts';

const graphs = new WeakMap<City, TransitGraph>();

function graphOf(city: City): TransitGraph {
  const known = graphs.get(city) ?? transitGraph(city.stations, city.lines);
  graphs.set(city, known);
  return known;
}

/** @returns the journey where it saves minutes over a walk; nothing in a city without lines */
export function rideBetween(city: City, from: Point, to: Point, access: Access = 'any'): Journey | undefined {
  const onFoot = walkMinutes(straightLineM(from, to));
  return betterThanWalking(journey(graphOf(city), from, to, access), onFoot);
}

/** The journey by the lines of the city, whether or not a walk would be as quick: it was asked for. */
export const anyRideBetween = (city: City, from: Point, to: Point, access: Access = 'any'): Journey | undefined =>
  journey(graphOf(city), from, to, access);

/** A leg of a plan. */
export function legBetween(city: City, from: Point, to: Point): Leg {
  const lineM = straightLineM(from, to);
  const ride = rideBetween(city, from, to);
  if (!ride) return { mode: 'walk', minutes: walkMinutes(lineM), walkM: lineM };
  const [toStation, fromStation] = ride.walks;
  return {
    mode: 'transit',
    minutes: ride.minutes,
    walkM: toStation.lineM + fromStation.lineM,
    rides: ride.rides.map(({ line, from: first, to: last }) => ({ line, from: first, to: last })),
  };
}
