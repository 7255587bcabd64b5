// `paseo completion`: prints a completion script for a shell.
import { type Command, type CommandLoaders, EXIT, UsageError } from '../command.ts';
import { completionScript, completionsOf, SHELLS } from '../completion.ts';
import { didYouMean } from '../suggestion.ts';

/** @param commandsToComplete asked for only when the script is printed */
export const completionOf = (commandsToComplete: () => Promise<CommandLoaders>): Command => ({
  summary: 'print a completion script for bash, zsh or fish',
  help: `
Usage: paseo completion bash|zsh|fish

Prints a script that completes commands, actions and options. For the shell you are in:

  source <(paseo completion bash)
  paseo completion zsh > "\${fpath[1]}/_paseo"
  paseo completion fish > ~/.config/fish/completions/paseo.fish
`,
  async run([name = '', ...more]) {
    const shell = SHELLS.find((each) => each === name);
    if (shell === undefined || more.length > 0)
      throw new UsageError(`unknown shell "${name}"${didYouMean(name, SHELLS)}; expected one of: ${SHELLS.join(', ')}`);
    const loaders = Object.entries(await commandsToComplete());
    const commands = loaders.map(async ([each, load]) => completionsOf(each, (await load()).command));
    process.stdout.write(completionScript(shell, await Promise.all(commands)));
    return EXIT.done;
  },
});
