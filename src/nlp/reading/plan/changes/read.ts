// What a message changes of the plan that stands. It is cut into clauses; each clause has one role, and what the clauses say
// of the same stop is put together. Clauses that ask or list something are left to other readers.
import type { Said } from '../../../../wishes/wish.ts';
import type { PlanEdit } from '../../../frame.ts';
import { type Reading, saidOf, writtenIn } from '../../context.ts';
import { isPlanSpokenOf } from '../spoken-of.ts';
import type { PlanSentence } from '../stops-said.ts';
import { arranged } from './arranged.ts';
import { type Clause, isMention, isRefusal, roleAt } from './clause.ts';
import { clausesOf } from './clauses.ts';
import { refusedOnes } from './complaints.ts';
import type { ItemsOfSentence } from './mention.ts';
import { itemsOf } from './mentions.ts';
import { type Outcome, outcomeOf } from './outcomes.ts';
import { standingIn } from './time.ts';
import { together } from './together.ts';
import { withoutTopic } from './topic.ts';

export interface Changes {
  readonly edits: readonly PlanEdit[];
  /** Lists that are asked for beside them. */
  readonly lists: readonly Said[];
  /** A stop goes, stays or comes back by a word of its own: no plan is listed anew. */
  readonly isSure: boolean;
  /** Something is to be changed, and nobody knows what. */
  readonly isUnread?: true;
}

/** Undefined where it changes nothing. */
export function changesOf(reading: Reading, parts: readonly PlanSentence[]): Changes | undefined {
  if (!reading.context.standing?.length) return undefined;
  const said = parts.map((part) => ({ part, items: itemsOf(reading, part) }));
  if (!isOfPlan(reading, said)) return undefined;
  const order = arranged(reading, said);
  if (order) return { edits: order, lists: [], isSure: false };
  const outcomes = withoutTopic(
    reading,
    withRefusals(
      reading,
      clausesOf(reading, said).map((clause) => outcomeOf(reading, clause)),
    ),
  );
  const edits = together(reading, outcomes);
  const isSure = outcomes.some(
    ({ gone, edits, judged = [], clause: { verb } }) =>
      gone ||
      edits?.some((edit) => OF_WHAT_STANDS.has(edit.kind) || (edit.kind === 'move' && edit.toward !== undefined)) ||
      (!edits && refusedOnes(judged).length > 0) ||
      (verb && SURE.has(verb.role)),
  );
  const isOfOne = edits.some((edit) => edit.kind === 'swap' && edit.isUnlessSo);
  const lists = outcomes.flatMap(({ isList, clause: { from, to } }) => (isList ? [saidOf(reading, from, to)] : []));
  const isSaid = edits.length > 0 || outcomes.some(({ isKept }) => isKept);
  // "Put it at six", of nothing that was named: asked back, and no other plan is made.
  const isUnread =
    !isSaid &&
    parts.every(({ sentence }) => sentence.chunks.every(({ when }) => when?.day === undefined)) &&
    outcomes.some(({ clause }) => isUnreadVerb(clause)) &&
    isPlanSpokenOf(reading);
  return isSaid || isUnread ? { edits, lists, isSure: isSure || isOfOne, ...(isUnread && { isUnread }) } : undefined;
}

const isUnreadVerb = ({ verb, isAsked, items }: Clause): boolean =>
  verb !== undefined &&
  CHANGING.has(verb.role) &&
  (verb.role === 'drop' || verb.role === 'swap' || verb.isOfIt === true || roleAt(items, 'it') !== undefined) &&
  !isAsked;

/** Only what stands can be longer, later, or on another day: no new plan is listed. */
const OF_WHAT_STANDS: ReadonlySet<string> = new Set(['stay', 'day', 'days']);

const SURE: ReadonlySet<string> = new Set(['swap', 'keep', 'restore']);

/** The message speaks of the plan that stands: it was talked of last, or a stop of it is named with a verb of changing. */
function isOfPlan(reading: Reading, said: readonly ItemsOfSentence[]): boolean {
  if (isPlanSpokenOf(reading)) return true;
  const items = said.flatMap((each) => each.items);
  const hasVerb = items.some((each) => each.kind === 'word' && (CHANGING.has(each.role) || each.role === 'insteadOf'));
  const stands = items.filter((each) => isMention(each) && each.stands.length > 0 && each.what !== 'type');
  const isBack = items.some((each) => each.kind === 'word' && BACK.has(each.role));
  if (isBack) return true;
  const isNamed = said.some(({ part }) => reading.grammar.plans.ofPlan.test(writtenIn(reading, part.sentence)));
  // "Lunch at half past three, rather", after something else was talked of.
  if (reading.context.topic !== 'list' && said.some(isShortAndTimed)) return true;
  return isNamed ? hasVerb || stands.length > 1 : hasVerb && stands.length > 0;
}

const CHANGING: ReadonlySet<string> = new Set(['swap', 'drop', 'put', 'move', 'restore']);

/** What only a plan that stood can be. */
const BACK: ReadonlySet<string> = new Set(['restore', 'asWas', 'planBefore']);

const TIMED_WORDS = 10;

const isShortAndTimed = ({ part: { sentence }, items }: ItemsOfSentence): boolean =>
  !sentence.isQuestion &&
  sentence.to - sentence.from <= TIMED_WORDS &&
  items.some(({ kind }) => kind === 'hour') &&
  items.some((item) => isMention(item) && item.what === 'meal' && item.stands.length > 0);

/** "The cathedral? No, thanks": the one stop that the clause before names. */
function withRefusals(reading: Reading, all: readonly Outcome[]): readonly Outcome[] {
  return all.map((each, at) => {
    const next = all[at + 1];
    const [mention, another] = standingIn(each.clause);
    const isShort = each.clause.to - each.clause.from <= REFUSED_WORDS;
    const isRefused = next && mention && !another && isShort && !each.clause.verb && isRefusal(reading, next.clause);
    return isRefused ? { clause: each.clause, judged: [{ mention, verdict: 'against', line: '' }] } : each;
  });
}

const REFUSED_WORDS = 7;
