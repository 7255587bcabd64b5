// "Ginkgo, do they have sushi?", "burgers at the second?", "and the others?": what is asked of places on the table is asked of
// them, whatever else its words could look for. A name or a number that was given, and the rest of a list, go before kinds of
// place that stand in the message.
import type { PlaceId } from '../../domain/branded.ts';
import { overlap } from '../../domain/span.ts';
import { factsIn } from '../../nlp/ask.ts';
import type { FactAttribute, Frame, Reference } from '../../nlp/frame.ts';
import { FACT_OF_NOUN } from '../../nlp/reading/feature-asks.ts';
import { grammarOf } from '../../nlp/languages/grammars.ts';
import { placeIdIn } from '../../nlp/reference.ts';
import type { Said, Wish } from '../../wishes/wish.ts';
import { type DialogueAct, isSearchAct, PLACE_ACTS } from '../acts.ts';
import { hears } from '../cues.ts';
import { isOfIts } from '../places/named-in-part.ts';
import { resolve } from '../places/resolve.ts';
import { listInQuestion, listsOf } from '../places/spoken-of.ts';
import type { FactQuestion } from '../state.ts';
import type { Lookup, Turn } from '../turn.ts';
import { dayIn } from './asked-at.ts';
import { asksMeant } from './asks-meant.ts';
import { questionsOf } from './question.ts';

interface Asked {
  readonly placeIds: readonly [PlaceId, ...PlaceId[]];
  /** The words that point at them. */
  readonly said: Said;
  readonly by: 'rest' | 'name' | 'number' | 'all';
}

/** @param act what was decided; it stands where it answers of those very places */
export function ofTheTable(turn: Turn, act: DialogueAct): DialogueAct | undefined {
  const { frame } = turn;
  if (frame.plan || turn.conversation.plan !== undefined) return undefined;
  const asked = restAsked(turn) ?? (isSeeking(frame) ? undefined : numbersAsked(turn, act)) ?? oneLost(turn, act);
  if (!asked || (asked.by === 'all' && act.kind !== 'recommend' && act.kind !== 'nearby')) return undefined;
  if (asked.by === 'rest' && !isSearchAct(act) && !PLACE_ACTS.has(act.kind) && act.kind !== 'tell_facts')
    return undefined;
  const own = questionsIn(asked, turn);
  const questions = own.length > 0 || asked.by !== 'rest' ? own : questionsBefore(turn);
  if (questions.length === 0) return undefined;
  const [placeId, ...others] = asked.placeIds;
  return others.length === 0
    ? { kind: 'tell_facts', placeId, assumed: false, questions }
    : { kind: 'tell_each', placeIds: asked.placeIds, questions, ...(isOfBest(asked, frame) && { isUnranked: true }) };
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
  references.every(({ kind, said }, at) => {
    const between = at === 0 ? '' : text.slice(references[at - 1]!.said.end, said.start);
    return kind === 'ordinal' && (at === 0 || (between.length <= LONGEST_JOINT && hears('joined', { text: between })));
  });
const LONGEST_JOINT = 10;

const oneLost = (turn: Turn, act: DialogueAct): Asked | undefined =>
  isAstray(act) && !isSeeking(turn.frame) ? oneAsked(turn) : undefined;

/** A search, or nothing at all. */
const isAstray = (act: DialogueAct): boolean =>
  (isSearchAct(act) && act.backTo === undefined && !act.among && !act.isOfTopic) ||
  (act.kind === 'out_of_scope' && act.of === undefined) ||
  (act.kind === 'ask' && act.question.slot !== 'ordinal');

/** Others are looked for, whatever the message says of those on the table. */
const isSeeking = (frame: Frame): boolean =>
  hears('seeksAnother', frame) ||
  hears('seeksPlace', frame) ||
  hears('looksForPlaces', frame) ||
  frame.asks.some(({ kind }) => kind === 'more') ||
  frame.changes.some(
    (change) => change.kind === 'reject' || change.kind === 'relax' || (change.kind === 'tighten' && change.attribute !== 'time'),
  );

/** "Which of the others is open?", "not that one, the other ones": the list without those that were told of or are named here. */
function restAsked({ frame, conversation, scene }: Turn): Asked | undefined {
  const rest = frame.references.find((each) => each.kind === 'all' && each.isRest);
  if (!rest) return undefined;
  const list = listInQuestion(conversation);
  const named = frame.references.flatMap((each) => (each === rest ? [] : (placeOf(each, { conversation, scene }) ?? [])));
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
  const all = frame.references.find(isOfThose);
  const { shown } = conversation;
  return all && pointing.length === 0 && shown.length > 1 ? asAsked(shown, all.said, 'all') : undefined;
}
const ELSEWHERE: ReadonlySet<string> = new Set(['near', 'from', 'like', 'except']);
const POINTING: ReadonlySet<Reference['kind']> = new Set(['name', 'ordinal', 'described', 'other']);

/** "Which of these", "those": and not "they", who may be people. */
const isOfThose = (each: Reference): boolean =>
  (each.kind === 'all' && !each.isRest) ||
  (each.kind === 'pronoun' && each.number === 'many' && !each.isLoose && !each.role);

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
  const wished = frame.wishes.flatMap((wish) => (isAskedOf(wish, asked, frame) ? whetherSo(wish, asked, scene) : []));
  const isOfDay = questions.length === 0 && wished.length === 0 && asked.by === 'rest';
  const on = isOfDay ? dayIn(frame) : undefined;
  return [
    ...questions,
    ...wished.filter(({ attribute }) => !told.has(attribute)),
    ...(on ? [{ attribute: 'hours' as const, on }] : []),
  ];
}

/** "Does the Harbour have cocktails?", "burgers at the second?": tied to what is pointed at by a verb, or by a question. */
function isAskedOf({ said, polarity, attribute }: Wish, { said: subject, by }: Asked, { text, language }: Frame): boolean {
  if (!said || polarity !== 'want' || overlap(said, subject)) return false;
  const isBehind = said.start >= subject.end;
  const between = isBehind ? text.slice(subject.end, said.start) : text.slice(said.end, subject.start);
  if (/[.!;]\s/u.test(between)) return false;
  const clause = ` ${text.slice(0, Math.max(said.end, subject.end)).replace(/[^\p{L}\p{N}]+/gu, ' ')} `.toLowerCase();
  const isHad = grammarOf(language).possessing.test(isBehind ? ` ${between.replace(/[^\p{L}]+/gu, ' ')} ` : clause);
  // "The gallery, restaurants?" may well be near it.
  if (NOUNS.has(attribute) && by === 'name') return isHad;
  return isHad || hears('question', { text });
}
const NOUNS: ReadonlySet<Wish['attribute']> = new Set(['category', 'kind']);

/** Whether a place has, serves or is what is wished; of what no fact says, the description may speak. */
function whetherSo(wish: Wish, { placeIds }: Asked, { placeOf: rowOf }: Lookup): readonly FactQuestion[] {
  const { said } = wish;
  switch (wish.attribute) {
    case 'wheelchair':
      return [{ attribute: 'wheelchair' }];
    case 'feature':
      return [{ attribute: `feature:${wish.value}` as FactAttribute }];
    case 'diet':
      return [{ attribute: 'diet', diet: wish.value }];
    case 'dish':
      return [{ attribute: `dish:${wish.value}` }];
    case 'free':
      return [{ attribute: 'free_entry' }];
    case 'cuisine':
      return [{ attribute: `is:cuisine:${wish.value}` }];
    case 'category':
    case 'kind': {
      const fact = FACT_OF_NOUN[wish.value];
      if (fact) return [{ attribute: fact }];
      const isSo = placeIds.every((placeId) => {
        const place = rowOf(placeId);
        return place !== undefined && isOfIts(wish, place);
      });
      if (isSo && wish.attribute === 'kind') return [{ attribute: `is:kind:${wish.value}` }];
      return said ? [{ attribute: 'detail', said: said.text }] : [];
    }
    default:
      return [];
  }
}
