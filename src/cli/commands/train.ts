// `paseo train`: trains the models of this city from what its people said; `models` lists and rolls back.
import { parseArgs } from 'node:util';
import { compose } from '../../compose/compose.ts';
import { readSettings } from '../../config/read.ts';
import { activateModelSet } from '../../usecases/admin/models.ts';
import { trainModels } from '../../usecases/training.ts';
import { type Command, EXIT, requireNoMore, UsageError } from '../command.ts';
import { progressBar } from '../progress.ts';
import { didYouMean } from '../suggestion.ts';

export const command: Command = {
  summary: 'train the models of this city, list them, roll back',
  help: `
Usage: paseo train [--json]             train now; becomes active only if not worse than the active set
       paseo train list [--json]        the sets that were trained, newest first
       paseo train activate ID          make a set active: going back is one command

Nothing is stored before everything is trained, so an interruption leaves all as it was. Every replica takes the
new set up within a few seconds. With the embedded database the service must be stopped meanwhile.
`,
  async run(args) {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: 'boolean' } },
    });
    const [action = 'now', id, ...more] = positionals;
    if (action !== 'now' && !ACTIONS.includes(action))
      throw new UsageError(`unknown action "${action}"${didYouMean(action, ACTIONS)}; expected list or activate`);
    if (action === 'list' && id !== undefined) requireNoMore([id], 'train list');
    requireNoMore(more, 'train activate ID');
    const { service, close } = await compose({
      ...readSettings(process.env),
      LOG_LEVEL: 'error',
      TRAIN_EVERY_MINUTES: 0,
    });
    try {
      if (action === 'list') return print(await service.models.list());
      if (action === 'activate') return await activate(service, Number(id));
      return print([await trainNow(service)]);
    } finally {
      await close();
    }

    function print(sets: readonly object[]): number {
      if (values.json) process.stdout.write(`${JSON.stringify(sets, null, 2)}\n`);
      else if (sets.length === 0)
        process.stderr.write('no models were trained here yet; the shipped ones are in use\n');
      else for (const set of sets) process.stderr.write(`${describe(set as SetFacts)}\n`);
      return EXIT.done;
    }
  },
};

const ACTIONS: readonly string[] = ['list', 'activate'];
const COMMAND_LINE = { kind: 'cli' } as const;

type Service = Awaited<ReturnType<typeof compose>>['service'];
interface SetFacts {
  readonly id: number;
  readonly isActive: boolean;
  readonly verdict: string;
  readonly createdAt: Date;
}

async function trainNow(service: Service) {
  const bar = progressBar('training');
  try {
    const { catalogue } = service.catalogue.current();
    const set = await trainModels(service, catalogue, (_step, share) => bar.update(share, 0));
    await service.administer(COMMAND_LINE, ({ note }) =>
      note({ action: 'trained', object: 'model-set', objectId: String(set.id), details: { isActive: set.isActive } }),
    );
    return set;
  } finally {
    bar.finish();
  }
}

async function activate(service: Service, id: number): Promise<number> {
  if (!Number.isInteger(id) || !(await service.models.find(id))) {
    throw new UsageError('there is no such set; `paseo train list` shows them');
  }
  await activateModelSet(service, COMMAND_LINE, id);
  process.stderr.write(`set ${id} is active\n`);
  return EXIT.done;
}

const describe = ({ id, isActive, verdict, createdAt }: SetFacts): string =>
  `set ${id}${isActive ? ' (active)' : ''}, ${createdAt.toISOString().slice(0, 16)}: ${verdict}`;
