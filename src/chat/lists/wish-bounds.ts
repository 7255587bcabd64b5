// Bounds that a message sets: how far away, and how late on which day.
import { lineWithinWalkM } from '../../domain/walk.ts';
import type { Frame } from '../../nlp/frame.ts';
import type { Wish } from '../../wishes/wish.ts';
import type { Situation, TalkState, WishSearch } from '../state.ts';
import { anchorIn } from './anchors.ts';

/** "Within 300 m", "a ten-minute walk": as far as was said, and in the usual order unless the nearest were asked for. */
export function withinBound(search: WishSearch, frame: Frame, kept: TalkState | undefined): WishSearch {
  const { wishes, reach, sortBy } = frame;
  const near = wishes.find((wish) => wish.attribute === 'near' && wish.polarity === 'want');
  const bound = near?.attribute === 'near' && near.strength === 'must' ? near.value : near ? undefined : reach;
  const walkM = bound?.walkMinutes === undefined || isVague(bound) ? undefined : lineWithinWalkM(bound.walkMinutes);
  const withinM = bound?.withinM ?? walkM;
  if (withinM === undefined && isAnywhere(frame)) return withoutBound(search);
  if (withinM === undefined) return search;
  const { sortBy: sorted, ...unsorted } = search;
  const isSorted = sorted !== 'distance' || sortBy === 'distance' || kept?.sortBy === 'distance';
  return { ...(isSorted ? search : unsorted), withinM };
}

/** The whole city will do, and no part of it is named. */
export const isAnywhere = (frame: Frame): boolean => frame.isCityWide === true && anchorIn(frame) === undefined;

/** "Anywhere is fine": the nearest need not come first. */
function withoutBound({ withinM: _, anchor: __, isShortWay: ___, sortBy, ...search }: WishSearch): WishSearch {
  return { ...search, ...(sortBy !== undefined && sortBy !== 'distance' && { sortBy }) };
}

/** "Walking distance" names no number. */
const isVague = (bound: object): boolean => 'isVague' in bound;

/** "Open late on Sunday" is one condition: late, on that day. */
export function lateOnDay(said: readonly Wish[]): readonly Wish[] {
  const day = said.flatMap((wish) =>
    wish.attribute === 'open' && wish.operator === 'on' && wish.polarity === 'want' ? wish.value : [],
  )[0];
  const isLate = (wish: Wish) =>
    wish.attribute === 'open' && wish.operator === 'until' && wish.polarity === 'want' && wish.value.day === undefined;
  if (day === undefined || !said.some(isLate)) return said;
  return said.flatMap((wish) => {
    if (wish.attribute !== 'open' || wish.polarity !== 'want') return wish;
    if (wish.operator === 'until') return { ...wish, value: { ...wish.value, day: wish.value.day ?? day } };
    return wish.operator === 'on' ? [] : wish;
  });
}

/** "A bit further is fine", or somewhere that is named now: what was close by no longer binds. */
const isLetGo = (frame: Frame): boolean =>
  frame.isCityWide === true ||
  anchorIn(frame) !== undefined ||
  frame.changes.some((change) => change.kind === 'relax' && change.attribute === 'distance');

/** "Near me", "close by", or somebody does not walk well. */
export const isShortWay = (
  frame: Frame,
  { access }: Situation,
  kept: Pick<TalkState, 'isShortWay'> | undefined,
): boolean =>
  access === 'reduced_mobility' ||
  access === 'walks_little' ||
  frame.reach?.isVague === true ||
  (kept?.isShortWay === true && !isLetGo(frame)) ||
  frame.wishes.some(
    ({ attribute, strength, polarity }) => attribute === 'near' && strength === 'prefer' && polarity === 'want',
  );
