// Which topics of the city a message asks about after the turn before, which sides of them, and what is left to be read.
import { hears } from '../../chat/cues.ts';
import type { TalkState } from '../../chat/state.ts';
import { aspectsIn, toldOf } from '../../chat/topic-parts.ts';
import { type TopicsHeard, topicsIn } from '../../chat/topics.ts';
import { askedBy, sameTopics, topicsAgain } from '../../chat/topics-again.ts';
import type { Topic } from '../../city/topics.ts';
import type { PlaceId } from '../../domain/branded.ts';
import type { TopicAspect } from '../../domain/topic-aspect.ts';
import type { Frame } from '../../nlp/frame.ts';
import type { ReadContext } from '../../nlp/reading/context.ts';
import { placeIdIn } from '../../nlp/reference.ts';
import type { Understanding } from '../../nlp/understanding.ts';
import { hasWhat } from '../../wishes/wish.ts';
import type { Heard } from './topics-told.ts';
import type { ConversationWorld } from './world.ts';

export function topicsHeard(
  { recommend }: ConversationWorld,
  message: string,
  state?: TalkState,
  before?: string,
): TopicsHeard | undefined {
  const all = recommend.city.topics ?? [];
  const named = topicsIn(message, all, before);
  // What gives way to the facts of one place gives way to what is told of that place.
  const isOpen = named?.topics.every(({ facts = [] }) => facts.length > 0) ?? true;
  const heard = (isOpen && topicsOfFocus(message, all, recommend, state?.focus)) || named;
  if (!heard) return undefined;
  const sooner = heard.rest === '' && state ? sameTopics(message, state, all) : [];
  const asked = aspectsIn(message);
  const told = toldAfter(sooner.length > 0 ? { topics: sooner, rest: '' } : heard, asked, state?.topicsTold);
  // A price is the whole answer: "what is the taxi from the airport?" looks for no way there.
  const isOfSides = told.told?.every(({ aspects }) => aspects.length > 0 && aspects.every((each) => FIGURES.has(each)));
  return isOfSides && told.apart !== undefined ? { ...told, rest: told.apart } : told;
}

const FIGURES: ReadonlySet<TopicAspect> = new Set(['price', 'when', 'duration']);

/** "Do students pay less there?", of the museum that is talked of: as if its name stood there. */
function topicsOfFocus(
  message: string,
  topics: readonly Topic[],
  { catalogue }: ConversationWorld['recommend'],
  focus?: PlaceId,
): TopicsHeard | undefined {
  const name = focus && catalogue.places[catalogue.rowOf.get(focus) ?? -1]?.name;
  if (!name || aspectsIn(message).every((aspect) => aspect === 'when') || message.split(/\s+/u).length > SHORT_WORDS)
    return undefined;
  const own = topics.filter(({ places }) => places.length === 1 && places[0] === focus);
  const heard = own.length > 0 ? topicsIn(`${message.replace(/\W{1,5}$/u, '')} ${name}`, own) : undefined;
  return heard && { ...heard, rest: '', apart: '' };
}
const SHORT_WORDS = 12;

/** A message without a topic that asks more about the one of the turn before. */
export function withTopicAgain({ recommend }: ConversationWorld, heard: Understanding, state: TalkState): Heard {
  const topics = topicsAgain(heard.frame, state, recommend.city.topics ?? []);
  return topics.length === 0 ? heard : { ...heard, topics: againTold(topics, askedBy(heard.frame), state) };
}

/** "Toledo or Segovia for a day? Which is nicer, and how does one get there?": the rest asks more about the topics, and no more. */
export function withRestOfThem(
  { recommend }: ConversationWorld,
  heard: TopicsHeard,
  rest: Frame,
  state: TalkState,
): TopicsHeard {
  if (heard.rest === '') return heard;
  const topicsTold = heard.topics.map(({ id }) => id);
  const aspects = askedBy(rest);
  const isOfThem = topicsAgain(rest, { ...state, topicsTold }, recommend.city.topics ?? []).some(({ parts }) =>
    aspects.some((aspect) => parts?.[aspect]),
  );
  const own = heard.topics.flatMap(({ places }) => places);
  return isOfThem || isAside(rest, heard.rest, own) ? { ...heard, rest: '' } : heard;
}

/** What is told of the topics after what the turn before told. @param asked sides of them */
function toldAfter(heard: TopicsHeard, asked: readonly TopicAspect[], before: readonly string[] = []): TopicsHeard {
  const own = heard.topics.map((_, at) => aspectsIn(heard.said?.[at] ?? ''));
  const isOfOther = (aspect: TopicAspect, at: number) =>
    own.some((each, other) => other !== at && each.includes(aspect));
  const told = heard.topics.map((topic, at) => {
    const sides = own[at]?.length ? own[at] : asked.filter((aspect) => !isOfOther(aspect, at));
    return toldOf(topic, heard.topics.length > 1 ? sides : asked, before);
  });
  return { ...heard, told };
}

/** More of the same: a side that is not known is no reason to tell the whole text. */
const againTold = (
  topics: readonly Topic[],
  asked: readonly TopicAspect[],
  { topicsTold = [] }: TalkState,
): TopicsHeard => toldAfter({ topics, rest: '' }, asked, [...topicsTold, ...topics.map(({ id }) => id)]);

/** "My mum is worried", beside "is it safe at night?": of no place, and asks nothing. */
const isAside = (frame: Frame, text: string, own: readonly string[]): boolean =>
  !/[?¿]/u.test(text) &&
  !hears('question', { text }) &&
  !hears('opensAsk', { text }) &&
  !frame.plan &&
  !hasWhat(frame) &&
  frame.asks.length + frame.changes.length === 0 &&
  frame.references.every(
    (each) => each.kind === 'here' || each.kind === 'pronoun' || own.includes(placeIdIn(each) ?? ''),
  );

/** "The Renoir, where is it?", after a list of cinemas, is one of them and no painter. */
export function isOfSpoken(
  { recommend: { catalogue } }: ConversationWorld,
  { topics }: TopicsHeard,
  whole: Frame,
  rest: Frame | undefined,
  { spokenOf = [] }: Pick<ReadContext, 'spokenOf'>,
): boolean {
  // A ride between two of them is paid as any other.
  if (topics.some(({ fare }) => fare)) return false;
  const own = new Set(topics.flatMap(({ places }) => places));
  // "What does that left luggage cost?", of one that is on the table: what is told of all of them.
  const kinds = new Set(topics.flatMap((topic) => topic.kinds ?? []));
  const isOfKind = (id: PlaceId) =>
    catalogue.places[catalogue.rowOf.get(id) ?? -1]?.types.some((kind) => kinds.has(kind)) ?? false;
  const spoken = new Set(spokenOf.flat().map(({ thing }) => (thing.kind === 'place' ? thing.placeId : undefined)));
  const isNamed = (frame: Frame) =>
    frame.references
      .flatMap((each) => placeIdIn(each) ?? [])
      .some((id) => spoken.has(id) && !own.has(id) && !isOfKind(id));
  return isNamed(whole) && !(rest && isNamed(rest));
}
