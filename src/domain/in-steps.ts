// Work that can be interrupted is a generator: what it yields marks where others may have their turn, what it returns is
// the result. Engines know no event loop; whoever drives the steps decides what happens in between.

/** All steps in one go. */
export function finished<T>(steps: Generator<unknown, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
