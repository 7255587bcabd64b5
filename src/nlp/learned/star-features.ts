// What the stars look at: all words of a review, warmth summed over it and over its last turn ("..., but I loved it").
import type { Language } from '../../domain/language.ts';
import { featureKey, join } from './hash.ts';
import type { OpinionWord } from './opinion-text.ts';
import { OPINION_WORDS } from './opinion-words.ts';

export function starFeatures(words: readonly OpinionWord[], language: Language): Int32Array {
  const keys = new Set<number>();
  const emit = (template: number, value: number) => keys.add(featureKey(template, value));
  const { contrasts } = OPINION_WORDS[language];
  const turn = words.findLastIndex(({ folded }) => contrasts.has(folded));
  levels(words, 300, emit);
  levels(words.slice(turn + 1), 310, emit);
  if (turn > 0) levels(words.slice(0, turn), 320, emit);
  for (const [at, { form, negated, isMark, known, folded, valence }] of words.entries()) {
    if (isMark && !/[!?]/u.test(folded)) continue;
    const seen = join(form, negated ? 1 : 0);
    emit(330, seen);
    if (at > turn) emit(331, seen);
    const next = words[at + 1];
    if (next && !next.isMark) emit(332, join(seen, next.form));
    if (known.fine !== 0) emit(333, join(known.fine, negated ? 1 : 0));
    if (known.fine !== 0) emit(334, join(known.fine, Math.sign(Math.round(valence * 2))));
    emit(335, join(known.coarse, Math.sign(Math.round(valence * 3))));
  }
  return Int32Array.from(keys);
}

const THRESHOLDS = [0.1, 0.3, 0.5, 0.8, 1.2, 1.7, 2.5];

/** Thermometers of the sum, the mean and both extremes of the valence. */
function levels(
  words: readonly OpinionWord[],
  template: number,
  emit: (template: number, value: number) => void,
): void {
  const values = words.map(({ valence }) => valence);
  const sum = values.reduce((total, value) => total + value, 0);
  const felt = values.filter((value) => Math.abs(value) > 0.1).length;
  thermometer(sum, template, emit);
  thermometer((3 * sum) / (2 + felt), template + 1, emit);
  thermometer(Math.max(0, ...values), template + 2, emit);
  thermometer(Math.min(0, ...values), template + 3, emit);
}

function thermometer(value: number, template: number, emit: (template: number, value: number) => void): void {
  for (const [index, threshold] of THRESHOLDS.entries()) {
    if (value > threshold) emit(template, index);
    if (value < -threshold) emit(template, 16 + index);
  }
}
