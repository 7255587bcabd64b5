// Where a search begins, and whether what it found is really near there.
import { type CardGroup, type Origin, surely } from '../../../chat/answer.ts';
import type { WishSearch as Search } from '../../../chat/state.ts';
import { WITHIN_A_WALK_M } from '../../../wishes/nearness.ts';
import type { Scene } from '../world.ts';
import { isCloseBy } from './both-areas.ts';
import type { Start } from './hunt.ts';

export function originOf(
  scene: Scene,
  { kind, name, unknownPlace }: Start,
  { anchor, withinM, notAround, isShortWay }: Search,
  groups: readonly CardGroup[],
): Origin {
  const cards = groups.flatMap((group) => group.cards);
  // Of what merely may suit, nothing surely lacks.
  const isSure = surely(groups).some((group) => group.cards.length > 0);
  const isBesideIt = anchor?.inside || isCloseBy(scene, groups, anchor?.name ?? '');
  const isNearAsked = kind === 'named' || (kind === 'here' && isShortWay === true);
  const isFarOff = isNearAsked && withinM === undefined && isSure && !isBesideIt;
  return {
    kind,
    name,
    inside: anchor?.inside ?? false,
    isNear: !isFarOff && cards.every(({ distanceM }) => distanceM <= WITHIN_A_WALK_M),
    ...(notAround && { isElsewhere: true as const }),
    ...(isFarOff && { nearestM: Math.min(...cards.map(({ distanceM }) => distanceM)) }),
    ...(unknownPlace && { unknownPlace }),
  };
}
