// What is wished of places in a search, held against single places: what each surely grants, what is open, and how much that is
// worth when one of them is to be chosen.
import type { Card } from '../../../chat/card.ts';
import { isOfHours } from '../../../chat/lists/open-wishes.ts';
import type { WishSearch } from '../../../chat/state.ts';
import { asOnceOpen } from '../../../domain/past-hours.ts';
import type { Attribute, Answer as Granted, Wish } from '../../../wishes/wish.ts';
import type { Scene } from '../world.ts';
import { answersFor } from './condition.ts';
import { wishesOfSearch } from './wishes.ts';

export interface Weighed {
  readonly card: Card;
  readonly worth: number;
  readonly met: readonly Wish[];
  readonly open: readonly Wish[];
  /** It is surely not so. */
  readonly lacking: readonly Wish[];
  /** By hours of some years ago it is shut then. */
  readonly likelyShut?: Wish;
}

/** @param isTold wishes that the answer tells of anyway */
export function weighing(
  scene: Scene,
  search: WishSearch,
  isTold: (wish: Wish) => boolean = () => false,
): (card: Card) => Weighed {
  const wishes = wishesOfSearch(search, scene.world.recommend.city).filter(
    (wish) => TELLING.has(wish.attribute) && !isTold(wish),
  );
  const answers = answersFor(scene, { wishes });
  return (card) => weighed(card, answers);
}

function weighed(card: Card, answers: ReturnType<typeof answersFor>): Weighed {
  const told = answers(card.place);
  const then = asOnceOpen(card.place);
  const hours = told.find(({ wish, answer }) => isOfHours(wish) && answer === 'unknown')?.wish;
  const past = hours && then && answers(then).find(({ wish }) => wish === hours)?.answer;
  const likelyShut = past === 'no' ? hours : undefined;
  const likely = past === 'no' ? LIKELY_SHUT : past === 'yes' ? LIKELY_OPEN : 0;
  const worth = told.reduce((sum, { wish, answer }) => sum + WORTH[answer] * weightOf(wish), likely);
  return {
    card,
    worth,
    met: told.flatMap(({ wish, answer, isTold }) => (answer === 'yes' && isTold ? wish : [])),
    open: told.flatMap(({ wish, answer }) =>
      answer === 'unknown' && !(wish === hours && past !== undefined) ? wish : [],
    ),
    lacking: told.flatMap(({ wish, answer }) => (answer === 'no' ? wish : [])),
    ...(likelyShut && { likelyShut }),
  };
}

/** What somebody may eat and how they get in weighs more than all that would be pleasant. */
const weightOf = ({ attribute }: Wish): number => (NEEDS.has(attribute) ? NEED : 1);
export const NEEDS: ReadonlySet<Attribute> = new Set(['diet', 'allergy', 'wheelchair']);
const NEED = 5;

/** What a place is refused for weighs more than what it has. */
const WORTH: Readonly<Record<Granted, number>> = { yes: 1, unknown: 0, no: -2 };
/** Whatever else speaks for a place: before a door that is probably shut nobody wants to stand. */
const LIKELY_SHUT = -3;
const LIKELY_OPEN = 0.5;

/** What kind of place and where is the same for all of them. */
const TELLING: ReadonlySet<Attribute> = new Set([
  ...(['diet', 'allergy', 'dish', 'cuisine', 'open', 'feature', 'wheelchair', 'rating', 'fame'] as const),
  ...(['price_level', 'amount', 'entry', 'free', 'duration', 'party', 'text'] as const),
]);
