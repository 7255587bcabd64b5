// What a piece of a message asks for, and whether one answer would serve it together with what was asked before it.
import type { Category } from '../../domain/category.ts';
import { foldAccents, foldedWords } from '../../domain/text.ts';
import { type FactAsk, factsIn } from '../../nlp/ask.ts';
import type { Frame, When } from '../../nlp/frame.ts';
import { grammarOf } from '../../nlp/languages/grammars.ts';
import { isLengthOfWay } from '../../nlp/reading/no-question.ts';
import { isItsNoun } from '../../nlp/reading/wishes.ts';
import type { Understanding } from '../../nlp/understanding.ts';
import { VOCABULARY } from '../../vocabulary/bundled.ts';
import { groupOf, servesFood } from '../../vocabulary/categories.ts';
import { HOSTS } from '../../wishes/derived.ts';
import { isWhat, type Wish } from '../../wishes/wish.ts';
import { hears } from '../cues.ts';
import { mealPlaces } from '../lists/meals.ts';
import type { Piece } from '../message-pieces.ts';
import { hearsTold } from '../told-apart.ts';
import type { TopicsHeard } from '../topics.ts';
import { asksOfNamed } from './asked-of-named.ts';

export interface HeardPiece {
  readonly piece: Piece;
  readonly heard: Understanding;
  readonly topics?: TopicsHeard;
}

/** `fact`: of a place or a spot that it names; `follow`: of what was spoken of before. */
export type AskKind = 'search' | 'fact' | 'follow' | 'topic' | 'none';

export function kindOf({ piece, heard, topics }: HeardPiece): AskKind {
  const { frame } = heard;
  if (topics?.rest === '' || hearsTold('whenToLeave', piece.text)) return 'topic';
  const facts = factsIn(frame);
  if (facts.some(({ of }) => of?.kind === 'name') || (facts.length > 0 && isNamed(frame))) return 'fact';
  // "Casa Labra is a stand-up bar, isn't it?"
  if (asksOfNamed(frame)) return 'fact';
  if (isWhereabouts(frame) || isWhenTold(piece, frame) || isRemark(piece, frame)) return 'none';
  if (isOfMore(piece, frame) || (frame.wishes.length > 0 && hears('ratherOne', piece))) return 'search';
  const isOfSights = hears('forSights', frame) || isSoughtSomehow(piece, frame);
  if (isSought(frame) || (facts.length === 0 && isOfSights)) return 'search';
  // "I'd like to surprise my husband on Saturday" tells of the asker, and asks no hours.
  const isOfHours = isOpenAlone(frame) && frame.situation.length === 0;
  if (facts.length > 0 || isOfHours) return piece.opens === undefined ? 'none' : 'follow';
  return 'none';
}

/** "Anything closer?", "any others?", "something within ten minutes?", beside what is asked of a place: the list goes on. */
const isOfMore = (piece: Piece, { asks, changes, references, wishes }: Frame): boolean =>
  (piece.opens === 'ask' || piece.opens === 'mark') &&
  references.every(({ kind }) => kind === 'here') &&
  (asks.some(({ kind }) => kind === 'more') ||
    changes.some(({ kind }) => kind === 'tighten' || kind === 'relax') ||
    (hears('anything', piece) && wishes.some(({ attribute }) => attribute === 'near' || attribute === 'area')));

const isNamed = ({ references }: Frame): boolean =>
  references.some((each) => each.kind === 'name' && each.role !== 'near' && each.role !== 'from');

/** "A falafel place isn't really sit-down", "that one opens too late": said of what was shown, before what is asked. */
function isRemark({ text }: Piece, { wishes, changes, language }: Frame): boolean {
  if (text.includes('?') || wishes.some(isWhat)) return false;
  const { notBeing } = grammarOf(language).wishes;
  const words = foldAccents(text)
    .toLowerCase()
    .replaceAll("'", '')
    .split(/[^a-z0-9]+/u);
  const isOfShown = words.some((_, at) => at > 0 && notBeing.test(` ${words.slice(at).join(' ')} `));
  return isOfShown || changes.some(({ kind }) => kind === 'reject');
}

/** "We're at the park with our dog" tells where to look from, and looks for nothing. */
const isWhereabouts = ({ situation, wishes }: Frame): boolean =>
  situation.some(({ kind }) => kind === 'position') && !wishes.some(isWhat);

/** "The dinner is on Wednesday, not today" corrects a day, and looks for no table. */
const isWhenTold = ({ text, opens }: Piece, frame: Frame): boolean =>
  opens === undefined &&
  !text.includes('?') &&
  frame.whens.length > 0 &&
  hears('tellsWhen', { text }) &&
  frame.wishes.every((wish) => !isWhat(wish));

const isHost = (wish: Wish): boolean =>
  wish.attribute === 'feature' && wish.polarity === 'want' && HOSTS[wish.value] !== undefined;

const isSought = (frame: Frame): boolean =>
  frame.wishes.some((wish) => isWhat(wish) || isHost(wish)) || mealPlaces(frame).length > 0;

/** "Where can I wait?", "what can we do with the children?": no kind is named, and places are looked for. */
const isSoughtSomehow = ({ opens }: Piece, frame: Frame): boolean =>
  opens === 'ask' && (hears('whatToDo', frame) || (hears('seeks', frame) && isLooking(frame)));

const isLooking = ({ intents }: Frame): boolean =>
  intents.some(({ intent, confidence }) => LOOKING.has(intent) && confidence >= SURE);
const LOOKING: ReadonlySet<string> = new Set(['recommend', 'nearby']);
const SURE = 0.8;

/** "Open now?", of what was just asked about. */
export const isOpenAlone = ({ wishes }: Frame): boolean =>
  wishes.length > 0 && wishes.every(({ attribute }) => attribute === 'open');

/** Whether a search is another than what was asked before it. */
export function meantApart(before: readonly HeardPiece[], after: HeardPiece, kind: AskKind): boolean {
  const { opens, joint } = after.piece;
  const earlier = before.flatMap(({ heard }) => soughtIn(heard.frame));
  const own = soughtIn(after.heard.frame);
  // "Something open longer, maybe a bar": what it might be.
  const isExample = hears('perhaps', { text: joint }) && before.some(({ piece }) => hears('seeks', piece));
  if (isExample && earlier.length === 0) return false;
  if (kind !== 'search') return opens === 'ask' || own.length > 0;
  // "Tapas and wine, so somewhere with a bar to sit at": how it should be, and no other place.
  if (earlier.length > 0 && !isAdded(after) && isOnlyHow(after, earlier)) return false;
  // "A club to dance salsa, where do I go?" is one search.
  const isBegun = after.piece.isLinked || after.piece.isSentence;
  // "I'd like to surprise my wife on Saturday. Somewhere special for dinner": told first, and asked then.
  if (earlier.length === 0 && own.length > 0 && !after.piece.isLinked && before.every(isTelling)) return false;
  // "Where do I hear jazz? Something intimate": the same, and how.
  if (earlier.length > 0 && !after.piece.isLinked && isOnlyManner(after)) return false;
  // "We fancy arepas. Anything around the station?": the same, and where.
  if (own.length === 0 && earlier.length > 0 && isOnlyWhere(after.heard.frame)) return false;
  // "What can I do there till six, and a cheap lunch?": a table is not all that there is to do.
  const isOpenAsked = before.some(({ piece, heard }) => hears('whatToDo', heard.frame) && piece.opens === 'ask');
  if (isOpenAsked && earlier.length === 0 && own.length > 0 && isTable(own) && isBegun) return true;
  if (own.length === 0) return isBegun && opens === 'ask' && isSoughtSomehow(after.piece, after.heard.frame);
  // "I need a haircut. A barber's without appointment?" says it again.
  if (opens === 'mark' || opens === 'near') return false;
  if (own.every((each) => earlier.some(({ key }) => key === each.key))) return false;
  if (opens === 'ask' || opens === 'next') return true;
  const isTogether = isTable(earlier) && isTable(own);
  return isOtherKind(earlier, own) || ((opens === 'deed' || hasOwnWishes([...before, after])) && !isTogether);
}

/** A statement that names nothing to look for. */
const isTelling = ({ piece, heard: { frame } }: HeardPiece): boolean =>
  !piece.text.endsWith('?') && !hears('whatToDo', frame) && !frame.wishes.some(isHost);

/** "And somewhere quiet", «y luego algo con terraza»: another place. */
const isAdded = ({ piece: { joint, text }, heard }: HeardPiece): boolean =>
  foldedWords(joint).some((word) => grammarOf(heard.language).adding.has(word)) ||
  ADDING.some((cue) => hears(cue, { text: `${joint}${text}` }));
const ADDING = ['continues', 'afterwards', 'beforehand'] as const;

const isOnlyHow = ({ heard: { frame } }: HeardPiece, earlier: readonly Sought[]): boolean =>
  frame.wishes.length > 0 &&
  frame.wishes.every((wish) => MANNERS.has(wish.attribute) || isImplied(wish, frame)) &&
  soughtIn(frame).every(({ category }, _, own) => category === undefined || isAmong(own, earlier)) &&
  frame.asks.length + frame.whens.length + frame.references.length === 0 &&
  mealPlaces(frame).length === 0 &&
  !hears('whatToDo', frame);
/** "Where we can talk": cafés and bars, of which no noun speaks. */
const isImplied = (wish: Wish, { language }: Frame): boolean =>
  wish.attribute === 'category' && !isItsNoun(wish, language);
const isAmong = (own: readonly Sought[], earlier: readonly Sought[]): boolean =>
  own.some(({ key }) => earlier.some((each) => each.key === key));
const MANNERS: ReadonlySet<string> = new Set(['feature', 'price_level', 'amount', 'rating', 'fame']);

const isOnlyManner = ({ piece, heard: { frame } }: HeardPiece): boolean =>
  !piece.text.includes('?') &&
  frame.asks.length + frame.whens.length + frame.references.length === 0 &&
  mealPlaces(frame).length === 0 &&
  !hears('whatToDo', frame) &&
  (frame.wishes.length > 0 || frame.unread.every(({ isThing }) => !isThing)) &&
  frame.wishes.every((wish) => !isWhat(wish) && wish.strength === 'prefer');

const isOnlyWhere = (frame: Frame): boolean =>
  !hears('whatToDo', frame) &&
  frame.unread.length === 0 &&
  frame.references.some(({ kind }) => kind === 'name') &&
  frame.wishes.every(({ attribute }) => attribute === 'area' || attribute === 'near');

/** It names what is wanted, or a place. */
export const isOfSomething = ({ heard: { frame } }: HeardPiece): boolean =>
  soughtIn(frame).length > 0 || frame.references.some(({ kind }) => kind === 'name');

interface Sought {
  readonly key: string;
  readonly category: Category | undefined;
  readonly isKind: boolean;
}

function soughtIn(frame: Frame): readonly Sought[] {
  const isSaid = frame.wishes.some(isWhat);
  const named = frame.wishes.flatMap((wish): Sought[] => {
    if (!isWhat(wish) && (isSaid || !isHost(wish))) return [];
    const category =
      wish.attribute === 'category'
        ? wish.value
        : wish.attribute === 'kind'
          ? VOCABULARY.concept('kind', wish.value)?.categories[0]
          : undefined;
    return [{ key: `${wish.attribute} ${wish.value}`, category, isKind: wish.attribute === 'kind' }];
  });
  if (named.length > 0) return named;
  return mealPlaces(frame).map((category) => ({ key: `category ${category}`, category, isKind: false }));
}

/** "Records and vintage clothes": two kinds of one category, of which one list would show the nearest of either. */
const isOtherKind = (earlier: readonly Sought[], own: readonly Sought[]): boolean =>
  own.every(({ isKind, category }) => isKind && earlier.some((each) => each.isKind && each.category === category));

/** What is wished of one of the two, such as a terrace, is not wished of the other. */
const hasOwnWishes = (pieces: readonly HeardPiece[]): boolean =>
  pieces.some(
    ({ heard: { frame } }) =>
      frame.wishes.some(isWhat) &&
      frame.wishes.some(({ attribute, polarity }) => attribute === 'feature' && polarity === 'want'),
  );

/** People eat and drink at one table. */
const isTable = (sought: readonly Sought[]): boolean =>
  sought.every(({ category }) => category === undefined || category === 'pubs/bars' || servesFood(category));

/** Whether a question of fact gets no answer beside what was asked before it. */
export function lostOf({ heard, piece }: HeardPiece, kind: AskKind, whole: Frame): boolean {
  // "I want to run. From here, which way?" asks no way to a place.
  const isNoWay = factsIn(whole).every(({ attribute }) => attribute !== 'directions');
  const facts = factsIn(heard.frame).filter(
    (ask) => !(isNoWay && ask.attribute === 'directions' && !ask.of) && !isLengthOfWay(ask, whole.asks),
  );
  // "How do I walk there, and how long does it take?": the way tells its minutes.
  if (facts.length === 0 && factsIn(heard.frame).length > 0 && !isNoWay) return false;
  // "A cape shop, where do I go?" asks for the shop.
  if (kind === 'search' && !piece.isSentence && !piece.isLinked) return false;
  if (kind === 'search')
    return facts.some((ask) => isToldOfFirst(ask) || (piece.isSentence && ask.attribute === 'booking'));
  const told = new Set(factsIn(whole).map(({ attribute }) => attribute));
  return facts.length === 0 ? !told.has('hours') : facts.some(({ attribute }) => !told.has(attribute));
}

/** "How do I get there?", "what time do they close?", after a list; "and which is open late?" sifts it. */
const isToldOfFirst = ({ attribute, of }: FactAsk): boolean =>
  of?.kind === 'name' || OF_FIRST.has(attribute) || (attribute === 'hours' && of?.kind === 'pronoun');
const OF_FIRST: ReadonlySet<string> = new Set(['directions', 'distance', 'price']);

/** It only says when, where or for whom. */
export function onlyConditions(each: HeardPiece): boolean {
  const { frame } = each.heard;
  const said = [...frame.situation, ...frame.whens, ...frame.wishes.filter((wish) => !isWhat(wish))];
  return kindOf(each) === 'none' && said.length > 0 && frame.unread.every(({ isThing }) => !isThing);
}

/** What somebody eats holds for tables; a chemist serves no food. */
export const holdsFor = (told: HeardPiece, asked: readonly HeardPiece[]): boolean =>
  !isOfDiet(told.heard.frame) || isTable(asked.flatMap(({ heard }) => soughtIn(heard.frame)));

const isOfDiet = ({ situation, wishes }: Frame): boolean =>
  situation.some(({ kind }) => kind === 'diet' || kind === 'allergy') ||
  wishes.some(({ attribute }) => attribute === 'diet' || attribute === 'allergy');

/** Errands are no stops of an outing. */
export const isErrand = ({ heard: { frame } }: HeardPiece): boolean =>
  soughtIn(frame).some(({ category }) => category !== undefined && groupOf(category) === 'services');

/** It says so in a sentence of its own, or it tells no more than times, money, company and whereabouts. */
export const holdsForAll = (each: HeardPiece): boolean =>
  onlyConditions(each) &&
  (each.piece.isSentence || each.heard.frame.wishes.every(({ attribute }) => attribute !== 'feature'));

/** The day or the part of the day that was said with one ask and holds for another that names none. */
export function timesShared(of: readonly HeardPiece[], own: readonly HeardPiece[]): readonly string[] {
  // "Lunch, and somewhere to read after": not at lunchtime, though on that day.
  const isAfter = own.some(({ piece }) => hears('afterwards', { text: `${piece.joint}${piece.text}` }));
  if (own.some(({ heard }) => heard.frame.whens.length > 0 || factsIn(heard.frame).length > 0)) return [];
  return of.flatMap((each) => {
    const kind = kindOf(each);
    // "Is it open late, and where can we eat?": the hour is asked, and no time to eat at.
    // "What can I do till six, and a cheap lunch?": how long somebody has is no hour of a table.
    const isTime = ({ isNow, day, fromMin, toMin, label }: When) =>
      !isNow &&
      !(isAfter && day === undefined) &&
      !(day === undefined && fromMin === undefined && toMin !== undefined) &&
      (day !== undefined || kind === 'search') &&
      (fromMin === undefined || label !== undefined);
    return kind === 'none' ? [] : each.heard.frame.whens.filter(isTime).map(({ said }) => said.text);
  });
}

/** "I know the Gijón. When does it close?": of the whole message, it asks for no other. */
export const isOnlyKnown = ({ heard: { frame } }: HeardPiece, whole: Frame): boolean =>
  hasMore(frame) && !hasMore(whole);
const hasMore = ({ asks }: Frame): boolean => asks.some(({ kind }) => kind === 'more');
