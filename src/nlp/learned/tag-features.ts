// What the tagger looks at: the word, its ends, its neighbours, and the tags which each of them is known to take.
import type { SentenceFeatures } from './chain.ts';
import { hashText, join } from './hash.ts';
import type { TagDictionary } from './tag-dictionary.ts';
import { type Emit, featuresOfEach } from './text-features.ts';
import { hasCapital, hasSmallLetter, normalForm, shapeOf } from './word-shape.ts';
import type { WordTable } from './word-table.ts';

const MAX_FEATURES = 88;
const NOTHING = hashText('\u0000');

interface Seen {
  /** Hash of the normal form. */
  readonly form: number;
  readonly exact: number;
  readonly shape: number;
  /** Hash of the tags the word is known to take; of its ending where it is unknown. */
  readonly known: number;
  readonly suffix2: number;
  /** Groups of words that occur in similar company. */
  readonly fine: number;
  readonly coarse: number;
  readonly parts: number;
  readonly suffix3: number;
  readonly text: string;
}

const OUTSIDE: Seen = {
  form: NOTHING,
  exact: NOTHING,
  shape: 128,
  known: NOTHING,
  suffix2: NOTHING,
  suffix3: NOTHING,
  fine: 9_999,
  coarse: 9_999,
  parts: 0,
  text: '',
};

/**
 * Treebanks disagree ("que" after a noun: PRON in AnCora, SCONJ in GSD). `main` learns what all share; another convention
 * adds its own features on top (Daumé III 2007; for treebanks Stymne et al. 2018).
 */
export type Convention = 'main' | 'gsd';

interface WordSources {
  readonly dictionary: TagDictionary;
  readonly table: WordTable;
}

/** @param words syntactic words of one sentence or message */
export function tagFeatures(
  words: readonly string[],
  sources: WordSources,
  convention: Convention = 'main',
): SentenceFeatures {
  const seen = words.map((word) => look(word, sources));
  const casing = casingOf(seen);
  return featuresOfEach(words.length, MAX_FEATURES, (at, emit) => {
    const here = seen[at]!;
    const before = seen[at - 1] ?? OUTSIDE;
    const after = seen[at + 1] ?? OUTSIDE;
    const before2 = seen[at - 2] ?? OUTSIDE;
    const after2 = seen[at + 2] ?? OUTSIDE;
    spelling(here, emit);
    const opens = at === 0 || /^[.!?:;"“([-]+$/u.test(before.text) ? 1 : 0;
    emit(20, join(here.shape, opens * 4 + casing));
    emit(21, join(here.suffix3, here.shape * 2 + opens));
    emit(24, join(here.known, here.shape * 16 + opens * 4 + casing));
    emit(25, join(join(before.shape, here.shape), here.known));
    emit(26, join(join(after.shape, here.shape), here.known));
    emit(22, join(before.shape, join(here.shape, after.shape)));
    emit(23, join(here.form, casing * 256 + here.shape));
    neighbours(before2, before, here, after, after2, emit);
    company(before, here, after, emit);
    if (convention !== 'main') departures(before, here, after, emit);
  });
}

function spelling(here: Seen, emit: Emit): void {
  const { text } = here;
  emit(0, here.form);
  emit(1, here.exact);
  emit(2, here.known);
  const longest = Math.min(5, text.length);
  for (let size = 1; size <= longest; size++) {
    emit(2 + size, hashText(text, text.length - size));
    if (size <= 4) emit(8 + size, hashText(text, 0, size));
  }
  if ((here.shape & 16) !== 0) emit(14, hashText(text, text.lastIndexOf('-') + 1));
  emit(15, here.shape);
}

function neighbours(before2: Seen, before: Seen, here: Seen, after: Seen, after2: Seen, emit: Emit): void {
  emit(30, before.form);
  emit(31, after.form);
  emit(32, before2.form);
  emit(33, after2.form);
  emit(34, join(before.form, here.form));
  emit(35, join(here.form, after.form));
  emit(36, join(before.form, after.form));
  emit(37, join(before2.form, before.form));
  emit(38, join(after.form, after2.form));
  emit(39, before.known);
  emit(40, after.known);
  emit(41, join(before.known, here.known));
  emit(42, join(here.known, after.known));
  emit(43, join(join(before.known, here.known), after.known));
  emit(44, join(before.known, after.known));
  emit(45, join(after.known, after2.known));
  emit(46, join(before2.known, before.known));
  emit(47, join(here.form, after.known));
  emit(48, join(here.form, before.known));
  emit(49, before.suffix3);
  emit(50, after.suffix3);
  emit(51, join(here.suffix3, before.known));
  emit(52, join(here.suffix3, after.known));
  emit(53, join(here.suffix3, before.form));
  emit(54, join(here.suffix3, after.form));
  emit(55, join(here.known, join(after.known, after2.known)));
  emit(56, join(here.known, join(before.known, before2.known)));
  emit(57, join(here.form, join(before.known, after.known)));
  emit(58, join(here.suffix2, join(before.known, after.known)));
}

/** Groups speak for rare words and neighbours; features of word 0, "unknown", are left out. */
function company(before: Seen, here: Seen, after: Seen, emit: Emit): void {
  if (here.fine !== 0) {
    emit(60, here.fine);
    emit(61, join(here.coarse, here.suffix2));
    emit(62, join(before.known, here.fine));
    emit(63, join(here.fine, after.known));
    emit(68, here.parts * 256 + here.shape);
    emit(69, join(here.parts, here.suffix3));
    emit(80, join(before.known, here.parts));
    emit(81, join(here.parts, after.known));
    emit(82, join(before.known, join(here.parts, after.known)));
    emit(64, join(here.fine, here.shape));
  }
  if (before.fine !== 0) emit(65, before.fine);
  if (after.fine !== 0) emit(66, after.fine);
  if (before.coarse !== 0 && after.coarse !== 0) emit(67, join(before.coarse, join(here.known, after.coarse)));
}

/** What a convention learns for itself. */
function departures(before: Seen, here: Seen, after: Seen, emit: Emit): void {
  emit(70, here.form);
  emit(71, here.known);
  emit(72, join(here.suffix3, here.shape));
  emit(73, join(before.known, here.form));
  emit(74, join(here.form, after.known));
  emit(75, join(before.known, join(here.known, after.known)));
  emit(76, here.shape);
}

function look(word: string, { dictionary, table }: WordSources): Seen {
  const text = normalForm(word);
  const form = hashText(text);
  const suffix2 = hashText(text, Math.max(0, text.length - 2));
  const suffix3 = hashText(text, Math.max(0, text.length - 3));
  const shape = shapeOf(word);
  const { fine, coarse, parts } = table.find(form);
  const known = dictionary.tagsOf(form) ?? join(join(suffix2, parts), shape & 9);
  return { text, form, exact: hashText(word), shape, known, suffix2, suffix3, fine, coarse, parts };
}

/** 0 mixed, 1 nothing but small letters, 2 nothing but capitals: case tells little in 1 and 2. */
function casingOf(seen: readonly Seen[]): number {
  const capitals = seen.filter(({ shape }) => hasCapital(shape)).length;
  if (capitals === 0) return 1;
  return seen.some(({ shape, text }) => text.length > 1 && hasSmallLetter(shape)) ? 0 : 2;
}
