// "Is there a lift at this station?", "can we use that stop with the pram?": asked of a station, and of no place near it.
import { foldAccents } from '../../domain/text.ts';
import type { Frame, Reference } from '../../nlp/frame.ts';
import { isWhat } from '../../wishes/wish.ts';
import type { DialogueAct } from '../acts.ts';
import { hears } from '../cues.ts';
import type { Lookup, Turn } from '../turn.ts';
import { isChoiceOfMeans } from './means.ts';

type StationNamed = Lookup['stationNamed'];

export function stepFreeOf({ frame, conversation, scene }: Turn): DialogueAct | undefined {
  const { stationNamed } = scene;
  const station =
    stepFreeAsked(frame, stationNamed) ?? (conversation.lastAct === TOLD ? again(frame, stationNamed) : undefined);
  if (!station) return undefined;
  return { kind: TOLD, station, ...(hears('stairs', frame) && { isOfStairs: true as const }) };
}
const TOLD = 'tell_step_free' satisfies DialogueAct['kind'];

/** The station of which it is asked; undefined where something else is meant. */
export function stepFreeAsked(frame: Frame, stationNamed: StationNamed): string | undefined {
  if (frame.plan || isChoiceOfMeans(frame) || !hears('withoutSteps', frame) || isOtherwise(frame)) return undefined;
  const isOfStop = hears('stop', frame);
  const isOfLift = hears('lift', frame) && hears('question', frame);
  for (const each of frame.references) {
    const isItself = isOfStop || (isOfLift && each.kind === 'name' && isSpot(each));
    const station = isItself ? stationOf(each, stationNamed) : undefined;
    if (station) return station;
  }
  return undefined;
}

/** "And Callao?" */
const again = (frame: Frame, stationNamed: StationNamed): string | undefined =>
  hears('continues', frame) && frame.asks.length === 0 && !frame.plan && !isOtherwise(frame)
    ? frame.references.map((each) => stationOf(each, stationNamed)).find((name) => name !== undefined)
    : undefined;

/** Something else is looked for, or the way is asked. */
const isOtherwise = ({ wishes, asks }: Frame): boolean =>
  wishes.some((wish) => isWhat(wish) && !isStationKind(wish.value)) ||
  asks.some((ask) => ask.kind === 'compare' || (ask.kind === 'fact' && OF_WAYS.has(ask.attribute)));
const isStationKind = (value: unknown): boolean => typeof value === 'string' && value.endsWith('_station');
const OF_WAYS: ReadonlySet<string> = new Set(['directions', 'distance', 'departure', 'apart', 'station']);

const isSpot = ({ candidates }: Extract<Reference, { kind: 'name' }>): boolean =>
  candidates[0]?.entry.thing.kind !== 'place';

function stationOf(reference: Reference, stationNamed: StationNamed): string | undefined {
  if (reference.kind !== 'name' || ELSEWHERE.has(reference.role)) return undefined;
  const entry = reference.candidates[0]?.entry;
  return entry && stationNamed([entry.name, ...entry.forms].map(foldAccents));
}
/** A name around which something is looked for is no station that is asked about. */
const ELSEWHERE: ReadonlySet<string> = new Set(['near', 'from', 'to', 'like', 'except']);
