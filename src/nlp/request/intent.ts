// The intent of a request: the main one of the frame, save where the dialogue has a way of its own for what was said.
import { hasWhat, isWhat, WHAT, type Wish } from '../../wishes/wish.ts';
import { factsIn } from '../ask.ts';
import type { FrameIntent } from '../frame.ts';
import type { ReadFrame as Frame } from '../frame-of.ts';
import type { Intent, Request } from '../understanding.ts';
import {
  around,
  comparison,
  conditionAlone,
  conditionOfAll,
  elsewhereInTheCity,
  factOfKind,
  kindAlone,
  likeness,
  order,
  rejection,
  situationNarrows,
  thingsInArea,
  tightened,
  whatIsHere,
} from './list-cases.ts';
import { factInName, placeAlone, placeOfFact, reason } from './place-cases.ts';
import { ASKS, isAsking, isEmpty, isPlanInName, isWanted, LIKELY, mainOf, OF_ONE, spoken, UNSURE } from './shape.ts';

type Choice = Pick<Request, 'intent' | 'confidence'>;

/** What the dialogue has a way of its own for; the first that is found decides, else the main intent of the frame does. */
const CASES: readonly ((frame: Frame) => Intent | undefined)[] = [
  manners,
  greetedFirst,
  order,
  likeness,
  reason,
  comparison,
  around,
  thingsInArea,
  conditionOfAll,
  rejection,
  notLikedYet,
  factOfKind,
  kindAlone,
  conditionAlone,
  whatIsHere,
  placeAlone,
  tightened,
  taste,
  planInName,
  factInName,
  goesOn,
  placeOfFact,
  situationNarrows,
  telling,
  kindOfPlace,
  elsewhereInTheCity,
  changesNothing,
  nothingUnderstood,
];

export function intentIn(frame: Frame): Choice {
  const main = mainOf(frame);
  for (const found of CASES) {
    const intent = found(frame);
    if (intent) return { intent, confidence: Math.max(SURE, intent === main.intent ? main.confidence : 0) };
  }
  // What the words ask outright leaves less doubt than the reader has.
  const isAskedOutright = frame.asks.some(({ kind }) => kind === main.intent);
  return { intent: spoken(main.intent), confidence: Math.max(isAskedOutright ? SURE : 0, main.confidence) };
}

const SURE = 0.85;

/** "Thanks, bye": only where nothing of the city is said beside it. */
function manners(frame: Frame): Intent | undefined {
  const { courtesies } = frame;
  const { intent, confidence } = mainOf(frame);
  // "How do you say thanks in Spanish?"
  if (intent === 'out_of_scope' && confidence >= CERTAIN) return undefined;
  if (courtesies.some(({ kind }) => LEAVING.has(kind)) && isEmpty(frame)) return 'smalltalk';
  const isAskedWho = courtesies.some(({ kind }) => kind === 'who_are_you') && intent === 'smalltalk';
  return isAskedWho ? 'help' : undefined;
}

/** "Hello, what should I not miss?" */
function greetedFirst({ intents }: Frame): Intent | undefined {
  const isMore = intents.some(({ intent, confidence }) => intent === 'recommend' && confidence > LIKELY);
  return intents[0]?.intent === 'greet' && isMore ? 'recommend' : undefined;
}

const LEAVING: ReadonlySet<string> = new Set(['thanks', 'bye', 'languages']);

/** "None of them convinces me", "we went there yesterday": heard as talk, and asks for others. */
function notLikedYet(frame: Frame): Intent | undefined {
  const isTalk = TALK.has(mainOf(frame).intent) || isPlanInName(frame);
  return isTalk && frame.asks.some(({ kind }) => kind === 'more') && !hasWhat(frame) ? 'more' : undefined;
}

const TALK: ReadonlySet<FrameIntent> = new Set(['smalltalk', 'situation', 'no', 'yes']);

/** "I love parks", "no bars": told, and nothing looked for; a question with a taste in it looks for something. */
function taste(frame: Frame): Intent | undefined {
  const { attitudes, wishes, text, asks, plan } = frame;
  const main = mainOf(frame).intent;
  const isLiked = ({ said }: Wish) =>
    main === 'preferences' &&
    attitudes.some((liked) => said && said.start < liked.said.end && liked.said.start < said.end);
  const isWanting = wishes.some((wish) => isWanted(wish) && !TIMES.has(wish.attribute) && !isLiked(wish));
  if (main === 'preferences') return (ASKS.test(text) || isWanting) && isGlad(frame) ? 'recommend' : undefined;
  const isOther = asks.length > 0 || plan !== undefined || isAsking(frame);
  const isStated = attitudes.some(({ stated }) => stated !== undefined);
  const isTold = TASTING.has(main) || isStated || (main === 'correction' && attitudes.length > 0);
  if (isWanting || isOther || !isTold) return undefined;
  const isRefusal = wishes.length > 0 && wishes.every((wish) => WHAT.has(wish.attribute) && !isWanted(wish));
  return attitudes.length > 0 || (isRefusal && main !== 'recommend') ? 'preferences' : undefined;
}

const TASTING: ReadonlySet<FrameIntent> = new Set(['recommend', 'refine', 'more', 'no', 'nearby']);

const TIMES: ReadonlySet<Wish['attribute']> = new Set(['open']);

const isGlad = ({ attitudes }: Frame): boolean => attitudes.every(({ polarity }) => (polarity ?? 0) > 0);

/** "Recommend one": heard as a change of the list, and nothing is changed. */
function changesNothing(frame: Frame): Intent | undefined {
  const { intent, confidence } = mainOf(frame);
  return intent === 'refine' && confidence < UNSURE && isEmpty(frame) && frame.unread.length === 0
    ? 'recommend'
    : undefined;
}

/** "And bars?", beside a plan: no stop, no time, no word of a plan was found. */
function planInName(frame: Frame): Intent | undefined {
  return isPlanInName(frame) && hasWhat(frame) ? 'recommend' : undefined;
}

/** "Forget it, find me a pub": what is looked for now goes before what is given up. */
function goesOn(frame: Frame): Intent | undefined {
  const [givenUp] = frame.asks.flatMap((ask) => (ask.kind === 'forget' ? (ask.of ?? []) : []));
  const isSought = frame.wishes.some((wish) => isWhat(wish) && wish.said && !givenUp?.includes(wish.said.text));
  return givenUp !== undefined && isSought ? 'recommend' : undefined;
}

/** "Only cafés", "how about theatres", "italian maybe": another kind of place is another search. */
function kindOfPlace(frame: Frame): Intent | undefined {
  const main = mainOf(frame).intent;
  if (main === 'refine' && hasWhat(frame) && factsIn(frame).length === 0) return 'recommend';
  const isNamedOnly = hasWhat(frame) && frame.asks.length === 0 && !frame.plan;
  const isAlsoSought = frame.intents.some(({ intent, confidence }) => intent === 'recommend' && confidence > LIKELY);
  if (isNamedOnly && isAlsoSought && main === 'out_of_scope') return 'recommend';
  if (isNamedOnly && (TOLD.has(main) || (GUESSED.has(main) && mainOf(frame).confidence < DOUBTED))) return 'recommend';
  // "If it has a view, I'm happy."
  if (main === 'smalltalk' && hasWhat(frame)) return 'recommend';
  const isHow = frame.wishes.some((wish) => isWanted(wish) && !TIMES.has(wish.attribute));
  if (main === 'smalltalk' && isHow && mainOf(frame).confidence < CERTAIN) return 'refine';
  if (main === 'out_of_scope' && mainOf(frame).confidence < DOUBTED && isWishedOnly(frame)) return 'recommend';
  const isIdle = frame.situation.some((fact) => fact.kind === 'feels' && fact.what === 'bored');
  if (isIdle && (main === 'smalltalk' || main === 'situation')) return 'recommend';
  return main === 'situation' && ASKS.test(frame.text) ? 'recommend' : undefined;
}

/** "What can I see this afternoon": every word was understood, and says what is wished for. */
const isWishedOnly = ({ wishes, unread, asks }: Frame): boolean =>
  wishes.some(isWanted) && unread.length + asks.length === 0;

/** Sentences that tell something, and name a kind of place: it is looked for. */
const TOLD: ReadonlySet<FrameIntent> = new Set(['smalltalk', 'situation']);

const GUESSED: ReadonlySet<FrameIntent> = new Set(['out_of_scope', 'place_details', 'compare']);

const DOUBTED = 0.7;

const CERTAIN = 0.9;

/** "The park I work at is closed, I hate my job": hardly heard as a request, with much in it that is none. */
function telling(frame: Frame): Intent | undefined {
  const { asks, attitudes, whens, courtesies, intents, unread } = frame;
  const { intent, confidence } = mainOf(frame);
  if (intent !== 'recommend' || confidence > SURE || asks.length + attitudes.length + whens.length > 0)
    return undefined;
  const isOutside = intents.some((each) => each.intent === 'out_of_scope' && each.confidence > LIKELY);
  const isTalk = isOutside || unread.length >= MUCH_UNREAD || courtesies.some(({ kind }) => kind === 'insult');
  return isTalk && !isAsking(frame) ? 'out_of_scope' : undefined;
}

const MUCH_UNREAD = 3;

/** Nothing was found, and words are left: no small talk, and no question about a place either that is only guessed. */
function nothingUnderstood(frame: Frame): Intent | undefined {
  const isUnread = frame.unread.length > 0 || !/\p{L}/u.test(frame.text);
  const isOnlyUnread = isEmpty(frame) && isUnread && frame.courtesies.length === 0;
  const { intent, confidence } = mainOf(frame);
  if (!isOnlyUnread) return undefined;
  const isGuess = (intent === 'smalltalk' && confidence < UNHEARD) || (NEEDING.has(intent) && confidence < DOUBTED);
  return isGuess ? 'out_of_scope' : undefined;
}

/** What nobody asks without a word that can be read. */
const NEEDING: ReadonlySet<FrameIntent> = new Set([...OF_ONE, 'directions', 'recommend', 'nearby']);

/** Talk of which no word is known must at least sound like talk. */
const UNHEARD = 0.5;
