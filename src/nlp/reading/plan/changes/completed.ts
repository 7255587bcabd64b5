// What other clauses of the message say of a change: that it is for the rain, that it holds only where a question is answered with
// no, that what comes is for the time between two stops.
import { must, type Wish } from '../../../../wishes/wish.ts';
import type { PlanEdit, Reference } from '../../../frame.ts';
import { lineOfWords, type Reading, type StandingStop } from '../../context.ts';
import { type Clause, mentionsOf } from './clause.ts';
import { askedAsWished } from './conditions.ts';
import { nameOf } from './drop.ts';
import { standingOf } from './mention.ts';
import type { Outcome } from './outcomes.ts';
import { isSame } from './stops-meant.ts';
import { wantedFrom } from './wanted.ts';

export const completed = (
  reading: Reading,
  all: readonly Outcome[],
  edits: readonly PlanEdit[],
): readonly PlanEdit[] => intoGap(reading, all, edits.map((edit) => unlessSo(reading, all, underRoof(all, edit))));

/** "If it rains, swap the park for something": for something under a roof. */
function underRoof(all: readonly Outcome[], edit: PlanEdit): PlanEdit {
  const isWet = all.some(({ clause: { part } }) =>
    part.situation.some((fact) => fact.kind === 'weather' && fact.what === 'rain'),
  );
  if (!isWet || edit.kind !== 'swap' || edit.by || edit.anyOf || edit.of.kind === 'meal') return edit;
  const like = edit.like ?? [];
  return like.some(({ value }) => value === 'indoors') ? edit : { ...edit, like: [INDOORS, ...like] };
}
const INDOORS: Wish = must({ attribute: 'feature', operator: 'is', value: 'indoors' });

/** "Does the tavern have high chairs? If not, change it": it stays where it surely has; else another is to have them. */
function unlessSo(reading: Reading, all: readonly Outcome[], edit: PlanEdit): PlanEdit {
  if (edit.kind !== 'swap' || edit.isUnlessSo) return edit;
  const { wantingElse } = reading.grammar.plans;
  const at = all.findIndex(({ clause }) => wantingElse.test(lineOf(reading, clause)));
  const asked = all.slice(0, Math.max(0, at)).findLast(({ clause }) => clause.isAsked)?.clause;
  if (!asked) return edit;
  const named = mentionsOf(asked).flatMap(({ stands }) => stands);
  const isOfIt = named.length === 0 || isSame(named, standsOf(reading, edit.of));
  const like = isOfIt ? wishesAsked(reading, asked) : [];
  return like.length === 0 ? edit : { ...edit, like: [...like, ...(edit.like ?? [])], isUnlessSo: true };
}

/** What a question asks of a stop, as what another is to be like. */
function wishesAsked(reading: Reading, clause: Clause): readonly Wish[] {
  const { like, by } = wantedFrom(reading, clause, clause.from);
  const asked = askedAsWished(reading, clause);
  const kitchen = by?.wish && (by.wish.attribute === 'cuisine' || by.wish.attribute === 'diet') ? [must(by.wish)] : [];
  const wishes = [...asked, ...kitchen, ...like];
  return wishes.filter(
    (wish, at) => wishes.findIndex(({ attribute, value }) => attribute === wish.attribute && value === wish.value) === at,
  );
}

const standsOf = (reading: Reading, of: Reference): readonly StandingStop[] => {
  const name = of.kind === 'name' ? of.candidates[0]?.entry.name : undefined;
  return standingOf(reading).filter(({ place, meal }) =>
    of.kind === 'meal' ? meal === of.meal : place.name === name,
  );
};

/** Between which stops nothing is planned, as a clause says: "there is a gap between the museum and lunch". */
export function gapSaid(reading: Reading, clause: Clause): Outcome['gap'] {
  if (!reading.grammar.plans.gap.test(lineOf(reading, clause)) || clause.verb) return undefined;
  const standing = standingOf(reading);
  const named = mentionsOf(clause).flatMap(({ stands }) => (stands.length === 1 ? stands : []));
  const [first, second] = [...named].sort((a, b) => standing.indexOf(a) - standing.indexOf(b));
  if (!first) return undefined;
  const side = clause.items.find((each) => each.kind === 'word' && each.role === 'beside');
  const isBefore = !second && side?.kind === 'word' && side.side === 'before';
  const at = standing.indexOf(first);
  const [from, to] = isBefore ? [standing[at - 1], first] : [first, second ?? standing[at + 1]];
  return from && { from, ...(to && { to }) };
}

/** What comes at no hour and beside no stop comes there. */
function intoGap(reading: Reading, all: readonly Outcome[], edits: readonly PlanEdit[]): readonly PlanEdit[] {
  const gap = all.find((each) => each.gap)?.gap;
  if (!gap) return edits;
  const { from, to } = gap;
  const at = {
    said: { start: 0, end: 0, text: '' },
    ...(from.begin !== undefined && { fromMin: from.begin }),
    ...(to?.begin !== undefined && { toMin: to.begin }),
  };
  if (edits.length === 0) return [{ kind: 'more', at }];
  return edits.map((edit): PlanEdit => {
    if (edit.kind === 'more' && !edit.at) return { ...edit, at };
    const isFree = edit.kind === 'add' && !edit.after && !edit.before && !edit.stop.at && !edit.stop.isLast;
    return isFree ? { ...edit, after: nameOf(reading, from.place) } : edit;
  });
}

const lineOf = ({ document: { words } }: Reading, { from, to }: Clause): string => lineOfWords(words.slice(from, to));
