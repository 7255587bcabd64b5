// Ways and plans in Spanish: how to get there, and an afternoon in order.
import { DAY_MINUTES } from '../../../hours/civil-time.ts';
import type { Saying } from '../voice.ts';
import { distance, duration, time } from './facts.ts';
import { HEADINGS, joined, ofPlace, subject, withArticle } from './nouns.ts';

export const directions: Saying<'directions'> = (answer) => {
  const { name, address, distanceM, walkMinutes, from, bearing, station } = answer;
  const start = from ? ` desde ${withArticle(from)}` : '';
  if (distanceM < 60)
    return `Estás prácticamente al lado: ${withArticle(name)} queda a ${distance(distanceM)}${start}.`;
  const heading = bearing ? ` hacia ${HEADINGS[bearing]}` : '';
  return [
    `${subject(name)} está a ${distance(distanceM)} en línea recta${start}${heading}: ${onFoot(walkMinutes)}.`,
    address && `La dirección es ${address}.`,
    station && nearestStation(station),
  ]
    .filter(Boolean)
    .join(' ');
};

/** Beyond this nobody walks by choice. */
const LONG_WALK_MINUTES = 45;

const onFoot = (minutes: number): string =>
  minutes > LONG_WALK_MINUTES
    ? `andando es cerca de ${duration(minutes)}, según mis cálculos, así que mejor en transporte público`
    : `calculo ${minutes === 1 ? '' : 'unos '}${duration(minutes)} andando`;

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
  const served = lines.length === 0 ? '' : ` (${lines.length === 1 ? 'línea' : 'líneas'} ${joined(lines)})`;
  const walk =
    walkMinutes <= 1 ? 'justo al lado' : `a ${walkMinutes === 1 ? '' : 'unos '}${duration(walkMinutes)} a pie`;
  return `La estación de ${network.es ?? 'tren'} más cercana es ${name}${served}, ${walk}.`;
}

export const plan: Saying<'plan'> = ({ stops, origin }, variety) => {
  if (stops.length === 0)
    return `No me sale un plan con sitios abiertos y a mano${origin.kind === 'here' ? ' cerca de ti' : ` cerca ${ofPlace(origin.name)}`}.`;
  const lines = stops.map(({ card, arriveMinutes, leaveMinutes, walkMinutes }, i) => {
    return `${i + 1}. De ${time(arriveMinutes)} a ${time(leaveMinutes)}: ${card.place.name} (${walkMinutes} min a pie)`;
  });
  const day = (stops[0]?.arriveMinutes ?? 0) >= DAY_MINUTES ? ' para mañana' : '';
  const opener = variety.pick('plan', [
    `¿Qué te parece este plan${day}?`,
    `Un plan${day} para hacer a pie:`,
    `Esto encaja bien${day}:`,
  ]);
  const unchecked = stops.filter((stop) => stop.hoursUnknown).map((stop) => stop.card.place.name);
  const caution =
    unchecked.length === 0
      ? 'Los horarios están comprobados; los paseos son estimaciones.'
      : `Los paseos son estimaciones, y no tengo el horario de ${joined(unchecked)}.`;
  return [opener, ...lines, caution].join('\n');
};
