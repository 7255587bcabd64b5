// What each piece of evidence adds to the log-odds of two records being one place.
import type { Evidence } from './evidence.ts';

/**
 * Learned by `node scripts/run.mjs lab/catalogue/starter/resolver.ts` from the labelled pairs in tests/ingest/*.tsv: a logistic
 * regression with an L2 penalty. Hardly any pair has differing numbers or a website; those two are set by hand.
 */
export const WEIGHTS = {
  overall: 3.14,
  contained: 1.91,
  evidence: 1.72,
  exact: 1.4,
  numbersDiffer: -3,
  distance: -2.23,
  distanceUnlike: -1.94,
  open: -1.83,
  different: -4.42,
  contradiction: -2.64,
  part: -4.48,
  headsSame: 1.75,
  headsDiffer: -2.94,
  viaPart: -1.22,
  viaAlias: -2.05,
  unshared: -0.57,
  twoKinds: -0.53,
  phone: 1.53,
  website: 2,
  doorDiffers: -1.72,
  borrowed: -2.02,
  exactSight: 0.71,
} as const;

export const BIAS = -3.26;

type Term = keyof typeof WEIGHTS;

export function termsOf({
  name,
  apartM,
  reachM,
  kinship,
  heads,
  ...rest
}: Evidence): readonly (readonly [Term, number])[] {
  // At one door it is a position that is wrong, not the address.
  const awayM = rest.door === 'same' ? Math.min(apartM, reachM) : apartM;
  const distance = Math.log2(1 + awayM / reachM);
  return [
    ['overall', name.overall],
    ['contained', name.contained],
    ['evidence', Math.min(1, name.evidence)],
    ['exact', Number(name.overall >= 0.999)],
    ['numbersDiffer', Number(name.numbersDiffer)],
    ['distance', distance],
    ['distanceUnlike', distance * (1 - name.overall)],
    ['open', Number(kinship === 'open')],
    ['different', Number(kinship === 'different')],
    ['contradiction', Number(rest.contradiction)],
    ['part', Number(rest.part)],
    ['headsSame', Number(heads === 'same')],
    ['headsDiffer', Number(heads === 'differ')],
    ['viaPart', Number(rest.via === 'part')],
    ['viaAlias', Number(rest.via === 'alias')],
    ['unshared', Math.min(1, name.unshared)],
    ['twoKinds', Number(rest.twoKinds)],
    ['phone', Number(rest.phone === 'same')],
    ['website', Number(rest.website === 'same')],
    ['doorDiffers', Number(rest.door === 'differ' && reachM <= 60)],
    ['borrowed', Number(rest.borrowed)],
    ['exactSight', Number(rest.via === 'names' && name.overall >= 0.999 && reachM > 60) * distance],
  ];
}
