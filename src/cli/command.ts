// The type of a command. Each command lives in `commands/<name>.ts` and is listed in `main.ts`; those of the lab in
// `lab/cli/commands.ts`.

/** Exit codes that scripts may rely on. */
export const EXIT = { done: 0, failed: 1, usage: 2, configuration: 3, badData: 4, storage: 5 } as const;

export interface Command {
  readonly summary: string;
  /** Shown by `--help`: synopsis, options, examples. */
  readonly help: string;
  /**
   * Machine-readable output goes to stdout, progress and messages to stderr.
   * @param args what follows the command's name
   * @returns the exit code, one of `EXIT`
   * @throws UsageError when the arguments make no sense
   */
  run(args: readonly string[]): Promise<number>;
}

/** Commands by name, each loaded on demand: `--help` is instant and a command loads only its own modules. */
export type CommandLoaders = Readonly<Record<string, () => Promise<{ readonly command: Command }>>>;

export class UsageError extends Error {}

/** What nothing is done with is a mistake in the command. @throws UsageError */
export function requireNoMore(more: readonly string[], expected: string): void {
  if (more.length > 0) throw new UsageError(`"${more[0]}" is more than is expected: ${expected}`);
}
