// The way to a place or a point: how far, in which direction, on foot and by the lines of the city.

import type { Destination } from '../../chat/acts.ts';
import type { Answer } from '../../chat/answer.ts';
import { hears } from '../../chat/cues.ts';
import { STATIONS } from '../../chat/facts/subject.ts';
import type { NamedPoint, Situation } from '../../chat/state.ts';
import type { RideAnswer } from '../../chat/ways/answer.ts';
import { meansSaid } from '../../chat/ways/means.ts';
import { cityName, textIn } from '../../city/city.ts';
import { DAY_MINUTES, minuteOfClock } from '../../domain/civil-day.ts';
import type { Anchor } from '../../domain/conversation.ts';
import type { Stopping } from '../../domain/station.ts';
import { foldAccents, foldedLine } from '../../domain/text.ts';
import { bearingTo, straightLineM, walkMinutes } from '../../domain/walk.ts';
import type { Point } from '../../geo/point.ts';
import { civilNow } from '../../hours/city-hours.ts';
import type { Frame } from '../../nlp/frame.ts';
import { grammarOf } from '../../nlp/languages/grammars.ts';
import type { Access, Journey } from '../../transit/journey.ts';
import { anyRideBetween, rideBetween } from '../ways.ts';
import { cardsOf } from './cards.ts';
import type { Start } from './lists/hunt.ts';
import { fareBetween } from './ride-fare.ts';
import { stationBy } from './stations-told.ts';
import { stoppingPlaces } from './stopping-places.ts';
import type { Scene } from './world.ts';

/** @param frame of the message: who asks how to walk is told the way on foot */
export function wayTo(
  scene: Scene,
  to: Destination,
  start: Start,
  access: Access,
  frame: Frame,
  /** With a pram or a stick people manage some steps. */
  managing?: Situation['access'],
): Answer {
  const card = 'position' in to ? undefined : cardsOf(scene, start, [to.placeId])[0];
  const goal =
    'position' in to ? atItsStation(scene, { name: to.name ?? homeIn(scene), position: to.position }) : card?.place;
  if (!goal) return { kind: 'question', slot: 'place', topic: 'direct', options: [] };
  const distanceM = straightLineM(start.position, goal.position);
  const instead = insteadOfTrains(scene, frame);
  const minutes = walkMinutes(distanceM);
  const station = worthTelling(scene, stationBy(scene, goal.position, access), start);
  const isTrainDenied = hears('noTrains', frame);
  const isRideSought = isByTrain(frame) || (isWet(frame) && minutes > WET_WALK_MINUTES);
  const found =
    isOnFoot(frame) || instead !== undefined || isTrainDenied
      ? undefined
      : rideAsked(scene, boardingAt(scene, start), goal.position, access, isRideSought);
  const [isPram, isOnStick] = [managing === 'pushchair', managing === 'walks_little'];
  const isLongForThem = isOnStick && minutes > SHORT_WALK_MINUTES;
  // A pavement has fewer steps than a station without a lift, and who rolls has no use for a way with any; who walks little
  // would rather take some steps than walk far.
  const isPavement =
    found?.isWithSteps === true && !isLongForThem && (minutes <= ROLLED_MINUTES || !(isPram || isOnStick));
  const ride = isPavement ? undefined : found;
  const isTooFar = access === 'step_free' && !ride && !isPram && !isOnStick && minutes > ROLLED_MINUTES;
  return {
    kind: 'directions',
    name: goal.name,
    distanceM,
    walkMinutes: minutes,
    bearing: bearingTo(start.position, goal.position),
    ...(card && { card }),
    ...(card?.place.address !== undefined && { address: card.place.address }),
    ...(start.kind !== 'here' && { from: start.name }),
    ...(station && !isTrainDenied && instead === undefined && (!isPavement || station.withoutSteps) && { station }),
    ...(isPavement && { isPavement }),
    ...(instead !== undefined && !isOnFoot(frame) && { instead }),
    ...(ride && { ride: rideOf(scene, ride.journey) }),
    ...(ride?.isWithSteps && { isWithSteps: ride.isWithSteps }),
    ...(isTooFar && busesOf(scene)),
    ...(isTrainDenied && !isOnFoot(frame) ? byBuses(scene) : askedBeside(scene, frame)),
    ...(isTaxiTold(frame, isTooFar || isLongForThem) && taxiOf(scene, start, goal)),
    ...lackingOf(scene, frame),
    ...(access === 'step_free' && ride && !ride.isWithSteps && { isStepFree: true }),
  };
}

type NearestStation = ReturnType<typeof stationBy>;

/** A station without steps at which one already stands is no help on the way. */
function worthTelling(scene: Scene, station: NearestStation, { position }: Start): NearestStation {
  const own = station?.withoutSteps && stationBy(scene, position, 'step_free');
  const there = own?.stepFree === 'yes' ? own : own?.withoutSteps;
  const isThere =
    there !== undefined && there.walkMinutes <= AT_IT_MINUTES && there.name === station?.withoutSteps?.name;
  if (!station || !isThere) return station;
  const { withoutSteps: _, ...rest } = station;
  return rest;
}
const AT_IT_MINUTES = 4;

/**
 * By train where that is quicker than a walk, or where it was asked for. Where no way without steps leads there, the one with steps
 * is told as such: people with a pram manage some, and it is for them to decide.
 */
function rideAsked({ world }: Scene, from: Point, to: Point, access: Access, isAsked: boolean) {
  const { city } = world.recommend;
  const between = isAsked ? anyRideBetween : rideBetween;
  if (access === 'any') return asRide(between(city, from, to));
  const withoutSteps = asRide(rideBetween(city, from, to, access));
  if (withoutSteps) return withoutSteps;
  const withSteps = between(city, from, to);
  return withSteps && { journey: withSteps, isWithSteps: true as const };
}

const asRide = (found: Journey | undefined): { readonly journey: Journey; readonly isWithSteps?: true } | undefined =>
  found && found.rides.length > 0 ? { journey: found } : undefined;

/** "Which line do I take?", "by metro": no walk is asked for. "Has the metro there a lift?" asks of the station, and for no ride. */
const isByTrain = (frame: Frame): boolean =>
  frame.asks.some(
    (ask) => ask.kind === 'fact' && (ask.by === 'metro' || ask.by === 'train') && !STATIONS.has(ask.attribute),
  ) ||
  (waysAsked(frame).length > 0 && grammarOf(frame.language).rides.test(foldedLine(frame.text)));

const isWet = ({ situation }: Frame): boolean =>
  situation.some((fact) => fact.kind === 'weather' && fact.what === 'rain');
/** In the rain, farther than this people would rather ride. */
const WET_WALK_MINUTES = 8;
/** So long a pavement is a way for wheels; beyond it, steps are better told of than nothing. */
const ROLLED_MINUTES = 20;
/** As much as somebody walks gladly who walks little. */
const SHORT_WALK_MINUTES = 10;

/** "To the harbour": a part of the city that has a station of its name; there people get off, wherever its middle lies. */
function atItsStation({ world }: Scene, goal: NamedPoint): NamedPoint {
  const name = foldAccents(goal.name);
  const station = world.recommend.city.stations.find((each) => foldAccents(each.name) === name);
  const awayM = station ? straightLineM(station.position, goal.position) : 0;
  return station && awayM > ITS_MIDDLE_M && awayM < SAME_PART_M
    ? { name: goal.name, position: station.position }
    : goal;
}
/** "From the harbour" by train: from the station of that name, as nobody stands in the middle of a district. */
const boardingAt = (scene: Scene, { kind, ...start }: Start): Point =>
  kind === 'here' ? start.position : atItsStation(scene, start).position;

/** So near, the middle of a small part is as good. */
const ITS_MIDDLE_M = 800;
const SAME_PART_M = 2_500;

/** "My flight leaves from T4. How do I get to the airport?": nobody starts where the way leads. */
export const startApart = (from: Anchor | undefined, to: Destination): Anchor | undefined =>
  from && 'position' in to && straightLineM(from.position, to.position) < SAME_SPOT_M ? undefined : from;
const SAME_SPOT_M = 150;

const waysAsked = (frame: Frame) =>
  frame.asks.flatMap((ask) => (ask.kind === 'fact' && ask.attribute === 'directions' ? [ask] : []));

/** "How long is it on foot?", and no ride that was asked for beside it. */
function isOnFoot({ asks }: Frame): boolean {
  const means = asks.flatMap((ask) => (ask.kind === 'fact' && WALKED.has(ask.attribute) && ask.by ? [ask.by] : []));
  return means.length > 0 && means.every((by) => by === 'foot');
}
const WALKED: ReadonlySet<string> = new Set(['directions', 'distance', 'duration']);

/** Too far to roll: the buses of the city, which have ramps. */
const busesOf = ({ world, language = 'en' }: Pick<Scene, 'world' | 'language'>): { readonly buses?: string } => {
  const { city } = world.recommend;
  return city.buses ? { buses: textIn(city.buses, language, city) } : {};
};

/** Of buses no lines are known: where they are told, before the other ways. */
const byBuses = (scene: Pick<Scene, 'world' | 'language'>) => ({ asked: 'bus' as const, ...busesOf(scene) });

function askedBeside(
  { world, language = 'en' }: Scene,
  frame: Frame,
): { readonly asked?: 'bus' | 'direct'; readonly buses?: string } {
  const ways = waysAsked(frame);
  if (ways.some(({ by }) => by === 'bus') || meansSaid(frame).has('bus')) return byBuses({ world, language });
  return ways.some(({ isDirect }) => isDirect) ? { asked: 'direct' } : {};
}

/** It was spoken of, or it is the way of who cannot ride and has too far to roll. */
const isTaxiTold = (frame: Frame, isTooFar: boolean): boolean => isTooFar || meansSaid(frame).has('taxi');

function taxiOf({ world, language = 'en' }: Scene, { kind, ...start }: Start, goal: NamedPoint) {
  const from = { name: kind === 'here' ? '' : start.name, position: start.position };
  const taxi = fareBetween(world.recommend.city.topics ?? [], from, goal, language);
  return taxi === undefined ? {} : { taxi };
}

/** "By metro", in a city that has none. */
function lackingOf(
  { world, language = 'en' }: Scene,
  frame: Frame,
): {
  readonly lacking?: { readonly by: Stopping; readonly city: string };
} {
  const by = waysAsked(frame).flatMap((each) => (each.by === 'metro' || each.by === 'train' ? [each.by] : []))[0];
  return by && stoppingPlaces(world.recommend, by).length === 0
    ? { lacking: { by, city: cityName(world.recommend.city, language) } }
    : {};
}

/** The way leads back to where somebody stays, which has no name of its own. */
const homeIn = ({ language = 'en' }: Scene): string => grammarOf(language).told.home;

/** In the hours in which no train runs, which are those of the message or else the present ones. */
function insteadOfTrains({ world, now, language = 'en' }: Scene, frame: Frame): string | undefined {
  const { city, hours } = world.recommend;
  // "My flight leaves at seven. How do I get there before dawn?": the hour of the way comes first.
  const when = waysAsked(frame).find(({ on }) => on)?.on ?? frame.whens[0];
  // "On Sunday", "at noon": some hour of daylight, or one that was said.
  const minute = when ? when.fromMin : civilNow(hours.clock, now).minute;
  const { rests } = city.networks[0] ?? {};
  if (!rests || minute === undefined) return undefined;
  const [from, to] = [minuteOfClock(rests.from), minuteOfClock(rests.to)];
  // A night that ends with an early departure is the small hours; of any other time its beginning is meant.
  const isEarly = frame.whens.some(({ fromMin = DAY_MINUTES }) => fromMin < EARLY_MIN);
  const atClock = (when?.label === 'late' && isEarly ? from + SMALL_HOURS : minute) % DAY_MINUTES;
  const isResting = from < to ? atClock >= from && atClock < to : atClock >= from || atClock < to;
  return isResting ? textIn(rests.instead, language, city) : undefined;
}

const SMALL_HOURS = 60;
const EARLY_MIN = 8 * 60;

function rideOf({ world }: Scene, { minutes, rides, walks }: Journey): RideAnswer {
  const nameOf = (id: string) => world.recommend.city.networks.find((network) => network.id === id)?.name ?? {};
  return {
    minutes,
    rides: rides.map((ride) => ({ ...ride, network: nameOf(ride.network) })),
    walks: [walks[0].minutes, walks[1].minutes],
  };
}

/** Who uses a wheelchair, pushes a pram or asks for a way without steps gets no stairs. */
export function accessOf({ access }: Situation, frame: Frame): Access {
  const isAsked = frame.wishes.some(
    ({ attribute, value }) => attribute === 'wheelchair' || (attribute === 'feature' && value === 'lift'),
  );
  const isOfStation = frame.asks.some(
    (ask) => ask.kind === 'fact' && (ask.attribute === 'step_free_station' || ask.attribute === 'feature:lift'),
  );
  return isAsked || isOfStation || STEP_FREE.has(access ?? '') ? 'step_free' : 'any';
}
const STEP_FREE: ReadonlySet<string> = new Set(['wheelchair', 'reduced_mobility', 'walks_little', 'pushchair']);
