// The reasons behind a score, as a person can take them in: what several methods say alike is said once.
import type { Contribution } from '../../api-client/client.ts';

export interface Reason {
  readonly kind: string;
  /** Of a taste: the category that the person likes. */
  readonly category?: string | undefined;
  readonly words?: readonly string[] | undefined;
  readonly label?: string | undefined;
  readonly amount: number;
}

/** Less than this share of a score is not worth a line of its own. */
const WORTH_A_LINE = 0.01;
/** Everything that has no line of its own. */
const REST = 'rest';

/**
 * Largest first; the amounts sum to what the contributions sum to.
 *
 * @param isRated whether anybody has rated the place: what stands for a rating until then is nobody's opinion
 */
export function reasonsOf(contributions: readonly Contribution[], score: number, isRated: boolean): readonly Reason[] {
  const merged = new Map<string, Reason>();
  for (const leaf of contributions.flatMap(leavesOf)) {
    const reason: Reason = leaf.kind === 'rating' && !isRated ? { kind: REST, amount: leaf.amount } : reasonOf(leaf);
    const key = [reason.kind, reason.category, reason.label, reason.words?.join(' ')].join('|');
    merged.set(key, { ...reason, amount: reason.amount + (merged.get(key)?.amount ?? 0) });
  }
  const reasons = [...merged.values()].sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount));
  const lines = reasons.filter(
    ({ kind, amount }) => kind !== REST && Math.abs(amount) >= WORTH_A_LINE * Math.abs(score),
  );
  const rest = reasons.filter((reason) => !lines.includes(reason)).reduce((sum, { amount }) => sum + amount, 0);
  return rest === 0 ? lines : [...lines, { kind: REST, amount: rest }];
}

/** A method's part stands for its own parts, as long as those tell all of it. */
function leavesOf(part: Contribution): readonly Contribution[] {
  const { parts = [] } = part;
  const told = parts.reduce((sum, { amount }) => sum + amount, 0);
  return parts.length > 0 && Math.abs(told - part.amount) < 1e-6 ? parts.flatMap(leavesOf) : [part];
}

/** A liking that was carried over from another category is still that other liking. */
const reasonOf = ({ kind, category, via, words, method, amount }: Contribution): Reason => ({
  kind,
  category: via ?? category,
  words,
  label: method,
  amount,
});
