// Stage 3: what attitude a message has toward each concept. Each clause gives its concepts the attitude of their
// predicate, bent by modifiers and negation; then `polarity-overrides.ts` has its say.
import type { Category } from '../domain/category.ts';
import { takenUp } from './carried-opinions.ts';
import type { Clause, CueMatch } from './clause.ts';
import { clausesOf } from './clauses.ts';
import type { Line } from './document.ts';
import type { Compiled } from './languages/compile.ts';
import { type Attitude, bent } from './polarity-modifiers.ts';
import {
  exceptedFrom,
  gradedLike,
  isExemptFrom,
  isInsteadOf,
  isNeither,
  isPastHabit,
  isRefusedFor,
  isUnwanted,
  nothingLessBefore,
  nothingMoreBefore,
  pastOnly,
  trailingRefusal,
} from './polarity-overrides.ts';
import type { ConceptMention, Opinion } from './understanding.ts';

/** @param lastTastes what the turn before told a taste of; "them" in the first clause speaks of that */
export function findOpinions(line: Line, pack: Compiled, lastTastes: readonly Category[] = []): Opinion[] {
  const clauses = clausesOf(line, pack);
  const opinions: Opinion[] = [];
  let spokenOf: readonly ConceptMention[] =
    lastTastes.length > 0 && OF_THEM.test(line.text) ? [spokenOfBefore(lastTastes)] : [];
  let last: Opinion | undefined;
  clauses.forEach((clause, index) => {
    const own = opinionsIn(clause, line, pack, last);
    const about =
      own.length > 0 || (index === 0 && spokenOf.length === 0) ? own : takenUp(clause, line, pack, spokenOf, last);
    opinions.push(...about);
    if (own.length > 0) spokenOf = own.map(({ concept }) => concept);
    last = about.at(-1) ?? last;
  });
  return opinions;
}

const SPOKEN_OF_BEFORE = 'spoken of in the turn before';

const OF_THEM =
  / (?:them|they|theyre|those|ellos|ellas|los|las|les) | (?:queria|quise|quiero) decir (?:que )?(?:si |no )?(?:me|nos) | (?:me|nos) (?:encantan|gustan|flipan|molan|chiflan|apasionan) (?:(?:mucho|mogollon|un monton|[.!]) )*$/;

const spokenOfBefore = (categories: readonly Category[]): ConceptMention => ({
  start: 0,
  end: 0,
  text: '',
  categories,
  role: 'asked',
  reason: SPOKEN_OF_BEFORE,
});

function opinionsIn(clause: Clause, line: Line, pack: Compiled, before: Opinion | undefined): Opinion[] {
  const shared = clause.numbers[0];
  return clause.concepts.map((at) => {
    const concept = line.signs[at]!.concept!;
    const number = clause.numbers.length > 1 ? nearest(clause.numbers, at) : shared;
    if (number) return { concept, polarity: undefined, stated: number.rating, reason: `stated as ${number.rating}` };
    const { polarity, reason } = attitudeTo(at, clause, line, pack, before);
    return { concept, polarity, reason };
  });
}

function attitudeTo(at: number, clause: Clause, line: Line, pack: Compiled, before: Opinion | undefined): Attitude {
  const governing = predicateOf(at, clause);
  const main: Attitude = governing ? bent(governing, clause, line, pack) : { polarity: undefined, reason: 'mentioned' };
  const told = governing && isStory(governing) ? governing : undefined;
  if (told && told.from <= at && at < told.to) return main;
  // The words of a narrated attitude override nothing: "los que menos".
  const rest = told && told.to <= at ? { ...clause, from: told.to } : clause;
  const graded = governing ? undefined : gradedLike(clause, line, pack, before);
  if (graded) return graded;
  const operated = operatedOn(at, rest, line, pack, governing && main, before);
  if (operated) return operated;
  if (governing && !told && pastOnly(clause, line, pack)) {
    return (main.polarity ?? 0) > 0
      ? { polarity: -0.35, reason: 'used to like' }
      : { polarity: 0.3, reason: 'used to dislike' };
  }
  if (!governing && isPastHabit(clause, line, pack)) return { polarity: -0.35, reason: 'used to go' };
  return main;
}

/** What an operator makes of a concept, whatever its predicate says. */
function operatedOn(
  at: number,
  clause: Clause,
  line: Line,
  pack: Compiled,
  main: Attitude | undefined,
  before: Opinion | undefined,
): Attitude | undefined {
  if (isRefusedFor(at, line, pack)) return { polarity: -0.5, reason: 'refused' };
  if (nothingLessBefore(at, clause, line, pack)) return { polarity: -1, reason: 'nothing less than this' };
  if (nothingMoreBefore(at, clause, line, pack)) return { polarity: 1, reason: 'nothing more than this' };
  const isLiked = (main?.polarity ?? 0) > 0;
  if (exceptedFrom(at, clause, line, pack)) {
    return { polarity: (main?.polarity ?? 0) >= 0 ? -0.5 : 0.6, reason: 'excepted' };
  }
  if (isInsteadOf(at, clause, line, pack)) return { polarity: -0.35, reason: 'something else instead' };
  if (!main && isExemptFrom(before, at, clause, line, pack)) return { polarity: 0.4, reason: 'not so this' };
  if (isUnwanted(at, clause, line, pack)) return { polarity: -0.5, reason: 'not wanted' };
  if (isLiked && isNeither(at, clause, line, pack)) return { polarity: -0.5, reason: 'neither' };
  return main ? undefined : trailingRefusal(at, clause, line, pack, before);
}

/** "Once we walked out of an opera" is no habit that is over. */
const isStory = ({ cue }: CueMatch): boolean => cue.kind === 'predicate' && cue.isStory === true;

/** The nearest predicate on its own side; else the nearest at all. */
function predicateOf(at: number, { cues }: Clause): CueMatch | undefined {
  const predicates = cues.filter(({ cue }) => cue.kind === 'predicate');
  const fits = predicates.filter(
    ({ cue, from }) => cue.kind === 'predicate' && (cue.side === 'either' || (cue.side === 'before') === from < at),
  );
  return nearest(fits.length > 0 ? fits : predicates, at);
}

function nearest<T extends { readonly from: number; readonly to: number }>(
  spans: readonly T[],
  at: number,
): T | undefined {
  const distance = ({ from, to }: T) => (to <= at ? at - to : from - at + 0.5);
  return [...spans].sort((a, b) => distance(a) - distance(b))[0];
}
