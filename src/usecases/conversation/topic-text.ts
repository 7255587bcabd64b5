// What the pack tells of topics; `{sunset}` in it is when the sun goes down on the day that is asked about, `{month}` what it tells of
// that day's month.
import type { DialogueAct } from '../../chat/acts.ts';
import type { Answer } from '../../chat/answer.ts';
import type { TalkState } from '../../chat/state.ts';
import { aspectsIn, type TopicTold, textOf, textTold } from '../../chat/topic-parts.ts';
import { asPlaceId } from '../../domain/branded.ts';
import { type CivilDay, clockOf } from '../../domain/civil-day.ts';
import type { Language } from '../../domain/language.ts';
import { foldAccents, foldedLine } from '../../domain/text.ts';
import { civilNow } from '../../hours/city-hours.ts';
import { sunsetOn } from '../../hours/daylight.ts';
import type { Frame } from '../../nlp/frame.ts';
import { grammarOf } from '../../nlp/languages/grammars.ts';
import { hasWhat } from '../../wishes/wish.ts';
import { cardsOf } from './cards.ts';
import type { Start } from './lists/hunt.ts';
import { type End, type RideEnds, rideTold } from './ride-fare.ts';
import { placeOf, type Scene } from './world.ts';

/** The places of a topic stand under its whole text; a side of it is told alone. */
export function topicsAnswer(
  scene: Scene,
  {
    topics,
    parts = topics.map((topic) => ({ topic, aspects: [] })),
    pick,
    around,
  }: Extract<DialogueAct, { kind: 'tell_topics' }>,
  start: Start,
  frame: Frame,
  {
    focus,
    position: here,
    lastAct,
    lastWay,
    lastStart,
  }: Pick<TalkState, 'focus' | 'position' | 'lastAct' | 'lastWay' | 'lastStart'>,
): Answer {
  const whole = parts.flatMap(({ topic, aspects, isOut }) => (isOut || aspects.length > 0 ? [] : topic));
  const place = focus && placeOf(scene, focus);
  const to =
    lastAct === 'direct' && lastWay ? (lastWay.placeId ? placeOf(scene, lastWay.placeId) : asEnd(lastWay)) : undefined;
  const from = lastStart && asEnd(lastStart);
  const text = topicText(parts, frame, scene, {
    ...(here && { here }),
    ...(place && { focus: place }),
    ...(to && { last: { to, ...(from && { from }) } }),
  });
  const language = scene.language ?? 'en';
  const known = textOf(topics, language);
  const places = [...new Set(whole.flatMap((each) => each.places.map(asPlaceId)))];
  const one = [around?.placeId, hasWhat(frame) ? undefined : focus].find((each) => each && places.includes(each));
  const { tells } = grammarOf(language).topics;
  return {
    kind: 'topics',
    text,
    // Asked of one of them, what holds for all is told of that one.
    cards: cardsOf(scene, start, one ? [one] : places),
    ...(one && places.length > 1 && { isOfOne: true as const }),
    ...(text === '' &&
      parts.length > 0 && { lacks: aspectsIn(frame.text).filter((each) => tells[each]?.test(known) === false) }),
    ...(pick && { pick }),
  };
}

const asEnd = (end: object): End | undefined =>
  'position' in end && 'name' in end && end.name ? (end as End) : undefined;

/** @param frame of the message that asks; empty where the turn before has told it all */
export function topicText(told: readonly TopicTold[], frame: Frame, scene: Scene, ends: RideEnds = {}): string {
  const language = scene.language ?? 'en';
  const texts = told.flatMap(
    (each) => rideTold(each.topic, frame, language, ends) ?? (each.isOut ? [] : textTold(each, language)),
  );
  const months = told.find(({ topic }) => topic.months)?.topic.months?.[language];
  return withSunset(withMonth(texts.join(' '), months, frame, scene), frame, scene);
}

/** "Will it be cold in March?", "on Friday": the month that is meant, else this one. */
function withMonth(text: string, months: readonly string[] | undefined, frame: Frame, scene: Scene): string {
  if (!months || !text.includes(MONTH)) return text;
  const line = foldedLine(frame.text);
  const named = monthNames(scene.language ?? 'en').findIndex((name) => name !== '' && line.includes(` ${name} `));
  const month = named < 0 ? Number(dayAsked(frame, scene).slice(5, 7)) - 1 : named;
  return text.replaceAll(MONTH, months[month] ?? '');
}

/** Folded; one that is a common word as well ("may") is only meant by its date. */
function monthNames(language: Language): readonly string[] {
  const { format } = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  const names = Array.from({ length: 12 }, (_, month) => foldAccents(format(Date.UTC(2026, month, 1))).toLowerCase());
  return names.map((name) => (name.length < SHORTEST_NAME ? '' : name));
}
const SHORTEST_NAME = 4;
const MONTH = '{month}';

const dayAsked = ({ whens }: Frame, scene: Scene): CivilDay =>
  whens.find(({ day }) => day !== undefined)?.day ?? civilNow(scene.world.recommend.hours.clock, scene.now).day;

function withSunset(text: string, frame: Frame, scene: Scene): string {
  if (!text.includes(SUNSET)) return text;
  const minute = sunsetOn(scene.world.recommend.hours.clock, dayAsked(frame, scene));
  return text.replaceAll(SUNSET, minute === undefined ? '?' : clockOf(Math.floor(minute)));
}
const SUNSET = '{sunset}';
