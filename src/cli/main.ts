// The command line: finds the command, prints help, turns failures into exit codes.
import { programVersion } from '../compose/shipped.ts';
import { ConfigurationError } from '../config/read.ts';
import { DomainError, type ErrorCode } from '../domain/errors.ts';
import { endWorker } from './cluster.ts';
import { type Command, type CommandLoaders, EXIT, UsageError } from './command.ts';
import { completionsOf } from './completion.ts';
import { labCommands } from './lab.ts';
import { handedOver } from './output.ts';
import { didYouMean } from './suggestion.ts';

const SYSTEM_FAULTS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'part of the path is a file, where a folder is expected',
  EISDIR: 'this is a folder, where a file is expected',
  EEXIST: 'this is there already',
  EACCES: 'this user may not read or write here',
  EPERM: 'this user may not read or write here',
  EROFS: 'nothing can be written on this file system',
  ENOSPC: 'the disk is full',
};

const END_WITHIN_MS = 5_000;
/** 128 and the number of SIGPIPE: what a shell expects of a program whose reader left. */
const READER_GONE = 141;

const EXIT_OF: Partial<Record<ErrorCode, number>> = {
  'import/bad-data': EXIT.badData,
  'storage/misconfigured': EXIT.configuration,
  'storage/unavailable': EXIT.storage,
};

const COMMANDS: CommandLoaders = {
  serve: () => import('./commands/serve.ts'),
  admin: () => import('./commands/admin.ts'),
  import: () => import('./commands/import.ts'),
  export: () => import('./commands/export.ts'),
  freshness: () => import('./commands/freshness.ts'),
  experiment: () => import('./commands/experiment.ts'),
  train: () => import('./commands/train.ts'),
  backup: () => import('./commands/backup.ts'),
  restore: () => import('./commands/restore.ts'),
  config: () => import('./commands/config.ts'),
  doctor: () => import('./commands/doctor.ts'),
  places: () => import('./commands/places.ts'),
  facets: () => import('./commands/facets.ts'),
  suggest: () => import('./commands/suggest.ts'),
  recommend: () => import('./commands/recommend.ts'),
  mcp: () => import('./commands/mcp.ts'),
  understand: () => import('./commands/understand.ts'),
  completion: async () => ({ command: (await import('./commands/completion.ts')).completionOf(allCommands) }),
};

const WITHOUT_LAB =
  'This installation has no lab: measuring, training of the shipped models and building of catalogues need a checkout of the source.';

// Files that this program makes are for its owner only: databases, models, reports.
process.umask(0o077);
process.stdout.on('error', endWithReader);
process.exitCode = await main(process.argv.slice(2));
endWorker();
endSoon();

/** Exits explicitly: a timer or socket left open must not keep a finished command alive, but a slow reader gets it all. */
function endSoon(): void {
  setTimeout(() => {
    void Promise.all([process.stdout, process.stderr].map((stream) => handedOver(stream))).then(() => process.exit());
  }, END_WITHIN_MS).unref();
}

/** `| head` has read enough: no fault of ours, and no stack trace. */
function endWithReader(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit(READER_GONE);
}

async function main([name, ...args]: readonly string[]): Promise<number> {
  if (name === 'help' && args[0] !== undefined) return main([args[0], '--help']);
  if (name === undefined || name === 'help' || isHelp(name)) return printOverview();
  if (name === '--version') return printVersion();
  const load = own(COMMANDS, name) ?? own(await allCommands(), name);
  if (!load) return fail(EXIT.usage, await unknownCommand(name));
  const { command } = await load();
  if (args.some(isHelp)) {
    process.stdout.write(`${command.help.trim()}\n`);
    return EXIT.done;
  }
  try {
    return await command.run(args);
  } catch (error) {
    if (isUsage(error))
      return fail(EXIT.usage, `${error.message}${optionMeant(error, name, command)}\n\n${command.help.trim()}`);
    if (error instanceof ConfigurationError) return fail(EXIT.configuration, error.message);
    if (error instanceof DomainError) return fail(EXIT_OF[error.code] ?? EXIT.failed, withCause(error));
    if (isSystemError(error)) return fail(EXIT.failed, systemFault(error));
    return fail(EXIT.failed, error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}

/** Those of the lab are read only when one of ours is not meant: starting the service does without them. */
async function allCommands(): Promise<CommandLoaders> {
  return { ...COMMANDS, ...(await labCommands()) };
}

/** A name like `constructor` is no command. */
function own(commands: CommandLoaders, name: string): CommandLoaders[string] | undefined {
  return Object.hasOwn(commands, name) ? commands[name] : undefined;
}

async function unknownCommand(name: string): Promise<string> {
  const lab = await labCommands();
  const names = Object.keys({ ...COMMANDS, ...lab });
  const expected = `expected one of: ${names.join(', ')}`;
  return `unknown command "${name}"${didYouMean(name, names)}; ${expected}${lab ? '' : `\n${WITHOUT_LAB}`}`;
}

function isHelp(argument: string): boolean {
  return argument === '--help' || argument === '-h';
}

function printVersion(): number {
  process.stdout.write(`${programVersion()}\n`);
  return EXIT.done;
}

async function printOverview(): Promise<number> {
  const lab = await labCommands();
  const width = Math.max(...Object.keys({ ...COMMANDS, ...lab }).map((name) => name.length));
  process.stdout.write('paseo: places worth going to, recommended and explained\n\n');
  process.stdout.write(`${await summaries(COMMANDS, width)}\n\n`);
  process.stdout.write(lab ? `Lab:\n${await summaries(lab, width)}\n\n` : `${WITHOUT_LAB}\n\n`);
  process.stdout.write('paseo COMMAND --help tells more of one.\n');
  return EXIT.done;
}

async function summaries(commands: CommandLoaders, width: number): Promise<string> {
  const lines = Object.entries(commands).map(
    async ([name, load]) => `  ${name.padEnd(width)}  ${(await load()).command.summary}`,
  );
  return (await Promise.all(lines)).join('\n');
}

/** Ours, or node:util parseArgs saying that an option is unknown or lacks its value. */
function isUsage(error: unknown): error is Error {
  return (
    error instanceof UsageError ||
    (error instanceof TypeError && String((error as { code?: string }).code).startsWith('ERR_PARSE_ARGS'))
  );
}

/** An option that was mistyped is suggested: node:util names it in single quotes. */
function optionMeant({ message }: Error, name: string, command: Command): string {
  const typed = /^Unknown option '(--?[\w-]+)'/u.exec(message)?.[1];
  return typed === undefined ? '' : didYouMean(typed, completionsOf(name, command).options);
}

/** No such folder, no right to write there, a full disk: its message names the file, and where in our code is no news. */
function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error && 'path' in error;
}

/** In words; a draft beside the file that was named is that file to whoever named it. */
function systemFault({ code = '', path = '', message }: NodeJS.ErrnoException): string {
  const words = SYSTEM_FAULTS[code];
  return words === undefined ? message : `${path.replace(/\.\d+\.part$/u, '')}: ${words}`;
}
/** The command line is used by operators, so it prints the cause of an error. */
function withCause({ message, cause }: DomainError): string {
  return cause instanceof Error && !message.includes(cause.message) ? `${message} (${cause.message})` : message;
}

function fail(code: number, message: string): number {
  process.stderr.write(`paseo: ${message}\n`);
  return code;
}
