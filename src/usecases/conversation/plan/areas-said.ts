// The quarters of the city that a message names for its plan.
import { foldedLine } from '../../../domain/text.ts';
import type { Frame, PlanRequest } from '../../../nlp/frame.ts';
import { grammarOf } from '../../../nlp/languages/grammars.ts';
import type { Wish } from '../../../wishes/wish.ts';

/** A walk through a quarter is in it. */
export const areasIn = (frame: Frame): readonly Wish[] =>
  frame.wishes.filter(({ attribute, polarity }) => attribute === 'area' && polarity === 'want');

/** "A night out in the old town" stays there; where somebody sleeps, or a train leaves, says nothing of it. */
export function areasOfStops(frame: Frame, request: PlanRequest): readonly Wish[] {
  const { leaving, arriving, isInTown, isCrawl, end } = request;
  const isOfWay = [leaving, arriving, isInTown, isCrawl, end].some((each) => each !== undefined);
  const isStay = frame.situation.some(({ kind }) => kind === 'stay');
  const ofOneStop = new Set(request.stops.flatMap(({ near }) => near?.said.start ?? []));
  return isOfWay || isStay
    ? []
    : areasIn(frame).filter((wish) => !wish.said || !(ofOneStop.has(wish.said.start) || isWhereItBegins(frame, wish)));
}

/** "From Callao": the day begins there, and goes where there is more to see. */
function isWhereItBegins(frame: Frame, { said }: Wish): boolean {
  if (!said) return false;
  const before = foldedLine(frame.text.slice(0, said.start));
  return grammarOf(frame.language).plans.strollFrom.test(before);
}
