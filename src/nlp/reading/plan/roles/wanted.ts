// What should rather be there, as a message describes it, and the change that brings it.
import { servesFood } from '../../../../vocabulary/categories.ts';
import { isWhat, must, type Wish } from '../../../../wishes/wish.ts';
import type { PlanEdit, PlanStop, Reference, When } from '../../../frame.ts';
import { categoriesOfWish, isAnyTable, isOfRestaurant, isOnlyMeal, mealSaid } from '../../../table.ts';
import { lineOfWords, type Reading, saidOf, writtenIn } from '../../context.ts';
import { mealsSaid } from '../../meals.ts';
import { clauseOf } from '../../sentence.ts';
import { described, isOfStop } from '../likes.ts';
import { isMention, type SaidOfPlan, VERBS } from './clauses.ts';
import type { HourItem, Item, Mention } from './items.ts';
import type { Spanned } from './role-words.ts';

/** What should rather be there. */
export interface Wanted extends Spanned {
  readonly by?: PlanStop;
  /** "Pizza or burgers": kinds of which any would do. */
  readonly anyOf?: readonly Wish[];
  readonly like: readonly Wish[];
  readonly isCheaper: boolean;
  readonly near?: Reference;
  readonly meal?: Mention;
  /** Words that say what it should be, and that nobody understood. */
  readonly isUnread: boolean;
  /** Words that say what it should be, and that were understood. */
  readonly isSaid: boolean;
  readonly isAnother: boolean;
  /** It comes unless the stop that the message spoke of before will do. */
  readonly isElse?: true;
  readonly at?: When;
}

export function wantedIn(reading: Reading, { part, items }: SaidOfPlan): readonly Wanted[] {
  const { plans, light } = reading.grammar;
  const { words } = reading.document;
  const { sentence } = part;
  // "Put in the lunch and something at night": that comes on top.
  const put = items.find((each) => each.kind === 'word' && each.role === 'put');
  const isWishAt = (at: number) =>
    part.wishes.some(
      (wish) =>
        wish.polarity === 'want' &&
        wish.said !== undefined &&
        wish.attribute !== 'open' &&
        words.slice(at + 1, at + CUE_WORDS).some(({ start }) => start === wish.said!.start),
    );
  const swapped = items.some((each) => each.kind === 'word' && (each.role === 'swap' || each.role === 'drop'));
  // "Put in another, a cheaper one": in the place of what is judged.
  const isDenied = (at: number) => items.some((each) => each.kind === 'word' && each.role === 'not' && each.to === at);
  const puts = put ? put.to : Number.POSITIVE_INFINITY;
  const cues = words.flatMap((_, at) => {
    if (at < sentence.from || at >= sentence.to || at > puts || isDenied(at)) return [];
    const line = lineOfWords(words.slice(at, Math.min(sentence.to, at + CUE_WORDS)));
    const isAt = (pattern: RegExp) => line.search(pattern) === 0;
    if (isAt(plans.wantingElse)) return [{ at, isAnother: true, isElse: true }];
    if (isAt(plans.wanting)) return [{ at, isAnother: false }];
    if (
      isAt(plans.wantingNamed) &&
      (items.some((each) => isNewName(each) && each.from > at && each.from - at <= 2) || isWishAt(at))
    )
      return [{ at, isAnother: false }];
    return isAt(plans.wantingAnother) ? [{ at, isAnother: true }] : [];
  });
  // "Can we do a market instead?": what stands before the word comes.
  const instead = items.find((each) => each.kind === 'word' && each.role === 'instead');
  const coming = items.filter(isMention).find((each) => instead && each.to <= instead.from && each.stands.length === 0);
  const [cue = coming && !put && !swapped ? { at: coming.from, isAnother: false } : undefined] = cues;
  if (!cue) return [];
  const verb = items.find((each) => each.kind === 'word' && VERBS.has(each.role) && each.from > cue.at);
  const to = verb ? verb.from : sentence.to;
  // "Swap dinner for something earlier, pizza or burgers": from the verb on.
  const swap = items.find((each) => each.kind === 'word' && each.role === 'swap' && each.to <= cue.at);
  const stretch = { from: swap?.from ?? cue.at, to };
  const said = saidOf(reading, cue.at, to);
  const isWithin = (each: { readonly start: number; readonly end: number }) =>
    each.start >= said.start && each.end <= said.end;
  const own = part.wishes.filter((wish) => wish.polarity === 'want' && wish.said && isWithin(wish.said));
  const kinds = own.filter((wish) => isWhat(wish) && !isOnlyMeal(wish));
  const clause = clauseOf(sentence, reading, cue.at, to);
  const { by: read, like: manner } = described(
    clause.chunks.filter(({ name, when }) => !name && !when),
    clause.phrases,
    undefined,
  );
  const wish = kinds.find(({ attribute }) => attribute !== 'category') ?? kinds[0] ?? read?.wish;
  const either = kinds.filter((each) => each.either !== undefined && each.either === kinds[0]?.either);
  const kind = wish && !isOnlyMeal(wish) ? wish : undefined;
  const like = [...own.filter((each) => each.attribute !== 'open' && isOfStop(each)), ...manner].filter(
    (each, at, all) =>
      all.findIndex(({ attribute, value }) => attribute === each.attribute && value === each.value) === at,
  );
  const name = items
    .filter(isMention)
    .find((each) => each.what === 'name' && each.stands.length === 0 && each.from >= cue.at);
  const near = part.references.find(
    ({ reference, isAnchor }) =>
      reference.kind === 'name' &&
      isWithin(reference.said) &&
      (isAnchor || reference.candidates[0]?.entry.thing.kind !== 'place'),
  )?.reference;
  const isAnchorOf = name !== undefined && near !== undefined && near.said.start === name.of.said.start;
  const isCheaper = clause.phrases.some(({ family, meaning }) => family === 'tighten' && meaning === 'price');
  // "With pasta and good wine" asks for no drinks.
  const isEaten = kind !== undefined && isOfRestaurant(kind);
  const meals = items
    .filter(isMention)
    .filter(({ what, stop }) => what === 'meal' && !(isEaten && stop.meal !== 'lunch' && stop.meal !== 'dinner'));
  const meal = meals.find((each) => each.from >= cue.at) ?? meals[0];
  const hour = items.find((each): each is HourItem => each.kind === 'hour' && each.from >= cue.at && each.to <= to);
  const by: PlanStop | undefined = name && !isAnchorOf ? name.stop : kind ? { wish: kind } : undefined;
  // "Something smaller" is another of its kind that takes no longer.
  const isBrief = plans.briefer.test(writtenIn(reading, sentence));
  const isSaid = isBrief || by !== undefined || like.length > 0 || isCheaper || near !== undefined;
  const behind = words
    .slice(cue.at + 1, to)
    .filter(({ norm }) => /\p{L}/u.test(norm) && !light.has(norm) && !plans.besideWant.has(norm));
  const ofMeal = mealsSaid(reading, clause).length > 0 ? 1 : 0;
  return [
    {
      ...stretch,
      ...(by && either.length < 2 && { by }),
      ...(!name && either.length > 1 && { anyOf: either }),
      like,
      isCheaper,
      ...(near && { near }),
      ...(meal && { meal }),
      ...(hour && { at: hour.when }),
      isSaid,
      isUnread: !isSaid && behind.length > ofMeal,
      isAnother: cue.isAnother,
      ...('isElse' in cue && { isElse: true as const }),
    },
  ];
}
const CUE_WORDS = 3;
const isNewName = (item: Item): boolean =>
  isMention(item) && (item.what === 'name' || item.what === 'type') && item.stands.length === 0;

/** What comes, and its hour where one was said of a meal. */
export function swapsFor(mention: Mention, want: Wanted): readonly PlanEdit[] {
  const swap = swapFor(mention, want);
  const meal = mention.stands[0]?.meal;
  if (!want.at || !meal || meal === 'snack') return [swap];
  return [swap, { kind: 'move', of: { kind: 'meal', meal, said: mention.of.said }, to: want.at }];
}

function swapFor({ of, stands }: Mention, { by, anyOf, like, isCheaper, near, isUnread }: Wanted): PlanEdit {
  const meal = stands[0]?.meal;
  const isEaten = by?.wish !== undefined && isServed(by.wish);
  // A table with music is a table.
  const isStage = by?.wish?.attribute === 'category' && by.wish.value === 'music halls';
  if (meal && isStage)
    return {
      kind: 'swap',
      of,
      like: [
        must({ attribute: 'feature', operator: 'is', value: 'live_music' }),
        ...like.filter(({ value }) => value !== 'live_music'),
      ],
    };
  // "Something with tables and a cloth": what serves nothing is no table.
  const isNone = meal !== undefined && by?.wish !== undefined && !isEaten && !by.reference;
  const table = isNone ? undefined : meal && isEaten ? { ...by, meal: mealSaid(meal) } : by;
  const isOpen = isNone && like.length === 0 && !isCheaper && !near;
  return {
    kind: 'swap',
    of,
    ...(table && { by: table }),
    ...(anyOf && { anyOf }),
    ...(isCheaper && { cheaper: true as const }),
    ...(like.length > 0 && { like }),
    ...(near && { near }),
    ...((isUnread || isOpen) && { isUnread: true as const }),
  };
}

/** A kitchen, a dish, a kind of place where people eat or drink. */
const isServed = (wish: Wish): boolean =>
  isAnyTable(wish) || isOfRestaurant(wish) || categoriesOfWish(wish).some((each) => servesFood(each));
