// What a ride between two places costs, by its length: a rough estimate from the fares of the pack.
import { hears } from '../../chat/cues.ts';
import { anchorOf } from '../../chat/places/resolve.ts';
import type { Topic } from '../../city/topics.ts';
import type { Language } from '../../domain/language.ts';
import type { Place } from '../../domain/place.ts';
import { straightLineM } from '../../domain/walk.ts';
import type { Point } from '../../geo/point.ts';
import type { Frame } from '../../nlp/frame.ts';

/** Where a ride begins or ends that the message does not name: where the asker stands, the place that is talked of. */
export interface RideEnds {
  readonly here?: Point;
  readonly focus?: Place;
  /** Where the way that was just told begins, and where it leads. */
  readonly last?: { readonly from?: End; readonly to: End };
}

/** Undefined where the topic has no fares, or it is not known where the ride begins and ends. */
export function rideTold(
  { fare }: Topic,
  { references, text }: Frame,
  language: Language,
  known: RideEnds = {},
): string | undefined {
  const ends = fare && endsOf({ references, text }, fare.here[language] ?? '', known);
  return ends && fareTold(fare, ends, language);
}

/** The same between two ends that are known; without a name it begins where the asker stands. */
export function fareBetween(
  topics: readonly Topic[],
  from: { readonly name: string; readonly position: Point },
  to: End,
  language: Language,
): string | undefined {
  const fare = topics.find((topic) => topic.fare)?.fare;
  const start = fare && { ...from, name: from.name || (fare.here[language] ?? '') };
  return start && fareTold(fare, [start, to], language);
}

function fareTold(
  fare: NonNullable<Topic['fare']>,
  [from, to]: readonly [End, End],
  language: Language,
): string | undefined {
  const km = (straightLineM(from.position, to.position) * ROAD_SHARE) / 1_000;
  if (km < SHORTEST_KM) return undefined;
  const at = (side: 0 | 1) => fare.start[side] + fare.perKm[side] * km;
  const values: Readonly<Record<string, string>> = {
    from: from.name,
    to: to.name,
    km: km.toLocaleString(language, { maximumFractionDigits: km < 10 ? 1 : 0 }),
    minutes: String(Math.max(SHORTEST_RIDE_MIN, Math.round(km * MINUTES_A_KM))),
    least: String(Math.floor(at(0))),
    most: String(Math.ceil(at(1))),
  };
  return (fare.text[language] ?? '').replace(/\{(\w+)\}/gu, (_, key: string) => values[key] ?? '');
}
/** How much longer streets are than the straight line. */
const ROAD_SHARE = 1.35;
const SHORTEST_KM = 0.3;
/** In the traffic of a town, with its lights. */
const MINUTES_A_KM = 3;
const SHORTEST_RIDE_MIN = 4;

export interface End {
  readonly name: string;
  readonly position: Point;
}

const isHere = ({ kind }: Frame['references'][number]): boolean => kind === 'here';

/** "From the park to the market", "from here to the market", "a taxi there". */
function endsOf(
  { references, text }: Pick<Frame, 'references' | 'text'>,
  hereName: string,
  { here, focus, last }: RideEnds,
): readonly [End, End] | undefined {
  const named = references.flatMap((each) => {
    const { name, position } = anchorOf(each) ?? {};
    return each.kind === 'name' && name && position ? [{ name, position, role: each.role }] : [];
  });
  const [one, other, ...others] = named;
  if (one && other)
    return others.length > 0 ? undefined : other.role === 'from' && one.role !== 'from' ? [other, one] : [one, other];
  // "How long is a taxi from the station?", of the place that is talked of.
  const isToFocus = one && focus && (one.role === 'from' || one.role === 'near') && !references.some(isHere);
  if (isToFocus) return [one, focus];
  // "What's a taxi back to the old town?", of the place that is talked of: from there.
  if (one && focus && one.role !== 'from' && !references.some(isHere) && hears('goesBack', { text }))
    return [focus, one];
  const me = here && { name: hereName, position: here };
  // "And by taxi, how much?", behind a way: of the same way.
  const from = last?.from ?? me;
  if (!one && last && from && !references.some(({ kind }) => kind !== 'here')) return [from, last.to];
  const isOfFocus = !one && focus && references.some(({ kind }) => kind === 'pronoun');
  if (!me || !(isOfFocus || one?.role === 'to' || one?.role === 'from')) return undefined;
  if (one) return one.role === 'from' ? [one, me] : [me, one];
  return focus && [me, focus];
}
