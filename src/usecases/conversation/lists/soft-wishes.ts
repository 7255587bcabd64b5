// "Maybe with live music", "a poder ser con terraza": what was said mildly comes first and never empties a list, nor moves it
// elsewhere.
import type { CardGroup } from '../../../chat/answer.ts';
import type { WishSearch as Search } from '../../../chat/state.ts';
import type { PlaceId } from '../../../domain/branded.ts';
import { WITHIN_A_WALK_M } from '../../../wishes/nearness.ts';
import type { Wish } from '../../../wishes/wish.ts';
import type { Scene } from '../world.ts';
import { refuses } from './condition.ts';
import { ENOUGH_TO_CHOOSE, type Hunt, MOST_SHOWN } from './hunt.ts';
import { countOf, distancesIn, type Share, totalOf, withinM } from './substitutes.ts';

type Finds = (scene: Scene, hunt: Hunt) => readonly Share[];

/** Where hardly any has what was said mildly, others follow, as near. */
export function withMildLast(scene: Scene, hunt: Hunt, strict: readonly Share[], find: Finds): readonly Share[] {
  const looser = totalOf(strict, countOf) < ENOUGH_TO_CHOOSE ? withoutMild(hunt.search) : undefined;
  if (!looser) return strict;
  const loose = find(scene, { ...hunt, search: looser });
  if (totalOf(loose, countOf) === 0) return strict;
  const near = withinM(strict, Math.max(WITHIN_A_WALK_M, ...distancesIn(loose)));
  return filledWith(scene, hunt.search, near, loose, hunt.search.howMany ?? MOST_SHOWN);
}

/** The search without what was said mildly; undefined where nothing was. */
function withoutMild(search: Search): Search | undefined {
  const { wishes = [], ...rest } = search;
  const kept = wishes.filter((wish) => !isMild(wish));
  if (kept.length === wishes.length) return undefined;
  return kept.length > 0 ? { ...rest, wishes: kept } : rest;
}

const isMild = ({ attribute, strength, polarity }: Wish): boolean =>
  strength === 'prefer' && polarity === 'want' && (attribute === 'feature' || attribute === 'price_level');

/** What has it first; then others, of which it is said that nobody knows, up to as many as a list has. */
function filledWith(
  scene: Scene,
  search: Search,
  first: readonly Share[],
  others: readonly Share[],
  most: number,
): readonly Share[] {
  const mild = (search.wishes ?? []).filter(isMild);
  const isLacking = refuses(scene, { wishes: mild.map((wish) => ({ ...wish, strength: 'must' as const })) });
  const taken = new Set<PlaceId>(first.flatMap(({ groups }) => groups.flatMap(idsOf)));
  const fresh = others.map(({ groups, ...share }): Share => {
    let left =
      most - first.filter((each) => each.category === share.category).reduce((sum, each) => sum + countOf(each), 0);
    const kept = groups.map((group) => {
      const cards = group.cards
        .filter(({ place }) => !taken.has(place.id) && !isLacking(place))
        .slice(0, Math.max(0, left));
      left -= cards.length;
      return { ...group, cards, unsure: [...(group.unsure ?? []), ...mild] };
    });
    return { ...share, groups: kept.filter(({ cards }) => cards.length > 0) };
  });
  return fresh.map((share, at) => ({ ...share, groups: [...(first[at]?.groups ?? []), ...share.groups] }));
}

const idsOf = ({ cards }: CardGroup): readonly PlaceId[] => cards.map(({ place }) => place.id);
