// The places of a list, chosen and ordered by how useful they are expected to be: what surely suits and what may, what is near and
// what is not, in one order. What is not known of each stands beside it.
import type { CardGroup } from '../../../chat/answer.ts';
import { isOfHours } from '../../../chat/lists/open-wishes.ts';
import type { WishSearch as Search } from '../../../chat/state.ts';
import { isForConveniences } from '../conveniences.ts';
import type { Scene } from '../world.ts';
import { eachOnce } from './as-meant.ts';
import { ENOUGH_TO_CHOOSE, FEW, type Hunt, MOST_SHOWN } from './hunt.ts';
import { byUsefulness, type Expected } from './prospects.ts';
import { type Share, shareOf } from './substitutes.ts';
import { isForNow } from './waits.ts';

/** Whether usefulness may choose: the best, the best rated, the little known and the nearest tap have an order of their own. */
export const isOpenOrder = (search: Search): boolean =>
  search.sortBy !== 'rating' &&
  !search.isBest &&
  !(search.filters.includes('quieter') && !search.wishes?.some(({ value }) => value === 'quiet')) &&
  !search.wishes?.some(({ attribute, value }) => attribute === 'fame' && value === 'hidden') &&
  !search.categories.some((each) => isForConveniences(search, each));

/** Of a wide choice, the few that are shown. */
export function mostUseful(scene: Scene, hunt: Hunt, pool: readonly Share[]): readonly Share[] {
  const { howMany = MOST_SHOWN, isOneWish } = hunt.search;
  const isNow = isForNow(hunt.search);
  const ordered = (shown: readonly Expected[]) => inRuns(asTold(shown, hunt.search));
  const expected = pool.map(({ groups }) => once(byUsefulness(scene, hunt, groups)));
  if (isOneWish) {
    const shown = worthShowing(varied(once(expected.flat().sort(byWorth))), howMany, isNow);
    return [{ groups: ordered(shown.map((each) => ({ ...each, category: undefined }))) }];
  }
  const best = Math.max(...expected.map(mostMet));
  return pool.map((share, at) => {
    const own = expected[at] ?? [];
    // "A shop or a bakery without gluten": of a kind none of which is known to have it nobody speaks beside one that is.
    const isMeant = mostMet(own) >= best - OTHER_WISH;
    return { ...share, groups: isMeant ? ordered(worthShowing(own, shareOf(at, pool.length, howMany), isNow)) : [] };
  });
}
const mostMet = (expected: readonly Expected[]): number => Math.max(...expected.map(({ met }) => met));
const OTHER_WISH = 2.5;

const byWorth = (one: Expected, other: Expected): number => other.worth - one.worth;

/**
 * Chosen for their use, and told in the order that was asked for. The nearest is the nearest of those that suit about as well:
 * what is next door and may have a pizza is no nearer to one.
 */
function asTold(shown: readonly Expected[], { sortBy, anchor }: Search): readonly Expected[] {
  const isNearest = sortBy === 'distance';
  if (!isNearest && (anchor?.name === undefined || anchor.inside)) return shown;
  const levelOf = ({ met, wait }: Expected): number =>
    isNearest ? Math.round(met / DOUBT) : Math.round((met - wait) / LEVEL);
  const wayOf = ({ card }: Expected): number =>
    isNearest ? card.distanceM : Math.max(card.distanceM, ROUND_THE_CORNER_M);
  return [...shown].sort((one, other) => levelOf(other) - levelOf(one) || wayOf(one) - wayOf(other));
}
/** Next door or round the corner is the same; there what is most useful comes first. */
const ROUND_THE_CORNER_M = 300;

/** A need of which nothing is known, or a door that stays shut: a step that no short way makes up for. */
const LEVEL = 3;
/** A dish of which nothing is known, or two pleasant things. */
const DOUBT = 2;

/** Of kinds that nobody named, each more of the same is worth a little less. */
function varied(expected: readonly Expected[]): readonly Expected[] {
  const seen = new Map<Expected['category'], number>();
  return expected
    .map((each) => {
      const before = seen.get(each.category) ?? 0;
      seen.set(each.category, before + 1);
      return { ...each, worth: each.worth - before * MORE_OF_THE_SAME };
    })
    .sort(byWorth);
}
const MORE_OF_THE_SAME = 0.5;

const once = (expected: readonly Expected[]): readonly Expected[] =>
  eachOnce(expected.map((each) => ({ ...each, place: each.card.place })));

/** A few to choose from, however they are; beyond those only what is not much worse. */
function worthShowing(expected: readonly Expected[], most: number, isNow: boolean): readonly Expected[] {
  const near = expected.filter(({ way }) => way <= REACH);
  const inReach = near.length >= ENOUGH_TO_CHOOSE ? near : expected;
  // "Open now": where there is a choice, nobody is sent to a door of which it is not known.
  const known = isNow ? inReach.filter(({ doubts: { unsure = [] } }) => !unsure.some(isOfHours)) : [];
  const reached = known.length >= ENOUGH_TO_CHOOSE ? known : inReach;
  const best = reached[0]?.worth ?? 0;
  const few = reached[Math.min(FEW, most) - 1]?.worth ?? Number.NEGATIVE_INFINITY;
  return reached
    .slice(0, most)
    .filter(({ worth }, at) => worth >= best - USELESS && (at < FEW || worth >= few - MUCH_WORSE));
}
/** By so much worse than the best, nothing is an answer beside it. */
const USELESS = 4.5;
/** Where there is a choice, nobody walks farther than this costs. */
const REACH = 2.5;
const MUCH_WORSE = 1;

/** Neighbours of which the same is not known make a group. */
function inRuns(shown: readonly Expected[]): readonly CardGroup[] {
  const groups: { key: string; group: CardGroup }[] = [];
  for (const { card, doubts, category } of shown) {
    const key = JSON.stringify([doubts, category]);
    const last = groups.at(-1);
    if (last?.key === key) last.group = { ...last.group, cards: [...last.group.cards, card] };
    else groups.push({ key, group: { ...(category && { category }), cards: [card], ...doubts } });
  }
  return groups.map(({ group }) => group);
}
