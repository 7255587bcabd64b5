// `paseo freshness`: how many facts of the catalogue are fresh, doubtful and without a date.
import { parseArgs } from 'node:util';
import { openForImport } from '../../compose/importing.ts';
import { readSettings } from '../../config/read.ts';
import { catalogueOf } from '../../domain/catalogue.ts';
import {
  type FactCounts,
  type FreshnessSurvey,
  GROUPINGS,
  type Grouping,
  summed,
  surveyed,
} from '../../domain/freshness-survey.ts';
import { finished } from '../../domain/in-steps.ts';
import { type Command, EXIT, UsageError } from '../command.ts';

export const command: Command = {
  summary: 'count the facts of the catalogue that are fresh, doubtful and without a date',
  help: `
Usage: paseo freshness [--by ${GROUPINGS.join('|')}] [--json]

Counts known facts of places that are not closed for good, by kind of fact and by district. A fact past the half-life of
its kind is doubtful, and so is the name of a place at whose door another sign was seen (docs/catalogue.md).

--by    counts by the district, the main category or the source instead
--json  prints {"places", "facts": {FACT: {"fresh", "doubtful", "undated"}}, "groups": {NAME: {FACT: ...}}}

With the embedded database the service must be stopped meanwhile; GET /api/admin/freshness asks a running one, and its
administration page names the places to check.
`,
  async run(args) {
    const options = { by: { type: 'string', default: 'district' }, json: { type: 'boolean' } } as const;
    const { values } = parseArgs({ args: [...args], options });
    const by = GROUPINGS.find((each) => each === values.by);
    if (by === undefined) throw new UsageError(`expected --by one of ${GROUPINGS.join(', ')}`);
    const survey = await surveyOfDatabase();
    process.stdout.write(values.json ? `${JSON.stringify(asJson(survey, by), null, 2)}\n` : drawn(survey, by));
    return EXIT.done;
  },
};

async function surveyOfDatabase(): Promise<FreshnessSurvey> {
  const { repositories, close } = await openForImport(readSettings(process.env), { isDryRun: true });
  try {
    const { version, rows } = await repositories.places.all();
    const catalogue = catalogueOf(
      String(version),
      rows.map(({ place }) => place),
    );
    return finished(surveyed(catalogue, new Date().toISOString().slice(0, 10)));
  } finally {
    await close();
  }
}

const asJson = ({ places, total, groups }: FreshnessSurvey, by: Grouping): object => ({
  places,
  facts: Object.fromEntries(total),
  groups: Object.fromEntries([...groups[by]].map(([name, facts]) => [name, Object.fromEntries(facts)])),
});

function drawn({ places, total, groups }: FreshnessSurvey, by: Grouping): string {
  const grouped = [...groups[by]]
    .map(([name, facts]): Row => [name || 'none', summed(facts)])
    .sort(([, one], [, other]) => other.doubtful - one.doubtful);
  const facts: readonly Row[] = [...total, ['all', summed(total)]];
  return `${places} places\n\n${table('fact', facts)}\n${table(by, grouped)}`;
}

type Row = readonly [string, FactCounts];

const COLUMN = 10;

function table(head: string, rows: readonly Row[]): string {
  const width = Math.max(head.length, ...rows.map(([name]) => name.length));
  const line = (name: string, cells: readonly (string | number)[]): string =>
    `${name.padEnd(width)}${cells.map((cell) => String(cell).padStart(COLUMN)).join('')}\n`;
  const lines = rows.map(([name, { fresh, doubtful, undated }]) => line(name, [fresh, doubtful, undated]));
  return line(head, ['fresh', 'doubtful', 'undated']) + lines.join('');
}
