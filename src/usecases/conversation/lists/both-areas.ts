// Two parts of the city, of which either will do: one list with a part for each, and how much each has.
import type { CardGroup, ListAnswer, NothingFound } from '../../../chat/answer.ts';
import type { Card } from '../../../chat/card.ts';
import type { WishSearch } from '../../../chat/state.ts';
import type { PlaceId } from '../../../domain/branded.ts';
import { NEXT_DOOR_M } from '../../../wishes/nearness.ts';
import type { Wish } from '../../../wishes/wish.ts';
import { areaNamed } from '../../in-area.ts';
import type { Scene } from '../world.ts';
import { meantBy } from './condition.ts';

type Found = Omit<ListAnswer, 'learned'> | NothingFound;

/** "In the old town or the port" */
export function inBoth(scene: Scene, one: Found, other: Found, search: WishSearch): Found {
  // What only one of them has is there, and not around the other.
  if (one.kind === 'nothing') return other.kind === 'list' && isThere(other) ? without(other, one) : other;
  if (other.kind === 'nothing') return isThere(one) ? without(one, other) : one;
  if (!isThere(one)) return isThere(other) ? without(other, one) : nearerOf(one, other);
  if (!isThere(other)) return without(one, other);
  const first = partOf(one, new Set(cardsOf(one).filter(isNearerTo(other)).map(idOf)));
  const second = partOf(other, new Set(first.flatMap(({ cards }) => cards.map(idOf))));
  if (!isCloseBy(scene, first, one.origin.name)) return without(other, one);
  if (!isCloseBy(scene, second, other.origin.name)) return without(one, other);
  const inAll = [one, other].flatMap(({ origin }) => countIn(scene, origin.name, search));
  return {
    ...one,
    groups: [...first, ...second],
    missing: one.missing.filter((each) => other.missing.includes(each)),
    ...(inAll.length > 1 && { inAll }),
  };
}

type Listed = Extract<Found, { kind: 'list' }>;

/** Where neither has any, the one that is nearer to some. */
const nearerOf = (one: Listed, other: Listed): Listed =>
  (other.origin.nearestM ?? Number.POSITIVE_INFINITY) < (one.origin.nearestM ?? Number.POSITIVE_INFINITY) ? other : one;

const without = (list: Listed, { origin }: Found): Listed => ({ ...list, noneIn: origin.name });

const cardsOf = ({ groups }: Pick<Listed, 'groups'>): readonly Card[] => groups.flatMap(({ cards }) => cards);
const idOf = ({ place }: Card): PlaceId => place.id;

const isNearerTo =
  (area: Listed) =>
  (card: Card): boolean =>
    cardsOf(area).some((each) => each.place.id === card.place.id && each.distanceM < card.distanceM);

/** One of them is a short walk from what was named, or inside it. */
export function isCloseBy({ world: { recommend } }: Scene, part: readonly CardGroup[], name: string): boolean {
  const { areas } = recommend.city;
  const area = areaNamed(name, areas);
  return part.some(({ cards }) =>
    cards.some(
      ({ distanceM, place }) =>
        distanceM <= NEXT_DOOR_M || (area !== undefined && areas.isInside(area.id, place.position)),
    ),
  );
}

/** What one of the areas has, without what stands in the other's part. */
const partOf = ({ groups, origin }: Listed, others: ReadonlySet<PlaceId>): Listed['groups'] =>
  groups
    .map((group) => ({ ...group, cards: group.cards.filter((card) => !others.has(idOf(card))), where: origin.name }))
    .filter(({ cards }) => cards.length > 0);

const isThere = (found: Listed): boolean => found.noneIn === undefined && found.origin.nearestM === undefined;

/** How many of what is looked for lie in an area that the city has an outline of. */
function countIn(scene: Scene, name: string, search: WishSearch): NonNullable<ListAnswer['inAll']> {
  const { city, catalogue } = scene.world.recommend;
  const area = city.areas.all.find((each) => each.name === name);
  const { categories, cuisine, wishes = [] } = search;
  // A count of kitchens says nothing of those that cook what is wanted.
  if (!area || categories.length === 0 || cuisine !== undefined || wishes.some(isOfServed)) return [];
  const isMeant = meantBy(scene, categories, search);
  const count = catalogue.places.filter(
    (place) => !place.closedForGood && city.areas.isInside(area.id, place.position) && isMeant(place),
  ).length;
  return [{ where: name, count }];
}

const isOfServed = ({ attribute }: Wish): boolean =>
  attribute === 'dish' || attribute === 'diet' || attribute === 'cuisine';
