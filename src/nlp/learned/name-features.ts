// What the recognition of names looks at: spelling, neighbours, groups of words, and lists of known places.
import { foldAccents } from '../../domain/text.ts';
import type { SentenceFeatures } from './chain.ts';
import { hashText, join } from './hash.ts';
import { placeNames } from './place-names.ts';
import { type Emit, featuresOfEach } from './text-features.ts';
import { normalForm, shapeOf } from './word-shape.ts';
import type { WordTable } from './word-table.ts';

interface Seen {
  readonly text: string;
  readonly folded: string;
  readonly form: number;
  readonly shape: number;
  readonly suffix: number;
  readonly fine: number;
  readonly coarse: number;
  /** 0 no known place, 1 a whole one, 2 the beginning of one, 3 inside one. */
  readonly listed: number;
}

const OUTSIDE: Seen = { text: '', folded: '', form: 0, shape: 128, suffix: 0, fine: 9_999, coarse: 9_999, listed: 0 };
const MAX_FEATURES = 72;

export function nameFeatures(words: readonly string[], table: WordTable): SentenceFeatures {
  const seen = look(words, table);
  const small = words.every((word) => word === word.toLowerCase()) ? 1 : 0;
  return featuresOfEach(words.length, MAX_FEATURES, (at, emit) => {
    const around = [-2, -1, 0, 1, 2].map((step) => seen[at + step] ?? OUTSIDE) as unknown as Window;
    spelling(around, at, small, emit);
    neighbours(around, emit);
    company(around, small, emit);
  });
}

type Window = readonly [before2: Seen, before: Seen, here: Seen, after: Seen, after2: Seen];

function spelling([, before, here, after]: Window, at: number, small: number, emit: Emit): void {
  const { text, shape } = here;
  const opens = at === 0 || /^[.!?:;"“«([-]+$/u.test(before.text) ? 1 : 0;
  emit(1, here.form);
  emit(2, hashText(here.folded));
  for (let size = 1; size <= Math.min(5, text.length); size++) {
    emit(2 + size, hashText(text, text.length - size));
    if (size > 1) emit(7 + size, hashText(text, 0, size));
  }
  emit(13, shape * 4 + small * 2 + opens);
  emit(14, join(before.shape, join(shape, after.shape)));
  emit(15, join(here.form, shape * 2 + opens));
  emit(16, join(before.shape, shape));
  emit(17, join(shape, after.shape));
  emit(18, join(here.suffix, shape));
}

function neighbours([before2, before, here, after, after2]: Window, emit: Emit): void {
  emit(20, before.form);
  emit(21, after.form);
  emit(22, before2.form);
  emit(23, after2.form);
  emit(24, join(before.form, here.form));
  emit(25, join(here.form, after.form));
  emit(26, join(before2.form, before.form));
  emit(27, join(after.form, after2.form));
  emit(28, join(before.form, after.form));
  emit(29, join(before.form, here.shape));
  emit(30, join(after.form, here.shape));
  emit(31, join(join(before2.form, before.form), here.shape));
  emit(32, join(before.suffix, here.shape));
  emit(33, join(after.suffix, here.shape));
}

function company([before2, before, here, after, after2]: Window, small: number, emit: Emit): void {
  emit(40, join(here.fine, here.shape));
  emit(41, join(here.coarse, small));
  emit(42, before.fine);
  emit(43, after.fine);
  emit(44, join(before.coarse, here.fine));
  emit(45, join(here.fine, after.coarse));
  emit(46, before2.coarse);
  emit(47, after2.coarse);
  emit(48, join(before.coarse, join(here.coarse, after.coarse)));
  emit(49, join(here.fine, before.form));
  emit(50, here.fine);
  emit(51, here.listed * 2 + small);
  emit(52, join(here.listed, before.form));
  emit(53, join(here.listed, after.form));
  emit(54, join(here.listed, here.shape));
  emit(55, before.listed * 4 + after.listed);
  emit(56, join(here.listed, here.fine));
  emit(57, join(here.listed, join(before.shape, after.shape)));
}

function look(words: readonly string[], table: WordTable): Seen[] {
  const folded = words.map(foldAccents);
  const listed = listedPlaces(folded);
  return words.map((word, at) => {
    const text = normalForm(word);
    const form = hashText(text);
    const plain = folded[at]!;
    const direct = table.find(form);
    const { fine, coarse } = direct.fine === 0 && plain !== text ? table.find(hashText(plain)) : direct;
    const suffix = hashText(text, Math.max(0, text.length - 3));
    return { text, folded: plain, form, shape: shapeOf(word), suffix, fine, coarse, listed: listed[at]! };
  });
}

function listedPlaces(folded: readonly string[]): Uint8Array {
  const listed = new Uint8Array(folded.length);
  for (let at = 0; at < folded.length; at++) {
    const length = placeNames.lengthAt(folded, at);
    if (length === 0) continue;
    listed[at] = length === 1 ? 1 : 2;
    listed.fill(3, at + 1, at + length);
    at += length - 1;
  }
  return listed;
}
