// `paseo experiment`: compares two rankings on live lists, and adopts the better one.
import { parseArgs } from 'node:util';
import { compose } from '../../compose/compose.ts';
import { readSettings } from '../../config/read.ts';
import { type Experiment, type Ranking, rankingFrom, rankingText } from '../../domain/experiment.ts';
import { adoptRanking, endExperiment, startExperiment } from '../../usecases/admin/experiments.ts';
import { type ExperimentResult, resultOf } from '../../usecases/experiments.ts';
import { type Command, EXIT, requireNoMore, UsageError } from '../command.ts';
import { didYouMean } from '../suggestion.ts';

export const command: Command = {
  summary: 'compare two rankings on live lists, adopt the better one',
  help: `
Usage: paseo experiment [--json]                  the experiments and their results, newest first
       paseo experiment start NAME A B            such as: start nearer ensemble "ensemble, patience 0.5"
       paseo experiment end ID                    ends it; what served before serves on
       paseo experiment adopt ID A|B              ends it, and lets one of the two serve

A ranking is a method, and weights as factors: patience, variety, calibration. Every replica takes a change up within a few
seconds. With the embedded database the service must be stopped meanwhile.
`,
  async run(args) {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: 'boolean' } },
    });
    const [action = 'list', ...given] = positionals;
    if (!isAction(action))
      throw new UsageError(`unknown action "${action}"${didYouMean(action, ACTIONS)}; expected start, end or adopt`);
    const { most, form } = TAKES[action];
    requireNoMore(given.slice(most), form);
    const { service, close } = await compose({
      ...readSettings(process.env),
      LOG_LEVEL: 'error',
      TRAIN_EVERY_MINUTES: 0,
    });
    try {
      const experiments = await chosenBy(service, action, given);
      const results = [];
      for (const each of experiments) results.push({ ...each, ...(await resultOf(service.experiments, each.id)) });
      if (values.json) process.stdout.write(`${JSON.stringify(results, null, 2)}\n`);
      else for (const each of results) process.stderr.write(`${describe(each)}\n`);
      return EXIT.done;
    } finally {
      await close();
    }
  },
};

const ACTIONS = ['list', 'start', 'end', 'adopt'] as const;
type Action = (typeof ACTIONS)[number];
/** How many words each takes. */
const TAKES: Readonly<Record<Action, { readonly most: number; readonly form: string }>> = {
  list: { most: 0, form: 'experiment list' },
  start: { most: 3, form: 'experiment start NAME A B' },
  end: { most: 1, form: 'experiment end ID' },
  adopt: { most: 2, form: 'experiment adopt ID A|B' },
};
const isAction = (word: string): word is Action => (ACTIONS as readonly string[]).includes(word);

const COMMAND_LINE = { kind: 'cli' } as const;
type Service = Awaited<ReturnType<typeof compose>>['service'];

/** Carries the action out. @returns the experiments to tell about */
async function chosenBy(service: Service, action: Action, given: readonly string[]): Promise<readonly Experiment[]> {
  const [first = '', second = '', third = ''] = given;
  switch (action) {
    case 'list':
      return service.experiments.list();
    case 'start': {
      const rankings = { A: rankingNamed(second), B: rankingNamed(third) };
      return [await startExperiment(service, COMMAND_LINE, { name: first, rankings })];
    }
    case 'end':
      return [await endExperiment(service, COMMAND_LINE, Number(first))];
    case 'adopt':
      if (second !== 'A' && second !== 'B') throw new UsageError('expected A or B after the id');
      return [await adoptRanking(service, COMMAND_LINE, Number(first), second)];
  }
}

function rankingNamed(text: string): Ranking {
  const ranking = rankingFrom(text);
  if (!ranking) throw new UsageError(`"${text}" is no ranking; expected such as "ensemble, variety 1.2"`);
  return ranking;
}

function describe({ id, name, rankings, endedAt, adopted, votes, verdict }: Experiment & ExperimentResult): string {
  const state = adopted ? `${adopted} adopted` : endedAt ? 'ended' : 'running';
  const [from, to] = verdict.interval.map((end) => `${Math.round(end * 100)} %`);
  const found = verdict.better ? `${verdict.better} is better` : 'undecided';
  return `${id} ${name} (${state}): A ${rankingText(rankings.A)}; B ${rankingText(rankings.B)}; votes ${votes.A} : ${votes.B}, share of B ${from} to ${to}; ${found}`;
}
