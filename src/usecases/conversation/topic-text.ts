// What the pack tells of topics; `{sunset}` in it is when the sun goes down on the day that is asked about.
import { textOf } from '../../chat/topics.ts';
import type { Topic } from '../../city/topics.ts';
import { clockOf } from '../../domain/civil-day.ts';
import { civilNow } from '../../hours/city-hours.ts';
import { sunsetOn } from '../../hours/daylight.ts';
import type { Frame } from '../../nlp/frame.ts';
import type { Scene } from './world.ts';

export function topicText(topics: readonly Topic[], { whens }: Pick<Frame, 'whens'>, scene: Scene): string {
  const text = textOf(topics, scene.language ?? 'en');
  if (!text.includes(SUNSET)) return text;
  const { hours } = scene.world.recommend;
  const day = whens.find((when) => when.day !== undefined)?.day ?? civilNow(hours.clock, scene.now).day;
  const minute = sunsetOn(hours.clock, day);
  return text.replaceAll(SUNSET, minute === undefined ? '?' : clockOf(Math.floor(minute)));
}
const SUNSET = '{sunset}';
