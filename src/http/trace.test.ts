import { describe, expect, test } from 'vitest';
import { traceIdOf } from './trace.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

describe('the trace a request belongs to', () => {
  test.each([`00-${TRACE}-00f067aa0ba902b7-01`, `01-${TRACE}-00f067aa0ba902b7-00-more`])(
    'is read from %s',
    (header) => {
      expect(traceIdOf({ traceparent: header })).toBe(TRACE);
    },
  );

  test.each([
    undefined,
    '',
    TRACE,
    `00-${TRACE.toUpperCase()}-00f067aa0ba902b7-01`,
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    `00-${TRACE}-${'0'.repeat(16)}-01`,
    `ff-${TRACE}-00f067aa0ba902b7-01`,
    `00-${TRACE}-00f067aa0ba902b7-01 and a word`,
    `00-${TRACE}-00f067aa0ba902b7-01-${'a'.repeat(300)}`,
  ])('is none for %s', (header) => {
    expect(traceIdOf({ ...(header !== undefined && { traceparent: header }) })).toBeUndefined();
  });
});
