// The order of a list around something that was named: the nearest first, and nothing much farther off once there is a choice.
import type { CardGroup } from '../../../chat/answer.ts';
import type { Card } from '../../../chat/card.ts';
import type { WishSearch as Search } from '../../../chat/state.ts';
import { NEAR_M } from '../../../wishes/nearness.ts';
import { FEW } from './hunt.ts';
import type { Share } from './substitutes.ts';

/** Who asks for the best, or for an order, gets that. */
export const nearestFirst = (shares: readonly Share[], { sortBy, isBest }: Search): readonly Share[] =>
  sortBy !== undefined || isBest ? shares : shares.map(ordered);

function ordered({ groups, ...share }: Share): Share {
  const ways = groups.flatMap(({ cards }) => cards.map(({ distanceM }) => distanceM)).sort((a, b) => a - b);
  const mostM = Math.max(SHORT_WAY_M, TIMES_AS_FAR * (ways[FEW - 1] ?? Number.POSITIVE_INFINITY));
  const [least, most] = [Math.min(...groups.map(doubtsIn)), Math.max(...groups.map(doubtsIn))];
  const inReach = groups.map((group) => {
    // What is known to suit is worth the way, beside others of which it is not known.
    const isWorthIt = doubtsIn(group) === least && least < most;
    const cards = group.cards.filter(({ distanceM }) => distanceM <= (isWorthIt ? WORTH_IT * mostM : mostM));
    return { ...group, cards: cards.sort((a, b) => wayOf(a) - wayOf(b)) };
  });
  return { ...share, groups: nearBeforeFar(inReach.filter(({ cards }) => cards.length > 0)) };
}

/** "Near the old town": what merely may suit there comes before what surely does and is no longer near. */
function nearBeforeFar(groups: readonly CardGroup[]): readonly CardGroup[] {
  const isNear = ({ cards }: CardGroup) => cards.some(({ distanceM }) => distanceM <= NEAR_M);
  return groups.filter(isNear).flatMap(({ cards }) => cards).length < FEW
    ? groups
    : [...groups.filter(isNear), ...groups.filter((group) => !isNear(group))];
}

/** How many wishes of a group are open. */
const doubtsIn = ({ unsure = [], isShut }: CardGroup): number => unsure.length + (isShut ? 1 : 0);

/** Where there are a few, nobody goes so many times as far for another. */
const TIMES_AS_FAR = 2;
/** And for what surely suits not so much farther still. */
const WORTH_IT = 2;
/** What counts as near whatever is nearer still. */
const SHORT_WAY_M = 500;
/** Next door or round the corner is the same; there what suits best comes first. */
const wayOf = ({ distanceM }: Card): number => Math.max(distanceM, ROUND_THE_CORNER_M);
const ROUND_THE_CORNER_M = 300;
