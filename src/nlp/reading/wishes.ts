// Conditions on places that one chunk of a message states.
import type { CivilMoment } from '../../domain/civil-day.ts';
import { VOCABULARY } from '../../vocabulary/bundled.ts';
import { CITY_CENTRE, type Condition, DIETS, type Diet, must, type Said, type Wish } from '../../wishes/wish.ts';
import type { When } from '../frame.ts';
import type { Grammar } from '../languages/grammar.ts';
import { addDays, weekdayOf } from '../temporal/calendar.ts';
import { dayOfMoment, minuteOfMoment, OPEN_END_MIN } from '../temporal/piece.ts';
import type { Chunk } from './chunks.ts';
import { before, type Reading, saidOf } from './context.ts';
import { avoidedIn, isIntolerance, isRefusal, isSoft } from './negation.ts';
import type { Sense } from './sense.ts';
import type { Sentence } from './sentence.ts';

/** Qualities that are a matter of degree or of taste: preferred, not required. */
const SOFT: ReadonlySet<string> = new Set([
  'quiet',
  'romantic',
  'lively',
  'traditional',
  'modern',
  'fancy',
  'casual',
  'healthy',
  'instagrammable',
  'cosy',
  'shade',
  'laptop',
  'design',
  'historic',
  'power_sockets',
  'air_conditioning',
  'view',
  'alcohol_free',
]);

interface SentenceWishes {
  readonly wishes: readonly Wish[];
  /** The chunks they come from, in step with `wishes`. */
  readonly sources: readonly Chunk[];
}

/** @param isTaken chunks that a question, a reference or a taste has claimed */
export function wishesIn(reading: Reading, sentence: Sentence, isTaken: (chunk: Chunk) => boolean): SentenceWishes {
  const avoided = avoidedIn(reading, sentence);
  const soft = isSoft(reading, sentence);
  const intolerance = isIntolerance(reading, sentence);
  const wishes: Wish[] = [];
  const sources: Chunk[] = [];
  for (const chunk of sentence.chunks) {
    if (isTaken(chunk)) continue;
    const isClosed = isOfClosing(reading, sentence, chunk);
    const isAvoided = avoided.has(chunk) || isRefused(reading, chunk) || isClosed;
    const said = saidOf(reading, chunk.from, chunk.to);
    // Noise and chains that are refused have become what is wanted instead.
    const isTurned = isAvoided && chunk.senses.some(({ type }) => type === 'noise' || type === 'chain');
    for (const condition of conditionsOf(reading, sentence, chunk, isAvoided, intolerance)) {
      const isPreferred =
        soft || (condition.attribute === 'feature' && SOFT.has(condition.value)) || condition.attribute === 'fame';
      wishes.push(
        isClosed
          ? { ...must(condition), polarity: 'avoid', said }
          : wishOf(condition, isAvoided && !isTurned, isPreferred, said),
      );
      sources.push(chunk);
    }
  }
  return withoutBudgetWord({ wishes, sources });
}

/** "A budget of 80 each": the word alone means little money, beside a number it means that number. */
function withoutBudgetWord({ wishes, sources }: SentenceWishes): SentenceWishes {
  const hasAmount = wishes.some(({ attribute }) => attribute === 'amount');
  const isKept = ({ attribute, said }: Wish) => !(hasAmount && attribute === 'price_level' && BUDGET.test(said!.text));
  return { wishes: wishes.filter(isKept), sources: sources.filter((_, at) => isKept(wishes[at]!)) };
}
const BUDGET = /^(?:budget|presupuesto)$/iu;

/** What somebody must not eat is avoided however the sentence puts it; a diet is wanted even where it says "no meat". */
function wishOf(condition: Condition, isAvoided: boolean, isPreferred: boolean, said: Said): Wish {
  const isAllergy = condition.attribute === 'allergy';
  // Only what lies outside the centre is ever said so.
  const polarity =
    isAllergy || condition.attribute === 'area' || (isAvoided && AVOIDABLE.has(condition.attribute)) ? 'avoid' : 'want';
  return { ...condition, polarity, strength: isPreferred && !isAllergy ? 'prefer' : 'must', said };
}

/** What a place may be without; "less than 20 euros" and "not before eight" are conditions of their own. */
const AVOIDABLE: ReadonlySet<string> = new Set([
  'category',
  'kind',
  'cuisine',
  'dish',
  'feature',
  'fame',
  'price_level',
]);

/** "Museums closed on Monday", "museos que cierran los lunes": those whose doors stay shut that day. */
const isOfClosing = (reading: Reading, sentence: Sentence, { when, from }: Chunk): boolean =>
  when !== undefined &&
  when.fromMin === undefined &&
  reading.grammar.closing.test(before(reading, sentence.from, from, 4));

/** The opinion stage heard a refusal: "not a bar", "anything but museums". */
function isRefused({ opinions }: Reading, { concept }: Chunk): boolean {
  const opinion = concept && opinions.find((each) => each.concept.start === concept.start);
  return opinion !== undefined && isRefusal(opinion) && /^(?:excepted|neither|something else)/.test(opinion.reason);
}

function conditionsOf(
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
  return [...ownConditions(reading, sentence, chunk, isAvoided, intolerance), ...inner];
}

function ownConditions(
  reading: Reading,
  sentence: Sentence,
  chunk: Chunk,
  isAvoided: boolean,
  intolerance: boolean,
): Condition[] {
  const { concept, when, amount, from } = chunk;
  // "No reggaeton" refuses a music, and no club.
  if (isAvoided && chunk.senses.some(({ type }) => type === 'music')) return [];
  // Read over the whole message, in `occasions`.
  if (chunk.senses.some(({ type }) => type === 'occasion') || isOfPerson(reading, sentence, chunk)) return [];
  const senses = chunk.senses.filter((sense) => !isSaidByCategory(sense, chunk));
  if (when) return openConditions(atItsMeal(when, reading, sentence), reading.context.now);
  if (amount?.kind === 'money')
    return [{ attribute: 'amount', operator: 'at_most', value: Math.max(amount.value, ...(amount.more ?? [])) }];
  if (amount?.kind === 'stars') return [{ attribute: 'rating', operator: 'at_least', value: amount.value }];
  if (amount) return [];
  const allergen = senses.find(({ type }) => type === 'allergen');
  if (allergen && (isAvoided || intolerance)) return avoidedFood(allergen);
  const diet = senses.find(({ type }) => type === 'diet');
  if (diet) return [...dietConditions(diet, isAvoided), ...(intolerance ? intoleranceBehind(diet) : [])];
  const noun = narrowest(boughtOrNamed(senses, reading, sentence, chunk));
  const rest = senses.filter(
    ({ type }) => type !== 'allergen' && type !== 'kind' && type !== 'cuisine' && type !== 'dish',
  );
  if (noun) return nounConditions(noun, chunk);
  const lead = before(reading, sentence.from, from);
  if (concept && intolerance && /^(?:eat|eats|comer|come|como|comemos|drink|beber)$/i.test(concept.text)) return [];
  const isHad = reading.grammar.having.has(reading.document.words[from]?.norm ?? '');
  const adjective = rest.flatMap((sense) => adjectiveConditions(sense, lead, isAvoided, reading.grammar));
  if (
    concept &&
    (rest.every(({ type }) => type !== 'feature') ||
      (rest.every(({ id }) => BOTH.has(id)) && !HAVING.test(lead) && !isHad))
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
  const kitchen = `${id}_restaurant`;
  return VOCABULARY.concept('kind', kitchen) ? [{ attribute: 'kind', operator: 'is', value: kitchen }] : [];
}

/** "A suitcase" means a shop to somebody who buys one, not to somebody who carries it. */
function boughtOrNamed(
  senses: readonly Sense[],
  reading: Reading,
  sentence: Sentence,
  { from, to }: Chunk,
): readonly Sense[] {
  if (!senses.some(({ isSold }) => isSold)) return senses;
  const { buying, owned } = reading.grammar;
  const isAlone = sentence.to - sentence.from <= to - from + 1;
  const isBought = (buying.test(sentence.line) || isAlone) && !owned.test(before(reading, sentence.from, from, 3));
  return isBought ? senses : senses.filter(({ isSold }) => !isSold);
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
const HAVING =
  / (?:with|has|have|having|that has|con|tenga|tiene|tengan|sin|without) (?:a |an |un |una |el |la |its own |outdoor |some )?$/;

const PRICE_LEVELS = { low: ['at_most', 1], mid: ['at_most', 2], high: ['at_least', 3] } as const;

function adjectiveConditions(
  { type, id }: Sense,
  lead: string,
  isAvoided: boolean,
  { complaint }: Grammar,
): Condition[] {
  switch (type) {
    case 'feature':
      // "Ten years old" is a child.
      return id === 'historic' && / (?:years?|months?|yrs?) $/.test(lead)
        ? []
        : [{ attribute: 'feature', operator: 'is', value: id }];
    case 'wheelchair':
      return [{ attribute: 'wheelchair', operator: 'is', value: 'yes' }];
    case 'price': {
      const isTooDear = id === 'high' && complaint.test(lead);
      const [operator, value] = PRICE_LEVELS[isTooDear ? 'mid' : (id as keyof typeof PRICE_LEVELS)];
      return [{ attribute: 'price_level', operator, value }];
    }
    case 'free':
      return /(?:sugar|gluten|lactose|dairy|nut|feel|tengo|estoy|hour|hours|time|im|are you) $/.test(lead)
        ? []
        : [{ attribute: 'free', operator: 'is', value: true }];
    case 'noise':
      // Away from the noise is somewhere quiet.
      return isAvoided ? [{ attribute: 'feature', operator: 'is', value: 'quiet' }] : [];
    case 'chain':
      return isAvoided ? [{ attribute: 'feature', operator: 'is', value: 'traditional' }] : [];
    case 'central':
      return id === 'no' ? [{ attribute: 'area', operator: 'in', value: { id: CITY_CENTRE, name: CITY_CENTRE } }] : [];
    case 'fame':
      return [{ attribute: 'fame', operator: 'is', value: id === 'hidden' ? 'hidden' : 'famous' }];
    case 'open':
      if (id === 'now') return [{ attribute: 'open', operator: 'at', value: 'now' }];
      return [
        {
          attribute: 'open',
          operator: 'until',
          value: { minute: id === 'always' ? 29 * 60 : id === 'late' ? 25 * 60 : 0 },
        },
      ].filter(() => id !== 'early') as Condition[];
    default:
      return [];
  }
}

/** "Dinner at nine", "cenar a las diez": an hour without a half of the day is the meal's. */
function atItsMeal(when: When, { grammar }: Reading, { line }: Sentence): When {
  const { fromMin, toMin, label, isNow, day } = when;
  if (label || isNow) return when;
  const meals = grammar.meals.filter(([, pattern]) => pattern.test(line)).map(([meal]) => meal);
  if (fromMin === undefined) {
    // "Breakfast, done by eight"
    const isSupper = toMin !== undefined && toMin >= LATEST_BREAKFAST && toMin < 2 * NOON;
    return isSupper && meals.includes('breakfast') && !/pm|p\.m|tarde|noche|1[3-9]|2\d/.test(when.said.text)
      ? { ...when, toMin: toMin - NOON }
      : when;
  }
  // "Comer a las 2", said in the afternoon, is tomorrow's lunch and no supper of the night to come.
  const hour = fromMin % NOON;
  const isLunch = meals.includes('lunch') && hour >= EARLIEST_SMALL_HOUR && hour < LATEST_LUNCH;
  if (isLunch && fromMin >= 2 * NOON && day === undefined && !/am|a\.m|madrugada|noche|night/.test(when.said.text))
    return { ...when, fromMin: hour + NOON };
  const isEvening = fromMin >= LATEST_BREAKFAST && fromMin < 2 * NOON;
  if (meals.includes('breakfast') && isEvening && !/pm|p\.m|tarde|noche|1[3-9]|2\d/.test(when.said.text))
    return { ...when, fromMin: fromMin - NOON, ...(toMin !== undefined && toMin > NOON && { toMin: toMin - NOON }) };
  if (fromMin >= NOON || /\d|am|manana/.test(when.said.text)) return when;
  const isLate =
    meals.includes('dinner') || meals.includes('drinks') || (meals.includes('lunch') && fromMin < LATEST_LUNCH);
  if (!isLate || fromMin < EARLIEST_SMALL_HOUR) return when;
  return { ...when, fromMin: fromMin + NOON, ...(toMin !== undefined && toMin < NOON && { toMin: toMin + NOON }) };
}
/** Whether the words of a time say that it is of the afternoon: "3 pm", "las tres de la tarde", "15:00". */
export const isAfternoonSaid = (said: string): boolean =>
  /p\.?m\b|tarde|mediod[ií]a|afternoon|\b1[3-9]\b|\b2\d\b/iu.test(said);
const NOON = 12 * 60;
const LATEST_LUNCH = 5 * 60;
/** "Breakfast at 7:45" is no supper. */
const LATEST_BREAKFAST = 16 * 60;
const EARLIEST_SMALL_HOUR = 60;

/** A place need not open on the first day of a whole week or of a long stay. */
export const isLongStay = ({ day, untilDay }: Pick<When, 'day' | 'untilDay'>): boolean =>
  day !== undefined && untilDay !== undefined && untilDay > addDays(day, MOST_DAYS_OF_A_VISIT - 1);

/** Who must be done by eight comes an hour before. */
const LAST_HOUR = 60;
const MOST_DAYS_OF_A_VISIT = 4;
const EARLIEST_MORNING = 5 * 60;
const DAY = 24 * 60;

/** A time in a search: open then. "On Mondays" is the next of them. */
export function openConditions({ weekdays, ...when }: When, now: CivilMoment): Condition[] {
  const { day, fromMin, toMin, isNow } = when;
  if (isNow) return [{ attribute: 'open', operator: 'at', value: 'now' }];
  const today = dayOfMoment(now);
  if (weekdays) {
    const ahead = Array.from({ length: 7 }, (_, days) => addDays(today, days));
    const next = weekdays.length < ahead.length && ahead.find((each) => weekdays.includes(weekdayOf(each)));
    return next ? openConditions({ ...when, day: next }, now) : [];
  }
  if (fromMin === undefined) {
    if (toMin !== undefined && when.isDeadline) return openConditions({ ...when, fromMin: toMin - LAST_HOUR }, now);
    if (toMin !== undefined)
      return [{ attribute: 'open', operator: 'until', value: { ...(day && { day }), minute: toMin } }];
    if (isLongStay(when)) return [];
    return day ? [{ attribute: 'open', operator: 'on', value: day }] : [];
  }
  const passed = minuteOfMoment(now);
  const end = toMin !== undefined && toMin < OPEN_END_MIN ? toMin : undefined;
  // "At ten in the morning", said in the afternoon, is tomorrow's; of "this afternoon" what is left of it counts.
  const isOverToday = day === undefined && fromMin >= EARLIEST_MORNING && (end ?? fromMin + 1) <= passed;
  const on = day ?? (isOverToday ? addDays(today, 1) : today);
  if (end !== undefined) {
    const isUnderWay = on === today && fromMin < passed && end > passed;
    const begins = isUnderWay ? Math.ceil(passed / 30) * 30 : fromMin;
    return [
      { attribute: 'open', operator: 'between', value: { day: on, fromMin: Math.min(begins, end - 1), toMin: end } },
    ];
  }
  // In the evening, "after 1 am" is of the night to come; "3 am on Saturday" ends the night that Saturday begins.
  const isAhead = on === today && momentOf(today, fromMin) >= now;
  const isOver = fromMin < EARLIEST_MORNING && !isAhead;
  return [{ attribute: 'open', operator: 'at', value: momentOf(on, isOver ? fromMin + DAY : fromMin) }];
}

function momentOf(day: string, minute: number): CivilMoment {
  const date = new Date(Date.parse(`${day}T00:00:00Z`) + minute * 60_000);
  return date.toISOString().slice(0, 16);
}
