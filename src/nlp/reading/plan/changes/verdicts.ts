// What a clause thinks of a stop: it may stay, it is not wanted, it was seen before, it is doubted, it is missing.
import type { Verdict } from '../../../languages/plan-verdict-words.ts';
import type { Reading } from '../../context.ts';
import { type Clause, isLink, lineAround, ownOf, roleAt } from './clause.ts';
import type { Mention } from './mention.ts';

export interface Judged {
  readonly mention: Mention;
  readonly verdict: Verdict;
  /** The clause with `@` for the stop. */
  readonly line: string;
}

const ORDER: readonly Verdict[] = ['known', 'against', 'missing', 'doubt', 'for'];
/** What can be thought of a stop only where it stands. */
const OF_STANDING: ReadonlySet<Verdict> = new Set(['known', 'against', 'doubt', 'for']);

export const isVerdict = (reading: Reading, clause: Clause, mention: Mention): boolean =>
  verdictOn(reading, clause, mention) !== undefined;

/** It is not wanted, or was seen before. */
export const isJudgedAway = (reading: Reading, clause: Clause, mention: Mention): boolean =>
  AWAY.has(verdictOn(reading, clause, mention)?.verdict);
const AWAY: ReadonlySet<Verdict | undefined> = new Set(['against', 'known'] as const);

function verdictOn(reading: Reading, clause: Clause, said: Mention): Judged | undefined {
  const line = lineAround(reading, clause, said);
  const { verdicts, dull, notNeeded, tooDear } = reading.grammar.plans;
  // "Not a sports centre", of a plan with one: the one that stands is meant.
  const stands = said.stands.length > 0 ? said.stands : (said.alike ?? []);
  const behind = line.slice(line.indexOf(' @ ') + 2);
  const isBad = stands.length > 0 && (dull.test(line) || tooDear.test(line) || notNeeded.test(behind));
  const found = isBad
    ? 'against'
    : ORDER.find(
        (verdict) =>
          (stands.length > 0 || !OF_STANDING.has(verdict)) && verdicts[verdict].some((pattern) => pattern.test(line)),
      );
  if (!found) return undefined;
  const isOfStanding = OF_STANDING.has(found) || said.stands.length > 0;
  const mention = isOfStanding ? { ...said, stands } : said;
  const verdict = (found === 'against' || found === 'known') && clause.isAsked ? 'doubt' : found;
  return { mention, verdict, line };
}

/** What a clause without a verb of changing thinks of its stops, or of the one that "that one" means. */
export function judgedIn(reading: Reading, clause: Clause): readonly Judged[] {
  const own = ownOf(clause);
  const it = roleAt(clause.items, 'it');
  if (own.length > 0) {
    const judged = own.flatMap((mention) => verdictOn(reading, clause, mention) ?? []);
    const [only, another] = judged;
    const isOfAll =
      only &&
      !another &&
      own.length > 1 &&
      own.every((each) => each === only.mention || isNextInList(reading, own, each));
    return isOfAll ? own.map((mention) => ({ ...only, mention })) : judged;
  }
  const [meant] = clause.it;
  if (!it || !meant) return [];
  const judged = verdictOn(reading, clause, { ...meant, from: it.from, to: it.to });
  return judged ? [judged] : [];
}

/** "The cathedral and the square": nothing but what joins a list between it and the next. */
const isNextInList = (reading: Reading, own: readonly Mention[], mention: Mention): boolean => {
  const next = own[own.indexOf(mention) + 1];
  return (
    next !== undefined &&
    reading.document.words.slice(mention.to, next.from).every(({ norm }) => norm === ',' || isLink(reading, norm))
  );
};
