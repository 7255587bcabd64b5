// What came of the goals, by language and class: goals that hold in all five ways, conversations and turns that hold.
import type { PlayedGoal } from './play.ts';
import type { RoundTally } from './rounds.ts';

interface Tally {
  readonly lang: string;
  readonly class: string;
  readonly goals: number;
  /** Goals of which every conversation holds. */
  readonly goalsRight: number;
  readonly conversations: number;
  readonly conversationsRight: number;
  readonly turns: number;
  readonly turnsRight: number;
}

interface FaultCount {
  readonly fault: string;
  readonly turns: number;
}

const ALL = 'all';

/** Classes in alphabetical order, then the language as a whole; at the end both languages. */
export function tallies(played: readonly PlayedGoal[]): readonly Tally[] {
  const languages = sorted(played.map(({ goal }) => goal.lang));
  const rows = languages.flatMap((lang) => {
    const ofLanguage = played.filter(({ goal }) => goal.lang === lang);
    const classes = sorted(ofLanguage.map(({ goal }) => goal.class));
    const ofClass = (name: string) => ofLanguage.filter(({ goal }) => goal.class === name);
    return [...classes.map((name) => tally(lang, name, ofClass(name))), tally(lang, ALL, ofLanguage)];
  });
  return languages.length > 1 ? [...rows, tally(ALL, ALL, played)] : rows;
}

function tally(lang: string, name: string, played: readonly PlayedGoal[]): Tally {
  const conversations = played.flatMap((each) => each.conversations);
  const turns = conversations.flat();
  return {
    lang,
    class: name,
    goals: played.length,
    goalsRight: played.filter((each) => each.conversations.every(isRight)).length,
    conversations: conversations.length,
    conversationsRight: conversations.filter(isRight).length,
    turns: turns.length,
    turnsRight: turns.filter(({ faults }) => faults.length === 0).length,
  };
}

const isRight = (conversation: PlayedGoal['conversations'][number]): boolean =>
  conversation.every(({ faults }) => faults.length === 0);

const sorted = (names: readonly string[]): string[] => [...new Set(names)].sort();

export const faultCounts = (played: readonly PlayedGoal[]): readonly FaultCount[] =>
  counted(played.flatMap(({ conversations }) => conversations.flat()));

export const misreadingCounts = (rounds: readonly RoundTally[]): readonly FaultCount[] =>
  counted(rounds.flatMap(({ misread }) => misread));

/** The commonest first. */
function counted(faulty: readonly { readonly faults: readonly string[] }[]): readonly FaultCount[] {
  const counts = new Map<string, number>();
  for (const { faults } of faulty) {
    for (const fault of new Set(faults)) counts.set(fault, (counts.get(fault) ?? 0) + 1);
  }
  return [...counts].map(([fault, turns]) => ({ fault, turns })).sort((a, b) => b.turns - a.turns);
}

export function drawnRounds(rounds: readonly RoundTally[]): string {
  const head = ['round', 'lang', 'messages', 'misread', 'turns of conversations', 'misread'];
  const lines = rounds.map((row) => [
    `${row.round}`,
    row.lang,
    `${row.messages}`,
    `${row.messagesMisread} ${percent(row.messagesMisread, row.messages)}`,
    `${row.turns}`,
    `${row.turnsMisread} ${percent(row.turnsMisread, row.turns)}`,
  ]);
  return table([head, ...lines]);
}

/** `pass^5`: the share of goals that hold in all five ways. */
export function drawn(rows: readonly Tally[]): string {
  const head = ['lang', 'class', 'goals', 'all 5 right', 'pass^5', 'conversations right', 'turns right'];
  const lines = rows.map((row) => [
    row.lang,
    row.class,
    `${row.goals}`,
    `${row.goalsRight}`,
    percent(row.goalsRight, row.goals),
    `${row.conversationsRight}/${row.conversations} ${percent(row.conversationsRight, row.conversations)}`,
    `${row.turnsRight}/${row.turns} ${percent(row.turnsRight, row.turns)}`,
  ]);
  return table([head, ...lines]);
}

const percent = (part: number, whole: number): string => (whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`);

/** Columns as wide as their widest cell; the first two to the left, numbers to the right. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const line = (row: readonly string[]) =>
    row.map((cell, column) => (column < 2 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!))).join('  ');
  return rows.map((row) => line(row).trimEnd()).join('\n');
}
