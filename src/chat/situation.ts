// What people say of themselves: kept for the whole conversation, and turned into conditions on places.

import type { Category } from '../domain/category.ts';
import type { Frame, Reference, SituationFact } from '../nlp/frame.ts';
import { isPlace } from '../nlp/reference.ts';
import { groupOf, servesFood } from '../vocabulary/categories.ts';
import { must, UNSAID, type Wish } from '../wishes/wish.ts';
import { isPriceFree } from './lists/given-back.ts';
import type { NamedPoint, Situation, WishSearch } from './state.ts';

function situationAfter(before: Situation = {}, facts: readonly SituationFact[]): Situation {
  return facts.reduce(withFact, before);
}

/** What is known of the asker once this message is heard. */
export function situationNow(before: Situation | undefined, frame: Frame): Situation {
  const { amount, ...rest } = withoutCompanyDenied(situationAfter(before, toldIn(frame)), frame);
  return amount === undefined || isPriceFree(frame) ? rest : { ...rest, amount };
}

/** "There are no children", "I said nothing of a dog": they are reckoned with no more. */
function withoutCompanyDenied({ party, company, ages, ...rest }: Situation, frame: Frame): Situation {
  const denied = new Set(deniedIn(frame));
  const isChild = denied.has('children');
  const { withChildren, withDog, ...people } = party ?? {};
  const left = {
    ...people,
    ...(withChildren && !isChild && { withChildren }),
    ...(withDog && !denied.has('dogs') && { withDog }),
  };
  const isGone = company !== undefined && denied.has(FEATURE_OF_COMPANY[company] ?? '');
  return {
    ...rest,
    ...(party && Object.keys(left).length > 0 && { party: left }),
    ...(company && !isGone && { company }),
    ...(ages && !isChild && { ages }),
  };
}
const FEATURE_OF_COMPANY: Readonly<Partial<Record<string, string>>> = {
  children: 'children',
  baby: 'children',
  dog: 'dogs',
};

const deniedIn = ({ changes }: Frame): readonly string[] =>
  changes.flatMap((change) =>
    change.kind === 'remove' && change.isIndifferent && 'value' in change.wish && change.wish.attribute === 'feature'
      ? change.wish.value
      : [],
  );

/** "A hotel up to 150", "a shirt under 30": what a bed or a thing may cost says nothing of the next meal. */
export const withoutOtherMoney = (frame: Frame, sought: readonly Category[]): Frame =>
  sought.length > 0 && sought.every((each) => PRICED_APART.has(groupOf(each)))
    ? { ...frame, situation: frame.situation.filter(({ kind }) => kind !== 'budget') }
    : frame;
const PRICED_APART: ReadonlySet<string> = new Set(['stay', 'shopping', 'services']);

/** What a message says of its asker; "our hotel is the Palace" tells where they stay, whichever way it was read. */
export function toldIn({ situation, references, asks, wishes }: Frame): readonly SituationFact[] {
  const needs = needsIn(wishes, situation);
  const stay = references.find(({ kind }) => kind === 'stay') ?? situation.find(({ kind }) => kind === 'stay');
  const names = references.filter(isPlace);
  const isOnly = asks.length === 0 && wishes.every(({ attribute }) => attribute === 'near');
  const [hotel] = names;
  const told = needs.length > 0 ? [...situation, ...needs] : situation;
  if (!stay || !hotel || !isOnly || situation.some((fact) => fact.kind === 'stay' && fact.at)) return told;
  return [
    ...told.filter(({ kind }) => kind !== 'stay' && kind !== 'position'),
    { kind: 'stay', at: hotel, said: hotel.said },
  ];
}

/** Who asks for halal food once needs it at the next meal too; who asks for step-free access needs it everywhere. */
function needsIn(wishes: Frame['wishes'], situation: readonly SituationFact[]): readonly SituationFact[] {
  const isTold = (value: string) => situation.some((fact) => fact.kind === 'diet' && fact.value === value);
  const isAccessTold = situation.some(({ kind }) => kind === 'access');
  return wishes.flatMap((wish): SituationFact | readonly [] => {
    if (wish.polarity !== 'want') return [];
    const said = wish.said ?? UNSAID;
    if (wish.attribute === 'diet' && !isTold(wish.value)) return { kind: 'diet', value: wish.value, said };
    if (wish.attribute === 'wheelchair' && !isAccessTold) return { kind: 'access', value: 'wheelchair', said };
    return [];
  });
}

function withFact(situation: Situation, fact: SituationFact): Situation {
  switch (fact.kind) {
    case 'party': {
      const { relatives: before, ...rest } = fact.value.withChildren === false ? withoutChildren(situation) : situation;
      const relatives = fact.relatives ?? (fact.with ? undefined : before);
      return {
        ...rest,
        party: { ...situation.party, ...fact.value },
        ...(fact.with && { company: fact.with }),
        ...(relatives && { relatives }),
        ...(fact.ages && { ages: fact.ages }),
      };
    }
    case 'diet':
      return { ...situation, diets: [...new Set([...(situation.diets ?? []), fact.value])] };
    case 'allergy':
      return { ...situation, allergies: [...new Set([...(situation.allergies ?? []), fact.value])] };
    case 'access': {
      const { access: before, ...rest } = situation;
      // "No wheelchair, just a stick": the stick stays.
      if (fact.value === 'none') return before === 'walks_little' ? situation : rest;
      return before === 'wheelchair' || (fact.value === 'walks_little' && before !== undefined)
        ? situation
        : { ...rest, access: fact.value };
    }
    case 'citizen':
      return { ...situation, citizenOf: [...new Set([...(situation.citizenOf ?? []), fact.value])] };
    case 'budget':
      return fact.amount === undefined ? situation : { ...situation, amount: fact.amount };
    case 'stay': {
      const stay = fact.at && pointOf(fact.at);
      return stay ? { ...situation, stay } : situation;
    }
    case 'position': {
      const at = fact.isNow && pointOf(fact.at);
      return at ? { ...situation, at } : situation;
    }
    default:
      return situation;
  }
}

/** "No children with us": whoever was taken for young company is none. */
function withoutChildren({ ages: _, company, ...situation }: Situation): Situation {
  return { ...situation, ...(company && !YOUNG.has(company) && { company }) };
}
const YOUNG: ReadonlySet<string> = new Set(['children', 'baby', 'family']);

function pointOf(reference: Reference): NamedPoint | undefined {
  if (reference.kind !== 'name') return undefined;
  const entry = reference.candidates[0]?.entry;
  return entry && { name: entry.name, position: entry.position };
}

/** Conditions on every list: diets and allergies where people eat, access everywhere. */
export function situationWishes(
  { diets = [], allergies = [], access, party, amount }: Situation,
  search: WishSearch,
): readonly Wish[] {
  // A bar is asked for food only where somebody eats there.
  const { meal, cuisine, wishes = [], kinds = {} } = search;
  const isOfFood = kinds['pubs/bars']?.some((kind) => FOOD_BARS.has(kind));
  const isEaten = meal !== undefined || cuisine !== undefined || isOfFood || wishes.some(isServed);
  const isFed = (each: Category) => servesFood(each) || (isEaten === true && each === 'pubs/bars');
  // A diet is of meals, and not of a coffee: a café is asked for it where somebody eats there. What does harm is told of always.
  const isMeal = (each: Category) => isFed(each) && (each !== 'cafes' || isEaten === true);
  return [
    ...(search.categories.some(isMeal) ? diets.map((value) => must({ attribute: 'diet', operator: 'is', value })) : []),
    ...(search.categories.some(isFed)
      ? allergies.map(
          (value): Wish => ({ ...must({ attribute: 'allergy', operator: 'is', value }), polarity: 'avoid' }),
        )
      : []),
    // What a meal may cost says nothing of a bar.
    ...(search.categories.some(servesFood) && amount !== undefined
      ? [must({ attribute: 'amount', operator: 'at_most', value: amount })]
      : []),
    ...(party?.withDog && search.categories.every((each) => WALKED.has(each))
      ? [must({ attribute: 'feature', operator: 'is', value: 'dogs' })]
      : []),
    ...(party?.withChildren && (isIdle(search.categories) || search.categories.some(isTable))
      ? [must({ attribute: 'feature', operator: 'is', value: 'children' })]
      : []),
    ...(access && STEP_FREE.has(access) ? [must({ attribute: 'wheelchair', operator: 'is', value: 'limited' })] : []),
  ];
}

/** Where a meal takes an hour, it matters that the children are welcome. */
const isTable = (each: Category): boolean => each === 'restaurants' || each === 'burger/pizza shops';

/** Something to eat, and no drink of a bar. */
const isServed = ({ attribute, value }: Wish): boolean =>
  attribute === 'cuisine' || (attribute === 'dish' && !DRUNK.has(String(value)));
const FOOD_BARS: ReadonlySet<string> = new Set(['tapas_bar', 'tavern', 'cider_house']);
const DRUNK: ReadonlySet<string> = new Set([
  'wine',
  'beer',
  'craft_beer',
  'cocktail',
  'vermouth',
  'sherry',
  'cider',
  'sangria',
  'coffee',
  'tea',
]);

/** Who comes in a wheelchair, and who cannot climb stairs: both need a door without steps. */
const STEP_FREE: ReadonlySet<string> = new Set(['wheelchair', 'reduced_mobility']);

/** Where people spend their time, and where it matters that children come along. */
const IDLE: ReadonlySet<Category> = new Set([
  'museums',
  'art galleries',
  'theatres',
  'tourist attractions',
  'parks',
  'zoo',
  'amusement parks',
  'swimming pools',
]);

/** What may stand beside them in a list of "things to do". */
const BESIDE_IDLE: ReadonlySet<Category> = new Set([
  'cinemas',
  'markets',
  'gardens',
  'nature',
  'monuments',
  'libraries',
  'malls',
]);

const isIdle = (categories: readonly Category[]): boolean =>
  categories.every((each) => IDLE.has(each) || BESIDE_IDLE.has(each)) &&
  (categories.length === 0 || categories.some((each) => IDLE.has(each)));

/** Where people go with a dog. */
const WALKED: ReadonlySet<Category> = new Set([
  'parks',
  'gardens',
  'nature',
  'cafes',
  'pubs/bars',
  'restaurants',
  'hotels',
]);

/** Facts that are news to the conversation; a date or a feeling alone is none. */
export const KEPT_FACTS: ReadonlySet<SituationFact['kind']> = new Set([
  'party',
  'diet',
  'allergy',
  'access',
  'budget',
  'stay',
]);
