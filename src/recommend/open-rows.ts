// Whether places are open, worked out once a minute for a place that comes into sight of a list: all who ask in that
// minute share the answer.
import type { Place } from '../domain/place.ts';
import { type CityHours, isOpenAt } from '../hours/city-hours.ts';

/** 1 open, 0 shut, -1 unknown. */
export type OpenRows = (row: number, at: Date) => number;

const NOT_LOOKED_UP = -2;
const MINUTE_MS = 60_000;

export function openRowsOf(hours: CityHours, places: readonly Place[]): OpenRows {
  // One for now and one for a moment that somebody asked about.
  let newest = { minute: Number.NaN, open: new Int8Array(0) };
  let older = newest;
  const rowsAt = (minute: number): Int8Array => {
    if (newest.minute === minute) return newest.open;
    const found = older.minute === minute ? older : { minute, open: new Int8Array(places.length).fill(NOT_LOOKED_UP) };
    [older, newest] = [newest, found];
    return found.open;
  };
  return (row, at) => {
    const rows = rowsAt(Math.floor(at.getTime() / MINUTE_MS));
    if (rows[row] === NOT_LOOKED_UP) {
      const open = isOpenAt(hours, places[row]?.openingHours, at);
      rows[row] = open === undefined ? -1 : Number(open);
    }
    return rows[row]!;
  };
}
