// A place that is looked for beside a plan that stands: "where else could we go dancing until four?" changes no stop.
import { clockOf } from '../../domain/civil-day.ts';
import { anchorAt } from '../../domain/conversation.ts';
import type { PlanDay, Stop } from '../../domain/plan.ts';
import { foldedLine } from '../../domain/text.ts';
import { addDays } from '../../hours/civil-time.ts';
import { grammarOf } from '../../nlp/languages/grammars.ts';
import { hasWhat, must, type Wish } from '../../wishes/wish.ts';
import { type DialogueAct, SEARCH_ACTS } from '../acts.ts';
import { requestedSearch, withFrame } from '../lists/wish-search.ts';
import { isPlanOpen, type WishSearch } from '../state.ts';
import type { Turn } from '../turn.ts';

/**
 * "What about the morning after, brunch somewhere?", of a plan that is over by then: asked for as a list. "Could we have brunch
 * the day after?" is a change of the plan.
 */
export function soughtDayAfter(turn: Turn): DialogueAct | undefined {
  const { frame, conversation } = turn;
  const [edit, another] = frame.plan?.edits ?? [];
  const last = conversation.plan?.days.at(-1)?.day;
  if (!last || another || edit?.kind !== 'add' || frame.plan?.kind !== 'edit') return undefined;
  if (grammarOf(frame.language).plans.proposing.test(foldedLine(frame.text))) return undefined;
  const day = edit.on?.day ?? frame.plan.window?.day;
  const isOfKind = edit.stop.reference === undefined && hasWhat(frame);
  if (day === undefined || day <= last || !isOfKind || !frame.text.includes('?')) return undefined;
  const open = must({ attribute: 'open', operator: 'on', value: day });
  const isTimed = frame.wishes.some(({ attribute }) => attribute === 'open');
  const { weekday: _, ...search } = requestedSearch(turn);
  return { kind: 'recommend', search, ...(!isTimed && { added: [open] }), changes: [] };
}

/** "What if it rains, is there something indoors tomorrow?", of a plan for today: places are asked for, and no plan. */
export function soughtOnOtherDay(turn: Turn): DialogueAct | undefined {
  const { frame, conversation } = turn;
  const days = conversation.plan?.days.map(({ day }) => day) ?? [];
  const on = frame.whens.find(({ day }) => day !== undefined)?.day;
  const isSought = frame.wishes.some(({ attribute, polarity }) => polarity === 'want' && LOOKED_FOR.has(attribute));
  const { ofPlan, proposing } = grammarOf(frame.language).plans;
  const line = foldedLine(frame.text);
  const isOther = on !== undefined && days.length > 0 && !days.includes(on);
  if (!isOther || !isSought || frame.plan?.kind === 'ask' || frame.plan?.edits.length || !frame.text.includes('?'))
    return undefined;
  if (ofPlan.test(line) || proposing.test(line) || frame.references.some(({ kind }) => kind === 'name'))
    return undefined;
  // Of no kind that is said, none of what the plan was last about is meant.
  const { weekday: _, ...search } = hasWhat(frame) ? requestedSearch(turn) : { ...withFrame(ANY, turn, undefined) };
  return { kind: 'recommend', search, changes: [] };
}
const ANY: WishSearch = { categories: [], filters: [] };
const LOOKED_FOR: ReadonlySet<string> = new Set(['feature', 'category', 'kind', 'free', 'dish', 'cuisine']);

export function soughtElsewhere(turn: Turn): DialogueAct | undefined {
  const { frame, conversation, scene } = turn;
  const { whereElse, untilHour } = grammarOf(frame.language).plans;
  const line = foldedLine(frame.text);
  const day = conversation.plan?.days.at(-1);
  const last = day?.stops.findLast(({ meal }) => !meal);
  if (!day || !last || !whereElse.test(line) || !isOfPlan(turn)) return undefined;
  const hour = untilHour.exec(line)?.[1];
  const { weekday: _, ...search } = hasWhat(frame) ? requestedSearch(turn) : kindOf(turn, last);
  const isTimed = hour !== undefined;
  const anchor = anchorOf(scene, day, last);
  return {
    kind: 'recommend',
    search: { ...search, ...(anchor && { anchor }) },
    ...(isTimed && { added: [openUntil(day, Number(hour))] }),
    changes: [],
    without: day.stops.map(({ placeId }) => placeId),
  };
}

/** The plan is talked of, or one place; "where else" after a list asks for more of it. */
const isOfPlan = ({ frame, conversation }: Turn): boolean =>
  isPlanOpen(conversation) || (hasWhat(frame) && !SEARCH_ACTS.has(conversation.lastAct ?? ''));

/** Of no kind that was said: the like of the last stop. */
function kindOf({ scene }: Turn, { placeId }: Stop): WishSearch {
  const [main] = scene.placeOf(placeId)?.categories ?? [];
  return { categories: main ? [main] : [], filters: [] };
}

/** Where people come from then: the stop before. */
function anchorOf(scene: Turn['scene'], { stops }: PlanDay, last: Stop) {
  const before = stops[stops.indexOf(last) - 1] ?? last;
  const place = scene.placeOf(before.placeId);
  return place && anchorAt(place);
}

/** Doors that close at four are open a little before; small hours are of the night after. */
function openUntil({ day }: PlanDay, hour: number): Wish {
  const isNight = hour <= NIGHT_OVER_HOUR;
  const clock = isNight ? hour : hour < NOON_HOUR ? hour + NOON_HOUR : hour;
  const minute = clock * 60 - BEFORE_CLOSING_MINUTES;
  const at = clockOf(minute);
  return must({ attribute: 'open', operator: 'at', value: `${isNight ? addDays(day, 1) : day}T${at}` });
}
const NIGHT_OVER_HOUR = 7;
const NOON_HOUR = 12;
const BEFORE_CLOSING_MINUTES = 15;
