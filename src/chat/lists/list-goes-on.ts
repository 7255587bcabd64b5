// Messages that go on with the list that stands, or with its one place, without saying again what is looked for: somewhere else
// in the city, another place where that one is full, something like it.
import type { Category } from '../../domain/category.ts';
import { type Anchor, anchorAt } from '../../domain/conversation.ts';
import type { Place } from '../../domain/place.ts';
import { straightLineM } from '../../domain/walk.ts';
import type { Ask, Frame, Reference } from '../../nlp/frame.ts';
import { VOCABULARY } from '../../vocabulary/bundled.ts';
import { hasWhat, isWhat, type Wish } from '../../wishes/wish.ts';
import { type DialogueAct, SEARCH_ACTS } from '../acts.ts';
import { hears } from '../cues.ts';
import { anchorOf, resolve } from '../places/resolve.ts';
import { isPlanOpen, sameSearch, type TalkState, type WishSearch } from '../state.ts';
import type { Turn } from '../turn.ts';
import { MODEST } from './search.ts';

export const goesOn = (turn: Turn, usual: DialogueAct): DialogueAct | undefined =>
  ifFull(turn) ??
  closerOne(turn) ??
  somethingLike(turn) ??
  ofThatMusic(turn, usual) ??
  otherThanThat(turn) ??
  otherArea(turn, usual) ??
  movedList(turn, usual);

/** "That's a bit far for me, isn't there one closer?", of the place that is talked of: of its kind, and nearer than it. */
function closerOne({ frame, conversation, scene }: Turn): DialogueAct | undefined {
  const { focus, shown, categories, kinds, anchor, position, lastAct = '' } = conversation;
  const isNearer =
    frame.changes.some((change) => change.kind === 'tighten' && change.attribute === 'distance') ||
    frame.wishes.some(({ attribute, strength }) => attribute === 'near' && strength === 'prefer') ||
    frame.references.some((each) => each.kind === 'pronoun' && each.role === 'near') ||
    frame.asks.some(isOfDistance);
  // "It's a bit far for me" sounds like a question how far it is.
  const isOther =
    frame.asks.some(({ kind }) => kind === 'more') &&
    frame.asks.every((ask) => ask.kind === 'more' || isOfDistance(ask));
  const isNamed = frame.references.some(({ kind }) => kind === 'name') || hasWhat(frame) || frame.plan !== undefined;
  const place = focus && isNearer && isOther && !isNamed ? scene.placeOf(focus) : undefined;
  const from = anchor?.position ?? position;
  const category = place?.categories.find((each) => categories.includes(each));
  if (!place || !from || !category || shown.length < 2 || SEARCH_ACTS.has(lastAct) || isPlanOpen(conversation))
    return undefined;
  const { kinds: _, ...search } = sameSearch(conversation);
  const own = kinds?.[category];
  return {
    kind: 'refine',
    search: {
      ...search,
      categories: [category],
      ...(own && { kinds: { [category]: own } }),
      sortBy: 'distance',
      withinM: Math.max(1, Math.floor(straightLineM(from, place.position)) - 1),
    },
    changes: ['closer'],
    without: [place.id],
  };
}

const isOfDistance = (ask: Ask): boolean => ask.kind === 'fact' && ask.attribute === 'distance';

/** "Jazz or blues", after music venues: the same list, with the music that is wished. */
function ofThatMusic({ frame, conversation, heard }: Turn, usual: DialogueAct): DialogueAct | undefined {
  const { wishes, asks, plan } = frame;
  const whats = wishes.filter(isWhat);
  const isOfSame = heard.request.categories.every((category) => conversation.categories.includes(category));
  const isMusic =
    wishes.some(({ attribute }) => attribute === 'text') && whats.every(({ attribute }) => SORTS.has(attribute));
  if (!isMusic || !isOfSame || !isSearching(conversation) || asks.length > 0 || plan || !MOVED.has(usual.kind))
    return undefined;
  const { kinds } = heard.request;
  return { kind: 'refine', search: { ...sameSearch(conversation), ...(kinds && { kinds }) }, changes: [] };
}
const SORTS: ReadonlySet<string> = new Set(['category', 'kind']);

/** A search was made last, and it had a kind of place; whether anything was found does not matter. */
const isSearching = ({ categories, lastAct = '' }: TalkState): boolean =>
  categories.length > 0 && SEARCH_ACTS.has(lastAct);

/** "In another area?", "I know that part already", "and in the whole city?": the same, and not just there. */
function otherArea({ frame, conversation }: Turn, usual: DialogueAct): DialogueAct | undefined {
  const isAway = hears('otherArea', frame);
  const isNamed = frame.references.some(({ kind }) => kind === 'name');
  const isAsked = frame.asks.some(({ kind }) => kind !== 'more') || frame.plan !== undefined;
  if (!(isAway || frame.isCityWide) || isNamed || isAsked || hasWhat(frame) || !isSearching(conversation))
    return undefined;
  // "In another area, and cheaper": whatever else is heard changes the list as usual.
  const changed = usual.kind === 'refine' ? usual : { search: sameSearch(conversation), changes: [] };
  const { anchor: _, withinM: __, ...search } = changed.search;
  const at = conversation.anchor && { at: conversation.anchor.position };
  const there = isAway ? { notAround: { ...at } } : {};
  const without = isAway ? { without: conversation.shown } : {};
  return { kind: 'refine', search: { ...search, ...there }, changes: changed.changes, ...without };
}

/** "Near Cuatro Caminos actually", "forget Malasaña, Lavapiés?": the same, there. */
function movedList(turn: Turn, usual: DialogueAct): DialogueAct | undefined {
  const { frame, conversation } = turn;
  if (!isSearching(conversation) || hasWhat(frame) || frame.plan || !MOVED.has(usual.kind)) return undefined;
  if (frame.attitudes.length > 0 || frame.asks.some(({ kind }) => kind !== 'forget')) return undefined;
  const anchor = newSpot(turn);
  if (!anchor || hears('whatToDo', frame) || hears('looksAround', frame)) return undefined;
  if (hears('seeks', frame) && !hears('continues', frame)) return undefined;
  const kind = usual.kind === 'recommend' ? 'recommend' : 'refine';
  return { kind, search: { ...sameSearch(conversation), anchor }, changes: [] };
}
const MOVED: ReadonlySet<DialogueAct['kind']> = new Set([
  'recommend',
  'nearby',
  'refine',
  'ask',
  'forget',
  'out_of_scope',
]);

/** "Not a hostel", after hotels and a question about one of them: the list goes on without that sort; hotels are still wanted. */
function otherThanThat({ frame, conversation }: Turn): DialogueAct | undefined {
  const { wishes, asks, plan, references } = frame;
  const isSort = (wish: Wish) =>
    wish.attribute === 'kind' &&
    (VOCABULARY.concept('kind', wish.value)?.categories ?? []).some((each) => conversation.categories.includes(each));
  const isOnly = wishes.some(isSort) && wishes.every(({ polarity }) => polarity === 'avoid');
  if (!isOnly || asks.length + references.length > 0 || plan || conversation.shown.length < 2) return undefined;
  const isSought = Object.values(conversation.kinds ?? {}).some((ids) =>
    wishes.some(({ value }) => ids?.includes(value as string)),
  );
  return isSought ? undefined : { kind: 'refine', search: sameSearch(conversation), changes: [] };
}

/** The last place that was named to search in or near, and not given up in the same breath. */
function newSpot({ frame, conversation }: Turn): Anchor | undefined {
  const { references, asks, changes, intents } = frame;
  const given = asks.flatMap((ask) => (ask.kind === 'forget' && ask.of !== undefined ? ask.of : []));
  const names = references.filter((each) => each.kind === 'name' && !given.includes(each.said.text));
  const isMoved = changes.some((change) => {
    const wish = change.kind === 'add' ? change.wish : change.kind === 'replace' ? change.by : undefined;
    return wish !== undefined && (wish.attribute === 'area' || wish.attribute === 'near') && wish.polarity === 'want';
  });
  // "It can be further out, like Lavapiés".
  const isFarther = changes.some((change) => change.kind === 'relax' && change.attribute === 'distance');
  const isInstead = (given.length > 0 || isFarther) && names.some(isSpot);
  const isOfEmpty = conversation.shown.length === 0 && intents[0]?.intent === 'nearby';
  const last = names.filter((each) => isSpot(each) || isPlaced(each)).at(-1);
  const anchor = last && anchorOf(last);
  if (!anchor || !(isMoved || isInstead || isOfEmpty)) return undefined;
  const { inside: _, ...around } = anchor;
  return last.kind === 'name' && last.role === 'near' ? around : anchor;
}
const isPlaced = (each: Reference): boolean => each.kind === 'name' && (each.role === 'near' || each.role === 'in');
/** An area or a station, and no place that could be told about. */
const isSpot = (each: Reference): boolean =>
  each.kind === 'name' &&
  each.candidates[0]?.entry.thing.kind !== 'place' &&
  each.role !== 'from' &&
  each.role !== 'to';

/** "And if it's full?": another of the kind, near that one. */
function ifFull(turn: Turn): DialogueAct | undefined {
  const { conversation, frame } = turn;
  if (!hears('ifFull', frame) || isPlanOpen(conversation) || hasWhat(frame)) return undefined;
  const search = likeOne(turn);
  return search && { kind: 'refine', search, changes: [], without: conversation.shown };
}

/** "¿Y algo parecido?", "anything like that one?": of the kind of the place that is talked of. */
function somethingLike(turn: Turn): DialogueAct | undefined {
  const { conversation, frame } = turn;
  const isOfOne = conversation.focus !== undefined && (conversation.shown.length < 2 || !isSearching(conversation));
  if (!hears('alike', frame) || !isOfOne || isPlanOpen(conversation)) return undefined;
  const like = likeOne(turn);
  // "Similar food" says no more than the place does.
  if (!like || !frame.wishes.filter(isWhat).every(({ value }) => like.categories.some((each) => each === value)))
    return undefined;
  // Of a sort that the city has few of, wherever they stand.
  const { anchor: _, ...anywhere } = like;
  const search = like.kinds ? anywhere : like;
  return { kind: 'refine', search, changes: [], without: conversation.focus ? [conversation.focus] : [] };
}

/** The search that stands, around the place that is talked of; without one, its kind. */
function likeOne({ conversation, scene, frame, heard }: Turn): WishSearch | undefined {
  const pointed = frame.references.find(({ kind }) => kind === 'ordinal' || kind === 'name');
  const resolved = resolve(pointed, conversation, scene);
  const place = resolved.found === 'places' ? scene.placeOf(resolved.placeIds[0]!) : undefined;
  if (!place) return undefined;
  const anchor = anchorAt(place);
  const isOfList = conversation.categories.length > 0 && conversation.shown.length > 1;
  if (isOfList) return { ...sameSearch(conversation), anchor };
  const categories: readonly Category[] = place.categories.slice(0, 1);
  const sorts = VOCABULARY.concepts.filter(
    ({ type, id, labels, categories: [first] }) =>
      type === 'kind' && first === categories[0] && id !== first && labels.some((label) => place.types.includes(label)),
  );
  const isOpen = isOpenWanted(frame, conversation);
  // Of a narrow sort none may be open: one of the same category that is goes before its like that is not.
  const narrow = isOpen ? [] : sorts.map(({ id }) => id).filter((id) => !BROAD.has(id));
  const cuisine = narrow.length === 0 ? kitchenOf(place) : undefined;
  return {
    categories,
    filters: isOpen ? ['open_now'] : [],
    anchor,
    ...(narrow.length > 0 && { kinds: { [categories[0]!]: narrow } }),
    ...(cuisine && { cuisine }),
    // "Something like it, but cheaper".
    ...(heard.request.refine.includes('cheaper') && { budget: MODEST }),
  };
}
/** "Is it open?", and then "something similar", "a similar one that is open now". */
const isOpenWanted = ({ asks, whens }: Frame, { lastAct }: TalkState): boolean =>
  whens.every(({ isNow }) => isNow) &&
  (lastAct === 'tell_hours' || asks.some((ask) => ask.kind === 'fact' && ask.attribute === 'hours'));

/** What is cooked there, where one word says it. */
const kitchenOf = ({ cuisines, categories: [main] }: Place): string | undefined =>
  main === 'restaurants' ? cuisines.find((id) => id !== SAYS_NOTHING && VOCABULARY.concept('cuisine', id)) : undefined;

/** A kitchen of every kind. */
const SAYS_NOTHING = 'international';

/** Sorts that say no more than their category. */
const BROAD: ReadonlySet<string> = new Set(['museum', 'restaurant', 'bar', 'park', 'hotel']);
