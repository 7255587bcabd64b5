// One question about one place, with all that its answer goes by, and the day that it is about.
import type { Card } from '../../chat/card.ts';
import type { FactQuestion, Situation } from '../../chat/state.ts';
import type { CivilDay } from '../../domain/civil-day.ts';
import type { Language } from '../../domain/language.ts';
import { civilNow } from '../../hours/city-hours.ts';
import { addDays, weekdayOf } from '../../hours/civil-time.ts';
import type { OpenSpan } from '../../hours/rule.ts';
import type { Frame, When } from '../../nlp/frame.ts';
import type { Access } from '../../transit/journey.ts';
import type { Start } from './lists/hunt.ts';
import type { Scene } from './world.ts';
import type { Tastes } from './worth.ts';

export interface Asked {
  readonly scene: Scene;
  readonly card: Card;
  readonly question: FactQuestion;
  readonly start: Start;
  readonly situation: Situation;
  readonly language: Language;
  /** Which stations the asker can use. */
  readonly access?: Access;
  /** How many people go, as the message says. */
  readonly people?: number;
  /** What the asker told of their tastes. */
  readonly tastes?: Tastes;
}

export const today = ({ world, now }: Scene) => civilNow(world.recommend.hours.clock, now);

/** The day that a question is about: a date, the next of a weekday, else today. */
export function dayOf(on: When | undefined, scene: Scene): CivilDay {
  const { day } = today(scene);
  if (on?.day) return on.day;
  const [weekday] = on?.weekdays ?? [];
  return weekday === undefined ? day : addDays(day, (weekday - weekdayOf(day) + 7) % 7);
}

/** "On weekdays": several days of the week, and no date. */
export const manyWeekdays = (on: When | undefined): readonly number[] | undefined =>
  on?.day === undefined && (on?.weekdays?.length ?? 0) > 1 ? on?.weekdays : undefined;

/** "Perhaps open" is not known to be open. */
export const sure = (spans: readonly OpenSpan[]): readonly OpenSpan[] | undefined =>
  spans.some(({ uncertain }) => uncertain) ? undefined : spans;

/** "How much is it for the four of us?" */
export function peopleIn({ situation }: Frame): { readonly people?: number } {
  const [people] = situation.flatMap((fact) => (fact.kind === 'party' ? (fact.value.size ?? []) : []));
  return people !== undefined && people > 1 && people <= MOST_IN_PARTY ? { people } : {};
}
const MOST_IN_PARTY = 30;
