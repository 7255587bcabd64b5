// Two parts of the city, of which either will do: one list with a part for each, and how much each has.
import type { ListAnswer, NothingFound } from '../../chat/answer.ts';
import type { WishSearch } from '../../chat/state.ts';
import type { PlaceId } from '../../domain/branded.ts';
import type { Wish } from '../../wishes/wish.ts';
import { isMeant } from './wishes.ts';
import type { Scene } from './world.ts';

type Found = Omit<ListAnswer, 'learned'> | NothingFound;

/** "In the old town or the port" */
export function inBoth(scene: Scene, one: Found, other: Found, search: WishSearch): Found {
  if (one.kind !== 'list' || other.kind !== 'list') return one.kind === 'list' ? one : other;
  const partOf = ({ groups, origin }: Pick<ListAnswer, 'groups' | 'origin'>, skip: ReadonlySet<PlaceId>) =>
    groups.map((group) => ({
      ...group,
      cards: group.cards.filter(({ place }) => !skip.has(place.id)),
      where: origin.name,
    }));
  const first = partOf(one, new Set());
  const shown = new Set(first.flatMap(({ cards }) => cards.map(({ place }) => place.id)));
  const groups = [...first, ...partOf(other, shown)].filter(({ cards }) => cards.length > 0);
  const inAll = [one, other].flatMap(({ origin }) => countIn(scene, origin.name, search));
  return {
    ...one,
    groups,
    missing: one.missing.filter((each) => other.missing.includes(each)),
    ...(inAll.length > 1 && { inAll }),
  };
}

/** How many of what is looked for lie in an area that the city has an outline of. */
function countIn(scene: Scene, name: string, search: WishSearch): NonNullable<ListAnswer['inAll']> {
  const { city, catalogue } = scene.world.recommend;
  const area = city.areas.all.find((each) => each.name === name);
  const { categories, cuisine, wishes = [] } = search;
  // A count of kitchens says nothing of those that cook what is wanted.
  if (!area || categories.length === 0 || cuisine !== undefined || wishes.some(isOfServed)) return [];
  const count = catalogue.places.filter(
    (place) =>
      !place.closedForGood &&
      city.areas.isInside(area.id, place.position) &&
      categories.some((category) => isMeant(place, category, search)),
  ).length;
  return [{ where: name, count }];
}

const isOfServed = ({ attribute }: Wish): boolean =>
  attribute === 'dish' || attribute === 'diet' || attribute === 'cuisine';
