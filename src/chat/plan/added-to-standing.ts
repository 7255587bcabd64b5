// Stops that are asked for when the plan that stands is over: "where are the lights after that, and then a bite?". They come
// at its end, and nothing of it is thrown away.
import type { Plan } from '../../domain/plan.ts';
import { foldedLine } from '../../domain/text.ts';
import type { PlanEdit, PlanRequest, PlanStop } from '../../nlp/frame.ts';
import { grammarOf } from '../../nlp/languages/grammars.ts';
import { isAnyTable } from '../../nlp/table.ts';
import { isPlanOpen } from '../state.ts';
import type { Turn } from '../turn.ts';

/** Undefined where another plan is asked for, or another day. */
export function addedToStanding({ frame, conversation }: Turn, request: PlanRequest): readonly PlanEdit[] | undefined {
  const { plan } = conversation;
  const [day, another] = plan?.days ?? [];
  if (!plan || !day || another || !isPlanOpen(conversation)) return undefined;
  const { kind, isAnew, window, stops, days } = request;
  if (kind !== 'make' || isAnew || stops.length === 0 || days !== undefined) return undefined;
  const { beside, ofPlan } = grammarOf(frame.language).plans;
  const line = foldedLine(frame.text);
  const isOtherDay = window?.untilDay !== undefined || (window?.day !== undefined && window.day !== day.day);
  if (isOtherDay || ofPlan.test(line) || !beside.afterIt.test(line)) return undefined;
  return stops.map((stop): PlanEdit => ({ kind: 'add', stop: { ...asMeal(plan, stop), isLast: true } }));
}

/** "A bite" after an afternoon is dinner, where the day has none yet. */
function asMeal({ days: [day] }: Plan, { wish, ...stop }: PlanStop): PlanStop {
  const isFed = day?.stops.some(({ meal }) => meal === 'dinner') ?? true;
  const isLate = (day?.until ?? 0) >= LATE_MIN;
  const isTable = wish !== undefined && isAnyTable(wish) && stop.meal === undefined;
  if (isTable && isLate && !isFed) return { ...stop, meal: 'dinner' };
  return { ...stop, ...(wish && { wish }) };
}
const LATE_MIN = 16 * 60;
