// A suggestion that was chosen, as a wish.
import { withWish } from '../../state/wishes.ts';
import type { Suggestion } from './suggestions.ts';

/** Around a station or a street. */
const AROUND_M = 600;
const LONGEST_NAME = 80;

export function wishesWith(wishes: readonly string[], suggestion: Suggestion): readonly string[] {
  const wish = wishOf(suggestion);
  return wish === undefined ? wishes : withWish(wishes, wish);
}

function wishOf({ kind, id, name, lat, lng }: Suggestion): string | undefined {
  if (kind === 'category' || kind === 'kind' || kind === 'area') return `${kind}:${id}`;
  if (kind === 'place' || lat === undefined || lng === undefined) return undefined;
  const named = name.replaceAll('~', ' ').slice(0, LONGEST_NAME);
  return `near:${lat.toFixed(5)},${lng.toFixed(5)}~${AROUND_M}m~${named}`;
}
