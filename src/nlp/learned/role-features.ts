// What the reader of roles looks at: a word with its neighbours, the clause it stands in, and what the vocabulary, the clock
// and the names say of each word.

import type { SentenceFeatures } from './chain.ts';
import { hashText, join } from './hash.ts';
import type { TalkedAbout } from './intent-features.ts';
import { type Emit, featuresOfEach } from './text-features.ts';
import { shapeOf } from './word-shape.ts';
import type { WordTable } from './word-table.ts';

interface RoleWord {
  /** As it was typed. */
  readonly surface: string;
  /** Small letters without accents, misspellings put right; marks as they stand. */
  readonly norm: string;
  /** Universal part of speech. */
  readonly tag: string;
  /** What it stands for by itself: `name`, `time`, `money`, `noun`, `feature`; empty where nothing knows it. */
  readonly sense: string;
  readonly isMark: boolean;
}

export interface RoleClues {
  readonly words: readonly RoleWord[];
  readonly context: TalkedAbout;
}

interface Seen {
  readonly form: number;
  readonly shape: number;
  readonly tag: number;
  readonly sense: number;
  readonly ending: number;
  readonly fine: number;
  readonly coarse: number;
}

/** A stretch between two marks. */
interface Clause {
  readonly from: number;
  readonly to: number;
  readonly index: number;
  readonly isLast: boolean;
  /** Hash of its first verb, and of that verb's ending: tense and person. */
  readonly verb: number;
  readonly verbEnding: number;
  readonly first: number;
  readonly firstTwo: number;
  /** Hash of the mark that ends it. */
  readonly mark: number;
}

const NOTHING = hashText('\u0000');
const OUTSIDE: Seen = {
  form: NOTHING,
  shape: 128,
  tag: NOTHING,
  sense: NOTHING,
  ending: NOTHING,
  fine: 9_999,
  coarse: 9_999,
};
const MAX_FEATURES = 112;
/** Words of the clause that are looked at on either side. */
const REACH = 7;

export function roleFeatures({ words, context }: RoleClues, table: WordTable): SentenceFeatures {
  const seen = words.map((word) => look(word, table));
  const clauses = clausesOf(words, seen);
  const about = hashText(context);
  return featuresOfEach(words.length, MAX_FEATURES, (at, emit) => {
    const around = [-3, -2, -1, 0, 1, 2, 3].map((step) => seen[at + step] ?? OUTSIDE) as unknown as Window;
    ownFeatures(around[3], words[at]!.norm, about, emit);
    neighbours(around, emit);
    clauseFeatures(seen, clauses[at]!, at, about, emit);
  });
}

type Window = readonly [Seen, Seen, Seen, here: Seen, Seen, Seen, Seen];

function ownFeatures({ form, shape, tag, sense, fine, coarse }: Seen, norm: string, about: number, emit: Emit): void {
  emit(500, 0);
  emit(501, form);
  emit(502, join(form, about));
  emit(503, sense);
  emit(504, join(sense, about));
  emit(505, join(sense, tag));
  emit(506, fine);
  emit(507, join(coarse, tag));
  emit(508, join(tag, about));
  emit(509, join(shape, sense));
  for (let size = 2; size <= Math.min(4, norm.length); size++) {
    emit(509 + size, hashText(norm, norm.length - size));
    emit(513 + size, hashText(norm, 0, size));
  }
}

function neighbours([before3, before2, before, here, after, after2, after3]: Window, emit: Emit): void {
  emit(520, before.form);
  emit(521, after.form);
  emit(522, before2.form);
  emit(523, after2.form);
  emit(524, before3.form);
  emit(525, after3.form);
  emit(526, join(before.form, here.form));
  emit(527, join(here.form, after.form));
  emit(528, join(before2.form, before.form));
  emit(529, join(after.form, after2.form));
  emit(530, join(before.form, after.form));
  emit(531, join(before.form, here.sense));
  emit(532, join(here.sense, after.form));
  emit(533, join(join(before2.form, before.form), here.sense));
  emit(534, join(join(after.form, after2.form), here.sense));
  emit(535, join(before.tag, here.tag));
  emit(536, join(here.tag, after.tag));
  emit(537, join(join(before.tag, here.tag), after.tag));
  emit(538, join(join(before2.tag, before.tag), here.tag));
  emit(539, join(join(here.tag, after.tag), after2.tag));
  emit(540, before.sense);
  emit(541, after.sense);
  emit(542, join(before.sense, here.sense));
  emit(543, join(here.sense, after.sense));
  emit(544, join(before2.sense, join(before.sense, here.sense)));
  emit(545, join(here.sense, join(after.sense, after2.sense)));
  emit(546, join(before.fine, here.sense));
  emit(547, join(here.sense, after.fine));
  emit(548, before.coarse);
  emit(549, after.coarse);
  emit(550, join(join(before3.form, before2.form), before.form));
  emit(551, join(join(after.form, after2.form), after3.form));
  emit(552, join(before.ending, here.sense));
  emit(553, join(before2.form, here.sense));
  emit(554, join(here.sense, after2.form));
}

function clauseFeatures(seen: readonly Seen[], clause: Clause, at: number, about: number, emit: Emit): void {
  const { from, to, index, isLast, verb, verbEnding, first, firstTwo, mark } = clause;
  const { sense, tag } = seen[at]!;
  const place = Math.min(3, index) * 2 + (isLast ? 1 : 0);
  emit(560, place);
  emit(561, join(place, sense));
  emit(562, verb);
  emit(563, join(verb, sense));
  emit(564, verbEnding);
  emit(565, join(verbEnding, sense));
  emit(566, first);
  emit(567, join(first, sense));
  emit(568, firstTwo);
  emit(569, join(firstTwo, sense));
  emit(570, mark);
  emit(571, join(mark, sense));
  emit(572, join(first, join(mark, about)));
  emit(573, Math.min(6, at - from));
  emit(574, Math.min(6, to - at));
  emit(575, join(Math.min(3, to - from), join(sense, about)));
  for (let other = Math.max(from, at - REACH); other < at; other++) {
    emit(576, seen[other]!.form);
    emit(577, join(seen[other]!.form, sense));
    emit(578, join(seen[other]!.sense, tag));
  }
  for (let other = at + 1; other < Math.min(to, at + REACH); other++) {
    emit(579, seen[other]!.form);
    emit(580, join(seen[other]!.form, sense));
    emit(581, join(seen[other]!.sense, tag));
  }
}

function look({ surface, norm, tag, sense }: RoleWord, table: WordTable): Seen {
  const word = /^\d/.test(norm) ? '0' : norm;
  const form = hashText(word);
  const { fine, coarse } = table.find(form);
  const ending = hashText(word, Math.max(0, word.length - 3));
  return { form, shape: shapeOf(surface), tag: hashText(tag), sense: hashText(sense), ending, fine, coarse };
}

/** @returns the clause of each word; a mark belongs to the clause that it ends */
function clausesOf(words: readonly RoleWord[], seen: readonly Seen[]): Clause[] {
  const clauses: Clause[] = [];
  for (let from = 0, index = 0; from < words.length; index++) {
    let to = from;
    while (to < words.length && !words[to]!.isMark) to++;
    const end = Math.min(words.length, to + 1);
    const verb = words.findIndex(({ tag }, at) => at >= from && at < to && tag === 'VERB');
    const clause: Clause = {
      from,
      to,
      index,
      isLast: end === words.length,
      verb: seen[verb]?.form ?? NOTHING,
      verbEnding: seen[verb]?.ending ?? NOTHING,
      first: seen[from]!.form,
      firstTwo: join(seen[from]!.form, seen[from + 1]?.form ?? NOTHING),
      mark: to < words.length ? seen[to]!.form : NOTHING,
    };
    for (; from < end; from++) clauses.push(clause);
  }
  return clauses;
}
