// A message that asks for several things, taken apart: each ask with its own words, and with the conditions that hold for all
// of them. Asks that one answer serves as well ("museums and parks", hours and price of one place) stay together.

import { overlap } from '../domain/span.ts';
import { foldedLine } from '../domain/text.ts';
import type { Frame, PlanRequest } from '../nlp/frame.ts';
import { grammarOf } from '../nlp/languages/grammars.ts';
import { isPlace } from '../nlp/reference.ts';
import type { Understanding } from '../nlp/understanding.ts';
import { isWhat, type Wish } from '../wishes/wish.ts';
import { type Asking, opensAsk, textsOf } from './asks-texts.ts';
import { hears } from './cues.ts';
import { type AskKind, type HeardPiece, isErrand, isOnlyKnown, kindOf, lostOf, meantApart } from './facts/ask-kinds.ts';
import { type Piece, piecesOf } from './message-pieces.ts';
import { isJoint } from './places/named-beside.ts';
import { asksSideOf } from './topic-parts.ts';

/**
 * The asks of a message, each as a text to be heard by itself; undefined where it asks one thing.
 *
 * @param whole the message as it is understood in one piece
 * @param hear understands a piece of it against the conversation
 */
export function* asksApart(
  { text, frame, language }: Understanding,
  hear: (text: string, isFirst: boolean, before: string) => Generator<unknown, Omit<HeardPiece, 'piece'>>,
): Generator<unknown, readonly string[] | undefined> {
  if (frame.plan?.isStated) return besideStops(text, frame);
  if (frame.plan?.kind === 'edit' && frame.plan.listsBeside) return besideChanges(text, frame.plan.listsBeside);
  const pieces = piecesOf(text, grammarOf(language).cues);
  const isWhole =
    frame.plan?.kind === 'edit' ||
    frame.plan?.kind === 'ask' ||
    frame.plan?.isAnew === true ||
    isOfTheListed(frame) ||
    isOfJoinedNames(frame) ||
    frame.isPlanLeft === true;
  if (!mayAskMore(pieces) || isWhole) return undefined;
  const heard: HeardPiece[] = [];
  // "At six, then. In which streets are they?": what nothing else was asked before goes on from the turn before.
  for (const piece of pieces) {
    const isFirst = heard.every((each) => kindOf(each) === 'none');
    heard.push({ piece, ...(yield* hear(piece.text, isFirst, heard.map((each) => each.piece.text).join(' '))) });
  }
  const asks = askingsIn(heard, frame);
  return asks.length < 2 || isOneOuting(frame, asks) ? undefined : textsOf(asks.slice(0, MOST_ASKS));
}
const MOST_ASKS = 3;

/** "Which of them takes dogs and is cheap?": all of it is asked of the places that were listed. */
const isOfTheListed = ({ references, wishes, asks }: Frame): boolean =>
  references.some((each) => each.kind === 'all' && !each.isRest && !each.isEach) &&
  references.every(({ kind }) => kind !== 'name') &&
  wishes.length > 0 &&
  !wishes.some(isWhat) &&
  asks.every((ask) => ask.kind === 'fact' && ask.of?.kind === 'all');

/** "Can I get into the Prado and the Thyssen?": one question of both. */
function isOfJoinedNames({ asks, references, text }: Frame): boolean {
  const [ask, ...others] = asks;
  const names = references.filter(isPlace).toSorted((a, b) => a.said.start - b.said.start);
  const isOne = ask?.kind === 'fact' && others.length === 0 && (text.match(/\?/gu)?.length ?? 0) <= 1;
  return (
    isOne &&
    names.length > 1 &&
    names.every((each, at) => at === 0 || isJoint(text.slice(names[at - 1]!.said.end, each.said.start)))
  );
}

/** "Drinks at 8, dinner at 9.30. Which of them do I have to book?": stops that are stated stay together, and a question of fact is its own. */
function besideStops(text: string, { asks, plan }: Frame): readonly string[] | undefined {
  const saids = (plan?.stops ?? []).flatMap(({ reference, wish, at }) =>
    [reference?.said, wish?.said, at?.said].flatMap((said) => said ?? []),
  );
  const sentences = [...text.matchAll(SENTENCE)].map(({ 0: own, index }) => ({
    text: own,
    start: index,
    end: index + own.length,
  }));
  const last = Math.max(0, ...saids.map(({ end }) => end));
  const isQuestion = (sentence: (typeof sentences)[number]) =>
    sentence.start >= last &&
    asks.some((ask) => (ask.kind === 'fact' || ask.kind === 'compare') && overlap(ask.said, sentence));
  const questions = sentences.filter(isQuestion);
  if (questions.length === 0) return undefined;
  const list = sentences.filter((each) => !questions.includes(each)).map((each) => each.text.trim());
  return [list.join(' '), ...questions.map((each) => each.text.trim())].slice(0, MOST_ASKS);
}
/** "Take both out. Just name me three restaurants": the plan is changed, and then the list is told. */
function besideChanges(text: string, lists: NonNullable<PlanRequest['listsBeside']>): readonly string[] {
  const rest = lists.reduce(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    text,
  );
  return [rest.replace(/ {2,}/gu, ' ').trim(), ...lists.map((said) => said.text)].slice(0, MOST_ASKS);
}

/** Up to a mark that ends it; the point of "7.30" does not. */
const SENTENCE = /(?:[^.?!;\n]|[.?!;](?=\S))+[.?!;\n]*/gu;
const MOST_PIECES = 10;

const mayAskMore = ([first, ...others]: readonly Piece[]): boolean =>
  first !== undefined &&
  others.length < MOST_PIECES &&
  others.some((each) => each.opens !== undefined || each.isSentence);

/** "Dinner and then dancing", read as an evening: the plan holds both. A question of fact is no stop of a plan. */
const isOneOuting = ({ plan, text }: Frame, asks: readonly Asking[]): boolean =>
  plan?.kind === 'make' &&
  // "A record shop, a coffee, then a jazz gig": listed in their order, all of them are stops of one plan.
  ((plan.isInOrder === true && plan.stops.length > 1 && !text.includes('?')) ||
    // "The market is in the morning. Make it from eleven": what is told of a stop asks nothing.
    asks.every(({ kind, pieces }) => (kind === 'search' || !text.includes('?')) && !pieces.some(isErrand)));

/** Pieces that ask nothing belong to the ask before them; at the beginning of a sentence, to the one that follows. */
function askingsIn(pieces: readonly HeardPiece[], whole: Frame): readonly Asking[] {
  const asks: Asking[] = [];
  let ahead: HeardPiece[] = [];
  pieces.forEach((heard, at) => {
    const last = asks.at(-1);
    const own = isTurnedDown(heard, whole) || isOnlyKnown(heard, whole) ? 'none' : kindOf(heard);
    const kind = isAskedOfName(heard, last) ? 'follow' : opensSearch(pieces, at) ? 'search' : own;
    if (!last || last.kind === 'none' || isTold(last, heard)) {
      asks[0] = {
        pieces: [...(last?.pieces ?? []), heard],
        kind: kind === 'none' && opensAsk(heard) ? 'search' : kind,
      };
    } else if (isAskOfItsOwn(heard, kind, last, whole)) {
      asks.push({ pieces: [...ahead, heard], kind });
      ahead = [];
    } else if (kind === 'none' && isBeforeMore(pieces, at)) {
      ahead.push(heard);
    } else {
      asks[asks.length - 1] = { ...last, pieces: [...last.pieces, ...ahead, heard] };
      ahead = [];
    }
  });
  return asks;
}

/** "Tacos again? Something Spanish": what the message as a whole turns down is not looked for in any piece of it. */
const isTurnedDown = ({ heard: { frame } }: HeardPiece, whole: Frame): boolean => {
  const whats = frame.wishes.filter(isWhat);
  const isAvoided = (wish: (typeof whats)[number]) =>
    whole.wishes.some(
      (other) => other.polarity === 'avoid' && other.attribute === wish.attribute && other.value === wish.value,
    );
  return whats.length > 0 && whats.every(isAvoided);
};

/** "We want a table, a tablecloth sort of lunch": what the rest of the sentence names is looked for from its beginning on. */
function opensSearch(pieces: readonly HeardPiece[], at: number): boolean {
  const first = pieces[at]!;
  if (first.piece.opens !== 'ask' || kindOf(first) !== 'none' || first.piece.text.endsWith('?')) return false;
  const end = pieces.findIndex(({ piece }, next) => next > at && (piece.isSentence || piece.isLinked));
  return pieces.slice(at + 1, end < 0 ? undefined : end).some((each) => kindOf(each) === 'search');
}

/** "A hen do, tomorrow night, we want dinner": what comes before the ask in its sentence only tells of it. */
const isTold = ({ pieces, kind }: Asking, { piece }: HeardPiece): boolean =>
  kind === 'search' &&
  piece.opens === 'ask' &&
  !piece.isSentence &&
  !piece.isLinked &&
  pieces.every((each) => each.piece.opens === undefined);

const isBeforeMore = (pieces: readonly HeardPiece[], at: number): boolean =>
  pieces[at]!.piece.isSentence && pieces[at + 1]?.piece.isSentence === false;

function isAskOfItsOwn(heard: HeardPiece, kind: AskKind, last: Asking, whole: Frame): boolean {
  const { opens } = heard.piece;
  if (kind === 'none' || (opens === undefined && !isNextSentence(heard, kind, last)) || isRelative(heard)) return false;
  if (kind === 'search') return !isOfSamePlace(heard, last) && meantApart(last.pieces, heard, last.kind);
  // "Where are the lights? And what time do they go on?": what the topic does not tell, no place does.
  if (last.kind === 'topic' && kind === 'follow' && isOfThose(heard)) return false;
  // "Are there boats, and how much is it?": of the boats.
  if (kind !== 'topic' && !isOfName(heard) && isSideOf(heard, last)) return false;
  if (kind === 'topic') return last.kind !== 'topic' && opens !== 'noun';
  return opens !== 'noun' && lostOf(heard, last.kind, whole);
}

/** "A bar with music, but that one can talk in": how what was named before should be, and nothing else that is looked for. */
const isRelative = ({ piece, heard: { frame, language } }: HeardPiece): boolean =>
  !piece.isSentence &&
  grammarOf(language).relative.has(foldedLine(piece.text).trim().split(' ')[0] ?? '') &&
  // «Que se pueda hablar» alone stands for cafés, too.
  frame.wishes.every((wish) => !isWhat(wish) || isOfManner(wish, frame)) &&
  frame.asks.every(({ kind }) => kind !== 'fact');

const isOfManner = ({ said }: Wish, { wishes }: Frame): boolean =>
  wishes.some((other) => other.attribute === 'feature' && said && other.said && overlap(said, other.said));

/**
 * "How long for the Prado? And the restaurant near it": behind a question of a place, a sentence looks for another; and behind
 * what is looked for, it asks of the place that it names.
 */
const isNextSentence = ({ piece, heard: { frame } }: HeardPiece, kind: AskKind, last: Asking): boolean =>
  piece.isSentence &&
  (kind === 'fact' ? last.kind === 'search' : kind === 'search' && isSoughtBeside(piece, frame, last));

const isSoughtBeside = (piece: Piece, frame: Frame, last: Asking): boolean =>
  (last.kind === 'fact' || last.kind === 'follow') &&
  frame.attitudes.length === 0 &&
  (hears('seeksPlace', piece) || frame.wishes.some(({ attribute }) => PLACED.has(attribute)));
/** A day or a place that something is looked for at. */
const PLACED: ReadonlySet<string> = new Set(['near', 'area', 'open', 'feature']);

/** "Teterimundo sounds charming! Do they do scones?": what the place that was just named has, and no other place. */
const isAskedOfName = ({ heard: { frame } }: HeardPiece, last: Asking | undefined): boolean =>
  last?.kind === 'none' &&
  last.pieces.some((each) =>
    each.heard.frame.references.some((named) => named.kind === 'name' && named.role === 'subject'),
  ) &&
  frame.asks.some(({ kind }) => kind === 'fact') &&
  frame.references.length > 0 &&
  frame.references.every(({ kind }) => kind === 'pronoun');

/** "The Harbour, do they serve beer, and is there food as well?": asked of the one that was pointed at, and of no other. */
function isOfSamePlace(piece: HeardPiece, { pieces }: Asking): boolean {
  const { frame, language } = piece.heard;
  const { possessing, existing } = grammarOf(language);
  const has = (each: string) => possessing.test(each) || existing.test(each);
  const isPlaced = frame.wishes.some(({ attribute }) => attribute === 'near' || attribute === 'area');
  const isOpen = frame.references.some(({ kind }) => kind !== 'pronoun') || hears('looksForPlaces', frame);
  return (
    has(foldedLine(piece.heard.text)) &&
    !isPlaced &&
    !isOpen &&
    pieces.some(isOfOne) &&
    pieces.some(({ heard }) => has(foldedLine(heard.text)))
  );
}

const isOfOne = ({ heard: { frame } }: HeardPiece): boolean =>
  frame.references.some(
    (each) => (each.kind === 'name' && each.role === 'subject') || (each.kind === 'ordinal' && each.role === undefined),
  );

const isOfThose = ({ heard: { frame } }: HeardPiece): boolean =>
  frame.references.length > 0 && frame.references.every((each) => each.kind === 'pronoun' && each.number === 'many');

const isOfName = ({ heard: { frame } }: HeardPiece): boolean => frame.references.some(({ kind }) => kind === 'name');

const isSideOf = ({ piece }: HeardPiece, { pieces }: Asking): boolean =>
  asksSideOf(
    pieces.flatMap(({ topics }) => topics?.topics ?? []),
    piece.text,
  );
