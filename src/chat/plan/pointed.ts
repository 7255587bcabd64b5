// "With the first two", "with the second one": places of the list on the table that a message points at, as stops of its plan.
import type { PlaceId } from '../../domain/branded.ts';
import { foldedLine } from '../../domain/text.ts';
import type { PlanRequest } from '../../nlp/frame.ts';
import { grammarOf } from '../../nlp/languages/grammars.ts';
import { resolve } from '../places/resolve.ts';
import { isPlanOpen } from '../state.ts';
import type { Turn } from '../turn.ts';

export function withPointed(turn: Turn, request: PlanRequest): PlanRequest {
  const said = new Set(request.stops.flatMap(({ placeId }) => placeId ?? []));
  const stops = placesPointedAt(turn)
    .filter((placeId) => !said.has(placeId))
    .map((placeId) => ({ placeId }));
  if (stops.length === 0) return request;
  // The numbers say which of them are meant: the others of the list are none.
  const { isOfAgreed: _, ...rest } = request;
  return { ...rest, stops: [...stops, ...request.stops] };
}

/** Of the plan that stands numbers name its stops, and those are changed. */
function placesPointedAt({ conversation, frame, scene }: Turn): readonly PlaceId[] {
  if (isPlanOpen(conversation)) return [];
  const { plans } = grammarOf(frame.language);
  const few = plans.firstFew.exec(foldedLine(frame.text))?.slice(1).find(Boolean);
  if (few !== undefined) return conversation.shown.slice(0, plans.counts[few] ?? 0);
  return frame.references.flatMap((each) => {
    // "Lunch first" counts no list.
    if (each.kind !== 'ordinal' || each.role !== undefined || !/\s|\d/u.test(each.said.text)) return [];
    const meant = resolve(each, conversation, scene);
    return meant.found === 'places' ? meant.placeIds : [];
  });
}
