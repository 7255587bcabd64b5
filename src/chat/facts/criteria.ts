// What decides between two places by what the asker said of themselves: their time, who comes along, their purse, what they know.
import type { FactAttribute, Frame } from '../../nlp/frame.ts';
import { grammarOf } from '../../nlp/languages/grammars.ts';
import type { Attribute } from '../../wishes/wish.ts';
import type { DialogueAct } from '../acts.ts';
import type { Card } from '../card.ts';
import { hears } from '../cues.ts';
import { withFrame } from '../lists/wish-search.ts';
import { type Criterion, sameSearch } from '../state.ts';
import type { Lookup, Turn } from '../turn.ts';
import { askedOf, withoutNature } from './asked-criteria.ts';
import { asksNature, measuresIn } from './measures.ts';

/** A criterion with what the catalogue tells of two places by it. */
export interface Judged {
  readonly criterion: Criterion;
  /** The one that it speaks for; none where both are alike or nothing is known. */
  readonly better?: Card;
  readonly isKnown: boolean;
  /** No fact tells them apart: what the better one is makes it the likelier. */
  readonly isLikely?: true;
  /** Both have it, where both are alike. */
  readonly isGood?: boolean;
  /** Of somebody who begins: it is the better known, and not merely the quicker one. */
  readonly isOfFame?: true;
}

type PairAct = Extract<DialogueAct, { kind: 'compare' }>;

/** Two places side by side, by all that this message asks of them and that the talk has told. */
export function pairCompared(
  turn: Turn,
  placeIds: PairAct['placeIds'],
  where: Pick<PairAct, 'from' | 'on'> = {},
): PairAct {
  const { frame, conversation } = turn;
  const asked = askedOf(frame, ...measuresIn(frame));
  return {
    kind: 'compare',
    placeIds,
    criteria: criteriaOf(turn),
    ...where,
    ...(asksNature(frame) && { isOfNature: true }),
    ...(asked.length > 0 && { asked }),
    pick: withFrame(sameSearch(conversation), { ...turn, frame: withoutNature(frame) }, conversation),
  };
}

/** What weighs most goes first: a place that somebody cannot enter, or has no time for, is no choice. */
export function criteriaOf({ frame, heard, conversation, scene }: Turn): readonly Criterion[] {
  const { situation, changes } = frame;
  const told = conversation.situation ?? {};
  const by = new Set(measuresIn(frame));
  const isAccess =
    saysAccess(frame) || asksFact(frame, ['wheelchair']) || (told.access !== undefined && !isAfoot(told.access));
  const isWithChildren = saysChildren(frame) || asksFact(frame, ['children']) || told.party?.withChildren === true;
  const minutes = situation.flatMap((fact) => (fact.kind === 'time' ? (fact.minutes ?? []) : []))[0];
  const isCheaper = changes.some((change) => change.kind === 'tighten' && change.attribute === 'price');
  const isOfMoney =
    by.has('cheaper') ||
    saysMoney(frame) ||
    asksFact(frame, ['price', 'free_entry']) ||
    isCheaper ||
    hears('goodValue', heard);
  const isBeginner = situation.some(({ kind }) => kind === 'first_time') || hears('beginner', heard);
  return [
    ...(isAccess || by.has('more_accessible') ? [{ of: 'access' } as const] : []),
    ...(isWithChildren || by.has('better_for_children') ? [{ of: 'children' } as const] : []),
    ...likingsIn(frame, scene),
    ...([told.access, ...accessIn(frame)].some(isAfoot) ? [{ of: 'walk' } as const] : []),
    ...(isOfEase(frame) ? [{ of: 'ease' } as const] : []),
    ...(minutes === undefined ? [] : [{ of: 'time', minutes } as const]),
    ...(isOfMoney ? [{ of: 'money' } as const] : []),
    ...(isBeginner ? [{ of: 'beginner' } as const] : []),
    ...reductionsIn(frame),
  ];
}

/** "With my bad knee": the shorter way there, and no ramp. */
const isAfoot = (access: string | undefined): boolean => access === 'walks_little';
const accessIn = ({ situation }: Frame): readonly string[] =>
  situation.flatMap((fact) => (fact.kind === 'access' ? fact.value : []));

/** "Smaller and easier", "she tires quickly": said in this message. */
const isOfEase = (frame: Frame): boolean =>
  hears('easyGoing', frame) ||
  frame.situation.some((fact) => fact.kind === 'access' && fact.value === 'reduced_mobility');

/** "Prado or Thyssen, we like Hopper": of what few places are known for. */
const likingsIn = ({ unread }: Frame, { knownFor }: Lookup): readonly Criterion[] =>
  unread.flatMap(({ text }) => {
    const placeId = knownFor(text);
    return placeId ? [{ of: 'liking', placeId } as const] : [];
  });

/** "Compare the prices of the two": what is asked of both weighs. */
const asksFact = ({ asks }: Frame, attributes: readonly FactAttribute[]): boolean =>
  asks.some((ask) => ask.kind === 'fact' && attributes.includes(ask.attribute));

const hasWish = ({ wishes }: Frame, attribute: Attribute, value?: string): boolean =>
  wishes.some((wish) => wish.attribute === attribute && (value === undefined || wish.value === value));

export const saysAccess = (frame: Frame): boolean =>
  hasWish(frame, 'wheelchair') || frame.situation.some((fact) => fact.kind === 'access' && !isAfoot(fact.value));

export const saysChildren = (frame: Frame): boolean =>
  hasWish(frame, 'feature', 'children') ||
  frame.situation.some((fact) => fact.kind === 'party' && fact.value.withChildren);

export const saysMoney = (frame: Frame): boolean =>
  MONEY.some((each) => hasWish(frame, each)) ||
  frame.situation.some((fact) => fact.kind === 'budget' && fact.level !== 'high');
const MONEY = ['price_level', 'amount', 'free'] as const;

function reductionsIn({ text, language }: Frame): readonly Criterion[] {
  const line = ` ${(text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).join(' ')} `;
  return grammarOf(language).payers.who.flatMap(([forWhom, pattern]) =>
    (forWhom === 'student' || forWhom === 'senior') && pattern.test(line)
      ? [{ of: 'reductions', forWhom } as const]
      : [],
  );
}
