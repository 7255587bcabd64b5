// Worker threads and the command line run from dist/, so tests build it first when a source is newer.
export async function setup(): Promise<void> {
  // @ts-expect-error a plain JavaScript script without types
  const { buildIfStale } = await import('../scripts/build.mjs');
  await buildIfStale();
}
