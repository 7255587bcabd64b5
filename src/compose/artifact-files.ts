// Keeps artifacts beside the process once they were stored or read: a start then reads files instead of the database. A
// file that is not what its name says is read from the database again.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../config/settings.ts';
import type { ModelRepository } from '../db/models.ts';
import { isArtifactOf } from '../models/artifact.ts';
import { sha256OfBytes } from '../system/random.ts';

export const modelFolder = ({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>): string => join(DATA_DIR, 'models');

const ENDING = '.bin';

export function withFiles(models: ModelRepository, folder: string): ModelRepository {
  const fileOf = (hash: string): string => join(folder, `${hash}${ENDING}`);
  return {
    ...models,
    async add(set) {
      const added = await models.add(set);
      for (const { hash, bytes } of set.artifacts) keep(folder, fileOf(hash), bytes);
      return added;
    },
    async bytesOf(hash) {
      const file = fileOf(hash);
      const kept = readIfThere(file);
      if (kept && isArtifactOf(hash, kept, sha256OfBytes)) return kept;
      const bytes = await models.bytesOf(hash);
      if (bytes) keep(folder, file, bytes);
      return bytes;
    },
  };
}

/** Removes the files of artifacts that no set is made of any more: each training adds megabytes. @returns how many */
export async function forgetOldFiles(
  models: Pick<ModelRepository, 'list' | 'active'>,
  folder: string,
): Promise<number> {
  // The files first: of a set that is stored meanwhile none is there yet.
  const files = filesIn(folder);
  const active = await models.active();
  const sets = [...(await models.list()), ...(active ? [active] : [])];
  const wanted = new Set(sets.flatMap(({ artifacts }) => Object.values(artifacts).map((hash) => `${hash}${ENDING}`)));
  const old = files.filter((file) => file.endsWith(ENDING) && !wanted.has(file));
  for (const file of old) rmSync(join(folder, file), { force: true });
  return old.length;
}

/** None while nothing was kept. */
function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function readIfThere(file: string): Uint8Array | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** Written under another name first, so that no reader sees half a file. A folder that cannot be written to is no error. */
function keep(folder: string, file: string, bytes: Uint8Array): void {
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${file}.${process.pid}`, bytes);
    renameSync(`${file}.${process.pid}`, file);
  } catch {
    return;
  }
}
