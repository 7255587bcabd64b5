// Tasks that compute for milliseconds take turns, first come first served. Every slice of time the event loop reads and
// writes what came in meanwhile: without slices, all requests whose rows came in one batch would compute in one go, and all
// others would wait for all of them; with a slice for each, requests no longer arrive together and share no queries.

const SLICE_MS = 16;
/** In a flood the loop is busy refusing. Slices grow with that, so that those who were let in keep most of the time. */
const LONGEST_SLICE_MS = 40;
const SLICE_PER_TIME_ELSEWHERE = 4;

export interface Turns {
  /** @returns what `compute` returns, once it had its turn */
  take<T>(compute: () => T): Promise<T>;
}

export function createTurns(nowMs: () => number = () => performance.now()): Turns {
  const waiting: (() => void)[] = [];
  let isUnderWay = false;
  let endedMs = Number.POSITIVE_INFINITY;
  const next = (): void => {
    const startedMs = nowMs();
    const fairMs = SLICE_PER_TIME_ELSEWHERE * (startedMs - endedMs);
    const untilMs = startedMs + Math.min(Math.max(SLICE_MS, fairMs), LONGEST_SLICE_MS);
    do waiting.shift()?.();
    while (waiting.length > 0 && nowMs() < untilMs);
    isUnderWay = waiting.length > 0;
    endedMs = isUnderWay ? nowMs() : Number.POSITIVE_INFINITY;
    if (isUnderWay) setImmediate(next);
  };
  return {
    take: (compute) =>
      new Promise((resolve, reject) => {
        waiting.push(() => {
          try {
            resolve(compute());
          } catch (error) {
            reject(error);
          }
        });
        if (isUnderWay) return;
        isUnderWay = true;
        setImmediate(next);
      }),
  };
}

/** Carries out all steps; between two of them the event loop reads and writes. */
export async function inPauses<T>(steps: Generator<unknown, T>): Promise<T> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await new Promise(setImmediate);
  }
}

/** Carries out all steps, each as a turn of its own: others who compute come between them, too. */
export async function inTurns<T>(turns: Turns, steps: Generator<unknown, T>): Promise<T> {
  for (;;) {
    const step = await turns.take(() => steps.next());
    if (step.done) return step.value;
  }
}
