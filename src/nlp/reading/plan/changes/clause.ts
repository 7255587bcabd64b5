// One clause of a message about a plan, and the stops that it names.
import { lineOfWords, type Reading, saidOf, writtenIn } from '../../context.ts';
import { clauseOf } from '../../sentence.ts';
import type { PlanSentence } from '../stops-said.ts';
import type { Item, Mention } from './mention.ts';
import type { RoleItem, Spanned } from './role-words.ts';

export interface Clause extends Spanned {
  readonly part: PlanSentence;
  readonly items: readonly Item[];
  readonly verb?: RoleItem;
  /** Its sentence ends with a question mark. */
  readonly isAsked: boolean;
  /** Stops that "it" means in it, or "them", or a verb with nothing behind it. */
  readonly it: readonly Mention[];
}

export const isMention = (each: Item): each is Mention => each.kind === 'mention';

export const roleAt = (items: readonly Item[], role: RoleItem['role']): RoleItem | undefined =>
  items.find((each): each is RoleItem => each.kind === 'word' && each.role === role);

export const mentionsOf = ({ items }: Pick<Clause, 'items'>): readonly Mention[] => items.filter(isMention);

/** Stops that go or come, and none beside which others only say where. */
export const ownOf = ({ items }: Pick<Clause, 'items'>): readonly Mention[] =>
  items.filter(isMention).filter((each) => !isNeighbour(items, each));

export const isLink = ({ grammar }: Reading, norm: string): boolean =>
  grammar.adding.has(norm) ||
  grammar.definite.has(norm) ||
  grammar.indefinite.has(norm) ||
  grammar.plans.joining.has(norm) ||
  grammar.light.has(norm) ||
  !Number.isNaN(grammar.numberOf(norm));

/** Nothing but a refusal: "no, thanks". */
export const isRefusal = (reading: Reading, clause: Clause): boolean =>
  ownOf(clause).length === 0 && !clause.verb && reading.grammar.plans.noThanks.test(writtenIn(reading, clause));

/** "Near the Prado", "before lunch": where another stop goes, and none that goes or comes. */
export function isNeighbour(items: readonly Item[], mention: Mention): boolean {
  if (mention.isNear) return true;
  const before = items.findLast((each) => each.to <= mention.from);
  // "Before going into the museum".
  const reach = before?.kind === 'word' && before.side ? NEIGHBOUR_WORDS : 2;
  if (before?.kind === 'word' && before.role === 'beside' && mention.from - before.to <= reach) return true;
  const between = items.findLast((each) => each.kind === 'word' && each.isBetween && each.to <= mention.from);
  return (
    between !== undefined &&
    items
      .filter(isMention)
      .filter(({ from }) => from >= between.to)
      .indexOf(mention) <= 1
  );
}

const NEIGHBOUR_WORDS = 4;

/** "Add a walk before it": it only says where. */
export function isBesideIt({ items }: Clause): boolean {
  const it = roleAt(items, 'it');
  return (
    it !== undefined && items.some((each) => each.kind === 'word' && each.side !== undefined && each.to === it.from)
  );
}

/** The words of a clause with `@` for the stop and its article. */
export function lineAround({ document: { words }, grammar }: Reading, { from, to }: Spanned, mention: Spanned): string {
  const begin = grammar.definite.has(words[mention.from - 1]?.norm ?? '') ? mention.from - 1 : mention.from;
  const before = words.slice(from, Math.max(from, begin));
  return lineOfWords([...before, { norm: '@' }, ...words.slice(mention.to, to)]);
}

/** The clause as a sentence of its own. */
export const sentenceOf = (reading: Reading, { part, from, to }: Clause) => clauseOf(part.sentence, reading, from, to);

/** Wishes and references that are said within these words. */
export function saidWithin(reading: Reading, { part }: Clause, { from, to }: Spanned) {
  if (from >= to) return { wishes: [], references: [] };
  const { start, end } = saidOf(reading, from, to);
  const isIn = (said: { readonly start: number; readonly end: number } | undefined) =>
    said !== undefined && said.start >= start && said.end <= end;
  return {
    wishes: part.wishes.filter(({ said }) => isIn(said)),
    references: part.references.filter(({ reference }) => isIn(reference.said)),
  };
}

/** "Swap the park for a museum and the bar for a club": the verb is that of the clause before. */
export function asLastVerb({ document: { words }, grammar }: Reading, last: Clause, next: Clause): Clause | undefined {
  const hasBar = ({ from, to }: Spanned) => words.slice(from, to).some(({ norm }) => grammar.plans.swappedBy.has(norm));
  if (last.verb?.role !== 'swap' || next.verb || next.isAsked !== last.isAsked) return undefined;
  const [first, second] = ownOf(next);
  if (!first || !second || first.stands.length === 0 || !hasBar({ from: last.verb.to, to: last.to })) return undefined;
  return hasBar({ from: first.to, to: second.from })
    ? { ...next, verb: { ...last.verb, from: next.from, to: next.from } }
    : undefined;
}
