// Where a stop goes: at an hour, before or after another, first or last, near a place. What stands moves there; what is put in comes
// there.
import { UNSAID } from '../../../../wishes/wish.ts';
import type { PlanEdit, PlanStop, Reference, When } from '../../../frame.ts';
import { lineOfWords, type Reading, saidOf } from '../../context.ts';
import { type Change, type Clause, endBehind, isMention, isNeighbour, roleAt } from './clauses.ts';
import { type HourItem, type Item, type Mention, nameMention } from './items.ts';
import type { Spanned } from './role-words.ts';

interface Where {
  readonly at?: When;
  readonly before?: Reference;
  readonly after?: Reference;
  readonly near?: Reference;
  readonly isLast?: true;
}

/** "The drink is after dinner", "the museum at ten", "the bar is last": of one stop that stands, whatever verb is used. */
export function movedTo(reading: Reading, whole: Clause): readonly Change[] {
  if (!whole.verb && !subjectOf(whole.items)) {
    const parts = partsOf(reading, whole);
    return parts.length > 1 ? parts.flatMap((each) => movedTo(reading, each)) : [];
  }
  const clause = firstPart(reading, whole);
  const { part, items, from } = clause;
  const isAsked = /[?¿]/u.test(saidOf(reading, part.sentence.from, part.sentence.to).text);
  const isFact = isAsked || part.asks.some(({ kind }) => kind === 'fact');
  const subject = subjectOf(whole.items) && subjectOf(items);
  // "Let the second day begin at eleven" counts days, and moves no stop.
  const isCounted = !whole.verb && subject?.what === 'ordinal';
  if (!subject || isCounted || subject.stands.length !== 1 || isFact || isWrongHour(reading, clause)) return [];
  const where = whereIn(reading, clause, subject);
  const [stop] = subject.stands;
  const last = (reading.context.standing ?? []).at(-1);
  const isLast = where.isLast === true && stop !== last;
  if (!(where.before ?? where.after ?? where.at) && !isLast) return [];
  const { at, before, after } = where;
  const edit: PlanEdit = {
    kind: 'move',
    of: subject.of,
    ...(at && { to: at }),
    ...(before && { before }),
    ...(after && { after }),
    ...(isLast && !before && !after && { after: END }),
  };
  return [{ from, to: endOf(clause), edits: [edit] }];
}
const END: Reference = { kind: 'ordinal', index: 1, fromEnd: true, said: UNSAID };

/** "The coffee is fine, but dinner at eight": what each part says by itself. */
function partsOf({ document: { words }, grammar }: Reading, clause: Clause): readonly Clause[] {
  const isInside = (at: number) => clause.items.some((each) => each.from <= at && at < each.to);
  const cuts = words.flatMap(({ norm, surface }, at) =>
    at > clause.from && at < clause.to && !isInside(at) && (surface === ',' || grammar.plans.joining.has(norm))
      ? [at]
      : [],
  );
  const ends = [...cuts, clause.to];
  return ends.map((to, at): Clause => {
    const from = at === 0 ? clause.from : ends[at - 1]! + 1;
    return { ...clause, from, to, items: clause.items.filter((each) => each.from >= from && each.to <= to) };
  });
}

/** "Put lunch at half past two and finish by seven": what is joined to it says something else. */
function firstPart(reading: Reading, clause: Clause): Clause {
  const { items } = clause;
  const subject = items.filter(isMention).find((each) => !isNeighbour(items, each));
  const neighbour = items.filter(isMention).find((each) => isNeighbour(items, each));
  const hour = items.find(({ kind }) => kind === 'hour');
  const named = [subject, neighbour ?? hour].flatMap((each) => each ?? []);
  const to = endBehind(reading, clause, named);
  return { ...clause, to, items: items.filter((each) => each.to <= to) };
}

/** "Add flamenco at night near the main street", "put a coffee before the park". */
export function comesTo(reading: Reading, clause: Clause): readonly Change[] {
  const subject = subjectOf(clause.items);
  if (!subject || subject.stands.length > 0 || !roleAt(clause.items, 'beside')) return [];
  const where = whereIn(reading, clause, subject);
  const { before, after, near, at } = where;
  if (!(before ?? after ?? near)) return [];
  const stop: PlanStop = {
    ...subject.stop,
    ...(at && { at }),
    ...(near && { near }),
    ...(where.isLast && { isLast: true }),
  };
  const edit: PlanEdit = { kind: 'add', stop, ...(before && { before }), ...(after && { after }) };
  return [{ from: clause.from, to: endOf(clause), edits: [edit] }];
}

/** The one stop that is spoken of, and beside which others only say where. */
function subjectOf(items: readonly Item[]): Mention | undefined {
  const [only, another] = items.filter(isMention).filter((each) => !isNeighbour(items, each));
  return another || only?.isMany ? undefined : only;
}

function whereIn(reading: Reading, clause: Clause, subject: Mention): Where {
  const { items, part } = clause;
  const named = items.filter(isMention).find((each) => isNeighbour(items, each));
  const neighbour = named ?? besideIt(reading, clause);
  const mark =
    neighbour && items.findLast((each) => each.kind === 'word' && each.role === 'beside' && each.to <= neighbour.from);
  const side = mark && sideOf(reading, mark);
  const hours = items.filter((each): each is HourItem => each.kind === 'hour');
  const [hour] = hours;
  const last = roleAt(items, 'last');
  const near =
    neighbour && !side && neighbour.what === 'name'
      ? neighbour.of
      : part.references.find(
          ({ reference, isAnchor, from }) =>
            isAnchor && reference.kind === 'name' && from >= clause.from && from < clause.to,
        )?.reference;
  const isStanding = neighbour !== undefined && neighbour.stands.length > 0;
  return {
    ...(hour && { at: withPart(hour.when) }),
    ...(side && isStanding && { [side]: neighbour.of }),
    ...(near && !side && near !== subject.of && { near }),
    ...(last && { isLast: true as const }),
  };
}

/** "A coffee before it": before what was talked of. */
function besideIt(reading: Reading, { items }: Clause): Mention | undefined {
  const entry = reading.context.inFocus;
  const at = items.findIndex((each) => each.kind === 'word' && each.role === 'beside');
  const it = items[at + 1];
  if (!entry || at < 0 || it?.kind !== 'word' || it.role !== 'it') return undefined;
  const mention = nameMention(reading, entry, it);
  return mention.stands.length > 0 ? mention : undefined;
}

/** An hour of a plan is of its day: "now", said beside it, is none. */
const withPart = ({ isNow: _, ...when }: When): When => when;

/** "Before", "after": which side of the neighbour. */
function sideOf({ document: { words }, grammar }: Reading, { from, to }: Spanned): 'before' | 'after' | undefined {
  const word = words.slice(from, to).find(({ norm }) => grammar.plans.besides[norm] !== undefined);
  return word && grammar.plans.besides[word.norm];
}

/** "Lunch at four is too late": the hour is the one that is not wanted. */
const isWrongHour = ({ document: { words }, grammar }: Reading, { part: { sentence } }: Clause): boolean =>
  grammar.plans.wrongHour.some(([, pattern]) => pattern.test(lineOfWords(words.slice(sentence.from, sentence.to))));

const endOf = ({ items, from }: Clause): number => Math.max(from + 1, ...items.map(({ to }) => to));
