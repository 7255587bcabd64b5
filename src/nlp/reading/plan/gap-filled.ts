// What could be done in a gap of the plan that stands: "what is there between seven and half past eight? Some lights, maybe?"
import type { PlanEdit, PlanRequest, When } from '../../frame.ts';
import { type Reading, saidOf, writtenIn } from '../context.ts';
import { VERBS, wordsOfRoles } from './changes/role-words.ts';
import { isPlanSpokenOf } from './spoken-of.ts';
import { type PlanSentence, stopsIn } from './stops-said.ts';
import { whensIn } from './whens.ts';

/** One stop more at that hour; undefined where no gap of the plan is asked about. */
export function gapFilled(reading: Reading, sentences: readonly PlanSentence[]): PlanRequest | undefined {
  if (!reading.context.hasPlan || !isPlanSpokenOf(reading)) return undefined;
  const [gap, another] = whensIn(sentences);
  if (!gap || another || !isStretch(gap)) return undefined;
  const asked = sentences.find(({ sentence }) => sentence.chunks.some(({ when }) => when === gap));
  if (!asked || !isOpenQuestion(reading, asked)) return undefined;
  const isOther = sentences.some(
    ({ asks, sentence }) =>
      asks.some(({ kind }) => kind === 'fact' || kind === 'compare') ||
      wordsOfRoles(reading, sentence).some(({ role }) => VERBS.has(role)),
  );
  if (isOther) return undefined;
  const { toMin: _, ...at } = gap;
  const stops = stopsIn(reading, sentences);
  const edits: readonly PlanEdit[] =
    stops.length > 0
      ? stops.slice(0, 1).map((stop): PlanEdit => ({ kind: 'add', stop: { ...stop, at } }))
      : [{ kind: 'more', at }];
  const said = saidOf(reading, asked.sentence.from, asked.sentence.to);
  return { kind: 'edit', stops: [], edits, isByRoles: true, said };
}

const isStretch = ({ label, fromMin, toMin, day, isNow }: When): boolean =>
  label === undefined && fromMin !== undefined && toMin !== undefined && day === undefined && !isNow;

/** "What can we do?", and not "could we begin between four and five?". */
const isOpenQuestion = (reading: Reading, { sentence }: PlanSentence): boolean => {
  const line = writtenIn(reading, sentence);
  return reading.grammar.plans.beside.whatToDo.test(line) && !reading.grammar.plans.begins.test(line);
};
