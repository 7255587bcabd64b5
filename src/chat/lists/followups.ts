// Acts that continue what was shown: more of it, another order, narrower, or "no, the other one".
import type { PlaceId } from '../../domain/branded.ts';
import { anchorAt, type Conversation, type Search } from '../../domain/conversation.ts';
import { isPlace } from '../../nlp/reference.ts';
import { isWhat } from '../../wishes/wish.ts';
import type { DialogueAct, PlaceTopic } from '../acts.ts';
import { hears } from '../cues.ts';
import { aboutAPlace, askWhichPlace, compare, placeAct } from '../facts/about.ts';
import { DATED } from '../facts/again.ts';
import { anotherOne, placeIdOf } from '../places/reference.ts';
import { resolve } from '../places/resolve.ts';
import { isListOpen, sameSearch } from '../state.ts';
import type { Turn } from '../turn.ts';
import { isTableAfterSights } from './meals.ts';
import { asksForOthers, filtersOf, newSearch, refinedSearch, searchAround } from './search.ts';
import { passedOver, recommend, speaksOfTwo, taste } from './searches.ts';
import { isSightsAfterOthers } from './sights.ts';

export function more(turn: Turn): DialogueAct {
  const { conversation, heard } = turn;
  const alike = likeTheOneInQuestion(turn);
  if (alike) return { kind: 'recommend', search: alike, changes: [] };
  if (conversation.seen.length === 0 || asksForOthers(heard.request, conversation)) return recommend(turn);
  const { howMany } = heard.request;
  const search = { ...sameSearch(conversation), ...(howMany !== undefined && { howMany }) };
  return { kind: 'more', search, changes: [], ...passedOver(turn) };
}

export function sort(turn: Turn): DialogueAct {
  const { conversation, heard } = turn;
  if (speaksOfTwo(conversation) && hears('oneOfTwo', heard)) return compare(turn);
  const by = heard.request.sortBy ?? 'distance';
  // "The nearest supermarket", after bars.
  if (namesOtherKind(turn)) return recommend(turn);
  // "Which of them is closest to Sol?"
  if (heard.request.anchor && conversation.shown.length > 1)
    return { kind: 'refine', search: { ...refinedSearch(turn), sortBy: by }, changes: [], among: conversation.shown };
  if (conversation.shown.length > 1) return { kind: 'sort', by, placeIds: conversation.shown };
  const search = conversation.seen.length > 0 ? sameSearch(conversation) : newSearch(turn);
  return { kind: 'recommend', search: { ...search, sortBy: by }, changes: [] };
}

const namesOtherKind = ({ conversation, frame, heard }: Turn): boolean =>
  frame.wishes.some(isWhat) &&
  heard.request.categories.length > 0 &&
  !heard.request.categories.some((each) => conversation.categories.includes(each));

export function refine(turn: Turn): DialogueAct {
  const { conversation, heard } = turn;
  if (asksAboutOnePlace(turn)) return aboutAPlace(turn, isAboutHours(turn) ? 'opening_hours' : 'place_details');
  if (speaksOfTwo(conversation) && hears('oneOfTwo', heard)) return compare(turn);
  const alike = likeTheOneInQuestion(turn);
  if (alike) return { kind: 'refine', search: alike, changes: heard.request.refine };
  if (conversation.seen.length === 0 && conversation.categories.length === 0) return recommend(turn);
  if (
    isTableAfterSights(turn.frame, conversation.categories) ||
    isSightsAfterOthers(turn.frame, conversation.categories)
  )
    return recommend(turn);
  if (changesNothing(turn)) return { ...more(turn), cannotSift: true } as DialogueAct;
  const among = hears('ofThese', heard) && conversation.shown.length > 1 ? { among: conversation.shown } : {};
  // "That's loud, something calmer", of one place: another.
  const isOther = conversation.shown.length === 1 && turn.frame.changes.some(({ kind }) => kind === 'tighten');
  const without = isOther ? { without: conversation.shown } : {};
  return { kind: 'refine', search: refinedSearch(turn), changes: heard.request.refine, ...among, ...without };
}

/** "Anything like it but cheaper?", when only one place was talked about: more of its kind, near it. */
function likeTheOneInQuestion({ conversation, heard, scene }: Turn): Search | undefined {
  const { focus, seen, categories } = conversation;
  const place = seen.length === 0 && categories.length === 0 && focus ? scene.placeOf(focus) : undefined;
  if (!place || heard.request.anchor || heard.request.categories.length > 0) return undefined;
  const anchor = anchorAt(place);
  return { ...searchAround(anchor, heard), categories: place.categories.slice(0, 1) };
}

/** "Something better", "bigger": nothing that we could look for, but other places than these. */
const changesNothing = ({ heard, frame }: Turn): boolean => {
  if (frame.wishes.length > 0 || frame.situation.some(({ kind }) => kind === 'weather')) return false;
  const { refine: changes, categories, anchor, cuisine, weekday, sortBy } = heard.request;
  return [...changes, ...categories].length === 0 && !anchor && !cuisine && weekday === undefined && !sortBy;
};

/** "Which of them are open now?" narrows the list, though it speaks of hours; "with free entry" does, though of prices. */
export function factOrNarrower(turn: Turn, intent: 'opening_hours' | 'prices'): DialogueAct {
  const { conversation, heard } = turn;
  const { about, ordinal, reference, refine: changes } = heard.request;
  const pointsAtNone = about === undefined && ordinal === undefined;
  const narrows = hears('ofThese', heard) || (reference === undefined && !hears('question', heard));
  const wishes = intent === 'prices' ? changes.includes('free') : isAboutHours(turn);
  const isAboutTheList = pointsAtNone && narrows && wishes && conversation.shown.length > 1;
  return isAboutTheList ? refine(turn) : aboutAPlace(turn, intent);
}

/** "Does it have a terrace?" asks about one place; "with a terrace" narrows the list. */
function asksAboutOnePlace({ conversation, heard }: Turn): boolean {
  const { reference, ordinal, about, refine: changes, categories } = heard.request;
  const isAboutOthers = hears('ofThese', heard) || hears('anything', heard) || hears('whatToDo', heard);
  if (filtersOf(changes).length === 0 || categories.length > 0 || isAboutOthers) return false;
  if (ordinal !== undefined || (about && placeIdOf(about))) return true;
  if (hears('itHas', heard)) return true;
  if (!hears('question', heard)) return false;
  return reference !== undefined || conversation.focus !== undefined;
}

const isAboutHours = ({ heard }: Turn): boolean =>
  heard.request.refine.some((each) => each === 'open_now' || each === 'open_on');

export function correct(turn: Turn): DialogueAct {
  const { conversation, heard, frame } = turn;
  if (heard.request.categories.length > 0 || heard.request.anchor) return refine(turn);
  // "No, today, not the 18th", after a fact of one place: the same, on that day.
  const { focus, lastFacts = [] } = conversation;
  // "I meant the second one, on Sunday and on Monday": of that one, on each of the days.
  const placeId = pointedAt(turn) ?? focus;
  if (frame.whens.length > 0 && placeId && frame.wishes.every(({ attribute }) => attribute === 'open')) {
    const dated = lastFacts.filter(({ attribute }) => attribute === 'booking' || DATED.has(attribute));
    const asked = dated.length > 0 ? [...new Set(dated.map(({ attribute }) => attribute))] : (['hours'] as const);
    const questions = asked.flatMap((attribute) => frame.whens.map((on) => ({ attribute, on })));
    return { kind: 'tell_facts', placeId, assumed: false, questions };
  }
  // "I meant other places, not those": more of what was listed.
  if (isOfOthers(turn)) return { kind: 'more', search: sameSearch(conversation), changes: [] };
  // "I meant for Saturday": the same list on that day.
  if (isOfTime(turn)) return { kind: 'refine', search: sameSearch(conversation), changes: [] };
  // "No, I said quiet", after a list: a condition that was missed.
  if (isMissed(turn)) return { kind: 'refine', search: refinedSearch(turn), changes: heard.request.refine };
  const another = anotherOne(turn);
  if (another)
    return askedAgain(turn, placeAct(topicOfLastAct(conversation), { found: 'one', placeId: another }, turn));
  return heard.preferences.size > 0 ? taste(turn) : askWhichPlace(turn, 'place_details');
}

/** The one that the correction names, or counts in the list. */
function pointedAt({ conversation, frame, scene }: Turn): PlaceId | undefined {
  const [one, ...others] = frame.references.filter((each) => each.kind === 'ordinal' || isPlace(each));
  const found = one && others.length === 0 ? resolve(one, conversation, scene) : undefined;
  return found?.found === 'places' ? found.placeIds[0] : undefined;
}

const isOfOthers = ({ conversation, frame }: Turn): boolean =>
  isListOpen(conversation) &&
  conversation.shown.length > 0 &&
  hears('otherPlaces', frame) &&
  frame.references.every((each) => each.kind === 'pronoun' || each.kind === 'all' || each.kind === 'other') &&
  frame.wishes.length === 0;

/** What it should be was said once more, and no other place is pointed at. */
const isMissed = ({ conversation, frame }: Turn): boolean =>
  isListOpen(conversation) &&
  conversation.shown.length > 1 &&
  frame.wishes.length > 0 &&
  // «Tiene que ser sin gluten» points at no place.
  frame.references.every(({ kind }) => kind === 'all' || kind === 'here' || kind === 'pronoun') &&
  frame.asks.every(({ kind }) => kind !== 'fact');

const isOfTime = ({ conversation, frame }: Turn): boolean =>
  conversation.shown.length > 1 &&
  conversation.focus === undefined &&
  frame.whens.length > 0 &&
  frame.references.length === 0;

const REPEATABLE: readonly PlaceTopic[] = ['tell_hours', 'tell_prices', 'tell_features', 'explain'];

const topicOfLastAct = ({ lastAct }: Conversation): PlaceTopic =>
  REPEATABLE.find((topic) => topic === lastAct) ?? 'describe';

/** The same question about the other place: the features asked for come from the turn before. */
function askedAgain({ conversation }: Turn, act: DialogueAct): DialogueAct {
  return act.kind === 'tell_features' ? { ...act, features: conversation.askedFeatures ?? [] } : act;
}
