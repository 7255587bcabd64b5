// Conditions on places in English: after a noun, and as what is not known.
import type { CivilDay } from '../../../domain/civil-day.ts';
import { weekdayOf } from '../../../hours/civil-time.ts';
import { conceptWished, VOCABULARY } from '../../../vocabulary/bundled.ts';
import type { ConceptType } from '../../../vocabulary/concept.ts';
import { ALL_NIGHT_MIN, CITY_CENTRE, type Wish } from '../../../wishes/wish.ts';
import type { OpenWish } from '../../answer.ts';
import { eithersOf, listedPhrases } from '../eithers.ts';
import { atMoment, onDay } from '../moments.ts';
import { isRefusedAlike, textOf } from '../unsaid.ts';
import { time } from './facts.ts';
import { ASK_THERE, joined, labelOf, MONTHS, WEEKDAYS } from './nouns.ts';

/** "Friday 25 December". */
export const dateOf = (day: CivilDay): string =>
  `${WEEKDAYS[weekdayOf(day)]} ${Number(day.slice(8))} ${MONTHS[Number(day.slice(5, 7)) - 1]}`;

/** @param count of the noun before: one place takes cards, several take them */
export const phraseFor = (type: ConceptType, id: string, count = 2): string => {
  const concept = conceptWished(type, id);
  const known = (concept && VOCABULARY.phraseOf(concept, 'en')) ?? `with ${id.replaceAll('_', ' ')}`;
  const phrase = count === 1 ? known : known.replace(/^that (take|deliver)s/u, 'that $1');
  // A lone adjective cannot follow its noun.
  return type === 'feature' && /^[a-z]+$/u.test(phrase) && !ADVERBS.has(phrase)
    ? `with ${article(phrase)} ${phrase} feel`
    : phrase;
};

/** These follow a noun as they stand. */
const ADVERBS: ReadonlySet<string> = new Set(['indoors', 'outdoors', 'outside', 'inside']);
const article = (word: string): string => (/^[aeiou]/u.test(word) ? 'an' : 'a');

export const wordFor = (type: ConceptType, id: string): string => {
  const concept = conceptWished(type, id);
  return concept ? VOCABULARY.labelOf(concept, 'en', 1) : id.replaceAll('_', ' ');
};

/** In the number in which it was said: "cocktails", "paella". */
const dishFor = ({ value, said }: Extract<Wish, { attribute: 'cuisine' | 'dish' }>): string => {
  const concept = VOCABULARY.concept('dish', value);
  const count = said && /s$/iu.test(said.text) ? 2 : 1;
  return concept ? VOCABULARY.labelOf(concept, 'en', count) : value.replaceAll('_', ' ');
};

/**
 * After a noun, of all wishes at once: several dishes are alternatives.
 * @param count of the noun before
 */
export function phrasesOf(all: readonly Wish[], count = 2): readonly string[] {
  const { lists, rest: wishes } = eithersOf(all.filter((wish) => !isSaidByFree(wish, all)));
  const dishes = wishes.flatMap((wish) => (wish.attribute === 'dish' && wish.polarity === 'want' ? dishFor(wish) : []));
  const others = wishes.filter(
    (wish) => (wish.attribute !== 'dish' || wish.polarity === 'avoid') && !isRefusedAlike(wish, wishes),
  );
  return [
    ...lists.map((list) => joined(listedPhrases(list, LISTED), 'or')),
    ...(dishes.length > 0 ? [`serving ${joined(dishes, 'or')}`] : []),
    ...others.flatMap((wish) => phraseOf(wish, count) ?? []),
  ];
}

/** Among alternatives. */
const LISTED = {
  dish: dishFor,
  serving: (dishes: readonly string[]) => `serving ${joined(dishes, 'or')}`,
  are: (type: 'category' | 'kind', id: string) => `that are ${labelOf(type, id, 2)}`,
  cooked: (cuisine: string) => `with ${wordFor('cuisine', cuisine)}`,
  other: (wish: Wish) => phraseOf(wish),
};

/** "Free on Sunday at 16:00" says that it is open then. */
const isSaidByFree = (wish: Wish, all: readonly Wish[]): boolean =>
  wish.attribute === 'open' &&
  wish.operator === 'at' &&
  all.some((other) => other.attribute === 'free' && other.at !== undefined && other.at === wish.value);

/** After a noun: "open on Sunday 6 December", "with vegan food"; undefined for what goes without saying. */
function phraseOf(wish: Wish, count = 2): string | undefined {
  const said = heldPhrase(wish, count);
  if (wish.attribute === 'area' && wish.polarity === 'avoid')
    return `outside ${wish.value.id === CITY_CENTRE ? 'the centre' : wish.value.name}`;
  if (!said || wish.polarity === 'want' || wish.attribute === 'allergy') return said;
  if (wish.attribute === 'open') return closedPhrase(said);
  if (wish.attribute === 'category' || wish.attribute === 'kind') return said;
  if (wish.attribute === 'cuisine') return said.replace(/^that serve/u, 'that do not serve');
  if (wish.attribute === 'dish') return `not known for ${said}`;
  if (wish.attribute === 'feature' && said.startsWith('with ')) return said.replace(/^with /u, 'not known for ');
  return said.startsWith('with ') ? said.replace(/^with /u, 'without ') : `not ${said}`;
}

function heldPhrase(wish: Wish, count: number): string | undefined {
  switch (wish.attribute) {
    case 'diet':
      return phraseFor('diet', wish.value);
    case 'allergy':
      return `without ${wordFor('allergen', wish.value)}`;
    case 'dish':
      return `serving ${dishFor(wish)}`;
    case 'cuisine':
      return wish.polarity === 'avoid' ? `that serve ${wordFor('cuisine', wish.value)}` : undefined;
    case 'category':
    case 'kind':
      return wish.polarity === 'avoid' ? `that are not ${labelOf(wish.attribute, wish.value, 2)}` : undefined;
    case 'feature':
      return phraseFor('feature', wish.value, count);
    case 'wheelchair':
      return wish.value === 'yes' ? 'with full wheelchair access' : 'with wheelchair access, full or limited';
    case 'price_level':
      return wish.operator === 'at_most'
        ? `that ${count === 1 ? 'is' : 'are'} ${wish.value <= 2 ? 'inexpensive' : 'not too expensive'}`
        : 'at the upper end';
    case 'amount':
      return `for €${wish.value} at most`;
    case 'entry':
      return wish.value === 0 ? 'with free entry' : `with tickets up to €${wish.value}`;
    case 'free':
      if (wish.at === 'now') return 'free at this hour';
      if (wish.at) return `free ${atMoment(wish.at, wish.isAbout)}`;
      return wish.on ? `with free entry ${onDay(wish.on)}` : 'with free entry';
    case 'open':
      return openPhrase(wish);
    case 'rating':
      return `rated ${wish.value} or better`;
    case 'fame':
      return wish.value === 'hidden' ? 'off the beaten track' : 'that everybody knows';
    case 'duration':
      return `that ${count === 1 ? 'takes' : 'take'} no more than ${wish.value} minutes`;
    case 'party':
      return wish.value.withChildren ? 'good for children' : wish.value.withDog ? 'that welcome dogs' : undefined;
    case 'text':
      // What is not wanted is told as what is not known.
      return wish.polarity === 'avoid' ? undefined : `that ${count === 1 ? 'goes' : 'go'} with “${textOf(wish)}”`;
    default:
      return undefined;
  }
}

function openPhrase(wish: Extract<Wish, { attribute: 'open' }>): string {
  switch (wish.operator) {
    case 'at':
      return wish.value === 'now' ? 'open right now' : `open ${atMoment(wish.value, wish.isAbout)}`;
    case 'on':
      return `open ${onDay(wish.value)}`;
    case 'until':
      if (wish.value.minute >= ALL_NIGHT_MIN) return 'open all night';
      if (wish.value.isLate) return `open late${wish.value.day ? ` ${onDay(wish.value.day)}` : ''}`;
      return `open until ${time(wish.value.minute)}${wish.value.day ? ` ${onDay(wish.value.day)}` : ''}`;
    case 'between':
      return `open ${onDay(wish.value.day)} from ${time(wish.value.fromMin)} to ${time(wish.value.toMin)}`;
  }
}

const closedPhrase = (open: string): string => open.replace(/^open/u, 'closed');

/** "These are probably open on Sunday 6 December". */
export const likelyOpen = (wish: OpenWish): string =>
  `these are probably ${typeof wish !== 'string' && wish.attribute === 'open' ? openPhrase(wish) : LIKELY[wish as 'open_now']}`;
const LIKELY = { open_now: 'open now', open_on: 'open that day' } as const;

/** "These are probably closed tonight at 03:00". */
export const likelyShut = (wish: OpenWish): string => likelyOpen(wish).replace(/probably open/u, 'probably closed');

/** After "I don't know": "whether these are open on Sunday 6 December". */
export function doubtOf(wish: Wish): string {
  switch (wish.attribute) {
    case 'amount':
      return `whether these cost €${wish.value} at most`;
    case 'price_level':
    case 'entry':
      return 'what these cost';
    case 'allergy':
      return `whether these can cook without ${wordFor('allergen', wish.value)}${ASK_THERE}`;
    case 'open':
      return `whether these are ${wish.polarity === 'avoid' ? closedPhrase(openPhrase(wish)) : openPhrase(wish)}`;
    case 'dish':
      return `whether these serve ${dishFor(wish)}`;
    case 'cuisine':
      return 'what these cook';
    case 'diet':
      return `whether these have ${phraseFor('diet', wish.value).replace(/^with /u, '')}`;
    case 'wheelchair':
      return 'whether these are accessible by wheelchair';
    case 'rating':
      return 'what people think of these';
    case 'feature':
      return featureDoubt(phraseFor('feature', wish.value));
    case 'text':
      return wish.polarity === 'avoid' ? `whether there is ${textOf(wish)}` : `whether these go with “${textOf(wish)}”`;
    default:
      return `whether these are ${phraseOf(wish) ?? 'what you want'}`;
  }
}

/** After "unconfirmed": what of a place is not known. */
export function nounOf(wish: Wish): string {
  switch (wish.attribute) {
    case 'amount':
    case 'price_level':
    case 'entry':
      return 'price';
    case 'free':
      return 'free entry';
    case 'open':
      return 'opening hours';
    case 'dish':
      return dishFor(wish);
    case 'diet':
      return phraseFor('diet', wish.value).replace(/^with /u, '');
    case 'wheelchair':
      return 'wheelchair access';
    case 'rating':
      return 'rating';
    case 'allergy':
      return `without ${wordFor('allergen', wish.value)}${ASK_THERE}`;
    case 'cuisine':
    case 'feature':
      return wordFor(wish.attribute, wish.value);
    case 'text':
      return `“${textOf(wish)}”`;
    default:
      return phraseOf(wish, 1) ?? 'the rest';
  }
}

function featureDoubt(phrase: string): string {
  const rest = phrase.slice(phrase.indexOf(' ') + 1);
  if (phrase.startsWith('with ')) return `whether these have ${rest}`;
  if (phrase.startsWith('where ')) return `whether ${rest} at these`;
  if (phrase.startsWith('that ')) return `whether these ${rest}`;
  return phrase.startsWith('to ') ? `whether these are places ${phrase}` : `whether these are ${phrase}`;
}

/** After "though": what a second-best place does not promise. */
export const cautionOf = (wish: Wish): string =>
  doubtOf(wish)
    .replace(/^whether these are places/u, 'I cannot say that it is a place')
    .replace(/^whether these are/u, 'I cannot say that it is')
    .replace(/^whether there is/u, 'there may be')
    .replace(/^whether (.*) at these$/u, 'I cannot say that $1 there')
    .replace(
      /^whether these (have|serve|can|take|deliver|go)/u,
      (_, verb: string) => `I cannot say that it ${THIRD[verb]}`,
    )
    .replace(/^(?:what these cost|whether these cost .*)$/u, 'it may cost more')
    .replace(/^what these cook/u, 'it may cook something else')
    .replace(/^what people think of these/u, 'its rating is lower or not known');
const THIRD: Readonly<Record<string, string>> = {
  have: 'has',
  serve: 'serves',
  can: 'can',
  take: 'takes',
  deliver: 'delivers',
  go: 'goes',
};
