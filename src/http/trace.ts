// W3C Trace Context (https://www.w3.org/TR/trace-context/): a proxy or a calling service names the trace that a request
// belongs to. Its id joins our log lines to theirs.
import type { IncomingHttpHeaders } from 'node:http';

/** version-traceid-parentid-flags; a later version may append more. */
const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(?:-|$)/u;
const LONGEST = 256;

/** @returns the 32 hexadecimal digits of the trace, nothing where the header is absent or malformed */
export function traceIdOf({ traceparent }: IncomingHttpHeaders): string | undefined {
  if (typeof traceparent !== 'string' || traceparent.length > LONGEST) return undefined;
  return TRACEPARENT.exec(traceparent)?.[1];
}
