// `paseo visitors`: plays the goals of simulated visitors against the chat and prints how many are reached.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Command, EXIT, UsageError } from '../../../src/cli/command.ts';
import { DEFAULT_CITY } from '../../../src/config/settings.ts';
import { readCatalogue } from '../../relevance/facts.ts';
import { shippedChat } from '../../visitors/chat.ts';
import { type GoalSet, readGoals, VISITOR_LANGUAGES, type VisitorLanguage } from '../../visitors/goals.ts';
import { type PlayedGoal, playGoal } from '../../visitors/play.ts';
import { drawn, drawnRounds, faultCounts, misreadingCounts, tallies } from '../../visitors/report.ts';
import { playRounds } from '../../visitors/rounds.ts';
import { factsOf } from '../../visitors/scoring/turn.ts';

const SHOWN_FAULTS = 15;

export const command: Command = {
  summary: 'play the goals of simulated visitors against the chat',
  help: `
paseo visitors [--open] [--lang en|es] [--class CLASS] [--seed N] [--json] [--failures FILE]
paseo visitors --rounds [--open] [--lang en|es] [--json] [--failures FILE]

Plays every goal of lab/visitors/blind (with --open: of lab/visitors/open) in five ways, in conversations of their own, and prints by language and class how
many goals hold in all five ways (pass^5), and how many conversations and turns hold. With --rounds it reads the rounds of
fresh messages instead, and counts by round and language those of which something is misread.

  --open            the goals and rounds whose failures may be read by whoever writes the chat
  --lang LANG       only goals of this language
  --class CLASS     only goals of this class
  --seed N          names the conversations, and so the wording of replies (1 by default)
  --json            prints the figures as JSON
  --failures FILE   writes every conversation that does not hold, as JSON lines; whoever writes the chat does not read it

  paseo visitors --class facts --failures /tmp/failures.jsonl
`,
  async run(args) {
    const { values } = parseArgs({
      args: [...args],
      options: {
        lang: { type: 'string' },
        class: { type: 'string' },
        rounds: { type: 'boolean' },
        open: { type: 'boolean' },
        seed: { type: 'string', default: '1' },
        json: { type: 'boolean' },
        failures: { type: 'string' },
      },
    });
    const seed = seedOf(values.seed);
    const set = values.open ? 'open' : 'blind';
    if (values.rounds) return readRounds(languagesOf(values.lang), set, values.json ?? false, values.failures);
    const all = languagesOf(values.lang).flatMap((language) => readGoals(language, set));
    const goals = all.filter((goal) => values.class === undefined || goal.class === values.class);
    if (goals.length === 0) throw new UsageError(`--class must be one of: ${namesOf(all).join(', ')}`);
    const chat = await shippedChat(DEFAULT_CITY);
    const facts = factsOf(readCatalogue());
    const played = goals.map((goal, at) => {
      if (at % 10 === 0) process.stderr.write(`\r${at} of ${goals.length} goals`);
      return playGoal(chat, goal, facts, seed);
    });
    process.stderr.write('\r');
    if (values.failures !== undefined) writeFileSync(values.failures, failuresOf(played));
    process.stdout.write(values.json ? asJson(played, seed) : asText(played, seed));
    return EXIT.done;
  },
};

async function readRounds(
  languages: readonly VisitorLanguage[],
  set: GoalSet,
  isJson: boolean,
  failures: string | undefined,
): Promise<number> {
  const rounds = playRounds(await shippedChat(DEFAULT_CITY), factsOf(readCatalogue()), languages, set);
  const misread = rounds.flatMap(({ round, lang, misread }) => misread.map((each) => ({ round, lang, ...each })));
  if (failures !== undefined) writeFileSync(failures, misread.map((each) => `${JSON.stringify(each)}\n`).join(''));
  const figures = rounds.map(({ misread: _, ...row }) => row);
  const faults = misreadingCounts(rounds);
  const text = `${drawnRounds(rounds)}\n\ncommonest misreadings:\n${listed(faults)}\n`;
  process.stdout.write(isJson ? `${JSON.stringify({ rows: figures, faults }, null, 2)}\n` : text);
  return EXIT.done;
}

function seedOf(text: string): number {
  if (!/^\d{1,9}$/u.test(text)) throw new UsageError('--seed must be a whole number');
  return Number(text);
}

function languagesOf(name: string | undefined): readonly VisitorLanguage[] {
  const languages = VISITOR_LANGUAGES.filter((each) => name === undefined || each === name);
  if (languages.length === 0) throw new UsageError(`--lang must be one of: ${VISITOR_LANGUAGES.join(', ')}`);
  return languages;
}

const namesOf = (goals: readonly { readonly class: string }[]): string[] =>
  [...new Set(goals.map((goal) => goal.class))].sort();

const asJson = (played: readonly PlayedGoal[], seed: number): string =>
  `${JSON.stringify({ seed, rows: tallies(played), faults: faultCounts(played) }, null, 2)}\n`;

function asText(played: readonly PlayedGoal[], seed: number): string {
  return `${drawn(tallies(played))}\n\nseed ${seed}; commonest faults, in turns:\n${listed(faultCounts(played))}\n`;
}

const listed = (faults: readonly { readonly fault: string; readonly turns: number }[]): string =>
  faults
    .slice(0, SHOWN_FAULTS)
    .map(({ fault, turns }) => `${String(turns).padStart(6)}  ${fault}`)
    .join('\n');

function failuresOf(played: readonly PlayedGoal[]): string {
  const failed = played.flatMap(({ goal, conversations }) =>
    conversations.flatMap((turns, way) =>
      turns.some(({ faults }) => faults.length > 0)
        ? [{ goal: goal.id, lang: goal.lang, class: goal.class, way: way + 1, now: goal.now, from: goal.from, turns }]
        : [],
    ),
  );
  return failed.map((each) => `${JSON.stringify(each)}\n`).join('');
}
