// Decides what to do with a plan: make one, change the one that stands. Stops are as the message says them.
import type { Category } from '../../domain/category.ts';
import { type CivilDay, clockOf } from '../../domain/civil-day.ts';
import { anchorAt } from '../../domain/conversation.ts';
import { overlap } from '../../domain/span.ts';
import { foldedLine } from '../../domain/text.ts';
import type { Frame, PlanEdit, PlanRequest, Reference } from '../../nlp/frame.ts';
import { grammarOf } from '../../nlp/languages/grammars.ts';
import { isOfStanding } from '../../nlp/reading/plan/changes/of-standing.ts';
import { inLateHalf } from '../../nlp/reading/plan/waking.ts';
import { isPlace, placeIdIn } from '../../nlp/reference.ts';
import { NIGHTLIFE } from '../../vocabulary/categories.ts';
import { hasWhat, isWhat, must, UNSAID, type Wish } from '../../wishes/wish.ts';
import type { DialogueAct } from '../acts.ts';
import { anchorIn } from '../lists/anchors.ts';
import { coldWishes } from '../lists/shelter.ts';
import { wishSearch } from '../lists/wish-search.ts';
import { toldIn } from '../situation.ts';
import { isPlanOpen, type TalkState, type WishSearch } from '../state.ts';
import type { Turn } from '../turn.ts';
import { addedToStanding } from './added-to-standing.ts';
import { fromAfterLunch, withDinnerFirst } from './after-meal.ts';
import { walkOfListed, withAgreed } from './agreed-stops.ts';
import { askedOfAll } from './asked-of-all.ts';
import { soughtDayAfter, soughtElsewhere, soughtOnOtherDay } from './besides.ts';
import { withEnds } from './ends.ts';
import { inTheirTalk, isArtist, isLikedKind, isOfMonth, isOrigin, onItsDay, startSaid } from './in-talk.ts';
import { underRoof } from './rain.ts';
import { refinedStop } from './refined.ts';
import { remarkOf } from './remarks.ts';
import { withSettledStops } from './settled.ts';
import { searchOfStated, withStanding } from './stated.ts';
import { asMade } from './stops-asked.ts';
import { isOneTableAdded, mealMissing, tableOf } from './table.ts';
import { walked } from './walks.ts';

export function planOf(turn: Turn, usual: DialogueAct): DialogueAct | undefined {
  const { frame, conversation } = turn;
  const [request, isOpen] = [frame.plan, isPlanOpen(conversation)];
  if (request?.question?.about === 'after') return afterPlan(turn);
  if (request?.isByRoles && conversation.plan)
    return soughtDayAfter(turn) ?? (isOpen ? remarkOf(turn) : undefined) ?? editOf(request);
  const ofWhole =
    soughtElsewhere(turn) ??
    (isOpen ? soughtOnOtherDay(turn) : undefined) ??
    (isOpen ? (underRoof(turn) ?? onOtherDay(turn, usual) ?? sameForDays(turn)) : undefined);
  if (ofWhole) return ofWhole;
  if (request?.kind === 'ask')
    return (
      request.question && (mealMissing(turn, request.question) ?? { kind: 'tell_plan', question: request.question })
    );
  return (
    refinedStop(turn) ??
    tableOf(turn) ??
    remarkOf(turn) ??
    (isOpen ? askedOfAll(turn) : undefined) ??
    anotherStop(turn) ??
    (isOpen && !request ? fittedTo(turn) : undefined) ??
    (request ? asRequested(turn, request) : asUsual(turn, usual))
  );
}

/** The main intent is a plan, and the frame has no request for one. */
function asUsual(turn: Turn, usual: DialogueAct): DialogueAct | undefined {
  const { frame, conversation } = turn;
  // "The cheaper one. When does it start?" asks, and of nothing a plan is made.
  if (usual.kind !== 'plan' || isAsking(frame) || (isPlanOpen(conversation) && isOfMonth(frame))) return undefined;
  if (isChangeAlone(turn) || (isPlanOpen(conversation) && !saysAnything(frame)))
    return { kind: 'edit_plan', edits: [] };
  const isLateHalf = grammarOf(frame.language).plans.lateHalf.test(wordsOf(frame));
  const window = isLateHalf ? inLateHalf(usual.request.window) : usual.request.window;
  return made(turn, { ...usual.request, ...(window && { window }) }, wishSearch(turn));
}

function asRequested(turn: Turn, request: PlanRequest): DialogueAct | undefined {
  const { frame, conversation } = turn;
  const [main] = frame.intents;
  // "This instead of that" is read as a refinement, too.
  const isSwap = isPlanOpen(conversation) && request.kind === 'edit' && isOfStanding(request.edits);
  const beside = addedToStanding(turn, request);
  if (beside) return { kind: 'edit_plan', edits: beside };
  // "Start again: the museum, lunch, the park", whatever else it refuses, is another plan.
  const isMeant = main?.intent === 'plan' || main?.intent === 'correction' || isSwap || request.isAnew === true;
  if (!isMeant) return undefined;
  if (request.kind === 'make' && isElsewhere(frame)) return { kind: 'out_of_scope' };
  if (conversation.plan && isTooMuch(request)) return { kind: 'edit_plan', edits: [{ kind: 'less' }] };
  if (request.kind === 'edit' && conversation.plan && request.edits.length > 0) return editOf(request);
  // "A restaurant with stew for lunch on Friday" is one table, and looked for.
  if (request.kind === 'edit' && !conversation.plan && isOneTableAdded(request, frame)) return undefined;
  if (request.kind === 'make' || request.window || hasWhat(frame))
    return made(turn, request, searchOfPlan(turn, request));
  return request.edits.length > 0 ? { kind: 'edit_plan', edits: request.edits } : undefined;
}

const editOf = ({ edits, isEndAsked }: PlanRequest): DialogueAct =>
  isEndAsked ? { kind: 'edit_plan', edits, isEndAsked } : { kind: 'edit_plan', edits };

const isAsking = ({ asks, wishes }: Frame): boolean =>
  asks.some(({ kind }) => kind === 'fact' || kind === 'compare') && !wishes.some(isWhat);

/** "Make it Saturday", "move it to Friday": the plan that stands, on another day. "A plan for Saturday" is another plan. */
function onOtherDay(turn: Turn, usual: DialogueAct): DialogueAct | undefined {
  const day = otherDay(turn, usual);
  return day === undefined ? undefined : { kind: 'edit_plan', edits: [ofOneDay(turn, day) ?? { kind: 'day', day }] };
}

function otherDay({ frame, conversation }: Turn, usual: DialogueAct): CivilDay | undefined {
  const { plan, whens } = frame;
  // "Saturday instead of Friday", of a plan for Friday.
  const standing = new Set((conversation.plan?.days ?? []).map(({ day }) => day));
  const others = whens.filter((each) => each.day !== undefined && !standing.has(each.day));
  const said = whens.length === 2 && others.length === 1 ? others : whens;
  const [when] = said;
  const isWhole = plan?.edits.every((edit) => edit.kind === 'move' && edit.of.kind === 'pronoun') ?? true;
  const isTimed = when?.fromMin !== undefined || when?.toMin !== undefined || when?.label !== undefined;
  // "In December" is no day.
  if (when?.untilDay !== undefined) return undefined;
  if (said.length !== 1 || isTimed || plan?.kind === 'make' || !isWhole || hasWhat(frame)) return undefined;
  if (frame.references.some(isPlace) || frame.situation.some(({ kind }) => kind !== 'party')) return undefined;
  const days = conversation.plan?.days ?? [];
  // "What are we doing on Saturday?", of a plan that has that day, asks about it.
  if (plan?.kind === 'ask' && (plan.question?.about !== 'part' || days.some(({ day }) => day === when?.day)))
    return undefined;
  const isSaid = grammarOf(frame.language).plans.otherDay.test(wordsOf(frame));
  return usual.kind === 'plan' || plan?.kind === 'ask' || isSaid ? when?.day : undefined;
}

/** "Change the Sunday", of a plan that has it beside other days: that day is another. */
function ofOneDay({ conversation: { plan }, frame }: Turn, day: CivilDay): PlanEdit | undefined {
  const days = plan?.days ?? [];
  const on = frame.whens.find((each) => each.day === day);
  return on && days.length > 1 && days.some((each) => each.day === day) ? { kind: 'anew', on } : undefined;
}

const wordsOf = ({ text }: Frame): string => foldedLine(text);

/** "The same, but for two days". */
function sameForDays({ frame, conversation }: Turn): DialogueAct | undefined {
  const { planAsked } = conversation;
  const { plan, language } = frame;
  if (!planAsked || plan?.days === undefined || plan.stops.length > 0) return undefined;
  if (!grammarOf(language).plans.same.test(wordsOf(frame))) return undefined;
  return { ...planAsked, kind: 'plan', request: { ...planAsked.request, days: plan.days } };
}

/** A day, a kind, a place or somebody: enough for another plan. */
const saysAnything = (frame: Frame): boolean =>
  frame.whens.length > 0 || hasWhat(frame) || frame.references.some(isPlace) || frame.situation.length > 0;

/** "A day in another city", of which nothing else was said: a name that the city does not have. */
const isElsewhere = ({ intents, plan, wishes, unread }: Frame): boolean =>
  intents.some(({ intent, confidence }) => intent === 'out_of_scope' && confidence >= SURE) &&
  plan?.stops.length === 0 &&
  wishes.length === 0 &&
  unread.some(({ text }) => /^\p{Lu}/u.test(text));
const SURE = 0.9;

/** "She's vegan, by the way", of the plan that was just told: what does not suit gives way. */
function fittedTo({ frame, conversation, scene }: Turn): DialogueAct | undefined {
  const { attitudes } = frame;
  const refused = frame.references.find(
    (each) => each.kind === 'name' && each.role === 'except' && isOfPlan(conversation, each),
  );
  if (refused && frame.asks.length === 0) return { kind: 'edit_plan', edits: [{ kind: 'swap', of: refused }] };
  if (hasWhat(frame)) return undefined;
  // "Can my dad get round the palace in a wheelchair?" asks of that stop.
  const isOfStop = frame.references.some((each) => each.kind === 'name' && isOfPlan(conversation, each));
  if (frame.asks.some(({ kind }) => kind !== 'help') || (isOfStop && /[?¿]/u.test(frame.text))) return undefined;
  const visits = (conversation.plan?.days ?? []).flatMap(({ stops }) => stops.filter(({ meal }) => !meal));
  const isInPlan = (category: Category) =>
    visits.some(({ placeId }) => scene.placeOf(placeId)?.categories.includes(category));
  const unwanted = attitudes.flatMap(({ categories, polarity = 0 }) => (polarity < 0 ? categories.slice(0, 1) : []));
  const isOnlyRefusal = attitudes.length > 0 && attitudes.every(({ polarity = 0 }) => polarity < 0);
  // "I don't do churches", of a plan that has none: said, and no other list.
  const disliked = unwanted.some(isInPlan) ? unwanted.filter(isInPlan) : isOnlyRefusal ? unwanted.slice(0, 1) : [];
  if (disliked.length > 0)
    return {
      kind: 'edit_plan',
      edits: disliked.map((category) => ({
        kind: 'drop',
        of: { kind: 'type', category, said: UNSAID },
        isAll: true,
      })),
    };
  return toldIn(frame).some(({ kind }) => OF_STOPS.has(kind))
    ? { kind: 'edit_plan', edits: [{ kind: 'suit' }] }
    : undefined;
}
const isOfPlan = ({ plan }: TalkState, reference: Reference): boolean =>
  plan?.days.some(({ stops }) => stops.some(({ placeId }) => placeId === placeIdIn(reference))) ?? false;
const OF_STOPS: ReadonlySet<string> = new Set(['diet', 'allergy', 'access']);

/** "And where do we go after?": what is open near the last stop when the plan is over. */
function afterPlan({ conversation, frame, scene }: Turn): DialogueAct | undefined {
  const day = conversation.plan?.days.at(-1);
  const stop = day?.stops.at(-1);
  const place = stop && scene.placeOf(stop.placeId);
  if (!day || !place) return undefined;
  const isLate = day.until >= LATE_MIN;
  const minute = Math.min(day.until, LAST_MIN);
  const clock = clockOf(minute);
  const isFed = day.stops.some(({ meal }) => meal === 'dinner');
  const categories: readonly Category[] =
    isLate && isFed ? NIGHTLIFE : isLate ? ['restaurants'] : ['cafes', 'pubs/bars'];
  const open = must({ attribute: 'open', operator: 'at', value: `${day.day}T${clock}` });
  const isTimed = frame.wishes.some(({ attribute }) => attribute === 'open');
  const taken = day.stops.map(({ placeId }) => placeId);
  return {
    kind: 'recommend',
    search: {
      categories: hasWhat(frame) ? [] : categories,
      filters: [],
      anchor: anchorAt(place),
    },
    ...(!isTimed && { added: [open] }),
    changes: [],
    without: taken,
  };
}
const LATE_MIN = 19 * 60;
const LAST_MIN = 23 * 60 + 30;

/** The plan as this message asks for it, with what was settled on before. */
function made(turn: Turn, said: PlanRequest, search: WishSearch): DialogueAct {
  const walk = said.walk && (said.isOfAgreed ? walkOfListed(turn, said) : undefined);
  if (said.walk && !walk) return walked(turn, said, said.walk, search);
  if (walk) return { kind: 'plan', request: walk, search };
  const asked = inTheirTalk(turn, withoutLiked(turn.frame, asMade(said, turn.frame)));
  const settled = said.isAnew ? onItsDay(turn, asked) : withSettledStops(turn, withAgreed(turn, asked));
  const request = withStanding(turn, withDinnerFirst(turn, fromAfterLunch(turn, settled)));
  return { kind: 'plan', ...withEnds(turn, request, searchOfStated(turn.conversation, request, search)) };
}

/** "We love markets and old cafés" lists no stops: they are among those of the day. */
const withoutLiked = (frame: Frame, { stops, ...request }: PlanRequest): PlanRequest => ({
  ...request,
  stops: stops.filter(({ wish, meal, at }) => request.isStated || meal || at || !wish || !isLikedKind(frame, wish)),
});

/** "Dinner in the old town" says where a stop is, not where the day begins. */
function searchOfPlan(turn: Turn, { stops }: PlanRequest): WishSearch {
  const { anchor, ...search } = wishSearch(turn);
  const isOfStop = stops.some(({ near, reference }) =>
    [near, reference].some((each) => each?.kind === 'name' && each.candidates[0]?.entry.name === anchor?.name),
  );
  // A place that was talked about before is a stop at most; an area is where the day is spent.
  const isOfTalk = anchor?.placeId !== undefined && !anchorIn(turn.frame);
  const start = startSaid(turn.frame);
  const said = [...(search.wishes ?? []), ...turn.frame.wishes.filter(isOfWhole), ...coldWishes(turn.frame)];
  // "A viewpoint" is one stop, and not what every stop is to have.
  const isOfStops = ({ attribute, said: own }: Wish) =>
    attribute === 'feature' && own !== undefined && stops.some(({ wish }) => wish?.said && overlap(wish.said, own));
  const distinct = said.filter((wish, at) => !isOfStops(wish) && said.findIndex((each) => isSame(each, wish)) === at);
  const wishes = withSettled(distinct, turn.conversation.wishes ?? []);
  return {
    ...search,
    ...(wishes.length > 0 && { wishes }),
    ...(start
      ? { anchor: start }
      : anchor && !isOfStop && !isOfTalk && !isOrigin(turn.frame, anchor) && !isArtist(turn, anchor) && { anchor }),
  };
}

/** A list keeps "cheap" apart; of a plan it is said of every stop. */
const isOfWhole = ({ attribute, polarity }: Wish): boolean =>
  polarity === 'want' && (attribute === 'price_level' || attribute === 'amount');
const isSame = (a: Wish, b: Wish): boolean => a.attribute === b.attribute && a.value === b.value;

/** What was not wanted, and what it may cost, holds for the plan too. */
function withSettled(said: readonly Wish[], before: readonly Wish[]): readonly Wish[] {
  const kept = before.filter(
    (wish) =>
      (wish.polarity === 'avoid' || wish.attribute === 'price_level' || wish.attribute === 'amount') &&
      said.every(({ attribute, value }) => attribute !== wish.attribute || value !== wish.value),
  );
  return [...said, ...kept];
}

/** "That is too much for one day", of the plan that stands. */
const isTooMuch = ({ kind, days, stops, window, minutes, edits }: PlanRequest): boolean =>
  kind === 'make' && days === 1 && stops.length === 0 && edits.length === 0 && !window && minutes === undefined;

/** "Not the second one, another", "we have been to the museum": of the stops of the plan that was just told. */
function anotherStop({ frame, conversation }: Turn): DialogueAct | undefined {
  if (!isPlanOpen(conversation) || frame.plan?.edits.length || hasWhat(frame)) return undefined;
  const rejected = frame.changes.flatMap((change) => (change.kind === 'reject' ? change.of : []));
  const isOther = frame.asks.some(({ kind }) => kind === 'more') || rejected.length > 0;
  const of =
    [...rejected, ...frame.references].find(({ kind }) => kind === 'ordinal') ??
    rejected.find((each) => isPlace(each) || each.kind === 'type');
  return isOther && of ? { kind: 'edit_plan', edits: [{ kind: 'swap', of }] } : undefined;
}

/** "Start an hour later", where no plan stands: says nothing that one could be made of. */
const isChangeAlone = ({ frame }: Turn): boolean =>
  frame.changes.length > 0 && frame.whens.length === 0 && !hasWhat(frame);
