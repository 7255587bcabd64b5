// A test of "is it a fair coin?" that may be looked at after every toss.

export interface SequentialVerdict {
  /** 0.5 where nothing was tossed. */
  readonly share: number;
  /** Holds the true share at all looks together with probability 1 - alpha. */
  readonly interval: readonly [number, number];
  /** How many times better a mixture of unfair coins explains the tosses than a fair one; 1 at the start. */
  readonly evidence: number;
  /** The evidence has reached 1 / alpha: a decision now errs with probability alpha at most, after any number of looks. */
  readonly isDecided: boolean;
}

/**
 * Mixture sequential probability ratio test of p = 1/2 with a uniform mixture over p, and the confidence sequence that
 * belongs to it.
 *
 * @param wins whole number, 0 or more; @param losses the same
 * @param alpha in (0, 1): the most often that a fair coin is called unfair, over all looks together
 * Source: Robbins (1970), "Statistical methods related to the law of the iterated logarithm": the ratio is a martingale of
 * mean 1 under a fair coin, so by Ville's inequality it ever reaches 1 / alpha with probability alpha at most; for
 * experiments on live traffic Johari, Koomen, Pekelis and Walsh (2022), "Always valid inference". With a uniform mixture the
 * likelihood is the beta function B(wins + 1, losses + 1).
 */
export function sequentialTest(wins: number, losses: number, alpha: number): SequentialVerdict {
  const tosses = wins + losses;
  const mixture = logBeta(wins + 1, losses + 1);
  /** Logarithm of the evidence against a coin of this share. */
  const against = (share: number): number => mixture - wins * logOf(share, wins) - losses * logOf(1 - share, losses);
  const share = tosses === 0 ? 0.5 : wins / tosses;
  const threshold = -Math.log(alpha);
  const evidence = Math.exp(against(0.5));
  return {
    share,
    interval: [edge(against, threshold, share, 0), edge(against, threshold, share, 1)],
    evidence,
    isDecided: against(0.5) >= threshold,
  };
}

/** 0 log 0 is 0. */
const logOf = (share: number, count: number): number => (count === 0 ? 0 : Math.log(share));

const HALVINGS = 50;

/** Where the evidence reaches the threshold between the observed share, where there is none, and an end. */
function edge(against: (share: number) => number, threshold: number, share: number, end: 0 | 1): number {
  if (against(end) < threshold) return end;
  let [inside, outside] = [share, end as number];
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (inside + outside) / 2;
    if (against(middle) < threshold) inside = middle;
    else outside = middle;
  }
  return inside;
}

const logBeta = (a: number, b: number): number => logGamma(a) + logGamma(b) - logGamma(a + b);

/** Lanczos' approximation with g = 7, nine terms; relative error below 1e-14 for arguments of 1 or more. */
function logGamma(x: number): number {
  const shifted = x - 1;
  const base = shifted + 7.5;
  const series = LANCZOS.reduce((sum, term, at) => sum + (at === 0 ? term : term / (shifted + at)), 0);
  return 0.5 * Math.log(2 * Math.PI) + (shifted + 0.5) * Math.log(base) - base + Math.log(series);
}

const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];
