// The answers to a message that asks for several things, in one reply: each ask is answered in the light of the one before it.
import { ASKS_NOTHING, type DialogueAct } from '../../chat/acts.ts';
import type { Answer } from '../../chat/answer.ts';
import { isOpenAlone } from '../../chat/facts/ask-kinds.ts';
import { anchorOf } from '../../chat/places/resolve.ts';
import { sentencesIn } from '../../chat/replies/sentences.ts';
import { type TalkState, type WishSearch, withoutSearch } from '../../chat/state.ts';
import { hearsTold } from '../../chat/told-apart.ts';
import type { PlaceId } from '../../domain/branded.ts';
import { anchorAt } from '../../domain/conversation.ts';
import type { Frame } from '../../nlp/frame.ts';
import type { Wish } from '../../wishes/wish.ts';
import type { TakenTurn } from './taken-turn.ts';

/** "When should I leave, and is the metro all right?": the way is told with the hour. */
export function withoutWays(asks: readonly string[], { leaving }: TalkState): readonly string[] {
  const isOfLeaving = (ask: string) => hearsTold('whenToLeave', ask) || hearsTold('inTime', ask);
  if (!asks.some(isOfLeaving) || !leaving) return asks;
  return asks.filter((ask) => isOfLeaving(ask) || !hearsTold('ways', ask));
}

/** One ask as a turn, with what was heard of it. */
type AskTaken = TakenTurn & { readonly frame: Frame };

/** Which of how many asks of a message is answered. */
export interface Part {
  readonly at: number;
  readonly of: number;
  /** Places of the lists before it. */
  readonly listed: readonly PlaceId[];
}
export const ALONE: Part = { at: 0, of: 1, listed: [] };

/**
 * Undefined where one of the asks leads to nothing that could be answered: then the message is better taken as a whole, unless
 * another is of a topic, which is told without the rest.
 *
 * @param answerTo takes one ask as a turn
 */
export function answeredApart(
  asks: readonly string[],
  before: TalkState,
  answerTo: (ask: string, state: TalkState, part: Part) => AskTaken,
): TakenTurn | undefined {
  const taken: AskTaken[] = [];
  const lost: string[] = [];
  for (const [at, ask] of asks.entries()) {
    const last = taken.at(-1);
    const listed = taken.flatMap(({ found }) => idsIn(found));
    const one = answerTo(ask, last ? goingOn(last) : before, { at, of: asks.length, listed });
    if (LEADS_NOWHERE.has(one.act.kind)) lost.push(ask);
    else taken.push(one);
  }
  const isWhole = lost.length > 0 && !taken.some(({ found }) => found.kind === 'topics' || found.kind === 'leaving');
  return isWhole || taken.length === 0 ? undefined : joined(taken, before);
}
const LEADS_NOWHERE: ReadonlySet<DialogueAct['kind']> = new Set([...ASKS_NOTHING, 'forget']);

/** "What time does the Prado close and where can I eat after?": around what was asked about. */
function goingOn({ next, found, frame }: AskTaken): TalkState {
  const named = frame.references.flatMap((each) => (found.kind === 'topics' ? (anchorOf(each) ?? []) : []));
  const [spot, ...others] = named;
  if (spot && others.length === 0)
    return { ...next, anchor: spot, lastAct: 'tell_topics', ...(spot.placeId && { focus: spot.placeId }) };
  if (!('card' in found) || !found.card) return next;
  return { ...next, anchor: anchorAt(found.card.place) };
}

/**
 * A search of its own goes on from the place and the day of the ask before it, and from nothing else of its list. As after a
 * text about a part of the city, no list is on the table, and the talk stays there.
 */
export function afresh(state: TalkState): TalkState {
  const { focus: _f, talkedOf: _t, ...rest } = withoutSearch(state);
  const { anchor, weekday } = state;
  const wishes = (state.wishes ?? []).filter(({ attribute }) => attribute === 'open');
  return {
    ...rest,
    categories: [],
    filters: [],
    shown: [],
    wishes,
    ...(weekday !== undefined && { weekday }),
    ...(anchor && { anchor, lastAct: 'tell_topics' }),
  };
}

/** "Is there a bar near there?", "how do I get to it?": what was answered before is pointed at. */
export const pointsBack = (frame: Frame): boolean =>
  isOpenAlone(frame) ||
  frame.asks.some(({ kind }) => kind === 'fact' || kind === 'more') ||
  // "Anything closer?", behind a question: closer than what was listed.
  frame.changes.some(({ kind }) => kind === 'tighten' || kind === 'relax') ||
  frame.references.some(({ kind }) => kind !== 'name' && kind !== 'here');

function joined(taken: readonly AskTaken[], before: TalkState): TakenTurn {
  const last = taken.at(-1)!;
  const lists = taken.filter(({ found }) => found.kind === 'list');
  const main = lists.at(-1) ?? last;
  const shown = lists.flatMap(({ found }) => idsIn(found));
  const searches = lists.flatMap(({ found }) => (found.kind === 'list' ? found.search : []));
  const seen = taken.flatMap(({ next }) => next.seen);
  const { howMany: _, known = [], ...next } = last.next;
  const topicsTold = taken.flatMap((each) => each.next.topicsTold ?? []);
  const stillKnown = known.filter((placeId) => !shown.includes(placeId));
  // "Can I pay in pesos? Where do I change money?": the second was told with the first.
  const isTold = ({ found }: AskTaken) => found.kind === 'topics' && found.text === '' && taken.length > 1;
  const texts = saidOnce(taken.flatMap((each) => (isTold(each) ? [] : each.answer.responseText)));
  const isInLines = texts.some((text) => text.includes('\n'));
  return {
    ...main,
    answer: {
      ...main.answer,
      responseText: texts.join(isInLines ? '\n\n' : ' '),
      recommendations: taken
        .flatMap(({ answer }) => answer.recommendations)
        .filter(({ place }, at, all) => all.findIndex((other) => other.place.id === place.id) === at),
      understood: {
        ...main.answer.understood,
        wishes: taken.flatMap(({ answer }) => answer.understood.wishes),
        unread: [...new Set(taken.flatMap(({ answer }) => answer.understood.unread))],
      },
    },
    next: {
      ...next,
      turn: before.turn + 1,
      ...(stillKnown.length > 0 && { known: stillKnown }),
      ...(topicsTold.length > 0 && { topicsTold }),
      ...(next.shown.length === 0 && onTable(taken)),
      ...(lists.length > 1 && { ...ofBoth(searches), shown, seen: [...new Set(seen)] }),
    },
    parts: taken,
  };
}

/** The reply with what is told behind it; a sentence that it has already stands once. */
export function withTexts(taken: TakenTurn, rest: readonly string[]): TakenTurn {
  const texts = saidOnce([taken.answer.responseText, ...rest]);
  const isInLines = taken.answer.responseText.includes('\n');
  return { ...taken, answer: { ...taken.answer, responseText: texts.join(isInLines ? '\n\n' : ' ') } };
}

/** A sentence that answers two asks, such as where to ring and ask, stands once; lines of a list stay as they are. */
function saidOnce(texts: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  const fresh = (line: string): string => {
    if (/^\s*(?:\d+\.|-) /u.test(line)) return line;
    const own = sentencesIn(line).filter((part) => !seen.has(part));
    for (const part of own) seen.add(part);
    return own.join(' ');
  };
  return texts.flatMap((text) => {
    const lines = text.split('\n').flatMap((line) => (line === '' ? [line] : fresh(line) || []));
    return lines.some((line) => line !== '') ? [lines.join('\n').trim()] : [];
  });
}

/** "How do I get to the park, and are there lifts?": the park is still what is talked of after a text about lifts. */
function onTable(taken: readonly AskTaken[]): Pick<TalkState, 'focus' | 'shown' | 'talkedOf'> | undefined {
  const last = taken.findLast(({ next }) => next.shown.length > 0)?.next;
  if (!last) return undefined;
  const { shown, focus, talkedOf } = last;
  return { shown, ...(focus && { focus }), ...(talkedOf && { talkedOf }) };
}

/** "Closer", "others": of either kind, where both were looked for around the same place; only what was wished of both holds on. */
function ofBoth(searches: readonly WishSearch[]): Partial<WishSearch> {
  const [first, ...others] = searches;
  if (!first || others.some(({ anchor }) => anchor?.name !== first.anchor?.name)) return {};
  const categories = [...new Set(searches.flatMap((each) => each.categories))];
  const kinds = Object.assign({}, ...searches.map((each) => each.kinds ?? {}));
  const wishes = (first.wishes ?? []).filter((wish) =>
    others.every((each) => (each.wishes ?? []).some((other) => isSameWish(wish, other))),
  );
  return {
    categories,
    filters: first.filters.filter((filter) => others.every((each) => each.filters.includes(filter))),
    kinds,
    wishes,
  };
}

const isSameWish = ({ said: _, ...one }: Wish, { said: __, ...other }: Wish): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const idsIn = (found: Answer): readonly PlaceId[] =>
  found.kind === 'list' ? found.groups.flatMap(({ cards }) => cards.map(({ place }) => place.id)) : [];

/**
 * Two lists in one reply are short, and have no place in common. "Which is nearer to the station? How do I walk there?": the way
 * begins where it was measured from.
 */
export function ofPart(act: DialogueAct, { of, listed }: Part, { lastAct, lastStart }: TalkState): DialogueAct {
  if (of > 1 && act.kind === 'direct' && !act.from && lastAct === 'compare' && lastStart)
    return { ...act, from: lastStart };
  if (of < 2 || !('changes' in act)) return act;
  const most = Math.min(act.search.howMany ?? MOST_EACH, of > 2 ? FEW_EACH : MOST_EACH);
  const without = [...new Set([...(act.without ?? []), ...listed])];
  return { ...act, search: { ...act.search, howMany: most }, ...(without.length > 0 && { without }) };
}
const MOST_EACH = 3;
const FEW_EACH = 2;

/** Numbers go on from the list before; what one can ask next is said once. */
export const numberedOn = (found: Answer, { at, of, listed }: Part): Answer =>
  found.kind === 'list' && of > 1
    ? {
        ...found,
        ...(listed.length > 0 && { listedBefore: listed.length }),
        ...(at < of - 1 && { isFollowed: true as const }),
      }
    : found;
