import { expect, test } from 'vitest';
import type { CivilDay } from '../domain/civil-day.ts';
import { ticketSpansOn } from './free-entry.ts';

const TEN_TO_SIX = { start: 600, end: 1080 };
const hours = { read: (text: string | undefined) => text && { text, spansOn: () => [TEN_TO_SIX] } } as never;
const place = { openingHours: 'Mo-Su 10:00-18:00' };
const ticket = { what: {}, amount: 0, currency: 'EUR', only: { weekdays: [0, 1], lastMinutes: 120 } };
const MONDAY = '2026-11-30' as CivilDay;
const FRIDAY = '2026-12-04' as CivilDay;

test('the last hours before closing, on the days of the ticket', () =>
  expect(ticketSpansOn(hours, place, ticket, MONDAY)).toEqual([{ start: 960, end: 1080 }]));

test('never on other days', () => expect(ticketSpansOn(hours, place, ticket, FRIDAY)).toEqual([]));

test('nobody knows without hours or limits', () => {
  expect(ticketSpansOn(hours, {}, ticket, MONDAY)).toBeUndefined();
  const { only: _, ...plain } = ticket;
  expect(ticketSpansOn(hours, place, plain, MONDAY)).toBeUndefined();
});
