// Stage 4: words and phrases that stand for categories. Token-based, longest form first; blocked phrases ("park my car")
// swallow the forms inside them; words that are also verbs must look like nouns; words of the other language count where
// this one does not know them.

import type { Category } from '../domain/category.ts';
import { otherLanguages } from '../domain/language.ts';
import { overlap } from '../domain/span.ts';
import { isMark, type Word } from './document.ts';
import { type Compiled, compiled, type Form, singulars } from './languages/compile.ts';
import type { PhraseMatch } from './phrases.ts';
import type { ConceptMention, Span } from './understanding.ts';

export function findConcepts(
  text: string,
  words: readonly Word[],
  names: readonly Span[],
  pack: Compiled,
): ConceptMention[] {
  const free = words.map((word) => !isMark(word) && !names.some((name) => overlap(word, name)));
  const own = formsIn(words, free, pack);
  const rest = free.map(
    (isFree, at) =>
      isFree && !own.some(({ from, to }) => at >= from && at < to) && !pack.isKnownWord(words[at]!.folded),
  );
  const foreign = otherLanguages(pack.language).flatMap((other) => formsIn(words, rest, compiled(other)));
  return [...own, ...foreign]
    .filter((match) => match.value.categories.length > 0 && isMeant(match, text, words, pack))
    .sort((a, b) => a.from - b.from)
    .filter((match, at, all) => !saysWhatFor(match, all[at + 1], pack))
    .map((match) => mentionOf(text, words, match, pack));
}

/** "Buy bread" asks for bread, not for shops of every kind; "eat a burger" for no restaurant; "sleep in a resort" for no other. */
function saysWhatFor(
  { value, to }: PhraseMatch<Form>,
  next: PhraseMatch<Form> | undefined,
  { pack }: Compiled,
): boolean {
  const { takesAnObject, stays } = pack.nounForms;
  return (
    next !== undefined &&
    ((takesAnObject.test(value.form) &&
      next.from - to <= 1 &&
      next.value.categories.some((each) => SOLD_OR_SERVED.has(each))) ||
      (stays.test(value.form) && next.from - to <= 2 && next.value.categories.includes('resorts')))
  );
}

const SOLD_OR_SERVED: ReadonlySet<Category> = new Set([
  'bakeries',
  'burger/pizza shops',
  'cafes',
  'juice bars',
  'supermarkets',
  'markets',
  'malls',
  'local services',
]);

function formsIn(words: readonly Word[], free: readonly boolean[], pack: Compiled): PhraseMatch<Form>[] {
  const readings = words.map((word, at) => (free[at] ? readingsOf(word, pack) : []));
  return pack.forms.matches(words.length, (at) => readings[at]!);
}

/** As written, put right, and in the singular. */
function readingsOf({ folded, norm }: Word, pack: Compiled): string[] {
  return [...new Set([folded, norm, ...singulars(pack, norm)])];
}

/** A word that is also a verb needs a noun's company. */
function isMeant(
  { value, from, to }: PhraseMatch<Form>,
  text: string,
  words: readonly Word[],
  pack: Compiled,
): boolean {
  if (isSomeonesName(words, from, pack) || isSomeonesJob(words, from, pack)) return false;
  if (isPartOfAWord(text, words[to - 1]!, words[to], pack)) return false;
  if (!value.nounOnly) return true;
  const [before, after] = [words[from - 1]?.norm ?? '', words[to]?.norm ?? ''];
  const { determiners, asksWhereTo, coordinators } = pack.pack.nounForms;
  if (determiners.has(before) || asksWhereTo.test(wordsBefore(words, from, 3))) return true;
  const isListed = coordinators.has(before) || (before === ',' && coordinators.has(after));
  if (isListed && words[to - 1]!.norm.endsWith('s')) return true;
  if (words[from]!.tag === 'VERB' || words[from]!.tag === 'AUX') return false;
  const { verbCompany } = pack.pack.opinionForms;
  if (verbCompany.before.has(before)) return false;
  return !verbCompany.after.has(after) || words[to - 1]!.norm.endsWith('s');
}

const wordsBefore = (words: readonly Word[], from: number, count: number): string =>
  words
    .slice(Math.max(0, from - count), from)
    .map(({ norm }) => norm)
    .join(' ');

/** "Bar-celona": hyphenated with what is no word by itself. */
const isPartOfAWord = (text: string, last: Word, next: Word | undefined, pack: Compiled): boolean =>
  text[last.end] === '-' &&
  next?.start === last.end + 1 &&
  /^[a-z]{4,}$/.test(next.folded) &&
  !pack.isKnownWord(next.folded);

/** "My son is called Park". */
function isSomeonesName(words: readonly Word[], from: number, { pack }: Compiled): boolean {
  const { naming, nameIs } = pack.nounForms;
  return naming.has(words[from - 1]?.norm ?? '') || nameIs.test(wordsBefore(words, from, 2));
}

/** "My cousin works at a bank". */
const isSomeonesJob = (words: readonly Word[], from: number, { pack }: Compiled): boolean =>
  pack.nounForms.atWork.test(` ${wordsBefore(words, from, 3)} `);

function mentionOf(
  text: string,
  words: readonly Word[],
  { value, from, to }: PhraseMatch<Form>,
  pack: Compiled,
): ConceptMention {
  const start = words[from]!.start;
  const end = words[to - 1]!.end;
  const landmark = landmarkReason(words, from, pack);
  return {
    start,
    end,
    text: text.slice(start, end),
    categories: value.categories,
    role: landmark ? 'landmark' : 'asked',
    reason: landmark ?? `means "${value.form}"`,
  };
}

/** "near a museum" only says where. */
const landmarkReason = (words: readonly Word[], from: number, pack: Compiled): string | undefined =>
  pack.isBeside(words, from) ? 'says where' : undefined;
