// A taste in words, for those who tap: off, like, love, not for me. Finer numbers are read as the nearest word.

type TasteLevel = 'off' | 'like' | 'love' | 'soso' | 'not';

const LOVE_FROM = 4.5;
const LIKE_FROM = 3.5;
const SO_SO_FROM = 2.5;

export function levelOf(rating: number | undefined): TasteLevel {
  if (rating === undefined) return 'off';
  if (rating >= LOVE_FROM) return 'love';
  if (rating >= LIKE_FROM) return 'like';
  return rating >= SO_SO_FROM ? 'soso' : 'not';
}

/** What is stored for "not for me": the lowest rating of a category. */
export const NOT_FOR_ME = 0;

/** What a tap makes of it. Off is not 0: what is off counts neither way. */
export function tapped(rating: number | undefined): number | undefined {
  return AFTER[levelOf(rating)];
}

const AFTER: Readonly<Record<TasteLevel, number | undefined>> = {
  ...{ off: 4, soso: 4, like: 5 },
  ...{ love: undefined, not: undefined },
};
