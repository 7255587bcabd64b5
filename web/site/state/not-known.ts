// Which wishes it is not known of one place whether it fulfils, as far as its card can show what is known.
import type { PlaceFacts } from '../../api-client/types.ts';
import type { ReadWish } from './question.ts';

type Doubtful = Pick<ReadWish, 'attribute'>;
type Known = Pick<PlaceFacts, 'hours' | 'prices' | 'price_level' | 'free_entry' | 'wheelchair' | 'visit_minutes'>;

const MONEY: ReadonlySet<string> = new Set(['amount', 'price_level', 'entry', 'free']);

/** @param wishes those that are not known of some places of the list */
export function notKnownOf<Wish extends Doubtful>(wishes: readonly Wish[], facts: Known): readonly Wish[] {
  const missing = wishes.filter(({ attribute }) => !isTold(attribute, facts));
  // "€" stands on the card, and still leaves open whether an amount is enough.
  return missing.length > 0 ? missing : wishes.filter(({ attribute }) => MONEY.has(attribute));
}

function isTold(attribute: string, facts: Known): boolean {
  if (MONEY.has(attribute)) {
    return facts.prices.length > 0 || facts.price_level !== undefined || facts.free_entry !== undefined;
  }
  if (attribute === 'open') return facts.hours !== undefined;
  if (attribute === 'wheelchair') return facts.wheelchair !== undefined;
  return attribute === 'duration' && facts.visit_minutes !== undefined;
}
