// Health, diet and access are the frame of all that is offered: what is known to meet them stands first, from as far as twenty
// minutes off, and what merely may meet them only follows where there are too few.
import type { CardGroup } from '../../../chat/answer.ts';
import type { WishSearch as Search } from '../../../chat/state.ts';
import type { PlaceId } from '../../../domain/branded.ts';
import type { Filter } from '../../../domain/conversation.ts';
import type { Place } from '../../../domain/place.ts';
import type { Wish } from '../../../wishes/wish.ts';
import type { Scene } from '../world.ts';
import { suits } from './as-searched.ts';
import { grantedOf } from './condition.ts';
import { FEW, type Hunt, MOST_SHOWN } from './hunt.ts';
import { countOf, type Share, totalOf, withinM } from './substitutes.ts';

export const NEEDED_SURELY: ReadonlySet<string> = new Set(['diet', 'wheelchair']);
const NEEDED_FILTERS: readonly Filter[] = ['accessible', 'vegetarian'];

type Finds = (scene: Scene, hunt: Hunt) => readonly Share[];

/** Diets and access: needs that a place without them cannot make up for. */
export const isOfPerson = ({ filters, wishes = [] }: Search): boolean =>
  filters.some((filter) => NEEDED_FILTERS.includes(filter)) || wishes.some(isNeed);

const isNeed = ({ attribute, polarity }: Wish): boolean => NEEDED_SURELY.has(attribute) && polarity === 'want';

/** Twenty minutes by metro, bus or taxi. */
export const WORTH_THE_RIDE_M = 4_000;

/** What is known to meet the needs of the person first; of several needs that no place meets together, that of the body first. */
export function knownFirst(scene: Scene, hunt: Hunt, find: Finds): readonly Share[] {
  if (!isOfPerson(hunt.search)) return find(scene, hunt);
  const known = knownOf(scene, hunt, find);
  const isEnough = totalOf(known, fedOf) >= Math.min(FEW, hunt.search.howMany ?? FEW);
  if (isEnough || (hunt.search.isSure && totalOf(known, fedOf) > 0)) return known;
  return followedBy(known, find(scene, hunt), hunt.search.howMany ?? MOST_SHOWN);
}

function knownOf(scene: Scene, hunt: Hunt, find: Finds): readonly Share[] {
  const { search, start } = hunt;
  for (const needs of needsIn(search)) {
    const areGranted = grantedOf(scene, { wishes: needs.wishes });
    const isFiltered = suits(scene, { categories: [], filters: needs.filters }, start.position);
    const isKnown = (place: Place) => isFiltered(place) && areGranted(place);
    const { isSure: _, ...open } = search;
    const found = withinM(find(scene, { ...hunt, search: open, isKnown }), search.withinM ?? WORTH_THE_RIDE_M);
    if (totalOf(found, countOf) > 0) return found;
  }
  return [];
}

interface Needs {
  readonly wishes: readonly Wish[];
  readonly filters: readonly Filter[];
}

/** All of them, and then what must not be eaten alone. */
function needsIn({ filters, wishes = [] }: Search): readonly Needs[] {
  const all: Needs = {
    wishes: wishes.filter(isNeed),
    filters: filters.filter((filter) => NEEDED_FILTERS.includes(filter)),
  };
  const eaten: Needs = {
    wishes: all.wishes.filter(({ attribute }) => attribute === 'diet'),
    filters: all.filters.filter((filter) => filter === 'vegetarian'),
  };
  const isBoth = eaten.wishes.length + eaten.filters.length > 0 && all.wishes.length > eaten.wishes.length;
  return isBoth ? [all, eaten] : [all];
}

/** Too few are known: others follow, category by category. */
function followedBy(known: readonly Share[], others: readonly Share[], most: number): readonly Share[] {
  if (totalOf(known, countOf) === 0) return others;
  const taken = new Set<PlaceId>(known.flatMap(({ groups }) => groups.flatMap(idsOf)));
  let left = most - taken.size;
  return others.map(({ groups, ...share }): Share => {
    const first = known.find(({ category }) => category === share.category)?.groups ?? [];
    const rest = groups.map((group) => {
      const cards = group.cards.filter(({ place }) => !taken.has(place.id)).slice(0, Math.max(0, left));
      left -= cards.length;
      return { ...group, cards };
    });
    return { ...share, groups: [...first, ...rest].filter(({ cards }) => cards.length > 0) };
  });
}

const idsOf = ({ cards }: CardGroup): readonly PlaceId[] => cards.map(({ place }) => place.id);

/** How many of a share are known to meet what the person needs, and are not shut by what is known of their hours. */
export const fedOf = ({ groups }: Share): number =>
  groups.reduce(
    (sum, { unsure = [], isShut, cards }) => (isShut || unsure.some(isOpenNeed) ? sum : sum + cards.length),
    0,
  );

const isOpenNeed = (wish: NonNullable<CardGroup['unsure']>[number]): boolean =>
  typeof wish === 'string' ? NEEDED_FILTERS.some((filter) => filter === wish) : NEEDED_SURELY.has(wish.attribute);

/** Where none that is surely fit is quiet or smart as well, the need alone is sought; undefined where nothing else was asked. */
export function onlyNeeded(search: Search): Search | undefined {
  const { wishes = [] } = search;
  const kept = wishes.filter(({ attribute, polarity }) => attribute !== 'feature' || polarity === 'avoid');
  return isOfPerson(search) && kept.length < wishes.length ? { ...search, wishes: kept } : undefined;
}
