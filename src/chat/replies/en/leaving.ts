// When to leave, in English: for a flight, a train or a coach.
import type { LeavingAnswer } from '../../ways/answer.ts';
import type { Saying } from '../voice.ts';
import { duration, time } from './facts.ts';
import { inside } from './opening.ts';

export const leaving: Saying<'leaving'> = (answer) =>
  [timed(answer) ?? untimed(answer), answer.beside].filter(Boolean).join(' ');

function timed({ by, at, hub, from, way, beforeMin }: LeavingAnswer): string | undefined {
  if (!at) return undefined;
  const there = `For your ${MEANS[by]} at ${time(at.leaves)}, be at ${goal(by, hub)} by ${time(at.there)}`;
  if (!way) return `${there}, ${early(by, beforeMin)}; tell me where you start from and I will count the way.`;
  return `${there} (${early(by, beforeMin)}): set out${from ? ` from ${inside(from)}` : ''} by about ${time(at.setOut)}, as ${taking(way)}.`;
}

function untimed({ by, hub, from, way, beforeMin }: LeavingAnswer): string {
  const whole = way
    ? ` From ${from ? inside(from) : 'where you are'} ${taking(way)}, so leave some ${duration(way.minutes + beforeMin)} before.`
    : '';
  return `Be at ${goal(by, hub)} ${early(by, beforeMin)}.${whole}`;
}

const MEANS = { air: 'flight', rail: 'train', road: 'coach' } as const;
const goal = (by: LeavingAnswer['by'], hub: string | undefined): string =>
  hub === undefined ? (by === 'air' ? 'the airport' : 'the station') : inside(hub);

/** Far flights take longer at the gates. */
const early = (by: LeavingAnswer['by'], minutes: number): string =>
  by === 'air' ? 'two hours before, three for a flight out of Europe' : `some ${minutes} minutes before`;

function taking({ minutes, by, lines }: NonNullable<LeavingAnswer['way']>): string {
  if (by === 'foot') return `it is about ${duration(minutes)} on foot`;
  if (by === 'taxi') return `it takes about ${duration(minutes)} by taxi, with no metro at that hour`;
  return `it takes about ${duration(minutes)} by ${lines.length === 1 ? 'line' : 'lines'} ${listed(lines)}`;
}

const listed = (lines: readonly string[]): string =>
  lines.length < 2 ? lines.join('') : `${lines.slice(0, -1).join(', ')} and ${lines.at(-1)}`;
