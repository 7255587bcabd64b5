// Acts that look for places: a request, a taste, something around a thing.
import type { Category } from '../../domain/category.ts';
import { type Anchor, anchorAt, type Conversation } from '../../domain/conversation.ts';
import type { Place } from '../../domain/place.ts';
import { foldedLine } from '../../domain/text.ts';
import type { Frame } from '../../nlp/frame.ts';
import { grammarOf } from '../../nlp/languages/grammars.ts';
import { isPlace } from '../../nlp/reference.ts';
import { servesFood } from '../../vocabulary/categories.ts';
import { isWhat } from '../../wishes/wish.ts';
import type { DialogueAct, SearchAct } from '../acts.ts';
import { hears } from '../cues.ts';
import { compare } from '../facts/about.ts';
import { areaSingledOut } from '../facts/areas-compared.ts';
import { anchorOf, placeIdOf, placePointedAt } from '../places/reference.ts';
import { startAt } from '../places/resolve.ts';
import { isSaidAgain, refusesKind } from '../said-again.ts';
import type { Turn } from '../turn.ts';
import { AVOIDED_AT_MOST, likedIn, newSearch, refinedSearch, searchAround } from './search.ts';
import { isOnlyTurnedDown } from './turned-down.ts';

export function recommend(turn: Turn): DialogueAct {
  if (asksWhichOfTwo(turn)) return compare(turn);
  if (asksWhichOfThese(turn)) return { kind: 'sort', by: 'rating', placeIds: turn.conversation.shown, isInstead: true };
  // "Just restaurants, no bars, near the Thyssen", after restaurants: all that was wished of them still holds.
  const isKindKept = turn.conversation.wishes !== undefined && refusesKind(turn.frame) && isSaidAgain(turn);
  if (isOnlyTurnedDown(turn) || isKindKept)
    return { kind: 'refine', search: refinedSearch(turn), changes: turn.heard.request.refine };
  return { kind: 'recommend', search: newSearch(turn), changes: [], ...passedOver(turn) };
}

/** "Which would you choose?", of two that were talked about. */
const asksWhichOfTwo = ({ conversation, heard }: Turn): boolean =>
  speaksOfTwo(conversation) &&
  heard.request.categories.length === 0 &&
  !heard.request.anchor &&
  (hears('whichIsMost', heard) || hears('oneOfTwo', heard));

/** Two places were set side by side, or talked about one after the other with no list on the table. */
export const speaksOfTwo = ({ lastAct, shown, talkedOf = [] }: Conversation): boolean =>
  lastAct === 'compare' || (shown.length <= 1 && talkedOf.length > 1);

/** "Which is the oldest?", after a list: one of those, as far as anybody can tell. */
function asksWhichOfThese({ conversation, heard }: Turn): boolean {
  const { intent, categories, anchor, cuisine, refine } = heard.request;
  const isOfTheList = intent === 'recommend' && categories.length === 0 && !anchor && !cuisine && refine.length === 0;
  return isOfTheList && conversation.shown.length > 1 && hears('whichIsMost', heard);
}

/** What a search names without being about it is what the person knows already. */
export function passedOver({ heard }: Turn): Pick<SearchAct, 'without'> {
  const { about } = heard.request;
  const known = about && placeIdOf(about);
  return known ? { without: [known] } : {};
}

/** Told what they like, people expect some of it; told only what they do not, something else. */
export function taste(turn: Turn): DialogueAct {
  const { conversation, heard } = turn;
  const spared = (category: Category) => (heard.preferences.get(category) ?? LIKED) > AVOIDED_AT_MOST;
  const search = newSearch(turn);
  const wanted = [...new Set([...likedIn(heard), ...search.categories])].filter(spared);
  const categories = wanted.length > 0 ? wanted : conversation.categories.filter(spared);
  return { kind: 'taste', search: { ...search, categories }, changes: [] };
}
const LIKED = 5;

export function nearby(turn: Turn): DialogueAct {
  if (isOnlyCloser(turn)) return { kind: 'refine', search: refinedSearch(turn), changes: turn.heard.request.refine };
  const centre = whatItIsNear(turn);
  // "I said Chueca", after a list of cafés elsewhere: cafés in Chueca.
  if (centre && isListMoved(turn))
    return { kind: 'refine', search: { ...refinedSearch(turn), anchor: centre }, changes: [] };
  // "What is there to see around here?", after a list: around whoever asks, and not the first of the list.
  if (!centre || (hears('here', turn.heard) && !turn.heard.request.anchor)) return recommend(turn);
  const { sortBy, ...search } = searchAround(centre, turn.heard);
  const { anchor, about, sortBy: asked } = turn.heard.request;
  // "What's good there?", of a part of the city that was told of, asks for no distances.
  const isThere = !anchor && !about && !centre.placeId && !asked;
  if (isThere) return { kind: 'recommend', search, changes: [] };
  return { kind: 'nearby', search: { ...search, ...(sortBy && { sortBy }) }, changes: [] };
}

const isListMoved = ({ conversation, frame, heard }: Turn): boolean => {
  const main = frame.intents[0]?.intent;
  const isAboutList = conversation.shown.length > 1 && conversation.categories.length > 0;
  return (
    isAboutList &&
    heard.request.anchor !== undefined &&
    (main === 'refine' || main === 'correction') &&
    heard.request.categories.length === 0
  );
};

/** "Something closer", "está muy lejos", after a list, is about the list. */
export function isOnlyCloser({ conversation, heard }: Turn): boolean {
  const { intent, anchor, about, nearCategory, categories, reference, ordinal, refine: changes } = heard.request;
  const pointsAtOne = reference !== undefined || ordinal !== undefined || intent === 'directions';
  const asksHowFar = pointsAtOne && (heard.text.includes('?') || (intent !== 'directions' && hears('question', heard)));
  if (intent === 'directions' && hears('stop', heard)) return false;
  const namesNothing = !anchor && !about && !nearCategory && categories.length === 0;
  return namesNothing && !asksHowFar && changes.includes('closer') && conversation.shown.length > 0;
}

/** "What can we eat around there?", "algo para cenar cerca del primero": a search that starts at a place that was spoken of. */
export function anchoredAct(act: DialogueAct, turn: Turn): DialogueAct {
  const { frame, heard } = turn;
  const isAround = frame.references.some(
    (each) => each.kind !== 'name' && 'role' in each && each.role === 'near' && AROUND.has(each.kind),
  );
  const settled = settledIn(turn) ?? tableChosen(turn);
  const isThere = isAround || settled !== undefined || hears('sameArea', heard) || isBesideVisit(turn);
  const isSearch = act.kind === 'recommend' || (act.kind === 'refine' && settled !== undefined);
  if (!isSearch || act.backTo !== undefined || !isThere || heard.request.anchor) return act;
  const anchor = settled ?? whatItIsNear(turn);
  if (!anchor) return act;
  // Of a part of the city the best is meant, of a place what is next to it.
  const sortBy = act.search.sortBy ?? (anchor.placeId ? 'distance' : undefined);
  // "The quieter one, and breakfast there": the quarter is quiet, not the café.
  const filters = areaSingledOut(turn) ? act.search.filters.filter((each) => each !== 'quieter') : act.search.filters;
  return { ...act, kind: 'nearby', search: { ...act.search, anchor, filters, ...(sortBy && { sortBy }) } };
}

/** "The Prado it is. Any café close by?", "the second one, and a bar within walking distance": near what was settled on first. */
function settledIn({ frame, heard, conversation, scene }: Turn): Anchor | undefined {
  const { wishes, references, asks, plan, changes, attitudes } = frame;
  // "I don't like the second one. Any gallery close by?"
  const isRefused = changes.some(({ kind }) => kind === 'reject') || attitudes.some(({ polarity = 0 }) => polarity < 0);
  const sought = wishes.find((wish) => wish.polarity === 'want' && isWhat(wish));
  const isNear = wishes.some((wish) => wish.attribute === 'near' && wish.value.name === undefined);
  const isOfAsker = references.some(({ kind }) => kind === 'here' || kind === 'stay');
  // "I have seen the first, any other museum close by?" goes on from where it was.
  const isOther = asks.some(({ kind }) => kind === 'more');
  if (!sought?.said || plan || isRefused || isOfAsker || isOther || !(isNear || hears('besideVisit', heard)))
    return undefined;
  const { start } = sought.said;
  const chosen = references.findLast(
    (each) =>
      each.said.end <= start &&
      (each.kind === 'ordinal' || (isPlace(each) && 'role' in each && SETTLING.has(each.role ?? ''))),
  );
  return chosen && startAt(chosen, conversation, scene);
}

const isTable = ({ categories }: Place): boolean => categories.some((each) => servesFood(each) || each === 'pubs/bars');

const SETTLING: ReadonlySet<string> = new Set(['subject', 'to']);

/** "And after lunch somewhere to read?": near the table that was chosen, or talked of last. */
function tableChosen({ conversation: { focus }, frame, heard, scene }: Turn): Anchor | undefined {
  const isAfter = grammarOf(frame.language).afterMeal.test(foldedLine(frame.text)) && !frame.plan;
  const place = focus && isAfter ? scene.placeOf(focus) : undefined;
  const isOpen = frame.references.every(({ kind }) => kind === 'pronoun' || kind === 'here') && !hears('here', heard);
  return place && isOpen && isTable(place) ? anchorAt(place) : undefined;
}

/** "I'll go to that one. Where should I eat after?": next to the place that was settled on. */
const isBesideVisit = ({ conversation: { focus, lastAct = '' }, frame, heard }: Turn): boolean =>
  focus !== undefined &&
  SETTLED.has(lastAct) &&
  !frame.plan &&
  frame.wishes.some(({ polarity }) => polarity === 'want') &&
  // "After the museum", of the one that was talked of.
  frame.references.every((each) => each.kind === 'pronoun' || (each.kind === 'type' && !each.described)) &&
  hears('besideVisit', heard);
const SETTLED: ReadonlySet<string> = new Set([
  ...[
    'compare',
    'describe',
    'tell_hours',
    'tell_prices',
    'tell_facts',
    'tell_each',
    'tell_features',
    'explain',
    'direct',
  ],
]);

/** "And on Sunday morning, what shall we do?", after flamenco: anything that suits then. */
export function ofAnyKind(act: DialogueAct, { frame, heard, conversation }: Turn): DialogueAct {
  const isOpen = hears('whatToDo', heard) || isCorrectedToAny(frame);
  const isAsked = isOpen && !frame.wishes.some(isWhat) && heard.request.categories.length === 0;
  if (!isAsked || (act.kind !== 'refine' && act.kind !== 'recommend')) return act;
  const isKept = conversation.categories.length > 0 && act.search.categories.join() === conversation.categories.join();
  if (act.backTo !== undefined || act.among || !isKept) return act;
  const { kinds: _, cuisine: __, wishes: ___, ...search } = act.search;
  return { ...act, kind: 'recommend', search: { ...search, categories: [] } };
}

/** "No, I said places for kids indoors", after cafés: whatever suits them, and no cafés. */
const isCorrectedToAny = (frame: Frame): boolean =>
  frame.intents[0]?.intent === 'correction' &&
  hears('anyPlaces', frame) &&
  frame.wishes.some((wish) => wish.attribute === 'feature' && wish.polarity === 'want' && OF_ANYTHING.has(wish.value));
const OF_ANYTHING: ReadonlySet<string> = new Set(['indoors', 'outdoors', 'children']);
const AROUND: ReadonlySet<string> = new Set(['pronoun', 'type', 'ordinal', 'other', 'superlative', 'described']);

/** The named thing; else the place in question. */
function whatItIsNear(turn: Turn): Anchor | undefined {
  const mention = turn.heard.request.anchor ?? turn.heard.request.about;
  if (mention) return anchorOf(mention);
  const area = areaSingledOut(turn);
  if (area) return area;
  const pointing = placePointedAt(turn);
  // After a list around something, "near it" is near that, unless one of the list was singled out.
  if (pointing.found === 'guess' && turn.conversation.anchor) return turn.conversation.anchor;
  if (pointing.found === 'nothing') return turn.conversation.anchor;
  if (pointing.found === 'beyond') return undefined;
  const place = turn.scene.placeOf(pointing.placeId);
  return place && anchorAt(place);
}
