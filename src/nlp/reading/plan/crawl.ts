// When a crawl from bar to bar is.
import { UNSAID } from '../../../wishes/wish.ts';
import type { DayPart, PlanRequest, PlanStop, When } from '../../frame.ts';

/** "A tapas crawl for Saturday lunch": the meal says when, and is no stop of its own. */
export function crawled(window: When | undefined, stops: readonly PlanStop[]): Pick<PlanRequest, 'isCrawl' | 'window'> {
  const label = stops.flatMap(({ meal }) => (meal && PART_OF_MEAL[meal]) ?? [])[0];
  const isOpen = window?.label === undefined && window?.fromMin === undefined;
  return {
    isCrawl: true,
    ...(label && isOpen && { window: { said: UNSAID, ...window, label } }),
  };
}
const PART_OF_MEAL: Readonly<Partial<Record<string, DayPart>>> = { lunch: 'lunch', dinner: 'evening' };
