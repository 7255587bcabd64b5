// Trains a learned part of language understanding and writes its artifact.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { type Command, EXIT, UsageError } from '../../../src/cli/command.ts';
import {
  ARTIFACT_OF,
  LANGUAGE_FOLDER,
  LANGUAGE_TASKS,
  type LanguageTask,
  languageArtifact,
} from '../../../src/compose/language-artifacts.ts';
import { LANGUAGES, type Language } from '../../../src/domain/language.ts';
import { CORPORA_FOLDER } from '../../language/corpora.ts';
import { trainLanguage } from '../../language/training/train-language.ts';

export const command: Command = {
  summary: 'train a learned part of language understanding',
  help: `
paseo train-language TASK --lang en|es [--corpora DIR] [--resources DIR] [--out DIR] [--held-out] [--seed N]

TASK is one of: ${LANGUAGE_TASKS.join(', ')}. The other English parts build on "words": train it first.

  --corpora DIR    the language sets (default: ../shared/data/language beside the project)
  --resources DIR  for "words": GloVe, WordNet and VADER, see docs/nlp/README.md
  --out DIR        where artifacts are read and written (default: data/language)
  --held-out       leave out what the report of evaluate-language measures on
  --seed N         default 1; the same seed and sets give the same bytes

  paseo train-language pos --lang es
`,
  async run(args) {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        lang: { type: 'string' },
        corpora: { type: 'string', default: CORPORA_FOLDER },
        resources: { type: 'string', default: '.' },
        out: { type: 'string', default: LANGUAGE_FOLDER },
        'held-out': { type: 'boolean', default: false },
        seed: { type: 'string', default: '1' },
      },
    });
    const task = taskOf(positionals[0]);
    const language = languageOf(values.lang);
    const bytes = await trainLanguage(task, language, seedOf(values.seed), {
      corpus: (name) => readText(join(values.corpora, name)),
      resource: (name) => readText(join(values.resources, name)),
      artifact: (other, of) => languageArtifact(values.out, of, other),
      heldOut: values['held-out'],
      progress: (message) => process.stderr.write(`${message}\n`),
    });
    const path = join(values.out, language, ARTIFACT_OF[task]);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
    process.stdout.write(`${JSON.stringify({ task, language, path, bytes: bytes.length })}\n`);
    return EXIT.done;
  },
};

function taskOf(name: string | undefined): LanguageTask {
  const task = LANGUAGE_TASKS.find((each) => each === name);
  if (!task) throw new UsageError(`expected a task, one of: ${LANGUAGE_TASKS.join(', ')}`);
  return task;
}

export function languageOf(name: string | undefined): Language {
  const language = LANGUAGES.find((each) => each === name);
  if (!language) throw new UsageError(`--lang must be one of: ${LANGUAGES.join(', ')}`);
  return language;
}

function seedOf(text: string): number {
  const seed = Number(text);
  if (!Number.isInteger(seed)) throw new UsageError('--seed must be a whole number');
  return seed;
}

/** Packed or not. */
export function readText(path: string): string {
  const bytes = readFileSync(path);
  return (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString('utf8');
}
