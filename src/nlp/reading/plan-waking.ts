// Days that begin late, because people sleep long.
import type { When } from '../frame.ts';

const NOON = 720;

/** "No early mornings": the day begins when those are over. */
export function notBefore(start: number, window: When | undefined): When | undefined {
  const isOpen = window?.label === undefined && window?.fromMin === undefined;
  return isOpen ? { said: { start: 0, end: 0, text: '' }, ...window, fromMin: start } : window;
}
export const LATE_START = 11 * 60;

/** "We get up at eleven": nobody is out at five past. */
export function afterWaking(window: When | undefined): When | undefined {
  const { fromMin, label } = window ?? {};
  const isMorning = label === undefined && fromMin !== undefined && fromMin <= NOON + 60;
  return isMorning ? { ...window!, fromMin: fromMin + READY_MINUTES } : window;
}
const READY_MINUTES = 60;
