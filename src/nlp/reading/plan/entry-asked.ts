// Hours that are asked of a place's entry, and no time to be filled.
import { WHAT } from '../../../wishes/wish.ts';
import type { Reading } from '../context.ts';
import type { PlanSentence } from './stops-said.ts';
/** "Monday four to six free?", of the place that is talked of: its entry, and nobody's time. */
export const isEntryAsked = ({ context }: Reading, sentences: readonly PlanSentence[]): boolean =>
  context.topic === 'place' &&
  sentences.some(({ sentence, asks }) => sentence.isQuestion && asks.some(isOfEntry)) &&
  stopsOnlySaid(sentences) === 0;

const isOfEntry = (ask: PlanSentence['asks'][number]): boolean =>
  ask.kind === 'fact' && (ask.attribute === 'free_entry' || ask.attribute === 'price');

const stopsOnlySaid = (sentences: readonly PlanSentence[]): number =>
  sentences.flatMap(({ wishes }) => wishes.filter(({ attribute }) => WHAT.has(attribute))).length;
