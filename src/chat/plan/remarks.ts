// Short remarks on the plan that was just told, which name none of its stops: "later", "another area", "too touristy", who comes
// along as well.

import { foldedLine, foldedWords } from '../../domain/text.ts';
import type { Frame, PlanEdit, PlanStop, When } from '../../nlp/frame.ts';
import { grammarOf } from '../../nlp/languages/grammars.ts';
import { hasWhat, must, UNSAID } from '../../wishes/wish.ts';
import type { DialogueAct } from '../acts.ts';
import { isPlanOpen, type Situation } from '../state.ts';
import type { Turn } from '../turn.ts';

export function remarkOf({ frame, conversation, scene }: Turn): DialogueAct | undefined {
  if (!isPlanOpen(conversation) || frame.plan?.kind === 'make' || frame.plan?.kind === 'ask') return undefined;
  const sober = withoutAlcohol({ frame, conversation, scene });
  if (sober.length > 0) return { kind: 'edit_plan', edits: sober };
  const part = partElsewhere(frame);
  if (part) return { kind: 'edit_plan', edits: [part] };
  const edits = frame.plan?.edits ?? [];
  // "Too touristy" is read as too much of something, too.
  const local = edits.every(({ kind }) => kind === 'less' || kind === 'drop') ? localIn(frame) : undefined;
  if (edits.length > 0 && !local) return undefined;
  const edit = local ?? shiftIn(frame) ?? elsewhereIn(frame) ?? comingAlong(frame, conversation.situation);
  if (!edit) return undefined;
  return { kind: 'edit_plan', edits: [edit === 'again' ? again(conversation) : edit] };
}

/** "She doesn't drink alcohol": a café in the place of the first bar. Later ones have music, and people come for that. */
function withoutAlcohol({ frame, conversation: { plan }, scene }: Omit<Turn, 'heard'>): readonly PlanEdit[] {
  const isSober = frame.wishes.some(({ attribute, value }) => attribute === 'feature' && value === 'alcohol_free');
  const edits = frame.plan?.edits ?? [];
  // "She doesn't drink, swap the wine bar": what is to come was not said.
  const swap = edits.find((edit) => edit.kind === 'swap' && (!edit.by || isAnyDrink(edit.by)));
  if (isSober && swap?.kind === 'swap' && edits.length === 1)
    return [{ kind: 'swap', of: swap.of, by: { wish: CAFE } }];
  const isOther = edits.some(({ kind }) => kind !== 'drop');
  if (!isSober || isOther) return [];
  const stops = (plan?.days ?? []).flatMap((day) => day.stops);
  const at = stops.findIndex(
    ({ placeId, meal }) => meal === undefined && scene.placeOf(placeId)?.categories[0] === 'pubs/bars',
  );
  const of = { kind: 'ordinal', index: at + 1, said: UNSAID } as const;
  return at < 0 ? [] : [{ kind: 'swap', of, by: { wish: CAFE } }];
}
const isAnyDrink = ({ meal, wish, reference }: PlanStop): boolean => meal === 'drinks' && !wish && !reference;
const CAFE = must({ attribute: 'category', operator: 'is', value: 'cafes' });

const lineOf = ({ text }: Frame): string => foldedLine(text);

/** "Later", "a bit earlier please": all of it. */
function shiftIn(frame: Frame): PlanEdit | undefined {
  const { bareLater, bareEarlier } = grammarOf(frame.language).plans;
  const line = lineOf(frame);
  if (bareLater.test(line)) return { kind: 'shift', minutes: SHIFT_MINUTES };
  return bareEarlier.test(line) ? { kind: 'shift', minutes: -SHIFT_MINUTES } : undefined;
}
const SHIFT_MINUTES = 60;

/** "Another area", "in the old town instead". */
function elsewhereIn(frame: Frame): PlanEdit | undefined {
  const { elsewhere, otherDay } = grammarOf(frame.language).plans;
  const line = lineOf(frame);
  const near = frame.references.find((each) => each.kind === 'name' && each.role !== 'except');
  const isOfArea = frame.wishes.some(({ attribute }) => attribute === 'area' || attribute === 'near');
  const isSimple = !hasWhat(frame) && frame.asks.every(({ kind }) => kind === 'more' || kind === 'compare');
  if (near && isOfArea && isSimple && otherDay.test(line)) return { kind: 'anew', near };
  return !near && elsewhere.test(line) ? { kind: 'anew', isElsewhere: true } : undefined;
}

/** "The Sunday part near the station": that day, over there. */
function partElsewhere(frame: Frame): PlanEdit | undefined {
  // "Drop the last one and end the Saturday part near the river" says what else is to change.
  if (frame.plan?.kind === 'edit' && frame.plan.edits.some(({ kind }) => OF_STOPS.has(kind))) return undefined;
  const near = frame.references.find((each) => each.kind === 'name' && each.role !== 'except');
  const isOfArea = frame.wishes.some(({ attribute }) => attribute === 'area' || attribute === 'near');
  const on = frame.whens.find((when) => when.day !== undefined && isPartOfStay(frame, when));
  return near && isOfArea && on && !hasWhat(frame) ? { kind: 'anew', near, on } : undefined;
}

const OF_STOPS: ReadonlySet<string> = new Set(['drop', 'swap', 'add', 'move', 'restore', 'arrange']);

const isPartOfStay = ({ text, language }: Frame, { said }: When): boolean => {
  const { partOfStay } = grammarOf(language).plans;
  const before = foldedWords(text.slice(0, said.start)).slice(-LEAD_WORDS).join(' ');
  const behind = foldedWords(text.slice(said.end)).slice(0, 1).join(' ');
  return partOfStay.test(` ${before} `) || (behind !== '' && partOfStay.test(` ${behind} `));
};
const LEAD_WORDS = 3;

/** "Too touristy": places that fewer people know. */
function localIn(frame: Frame): PlanEdit | undefined {
  // "Not that tavern, too touristy" is of one stop.
  const isOfOne = frame.references.some(({ kind }) => kind !== 'pronoun' && kind !== 'all');
  if (isOfOne || hasWhat(frame) || !grammarOf(frame.language).plans.localer.test(lineOf(frame))) return undefined;
  return { kind: 'anew', like: [must({ attribute: 'fame', operator: 'is', value: 'hidden' })] };
}

/** "We have two small children with us": the same plan, made for them. That "the little one is tired", of children we know of, is no news. */
function comingAlong(frame: Frame, { party }: Situation = {}): 'again' | undefined {
  const isFamily = frame.situation.some(
    (fact) => fact.kind === 'party' && fact.value.withChildren && (fact.ages !== undefined || !party?.withChildren),
  );
  return isFamily && !hasWhat(frame) && frame.asks.length === 0 ? 'again' : undefined;
}

const again = ({ planAsked }: Turn['conversation']): PlanEdit => ({
  kind: 'remake',
  stops: planAsked?.request.stops ?? [],
});
