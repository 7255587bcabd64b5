// Wishes of a search held against places: what must be is granted, refused or unknown; features count even where they were
// said mildly, for what is not known follows under its own line.
import { isOfHours } from '../../../chat/lists/open-wishes.ts';
import type { WishSearch } from '../../../chat/state.ts';
import type { Category } from '../../../domain/category.ts';
import type { Place } from '../../../domain/place.ts';
import { VOCABULARY } from '../../../vocabulary/bundled.ts';
import type { WishContext } from '../../../wishes/context.ts';
import { grants, POURED, wishAnswer } from '../../../wishes/grants.ts';
import { type Answer, type Attribute, type Condition, must, type Wish } from '../../../wishes/wish.ts';
import { answersTo, wishIndexOf } from '../../wish-index.ts';
import type { Scene } from '../world.ts';
import { wishContextOf } from './wish-context.ts';

/** Whether a time is wished for. */
export const isDated = ({ filters, wishes = [] }: Pick<WishSearch, 'filters' | 'wishes'>): boolean =>
  [...filters, ...wishes].some(isOfHours);

export const musts = ({ wishes = [] }: Pick<WishSearch, 'wishes'>): readonly Wish[] =>
  wishes.filter(({ strength, attribute }) => strength === 'must' || DECISIVE.has(attribute));
/** Said mildly or not ("a plate of ramen would be great", "maybe 40 a head"), these tell which places are meant. */
const DECISIVE: ReadonlySet<Attribute> = new Set([
  'category',
  'kind',
  'cuisine',
  'dish',
  'diet',
  'feature',
  'fame',
  'price_level',
  'amount',
]);

/** A wish, and what a place answers to it. */
interface Question {
  readonly wish: Wish;
  readonly answerOf: (place: Place) => Answer;
}

/** What was said with "or" is alternatives; so are several cuisines, and several dishes. Everything else must hold. */
function alternatives(scene: Scene, search: Pick<WishSearch, 'wishes'>): readonly (readonly Question[])[] {
  const context = wishContextOf(scene);
  const groups = new Map<string, Question[]>();
  for (const [at, wish] of musts(search).entries()) {
    const isServed = wish.polarity === 'want' && SERVED.has(wish.attribute);
    const key = wish.either !== undefined ? `or ${wish.either}` : isServed ? wish.attribute : `${at}`;
    const answered = answersTo(scene.world.recommend, wish, context);
    const question: Question = {
      wish,
      answerOf: (place) => wishAnswer(place, wish, answered(place), context),
    };
    groups.set(key, [...(groups.get(key) ?? []), question]);
  }
  return [...groups.values()];
}
/** What a kitchen serves. */
export const SERVED: ReadonlySet<Attribute> = new Set(['cuisine', 'dish']);

function answerOf(place: Place, group: readonly Question[]): Answer {
  let best: Answer = 'no';
  for (const { wish, answerOf: answered } of group) {
    const answer = answered(place);
    if (answer === 'yes' || (answer === 'unknown' && isSpared(wish))) return 'yes';
    if (answer === 'unknown') best = answer;
  }
  return best;
}

/** Where nothing says that it has what somebody would rather do without, it has not. What may harm is never taken so. */
const isSpared = ({ polarity, attribute }: Wish): boolean => polarity === 'avoid' && SPARED.has(attribute);
const SPARED: ReadonlySet<Attribute> = new Set(['dish', 'cuisine', 'feature', 'kind', 'category', 'text']);

/** Of one of the categories asked for; where something narrower was, that and nothing else. */
export function meantBy(
  scene: Scene,
  categories: readonly Category[],
  { kinds = {} }: Pick<WishSearch, 'kinds'>,
): (place: Place) => boolean {
  const context = wishContextOf(scene);
  const tests = categories.flatMap((category) => {
    const narrower = kinds[category]?.map((value) => {
      const answerOfKind = answersTo(scene.world.recommend, { attribute: 'kind', operator: 'is', value }, context);
      const hasOne = groundsOf(value)?.map((wish) => answersTo(scene.world.recommend, wish, context));
      return (place: Place) => answerOfKind(place) === 'yes' || hasOne?.every((each) => each(place) === 'yes') === true;
    });
    return narrower ?? [(place: Place) => place.categories.includes(category) && !VOCABULARY.isConvenience(place)];
  });
  return (place) => tests.some((isOf) => isOf(place));
}

/** Catalogue rows of any of these kinds, ascending. */
export function rowsOfKinds({ world, now }: Scene, kinds: readonly string[]): Uint32Array {
  const index = wishIndexOf(world.recommend);
  const own = index.select([kinds.map((value) => must({ attribute: 'kind', operator: 'is', value }))], now).sure;
  const grounds = kinds.flatMap((value) => {
    const wishes = groundsOf(value);
    return wishes
      ? [
          ...index.select(
            wishes.map((wish) => [must(wish)]),
            now,
          ).sure,
        ]
      : [];
  });
  return grounds.length === 0 ? own : Uint32Array.from(new Set([...own, ...grounds])).sort();
}

/** A playground is a part of a park: where one is looked for, a park that has one is it. */
function groundsOf(kind: string): readonly Condition[] | undefined {
  const [category] = VOCABULARY.concept('kind', kind)?.categories ?? [];
  if (category !== 'parks' || !VOCABULARY.concept('feature', kind)) return undefined;
  return [
    { attribute: 'feature', operator: 'is', value: kind },
    { attribute: 'category', operator: 'is', value: category },
  ];
}

/** Every wish that must be is surely granted. */
export function grantedOf(scene: Scene, search: Pick<WishSearch, 'wishes'>): (place: Place) => boolean {
  const wanted = alternatives(scene, search);
  return (place) => wanted.every((group) => answerOf(place, group) === 'yes');
}

/** Some wish that must be is surely not granted. */
export function refuses(scene: Scene, search: Pick<WishSearch, 'wishes'>): (place: Place) => boolean {
  const wanted = alternatives(scene, search);
  return (place) => wanted.some((group) => answerOf(place, group) === 'no');
}

/**
 * What a place answers to each wish, alternatives together: of several cuisines the one that it cooks stands for all.
 * `isTold`: a source says so, and it is not merely taken for granted.
 */
export function answersFor(
  scene: Scene,
  search: Pick<WishSearch, 'wishes'>,
): (place: Place) => readonly { readonly wish: Wish; readonly answer: Answer; readonly isTold: boolean }[] {
  const wanted = alternatives(scene, search);
  return (place) =>
    wanted.map((group) => {
      const granted = group.find((question) => question.answerOf(place) === 'yes')?.wish;
      return {
        wish: granted ?? group[0]!.wish,
        answer: answerOf(place, group),
        isTold: granted !== undefined && granted.polarity === 'want',
      };
    });
}

/** The wishes of which nothing is known for a place. */
export function openWishes(scene: Scene, search: Pick<WishSearch, 'wishes'>, place: Place): readonly Wish[] {
  return alternatives(scene, search).flatMap((group) => {
    if (answerOf(place, group) !== 'unknown') return [];
    const open = group.find((question) => question.answerOf(place) === 'unknown');
    return open ? [open.wish] : [];
  });
}

/**
 * How well the catalogue attests what was asked: a cuisine by its own entry, a dish by a text that names it, a feature by its
 * source. What follows from something else (a Madrilenian kitchen serves tripe, a park suits children) counts less.
 */
export function attestedBy(
  scene: Scene,
  { wishes = [], cuisine, budget, filters, categories, kinds = {} }: WishSearch,
): (place: Place) => number {
  const context = wishContextOf(scene);
  const told = [
    ...wishes.filter(
      (wish) => wish.polarity === 'want' && ATTESTED.has(wish.attribute) && !isPouredBeside(wish, wishes),
    ),
    // A tablao has live music, whether or not its source says so.
    ...[...filters, ...categories.filter((each) => !kinds[each])].flatMap((each) => ESSENCE[each] ?? []),
  ];
  return (place) => {
    const own = cuisine !== undefined && place.cuisines.includes(cuisine) ? 1 : 0;
    const priced = budget?.belowLevel !== undefined && place.priceLevel === CHEAPEST ? 1 : 0;
    return told.reduce((sum, wish) => sum + (isAttested(place, wish, context) ? 1 : 0), own + priced);
  };
}

/** "A steak and red wine": any steakhouse pours it. */
const isPouredBeside = ({ attribute, value }: Wish, wishes: readonly Wish[]): boolean =>
  attribute === 'dish' && POURED.has(value as string) && wishes.some((other) => other.attribute === 'cuisine');

/** Of those that are cheap enough, the cheapest suit best. */
const CHEAPEST = 1;

/** Attributes whose grant may follow from what a place is. */
export const ATTESTED: ReadonlySet<Attribute> = new Set(['cuisine', 'dish', 'feature', 'party']);

const featured = (value: string): Wish => must({ attribute: 'feature', operator: 'is', value });

/** What a filter or a category is about, as a feature that a source may state. */
export const ESSENCE: Readonly<Record<string, Wish>> = {
  children: featured('children'),
  'music halls': featured('live_music'),
};

function isAttested(place: Place, wish: Wish, context: WishContext): boolean {
  const { answer, because } = grants(place, wish, context);
  if (wish.attribute === 'feature' || wish.attribute === 'party')
    return answer === 'yes' && because?.field === 'features';
  if (wish.attribute !== 'dish') return answer === 'yes' && because?.field === 'cuisines';
  return answer === 'yes' && (because?.field === 'description' || isItsTrade(place, wish.value));
}

/** "A bakery with good bread", «vinos»: a kind of place whose trade the dish is, whether or not its texts name it. */
export function isItsTrade(place: Place, dish: string): boolean {
  const concept = VOCABULARY.concept('dish', dish);
  if (!concept) return false;
  const names = new Set(Object.values(concept.words).flatMap(({ one, many }) => [one, many]));
  return concept.kinds.some((id) => {
    const sold = Object.values(VOCABULARY.concept('kind', id)?.words ?? {}).flatMap(({ sells }) => sells);
    return sold.some((each) => names.has(each)) && VOCABULARY.isOf(place, 'kind', id);
  });
}
