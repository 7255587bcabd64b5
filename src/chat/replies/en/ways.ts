// Ways in English: how to get there.
import type { Saying } from '../voice.ts';
import { distance, duration } from './facts.ts';
import { HEADINGS, joined } from './nouns.ts';

export const directions: Saying<'directions'> = (answer) => {
  const { name, address, distanceM, walkMinutes, from, bearing, station } = answer;
  const start = from ? ` from ${from}` : '';
  if (distanceM < 60) return `You are practically there: ${name} is ${distance(distanceM)} away${start}.`;
  const heading = bearing ? `, to the ${HEADINGS[bearing]}` : '';
  return [
    `${name} is ${distance(distanceM)} away${start} as the crow flies${heading}: ${onFoot(walkMinutes)}.`,
    address && `The address is ${address}.`,
    station && nearestStation(station),
  ]
    .filter(Boolean)
    .join(' ');
};

/** Beyond this nobody walks by choice. */
const LONG_WALK_MINUTES = 45;

const onFoot = (minutes: number): string => {
  const walk = `about ${duration(minutes)} on foot (my estimate)`;
  return minutes > LONG_WALK_MINUTES ? `${walk}, so better by public transport` : walk;
};

function nearestStation({
  name,
  network,
  lines,
  walkMinutes,
}: {
  name: string;
  network: Readonly<Record<string, string>>;
  lines: readonly string[];
  walkMinutes: number;
}): string {
  const served = lines.length === 0 ? '' : ` (${lines.length === 1 ? 'line' : 'lines'} ${joined(lines)})`;
  const walk = walkMinutes <= 1 ? 'right next to it' : `about ${duration(walkMinutes)} on foot from there`;
  return `The nearest ${network.en ?? ''} station is ${name}${served}, ${walk}.`;
}
