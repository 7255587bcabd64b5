// What a message does to the plan that stands, by the roles of what it names: of two stops that are exchanged the one goes that
// stands, and the other comes, in whichever order they are said. Undefined where that settles nothing; then rows of phrases read it.
import type { PlanEdit, Reference } from '../../../frame.ts';
import { isAnyTable, isOfRestaurant } from '../../../table.ts';
import type { Reading } from '../../context.ts';
import type { PlanSentence } from '../stops-said.ts';
import { arranged } from './arranged.ts';
import { type Change, clausesOf, type SaidOfPlan, saidOfPlan } from './clauses.ts';
import { changesIn, exchanged, nameOf } from './exchanges.ts';
import type { Mention } from './items.ts';
import type { Spanned } from './role-words.ts';
import { byVerdicts } from './verdicts.ts';

interface ByRoles {
  readonly edits: readonly PlanEdit[];
  /** Words that these changes take up; the rest of the message may say more. */
  readonly taken: readonly Spanned[];
}

export function editsByRoles(reading: Reading, parts: readonly PlanSentence[]): ByRoles | undefined {
  const said = saidOfPlan(reading, parts);
  const order = said && arranged(reading, said);
  if (!said || order) return order;
  const changes = clausesOf(reading, said).flatMap((clause) => changesIn(reading, clause));
  const byVerbs = inPairs(reading, changes, said);
  const taken = byVerbs.flatMap((each) => [each, each.also ?? []].flat());
  const done = [...byVerbs, ...byVerdicts(reading, said, taken)];
  const all = done.flatMap((each) => each.edits ?? []).map((edit) => [JSON.stringify(edit), edit] as const);
  // "Drop the Prado and the dinner. Drop both": said twice.
  const edits = [...new Map(all).values()];
  return done.length > 0 ? { edits, taken: done.flatMap((each) => [each, each.also ?? []].flat()) } : undefined;
}

/**
 * What goes in one clause and what comes in another are one exchange where the words say so, or where both are tables; else each
 * is a change of its own.
 */
function inPairs(reading: Reading, changes: readonly Change[], said: readonly SaidOfPlan[]): readonly Change[] {
  const isInstead = said.some(({ items }) => items.some((each) => each.kind === 'word' && each.role === 'instead'));
  const going = changes.find((each) => each.gone);
  const gone = going?.gone ?? [];
  const comings = changes.filter((each) => each.coming);
  const coming = comings.flatMap((each) => each.coming ?? []);
  const isPair =
    gone.length > 0 &&
    coming.length > 0 &&
    (isInstead || going?.isHalf || (gone.length === 1 && [...gone, ...coming].every(isTable)));
  return changes.flatMap((change): readonly Change[] => {
    if (change.edits) return [change];
    if (isPair && change === going) return [{ ...change, edits: exchanged(gone, coming, comings[0]?.at) }];
    if (isPair && change.coming) return [{ ...change, edits: [] }];
    if (change.gone)
      return change.isHalf ? [] : [{ ...change, edits: change.gone.map(({ of }) => ({ kind: 'drop', of })) }];
    return change.coming ? comingAlone(reading, change, change.coming) : [];
  });
}

/** Who names a restaurant for a plan with one table means that table; "it" comes on top. What is named at more length has its rows. */
function comingAlone(reading: Reading, change: Change, { what, stop, of }: Mention): readonly Change[] {
  if (what !== 'name') return [];
  const { at, also } = change;
  const tables = (reading.context.standing ?? []).filter(({ meal }) => meal === 'lunch' || meal === 'dinner');
  const [table, another] = tables;
  const isOfTable = isRestaurant(of) && table && !another && !at && !stop.meal;
  if (isOfTable) return [{ ...change, edits: [{ kind: 'swap', of: nameOf(reading, table.place), by: stop }] }];
  return also ? [{ ...change, edits: [{ kind: 'add', stop: { ...stop, ...(at && { at }) } }] }] : [];
}

const isTable = ({ stands, of, stop, what }: Mention): boolean =>
  stands.length > 0
    ? stands.every(({ meal }) => meal === 'lunch' || meal === 'dinner')
    : what === 'name'
      ? isRestaurant(of)
      : stop.wish !== undefined && (isAnyTable(stop.wish) || isOfRestaurant(stop.wish));

const isRestaurant = (of: Reference): boolean =>
  of.kind === 'name' && of.candidates[0]?.entry.categories?.[0] === 'restaurants';
