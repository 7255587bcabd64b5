// Work that must not run twice at the same time: whoever asks while it runs gets a run of their own, after it.

/** A failure is only the failure of whoever asked. */
export function oneByOne<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return () => {
    const own = last.then(work, work);
    last = own;
    return own;
  };
}
