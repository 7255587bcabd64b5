// "Ginkgo, do they have sushi?", "burgers at the second?", "and the others?": what is asked of places on the table is asked of
// them, whatever else its words could look for. A name or a number that was given, and the rest of a list, go before kinds of
// place that stand in the message.
import type { PlaceId } from '../../domain/branded.ts';
import { overlap } from '../../domain/span.ts';
import { foldedLine } from '../../domain/text.ts';
import { factsIn } from '../../nlp/ask.ts';
import type { Frame, Reference } from '../../nlp/frame.ts';
import { grammarOf } from '../../nlp/languages/grammars.ts';
import { placeIdIn } from '../../nlp/reference.ts';
import { hasWhat, type Said, UNSAID, type Wish } from '../../wishes/wish.ts';
import { type DialogueAct, isSearchAct, PLACE_ACTS } from '../acts.ts';
import { hears } from '../cues.ts';
import { isJoint } from '../places/named-beside.ts';
import { isOfIts } from '../places/named-in-part.ts';
import { resolve } from '../places/resolve.ts';
import { listInQuestion, listsOf } from '../places/spoken-of.ts';
import type { FactQuestion, TalkState } from '../state.ts';
import type { Turn } from '../turn.ts';
import { dayIn } from './asked-at.ts';
import { asksMeant } from './asks-meant.ts';
import { questionsOf } from './question.ts';
import { familyOf } from './told.ts';
import { whetherSo } from './whether-so.ts';

interface Asked {
  readonly placeIds: readonly [PlaceId, ...PlaceId[]];
  /** The words that point at them. */
  readonly said: Said;
  readonly by: 'rest' | 'name' | 'number' | 'pair' | 'all';
}

/** @param act what was decided; it stands where it answers of those very places */
export function ofTheTable(turn: Turn, act: DialogueAct): DialogueAct | undefined {
  const { frame } = turn;
  if (frame.plan || turn.conversation.plan !== undefined) return undefined;
  const asked =
    restAsked(turn) ??
    (isSeeking(frame) ? undefined : (numbersAsked(turn, act) ?? thoseAsked(turn, act))) ??
    oneLost(turn, act);
  if (!asked || (asked.by === 'all' && !OF_ALL.has(act.kind))) return undefined;
  if (asked.by === 'rest' && !isSearchAct(act) && !OF_REST.has(act.kind)) return undefined;
  const own = questionsIn(asked, turn);
  const [placeId, ...others] = asked.placeIds;
  const isCorrected = (asked.by === 'name' || asked.by === 'number') && hears('corrects', frame);
  if (own.length === 0 && isCorrected && others.length === 0 && !hasWhat(frame)) return againOf(placeId, turn);
  const questions = own.length > 0 || asked.by !== 'rest' ? own : questionsBefore(turn);
  if (act.kind === 'tell_each') {
    const asks = new Set(act.questions.map(familyOf));
    const more = questions.filter((each) => !asks.has(familyOf(each)));
    return more.length > 0
      ? { ...act, questions: [...act.questions, ...more], ...(isOfBest(asked, frame) && { isUnranked: true }) }
      : undefined;
  }
  if (questions.length === 0) return undefined;
  return others.length === 0
    ? { kind: 'tell_facts', placeId, assumed: false, questions }
    : { kind: 'tell_each', placeIds: asked.placeIds, questions, ...(isOfBest(asked, frame) && { isUnranked: true }) };
}

/** "No, the one at Harbour 13": what was asked last, of that one; else what it is. */
function againOf(placeId: PlaceId, turn: Turn): DialogueAct {
  if (turn.conversation.lastAct === 'direct') return { kind: 'direct', to: { placeId } };
  const questions = questionsBefore(turn);
  return questions.length > 0
    ? { kind: 'tell_facts', placeId, assumed: false, questions }
    : { kind: 'describe', placeId, assumed: false };
}

/** Acts that tell of one place or of nothing, where the others were asked about. */
const OF_REST: ReadonlySet<DialogueAct['kind']> = new Set([...PLACE_ACTS, 'tell_facts', 'ask'] as const);

/** Acts that do not yet sift or tell what is on the table. */
const OF_ALL: ReadonlySet<DialogueAct['kind']> = new Set(['recommend', 'nearby', 'compare', 'compare_by', 'tell_each']);

/** "Which of these has the best views, and must I dress up?": what is told of each leaves the wish out. */
function thoseAsked(turn: Turn, act: DialogueAct): Asked | undefined {
  const asked = act.kind === 'tell_each' ? oneAsked(turn) : undefined;
  return asked && (asked.by === 'all' || asked.by === 'pair') ? asked : undefined;
}

/** "Which of these has the best views?" */
const isOfBest = ({ by }: Asked, frame: Frame): boolean =>
  by === 'all' && (hears('best', frame) || hears('whichIsMost', frame));

/** "Is there a cover charge at the second and the third?": of both. */
function numbersAsked(turn: Turn, act: DialogueAct): Asked | undefined {
  if (!PLACE_ACTS.has(act.kind) && act.kind !== 'tell_facts') return undefined;
  const asked = oneAsked(turn);
  return asked && asked.by === 'number' && asked.placeIds.length > 1 && isJoined(turn.frame) ? asked : undefined;
}

/** All that the message points at stands in one list of words. */
const isJoined = ({ references, text }: Frame): boolean =>
  references
    .filter(({ kind }) => kind !== 'pronoun')
    .every(({ kind, said }, at, all) => {
      const isNext = at === 0 || isJoint(text.slice(all[at - 1]!.said.end, said.start));
      return kind === 'ordinal' && isNext;
    });

const oneLost = (turn: Turn, act: DialogueAct): Asked | undefined =>
  isAstray(act, turn.frame) && !isSeeking(turn.frame) ? oneAsked(turn) : undefined;

/** A search, or nothing at all. */
const isAstray = (act: DialogueAct, frame: Frame): boolean =>
  (isSearchAct(act) && act.backTo === undefined && !act.among && !act.isOfTopic) ||
  (act.kind === 'out_of_scope' && act.of === undefined) ||
  (act.kind === 'ask' && act.question.slot !== 'ordinal') ||
  ((act.kind === 'compare' || (act.kind === 'compare_by' && act.by === 'which_would_you_pick')) &&
    !frame.asks.some(({ kind }) => kind === 'compare'));

/** Others are looked for, whatever the message says of those on the table. */
const isSeeking = (frame: Frame): boolean =>
  hears('seeksAnother', frame) ||
  (!isNumbered(frame) && (hears('seeksPlace', frame) || hears('looksForPlaces', frame))) ||
  frame.asks.some(({ kind }) => kind === 'more' || kind === 'back') ||
  frame.changes.some(
    (change) =>
      change.kind === 'reject' || change.kind === 'relax' || (change.kind === 'tighten' && change.attribute !== 'time'),
  );

const isNumbered = ({ references }: Frame): boolean =>
  references.some((each) => each.kind === 'ordinal' && each.role === undefined);

/** "Which of the others is open?", "not that one, the other ones": the list without those that were told of or are named here. */
function restAsked({ frame, conversation, scene }: Turn): Asked | undefined {
  const rest = frame.references.find((each) => each.kind === 'all' && each.isRest);
  if (!rest) return undefined;
  const list = listInQuestion(conversation);
  const named = frame.references.flatMap((each) =>
    each === rest ? [] : (placeOf(each, { conversation, scene }) ?? []),
  );
  const told = named.filter((placeId) => list.includes(placeId));
  const resolved = resolve(rest, conversation, scene);
  const others = told.length > 0 ? list.filter((placeId) => !told.includes(placeId)) : idsOf(resolved);
  return asAsked(others, rest.said, 'rest');
}

/** The place that is named or numbered, the two that are, or all of those that were shown. */
function oneAsked({ frame, conversation, scene }: Turn): Asked | undefined {
  const { discussed = [], mentioned = [] } = conversation;
  const onTable = new Set([...listsOf(conversation).flat(), ...discussed, ...mentioned]);
  const pointing = frame.references.filter(
    (each) => !ELSEWHERE.has(('role' in each && each.role) || '') && POINTING.has(each.kind),
  );
  const meant = pointing.flatMap((each) => {
    const placeId = placeOf(each, { conversation, scene });
    return placeId !== undefined && onTable.has(placeId) ? [{ placeId, each }] : [];
  });
  const [first] = meant;
  if (first) {
    const by = first.each.kind === 'name' ? 'name' : 'number';
    return asAsked([...new Set(meant.map(({ placeId }) => placeId))], first.each.said, by);
  }
  const { shown, focus } = conversation;
  const those = pointing.length === 0 ? frame.references.find((each) => isOfThose(each, conversation)) : undefined;
  if (those) {
    const all = idsOf(resolve(those, conversation, scene));
    return all.length > 1 ? asAsked(all, those.said, all.length < shown.length ? 'pair' : 'all') : undefined;
  }
  // "I asked if they have heaters": the same place, or the same list.
  if (pointing.length === 0 && hears('askedWhether', frame)) {
    const before = focus ? [focus] : shown;
    return asAsked(before, UNSAID, 'number');
  }
  // "Does it have a bar?", of the one that is talked of.
  const it = frame.references.find(({ kind, ...each }) => kind === 'pronoun' && !('role' in each && each.role));
  return focus && it && pointing.length === 0 && factsIn(frame).length === 0
    ? asAsked([focus], it.said, 'name')
    : undefined;
}
const ELSEWHERE: ReadonlySet<string> = new Set(['near', 'from', 'like', 'except']);
const POINTING: ReadonlySet<Reference['kind']> = new Set(['name', 'ordinal', 'described', 'other']);

/** "Which of these", "both", "those"; "they" may be the people of one, unless several were just told of together. */
const isOfThose = (each: Reference, { together = [] }: TalkState): boolean =>
  (each.kind === 'all' && !each.isRest) ||
  (each.kind === 'pronoun' && each.number === 'many' && !each.role && (!each.isLoose || together.length > 1));

function placeOf(reference: Reference, { conversation, scene }: Pick<Turn, 'conversation' | 'scene'>) {
  const named = placeIdIn(reference);
  if (named !== undefined || reference.kind === 'name' || !POINTING.has(reference.kind)) return named;
  return idsOf(resolve(reference, conversation, scene))[0];
}

const idsOf = (resolved: ReturnType<typeof resolve>): readonly PlaceId[] =>
  resolved.found === 'places' && !resolved.assumed ? resolved.placeIds : [];

const asAsked = ([first, ...others]: readonly PlaceId[], said: Said, by: Asked['by']): Asked | undefined =>
  first === undefined ? undefined : { placeIds: [first, ...others], said, by };

/** The questions of the turn before, for "and the others?" */
function questionsBefore({ conversation: { lastFacts, lastAct } }: Turn): readonly FactQuestion[] {
  if (lastFacts) return lastFacts;
  const whole = lastAct === 'tell_hours' ? 'hours' : lastAct === 'tell_prices' ? 'price' : undefined;
  return whole ? [{ attribute: whole }] : [];
}

/** The facts that are asked, and what is wished in the words of a search: whether the places have that. */
function questionsIn(asked: Asked, turn: Turn): readonly FactQuestion[] {
  const { frame, scene } = turn;
  const facts = asksMeant(factsIn(frame), turn).filter(({ attribute }) => attribute !== 'directions');
  const questions = questionsOf(facts, frame);
  const told = new Set(questions.map(({ attribute }) => attribute));
  // "Which of those is nicest for lunch?", of restaurants: that they are some asks nothing.
  const isOfAll = (wish: Wish) =>
    asked.by === 'all' &&
    NOUNS.has(wish.attribute) &&
    asked.placeIds.every((placeId) => {
      const place = scene.placeOf(placeId);
      return place !== undefined && isOfIts(wish, place);
    });
  const wished = frame.wishes.flatMap((wish) =>
    !isOfAll(wish) && isAskedOf(wish, asked, frame) ? whetherSo(wish, asked.placeIds, scene) : [],
  );
  const isOfDay = questions.length === 0 && wished.length === 0 && asked.by === 'rest';
  const on = isOfDay ? dayIn(frame) : undefined;
  return [
    ...questions,
    ...wished.filter(({ attribute }) => !told.has(attribute)),
    ...(on ? [{ attribute: 'hours' as const, on }] : []),
  ];
}

/** "Does the Harbour have cocktails?", "burgers at the second?": tied to what is pointed at by a verb, or by a question. */
function isAskedOf({ said, polarity, attribute }: Wish, { said: subject, by }: Asked, frame: Frame): boolean {
  const { text, language, wishes } = frame;
  if (!said || polarity !== 'want' || overlap(said, subject)) return false;
  const isBehind = said.start >= subject.end;
  const between = isBehind ? text.slice(subject.end, said.start) : text.slice(said.end, subject.start);
  if (/[.!;]\s/u.test(between)) return false;
  const line = foldedLine(between);
  const clause = text.slice(0, Math.max(said.end, subject.end));
  const isHad = grammarOf(language).possessing.test(isBehind ? line : foldedLine(clause));
  // "The gallery, restaurants?" may well be near it.
  const isThere = isBehind && grammarOf(language).existing.test(line);
  const isNear = wishes.some((wish) => wish.attribute === 'near' || wish.attribute === 'area');
  if (NOUNS.has(attribute) && by === 'name') return isHad || (isThere && !isNear);
  return isHad || hears('question', { text }) || hears('askedWhether', { text });
}
const NOUNS: ReadonlySet<Wish['attribute']> = new Set(['category', 'kind']);
