// The order of a list around something that was named: the nearest first, and nothing much farther off once there is a choice.
import type { WishSearch as Search } from '../../chat/state.ts';
import { FEW } from './hunt.ts';
import type { Share } from './substitutes.ts';

/** Who asks for the best, or for an order, gets that. */
export const nearestFirst = (shares: readonly Share[], { sortBy, isBest }: Search): readonly Share[] =>
  sortBy !== undefined || isBest ? shares : shares.map(ordered);

function ordered({ groups, ...share }: Share): Share {
  const ways = groups.flatMap(({ cards }) => cards.map(({ distanceM }) => distanceM)).sort((a, b) => a - b);
  const mostM = Math.max(SHORT_WAY_M, TIMES_AS_FAR * (ways[FEW - 1] ?? Number.POSITIVE_INFINITY));
  const inReach = groups.map(({ cards, ...group }) => ({
    ...group,
    cards: cards.filter(({ distanceM }) => distanceM <= mostM).sort((a, b) => a.distanceM - b.distanceM),
  }));
  return { ...share, groups: inReach.filter(({ cards }) => cards.length > 0) };
}
/** Where there are a few, nobody goes so many times as far for another. */
const TIMES_AS_FAR = 2;
/** What counts as near whatever is nearer still. */
const SHORT_WAY_M = 500;
