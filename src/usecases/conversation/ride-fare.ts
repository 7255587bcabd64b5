// What a ride between two places costs, by its length: a rough estimate from the fares of the pack.
import { anchorOf } from '../../chat/places/resolve.ts';
import type { Topic } from '../../city/topics.ts';
import type { Language } from '../../domain/language.ts';
import { straightLineM } from '../../domain/walk.ts';
import type { Frame } from '../../nlp/frame.ts';

/** Undefined where the topic has no fares, or the message does not name where the ride begins and ends. */
export function rideTold({ fare }: Topic, { references }: Frame, language: Language): string | undefined {
  if (!fare) return undefined;
  const ends = references.flatMap((each) => anchorOf(each) ?? []);
  const isFrom = references.filter(({ kind }) => kind === 'name').map((each) => 'role' in each && each.role === 'from');
  const [one, other, ...others] = ends;
  if (!one?.name || !other?.name || others.length > 0) return undefined;
  const [from, to] = isFrom[1] && !isFrom[0] ? [other, one] : [one, other];
  const km = (straightLineM(from.position, to.position) * ROAD_SHARE) / 1_000;
  if (km < SHORTEST_KM) return undefined;
  const at = (side: 0 | 1) => fare.start[side] + fare.perKm[side] * km;
  const values: Readonly<Record<string, string>> = {
    from: from.name!,
    to: to.name!,
    km: km < 10 ? km.toFixed(1).replace('.', language === 'es' ? ',' : '.') : String(Math.round(km)),
    least: String(Math.floor(at(0))),
    most: String(Math.ceil(at(1))),
  };
  return (fare.text[language] ?? '').replace(/\{(\w+)\}/gu, (_, key: string) => values[key] ?? '');
}
/** How much longer streets are than the straight line. */
const ROAD_SHARE = 1.35;
const SHORTEST_KM = 0.3;
