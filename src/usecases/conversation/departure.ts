// When to leave in order to be at a place at the time that was asked for.
import type { Card } from '../../chat/card.ts';
import type { PlaceFact } from '../../chat/facts/facts.ts';
import { straightLineM, walkMinutes } from '../../domain/walk.ts';
import { isOpenAtMinute, type Schedule } from '../../hours/schedule.ts';
import type { When } from '../../nlp/frame.ts';
import type { Access } from '../../transit/journey.ts';
import { rideBetween } from '../ways.ts';
import { likelyMinute } from './hours-asked.ts';
import type { Start } from './lists/hunt.ts';
import type { Scene } from './world.ts';

interface Departure {
  readonly scene: Scene;
  readonly card: Card;
  readonly start: Start;
  readonly on: When | undefined;
  readonly day: Parameters<Schedule['spansOn']>[0];
  readonly access: Access;
}

export function departureFact({ scene, card, start, on, day, access }: Departure): PlaceFact {
  const { city, hours } = scene.world.recommend;
  const ride = rideBetween(city, start.position, card.place.position, access);
  const onFoot = walkMinutes(straightLineM(start.position, card.place.position));
  const minutes = ride?.minutes ?? onFoot;
  const way = {
    about: 'departure',
    minutes,
    isRide: ride !== undefined,
    ...(start.kind !== 'here' && { from: start.name }),
  } as const;
  if (on?.fromMin === undefined) return way;
  const schedule = hours.read(card.place.openingHours);
  const arriveMin = likelyMinute(on, schedule, day) ?? on.fromMin;
  const isOpen = schedule && isOpenAtMinute(schedule, day, arriveMin);
  const leaveMin = Math.floor((arriveMin - minutes) / ROUND_MIN) * ROUND_MIN;
  return { ...way, arriveMin, leaveMin, ...(isOpen === false && { isShut: true as const }) };
}

/** Nobody sets out at 10:43. */
const ROUND_MIN = 5;
