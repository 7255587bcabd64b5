// "And how much is it?", after a topic of the city was told of: more is asked of that topic, and of no place.
import type { Topic } from '../city/topics.ts';
import { LANGUAGES } from '../domain/language.ts';
import { foldedLine } from '../domain/text.ts';
import type { TopicAspect } from '../domain/topic-aspect.ts';
import type { Frame, Reference } from '../nlp/frame.ts';
import { grammarOf } from '../nlp/languages/grammars.ts';
import { hasWhat } from '../wishes/wish.ts';
import { hears } from './cues.ts';
import type { TalkState } from './state.ts';
import { aspectsIn, hasWords, idOf, ownWords } from './topic-parts.ts';

/** "And on Sundays?" asks when. */
export function askedBy({ text, whens, asks }: Frame): readonly TopicAspect[] {
  const aspects = aspectsIn(text);
  const isDayAlone =
    whens.length > 0 && asks.length === 0 && !hears('seeks', { text }) && text.split(/\s+/u).length <= FEW_WORDS;
  return aspects.length === 0 && isDayAlone ? ['when'] : aspects;
}
const FEW_WORDS = 4;

/** The topics of the turn before that a message without any topic of its own goes on about. */
export function topicsAgain(
  frame: Frame,
  { topicsTold = [], focus, shown }: TalkState,
  topics: readonly Topic[],
): readonly Topic[] {
  const ids = topicsTold.map(idOf);
  // Parts of the city have talks of their own.
  const told = topics.filter(({ id, area }) => ids.includes(id) && area === undefined);
  const aspects = askedBy(frame);
  const rides = told.filter(({ fare }) => fare);
  if (rides.length > 0 && isOfOtherRide(frame)) return rides;
  if (told.length === 0 || aspects.length === 0 || isOfOther(frame)) return [];
  const known = told.filter(({ parts }) => aspects.some((aspect) => parts?.[aspect]));
  // Without a place in the talk, what the topic does not know is asked of nothing else.
  return known.length > 0 || focus || shown.length > 0 ? known : told;
}

/**
 * "And how much is the taxi?", after the ways from the airport: of what was told, where its rows have every word of the question
 * and it has the side that is asked about.
 */
export function sameTopics(
  message: string,
  { topicsTold = [] }: TalkState,
  topics: readonly Topic[],
): readonly Topic[] {
  const ids = topicsTold.map(idOf);
  const aspects = aspectsIn(message);
  const own = ownWords(message);
  return topics.filter(
    (topic) => ids.includes(topic.id) && aspects.some((aspect) => topic.parts?.[aspect]) && hasWords(topic, own),
  );
}

/** "And from the station to the market?" */
const isOfOtherRide = ({ references, text }: Frame): boolean =>
  references.length === 2 &&
  references.every(({ kind }) => kind === 'name') &&
  text.split(/\s+/u).length <= MOST_WORDS &&
  aspectsIn(text).every((aspect) => aspect === 'price');

/** A place, a kind of place, a plan: the talk has gone on. */
const isOfOther = (frame: Frame): boolean =>
  hasWhat(frame) ||
  (frame.plan !== undefined && !isOfDaysAlone(frame)) ||
  frame.references.some(({ kind }) => !LOOSE.has(kind)) ||
  frame.text.split(/\s+/u).length > MOST_WORDS;
const LOOSE: ReadonlySet<Reference['kind']> = new Set(['pronoun', 'here', 'stay']);
/** A long message tells something of its own. */
const MOST_WORDS = 14;

/** "Which pass is better for four days?" asks for no plan of them, and "what does a taxi between the two cost?" changes none. */
export function isOfDaysAlone({ plan, text }: Frame): boolean {
  const asked = aspectsIn(text);
  if (hears('whatToDo', { text }) || hears('seeks', { text }) || isOfPlan(text)) return false;
  if (plan?.kind === 'edit') return asked.includes('price') && text.includes('?');
  return plan?.kind === 'make' && plan.stops.length === 0 && (asked.length > 0 || text.includes('?'));
}

function isOfPlan(text: string): boolean {
  const line = foldedLine(text);
  return LANGUAGES.some((language) => grammarOf(language).plans.ofPlan.test(line));
}
