/** Deletes the oldest entries of a cache until at most `most` are left: caches list them in the order in which they were put. */
export async function trim(cache: Cache, most: number): Promise<void> {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)));
}
