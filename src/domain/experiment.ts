// Two ways to rank, compared on live lists.
import { METHODS, type Method } from './method.ts';

/**
 * Weights of the reranking as factors of what they are: 1 changes nothing. `patience` is how far people go for a place,
 * `variety` how much a place loses to others like it, `calibration` what following the mix of somebody's likings gains.
 */
export interface RankingWeights {
  readonly patience?: number;
  readonly variety?: number;
  readonly calibration?: number;
}

/** At most, so that no factor turns a bonus into the whole score or a loss into more than there is. */
export const MOST_WEIGHT = { patience: 4, variety: 1.25, calibration: 3 } as const satisfies Required<RankingWeights>;
export const LEAST_PATIENCE = 0.25;

export interface Ranking {
  readonly method: Method;
  readonly weights?: RankingWeights;
}

export interface Experiment {
  readonly id: number;
  readonly name: string;
  readonly rankings: { readonly A: Ranking; readonly B: Ranking };
  readonly startedAt: Date;
  readonly endedAt?: Date;
  /** The ranking that took over from here. */
  readonly adopted?: 'A' | 'B';
}

export const rankingText = ({ method, weights = {} }: Ranking): string =>
  [method, ...Object.entries(weights).map(([name, factor]) => `${name} ${factor}`)].join(', ');

/** Reads what `rankingText` writes; undefined for anything else. */
export function rankingFrom(text: string): Ranking | undefined {
  const [first = '', ...others] = text.split(',').map((part) => part.trim());
  const method = METHODS.find((each) => each === first);
  const weights = others
    .map((part) => part.split(/\s+/u))
    .map(([name = '', factor]) => [name, Number(factor)] as const);
  if (!method || !weights.every(([name, factor]) => isWeight(name, factor))) return undefined;
  return weights.length === 0 ? { method } : { method, weights: Object.fromEntries(weights) };
}

const isWeight = (name: string, factor: number): boolean =>
  Object.hasOwn(MOST_WEIGHT, name) &&
  factor >= (name === 'patience' ? LEAST_PATIENCE : 0) &&
  factor <= MOST_WEIGHT[name as keyof RankingWeights];
