// Ways in Spanish: how to get there.
import type { Stopping } from '../../../domain/station.ts';
import type { DirectionsAnswer as Directions, RideAnswer, StationFact } from '../../ways/answer.ts';
import type { Saying } from '../voice.ts';
import { distance, duration } from './facts.ts';
import { HEADINGS, subject, withArticle } from './nouns.ts';
import { nearestWithoutSteps, servedBy, withoutSteps } from './stations.ts';

export const directions: Saying<'directions'> = (answer) => {
  const { name, address, distanceM, walkMinutes, from, bearing, station, ride } = answer;
  const start = from ? ` desde ${withArticle(from)}` : '';
  if (from === name) return `${subject(name)} es justo donde empiezas.`;
  if (distanceM < 60)
    return `Estás prácticamente al lado: ${withArticle(name)} queda a ${distance(distanceM)}${start}.`;
  if (answer.asked === 'bus') return [byBus(answer), answer.taxi].filter(Boolean).join(' ');
  const heading = bearing ? ` hacia ${HEADINGS[bearing]}` : '';
  if (ride) {
    const isQuicker = walkMinutes <= ride.minutes;
    const walk = `A pie son unos ${duration(walkMinutes)} (${distance(distanceM)} en línea recta)${isQuicker ? `, no más que en ${ride.rides[0]?.network.es ?? 'tren'}` : ''}.`;
    return [
      answer.asked === 'direct' && direct(ride.rides.length - 1),
      isQuicker && walk,
      answer.isWithSteps && 'Sin escalones no conozco ninguna ruta; con escalones es así.',
      byTrain(ride, name, from, answer.isStepFree),
      !isQuicker && walkMinutes <= LONGEST_TOLD_MINUTES && walk,
      address && `La dirección es ${address}.`,
      answer.taxi,
    ]
      .filter(Boolean)
      .join(' ');
  }
  return [
    `${subject(name)} está a ${distance(distanceM)} en línea recta${start}${heading}: ${onFoot(walkMinutes)}.`,
    address && `La dirección es ${address}.`,
    station && !answer.isPavement && nearestStation(station),
    answer.isPavement && rolled(answer),
    answer.lacking && none(answer.lacking),
    answer.instead,
    answer.taxi,
  ]
    .filter(Boolean)
    .join(' ');
};

/** «La estación de metro más cercana es...», o que la ciudad no tiene, y qué hay en su lugar. */
export const station: Saying<'station'> = ({ by, city, from, station: nearest, other }) => {
  const start = from ? ` desde ${withArticle(from)}` : '';
  const walk = ({ walkMinutes }: { readonly walkMinutes: number }) => `${onFoot(walkMinutes)}${start}`;
  if (nearest) {
    const { name, lines, network } = nearest;
    const served = servedBy(lines);
    return `La estación de ${network?.es ?? STOPS[by]} más cercana es ${name}${served}: ${walk(nearest)}.`;
  }
  return [none({ by, city }), other && `La estación más cercana que conozco es ${other.name}: ${walk(other)}.`]
    .filter(Boolean)
    .join(' ');
};

const none = ({ by, city }: { readonly by: Stopping; readonly city: string }): string =>
  by === 'bus'
    ? 'Las paradas de autobús no están en mi catálogo.'
    : `No me consta que ${city} tenga ${by === 'metro' ? 'metro' : 'estación de tren'}.`;
const STOPS = { metro: 'metro', train: 'tren', bus: 'autobús' };

const direct = (changes: number): string =>
  changes === 0
    ? 'Hay línea directa.'
    : `No hay línea directa: hay que hacer ${changes === 1 ? 'un transbordo' : `${changes} transbordos`}.`;

/** No train without steps leads there: where the nearest station without any is, and what goes instead. */
function rolled({ buses, station: near }: Directions): string {
  const way = buses === undefined ? 'mejor por la acera' : 'mejor en taxi adaptado o en autobús';
  return [
    `En metro o tren no conozco ninguna ruta sin escalones: ${way}.`,
    near?.withoutSteps && nearestWithoutSteps(near.withoutSteps),
    buses && `Las líneas de autobús no están en mi catálogo: ${buses}`,
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
  const start = from ? ` desde ${withArticle(from)}` : '';
  return [
    `Las líneas de autobús no están en mi catálogo${buses ? `: ${buses}` : '.'}`,
    ride
      ? byTrain(ride, name, from, isStepFree)
      : `A pie son unos ${duration(walkMinutes)}${start} hasta ${withArticle(name)} (${distance(distanceM)} en línea recta).`,
    isPavement && 'En metro o tren no conozco ninguna ruta sin escalones.',
    !ride && near?.withoutSteps && nearestWithoutSteps(near.withoutSteps),
  ]
    .filter(Boolean)
    .join(' ');
}

/** "En metro se tarda unos 18 minutos: línea 3 de Moncloa a Sol (5 paradas) y después línea 1 de Sol a Atocha (3 paradas)." */
function byTrain({ minutes, rides, walks }: RideAnswer, name: string, from?: string, isStepFree?: true): string {
  const [first] = rides;
  const ways = rides.map(
    ({ line, from: begin, to, stops }) =>
      `línea ${line} de ${begin} a ${to} (${stops} ${stops === 1 ? 'parada' : 'paradas'})`,
  );
  const start = from ? ` desde ${withArticle(from)}` : '';
  const there = walks[0] <= 1 || !first ? '' : `${duration(walks[0])} andando hasta ${first.from}, `;
  const walk = walks[1] <= 1 ? '' : `, y desde ahí ${duration(walks[1])} andando`;
  const steps = isStepFree ? ' Según la red, todas estas estaciones se recorren sin escalones.' : '';
  return `En ${first?.network.es ?? 'tren'} se tarda unos ${duration(minutes)}${start} hasta ${withArticle(name)}: ${there}${ways.join(' y después ')}${walk}.${steps}`;
}

/** Beyond this nobody asks how long the walk is. */
const LONGEST_TOLD_MINUTES = 90;
/** Beyond this nobody walks by choice. */
const LONG_WALK_MINUTES = 45;

const onFoot = (minutes: number): string =>
  minutes > LONG_WALK_MINUTES
    ? `andando es cerca de ${duration(minutes)}, según mis cálculos, así que mejor en transporte público`
    : `calculo ${minutes === 1 ? '' : 'unos '}${duration(minutes)} andando`;

function nearestStation(station: StationFact): string {
  const { name, network, lines, walkMinutes } = station;
  const served = servedBy(lines);
  const walk =
    walkMinutes <= 1 ? 'justo al lado' : `a ${walkMinutes === 1 ? '' : 'unos '}${duration(walkMinutes)} a pie`;
  return `La estación de ${network.es ?? 'tren'} más cercana es ${name}${served}, ${walk}.${withoutSteps(station)}`;
}
