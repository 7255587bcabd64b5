// What comes after a meal, wherever the meal itself is said: "the afternoon after that lunch" begins when lunch is over, and
// "after dinner a drink and a stroll; we dine at nine" has the dinner first.
import { foldedWords } from '../../domain/text.ts';
import type { PlanRequest, PlanStop } from '../../nlp/frame.ts';
import { grammarOf } from '../../nlp/languages/grammars.ts';
import type { Turn } from '../turn.ts';

/** Where a stop or the morning is named before those words, the plan has begun by then. */
export function fromAfterLunch({ frame, conversation }: Turn, request: PlanRequest): PlanRequest {
  const { afterLunch, parts } = grammarOf(frame.language).plans;
  const line = ` ${foldedWords(frame.text).join(' ')} `;
  const found = afterLunch.exec(line);
  const { window, stops } = request;
  if (!found || request.walk || window?.untilDay !== undefined || request.days !== undefined) return request;
  const lead = line.slice(0, found.index + 1);
  const isBegun = stops.some(isEarly) || parts.some(([part, pattern]) => part === 'morning' && pattern.test(line));
  if (isBegun || stops.some((stop) => isSaidIn(stop, frame.text, lead))) return request;
  const table = conversation.agreed?.from;
  const isOfTable = table !== undefined && table >= EARLIEST_LUNCH && table <= LATEST_LUNCH;
  const over = isOfTable ? table + LUNCH_MINUTES : LUNCH_OVER;
  const { isNow: _, label: __, fromMin = 0, toMin, ...day } = window ?? { said: request.said };
  const from = Math.max(over, fromMin);
  return { ...request, window: { ...day, fromMin: from, ...(toMin !== undefined && toMin > from && { toMin }) } };
}

const EARLIEST_LUNCH = 12 * 60;
const LATEST_LUNCH = 16 * 60;
const LUNCH_MINUTES = 90;
/** Of a lunch without an hour. */
const LUNCH_OVER = 15 * 60 + 30;

/** A lunch of its own, or what is at an hour before lunch is over. */
const isEarly = ({ meal, at }: PlanStop): boolean =>
  meal === 'lunch' || meal === 'breakfast' || (at?.fromMin !== undefined && at.fromMin < LUNCH_OVER);

/** A place that was settled on has no words in this message, and came in by "there". */
function isSaidIn({ placeId, reference, wish }: PlanStop, text: string, lead: string): boolean {
  const said = reference?.said ?? wish?.said;
  if (!said) return placeId !== undefined;
  return ` ${foldedWords(text.slice(0, said.start)).join(' ')} `.length < lead.length;
}

/** The dinner comes before what is said behind "after dinner". */
export function withDinnerFirst({ frame }: Turn, request: PlanRequest): PlanRequest {
  const { stops } = request;
  const line = ` ${foldedWords(frame.text).join(' ')} `;
  const found = grammarOf(frame.language).plans.beside.afterDinner.exec(line);
  const at = stops.findIndex(({ meal }) => meal === 'dinner');
  if (!found || at < 1) return request;
  const lead = line.slice(0, found.index + 1);
  const first = stops.findIndex((stop) => isTold(stop) && !isSaidIn(stop, frame.text, lead));
  if (first < 0 || first >= at) return request;
  const others = stops.filter((_, index) => index !== at);
  return { ...request, stops: [...others.slice(0, first), stops[at]!, ...others.slice(first)], isInOrder: true };
}

const isTold = ({ reference, wish }: PlanStop): boolean => (reference?.said ?? wish?.said) !== undefined;
