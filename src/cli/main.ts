// The command line: finds the command, prints help, turns failures into exit codes.
import { programVersion } from '../compose/shipped.ts';
import { ConfigurationError } from '../config/read.ts';
import { DomainError } from '../domain/errors.ts';
import { type Command, EXIT, UsageError } from './command.ts';

/** Loaded on demand, so that `--help` is instant and a command pays only for what it uses. */
const COMMANDS: Readonly<Record<string, () => Promise<{ readonly command: Command }>>> = {
  serve: () => import('./commands/serve.ts'),
  admin: () => import('./commands/admin.ts'),
  import: () => import('./commands/import.ts'),
  catalogue: () => import('./commands/catalogue.ts'),
  train: () => import('./commands/train.ts'),
  'train-embeddings': () => import('./commands/train-embeddings.ts'),
  backup: () => import('./commands/backup.ts'),
  restore: () => import('./commands/restore.ts'),
  config: () => import('./commands/config.ts'),
  mcp: () => import('./commands/mcp.ts'),
  evaluate: () => import('./commands/evaluate.ts'),
  benchmark: () => import('./commands/benchmark.ts'),
  'train-transfer': () => import('./commands/train-transfer.ts'),
  understand: () => import('./commands/understand.ts'),
  'train-language': () => import('./commands/train-language.ts'),
  'evaluate-language': () => import('./commands/evaluate-language.ts'),
};

process.exitCode = await main(process.argv.slice(2));

async function main([name, ...args]: readonly string[]): Promise<number> {
  if (name === 'help' && args[0] !== undefined) return main([args[0], '--help']);
  if (name === undefined || name === 'help' || isHelp(name)) return printOverview();
  if (name === '--version') return printVersion();
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!load) return fail(EXIT.usage, `unknown command "${name}"; expected one of: ${Object.keys(COMMANDS).join(', ')}`);
  const { command } = await load();
  if (args.some(isHelp)) {
    process.stdout.write(`${command.help.trim()}\n`);
    return EXIT.done;
  }
  try {
    return await command.run(args);
  } catch (error) {
    if (isUsage(error)) return fail(EXIT.usage, `${error.message}\n\n${command.help.trim()}`);
    if (error instanceof ConfigurationError) return fail(EXIT.configuration, error.message);
    if (error instanceof DomainError) {
      return fail(error.code === 'import/bad-data' ? EXIT.badData : EXIT.failed, error.message);
    }
    if (isSystemError(error)) return fail(EXIT.failed, error.message);
    return fail(EXIT.failed, error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}

function isHelp(argument: string): boolean {
  return argument === '--help' || argument === '-h';
}

function printVersion(): number {
  process.stdout.write(`${programVersion()}\n`);
  return EXIT.done;
}

async function printOverview(): Promise<number> {
  const names = Object.keys(COMMANDS);
  const width = Math.max(0, ...names.map((name) => name.length));
  const lines = await Promise.all(
    names.map(async (name) => `  ${name.padEnd(width)}  ${(await COMMANDS[name]?.())?.command.summary ?? ''}`),
  );
  process.stdout.write(`paseo: places worth going to, recommended and explained\n\n${lines.join('\n')}\n\n`);
  process.stdout.write('paseo COMMAND --help tells more of one.\n');
  return EXIT.done;
}

/** Ours, or node:util parseArgs saying that an option is unknown or lacks its value. */
function isUsage(error: unknown): error is Error {
  return (
    error instanceof UsageError ||
    (error instanceof TypeError && String((error as { code?: string }).code).startsWith('ERR_PARSE_ARGS'))
  );
}

/** No such folder, no right to write there, a full disk: its message names the file, and where in our code is no news. */
function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error && 'path' in error;
}

function fail(code: number, message: string): number {
  process.stderr.write(`paseo: ${message}\n`);
  return code;
}
