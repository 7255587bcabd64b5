// Reads one source of a pack into a file beside it, once: an interrupted build takes up every source that it had read whole, with what
// was rejected of it.
import { createHash } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { City } from '../../src/city/city.ts';
import type { Place } from '../../src/domain/place.ts';
import { rowOf } from '../../src/ingest/jsonl-row.ts';
import { SOURCES } from '../../src/ingest/sources.ts';
import { sourceNamed } from '../../src/usecases/importing/import.ts';
import { writeWhole } from './write-whole.ts';

export interface PackInput {
  readonly source: string;
  readonly path: string;
}

export interface BuildProgress {
  readonly source: string;
  readonly share: number;
  readonly count: number;
}

interface ReadPlaces {
  readonly places: readonly Place[];
  /** How often each reason was given. */
  readonly rejected: Readonly<Record<string, number>>;
  /** Read by a build that was interrupted. */
  readonly isTakenUp: boolean;
}

/** What was read so far; gone when the build is done. */
export const BEGUN = '.build';
/** Rows written at once. */
const ROWS = 1_000;

export async function readSource(
  folder: string,
  city: City,
  { source, path }: PackInput,
  onProgress: (progress: BuildProgress) => void,
): Promise<ReadPlaces> {
  const reading = sourceNamed(source).read(path, { city });
  const { mtimeMs, size } = statSync(path);
  const kept = join(folder, BEGUN, `${source}-${size}-${Math.round(mtimeMs)}-${versionOf(city)}`);
  const [rowsFile, reasonsFile] = [`${kept}.jsonl`, `${kept}.rejected.json`];
  const isTakenUp = existsSync(rowsFile) && existsSync(reasonsFile);
  if (!isTakenUp) {
    mkdirSync(join(folder, BEGUN), { recursive: true });
    const reasons = new Map<string, number>();
    const part = `${rowsFile}.part`;
    const file = openSync(part, 'w');
    let rows: string[] = [];
    let count = 0;
    const flush = () => {
      if (rows.length > 0) writeSync(file, `${rows.join('\n')}\n`);
      rows = [];
    };
    try {
      for await (const { place, rejected } of reading.records) {
        if (place) {
          rows.push(rowOf(place));
          count += 1;
          if (rows.length === ROWS) flush();
        } else {
          const reason = withoutNumbers(rejected.reason);
          reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
        }
        onProgress({ source, share: reading.bytesRead() / Math.max(1, reading.totalBytes), count });
      }
      flush();
    } finally {
      closeSync(file);
    }
    const often = [...reasons].sort(([, a], [, b]) => b - a);
    writeWhole(reasonsFile, [JSON.stringify(Object.fromEntries(often))]);
    renameSync(part, rowsFile);
  }
  const places: Place[] = [];
  // A file without rows is refused by its reader.
  if (statSync(rowsFile).size > 1)
    for await (const { place } of SOURCES.jsonl.read(rowsFile, { city }).records) if (place) places.push(place);
  const rejected = JSON.parse(readFileSync(reasonsFile, 'utf8')) as Readonly<Record<string, number>>;
  return { places, rejected, isTakenUp };
}

/** Reasons without what is particular of a record. */
const withoutNumbers = (reason: string): string => reason.replace(/\d+(?:\.\d+)? km/gu, '… km');

/** What of a city decides which records become places, and where they are filed. */
function versionOf({ bounds, phonePrefix, phoneNumbers, areas }: City): string {
  const facts = JSON.stringify([bounds, phonePrefix, String(phoneNumbers), areas.all]);
  return createHash('sha256').update(facts).digest('hex').slice(0, 12);
}
