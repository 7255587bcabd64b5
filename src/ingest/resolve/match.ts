// Whether two records of different sources are one place: a score with the reasons for it.
import { distanceM } from '../../geo/point.ts';
import { type Evidence, evidenceOf, type Identity } from './evidence.ts';
import type { WordWeights } from './names.ts';
import { BIAS, termsOf, WEIGHTS } from './weighing.ts';

export interface Match {
  /** 0 to 1; at `SAME_PLACE` and above it is one place. */
  readonly score: number;
  /** "same name, 12 m apart, same telephone" */
  readonly reason: string;
}

/** Above one half: to keep two rows of one place is a smaller harm than to lose one of two places. */
export const SAME_PLACE = 0.6;

/** Two records of one source are two places unless hardly anything tells them apart: the source has told them apart. */
export const TOLD_APART = 0.98;

/** Farther apart nothing but a common Wikidata entry makes one place of two. */
export const MAX_DISTANCE_M = 1_200;

export const SAME_ENTRY = 'same Wikidata entry';

export function matchOf(one: Identity, other: Identity, weights: WordWeights): Match {
  if (one.wikidata && one.wikidata === other.wikidata) return { score: 1, reason: SAME_ENTRY };
  if (one.wikidata && other.wikidata) return { score: 0, reason: 'different Wikidata entries' };
  const apartM = distanceM(one.position, other.position);
  if (apartM > MAX_DISTANCE_M) return { score: 0, reason: `${Math.round(apartM)} m apart` };
  const evidence = evidenceOf(one, other, apartM, weights);
  if (evidence.name.overall === 0 && evidence.phone !== 'same' && evidence.website !== 'same') return NOTHING_IN_COMMON;
  const logit = termsOf(evidence).reduce((sum, [term, value]) => sum + WEIGHTS[term] * value, BIAS);
  return { score: 1 / (1 + Math.exp(-logit)), reason: reasonOf(evidence) };
}

const NOTHING_IN_COMMON: Match = { score: 0, reason: 'no word in common' };

function reasonOf({ name, apartM, kinship, contradiction, phone, website, door }: Evidence): string {
  const part = name.contained >= 0.9 ? 'one name within the other' : `names ${Math.round(name.overall * 100)} % alike`;
  return [
    name.overall >= 0.999 ? 'same name' : part,
    `${Math.round(apartM)} m apart`,
    ...(kinship === 'different' ? ['different kinds of place'] : []),
    ...(contradiction ? ['the names say different things'] : []),
    ...(name.numbersDiffer ? ['different numbers'] : []),
    ...(phone === 'same' ? ['same telephone'] : []),
    ...(website === 'same' ? ['same website'] : []),
    ...(door === 'same' ? ['same door'] : []),
  ].join(', ');
}
