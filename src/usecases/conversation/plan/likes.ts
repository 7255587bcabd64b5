// What a plan is made of because the asker said to like it: kinds of place, and places whose texts speak of an artist.
import { isLiked, isLikedKind } from '../../../chat/plan/in-talk.ts';
import type { PlaceId } from '../../../domain/branded.ts';
import type { Category } from '../../../domain/category.ts';
import type { Place } from '../../../domain/place.ts';
import type { PlanDay } from '../../../domain/plan.ts';
import { overlap } from '../../../domain/span.ts';
import { foldAccents } from '../../../domain/text.ts';
import { straightLineM } from '../../../domain/walk.ts';
import type { Point } from '../../../geo/point.ts';
import type { Frame, PlanRequest, PlanStop } from '../../../nlp/frame.ts';
import { isOfRestaurant } from '../../../nlp/table.ts';
import type { Candidate } from '../../../plan/choose.ts';
import { LOOKED_AT_QUIETLY, WORTH_A_VISIT } from '../../../plan/habits.ts';
import type { PlanWorld } from '../../../plan/world.ts';
import { isFood, must, type Wish } from '../../../wishes/wish.ts';
import type { Scene } from '../world.ts';

/** "They love animals": the zoo is worth a ride. A table of no kind in particular comes at its hour anyway. */
export function likesIn(scene: Scene, frame: Frame): readonly Wish[] {
  // "Old bookshops", where a stop goes by that name: no other shop of books.
  const isStop = (said: { readonly start: number; readonly end: number } | undefined) =>
    said !== undefined &&
    (frame.plan?.stops ?? []).some(
      ({ reference }) => reference?.kind === 'name' && reference.asStop !== undefined && overlap(reference.said, said),
    );
  // "We love markets", where it was read as what is looked for.
  const wanted = frame.wishes.filter(
    (wish) => isLikedKind(frame, wish) && !isStop(wish.said) && artOf(scene, wish).length === 0,
  );
  const attitudes = frame.attitudes.flatMap(({ categories, polarity = 0, narrower, said }) => {
    const [category] = categories;
    if (isStop(said)) return [];
    // "I have my hotel there" is where somebody sleeps, and no sight.
    if (polarity <= 0 || !category || category === 'hotels' || (category === 'restaurants' && !narrower)) return [];
    return narrower ? must(narrower) : must({ attribute: 'category', operator: 'is', value: category });
  });
  const wishes = [...attitudes, ...wanted];
  return wishes.filter(
    (wish, at) =>
      wishes.findIndex(({ attribute, value }) => attribute === wish.attribute && value === wish.value) === at,
  );
}

/** "I like art, and then some tapas": what people like to eat has its stop, at dinner where the day lasts until then. */
export function withTableLiked(request: PlanRequest, likes: readonly Wish[]): PlanRequest {
  const { stops, window, days = 1 } = request;
  const isOpen = !request.isStated && !request.isThemed && !request.isCrawl && !request.isOfAgreed;
  const isOneDay = days === 1 && window?.untilDay === undefined;
  const liked = likes.find(isOfRestaurant);
  const isThere = stops.some(({ wish, meal }) => meal === 'dinner' || meal === 'drinks' || (wish && isFood(wish)));
  if (!isOpen || !isOneDay || !liked || isThere) return request;
  const isUntilDinner = (window?.toMin ?? DINNER_OVER) >= DINNER_OVER && window?.label !== 'morning';
  const table: PlanStop = isUntilDinner ? { wish: liked, meal: 'dinner' } : { wish: liked, isLast: true };
  return { ...request, stops: [...stops, table], isSeeing: true };
}
const DINNER_OVER = 21 * 60 + 30;

/** "I like Goya": for each artist that was named, the places whose texts speak of the works, the best known first. */
export function worksIn(scene: Scene, frame: Frame): readonly (readonly PlaceId[])[] {
  const named = frame.references.flatMap((each) => {
    const entry = each.kind === 'name' ? each.candidates[0]?.entry : undefined;
    return entry && entry.thing.kind !== 'place' && isLiked(frame, each.said)
      ? [worksOf(scene, entry.name, entry.position)]
      : [];
  });
  const unknown = frame.unread.flatMap((said) =>
    /^\p{Lu}/u.test(said.text) && isLiked(frame, said) ? [worksOf(scene, said.text)] : [],
  );
  // "Velázquez" is read as a kind of museum, too.
  const asKind = frame.wishes.flatMap((wish) => (isLikedKind(frame, wish) ? [artOf(scene, wish)] : []));
  return [...named, ...unknown, ...asKind].filter(({ length }) => length > 0);
}

/** Places with works of somebody who was read as a kind of place. */
function artOf(scene: Scene, { said }: Wish): readonly PlaceId[] {
  const name = /\p{Lu}.*/su.exec(said?.text ?? '')?.[0];
  return name === undefined ? [] : worksOf(scene, name);
}

/**
 * Well-known places of art whose texts speak of a name.
 *
 * @param at where a street, quarter or station of that name is: a museum there speaks of its neighbourhood
 */
export function worksOf({ world }: Scene, name: string, at?: Point): readonly PlaceId[] {
  const word = new RegExp(`(?<!\\p{L})${escaped(foldAccents(name))}(?!\\p{L})`, 'u');
  const isOfArt = ({ categories, prominence, closedForGood, description, position }: Place) =>
    !closedForGood &&
    prominence >= WELL_KNOWN &&
    OF_ART.includes(categories[0]!) &&
    (at === undefined || straightLineM(at, position) > NEIGHBOURHOOD_M) &&
    word.test(foldAccents(Object.values(description).join(' ')));
  return world.recommend.catalogue.places
    .filter(isOfArt)
    .toSorted((a, b) => b.prominence - a.prominence)
    .slice(0, MOST_WORKS)
    .map(({ id }) => id);
}
const OF_ART: readonly Category[] = ['museums', 'art galleries', 'places of worship'];
const WELL_KNOWN = 3.5;
const NEIGHBOURHOOD_M = 700;
const MOST_WORKS = 3;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The best of each kind that is liked is worth more than any sight; another of it is welcome. */
export const asFavourites = (of: readonly Candidate[], best: number): readonly Candidate[] =>
  of
    // One old café is enough, and so is one bar.
    .slice(0, of[0]?.place.categories.some((each) => WORTH_A_VISIT.includes(each)) ? undefined : 1)
    .slice(0, MOST_OF_A_FAVOURITE)
    .map((each, at) => ({ ...each, reward: best * (at === 0 ? FIRST_WORTH : 1) }));
const MOST_OF_A_FAVOURITE = 2;
const FIRST_WORTH = 2.5;

/** Of kinds of place any of which would do, the best of each are worth more than what everybody sees. */
export const asAnyOf = (of: readonly Candidate[], best: number): readonly Candidate[] =>
  of.slice(0, MOST_OF_A_FAVOURITE).map((each) => ({ ...each, reward: best * ANY_OF_WORTH }));
const ANY_OF_WORTH = 1.5;

/** What nobody asked for, beside such kinds of place, fills the time that they leave. */
export const besideAnyOf = (visit: Candidate, anyOf: readonly Wish[]): Candidate =>
  isQuietWelcome(anyOf) ? visit : { ...visit, reward: visit.reward * BESIDE_SHARE };
const BESIDE_SHARE = 0.4;

/** Whoever would rather go bowling is spared what one looks at quietly; who would be warm in a museum is not. */
export const isQuietWelcome = (anyOf: readonly Wish[]): boolean =>
  anyOf.length === 0 || anyOf.some((wish) => wish.attribute === 'category' && LOOKED_AT_QUIETLY.has(wish.value));

/** Places that were found already, as candidates for the day. */
export const asCandidates = (
  world: PlanWorld,
  ids: readonly PlaceId[],
  taken: ReadonlySet<PlaceId>,
  { day }: Pick<PlanDay, 'day'>,
): readonly Candidate[] =>
  ids.flatMap((id) => {
    const place = world.placeOf(id);
    const isShut = place?.spansOn(day)?.length === 0;
    return place && !taken.has(id) && !isShut ? [{ place, reward: 1 }] : [];
  });
