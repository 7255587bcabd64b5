// What the pack tells of topics; `{sunset}` in it is when the sun goes down on the day that is asked about.
import type { DialogueAct } from '../../chat/acts.ts';
import type { Answer } from '../../chat/answer.ts';
import type { TalkState } from '../../chat/state.ts';
import { aspectsIn, type TopicTold, textOf, textTold } from '../../chat/topic-parts.ts';
import { asPlaceId } from '../../domain/branded.ts';
import { clockOf } from '../../domain/civil-day.ts';
import { civilNow } from '../../hours/city-hours.ts';
import { sunsetOn } from '../../hours/daylight.ts';
import type { Frame } from '../../nlp/frame.ts';
import { grammarOf } from '../../nlp/languages/grammars.ts';
import { cardsOf } from './cards.ts';
import type { Start } from './lists/hunt.ts';
import { type RideEnds, rideTold } from './ride-fare.ts';
import { placeOf, type Scene } from './world.ts';

/** The places of a topic stand under its whole text; a side of it is told alone. */
export function topicsAnswer(
  scene: Scene,
  {
    topics,
    parts = topics.map((topic) => ({ topic, aspects: [] })),
    pick,
  }: Extract<DialogueAct, { kind: 'tell_topics' }>,
  start: Start,
  frame: Frame,
  { focus, position: here }: Pick<TalkState, 'focus' | 'position'>,
): Answer {
  const whole = parts.flatMap(({ topic, aspects, isOut }) => (isOut || aspects.length > 0 ? [] : topic));
  const place = focus && placeOf(scene, focus);
  const text = topicText(parts, frame, scene, { ...(here && { here }), ...(place && { focus: place }) });
  const language = scene.language ?? 'en';
  const known = textOf(topics, language);
  const { tells } = grammarOf(language).topics;
  return {
    kind: 'topics',
    text,
    cards: cardsOf(scene, start, [...new Set(whole.flatMap(({ places }) => places.map(asPlaceId)))]),
    ...(text === '' &&
      parts.length > 0 && { lacks: aspectsIn(frame.text).filter((each) => tells[each]?.test(known) === false) }),
    ...(pick && { pick }),
  };
}

/** @param frame of the message that asks; empty where the turn before has told it all */
export function topicText(told: readonly TopicTold[], frame: Frame, scene: Scene, ends: RideEnds = {}): string {
  const language = scene.language ?? 'en';
  const texts = told.flatMap(
    (each) => rideTold(each.topic, frame, language, ends) ?? (each.isOut ? [] : textTold(each, language)),
  );
  return withSunset(texts.join(' '), frame, scene);
}

function withSunset(text: string, { whens }: Frame, scene: Scene): string {
  if (!text.includes(SUNSET)) return text;
  const { hours } = scene.world.recommend;
  const day = whens.find((when) => when.day !== undefined)?.day ?? civilNow(hours.clock, scene.now).day;
  const minute = sunsetOn(hours.clock, day);
  return text.replaceAll(SUNSET, minute === undefined ? '?' : clockOf(Math.floor(minute)));
}
const SUNSET = '{sunset}';
