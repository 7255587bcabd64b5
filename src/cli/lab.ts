// Finds the commands of the lab (measuring, training of what ships, building of catalogues) where they were built. The
// service never needs them, and an installation may leave them out.
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { LAB_COMMANDS_FILE } from '../compose/shipped.ts';
import type { CommandLoaders } from './command.ts';

/** @returns the lab's commands, or undefined where this installation has no lab */
export async function labCommands(): Promise<CommandLoaders | undefined> {
  if (!existsSync(LAB_COMMANDS_FILE)) return undefined;
  const { LAB_COMMANDS } = (await import(pathToFileURL(LAB_COMMANDS_FILE).href)) as {
    readonly LAB_COMMANDS: CommandLoaders;
  };
  return LAB_COMMANDS;
}
