// "Where is the nearest metro?": of whoever asks, and not of a place. A city without any says so, whatever was talked of.
import { type Anchor, anchorAt } from '../../domain/conversation.ts';
import type { Stopping } from '../../domain/station.ts';
import type { Frame } from '../../nlp/frame.ts';
import { isWhat } from '../../wishes/wish.ts';
import type { DialogueAct } from '../acts.ts';
import { anchorOf, resolve } from '../places/resolve.ts';
import type { Turn } from '../turn.ts';

export function stationAsked({ frame, conversation, scene }: Turn): DialogueAct | undefined {
  const by = meansIn(frame);
  if (!by || !isOfStationsAlone(frame)) return undefined;
  const named =
    frame.references.find(({ kind }) => kind === 'name') ??
    frame.asks.flatMap((ask) => (ask.kind === 'fact' && ask.of?.kind === 'name' ? [ask.of] : []))[0];
  const near = named && (anchorOf(named) ?? undefined);
  const act = { kind: 'tell_station', by, ...(near && { near }) } as const;
  if (scene.stops(by) === 0) return { ...act, ...(!near && spokenOf({ frame, conversation, scene })) };
  // "Is there a metro nearby?", after a place, is near that place.
  const isOfTalk = conversation.focus !== undefined || conversation.shown.length > 0;
  return isOfTalk || frame.references.some(({ kind }) => kind !== 'here') ? undefined : act;
}

/** "And the nearest metro?", of the place in question. */
function spokenOf({ frame, conversation, scene }: Pick<Turn, 'frame' | 'conversation' | 'scene'>): {
  readonly near?: Anchor;
} {
  const resolved = conversation.focus && resolve(undefined, conversation, scene);
  const isHere = frame.references.some(({ kind }) => kind === 'here');
  const place = !isHere && resolved?.found === 'places' ? scene.placeOf(resolved.placeIds[0]!) : undefined;
  return place ? { near: anchorAt(place) } : {};
}

const KINDS: Readonly<Record<string, Stopping>> = {
  metro_station: 'metro',
  train_station: 'train',
  bus_station: 'bus',
};

function meansIn({ wishes, asks }: Frame): Stopping | undefined {
  const said = wishes.flatMap((wish) => (isWhat(wish) && wish.attribute === 'kind' ? (KINDS[wish.value] ?? []) : []));
  const compared = asks.flatMap((ask) => (ask.kind === 'compare' ? (KINDS[ask.ofKind?.kindId ?? ''] ?? []) : []));
  const asked = asks.flatMap((ask) =>
    ask.kind === 'fact' && STATIONS.has(ask.attribute) && isStopping(ask.by) ? [ask.by] : [],
  );
  return asked[0] ?? said[0] ?? compared[0];
}

const isStopping = (by: string | undefined): by is Stopping => Object.values(KINDS).includes(by as Stopping);

/** Nothing else is looked for, and nothing else asked. */
function isOfStationsAlone({ wishes, asks, references }: Frame): boolean {
  const isSought = wishes.some((wish) => wish.attribute === 'kind' && KINDS[wish.value] !== undefined);
  const isAsked = asks.some(
    (ask) =>
      (ask.kind === 'fact' && STATIONS.has(ask.attribute)) ||
      (ask.kind === 'compare' && KINDS[ask.ofKind?.kindId ?? ''] !== undefined),
  );
  return (
    (isAsked || (isSought && asks.every((ask) => ask.kind === 'fact' && OF_WHEREABOUTS.has(ask.attribute)))) &&
    wishes.every((wish) => !isWhat(wish) || (wish.attribute === 'kind' && KINDS[wish.value] !== undefined)) &&
    asks.every((ask) => ask.kind === 'compare' || (ask.kind === 'fact' && OF_WHEREABOUTS.has(ask.attribute))) &&
    references.filter(({ kind }) => kind === 'name').length <= 1
  );
}
const STATIONS: ReadonlySet<string> = new Set(['station', 'step_free_station']);
const OF_WHEREABOUTS: ReadonlySet<string> = new Set([...STATIONS, 'address', 'distance', 'directions']);
