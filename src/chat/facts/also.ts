// What a message asks besides what its main act answers: every question gets its line, of the same place, of another that is
// named, or of the places of the list.

import type { PlaceId } from '../../domain/branded.ts';
import { overlap } from '../../domain/span.ts';
import { type FactAsk, factsIn } from '../../nlp/ask.ts';
import type { FactAttribute, Frame } from '../../nlp/frame.ts';
import { placeIdIn } from '../../nlp/reference.ts';
import { hasWhat } from '../../wishes/wish.ts';
import { type DialogueAct, SEARCH_ACTS } from '../acts.ts';
import { hears } from '../cues.ts';
import { namedBeside } from '../places/named-beside.ts';
import { startAt } from '../places/resolve.ts';
import type { FactQuestion } from '../state.ts';
import type { Turn } from '../turn.ts';
import { isChoiceOfMeans } from '../ways/means.ts';
import { directTo } from '../ways/way.ts';
import { DATED } from './again.ts';
import { dayIn } from './asked-at.ts';
import { ofHouse } from './asks-meant.ts';
import { FACTS_OF_MEASURE } from './comparing.ts';
import { byOtherMeasures } from './measures.ts';
import { INSIDE_OR_OUT, isDayAlone, questionOf, withoutBareDays } from './question.ts';
import { whetherSo } from './whether-so.ts';

/** @param told the places that the answer to the main act talks about */
export function alsoAsked(act: DialogueAct, told: readonly PlaceId[], turn: Turn): readonly DialogueAct[] {
  const asks = withoutBareDays(factsIn(turn.frame)).map((ask) => ofHouse(ask, turn.conversation, turn.scene));
  const isOfHours = asks.some(({ attribute }) => attribute === 'hours');
  const measured = byOtherMeasures(act, turn.frame);
  const then = [...measured, ...(isOfHours && act.kind !== 'compare' ? [] : openThen(act, told, turn))];
  if (SEARCH_ACTS.has(act.kind) && act.kind !== 'sort' && told.length > 0 && hears('withAddress', turn.frame))
    return [{ kind: 'tell_each', placeIds: told, questions: [{ attribute: 'address' }] }];
  if (asks.length === 0 || told.length === 0 || turn.frame.plan) return then;
  if (SEARCH_ACTS.has(act.kind)) return act.kind === 'sort' ? [] : ofTheList(asks, told, turn);
  const covered =
    act.kind === 'compare_by' ? [...COMPARED, ...[act, ...measured].flatMap(measuredBy)] : COVERED[act.kind];
  if (!covered) return then;
  const done = new Set<FactAttribute>([
    'in_time',
    ...covered,
    ...(act.kind === 'tell_facts' ? act.questions.flatMap(answeredBy) : []),
    // "And on weekdays?", answered for free entry, asks no hours beside it.
    ...(act.kind === 'tell_facts' &&
    act.questions.some(({ attribute }) => DATED.has(attribute)) &&
    asks.every(isOfDates)
      ? (['hours'] as const)
      : []),
  ]);
  const placeId = told[0]!;
  // The way tells the station.
  if (act.kind === 'direct' || asks.some(({ attribute }) => attribute === 'directions'))
    for (const each of OF_STATIONS) done.add(each);
  // "By metro, better with a lift": of the stations, by which the way is chosen.
  if (asks.some(({ by }) => RIDES.has(by ?? '')) || (act.kind === 'direct' && isChoiceOfMeans(turn.frame)))
    for (const each of ['feature:lift', 'wheelchair'] as const) done.add(each);
  // "Is there a café inside?" asks of no roof.
  if (hasWhat(turn.frame)) for (const each of INSIDE_OR_OUT) done.add(each as FactAttribute);
  const left = asks.filter((ask) => !done.has(questionOf(ask, turn.frame).attribute) && isOf(placeId, ask));
  // "Which is quieter, and which of them takes bookings?": what is asked of all of them is no question of the foremost.
  const isOfAll = ({ of }: FactAsk) => act.kind === 'compare_by' && of?.kind === 'all';
  return [
    ...then,
    ...ofEach(left.filter(isOfAll), told, turn.frame),
    ...ofThePlace(
      left.filter((ask) => !isOfAll(ask)),
      placeId,
      turn,
      act,
    ),
    ...ofOthers(act, placeId, turn),
    ...ofAllListed(act, turn),
    ...ofTheirOwn(asks, told, turn.frame),
  ];
}

const isOfDates = (ask: FactAsk): boolean => DATED.has(ask.attribute) || isDayAlone(ask);

/** "Tomorrow at noon, which is the nearest?", "one or the other, on Sunday?": the hours of then, of those set side by side. */
function openThen(act: DialogueAct, told: readonly PlaceId[], { frame }: Turn): readonly DialogueAct[] {
  const isOfHours = act.kind === 'compare_by' && MEASURED_BY_HOURS.has(act.by);
  if ((act.kind !== 'compare' && act.kind !== 'compare_by') || isOfHours || told.length === 0) return [];
  const on = act.kind === 'compare' ? act.on : dayIn(frame);
  if (!on || on.isNow) return [];
  return [{ kind: 'tell_each', placeIds: told.slice(0, MOST_SIDE_BY_SIDE), questions: [{ attribute: 'hours', on }] }];
}
const MEASURED_BY_HOURS: ReadonlySet<string> = new Set([
  'closes_later',
  'closes_earlier',
  'opens_earlier',
  'opens_later',
]);
const MOST_SIDE_BY_SIDE = 3;

/** Whether to go answers whether to go in. */
const answeredBy = ({ attribute, isFromOutside }: FactQuestion): readonly FactAttribute[] =>
  isFromOutside
    ? [attribute, 'feature:indoors', 'feature:outdoors']
    : attribute === 'step_free_station'
      ? [attribute, 'station']
      : [attribute];

/** Attributes that the replies to these acts answer. */
const COVERED: Readonly<Partial<Record<DialogueAct['kind'], readonly FactAttribute[]>>> = {
  describe: ['description', 'known_for', 'why', 'worth_it', 'people', 'age', 'detail'],
  tell_facts: ['description', 'known_for', 'why', 'worth_it'],
  tell_hours: ['hours', 'description', 'known_for', 'why', 'worth_it'],
  tell_prices: ['price', 'free_entry', 'description', 'known_for', 'why', 'worth_it'],
  direct: [
    'directions',
    'taxi',
    'distance',
    'apart',
    'station',
    'address',
    'duration',
    'description',
    'known_for',
    'why',
    'worth_it',
  ],
};

/** "The cheapest of those, how far on foot?": of the foremost. */
const COMPARED: readonly FactAttribute[] = ['description', 'known_for', 'why', 'worth_it', 'rating'];
const measuredBy = (act: DialogueAct): readonly FactAttribute[] =>
  act.kind === 'compare_by' ? (FACTS_OF_MEASURE[act.by] ?? []) : [];

/** A question without a name of its own is about the place that is talked about. */
const isOf = (placeId: PlaceId, { of }: FactAsk): boolean => {
  const named = of && placeIdIn(of);
  return named === undefined || named === placeId;
};

function ofThePlace(asks: readonly FactAsk[], placeId: PlaceId, turn: Turn, act: DialogueAct): readonly DialogueAct[] {
  const way = asks.find(({ attribute }) => attribute === 'directions');
  // "Which is nearer to the station, and how do I get there?": from the station.
  const from = way?.from ? startAt(way.from, turn.conversation, turn.scene) : 'from' in act ? act.from : undefined;
  const questions = asks.filter((ask) => ask !== way).map((ask) => questionOf(ask, turn.frame));
  return [
    ...(way ? [directTo({ placeId }, from)] : []),
    ...(questions.length > 0 ? [{ kind: 'tell_facts' as const, placeId, assumed: false, questions }] : []),
  ];
}

/** "Which of those have a terrace, and the phone of the first one": what is wished of all of them is told of each. */
function ofAllListed({ kind }: DialogueAct, { frame, conversation, scene }: Turn): readonly DialogueAct[] {
  const { shown } = conversation;
  const isOfAll = frame.references.some((each) => each.kind === 'all' && !each.isPair);
  if (!OF_ONE.has(kind) || !isOfAll || shown.length < 2) return [];
  const placeIds = shown.slice(0, MOST_LISTED);
  const wished = frame.wishes.filter(({ attribute }) => WISHED_OF_EACH.has(attribute));
  const questions = wished.flatMap((wish) => whetherSo(wish, placeIds, scene));
  return questions.length > 0 ? [{ kind: 'tell_each', placeIds, questions }] : [];
}
const OF_ONE: ReadonlySet<DialogueAct['kind']> = new Set(['tell_facts', 'tell_hours', 'tell_prices']);
const WISHED_OF_EACH: ReadonlySet<string> = new Set(['feature', 'diet', 'dish', 'wheelchair']);
const MOST_LISTED = 5;

const ofEach = (asks: readonly FactAsk[], placeIds: readonly PlaceId[], frame: Frame): readonly DialogueAct[] =>
  asks.length > 0 ? [{ kind: 'tell_each', placeIds, questions: asks.map((ask) => questionOf(ask, frame)) }] : [];

/** "Do the Prado and the Thyssen open on Monday?": the same of the other name. */
function ofOthers(act: DialogueAct, placeId: PlaceId, { frame }: Turn): readonly DialogueAct[] {
  if (act.kind !== 'tell_facts' || act.questions.some(({ attribute }) => OF_WAYS.has(attribute))) return [];
  const others = namedBeside(placeId, frame);
  return [...new Set(others)].map((other) => ({ ...act, placeId: other, assumed: false }));
}

/** "Is Reineta open at eight? And what does the Corral cost?": what is asked of each other place that is named. */
function ofTheirOwn(
  asks: readonly FactAsk[],
  told: readonly PlaceId[],
  frame: Frame,
): readonly Extract<DialogueAct, { kind: 'tell_facts' }>[] {
  const named = new Set(frame.references.flatMap((each) => placeIdIn(each) ?? []));
  if (named.size < 2) return [];
  const own = asks.flatMap((ask) => {
    const placeId = ask.of?.kind === 'name' && ask.of.role !== 'near' ? placeIdIn(ask.of) : undefined;
    return placeId && !told.includes(placeId) && !OF_WAYS.has(ask.attribute) ? [{ placeId, ask }] : [];
  });
  return [...new Set(own.map(({ placeId }) => placeId))].map((placeId) => ({
    kind: 'tell_facts',
    placeId,
    assumed: false,
    questions: own.filter((each) => each.placeId === placeId).map(({ ask }) => questionOf(ask, frame)),
  }));
}
const OF_STATIONS: readonly FactAttribute[] = ['station', 'step_free_station'];
const RIDES: ReadonlySet<string> = new Set(['metro', 'train']);
const OF_WAYS: ReadonlySet<FactAttribute> = new Set(['distance', 'station', 'directions']);

/** "A rooftop bar for tonight, and do I need to book?" */
function ofTheList(asks: readonly FactAsk[], told: readonly PlaceId[], turn: Turn): readonly DialogueAct[] {
  const { frame } = turn;
  const isWished = ({ said, attribute }: FactAsk) =>
    frame.wishes.some(
      (wish) =>
        (wish.said && overlap(wish.said, said)) ||
        (wish.attribute === 'feature' && wish.value === attribute) ||
        wish.attribute === attribute,
    );
  const left = asks.filter((ask) => OF_LISTS.has(ask.attribute) && !ask.of && !isWished(ask));
  return left.flatMap((ask) => ofEach([ask], told, frame));
}
/** Facts that a list does not show. */
const OF_LISTS: ReadonlySet<FactAttribute> = new Set([
  'booking',
  'phone',
  'payment',
  'dress_code',
  'parking',
  'duration',
]);
