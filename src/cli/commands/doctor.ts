// `paseo doctor`: whether everything is there that the service needs, before it is started or while it runs.
import { parseArgs } from 'node:util';
import { examine, type Finding } from '../../compose/doctor.ts';
import { type Command, EXIT } from '../command.ts';

const MARKS = { good: 'ok  ', doubtful: 'look', bad: 'BAD ' } as const;
const EXIT_BY_PART: Readonly<Record<string, number>> = {
  settings: EXIT.configuration,
  city: EXIT.configuration,
  'data directory': EXIT.configuration,
  database: EXIT.storage,
};

export const command: Command = {
  summary: 'look over the installation: settings, city, files, database, running service',
  help: `
Usage: paseo doctor [--json]

Looks at what the service needs with the settings of the environment and says what is wrong and what to do. It changes
nothing, carries out no migration, and may be used while the service runs.

--json  prints the findings as JSON: [{"part", "state": "good" | "doubtful" | "bad", "what"}]

Exit codes: 0 nothing is bad, 3 a setting, the city or the data directory is, 5 the database is, 1 anything else is.
`,
  async run(args) {
    const { values } = parseArgs({ args: [...args], options: { json: { type: 'boolean' } } });
    const findings = await examine(process.env);
    process.stdout.write(values.json ? `${JSON.stringify(findings, null, 2)}\n` : drawn(findings));
    const bad = findings.find(({ state }) => state === 'bad');
    return bad === undefined ? EXIT.done : (EXIT_BY_PART[bad.part] ?? EXIT.failed);
  },
};

function drawn(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ part }) => part.length));
  return findings.map(({ part, state, what }) => `${MARKS[state]}  ${part.padEnd(width)}  ${what}\n`).join('');
}
