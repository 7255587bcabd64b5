// How late the event loop is: the first thing to suffer when more comes in than can be done.

export interface LoopDelay {
  /** Milliseconds by which the loop is behind, this very turn included. */
  currentMs(): number;
  /** Number of heartbeats so far, so that callers can count events within one. */
  readonly beats: number;
  stop(): void;
}

const BEAT_MS = 20;

/**
 * A heartbeat that notes how late it comes. The histogram of `perf_hooks` tells of turns that are over; a request that is
 * read at the end of a long turn must know of this one, so the lateness of the beat that is due counts as well.
 */
export function watchLoopDelay(nowMs: () => number = () => performance.now()): LoopDelay {
  let dueMs = nowMs() + BEAT_MS;
  let lastDelayMs = 0;
  let beats = 0;
  const timer = setInterval(() => {
    const beatMs = nowMs();
    lastDelayMs = Math.max(0, beatMs - dueMs);
    dueMs = beatMs + BEAT_MS;
    beats++;
  }, BEAT_MS).unref();
  return {
    currentMs: () => Math.max(lastDelayMs, nowMs() - dueMs),
    get beats() {
      return beats;
    },
    stop: () => clearInterval(timer),
  };
}
