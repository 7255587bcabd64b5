// Opening hours of a place as the API tells them: at a moment, for a week, and those of some years ago.
import { Type } from 'typebox';
import type { CivilDay } from '../domain/civil-day.ts';
import { clockText, named, present } from './fields.ts';

export const WeekBody = Type.Array(
  Type.Array(Type.Object({ from: Type.String({ examples: ['20:00'] }), to: Type.String({ examples: ['02:00'] }) })),
  { minItems: 7, maxItems: 7, description: 'The coming seven days, Monday first; a stretch may end after midnight.' },
);

export const HoursBody = named(
  'PlaceHours',
  {
    open: Type.Boolean({ description: 'At this moment, by the clocks of the city.' }),
    always: Type.Boolean({ description: 'All day, every day.' }),
    changes_at: Type.Optional(
      Type.String({
        description: 'When it closes or opens next, in local time; absent when nothing changes for a week or two.',
        examples: ['2026-11-24T20:00'],
      }),
    ),
    today: Type.Integer({ minimum: 0, maximum: 6, description: 'The day of the week in the city: 0 is Monday.' }),
    week: WeekBody,
  },
  'Opening hours as they stand now, with holidays and seasons; absent where they are unknown or say more than can be told.',
);
export const PastHoursBody = Type.Object(
  {
    opening_hours: Type.String(),
    as_of: Type.String({ examples: ['2021-06-30'] }),
    today: Type.Integer({ minimum: 0, maximum: 6 }),
    week: WeekBody,
  },
  { description: 'Hours of an older record, where none of today are known: likely still, and to be checked.' },
);

/** Hours of a place at a moment, worked out by `hours`; minutes count from midnight and pass 1,440 into the night. */
export interface HoursOfPlace {
  /** Today in the city. */
  readonly day: CivilDay;
  readonly opening?: {
    readonly open: boolean;
    readonly always: boolean;
    readonly changesAt?: string;
    readonly today: number;
    readonly week: Week;
  };
  readonly past?: { readonly hours: string; readonly asOf: string; readonly today: number; readonly week: Week };
  readonly free?: Week;
}
type Week = readonly (readonly { readonly start: number; readonly end: number }[])[];

export function hoursBody({ opening, past, free }: HoursOfPlace) {
  return {
    ...(opening && { hours: openingBody(opening) }),
    ...(past && { past_hours: pastBody(past) }),
    ...(free && { free_week: weekBody(free) }),
  };
}

const openingBody = ({ open, always, changesAt, today, week }: NonNullable<HoursOfPlace['opening']>) => ({
  ...{ open, always, today, week: weekBody(week) },
  ...present({ changes_at: changesAt }),
});

const pastBody = ({ hours, asOf, today, week }: NonNullable<HoursOfPlace['past']>) => ({
  ...{ opening_hours: hours, as_of: asOf, today, week: weekBody(week) },
});

const weekBody = (week: Week) =>
  week.map((spans) => spans.map(({ start, end }) => ({ from: clockText(start), to: endOrClock(end) })));

/** The end of a day is 24:00, of the night that follows 02:00. */
const endOrClock = (minute: number): string => (minute === 1_440 ? '24:00' : clockText(minute));
