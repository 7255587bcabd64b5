// What the polarity looks at: the words around the target and their warmth, nearer ones with more say, and which
// opinion words belong to this target rather than to another one of the same sentence.
import type { Language } from '../../domain/language.ts';
import type { Span } from '../understanding.ts';
import { featureKey, hashText, join } from './hash.ts';
import type { OpinionWord } from './opinion-text.ts';
import { OPINION_WORDS } from './opinion-words.ts';

interface Question {
  readonly language: Language;
  readonly words: readonly OpinionWord[];
  /** All targets of the sentence. */
  readonly targets: readonly Span[];
  /** The one asked about; absent: the sentence as a whole, or its `category`. */
  readonly target?: Span | undefined;
  readonly category?: string | undefined;
}

type Emit = (template: number, value: number) => void;

export function polarityFeatures(question: Question): Int32Array {
  const keys: number[] = [];
  const emit: Emit = (template, value) => keys.push(featureKey(template, value));
  const { words, target } = question;
  const place = target ? placeOf(words, target) : undefined;
  emit(0, Math.min(3, question.targets.length) * 2 + (place ? 1 : 0));
  emit(1, Math.min(8, words.length >> 3));
  totals(question, place, emit);
  bagOfWords(words, place, emit);
  if (place) {
    vicinity(question, place, emit);
    for (let at = place.first; at <= place.last; at++) emit(2, words[at]!.form);
  } else if (question.category !== undefined) {
    const category = hashText(question.category);
    emit(3, category);
    for (const { form, isMark } of words) if (!isMark) emit(4, join(category, form));
    emit(5, join(category, bin(words.reduce((sum, { valence }) => sum + valence, 0))));
  }
  return Int32Array.from(new Set(keys));
}

interface Place {
  readonly first: number;
  readonly last: number;
  readonly clause: number;
}

function placeOf(words: readonly OpinionWord[], target: Span): Place | undefined {
  const first = words.findIndex(({ end }) => end > target.start);
  if (first < 0) return undefined;
  let last = first;
  while (last + 1 < words.length && words[last + 1]!.start < target.end) last++;
  return { first, last, clause: words[last]!.clause };
}

/** Sums of valence in several neighbourhoods, as thermometers: each threshold passed is a feature. */
function totals({ words, targets }: Question, place: Place | undefined, emit: Emit): void {
  const sentence = words.map(({ valence }) => valence);
  thermometer(10, sentence, emit);
  if (!place) return;
  const places = targets.map((target) => placeOf(words, target)).filter((each) => each !== undefined);
  const inClause = words.map(({ valence, clause }) => (clause === place.clause ? valence : 0));
  const owned = words.map((word, at) => (owns(place, places, word, at) ? word.valence : 0));
  const weighted = words.map((word, at) => word.valence / (1 + distance(place, word, at) / 3));
  const before = words.map(({ valence, clause }, at) => (clause === place.clause && at < place.first ? valence : 0));
  const after = words.map(({ valence, clause }, at) => (clause === place.clause && at > place.last ? valence : 0));
  thermometer(20, inClause, emit);
  thermometer(30, owned, emit);
  thermometer(40, weighted, emit);
  thermometer(50, before, emit);
  thermometer(60, after, emit);
  emit(70, join(bin(total(owned)), bin(total(inClause))));
  emit(71, join(bin(total(owned)), Math.min(3, places.length)));
  emit(72, join(bin(total(before)), bin(total(after))));
}

function distance(place: Place, word: OpinionWord, at: number): number {
  const words = at < place.first ? place.first - at : Math.max(0, at - place.last);
  return words + 4 * Math.abs(word.clause - place.clause);
}

/** An opinion word belongs to the nearest target; clauses lie far apart. */
function owns(place: Place, places: readonly Place[], word: OpinionWord, at: number): boolean {
  const own = distance(place, word, at);
  return own <= 14 && places.every((other) => distance(other, word, at) >= own);
}

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const THRESHOLDS = [0.15, 0.4, 0.7, 1.2, 2];

function thermometer(template: number, values: readonly number[], emit: Emit): void {
  const sum = total(values);
  for (const [index, threshold] of THRESHOLDS.entries()) {
    if (sum > threshold) emit(template, index);
    if (sum < -threshold) emit(template, 16 + index);
  }
  const [warm, cold] = [values.some((value) => value > 0.2), values.some((value) => value < -0.2)];
  emit(template + 1, (warm ? 1 : 0) + (cold ? 2 : 0));
  emit(template + 2, bin(Math.max(0, ...values)));
  emit(template + 3, bin(Math.min(0, ...values)));
}

/** -4 to 4. */
function bin(value: number): number {
  const size = THRESHOLDS.findIndex((threshold) => Math.abs(value) <= threshold);
  return Math.sign(value) * (size < 0 ? THRESHOLDS.length : size);
}

function bagOfWords(words: readonly OpinionWord[], place: Place | undefined, emit: Emit): void {
  for (const [at, word] of words.entries()) {
    if (word.isMark && !/[!?]/u.test(word.folded)) continue;
    const seen = join(word.form, word.negated ? 1 : 0);
    const near = place ? Math.abs(distance(place, word, at)) : 0;
    emit(80, seen);
    const next = words[at + 1];
    if (next) emit(81, join(seen, next.form));
    if (!place || word.clause !== place.clause) continue;
    emit(82, seen);
    if (next) emit(83, join(seen, next.form));
    if (word.known.fine !== 0) emit(84, join(word.known.fine, word.negated ? 1 : 0));
    if (near <= 3) emit(85, seen);
    if (near <= 6) emit(86, seen);
    if (near <= 3 && word.known.fine !== 0) emit(87, join(word.known.fine, word.negated ? 1 : 0));
  }
}

function vicinity({ words, language }: Question, { first, last }: Place, emit: Emit): void {
  const { copulas, negators, intensifiers } = OPINION_WORDS[language];
  const form = (at: number) => words[at]?.form ?? 0;
  emit(90, form(first - 1));
  emit(91, form(last + 1));
  emit(92, join(form(first - 2), form(first - 1)));
  emit(93, join(form(last + 1), form(last + 2)));
  emit(94, join(form(first - 1), form(last + 1)));
  emit(95, join(bin(words[first - 1]?.valence ?? 0), bin(words[last + 1]?.valence ?? 0)));
  for (let at = last + 1; at < Math.min(words.length, last + 6); at++) {
    if (!copulas.has(words[at]!.folded)) continue;
    let said = at + 1;
    while (said < words.length && (negators.has(words[said]!.folded) || intensifiers.has(words[said]!.folded))) said++;
    const word = words[said];
    if (!word) return;
    emit(96, join(word.form, word.negated ? 1 : 0));
    emit(97, bin(word.valence));
    emit(98, join(word.known.fine, word.negated ? 1 : 0));
    return;
  }
}
