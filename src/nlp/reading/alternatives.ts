// Wishes of which any one will do: "Italian or French", «con terraza o jardín», "Korean or ramen".
import { foldAccents } from '../../domain/text.ts';
import type { Attribute, Wish } from '../../wishes/wish.ts';
import type { Grammar } from '../languages/grammar.ts';

type SaidWish = Wish & Required<Pick<Wish, 'said'>>;

/** Each wish of such a list with where the list begins. */
export function withAlternatives(wishes: readonly Wish[], text: string, grammar: Grammar): readonly Wish[] {
  const said = wishes.filter(
    (wish): wish is SaidWish => wish.polarity === 'want' && wish.said !== undefined && OF_PLACE.has(wish.attribute),
  );
  // "A Greek restaurant or a Lebanese one": the category only says where that is eaten.
  const isImplied = (wish: SaidWish) =>
    wish.attribute === 'category' &&
    (wish.value === 'restaurants' ||
      // "A shop or a place for Korean food": of the same food.
      (wish.value === 'malls' && said.some(({ attribute }) => attribute === 'cuisine')) ||
      said.some((other) => other.attribute !== 'category' && other.said.start === wish.said.start));
  const listed = said.filter((wish) => !isImplied(wish)).toSorted((one, other) => one.said.start - other.said.start);
  const starts = new Map<Wish, number>();
  let run: SaidWish[] = [];
  let isEither = false;
  const close = () => {
    if (isEither) for (const wish of run) starts.set(wish, run[0]!.said.start);
    [run, isEither] = [[], false];
  };
  for (const wish of listed) {
    const last: SaidWish | undefined = run.at(-1);
    const link = last && linkOf(text.slice(last.said.end, wish.said.start), grammar);
    // "Pizza or burgers, near Sol": a comma behind the last of them begins something else.
    const isOver: boolean | undefined =
      link === undefined ? last && last.said.end < wish.said.start : link === 'comma' && isEither;
    const isNext: boolean = last !== undefined && !isOver && isManner(last) === isManner(wish);
    if (!isNext) close();
    run.push(wish);
    isEither ||= isNext && link === 'or';
  }
  close();
  return wishes.map((wish) => {
    const either = starts.get(wish);
    return either === undefined ? wish : { ...wish, either };
  });
}

/** "Or", "or around the", "/": either of the names on both sides will do. @param between folded words */
export const joinsEither = (between: readonly string[], { either }: Pick<Grammar, 'either'>): boolean =>
  between.length <= MOST_BETWEEN && between.some((word) => word === '/' || either.has(word));
const MOST_BETWEEN = 3;

const OF_PLACE: ReadonlySet<Attribute> = new Set(['cuisine', 'dish', 'kind', 'category', 'feature']);

/** How a place should be, as opposed to which. */
const isManner = ({ attribute }: Wish): boolean => attribute === 'feature';

/** What stands between two members of a list: a comma, or the word that makes them alternatives. */
export function linkOf(between: string, { or, indefinite, definite, wishes }: Grammar): 'or' | 'comma' | undefined {
  const words = foldAccents(between).toLowerCase().replaceAll(',', ' , ').trim().split(/\s+/u);
  const telling = words.filter((word) => !indefinite.has(word) && !definite.has(word) && !wishes.inLists.has(word));
  if (telling.length === 0 || telling.length > 2) return undefined;
  if (telling.at(-1) === or || (or === 'o' && telling.at(-1) === 'u')) return 'or';
  return telling.length === 1 && telling[0] === ',' ? 'comma' : undefined;
}
