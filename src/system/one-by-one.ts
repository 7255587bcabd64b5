// Work that must not run twice at the same time: a call during a run gets a run of its own, after it.

/** A failure rejects only the call of that run. */
export function oneByOne<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return () => {
    const own = last.then(work, work);
    last = own;
    return own;
  };
}
