// `paseo benchmark`: one method on one public split, chosen on a validation cut of train, reported once on test.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Command, EXIT, UsageError } from '../../../src/cli/command.ts';
import { kernelWorker } from '../../../src/compose/workers.ts';
import {
  BENCHMARK_METHODS,
  type BenchmarkMethod,
  type BenchmarkReport,
  benchmark,
} from '../../benchmarks/benchmark.ts';
import { cpuSeconds } from '../processor-time.ts';

export const command: Command = {
  summary: 'measure a method on a public train/test split',
  help: `
Usage: paseo benchmark --train FILE --test FILE --method ${BENCHMARK_METHODS.join('|')} [--json]

Each line of a file is a person's id followed by the ids of the items they met, separated by spaces.
Parameters are chosen on a validation cut of train and never on test; then the method is trained on all of train and
every item that a person has not met is ranked. Prints recall@20 and NDCG@20 over everybody in test, the seconds taken
and the peak memory.

--memory MIB  the most working memory for the numbers (default 2560)
--threads N   worker threads (default: one for each core)
--people FILE writes a line "recall@20 NDCG@20" for each person in test, by ascending id, for paired comparisons
--json        prints the whole report as JSON on standard output
`,
  async run(args) {
    const { values } = parseArgs({
      args: [...args],
      options: {
        train: { type: 'string' },
        test: { type: 'string' },
        method: { type: 'string' },
        memory: { type: 'string', default: '2560' },
        threads: { type: 'string' },
        people: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
    });
    if (!values.train || !values.test) throw new UsageError('--train and --test are needed');
    const worker = kernelWorker();
    const report = await benchmark({
      method: methodNamed(values.method),
      trainText: readFileSync(values.train, 'utf8'),
      testText: readFileSync(values.test, 'utf8'),
      workerUrl: worker.workerUrl,
      threads: values.threads ? wholeNumber('--threads', values.threads) : worker.threads,
      limitBytes: wholeNumber('--memory', values.memory) * 2 ** 20,
      nowS: () => performance.now() / 1_000,
      cpuS: cpuSeconds,
      onStep: (step) => process.stderr.write(`${performance.now().toFixed(0).padStart(8)} ms  ${step}\n`),
      onRanked: ({ recalls, ndcgs }) => {
        if (values.people) writeFileSync(values.people, linesOf(recalls, ndcgs));
      },
    });
    const peakMemoryMiB = Math.round(process.resourceUsage().maxRSS / 1024);
    process.stdout.write(
      values.json ? `${JSON.stringify({ ...report, peakMemoryMiB })}\n` : asText(report, peakMemoryMiB),
    );
    return EXIT.done;
  },
};

function methodNamed(name: string | undefined): BenchmarkMethod {
  const method = BENCHMARK_METHODS.find((known) => known === name);
  if (!method) throw new UsageError(`--method must be one of ${BENCHMARK_METHODS.join(', ')}`);
  return method;
}

function wholeNumber(option: string, text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new UsageError(`${option} must be a whole number above 0`);
  return number;
}

function asText(report: BenchmarkReport, peakMemoryMiB: number): string {
  const line = (name: string, recall: number, ndcg: number) =>
    `${name}: recall@20 ${recall.toFixed(4)}, NDCG@20 ${ndcg.toFixed(4)}\n`;
  return [
    line(report.method, report['recall@20'], report['ndcg@20']),
    ...Object.entries(report.alsoMeasured).map(([name, figures]) =>
      line(name, figures['recall@20'], figures['ndcg@20']),
    ),
    `people ${report.people}, items ${report.items}, interactions ${report.trainInteractions} + ${report.testInteractions}\n`,
    `selection ${report.selectionS} s, training ${report.trainingS} s, ranking ${report.rankingS} s, `,
    `peak memory ${peakMemoryMiB} MiB\n`,
    `processor seconds: selection ${report.cpuS.selection}, training ${report.cpuS.training}, ranking ${report.cpuS.ranking}\n`,
    `chosen: ${JSON.stringify(report.chosen)}\n`,
  ].join('');
}

const linesOf = (recalls: Float64Array, ndcgs: Float64Array): string =>
  Array.from(recalls, (recall, at) => `${recall} ${ndcgs[at]}\n`).join('');
