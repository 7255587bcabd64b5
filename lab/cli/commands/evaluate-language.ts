// Measures language understanding on a file of a published set and prints the figures as JSON.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Command, EXIT, UsageError } from '../../../src/cli/command.ts';
import { LANGUAGE_FOLDER, learnedParts } from '../../../src/compose/language-artifacts.ts';
import { CORPORA_FOLDER } from '../../language/corpora.ts';
import { EVALUATION_TASKS, type EvaluationTask, evaluateLanguage } from '../../language/evaluate-language.ts';
import { languageReport } from '../../language/report.ts';
import { parseRows } from '../../language/rows.ts';
import { languageOf, readText } from './train-language.ts';

export const command: Command = {
  summary: 'measure language understanding on a labelled file',
  help: `
paseo evaluate-language --task TASK --lang en|es --file FILE [--artifacts DIR]

TASK is one of: ${EVALUATION_TASKS.join(', ')}.
FILE holds JSON lines as the published sets have them (docs/nlp/README.md), packed with gzip or not.

  paseo evaluate-language --task pos --lang en --file dev.jsonl.gz

paseo evaluate-language --report FILE --artifacts DIR [--corpora DIR]

Writes the table of all development sets beside the bars. DIR holds parts trained with "train-language --held-out".
`,
  async run(args) {
    const { values } = parseArgs({
      args: [...args],
      options: {
        task: { type: 'string' },
        lang: { type: 'string' },
        file: { type: 'string' },
        report: { type: 'string' },
        corpora: { type: 'string', default: CORPORA_FOLDER },
        artifacts: { type: 'string', default: LANGUAGE_FOLDER },
      },
    });
    if (values.report !== undefined) return writeReport(values.report, values.artifacts, values.corpora);
    if (values.file === undefined) throw new UsageError('--file is missing');
    const task = taskOf(values.task);
    const language = languageOf(values.lang);
    const learned = learnedParts(language, values.artifacts);
    const figures = evaluateLanguage(task, parseRows(readText(values.file)), {
      language,
      learned,
      now: () => performance.now(),
    });
    process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
    return EXIT.done;
  },
};

function writeReport(path: string, artifacts: string, corpora: string): number {
  const report = languageReport({
    corpus: (name) => readText(join(corpora, name)),
    learned: (language) => learnedParts(language, artifacts),
    now: () => performance.now(),
    progress: (message) => process.stderr.write(`${message}\n`),
  });
  writeFileSync(path, report);
  return EXIT.done;
}

function taskOf(name: string | undefined): EvaluationTask {
  const task = EVALUATION_TASKS.find((each) => each === name);
  if (!task) throw new UsageError(`--task must be one of: ${EVALUATION_TASKS.join(', ')}`);
  return task;
}
