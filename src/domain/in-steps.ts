// Interruptible work is a generator: each yield is a point where other requests may run, its return value is
// the result. Engines know no event loop; the caller that drives the steps decides when to pause.

/** All steps in one go. */
export function finished<T>(steps: Generator<unknown, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
