// What other clauses of the message say of a change: that it is for the rain, that it holds only where a question is answered with
// no, that what comes is for the time between two stops.
import { overlap } from '../../../../domain/span.ts';
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

export const completed = (reading: Reading, all: readonly Outcome[], edits: readonly PlanEdit[]): readonly PlanEdit[] =>
  intoGap(reading, all, [
    ...edits.map((edit) => unlessSo(reading, all, underRoof(all, edit))),
    ...all.flatMap((each, at) => movedAsSaid(each, all.slice(0, at))),
  ]);

/** "The museum is only free from noon, can you move it?": to the hour that was said before. */
function movedAsSaid({ clause, edits }: Outcome, before: readonly Outcome[]): readonly PlanEdit[] {
  const [mention, another] = [...clause.it, ...mentionsOf(clause).filter((each) => !clause.it.includes(each))];
  if (clause.verb?.role !== 'move' || edits || !mention || another || mention.stands.length !== 1) return [];
  if (clause.items.some(({ kind, ...each }) => kind === 'hour' || (kind === 'word' && 'side' in each))) return [];
  const said = before.findLast((each) => each.clause.items.some(({ kind }) => kind === 'hour'));
  const hour = said?.clause.items.find((each) => each.kind === 'hour');
  const isOfOther =
    said !== undefined &&
    mentionsOf(said.clause).some(({ stands }) => stands.length > 0 && !isSame(stands, mention.stands));
  return hour?.kind === 'hour' && !isOfOther && !said?.edits ? [{ kind: 'move', of: mention.of, to: hour.when }] : [];
}

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
  return like.length === 0 ? edit : { ...edit, like: distinct([...like, ...(edit.like ?? [])]), isUnlessSo: true };
}

/** What a question asks of a stop, as what another is to be like. */
function wishesAsked(reading: Reading, clause: Clause): readonly Wish[] {
  const { like, by } = wantedFrom(reading, clause, clause.from);
  const asked = askedAsWished(reading, clause);
  const kitchen = by?.wish && (by.wish.attribute === 'cuisine' || by.wish.attribute === 'diet') ? [must(by.wish)] : [];
  // "The trattoria" is Italian, and nobody asks whether it is.
  const isOfName = ({ said }: Wish) =>
    said !== undefined && mentionsOf(clause).some(({ of }) => overlap(of.said, said));
  return distinct([...asked, ...kitchen, ...like].filter((wish) => !isOfName(wish)));
}

const distinct = (wishes: readonly Wish[]): readonly Wish[] =>
  wishes.filter(
    (wish, at) =>
      wishes.findIndex(({ attribute, value }) => attribute === wish.attribute && value === wish.value) === at,
  );

const standsOf = (reading: Reading, of: Reference): readonly StandingStop[] => {
  const name = of.kind === 'name' ? of.candidates[0]?.entry.name : undefined;
  return standingOf(reading).filter(({ place, meal }) => (of.kind === 'meal' ? meal === of.meal : place.name === name));
};

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
