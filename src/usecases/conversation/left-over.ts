// What a message asks and the answer has not told: every clause that asks is heard once more by itself, in the light of the
// clauses before it, and what it asks of a place is told behind the answer.
import { ASKS_NOTHING, type DialogueAct, PLAN_ACTS, SEARCH_ACTS } from '../../chat/acts.ts';
import { hears } from '../../chat/cues.ts';
import { DATED } from '../../chat/facts/again.ts';
import { predicatesIn } from '../../chat/facts/conditions-asked.ts';
import { isDayAlone, questionsOf } from '../../chat/facts/question.ts';
import { askedBy, familyOf, isTold, type Told, type ToldOfPlace, toldBy } from '../../chat/facts/told.ts';
import { type Piece, piecesOf } from '../../chat/message-pieces.ts';
import type { FactQuestion, TalkState } from '../../chat/state.ts';
import { asksSideOf, hearsOfTopics, idOf } from '../../chat/topic-parts.ts';
import type { PlaceId } from '../../domain/branded.ts';
import type { Language } from '../../domain/language.ts';
import { foldedLine, foldedWords } from '../../domain/text.ts';
import { type FactAsk, factsIn } from '../../nlp/ask.ts';
import type { FactAttribute, Frame, Reference, When } from '../../nlp/frame.ts';
import { grammarOf } from '../../nlp/languages/grammars.ts';
import { isPlace, placeIdIn } from '../../nlp/reference.ts';
import type { TakenTurn } from './taken-turn.ts';
import type { Heard } from './topics-told.ts';
import { isTurnedDown } from './turned-down.ts';

/** A clause as it is heard, with what it would lead to if it were all that is said. */
interface Clause extends Pick<TakenTurn, 'act'> {
  readonly frame: Frame;
  readonly topics?: Heard['topics'];
}

/** How a clause is taken by itself, and how an act is carried out. */
interface Hands {
  readonly take: (text: string, state: TalkState) => Clause;
  readonly say: (act: DialogueAct, state: TalkState) => string;
  /** Which one place a reference means. */
  readonly meant: (reference: Reference, state: TalkState) => PlaceId | undefined;
}

/** Texts that go behind the reply, in the order of the message. */
export function leftOver(
  taken: TakenTurn,
  { text, language, frame, topics }: Heard,
  before: TalkState,
  { take, say, meant }: Hands,
): readonly string[] {
  const done = (taken.parts ?? [taken]).flatMap(({ acts }) => acts);
  const pieces = piecesOf(text, grammarOf(language).cues);
  const isUnknown = done.some((act) => act.kind === 'out_of_scope' && act.of !== undefined);
  const isErrand = done.some((act) => act.kind === 'out_of_scope' && act.isErrand);
  // A change of the plan answers no question that stands beside it.
  const isChange = frame.plan?.isByRoles === true;
  const isPlan = !isChange && (frame.plan !== undefined || done.some(({ kind }) => PLAN_ACTS.has(kind)));
  // Where no question mark stands, "and it has showers", behind a question, asks as well.
  const isHaving = (piece: Piece): boolean => !text.includes('?') && saysHaving(piece, language);
  const isWhole = frame.plan?.isStated === true || done.some(({ kind }) => WHOLE.has(kind));
  const isClosed = isWhole || isUnknown || isErrand;
  if (isClosed || pieces.length < 2 || pieces.length > MOST_PIECES || !pieces.some(mayAsk)) return [];
  const shown = taken.answer.recommendations.map(({ place }) => place.id);
  const told = done.flatMap((act) => toldBy(act, shown));
  const isSearched = done.some(({ kind }) => SEARCH_ACTS.has(kind));
  const toldTopics = new Set([...(taken.next.topicsTold ?? [])].map(idOf));
  const begun = new Set(done.flatMap((act) => (act.kind === 'direct' ? (act.from?.placeId ?? []) : [])));
  const topicText = topics ? foldedLine(taken.answer.responseText) : '';
  const ofTopics = new Set(topics?.topics.flatMap(({ facts = [] }) => facts));
  const together = done.flatMap((act) => (act.kind === 'compare' || act.kind === 'compare_by' ? act.placeIds : []));
  const texts: string[] = [];
  // "Which is cheaper, and which closes later?": of those that were just set side by side.
  const isCompared = together.length > 1;
  let state = isChange ? withComing(taken, frame) : isCompared || isPlan ? taken.next : withOnly(before, taken, told);
  let end = 0;
  let teller = '';
  for (const piece of pieces) {
    const start = Math.max(end, text.indexOf(piece.text.slice(0, FIRST_LETTERS), end));
    end = start + piece.text.length;
    if (isCutFromAsk(frame, start, end)) continue;
    // A side of the topic was told with it.
    if (topics && (asksSideOf(topics.topics, piece.text) || hearsOfTopics('denied', piece.text))) continue;
    if (!mayAsk(piece)) {
      const told = isChange ? undefined : namedIn(frame, start, end);
      state = told ? { ...state, focus: told } : state;
      teller = piece.text;
      continue;
    }
    const alone = heardWith(teller, piece, (words) => take(words, state));
    teller = '';
    // "Where can we leave the suitcases?": the topic was told, and no station is asked about them.
    if (alone.topics?.topics.every(({ id }) => toldTopics.has(id))) continue;
    if (isNameTold(alone.frame, told)) continue;
    const clause = ofThose(alone, together);
    const named = namedIn(clause.frame);
    const asked = askedIn(
      clause,
      piece,
      { focus: named ?? state.focus, meant: named ?? pointedAt(clause.frame, state, meant) },
      {
        isTogether: clause.act.kind === 'tell_each' && clause.act.placeIds === together,
        isPut: piece.text.endsWith('?') || isHaving(piece),
      },
    );
    const focus = asked.flatMap((each) => ('placeId' in each ? each.placeId : []))[0] ?? named;
    if (focus && (!isChange || asked.length > 0)) state = { ...state, focus };
    const left = asked.filter(
      (each) =>
        !isTold(each, told) &&
        !('placeId' in each && clause.act.kind === 'direct' && begun.has(each.placeId)) &&
        !('question' in each && (ofTopics.has(each.question.attribute) || isSaid(each.question, topicText))),
    );
    // What the place is was told for that clause: its other words name nothing more.
    const isOnlyWords = left.every((each) => 'question' in each && each.question.isUnread);
    if (isOnlyWords && left.some((each) => 'placeId' in each && isIdentified(each.placeId, told))) continue;
    if (
      left.length === 0 ||
      (isSearched && !isOfOne(clause.frame)) ||
      !(isAsking(piece, clause.frame) || isHaving(piece))
    )
      continue;
    // Beside a plan, only what is asked of one stop or of a place by its name: the plan itself answers of the whole.
    if (isPlan && !(piece.text.endsWith('?') && isOfStop(clause.frame))) continue;
    texts.push(say(actFor(left, clause.act, frame), state));
    told.push(...left);
  }
  return texts;
}
/** "And for me, as her companion?": a word of which the text about the topic speaks has its answer there. */
const isSaid = ({ isUnread, said = '' }: FactQuestion, text: string): boolean =>
  isUnread === true && said !== '' && text.includes(foldedLine(said));

/** "I have a big backpack with me, can I take it in?": what a question only points at was told in the clause before it. */
function heardWith(teller: string, { text, isSentence }: Piece, take: (words: string) => Clause): Clause {
  const alone = take(text);
  const isOpen = factsIn(alone.frame).length === 0 && alone.frame.references.some(({ kind }) => kind === 'pronoun');
  if (teller === '' || isSentence || !isOpen || wordsIn(teller) > MOST_TOLD) return alone;
  const both = take(`${teller.trim()}, ${text.trim()}`);
  return factsIn(both.frame).length > 0 ? both : alone;
}
const MOST_TOLD = 9;

/** "Which of the castle | and the palace is better": half of a question asks nothing by itself. */
const isCutFromAsk = ({ asks, references }: Frame, start: number, end: number): boolean =>
  asks.some(
    ({ kind, said }) =>
      (kind === 'compare' || (kind === 'fact' && references.filter(isPlace).length > 1)) &&
      said.start < end &&
      start < said.end &&
      end < said.end,
  );

/** "... | and to the palace?": a name alone, of which the answer has told already. */
const isNameTold = ({ asks, wishes, references, whens, unread }: Frame, told: readonly Told[]): boolean => {
  const [only, ...others] = references;
  const placeId = only && placeIdIn(only);
  return (
    placeId !== undefined &&
    others.length + asks.length + wishes.length + whens.length + unread.length === 0 &&
    told.some((each) => 'placeId' in each && each.placeId === placeId)
  );
};

const isIdentified = (placeId: PlaceId, told: readonly Told[]): boolean =>
  told.some((each) => 'placeId' in each && each.placeId === placeId && each.question.attribute.startsWith('is:'));

/** Long stories are read in one piece. */
const MOST_PIECES = 10;

/** Acts beside which no question of a place stays open. */
const WHOLE: ReadonlySet<DialogueAct['kind']> = new Set(['forget', 'manners']);

/** "Which is cheaper, and where are they?": of those that were just set side by side. */
function ofThose(clause: Clause, placeIds: readonly PlaceId[]): Clause {
  const { asks, references } = clause.frame;
  // "And which of them is free?": of a whole list, if nothing had been compared.
  const isOfEach = clause.act.kind === 'tell_each' && references.every(({ kind }) => kind === 'pronoun');
  const isOfMany = isOfEach || references.some((each) => each.kind === 'pronoun' && each.number === 'many');
  const facts = factsIn({ asks });
  if (!isOfMany || placeIds.length < 2 || placeIds.length > MOST_TOGETHER || facts.length === 0) return clause;
  return { ...clause, act: { kind: 'tell_each', placeIds, questions: questionsOf(facts, clause.frame) } };
}
const MOST_TOGETHER = 3;

/** Where the answer tells of one place alone, every clause without a name is of that one; numbers count what was shown before. */
function withOnly(before: TalkState, { next }: TakenTurn, told: readonly Told[]): TalkState {
  const [only, ...others] = new Set(told.flatMap((each) => ('placeId' in each ? each.placeId : [])));
  const shown = before.shown.length > 0 ? before.shown : next.shown;
  return only && others.length === 0 ? { ...next, shown, focus: only } : before;
}

/** "Put La Bola in. Do they have a phone?": of the place that has come into the plan. */
function withComing({ next }: TakenTurn, { plan }: Frame): TalkState {
  const stops = (plan?.edits ?? []).flatMap((edit) =>
    edit.kind === 'swap' ? (edit.by ?? []) : edit.kind === 'add' ? edit.stop : [],
  );
  const focus = stops.flatMap(({ reference }) => (reference && placeIdIn(reference)) || []).at(-1);
  return focus ? { ...next, focus } : next;
}

/** It names a place, or counts one in a list: beside a search, "it" may be anything. */
const isOfOne = (frame: Frame): boolean =>
  namedIn(frame) !== undefined || frame.references.some(({ kind }) => kind === 'ordinal');

/** It names a place, or points at one by its kind or its number. */
const isOfStop = (frame: Frame): boolean =>
  namedIn(frame) !== undefined || frame.references.some(({ kind }) => kind === 'ordinal' || kind === 'type');

/** The one place that a clause names. */
function namedIn(frame: Frame, from = 0, to = Number.POSITIVE_INFINITY): PlaceId | undefined {
  const [only, ...others] = frame.references.flatMap((each) =>
    each.kind === 'name' &&
    !isTurnedDown(each, frame) &&
    each.role === 'subject' &&
    each.said.start >= from &&
    each.said.end <= to
      ? (placeIdIn(each) ?? [])
      : [],
  );
  return others.length === 0 ? only : undefined;
}

/** "The first one", "it", of the place that is talked of. */
function pointedAt({ references }: Frame, state: TalkState, meant: Hands['meant']): PlaceId | undefined {
  const pointing = references.find((each) => POINTING.has(each.kind) && !('role' in each && each.role));
  if (!pointing) return undefined;
  return pointing.kind === 'pronoun' && pointing.number === 'one' ? state.focus : meant(pointing, state);
}
const POINTING: ReadonlySet<Reference['kind']> = new Set(['pronoun', 'ordinal', 'type', 'described', 'other']);

/**
 * What a clause asks of a place that is surely meant: facts, or whether it is what the clause says; a question of which nothing
 * is read asks for what it names.
 */
function askedIn(
  { act, frame }: Clause,
  { text }: Piece,
  { focus, meant: placeId }: { readonly focus: PlaceId | undefined; readonly meant: PlaceId | undefined },
  { isTogether, isPut }: { readonly isTogether: boolean; readonly isPut: boolean },
): readonly Told[] {
  const isGuessed = ('assumed' in act && act.assumed) || (act.kind === 'tell_each' && !isTogether);
  const isStanding = act.kind === 'direct' && 'placeId' in act.to && act.from?.placeId === act.to.placeId;
  if (isGuessed || isStanding) return [];
  const thing = frame.unread.filter((said) => said.isThing || (said.isDeed && said.text.includes(' '))).at(-1);
  const isUnread = ASKS_NOTHING.has(act.kind) || (act.kind === 'describe' && act.isDetail);
  const isPaying = thing && grammarOf(frame.language).payers.paying.test(` ${foldedWords(thing.text).join(' ')} `);
  if (isUnread && thing && !isPaying && isPut && focus)
    return [{ placeId: focus, question: { attribute: 'detail', said: thing.text, isUnread: true } }];
  // A clause that names and points at nothing asks of the place that is talked of, wherever its words may lead.
  const isOpen = focus !== undefined && frame.references.every(({ kind }) => kind === 'pronoun') && !isTogether;
  const facts = askedBy(act).map((each) => (isOpen && 'placeId' in each ? { ...each, placeId: focus } : each));
  const isOfSome = frame.references.some(({ kind }) => kind === 'all');
  if (facts.length > 0 || !placeId || isOfSome || !text.endsWith('?') || !hears('saysWhat', { text })) return facts;
  return predicatesIn(frame).map((question) => ({ placeId, question }));
}

/** A long clause without any sign of a question only tells: hearing it once more would be in vain. */
const mayAsk = ({ opens, text }: Piece): boolean =>
  opens === 'ask' || opens === 'mark' || text.endsWith('?') || wordsIn(text) <= SHORT;
const SHORT = 6;
/** A question mark is put behind a piece, and is not where it stood. */
const FIRST_LETTERS = 12;

const wordsIn = (text: string): number => text.trim().split(/\s+/u).length;

/** It begins with what something has: "has showers", «tiene duchas», «si venden roscones». */
function saysHaving({ text, isLinked }: Piece, language: Language): boolean {
  const { possessing, existing } = grammarOf(language);
  const first = ` ${foldedWords(text).slice(0, 2).join(' ')} `;
  const isHad = wordsIn(text) <= SHORT && (possessing.test(first) || existing.test(first));
  return isLinked && (isHad || hears('askedWhether', { text }));
}

/** It ends in a question mark, begins as questions do, or names what is wanted: "address, and phone", "give me the number". */
function isAsking({ opens, text }: Piece, { asks }: Frame): boolean {
  if (opens === 'ask' || opens === 'mark' || text.endsWith('?')) return true;
  const isBare = wordsIn(text) <= FEW_WORDS;
  return asks.some(
    (ask) =>
      ask.kind === 'fact' &&
      (NAMED.has(ask.attribute) || (isBare && !isDayAlone(ask as FactAsk) && !COMPLAINED_OF.has(ask.attribute))),
  );
}
const FEW_WORDS = 4;
/** "That is far": said of a place without a question, it is no question. */
const COMPLAINED_OF: ReadonlySet<FactAttribute> = new Set(['distance', 'crowds']);
/** Nobody says the name of these but to have them. */
const NAMED: ReadonlySet<FactAttribute> = new Set(['phone', 'address', 'website', 'email', 'parking', 'menu']);

/** Whole replies say more than the fact alone; a question without a day is for the day of the message. */
function actFor(left: readonly Told[], act: DialogueAct, { whens }: Frame): DialogueAct {
  const ofPlace = left.filter((each): each is ToldOfPlace => 'placeId' in each);
  const [first] = ofPlace;
  if (!first || TOLD_WHOLE.has(act.kind)) return act;
  const day = whens.find((when) => when.day !== undefined && !when.isNow);
  const questions = ofPlace
    .map(({ question }) => question)
    .filter((one, at, all) => all.findIndex((other) => familyOf(other) === familyOf(one)) === at)
    .map((question) => onDay(question, day));
  const from = act.kind === 'tell_facts' && act.from ? { from: act.from } : {};
  return { kind: 'tell_facts', placeId: first.placeId, assumed: false, questions, ...from };
}
const TOLD_WHOLE: ReadonlySet<DialogueAct['kind']> = new Set(['direct', 'tell_prices', 'compare_by', 'tell_each']);

const onDay = (question: FactQuestion, day: When | undefined): FactQuestion =>
  day && question.on === undefined && DATED.has(question.attribute) ? { ...question, on: day } : question;
