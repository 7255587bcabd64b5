// How an outing is over: the train that leaves then, and the place where people must be.
import type { Reference, When } from '../../frame.ts';
import { lineBefore, lineOfWords, type Reading } from '../context.ts';
import type { PlanSentence } from './stops-said.ts';

/** "Before my train from the north station", "I have to be in the old town": where it ends, and no stop. */
export const endPlaceIn = (reading: Reading, sentences: readonly PlanSentence[]): Reference | undefined =>
  sentences
    .flatMap(({ references }) => references.map(({ reference }) => reference))
    .find(
      ({ kind, said }) =>
        kind === 'name' && reading.grammar.plans.endsWhere.test(lineBefore(reading, said, LEAD_WORDS)),
    );
const LEAD_WORDS = 12;

/** "I need to be at the station at six": the hour beside the place is when it ends. */
export function untilEnd<Timing extends { readonly window?: When }>(
  whens: readonly When[],
  timing: Timing,
  end: Reference | undefined,
): Timing {
  const { window } = timing;
  if (!end || window?.fromMin === undefined || window.toMin !== undefined || window.label !== undefined) return timing;
  const isBeside = whens.some(
    ({ said, fromMin }) =>
      fromMin === window.fromMin && said.start - end.said.end <= BESIDE_END && end.said.start - said.end <= BESIDE_END,
  );
  if (!isBeside) return timing;
  const { fromMin, ...day } = window;
  return { ...timing, window: { ...day, toMin: fromMin } };
}
/** So many letters lie between a place and its hour: "Atocha tomorrow, at". */
const BESIDE_END = 16;

/** Of a train the only hour is when it leaves, unless somebody comes with it. */
export function untilDeparture<
  Timing extends { readonly window?: When; readonly leaving?: string; readonly minutes?: number },
>({ document: { words }, grammar }: Reading, timing: Timing): Timing {
  const { window, leaving, minutes } = timing;
  // "Three hours free before the train at two": those just before it.
  const latest = window?.toMin !== undefined && minutes !== undefined ? window.toMin - minutes - TO_TRAIN_MINUTES : 0;
  if (leaving && window?.fromMin !== undefined && window.label === undefined && latest > window.fromMin)
    return { ...timing, window: { ...window, fromMin: latest } };
  const isOpen = window?.fromMin !== undefined && window.toMin === undefined && window.label === undefined;
  if (!leaving || !isOpen || grammar.plans.arriving.test(lineOfWords(words))) return timing;
  const { fromMin, ...day } = window;
  return { ...timing, window: { ...day, toMin: fromMin } };
}
/** On the platform before it leaves. */
const TO_TRAIN_MINUTES = 30;
