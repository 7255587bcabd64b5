// Acts about one place, or two: details, hours, prices, the way there, a comparison; and an afternoon's plan.

import type { Anchor } from '../../domain/conversation.ts';
import { overlap } from '../../domain/span.ts';
import type { PlanRequest, When } from '../../nlp/frame.ts';
import { OPEN_END_MIN } from '../../nlp/temporal/piece.ts';
import type { Intent } from '../../nlp/understanding.ts';
import { isForConvenience } from '../../wishes/convenience.ts';
import { must, type Said } from '../../wishes/wish.ts';
import type { Destination, DialogueAct, PlaceTopic } from '../acts.ts';
import { hears } from '../cues.ts';
import { filtersOf, newSearch, searchAround } from '../lists/search.ts';
import { withFrame } from '../lists/wish-search.ts';
import { anchorOf, indexOf, type Pointing, placeIdOf, placePointedAt } from '../places/reference.ts';
import { startAt } from '../places/resolve.ts';
import { plannedFor } from '../plan/time.ts';
import { sameSearch } from '../state.ts';
import type { Turn } from '../turn.ts';
import { directTo } from '../ways/way.ts';
import { pairCompared } from './criteria.ts';

const TOPIC_OF: Partial<Record<Intent, PlaceTopic>> = {
  place_details: 'describe',
  opening_hours: 'tell_hours',
  prices: 'tell_prices',
  why: 'explain',
};

export function aboutAPlace(turn: Turn, intent: Intent): DialogueAct {
  const { about, refine } = turn.heard.request;
  // An area or a station has neither tickets nor a closing time: show what is there instead.
  if (about && !placeIdOf(about)) {
    const inside = about.entry.thing.kind === 'area';
    return { kind: 'nearby', search: searchAround({ ...anchorOf(about), inside }, turn.heard), changes: [] };
  }
  const topic = TOPIC_OF[intent] ?? 'describe';
  const asksFeatures = filtersOf(refine).some((each) => each !== 'open_now' && each !== 'open_on');
  const pointing = placePointedAt(turn);
  return (
    freeThen(turn, pointing) ?? placeAct(topic === 'describe' && asksFeatures ? 'tell_features' : topic, pointing, turn)
  );
}

/** "If I get there at six, is it free?": whether it is open then, and when it is free. */
function freeThen({ heard, frame }: Turn, pointing: Pointing): DialogueAct | undefined {
  const asked = filtersOf(heard.request.refine);
  const [on] = frame.whens;
  if (!on || pointing.found !== 'one' || !asked.includes('free') || !asked.includes('open_on')) return undefined;
  const questions = [{ attribute: 'hours', on } as const, { attribute: 'free_entry' } as const];
  return { kind: 'tell_facts', placeId: pointing.placeId, assumed: false, questions };
}

export function placeAct(topic: PlaceTopic, pointing: Pointing, turn: Turn): DialogueAct {
  const { weekday, refine } = turn.heard.request;
  if (pointing.found === 'beyond') {
    const { shown } = turn.conversation;
    return { kind: 'ask', question: { slot: 'ordinal', intent: intentOf(topic), options: shown } };
  }
  if (pointing.found === 'nothing')
    return (
      oneOfAKind(turn) ??
      whatIsThere(turn) ??
      worthSeeing(turn) ??
      convenienceSought(turn) ??
      askWhichPlace(turn, intentOf(topic))
    );
  return {
    kind: topic,
    placeId: pointing.placeId,
    assumed: pointing.found === 'guess',
    ...(weekday !== undefined && { weekday }),
    ...(topic === 'describe' && asksDetail(turn) && { isDetail: true }),
    ...(topic === 'tell_features' && { features: filtersOf(refine) }),
  };
}

/** "And what's there?", after the way to an area. */
function whatIsThere({ conversation, heard }: Turn): DialogueAct | undefined {
  const { anchor, lastAct } = conversation;
  if (lastAct !== 'direct' || !anchor || !hears('there', heard)) return undefined;
  return { kind: 'nearby', search: searchAround({ ...anchor, inside: true }, heard), changes: [] };
}

/** A question in words of which no fact was read, about something and not the place as a whole. */
const isUnanswered = ({ frame, heard }: Turn): boolean =>
  frame.asks.length === 0 &&
  frame.references.every(({ kind }) => kind !== 'name') &&
  hears('question', heard) &&
  frame.unread.length + frame.wishes.length > 0;

const asksDetail = (turn: Turn): boolean => hears('detail', turn.heard) || isUnanswered(turn) || asksMore(turn);

const asksMore = ({ conversation, heard }: Turn): boolean =>
  conversation.lastAct === 'describe' && hears('alsoThat', heard) && !heard.request.about;

/** "Do they do couples?", after a list: asked of a place, though no word of it is known. */
export function detailOf(turn: Turn, usual: DialogueAct): DialogueAct | undefined {
  const { frame, conversation, heard } = turn;
  const isLeft = usual.kind === 'out_of_scope' || (usual.kind === 'ask' && usual.question.slot === 'category');
  const isOnTable = conversation.focus !== undefined || conversation.shown.length > 0;
  const isSure = (frame.intents[0]?.confidence ?? 0) >= SURE;
  const { wishes, asks, situation, references, unread, whens } = frame;
  const isNothingElse =
    wishes.length + asks.length + situation.length + whens.length === 0 &&
    references.every(({ kind }) => kind === 'pronoun') &&
    !frame.plan &&
    !frame.elsewhere;
  if (!isLeft || !isOnTable || isSure || !isNothingElse || !heard.text.includes('?')) return undefined;
  return unread.length > 0 && unread.length <= MOST_UNREAD
    ? placeAct('describe', placePointedAt(turn), turn)
    : undefined;
}
const SURE = 0.8;
const MOST_UNREAD = 2;

/** "Where is the stadium?", out of nothing, asks for stadiums. */
function oneOfAKind(turn: Turn): DialogueAct | undefined {
  const { reference, about } = turn.heard.request;
  const { category, kind } = reference ?? {};
  if (!category || about || turn.conversation.shown.length > 0) return undefined;
  const kinds = kind && { kinds: { [category]: [kind] } };
  return { kind: 'recommend', search: { ...newSearch(turn), categories: [category], ...kinds }, changes: [] };
}

/** "What's worth seeing?", "what museums are worth it?": of no place in particular. */
function worthSeeing(turn: Turn): DialogueAct | undefined {
  const { asks, references } = turn.frame;
  const isOfNothing = asks.length > 0 && asks.every((ask) => ask.kind === 'fact' && ask.attribute === 'worth_it');
  // The "it" of "worth it" points at nothing.
  const isOver = (one: Said) => asks.some(({ said }) => overlap(said, one));
  if (!isOfNothing || !references.every(({ said }) => isOver(said))) return undefined;
  return { kind: 'recommend', search: newSearch(turn), changes: [] };
}

/** "Is there a public toilet in the old town?", with no place on the table that could have one: the toilet itself is sought. */
function convenienceSought(turn: Turn): DialogueAct | undefined {
  const isSought = turn.frame.wishes.some(isForConvenience);
  return isSought ? { kind: 'recommend', search: newSearch(turn), changes: [] } : undefined;
}

const intentOf = (topic: PlaceTopic): Intent =>
  (Object.keys(TOPIC_OF) as Intent[]).find((intent) => TOPIC_OF[intent] === topic) ?? 'place_details';

export const askWhichPlace = ({ conversation }: Turn, intent: Intent): DialogueAct => ({
  kind: 'ask',
  question: { slot: 'place', intent, options: conversation.shown },
});

export function direct(turn: Turn): DialogueAct {
  const { about, anchor } = turn.heard.request;
  const goal = namedGoal(turn);
  const start = startOfWay(turn);
  if (goal) return directTo(goal, start ?? (anchor && about && anchorOf(anchor)));
  const pointing = placePointedAt(turn);
  if (pointing.found !== 'one' && pointing.found !== 'guess') return askWhichPlace(turn, 'directions');
  return directTo({ placeId: pointing.placeId }, start ?? (anchor && anchorOf(anchor)));
}

/** "From the park to the Prado", "desde allí". */
function startOfWay({ frame, conversation, scene }: Turn): Anchor | undefined {
  const said = frame.references.find((each) => each.kind !== 'name' && 'role' in each && each.role === 'from');
  return said && startAt(said, conversation, scene);
}

/** A lone anchor ("how do I get to Sol?") is the goal when nothing is being talked about. */
function namedGoal({ conversation, heard }: Turn): Destination | undefined {
  const { about, anchor, ordinal, reference } = heard.request;
  const nothingElse = ordinal === undefined && !reference && conversation.shown.length === 0;
  const goal = about ?? (nothingElse ? anchor : undefined);
  if (!goal) return undefined;
  const placeId = placeIdOf(goal);
  const isArea = goal.entry.thing.kind === 'area';
  return placeId ? { placeId } : { ...anchorOf(goal), ...(isArea && { inside: true }) };
}

export function compare(turn: Turn): DialogueAct {
  const { conversation, heard } = turn;
  const { about, other, anchor, ordinal, otherOrdinal } = heard.request;
  // "Which of the two is closer to Atocha?" measures from there.
  const from = anchor?.role === 'near' && hears('ofThese', heard) ? anchorOf(anchor) : undefined;
  const named = [about, other, from ? undefined : anchor].flatMap((mention) => (mention && placeIdOf(mention)) ?? []);
  const numbered = [ordinal, otherOrdinal].flatMap((each) =>
    each === undefined ? [] : (conversation.shown[indexOf(each, conversation.shown.length)] ?? []),
  );
  // "Which of those has the most room?": of all of them, by whatever is known.
  const isOfAll = turn.frame.references.some((each) => each.kind === 'all' && !each.isRest && !each.isPair);
  if (isOfAll && named.length < 2 && numbered.length === 0 && conversation.shown.length > 2)
    return {
      kind: 'compare_by',
      by: 'which_would_you_pick',
      placeIds: conversation.shown,
      pick: withFrame(sameSearch(conversation), turn, conversation),
    };
  if (numbered.length === 2) return pairCompared(turn, [numbered[0]!, numbered[1]!], from && { from });
  const { talkedOf = [], shown } = conversation;
  const candidates = [named, conversation.focus ?? [], numbered, shown.length > 1 ? [] : talkedOf, shown].flat();
  const [a, b] = new Set(candidates);
  // "Then the Prado, which is closer anyway.": one name, and no question, compares nothing.
  const isTold = named.length === 1 && numbered.length === 0 && isStatement(turn);
  if (a && b && !isTold) return pairCompared(turn, [a, b], from && { from });
  return a ? { kind: 'describe', placeId: a, assumed: false } : askWhichPlace(turn, 'compare');
}

const isStatement = ({ frame }: Turn): boolean =>
  frame.asks.length === 0 && !hears('question', frame) && !/[?¿]/u.test(frame.text);

/** By the request alone: the kinds asked for, and the hour or part of the day that the message names. */
export function plan(turn: Turn): DialogueAct {
  const { heard, frame } = turn;
  const search = newSearch(turn);
  const when = plannedFor(heard.text, heard.request.atMinutes);
  const said = { start: 0, end: heard.text.length, text: heard.text };
  const window = withoutOpenEnd(frame.whens[0]);
  const stops = search.categories.slice(0, MOST_STOPS).map((value) => ({
    wish: must({ attribute: 'category', operator: 'is', value }),
  }));
  const request: PlanRequest = {
    kind: 'make',
    stops,
    edits: [],
    said,
    ...(window ? { window } : { window: { ...when, said } }),
  };
  return { kind: 'plan', search, request };
}
const MOST_STOPS = 4;

/** "From six on": the reader of times gives such a stretch an end at four in the morning. */
function withoutOpenEnd(when: When | undefined): When | undefined {
  if (when?.toMin !== OPEN_END_MIN) return when;
  const { toMin: _, ...open } = when;
  return open;
}
