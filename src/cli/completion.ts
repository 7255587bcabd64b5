// Completion scripts for shells, made from what `--help` says: there is no second list of commands and options.
import type { Command } from './command.ts';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof SHELLS)[number];

/** What may follow a command's name. */
interface Completions {
  readonly name: string;
  readonly summary: string;
  readonly actions: readonly string[];
  readonly options: readonly string[];
}

const LONG_OPTION = /(?<![\w-])--[a-z][a-z-]+/gu;

/** Reads actions (`admin create`) and options from the help of a command. */
export function completionsOf(name: string, { summary, help }: Command): Completions {
  const action = new RegExp(`\\bpaseo ${name} ([a-z][a-z-]+)`, 'gu');
  return {
    name,
    summary,
    actions: unique([...help.matchAll(action)].map(([, word = '']) => word)),
    options: unique([...(help.match(LONG_OPTION) ?? []), '--help']),
  };
}

export function completionScript(shell: Shell, commands: readonly Completions[]): string {
  return { bash, zsh, fish }[shell](commands);
}

const wordsOf = ({ actions, options }: Completions): string => [...actions, ...options].join(' ');

const bash = (commands: readonly Completions[]): string => `# paseo completion bash > /etc/bash_completion.d/paseo
_paseo() {
  local current="\${COMP_WORDS[COMP_CWORD]}"
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W '${commands.map(({ name }) => name).join(' ')}' -- "$current"))
    return
  fi
  case "\${COMP_WORDS[1]}" in
${commands.map((each) => `    ${each.name}) COMPREPLY=($(compgen -W '${wordsOf(each)}' -- "$current")) ;;`).join('\n')}
  esac
}
complete -o default -F _paseo paseo
`;

const zsh = (commands: readonly Completions[]): string => `#compdef paseo
# paseo completion zsh > "\${fpath[1]}/_paseo"
if (( CURRENT == 2 )); then
  local -a commands=(
${commands.map(({ name, summary }) => `    ${quoted(`${name}:${summary}`)}`).join('\n')}
  )
  _describe command commands
  return
fi
case "\${words[2]}" in
${commands.map((each) => `  ${each.name}) compadd -- ${wordsOf(each)} ;;`).join('\n')}
esac
_files
`;

const fish = (commands: readonly Completions[]): string =>
  `# paseo completion fish > ~/.config/fish/completions/paseo.fish
${commands.map(({ name, summary }) => `complete -c paseo -n __fish_use_subcommand -a ${name} -d ${quoted(summary)}`).join('\n')}
${commands.flatMap(({ name, actions, options }) => fishLines(`'__fish_seen_subcommand_from ${name}'`, actions, options)).join('\n')}
`;

const fishLines = (condition: string, actions: readonly string[], options: readonly string[]): string[] => [
  ...actions.map((action) => `complete -c paseo -n ${condition} -a ${action}`),
  ...options.map((option) => `complete -c paseo -n ${condition} -l ${option.slice(2)}`),
];

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

const unique = (words: readonly string[]): string[] => [...new Set(words)].sort();
