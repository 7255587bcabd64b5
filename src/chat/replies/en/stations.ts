// Stations in English: the closest to a place, the lines that serve it, and whether one gets there without steps.
import type { PlaceFact, StationNearby } from '../../facts/facts.ts';
import type { Saying } from '../voice.ts';
import { duration } from './facts.ts';
import { joined } from './nouns.ts';
import { inside } from './opening.ts';

/** The metro station closest to a place. */
export function stationNear({ station: nearest }: Extract<PlaceFact, { about: 'station' }>, name: string): string {
  if (!nearest) return `I know of no station near ${inside(name)}.`;
  const { lines, walkMinutes } = nearest;
  const served = servedBy(lines);
  const away = walkMinutes <= 1 ? 'right next to it' : `about ${duration(walkMinutes)} on foot`;
  return `The metro station closest to ${inside(name)} is ${nearest.name}${served}, ${away}.${withoutSteps(nearest)}`;
}

/** Whether the station has a way without steps, and which is the nearest that does. */
export function withoutSteps({ stepFree, withoutSteps: other }: StationNearby): string {
  const here = STEP_FREE[stepFree ?? 'unasked'];
  return other ? `${here} ${nearestWithoutSteps(other)}` : here;
}

export function nearestWithoutSteps({
  name,
  lines,
  walkMinutes,
}: Omit<StationNearby, 'stepFree' | 'withoutSteps'>): string {
  const by = lines.length === 0 ? '' : `, ${lines.length === 1 ? 'line' : 'lines'} ${joined(lines)}`;
  return `The nearest station with a way without steps is ${name} (about ${duration(walkMinutes)} on foot${by}).`;
}

const STEP_FREE = {
  yes: ' It has step-free access, as far as the network says.',
  limited: ' Its access without steps is limited.',
  no: ' It has no step-free access.',
  unknown: " I don't know whether it has a lift.",
  unasked: '',
} as const;

/** " (lines 1 and 2)", behind the name of a station. */
export const servedBy = (lines: readonly string[]): string =>
  lines.length === 0 ? '' : ` (${lines.length === 1 ? 'line' : 'lines'} ${joined(lines)})`;

/** "Is there a lift at Sol?": yes or no for the main network, then what else is called so. */
export const stepFree: Saying<'step_free'> = ({ name, stations: [main, ...others], isOfStairs }) => {
  const lead = (isOfStairs ? ON_STAIRS : ON_LIFTS)[main.stepFree];
  return [
    `${lead}${name}${servedBy(main.lines)} ${HAS[main.stepFree]}.`,
    ...(main.stepFree === 'yes'
      ? []
      : others.map((each) => `The ${each.network.en ?? ''} station there ${HAS[each.stepFree]}.`)),
    main.withoutSteps && nearestWithoutSteps(main.withoutSteps),
  ]
    .filter(Boolean)
    .join(' ');
};

const ON_LIFTS = { yes: 'Yes: ', limited: 'Only in part: ', no: 'No: ', unknown: '' } as const;
const ON_STAIRS = { yes: 'No: ', limited: 'Some: ', no: 'Yes: ', unknown: '' } as const;
const HAS = {
  yes: 'has step-free access, as far as the network says',
  limited: 'has only limited access without steps',
  no: 'has no step-free access',
  unknown: 'may or may not have a lift: my catalogue does not say',
} as const;
