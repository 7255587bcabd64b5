// Work in steps, each of which takes a turn of its own: between two of them the event loop answers others.
import type { Turns } from '../system/turns.ts';

export async function inTurns<T>(turns: Turns, steps: Generator<unknown, T>): Promise<T> {
  for (;;) {
    const step = await turns.take(() => steps.next());
    if (step.done) return step.value;
  }
}
