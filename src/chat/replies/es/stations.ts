// Stations in Spanish: the closest to a place, the lines that serve it, and whether one gets there without steps.
import type { PlaceFact, StationNearby } from '../../facts/facts.ts';
import type { Saying } from '../voice.ts';
import { about } from './facts.ts';
import { joined, ofPlace } from './nouns.ts';

/** The metro station closest to a place. */
export function stationNear({ station: nearest }: Extract<PlaceFact, { about: 'station' }>, name: string): string {
  if (!nearest) return `No sé de ninguna estación cerca ${ofPlace(name)}.`;
  const { lines, walkMinutes } = nearest;
  const served = servedBy(lines);
  return `El metro más cercano ${ofPlace(name)
    .replace(/^de/u, 'a')
    .replace(
      /^al? la /u,
      'a la ',
    )} es ${nearest.name}${served}, ${walkMinutes <= 1 ? 'justo al lado' : `a ${about(walkMinutes)} a pie`}.${withoutSteps(nearest)}`;
}

/** Whether the station has a way without steps, and which is the nearest that does. */
export function withoutSteps({ stepFree, withoutSteps: other }: StationNearby): string {
  const here = STEP_FREE[stepFree ?? 'unasked'];
  return other ? `${here} La más cercana sin escaleras es ${withWalk(other)}.` : here;
}

/** Where no station was named before it. */
export const nearestWithoutSteps = (other: Reached): string =>
  `La estación más cercana sin escaleras es ${withWalk(other)}.`;

type Reached = Omit<StationNearby, 'stepFree' | 'withoutSteps'>;
function withWalk({ name, lines, walkMinutes }: Reached): string {
  const by = lines.length === 0 ? '' : `, ${lines.length === 1 ? 'línea' : 'líneas'} ${joined(lines)}`;
  return `${name} (a ${about(walkMinutes)} a pie${by})`;
}

const STEP_FREE = {
  yes: ' Según la red, tiene acceso sin escaleras.',
  limited: ' Su acceso sin escaleras es limitado.',
  no: ' No tiene acceso sin escaleras.',
  unknown: ' No sé si tiene ascensor.',
  unasked: '',
} as const;

/** « (líneas 1 y 2)», behind the name of a station. */
export const servedBy = (lines: readonly string[]): string =>
  lines.length === 0 ? '' : ` (${lines.length === 1 ? 'línea' : 'líneas'} ${joined(lines)})`;

/** «¿Hay ascensor en Sol?»: yes or no for the main network, then what else is called so. */
export const stepFree: Saying<'step_free'> = ({ name, stations: [main, ...others], isOfStairs }) =>
  [
    `${(isOfStairs ? ON_STAIRS : ON_LIFTS)[main.stepFree]}${name}${servedBy(main.lines)} ${HAS[main.stepFree]}.`,
    ...(main.stepFree === 'yes'
      ? []
      : others.map((each) => `La estación de ${each.network.es ?? 'tren'} del mismo nombre ${HAS[each.stepFree]}.`)),
    main.withoutSteps && nearestWithoutSteps(main.withoutSteps),
  ]
    .filter(Boolean)
    .join(' ');

const ON_LIFTS = { yes: 'Sí: ', limited: 'Solo en parte: ', no: 'No: ', unknown: '' } as const;
const ON_STAIRS = { yes: 'No: ', limited: 'Algunas: ', no: 'Sí: ', unknown: '' } as const;
const HAS = {
  yes: 'tiene acceso sin escaleras, según la red',
  limited: 'tiene un acceso sin escaleras limitado',
  no: 'no tiene acceso sin escaleras',
  unknown: 'puede que tenga ascensor o no: mi catálogo no lo dice',
} as const;
