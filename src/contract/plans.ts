// Plans: days with stops, as they are sent and as they come back with their times.
import { type Static, Type } from 'typebox';
import { asPlaceId } from '../domain/branded.ts';
import type { Category } from '../domain/category.ts';
import { DAY_MINUTES, minuteOfClock } from '../domain/civil-day.ts';
import { invalidAt } from '../domain/errors.ts';
import type { Language } from '../domain/language.ts';
import {
  MAX_DAYS,
  MAX_STOPS_A_DAY,
  MAX_TITLE_LENGTH,
  MEALS,
  type Meal,
  type PlanDay,
  type PlanEdit,
  STAY_MINUTES,
  type Stop,
  titleOfDays,
} from '../domain/plan.ts';
import { CATEGORIES, categoriesNamed } from '../vocabulary/categories.ts';
import { latitude, longitude, named, ONE_LINE, present, sharedAs } from './fields.ts';

const date = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}$',
  description: 'A day of the city’s calendar, such as 2026-05-15.',
  examples: ['2026-05-15'],
});
const clock = (description: string) =>
  Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', description, examples: ['10:30'] });
const stay = Type.Integer({
  minimum: STAY_MINUTES.least,
  maximum: STAY_MINUTES.most,
  description: 'Minutes; as the catalogue knows where it is absent.',
});
const meal = Type.Enum([...MEALS], { ...sharedAs('Meal'), description: 'Eaten at the hours of the city.' });
const title = Type.String({ minLength: 1, maxLength: MAX_TITLE_LENGTH, format: ONE_LINE });
const dayIndex = Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_DAYS - 1, description: 'Counted from 0.' }));
const position = Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_STOPS_A_DAY, description: 'Counted from 0.' }));
const placeId = Type.String({ minLength: 1, maxLength: 128 });

// Nested in several places of one schema, so its name is the document’s: the checker refuses an `$id` that comes twice.
const StopInput = Type.Object(
  {
    place_id: placeId,
    stay_minutes: Type.Optional(stay),
    meal: Type.Optional(meal),
    fixed_at: Type.Optional(clock('When one must be there: a booking.')),
  },
  { ...sharedAs('PlanStopInput'), description: 'A place to stop at.' },
);

const StartBody = Type.Object(
  { lat: latitude, lng: longitude, name: Type.Optional(Type.String({ maxLength: 200, format: ONE_LINE })) },
  { ...sharedAs('PlanStart'), description: 'Where the day begins; the centre of the city where it is absent.' },
);

const FillInput = Type.Object(
  {
    category: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 64 }), {
        maxItems: 10,
        description: 'Only these; else whatever suits the person.',
      }),
    ),
    meals: Type.Optional(
      Type.Array(meal, { maxItems: 4, uniqueItems: true, description: 'Absent: the main meals of the window.' }),
    ),
    pace: Type.Optional(Type.Enum(['relaxed', 'usual', 'full'], { default: 'usual' })),
  },
  { ...sharedAs('PlanFill'), description: 'Choose stops besides those that are given; `{}` chooses freely.' },
);

const DayInput = Type.Object(
  {
    date,
    from: Type.Optional(clock('Beginning; 10:00 where it is absent.')),
    until: Type.Optional(clock('End; 20:00 where it is absent. Before `from`: past midnight.')),
    start: Type.Optional(StartBody),
    stops: Type.Optional(Type.Array(StopInput, { maxItems: MAX_STOPS_A_DAY })),
    fill: Type.Optional(FillInput),
  },
  {
    ...sharedAs('PlanDayInput'),
    description: 'A day of a plan; without `stops` and without `fill` it is filled freely.',
  },
);
export const PlanInput = named(
  'PlanInput',
  { title: Type.Optional(title), days: Type.Array(DayInput, { minItems: 1, maxItems: MAX_DAYS }) },
  'A new plan.',
);
export type PlanInput = Static<typeof PlanInput>;
export type PlanDayInput = PlanInput['days'][number];

const op = <Name extends string>(name: Name, description: string) => Type.Literal(name, { description });
const EditInput = Type.Union(
  [
    Type.Object({ op: op('add', 'A further stop'), stop: StopInput, day: dayIndex, at: position }),
    Type.Object({ op: op('remove', 'A stop goes'), place_id: placeId }),
    Type.Object({ op: op('replace', 'Another place instead'), place_id: placeId, by: StopInput }),
    Type.Object({ op: op('move', 'To another position or day'), place_id: placeId, day: dayIndex, at: position }),
    Type.Object({ op: op('stay', 'A longer or shorter stay'), place_id: placeId, minutes: stay }),
    Type.Object({
      op: op('fix', 'A booking, or none'),
      place_id: placeId,
      at: Type.Union([clock('When one must be there'), Type.Null()]),
    }),
    Type.Object({
      op: op('shift', 'The day begins and ends earlier or later'),
      day: dayIndex,
      minutes: Type.Integer({ minimum: -1_439, maximum: 1_439 }),
    }),
    Type.Object({ op: op('start', 'Another starting point'), day: dayIndex, start: StartBody }),
    Type.Object({ op: op('order', 'The best order'), day: dayIndex }),
    Type.Object({ op: op('lighten', 'One stop fewer'), day: dayIndex }),
  ],
  { description: 'One change; `op` says which.' },
);
type PlanEditInput = Static<typeof EditInput>;

export const PlanChange = named(
  'PlanChange',
  {
    version: Type.Integer({ minimum: 1, description: 'The version that is changed; another one is 409.' }),
    title: Type.Optional(title),
    days: Type.Optional(Type.Array(DayInput, { minItems: 1, maxItems: MAX_DAYS, description: 'All days anew.' })),
    edits: Type.Optional(Type.Array(EditInput, { maxItems: 50, description: 'One after the other.' })),
  },
  'What is to change of a plan.',
);
export type PlanChange = Static<typeof PlanChange>;

const LegBody = Type.Object({
  mode: Type.Enum(['walk', 'transit']),
  minutes: Type.Integer(),
  distance: Type.Integer({ description: 'Metres on foot.' }),
  rides: Type.Optional(
    Type.Array(Type.Object({ line: Type.String(), from: Type.String(), to: Type.String() }), {
      description: 'Of a transit leg.',
    }),
  ),
});
const StopBody = named(
  'PlanStop',
  {
    place_id: Type.String(),
    name: Type.String(),
    lat: Type.Number(),
    lng: Type.Number(),
    address: Type.Optional(Type.String()),
    stay_minutes: Type.Integer(),
    meal: Type.Optional(meal),
    fixed_at: Type.Optional(Type.String()),
    leg: LegBody,
    arrive: Type.String({ description: 'HH:MM of the city’s clock.' }),
    begin: Type.String({ description: 'After waiting for the doors.' }),
    leave: Type.String(),
    open: Type.Enum(['yes', 'no', 'unknown'], { description: 'For the whole stay.' }),
    late: Type.Boolean({ description: 'Arrives after `fixed_at`.' }),
  },
  'A stop with its times.',
);
const DayBody = named(
  'PlanDay',
  {
    date: Type.String(),
    from: Type.String(),
    until: Type.String(),
    start: StartBody,
    stops: Type.Array(StopBody),
    leave: Type.String({ description: 'When the last stop is left.' }),
    walk_distance: Type.Integer({ description: 'Metres.' }),
    travel_minutes: Type.Integer(),
    over: Type.Boolean({ description: 'The stops take longer than the day.' }),
    limited_by: Type.Optional(
      Type.Array(Type.String(), { description: 'Whose house rules left places out when stops were chosen.' }),
    ),
  },
  'A day with its times.',
);
const content = { title: Type.String(), time_zone: Type.String(), days: Type.Array(DayBody) };
export const SharedPlanBody = named('SharedPlan', content, 'A plan as others see it.');
export const PlanBody = named(
  'Plan',
  {
    id: Type.String(),
    version: Type.Integer(),
    shared: Type.Boolean({ description: 'There is a link under which others read it.' }),
    created_at: Type.String(),
    updated_at: Type.String(),
    ...content,
  },
  'A plan with its times.',
);
export const PlanSummaryBody = named(
  'PlanSummary',
  {
    id: Type.String(),
    title: Type.String(),
    version: Type.Integer(),
    shared: Type.Boolean(),
    updated_at: Type.String(),
    first_date: Type.String(),
    days: Type.Integer(),
    stops: Type.Integer(),
  },
  'A plan in a list.',
);
export const PlanLinkBody = named(
  'PlanLink',
  { link: Type.String({ description: 'For `/api/shared/{link}`; shown this once.' }), path: Type.String() },
  'Whoever has it may read the plan until it is withdrawn.',
);

/** @param index of the day in the request @throws DomainError `request/invalid` for an unknown category */
export function fillOf({ fill, stops }: PlanDayInput, index: number) {
  if (!fill) return stops ? undefined : {};
  const categories = fill.category?.flatMap((name) => knownCategories(name, index));
  return present({ categories, meals: fill.meals as readonly Meal[] | undefined, pace: fill.pace });
}

function knownCategories(name: string, index: number): readonly Category[] {
  const found = categoriesNamed(name);
  if (found.length > 0) return found;
  throw invalidAt(`/days/${index}/fill/category`, `category must be one of: ${CATEGORIES.join(', ')}`);
}

/** @param usualStay minutes for a place whose stay was not given */
export const stopOf = (input: Static<typeof StopInput>, usualStay: number): Stop => ({
  placeId: asPlaceId(input.place_id),
  stayMinutes: input.stay_minutes ?? usualStay,
  ...present({
    meal: input.meal as Meal | undefined,
    fixedAt: input.fixed_at === undefined ? undefined : minuteOfClock(input.fixed_at),
  }),
});

const [USUAL_FROM, USUAL_UNTIL] = [10 * 60, 20 * 60];

/** @throws DomainError `request/invalid` for a day that no calendar has */
export function windowOf(
  { date: day, from, until, start }: PlanDayInput,
  centre: PlanDay['start'],
  index: number,
): Omit<PlanDay, 'stops'> {
  if (!isOnCalendar(day))
    throw invalidAt(`/days/${index}/date`, 'date must be a day of the calendar, such as 2026-05-15');
  const begin = from === undefined ? USUAL_FROM : minuteOfClock(from);
  const end = until === undefined ? USUAL_UNTIL : minuteOfClock(until);
  return {
    day,
    from: begin,
    until: end > begin ? end : end + DAY_MINUTES,
    start: start ? { position: { latDeg: start.lat, lngDeg: start.lng }, ...present({ name: start.name }) } : centre,
  };
}

/** 31 February is written well, and no day. */
function isOnCalendar(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
}

export const titleOf = (given: string | undefined, days: readonly PlanDayInput[], language: Language): string =>
  given ??
  titleOfDays(
    days.map(({ date }) => date),
    language,
  );

/** @param usualStay minutes for a place whose stay was not given */
export function editOf(edit: PlanEditInput, usualStay: (placeId: string) => number): PlanEdit {
  const stop = (input: Static<typeof StopInput>) => stopOf(input, usualStay(input.place_id));
  switch (edit.op) {
    case 'add':
      return { op: 'add', stop: stop(edit.stop), ...present({ day: edit.day, at: edit.at }) };
    case 'replace':
      return { op: 'replace', placeId: asPlaceId(edit.place_id), by: stop(edit.by) };
    case 'move':
      return { op: 'move', placeId: asPlaceId(edit.place_id), ...present({ day: edit.day, at: edit.at }) };
    case 'remove':
      return { op: 'remove', placeId: asPlaceId(edit.place_id) };
    case 'stay':
      return { op: 'stay', placeId: asPlaceId(edit.place_id), minutes: edit.minutes };
    case 'fix':
      return { op: 'fix', placeId: asPlaceId(edit.place_id), at: edit.at === null ? null : minuteOfClock(edit.at) };
    case 'shift':
      return { op: 'shift', minutes: edit.minutes, ...present({ day: edit.day }) };
    case 'start': {
      const { lat, lng, name } = edit.start;
      return { op: 'start', position: { latDeg: lat, lngDeg: lng }, ...present({ name, day: edit.day }) };
    }
    case 'order':
    case 'lighten':
      return { op: edit.op, ...present({ day: edit.day }) };
  }
}
