// JSON lines on stderr. What people write, tokens and passwords never enter a log: callers hand over named facts only.
import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

export function createLog(
  level: string,
  destination: DestinationStream = pino.destination({ fd: 2, sync: false }),
): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    destination,
  );
}

export const silentLog = (): Log => createLog('silent');
