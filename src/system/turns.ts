// Whoever computes for milliseconds takes a turn, first come first served. Every slice of time the event loop reads and
// writes what came in meanwhile: without slices, everybody whose rows came in one batch would compute in one go, and all
// others would wait for all of them; with a slice for each, requests no longer arrive together and share no queries.

const SLICE_MS = 16;

export interface Turns {
  /** @returns what `compute` returns, once it had its turn */
  take<T>(compute: () => T): Promise<T>;
}

export function createTurns(): Turns {
  const waiting: (() => void)[] = [];
  let isUnderWay = false;
  const next = (): void => {
    const until = performance.now() + SLICE_MS;
    do waiting.shift()?.();
    while (waiting.length > 0 && performance.now() < until);
    isUnderWay = waiting.length > 0;
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
