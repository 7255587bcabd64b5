// Reads what the word space learns from and trains it.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { openCityFolder } from '../../src/compose/city.ts';
import { kernelWorker } from '../../src/compose/workers.ts';
import { readSettings } from '../../src/config/read.ts';
import type { Place } from '../../src/domain/place.ts';
import { SOURCES } from '../../src/ingest/sources.ts';
import { openKernels } from '../../src/math/kernels.ts';
import { saveWordVectors } from '../../src/models/embeddings/space.ts';
import { sha256OfBytes } from '../../src/system/random.ts';
import { learnWordSpace, WORD_SPACE_DEFAULTS } from './learn.ts';
import { bilingualPresets } from './presets.ts';
import { learningTexts } from './texts.ts';

/** Sets whose terms allow shipping what is learned from them (docs/models/embeddings.md names them). */
const SENTENCE_SETS = [
  'ud-en-ewt/train.jsonl.gz',
  'ud-es-ancora/dev.jsonl.gz',
  'mams-en/atsa-train.jsonl.gz',
  'mams-en/acsa-train.jsonl.gz',
  'opener-hotels-en/train.jsonl.gz',
  'opener-hotels-es/train.jsonl.gz',
];

interface TrainedWordSpace {
  readonly bytes: Uint8Array;
  readonly terms: number;
  readonly texts: number;
}

/** @param corpora folder of the language sets; the sets that are not there are left out */
export async function trainWordSpace(
  corpora: string,
  seed: number,
  onProgress: (share: number) => void,
): Promise<TrainedWordSpace> {
  const texts = learningTexts({
    concepts: bilingualPresets(),
    places: await shippedPlaces(),
    sentences: sentencesOf(corpora),
  });
  const { workerUrl, threads } = kernelWorker();
  const kernels = openKernels({ workerUrl, threads, limitBytes: 1_024 * 2 ** 20 });
  try {
    const vectors = await learnWordSpace(texts, { ...WORD_SPACE_DEFAULTS, seed, onProgress }, kernels);
    return { bytes: saveWordVectors(vectors, sha256OfBytes), terms: vectors.terms.length, texts: texts.length };
  } finally {
    await kernels.close();
  }
}

function sentencesOf(corpora: string): string[] {
  return SENTENCE_SETS.map((name) => join(corpora, name))
    .filter(existsSync)
    .flatMap((file) => gunzipSync(readFileSync(file)).toString('utf8').trim().split('\n'))
    .map((line) => (JSON.parse(line) as { readonly text?: string }).text ?? '');
}

/** Only those described by hand: sentences composed from facts would teach the templates. */
async function shippedPlaces(): Promise<Place[]> {
  const places: Place[] = [];
  const [handWritten] = openCityFolder(readSettings(process.env).CITY).catalogueFiles;
  const reading = handWritten === undefined ? undefined : SOURCES.jsonl?.read(handWritten);
  if (reading) for await (const { place } of reading.records) if (place) places.push(place);
  return places;
}
