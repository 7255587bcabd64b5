// Conditions that the senses of one chunk stand for: a kind, a dish, a diet, what must not be eaten, a feature, a price, hours.
import { foldAccents } from '../../domain/text.ts';
import { VOCABULARY } from '../../vocabulary/bundled.ts';
import { ALL_NIGHT_MIN, CITY_CENTRE, type Condition, DIETS, type Diet } from '../../wishes/wish.ts';
import { isMark } from '../document.ts';
import type { Grammar } from '../languages/grammar.ts';
import { LATE_END_MIN } from '../temporal/piece.ts';
import type { Chunk } from './chunks.ts';
import { before, lineOfWords, type Reading, saidOf } from './context.ts';
import { isOfWeather } from './of-weather.ts';
import {
  conditionHad,
  isAtRefusedPrice,
  isCircumstance,
  isOfDeparture,
  isOfPast,
  isOfStatedHours,
  isOnlyLittle,
  isOnlyMentioned,
  isPriceRefused,
  isQuotedAway,
} from './only-said.ts';
import { atDoors, atItsMeal, openConditions, openEarly } from './opening-times.ts';
import { isOfCitizen, isOrigin, isOwnTime } from './origins.ts';
import type { Sense } from './sense.ts';
import type { Sentence } from './sentence.ts';

export function conditionsOf(
  reading: Reading,
  sentence: Sentence,
  chunk: Chunk,
  isAvoided: boolean,
  intolerance: boolean,
): Condition[] {
  const inner = (chunk.inner ?? []).flatMap((sense): Condition[] => {
    if (isSaidByCategory(sense, chunk)) return [];
    if (sense.type === 'diet') return dietConditions(sense, isAvoided);
    return sense.type === 'cuisine'
      ? nounConditions(sense, chunk)
      : adjectiveConditions(sense, '', isAvoided, reading.grammar);
  });
  const own = ownConditions(reading, sentence, chunk, isAvoided, intolerance);
  return [
    ...own,
    ...inner,
    ...(isAvoided || own.some(({ attribute }) => attribute === 'kind') ? [] : musicOf(reading, chunk)),
  ];
}

/** "Reggaeton or nineties": beside where it is played, which music; only the texts of places could tell. */
function musicOf(reading: Reading, { senses, from, to }: Chunk): Condition[] {
  if (senses.every(({ type }) => type !== 'music')) return [];
  return [{ attribute: 'text', operator: 'matches', value: foldAccents(saidOf(reading, from, to).text) }];
}

function ownConditions(
  reading: Reading,
  sentence: Sentence,
  chunk: Chunk,
  isAvoided: boolean,
  intolerance: boolean,
): Condition[] {
  const { concept, when, amount, from } = chunk;
  // "No reggaeton" refuses a music, and no club; only the texts of places could tell.
  if (
    isAvoided &&
    chunk.senses.some(({ type }) => type === 'music') &&
    chunk.senses.every(({ type }) => type !== 'kind')
  )
    return reading.context.hasShown ? [] : musicOf(reading, chunk);
  // Read over the whole message, in `occasions`.
  if (chunk.senses.some(({ type }) => type === 'occasion') || isOfPerson(reading, sentence, chunk)) return [];
  if (isOnlyMentioned(reading, sentence, chunk) || isQuotedAway(reading, chunk) || isOfCitizen(sentence, chunk))
    return [];
  const senses = chunk.senses.filter((sense) => !isSaidByCategory(sense, chunk));
  if (when && (isOfDeparture(reading, sentence, chunk) || isOfPast(reading, chunk))) return [];
  if (when && (isOwnTime(reading, sentence, chunk) || isOfStatedHours(reading, sentence, chunk))) return [];
  if (when)
    return openConditions(atDoors(atItsMeal(when, reading, sentence), reading, sentence, chunk), reading.context.now);
  if (amount?.kind === 'money' && isPriceRefused(reading, sentence, chunk))
    return [{ attribute: 'price_level', operator: 'at_most', value: 2 }];
  if (amount?.kind === 'money')
    return [{ attribute: 'amount', operator: 'at_most', value: Math.max(amount.value, ...(amount.more ?? [])) }];
  if (amount?.kind === 'stars') return [{ attribute: 'rating', operator: 'at_least', value: amount.value }];
  if (amount || isOfWeather(sentence, chunk, senses)) return [];
  const allergen = senses.find(({ type }) => type === 'allergen');
  if (allergen && (isAvoided || intolerance)) return avoidedFood(allergen);
  const diet = senses.find(({ type }) => type === 'diet');
  if (diet) return [...dietConditions(diet, isAvoided), ...(intolerance ? intoleranceBehind(diet) : [])];
  const noun = narrowest(boughtOrNamed(senses, reading, sentence, chunk));
  if (noun?.type === 'cuisine' && isOrigin(reading, sentence, chunk)) return [];
  const rest = senses.filter(
    ({ type }) => type !== 'allergen' && type !== 'kind' && type !== 'cuisine' && type !== 'dish',
  );
  const had = noun?.type === 'kind' && conditionHad(reading, sentence, chunk, rest);
  if (had) return [had];
  if (noun && isCircumstance(reading, sentence, chunk, noun)) return [];
  if (noun) return isAtRefusedPrice(reading, sentence, chunk) ? [] : nounConditions(noun, chunk);
  const lead = before(reading, sentence.from, from);
  if (concept && intolerance && reading.grammar.wishes.eating.has(concept.text.toLowerCase())) return [];
  const isHad = reading.grammar.having.has(reading.document.words[from]?.norm ?? '');
  const adjective = rest.flatMap((sense) => {
    if (sense.type === 'open' && sense.id === 'early') return openEarly(reading);
    return sense.type === 'free' && isOnlyLittle(reading, chunk)
      ? []
      : adjectiveConditions(sense, lead, isAvoided, reading.grammar);
  });
  if (
    concept &&
    (rest.every(({ type }) => type !== 'feature') ||
      (rest.every(({ id }) => BOTH.has(id)) && !reading.grammar.wishes.having.test(lead) && !isHad))
  ) {
    // "Hidden gems" are sights, and little known.
    const fame = adjective.filter(({ attribute }) => attribute === 'fame');
    return concept.role === 'asked'
      ? [...concept.categories.map((value) => ({ attribute: 'category', operator: 'is', value }) as const), ...fame]
      : [];
  }
  return adjective.slice(0, 1);
}

/** "An old couple", "mi viejo amigo": old is a place only directly beside the noun of one. */
function isOfPerson({ document: { words }, grammar }: Reading, { chunks }: Sentence, { from, to }: Chunk): boolean {
  if (to - from > 1 || !grammar.aged.has(words[from]?.norm ?? '')) return false;
  return !chunks.some(
    (other) =>
      (other.from === to || other.to === from) &&
      (other.concept !== undefined || other.senses.some(({ type }) => type === 'kind')),
  );
}

/** "Have a coffee" means a café, of whatever kitchen. */
const isSaidByCategory = ({ type, id }: Sense, { concept }: Chunk): boolean =>
  type === 'cuisine' && id === 'coffee_shop' && (concept?.categories.includes('cafes') ?? false);

/** "No fish" at a table, "allergic to fish": both keep it off the plate. */
function avoidedFood({ id }: Sense): Condition[] {
  const diet: Readonly<Record<string, Diet>> = { gluten: 'gluten_free', milk: 'lactose_free', meat: 'vegetarian' };
  if (id === 'meat') return [{ attribute: 'diet', operator: 'is', value: 'vegetarian' }];
  const allergy: Condition = { attribute: 'allergy', operator: 'is', value: id };
  if (diet[id]) return [allergy, { attribute: 'diet', operator: 'is', value: diet[id] }];
  return [allergy];
}

/** "Gluten intolerance": the diet, and what it keeps away. */
function intoleranceBehind({ id }: Sense): Condition[] {
  const food = { gluten_free: 'gluten', lactose_free: 'milk' }[id];
  return food ? [{ attribute: 'allergy', operator: 'is', value: food }] : [];
}

function dietConditions({ id }: Sense, isAvoided: boolean): Condition[] {
  if (!(DIETS as readonly string[]).includes(id)) return [{ attribute: 'feature', operator: 'is', value: id }];
  if (!isAvoided || /_free$/.test(id)) return [{ attribute: 'diet', operator: 'is', value: id as Diet }];
  // "Not a vegan place": such kitchens stay out.
  if (VOCABULARY.concept('cuisine', id)) return [{ attribute: 'cuisine', operator: 'is', value: id }];
  const kitchen = `${id}_restaurant`;
  return VOCABULARY.concept('kind', kitchen) ? [{ attribute: 'kind', operator: 'is', value: kitchen }] : [];
}

/** "A suitcase" means a shop to somebody who buys one, not to somebody who carries it. */
function boughtOrNamed(
  senses: readonly Sense[],
  reading: Reading,
  sentence: Sentence,
  { from, to, concept }: Chunk,
): readonly Sense[] {
  if (!senses.some(({ isSold }) => isSold)) return senses;
  const { owned, wishes, fond } = reading.grammar;
  const isAlone = sentence.to - sentence.from <= to - from + 1 || isOnlyThing(reading, sentence);
  if (concept && isPractised(senses, concept)) return senses;
  const isCarried = sentence.phrases.some((each) => each.family === 'carries' && each.from < to && from < each.to);
  const isNew = wishes.replacing.test(sentence.line) || fond.test(sentence.line);
  const isHad = !isNew && owned.test(before(reading, sentence.from, from, 3));
  const isBought = !isCarried && !isHad && (isOfBuying(reading, sentence, from, to) || isAlone);
  return isBought ? senses : senses.filter(({ isSold }) => !isSold);
}

/** "I need shoes"; "black friday! running shoes": a phrase without a verb is of what was said before. */
function isOfBuying(
  { document: { words }, grammar: { buying, fond } }: Reading,
  sentence: Sentence,
  from: number,
  to: number,
): boolean {
  if (buying.test(sentence.line) || fond.test(sentence.line)) return true;
  const others = words
    .slice(sentence.from, sentence.to)
    .filter((_, at) => sentence.from + at < from || sentence.from + at >= to);
  const isPhrase = others.every(({ tag }) => tag !== 'VERB' && tag !== 'AUX');
  return isPhrase && buying.test(lineOfWords(words.slice(0, sentence.from)));
}

/** "To play tennis", "yoga": the hall for it, and not just any hall. */
const isPractised = (senses: readonly Sense[], { categories }: NonNullable<Chunk['concept']>): boolean =>
  categories.length === 1 &&
  PRACTISED.has(categories[0]!) &&
  senses.some(
    ({ type, id, isSold }) =>
      isSold && type === 'kind' && VOCABULARY.concept('kind', id)?.categories[0] === categories[0],
  );
const PRACTISED: ReadonlySet<string> = new Set(['sports', 'beauty & spas']);

/** "Contact lenses, anywhere near?", "a cape and also sandals": nothing else is said than what can be bought. */
function isOnlyThing(
  { document: { words }, grammar: { light } }: Reading,
  { from, to, chunks, phrases }: Sentence,
): boolean {
  if (phrases.some(({ family }) => family === 'ask' || family === 'oos')) return false;
  const isThing = ({ senses, concept, name }: Chunk) => !concept && !name && senses.some(({ isSold }) => isSold);
  return words
    .slice(from, to)
    .every(
      (word, index) =>
        isMark(word) ||
        light.has(word.norm) ||
        light.has(word.folded) ||
        chunks.some((chunk) => chunk.from <= from + index && from + index < chunk.to && isThing(chunk)),
    );
}

/** A kind before a dish before a cuisine; a noun beside a category only where it narrows it. */
function narrowest(senses: readonly Sense[]): Sense | undefined {
  const order = ['kind', 'dish', 'cuisine'] as const;
  for (const type of order) {
    const found = senses.find((sense) => sense.type === type);
    if (found) return found;
  }
  return undefined;
}

/** The kind, dish or cuisine that a noun names by itself; undefined where it names a whole category. */
export function namedBy({ senses }: Chunk): Condition | undefined {
  const noun = narrowest(senses.filter(({ isSold }) => !isSold));
  if (!noun || (noun.type === 'cuisine' && noun.id === 'coffee_shop')) return undefined;
  return { attribute: noun.type as 'kind' | 'dish' | 'cuisine', operator: 'is', value: noun.id } as Condition;
}

function nounConditions({ type, id }: Sense, { concept }: Chunk): Condition[] {
  if (type === 'kind') return [{ attribute: 'kind', operator: 'is', value: id }];
  const own = type === 'dish' ? VOCABULARY.concept('dish', id) : undefined;
  if (own && (concept?.categories ?? []).every((each) => each !== 'restaurants') && concept) {
    return [{ attribute: 'dish', operator: 'is', value: id }];
  }
  return [{ attribute: type === 'dish' ? 'dish' : 'cuisine', operator: 'is', value: id }];
}

/** A place of its own and something that another place may have: "a garden", "with a garden". */
const BOTH: ReadonlySet<string> = new Set([
  'garden',
  'pool',
  'gym',
  'spa',
  'playground',
  'rooftop',
  'view',
  'karaoke',
  'traditional',
  'historic',
  'shade',
  'live_music',
]);

const PRICE_LEVELS = { low: ['at_most', 1], mid: ['at_most', 2], high: ['at_least', 3] } as const;

function adjectiveConditions(
  { type, id }: Sense,
  lead: string,
  isAvoided: boolean,
  { complaint, wishes: { years, freeOf } }: Grammar,
): Condition[] {
  switch (type) {
    case 'feature':
      // "Ten years old" is a child.
      return id === 'historic' && years.test(lead) ? [] : [{ attribute: 'feature', operator: 'is', value: id }];
    case 'wheelchair':
      return [{ attribute: 'wheelchair', operator: 'is', value: 'yes' }];
    case 'price': {
      const isTooDear = id === 'high' && complaint.test(lead);
      const [operator, value] = PRICE_LEVELS[isTooDear ? 'mid' : (id as keyof typeof PRICE_LEVELS)];
      return [{ attribute: 'price_level', operator, value }];
    }
    case 'free':
      return freeOf.test(lead) ? [] : [{ attribute: 'free', operator: 'is', value: true }];
    case 'noise':
      // Away from the noise is somewhere quiet.
      return isAvoided ? [{ attribute: 'feature', operator: 'is', value: 'quiet' }] : [];
    case 'chain':
      return isAvoided ? [{ attribute: 'feature', operator: 'is', value: 'independent' }] : [];
    case 'central':
      return id === 'no' ? [{ attribute: 'area', operator: 'in', value: { id: CITY_CENTRE, name: CITY_CENTRE } }] : [];
    case 'fame':
      return [{ attribute: 'fame', operator: 'is', value: id === 'hidden' ? 'hidden' : 'famous' }];
    case 'open':
      if (id === 'now') return [{ attribute: 'open', operator: 'at', value: 'now' }];
      if (id === 'always') return [{ attribute: 'open', operator: 'until', value: { minute: ALL_NIGHT_MIN } }];
      return [{ attribute: 'open', operator: 'until', value: { minute: LATE_END_MIN, isLate: true } }];
    default:
      return [];
  }
}
