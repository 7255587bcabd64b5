// Where a plan begins and where it ends: at the station where people come in, at the one from which they leave.
import { anchorAt } from '../../domain/conversation.ts';
import { foldedLine } from '../../domain/text.ts';
import type { Frame, PlanRequest, PlanStop, Reference } from '../../nlp/frame.ts';
import { grammarOf } from '../../nlp/languages/grammars.ts';
import { placeIdIn } from '../../nlp/reference.ts';
import { isStation } from '../places/stations.ts';
import type { WishSearch } from '../state.ts';
import type { Turn } from '../turn.ts';

interface Asked {
  readonly request: PlanRequest;
  readonly search: WishSearch;
}

/** A station that was named is no stop, and no anchor where the plan only ends there. */
export function withEnds(turn: Turn, { stops, ...request }: PlanRequest, search: WishSearch): Asked {
  const { anchor, ...unanchored } = search;
  // Where it ends is not where it begins.
  if (request.end && isNameOf(request.end, anchor)) return { request: { ...request, stops }, search: unanchored };
  // "We get to Atocha at eleven": a day begins where people come in.
  const station = stops.flatMap((stop) => stationOf(turn, stop) ?? [])[0];
  const isArrival = station !== undefined && (request.leaving !== undefined || isArriving(turn.frame));
  // Who comes in by train or plane goes on into the city.
  const isPassing = isArrival || (anchor !== undefined && isArriving(turn.frame));
  return {
    request: {
      ...request,
      ...(isArrival && withArrival(turn, stops, request)),
      ...(isPassing && { isInTown: true as const }),
      stops: isArrival ? stops.filter((stop) => !stationOf(turn, stop)) : stops,
    },
    search: isArrival ? { ...search, anchor: anchorAt(station) } : search,
  };
}

/** "We get to the station on Saturday at eleven": the hour is that of the whole stay. */
function withArrival(
  turn: Turn,
  stops: readonly PlanStop[],
  { window }: Pick<PlanRequest, 'window'>,
): Pick<PlanRequest, 'window'> {
  const at = stops.find((stop) => stationOf(turn, stop))?.at;
  const isOpen = window?.label === undefined && window?.fromMin === undefined;
  if (at?.fromMin === undefined || at.label !== undefined || !isOpen) return {};
  return { window: { ...at, ...window, fromMin: at.fromMin } };
}

const isNameOf = (reference: Reference, anchor: WishSearch['anchor']): boolean =>
  anchor !== undefined &&
  reference.kind === 'name' &&
  reference.candidates.some(({ entry }) => entry.name === anchor.name);

function stationOf({ scene }: Turn, { reference }: PlanStop) {
  const id = reference && placeIdIn(reference);
  const place = id === undefined ? undefined : scene.placeOf(id);
  return place && isStation(place) ? place : undefined;
}

const isArriving = ({ language, text }: Frame): boolean => grammarOf(language).plans.arriving.test(foldedLine(text));
