// Whether a wish that a message means stands in what was read of it. The rounds speak English words, the reading ids of
// the vocabulary; the more exact and the more general of a thing count as the same.
import type { Frame, SituationFact } from '../../src/nlp/frame.ts';
import { VOCABULARY } from '../../src/vocabulary/bundled.ts';
import type { Concept } from '../../src/vocabulary/concept.ts';
import type { Wish } from '../../src/wishes/wish.ts';
import { fold } from '../relevance/facts.ts';

type Polarity = Wish['polarity'];
type Test = (frame: Frame, value: unknown, polarity: Polarity) => boolean;

const THINGS = ['category', 'kind', 'cuisine', 'dish'];
const FEATURE_OF: Readonly<Record<string, string>> = { kids: 'children' };
const EATING = ['restaurants', 'pubs/bars', 'cafes'];

export function isSameThing(frame: Frame, attribute: string, value: unknown, polarity: Polarity): boolean {
  if (attribute.startsWith('feature:')) return hasFeature(frame, attribute.slice('feature:'.length), polarity);
  const test = TESTS[attribute];
  if (!test)
    throw new Error(`no judge of the wish "${attribute}"; known are ${Object.keys(TESTS).join(', ')}, feature:...`);
  return test(frame, value, polarity);
}

const thing: Test = ({ wishes }, value, polarity) =>
  wishes.some(
    (wish) => wish.polarity === polarity && THINGS.includes(wish.attribute) && isAkin(conceptOf(wish), `${value}`),
  );

const TESTS: Readonly<Record<string, Test>> = {
  ...{ category: thing, kind: thing, cuisine: thing, dish: thing },
  diet: (frame, value) =>
    has(frame, 'diet', (wish) => wish.value === value) || told(frame, 'diet', (fact) => fact.value === value),
  allergy: (frame, value) =>
    has(frame, 'allergy', (wish) => isWord(wish.value, `${value}`)) ||
    told(frame, 'allergy', (fact) => isWord(fact.value, `${value}`)),
  price: (frame, value, polarity) => {
    const wantsCheap = (value === 'expensive') === (polarity === 'avoid') && value !== 'moderate';
    const isCheap = (wish: Wish & { attribute: 'price_level' }) =>
      (wish.operator === 'at_most') === (wish.polarity === 'want');
    return (
      has(frame, 'price_level', (wish) => value === 'moderate' || isCheap(wish) === wantsCheap) ||
      told(frame, 'budget', ({ level }) => level === (wantsCheap ? 'low' : 'high')) ||
      (wantsCheap && frame.changes.some((change) => change.kind === 'tighten' && change.attribute === 'price')) ||
      (value === 'free' && has(frame, 'free', () => true))
    );
  },
  amount: (frame, value) =>
    has(frame, 'amount', (wish) => wish.value === value) ||
    has(frame, 'entry', (wish) => wish.value === value) ||
    told(frame, 'budget', ({ amount }) => amount === value),
  free: (frame) => has(frame, 'free', () => true) || has(frame, 'entry', (wish) => wish.value === 0),
  open_at: ({ wishes, whens, plan }, value) =>
    wishes.some((wish) => wish.attribute === 'open' && coversTime(wish, `${value}`)) ||
    [...whens, ...(plan?.window ? [plan.window] : [])].some(({ day, fromMin, isNow }) =>
      value === 'now' ? isNow === true : `${value}` === localTime(day, fromMin),
    ),
  open_on: ({ wishes, whens }, value) =>
    wishes.some((wish) => wish.attribute === 'open' && dayOf(wish) === value) ||
    whens.some(({ day, untilDay }) => day !== undefined && day <= `${value}` && `${value}` <= (untilDay ?? day)),
  area: whereabouts,
  near: (frame, value) => {
    if (value === 'me') return has(frame, 'near', ({ value: { name } }) => name === undefined);
    if (value === 'hotel')
      return (
        frame.references.some(({ kind }) => kind === 'stay') || frame.situation.some(({ kind }) => kind === 'stay')
      );
    return whereabouts(frame, value);
  },
  party: (frame, value) =>
    told(frame, 'party', (fact) => isParty(fact, value)) ||
    has(frame, 'party', ({ value: party }) => party.size === value),
  novelty: (frame, value) => has(frame, 'fame', (wish) => (wish.value === 'famous') === (value === 'famous')),
  rating: (frame) => has(frame, 'rating', () => true) || frame.sortBy === 'rating',
  name: (frame, value) =>
    frame.references.some(
      (one) => one.kind === 'name' && one.candidates.some(({ entry }) => isNamed(entry.forms, `${value}`)),
    ),
  indoors: (frame, value) => has(frame, 'feature', (wish) => wish.value === (value === true ? 'indoors' : 'outdoors')),
};

function hasFeature(frame: Frame, name: string, polarity: Polarity): boolean {
  const id = FEATURE_OF[name] ?? name;
  if (name === 'wheelchair' && (has(frame, 'wheelchair', () => true) || told(frame, 'access', () => true))) return true;
  if (has(frame, 'feature', (wish) => wish.value === id && wish.polarity === polarity)) return true;
  const isCompany = (withWhom: string) => told(frame, 'party', (fact) => fact.with === withWhom);
  if (name === 'kids') return isCompany('children') || told(frame, 'party', ({ value }) => value.withChildren === true);
  if (name === 'dogs') return isCompany('dog') || told(frame, 'party', ({ value }) => value.withDog === true);
  // A rooftop is a kind and a feature alike.
  return thing(frame, name.replaceAll('_', ' '), polarity);
}

function has<A extends Wish['attribute']>(
  { wishes }: Frame,
  attribute: A,
  test: (wish: Extract<Wish, { attribute: A }>) => boolean,
): boolean {
  return wishes.some((wish) => wish.attribute === attribute && test(wish as Extract<Wish, { attribute: A }>));
}

function told<K extends SituationFact['kind']>(
  { situation }: Frame,
  kind: K,
  test: (fact: Extract<SituationFact, { kind: K }>) => boolean,
): boolean {
  return situation.some((fact) => fact.kind === kind && test(fact as Extract<SituationFact, { kind: K }>));
}

function whereabouts({ wishes, references }: Frame, value: unknown): boolean {
  const isThere = ({ attribute, value: where }: Wish) =>
    (attribute === 'area' || attribute === 'near') && isNamed([(where as { name?: string }).name ?? ''], `${value}`);
  return (
    wishes.some(isThere) ||
    references.some(
      (one) =>
        one.kind === 'name' &&
        one.role !== 'subject' &&
        one.candidates.some(({ entry }) => isNamed(entry.forms, `${value}`)),
    )
  );
}

const isNamed = (forms: readonly string[], name: string): boolean => forms.some((form) => fold(form) === fold(name));

const conceptOf = ({ attribute, value }: Wish): Concept | undefined => {
  const types = ['category', 'kind', 'cuisine', 'dish'] as const;
  const type = types.find((one) => one === attribute);
  return type && VOCABULARY.concept(type, `${value}`);
};

/** The same by a name of it, or one is what the other is narrowed from. */
function isAkin(read: Concept | undefined, word: string): boolean {
  if (!read) return false;
  if (isCalled(read, word)) return true;
  const meant = VOCABULARY.concepts.filter((concept) => THINGS.includes(concept.type) && isCalled(concept, word));
  return meant.some((concept) => isNarrower(concept, read) || isNarrower(read, concept));
}

function isNarrower(narrow: Concept, broad: Concept): boolean {
  if (broad.type === 'category')
    return narrow.categories.some((category) => category === broad.id) || servesAt(narrow, broad);
  if (narrow.type === broad.type) return VOCABULARY.withNarrower(broad).includes(narrow.id);
  return narrow.cuisines.includes(broad.id) || narrow.kinds.includes(broad.id);
}

/** A dish or cuisine is what restaurants, bars and cafés are asked for. */
const servesAt = ({ type }: Concept, { id }: Concept): boolean =>
  (type === 'dish' || type === 'cuisine') && EATING.includes(id);

const isCalled = ({ id, words }: Concept, word: string): boolean => {
  const { label, one, many, forms, aliases } = words.en!;
  return [id.replaceAll('_', ' '), label, one, many, ...forms, ...aliases].some((each) => isWord(each, word));
};

/** Singular and plural are one word. */
const isWord = (a: string, b: string): boolean => stem(a) === stem(b);
const stem = (word: string): string => fold(word).replace(/s$/u, '');

const localTime = (day: string | undefined, minute: number | undefined): string =>
  `${day}T${String(Math.floor((minute ?? 0) / 60)).padStart(2, '0')}:${String((minute ?? 0) % 60).padStart(2, '0')}`;

function coversTime(wish: Extract<Wish, { attribute: 'open' }>, value: string): boolean {
  if (wish.operator === 'at') return wish.value === value;
  if (wish.operator === 'until') return value === 'late' || localTime(wish.value.day, wish.value.minute) === value;
  if (wish.operator !== 'between') return false;
  const { day, fromMin, toMin } = wish.value;
  return value === 'late'
    ? toMin > 1_380
    : localTime(day, fromMin) <= value && value <= localTime(day, Math.min(toMin, 1_439));
}

function dayOf(wish: Extract<Wish, { attribute: 'open' }>): string | undefined {
  if (wish.operator === 'on') return wish.value;
  if (wish.operator === 'at') return wish.value.slice(0, 10);
  return wish.value.day;
}

function isParty({ value, with: company, ages }: Extract<SituationFact, { kind: 'party' }>, meant: unknown): boolean {
  if (typeof meant === 'number') return value.size === meant;
  if (meant === 'couple') return value.asCouple === true || company === 'partner' || value.size === 2;
  if (meant === 'children' || meant === 'family')
    return (
      value.withChildren === true ||
      ages !== undefined ||
      ['children', 'baby', 'family', 'parents', 'grandparents'].includes(company ?? '')
    );
  if (meant === 'friends') return company === 'friends' || company === 'group';
  return company === meant || (meant === 'alone' && value.size === 1);
}
