// Ways in English: how to get there.
import type { Stopping } from '../../../domain/station.ts';
import type { DirectionsAnswer as Directions, RideAnswer, StationFact } from '../../ways/answer.ts';
import type { Saying } from '../voice.ts';
import { distance, duration } from './facts.ts';
import { capitalised, HEADINGS } from './nouns.ts';
import { nearestWithoutSteps, servedBy, withoutSteps } from './stations.ts';

export const directions: Saying<'directions'> = (answer) => {
  const { name, address, distanceM, walkMinutes, from, bearing, station, ride } = answer;
  const start = from ? ` from ${from}` : '';
  if (distanceM < 60) return `You are practically there: ${name} is ${distance(distanceM)} away${start}.`;
  if (answer.asked === 'bus') return [byBus(answer), answer.taxi].filter(Boolean).join(' ');
  const heading = bearing ? `, to the ${HEADINGS[bearing]}` : '';
  if (ride) {
    const isQuicker = walkMinutes <= ride.minutes;
    const walk = `On foot it is ${onFoot(walkMinutes, distance(distanceM))}${isQuicker ? `, no longer than by ${ride.rides[0]?.network.en ?? 'train'}` : ''}.`;
    return [
      answer.asked === 'direct' && direct(ride.rides.length - 1),
      isQuicker && walk,
      answer.isWithSteps && 'I know of no way there by train without steps; with steps it goes like this.',
      byTrain(ride, name, from, answer.isStepFree),
      !isQuicker && walkMinutes <= LONGEST_TOLD_MINUTES && walk,
      address && `The address is ${address}.`,
      answer.taxi,
    ]
      .filter(Boolean)
      .join(' ');
  }
  return [
    `${capitalised(name)} is ${distance(distanceM)} away${start} as the crow flies${heading}: ${onFoot(walkMinutes)}.`,
    address && `The address is ${address}.`,
    station && !answer.isPavement && nearestStation(station),
    answer.isPavement && rolled(answer),
    answer.lacking && none(answer.lacking),
    answer.instead,
    answer.taxi,
  ]
    .filter(Boolean)
    .join(' ');
};

/** "The nearest metro station is ...", or that the city has none, and what it has. */
export const station: Saying<'station'> = ({ by, city, from, station: nearest, other }) => {
  const start = from ? ` from ${from}` : '';
  const walk = ({ walkMinutes }: { readonly walkMinutes: number }) => `${onFoot(walkMinutes)}${start}`;
  if (nearest) {
    const { name, lines, network } = nearest;
    const served = servedBy(lines);
    return `The nearest ${network?.en ?? by} station is ${name}${served}: ${walk(nearest)}.`;
  }
  return [none({ by, city }), other && `The nearest station that I know is ${other.name}: ${walk(other)}.`]
    .filter(Boolean)
    .join(' ');
};

const none = ({ by, city }: { readonly by: Stopping; readonly city: string }): string =>
  by === 'bus' ? 'Bus stops are not in my catalogue.' : `${city} has no ${NETWORKS[by]} that I know of.`;
const NETWORKS = { metro: 'metro', train: 'railway station' };

const direct = (changes: number): string =>
  changes === 0
    ? 'There is a direct line.'
    : `There is no direct line: you change ${changes === 1 ? 'once' : `${changes} times`}.`;

/** No train without steps leads there: where the nearest station without any is, and what goes instead. */
function rolled({ buses, station: near }: Directions): string {
  const far =
    buses === undefined ? 'so the pavement is the better way' : 'so an adapted taxi or a bus is the better way';
  return [
    `By train I know of no way there without steps, ${far}.`,
    near?.withoutSteps && nearestWithoutSteps(near.withoutSteps),
    buses && `Bus lines are not in my catalogue: ${buses}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Who asked for a bus is told where its lines are, and then the other way in a sentence. */
function byBus({
  name,
  from,
  buses,
  ride,
  walkMinutes,
  distanceM,
  isStepFree,
  isPavement,
  station: near,
}: Directions): string {
  const start = from ? ` from ${from}` : '';
  return [
    `Bus lines are not in my catalogue${buses ? `: ${buses}` : '.'}`,
    ride
      ? byTrain(ride, name, from, isStepFree)
      : `On foot it is ${onFoot(walkMinutes, distance(distanceM))}${start} to ${name}.`,
    isPavement && 'By train I know of no way there without steps.',
    !ride && near?.withoutSteps && nearestWithoutSteps(near.withoutSteps),
  ]
    .filter(Boolean)
    .join(' ');
}

/** "By metro it takes about 18 minutes: line 3 from Moncloa to Sol (5 stops), then line 1 from Sol to Atocha (3 stops)." */
function byTrain({ minutes, rides, walks }: RideAnswer, name: string, from?: string, isStepFree?: true): string {
  const [first] = rides;
  const ways = rides.map(
    ({ line, from: begin, to, stops }) =>
      `line ${line} from ${begin} to ${to} (${stops} ${stops === 1 ? 'stop' : 'stops'})`,
  );
  const start = from ? ` from ${from}` : '';
  const there = walks[0] <= 1 || !first ? '' : `${duration(walks[0])} on foot to ${first.from}, `;
  const walk = walks[1] <= 1 ? '' : `, and ${duration(walks[1])} on foot from there`;
  const steps = isStepFree ? ' All these stations have step-free access, as far as the network says.' : '';
  return `By ${first?.network.en ?? 'train'} it takes about ${duration(minutes)}${start} to ${name}: ${there}${ways.join(', then ')}${walk}.${steps}`;
}

/** Beyond this nobody asks how long the walk is. */
const LONGEST_TOLD_MINUTES = 90;
/** Beyond this nobody walks by choice. */
const LONG_WALK_MINUTES = 45;

const onFoot = (minutes: number, far?: string): string => {
  const walk = `about ${duration(minutes)}${far ? ` (${far} as the crow flies)` : ' on foot (my estimate)'}`;
  return minutes > LONG_WALK_MINUTES && !far ? `${walk}, so better by public transport` : walk;
};

function nearestStation(station: StationFact): string {
  const { name, network, lines, walkMinutes } = station;
  const served = servedBy(lines);
  const walk = walkMinutes <= 1 ? 'right next to it' : `about ${duration(walkMinutes)} on foot from there`;
  return `The nearest ${network.en ?? ''} station is ${name}${served}, ${walk}.${withoutSteps(station)}`;
}
