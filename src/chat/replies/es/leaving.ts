// A qué hora salir, en español: para un vuelo, un tren o un autobús.
import type { LeavingAnswer } from '../../ways/answer.ts';
import type { Saying } from '../voice.ts';
import { duration, theTime } from './facts.ts';
import { ofPlace, withArticle } from './nouns.ts';

export const leaving: Saying<'leaving'> = (answer) =>
  [timed(answer) ?? untimed(answer), answer.beside].filter(Boolean).join(' ');

function timed({ by, at, hub, from, way, beforeMin }: LeavingAnswer): string | undefined {
  if (!at) return undefined;
  const there = `Para ${MEANS[by]} de ${theTime(at.leaves)}, conviene estar en ${goal(by, hub)} a ${theTime(at.there)}`;
  if (!way) return `${there}, ${early(by, beforeMin)}; dime de dónde sales y te calculo el camino.`;
  return `${there} (${early(by, beforeMin)}): sal${from ? ` ${ofPlace(from)}` : ''} sobre ${theTime(at.setOut)} como tarde, porque ${taking(way)}.`;
}

function untimed({ by, hub, from, way, beforeMin }: LeavingAnswer): string {
  const whole = way
    ? ` Desde ${from ? withArticle(from) : 'donde estás'} ${taking(way)}, así que sal unas ${duration(way.minutes + beforeMin)} antes.`
    : '';
  return `Conviene estar en ${goal(by, hub)} ${early(by, beforeMin)}.${whole}`;
}

const MEANS = { air: 'el vuelo', rail: 'el tren', road: 'el autobús' } as const;
const goal = (by: LeavingAnswer['by'], hub: string | undefined): string =>
  hub === undefined ? (by === 'air' ? 'el aeropuerto' : 'la estación') : withArticle(hub);

/** Los vuelos lejanos piden más tiempo. */
const early = (by: LeavingAnswer['by'], minutes: number): string =>
  by === 'air' ? 'dos horas antes, tres si vuelas fuera de Europa' : `unos ${minutes} minutos antes`;

function taking({ minutes, by, lines }: NonNullable<LeavingAnswer['way']>): string {
  if (by === 'foot') return `son unos ${duration(minutes)} a pie`;
  if (by === 'taxi') return `se tarda unos ${duration(minutes)} en taxi, que a esa hora no hay metro`;
  return `se tarda unos ${duration(minutes)} por ${lines.length === 1 ? 'la línea' : 'las líneas'} ${listed(lines)}`;
}

const listed = (lines: readonly string[]): string =>
  lines.length < 2 ? lines.join('') : `${lines.slice(0, -1).join(', ')} y ${lines.at(-1)}`;
