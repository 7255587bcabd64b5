// A long list is drawn in steps: what is seen first at once, the rest when there is nothing else to do.
import { useEffect, useState } from 'preact/hooks';

const LONGEST_WAIT_MS = 300;

/** @returns how many to draw now; in the end all */
export function useInSteps(total: number, step: number): number {
  const [drawn, setDrawn] = useState(step);
  useEffect(() => (drawn < total ? whenIdle(() => setDrawn(drawn + step)) : undefined), [drawn, total, step]);
  return Math.min(drawn, total);
}

/** @returns a way to call it off */
function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(act, 1);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(act, { timeout: LONGEST_WAIT_MS });
  return () => cancelIdleCallback(request);
}
