// The minute of a day that an hour without "morning" or "evening" means at a place: the one at which its doors may be open.
import type { CivilDay } from '../../domain/civil-day.ts';
import { isOpenAtMinute, type Schedule } from '../../hours/schedule.ts';
import type { When } from '../../nlp/frame.ts';

/** @returns undefined where no single hour was said */
export function likelyMinute(on: When, schedule: Schedule | undefined, day: CivilDay): number | undefined {
  if (on.fromMin === undefined || on.label !== undefined) return undefined;
  const isOpenAt = (minute: number) => schedule && isOpenAtMinute(schedule, day, minute);
  const isMorning =
    on.fromMin >= NOON && isOpenAt(on.fromMin) === false && isOpenAt(on.fromMin - NOON) === true && isBare(on);
  return isMorning ? on.fromMin - NOON : on.fromMin;
}

const NOON = 720;

/** An hour of the twelve, with nothing that tells which half of the day. */
const isBare = ({ said }: When): boolean => !/[ap]\.?m\b|1[2-9]|2\d|noche|tarde|night|evening/iu.test(said.text);
