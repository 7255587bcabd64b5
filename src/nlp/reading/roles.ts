// What the learned reader of roles decides of a stretch of words, where it is sure: that it is only told, beside what is
// looked for or asked; that it is refused; that a number in it is of people.
import type { Word } from '../document.ts';
import type { Role, WordRoles } from '../learned/roles.ts';

/** As sure as this, the reader of roles is believed. */
const SURE = 0.75;
/** A wish that turns into its contrary does more harm than one that is not looked for. */
const SURE_REFUSED = 0.9;
/** Something is looked for or asked in these words, as likely as not. */
const LIKELY = 0.5;
/** So many words may put what follows after something else: "and then". */
const LEADING = 2;

/** Word indices; `to` is exclusive. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

export interface Story {
  /** "While the laundry is in the machine", where something else is looked for or asked. */
  isTold(stretch: Stretch): boolean;
  /** "Anything that isn't another museum". */
  isRefused(stretch: Stretch): boolean;
  /** "For 9 colleagues": no time. */
  isCount(stretch: Stretch): boolean;
  /** "What time does dinner start" at a place that is named: part of a question about it. */
  isAsked(stretch: Stretch): boolean;
  /** The place that such a question is about. */
  isAskedOf(stretch: Stretch): boolean;
  /** Something is asked of a place, and nothing looked for. */
  readonly isQuestion: boolean;
}

/** Without an artifact nothing is a story. */
const NO_STORY: Story = {
  isTold: () => false,
  isRefused: () => false,
  isCount: () => false,
  isAsked: () => false,
  isAskedOf: () => false,
  isQuestion: false,
};

/**
 * @param sought where words stand that name what may be looked for: something else must be, for the rest to be a story
 * @param order words that put one thing after another
 */
export function storyIn(
  roles: WordRoles | undefined,
  words: readonly Word[],
  sought: readonly Stretch[],
  order: RegExp,
): Story {
  if (!roles) return NO_STORY;
  const holds = (least: number, ...wanted: readonly Role[]) =>
    Array.from(words, (_, at) => roles.chance(at, at + 1, ...wanted)).some((chance) => chance >= least);
  const isToldAt = ({ from, to }: Stretch) => roles.chance(from, to, 'told') >= SURE;
  const isSought = ({ from, to }: Stretch) => roles.chance(from, to, 'seek', 'trait', 'avoid') >= LIKELY;
  const isBesideRequest = holds(LIKELY, 'ask') || sought.some(isSought);
  // "Lunch at two, and then churros on the way back": what comes after what is looked for is looked for, too.
  const isNext = ({ from }: Stretch) => {
    const before = sought.toSorted((a, b) => a.from - b.from).findLast((each) => each.to <= from);
    const lead = words.slice(Math.max(from - LEADING, 0), from).map(({ norm }) => norm);
    return before !== undefined && isSought(before) && order.test(` ${lead.join(' ')} `);
  };
  const isQuestion = holds(SURE, 'ask') && holds(SURE, 'of') && !holds(LIKELY, 'seek');
  return {
    isQuestion,
    isAsked: ({ from, to }) => isQuestion && roles.chance(from, to, 'ask') >= SURE,
    isAskedOf: ({ from, to }) => isQuestion && roles.chance(from, to, 'of') >= SURE,
    isTold: (stretch) => isBesideRequest && isToldAt(stretch) && !isNext(stretch),
    isRefused: ({ from, to }) => roles.chance(from, to, 'avoid') >= SURE_REFUSED,
    isCount: ({ from, to }) => roles.chance(from, to, 'who', 'pay') >= SURE,
  };
}
