// What a place costs those who ask. Who pays less: those of whom the message speaks, else the children of whom the talk does, and what the pack tells of them.
import type { Answer } from '../../chat/answer.ts';
import type { Card } from '../../chat/card.ts';
import type { ReducedPrice } from '../../chat/facts/facts.ts';
import { situationNow } from '../../chat/situation.ts';
import type { FactQuestion, TalkState } from '../../chat/state.ts';
import { factsIn } from '../../nlp/ask.ts';
import { payerOf } from '../../nlp/reading/payers.ts';
import type { Understanding } from '../../nlp/understanding.ts';
import { type Asked, peopleIn } from './asked-fact.ts';
import { freeHoursOf } from './cards.ts';
import { packTells } from './pack-tells.ts';
import type { Scene } from './world.ts';

interface PricedTurn {
  readonly scene: Scene;
  readonly card: Card;
  readonly heard: Understanding;
  readonly conversation: TalkState;
}

export function pricesTold({ scene, card, heard, conversation }: PricedTurn, assumed: boolean): Answer {
  const { frame, language } = heard;
  const freeHours = freeHoursOf(scene, card.place);
  const payer = payerOf(frame.payers ?? []);
  const isReduced = factsIn(frame).some((ask) => ask.isReduced);
  const asked = { scene, card, situation: situationNow(conversation.situation, frame), language };
  const reduced = reducedPrice(asked, { ...(payer && { forWhom: payer }), ...(isReduced && { isReduced }) });
  return {
    kind: 'prices',
    card,
    assumed,
    ...(reduced && { reduced }),
    ...(freeHours && { freeHours }),
    ...peopleIn(frame),
  };
}

/** Undefined where everybody pays the full price, as far as was said. */
export function reducedPrice(
  { scene, card: { place }, situation, language }: Pick<Asked, 'scene' | 'card' | 'situation' | 'language'>,
  { forWhom, isReduced }: Pick<FactQuestion, 'forWhom' | 'isReduced'>,
): ReducedPrice | undefined {
  const payer = forWhom ?? (situation.party?.withChildren ? 'child' : undefined);
  const isFull = payer === undefined || payer === 'adult';
  const disabled = situation.access === 'wheelchair' ? packTells(scene, place, 'disability', language) : undefined;
  if (isFull && !isReduced) return disabled === undefined ? undefined : { reductions: disabled };
  // "What do students pay?" asks of nobody's wheelchair.
  const told = [packTells(scene, place, 'reductions', language), forWhom === undefined ? disabled : undefined].filter(
    (each) => each !== undefined,
  );
  const reductions = told.length > 0 ? told.join(' ') : undefined;
  return {
    ...(payer && { forWhom: payer }),
    ...(isReduced && { isReduced }),
    ...(reductions !== undefined && { reductions }),
  };
}
