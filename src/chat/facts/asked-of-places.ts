// "Museums open Mondays?", "free entry this evening?", out of the blue: asked of no place that is named or was shown, so the
// places are looked for of which it is true. Asking back "which one?" would only be a detour.
import type { CivilMoment } from '../../domain/civil-day.ts';
import { foldInPlace } from '../../domain/text.ts';
import { type Ask, FEATURE_OF_FACT, type Frame, type Reference } from '../../nlp/frame.ts';
import { grammarOf } from '../../nlp/languages/grammars.ts';
import { openConditions } from '../../nlp/reading/opening-times.ts';
import { type Condition, isWhat, must, type Wish } from '../../wishes/wish.ts';
import type { DialogueAct } from '../acts.ts';
import { hears } from '../cues.ts';
import type { TalkState } from '../state.ts';
import type { Turn } from '../turn.ts';

/** The frame with what is asked as wishes; undefined where a place is meant. */
export function askedOfPlaces(turn: Turn, usual: DialogueAct): Frame | undefined {
  const { frame, conversation, scene } = turn;
  const isOpen = usual.kind === 'ask' && usual.question.slot === 'place';
  const isFirst = conversation.shown.length === 0 && conversation.focus === undefined && !conversation.plan;
  const isOfNothing = frame.references.every(({ kind }) => kind === 'here') && !isOfOne(turn);
  if (isFirst && isFoodSomewhere(frame) && scene.now) return askingNothing(frame, scene.now);
  if (isSomeSought(turn) && scene.now) return askingNothing(frame, scene.now);
  if (!isOpen || !isFirst || !isOfNothing || !scene.now || frame.plan || frame.unread.length > 1) return undefined;
  return askingNothing(frame, scene.now);
}

/** What is asked of places is wished of them. */
function askingNothing(frame: Frame, now: CivilMoment): Frame | undefined {
  const wishes = wishesAsked(frame.asks, now);
  if (wishes.length === 0 || wishes.length < frame.asks.length) return undefined;
  return { ...frame, asks: [], wishes: [...frame.wishes, ...wishes] };
}

/** "Halal food near the station that's open past midnight": what somebody can eat is looked for, and the name only says where. */
const isFoodSomewhere = ({ wishes, references, asks, plan, unread }: Frame): boolean =>
  wishes.some(({ attribute, polarity }) => attribute === 'diet' && polarity === 'want') &&
  references.some(({ kind }) => kind === 'name') &&
  references.every(
    (each) => each.kind === 'pronoun' || ('role' in each && (each.role === 'near' || each.role === 'in')),
  ) &&
  asks.every((ask) => ask.kind === 'fact' && ask.of?.kind !== 'name') &&
  !plan &&
  unread.length <= 1;

/** "Are there any restaurants that you know are accessible?", after a list: others of which it is true, and none that was shown. */
const isSomeSought = ({ frame, conversation }: Turn): boolean =>
  (hears('seeksSome', frame) || isKindAsked(frame, conversation)) &&
  frame.plan === undefined &&
  frame.asks.length > 0 &&
  frame.wishes.some(isWhat) &&
  frame.asks.every(
    (ask) =>
      ask.kind === 'fact' && (ask.of === undefined || ask.of.kind === 'pronoun') && ask.attribute !== 'directions',
  );

/** "And which museums around here do have lifts?", after one place, or after a list of something else. */
function isKindAsked({ text, wishes, references, language }: Frame, { categories, shown }: TalkState): boolean {
  const { whichKind } = grammarOf(language).cues;
  const isAround = references.some((each) => each.kind === 'here' || ('role' in each && IN_PLACE.has(each.role ?? '')));
  const isPointed = references.some(
    (each) => each.kind !== 'here' && !('role' in each && IN_PLACE.has(each.role ?? '')) && !isLoose(each),
  );
  return wishes.some(
    ({ attribute, value, said, polarity }) =>
      (attribute === 'category' || attribute === 'kind') &&
      polarity === 'want' &&
      said !== undefined &&
      /s$/iu.test(said.text) &&
      whichKind.test(foldInPlace(text.slice(0, said.start))) &&
      !isPointed &&
      (isAround || shown.length < 2 || !categories.some((each) => each === value)),
  );
}
const IN_PLACE: ReadonlySet<string> = new Set(['near', 'in']);
/** A verb without a subject, which points at what the message itself names. */
const isLoose = (each: Reference): boolean => each.kind === 'pronoun' && each.isLoose === true;

/** "When does the museum close?": one is meant, though nobody knows which. */
function isOfOne({ frame, scene, heard }: Turn): boolean {
  const { text, language, wishes } = frame;
  if (heard.concepts.length > 0 && !wishes.some(isWhat)) return true;
  const { definite, demonstrative } = grammarOf(language);
  return wishes.filter(isWhat).some(({ said, attribute, value }) => {
    if (!said) return false;
    const lead = text.slice(0, said.start).toLowerCase().trim().split(/\s+/u).at(-1) ?? '';
    const isPointed = (definite.has(lead) || demonstrative.has(lead)) && !/s$/iu.test(said.text);
    const isOnly = attribute === 'kind' && scene.onlyOne(value) !== undefined;
    return isPointed || isOnly || scene.named(said.text) !== undefined;
  });
}

export const wishesAsked = (asks: readonly Ask[], now: CivilMoment): readonly Wish[] =>
  asks.flatMap((ask) =>
    ask.kind === 'fact' ? conditionsOf(ask, now).map((condition) => ({ ...must(condition), said: ask.said })) : [],
  );

function conditionsOf(ask: Extract<Ask, { kind: 'fact' }>, now: CivilMoment): readonly Condition[] {
  // Who wants a table booked looks for no place that takes bookings.
  if (ask.attribute === 'booking') return [];
  const feature = FEATURE_OF_FACT[ask.attribute] ?? (/^feature:(.+)$/u.exec(ask.attribute)?.[1] || undefined);
  if (feature !== undefined) return [{ attribute: 'feature', operator: 'is', value: feature }];
  switch (ask.attribute) {
    case 'hours':
      return ask.on ? openConditions(ask.on, now) : [];
    case 'free_entry':
      return [{ attribute: 'free', operator: 'is', value: true }, ...(ask.on ? openConditions(ask.on, now) : [])];
    case 'wheelchair':
      return [{ attribute: 'wheelchair', operator: 'is', value: 'limited' }];
    case 'diet':
      return ask.diet ? [{ attribute: 'diet', operator: 'is', value: ask.diet }] : [];
    default:
      return [];
  }
}
