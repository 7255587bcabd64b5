// The reader's lexicon of one language: every surface form of a sense, found longest first, with tolerance for slips. Nouns
// come from the vocabulary; adjectives, phrases and everyday words for the same things from the language pack.
import type { Language } from '../../domain/language.ts';
import { VOCABULARY } from '../../vocabulary/bundled.ts';
import { isMark, type Word } from '../document.ts';
import { type Compiled, singulars } from '../languages/compile.ts';
import { grammarOf } from '../languages/grammars.ts';
import { PhraseTable } from '../phrases.ts';
import { phraseWords } from '../words.ts';
import { DeletionIndex } from './deletion-index.ts';
import type { Sense } from './sense.ts';
import { senseRows } from './sense-rows.ts';

interface SenseMatch {
  readonly from: number;
  readonly to: number;
  /** Several senses may share a form; the message decides. */
  readonly senses: readonly Sense[];
}

interface Lexicon {
  readonly table: PhraseTable<readonly Sense[]>;
  readonly spelling: DeletionIndex;
}

/** Kinds that a category and a feature or diet say together: both are wanted apart. */
const SAID_BY_FEATURES: ReadonlySet<string> = new Set([
  'vegan_restaurant',
  'vegetarian_restaurant',
  'terrace_bar',
  'beer_garden',
  'takeaway',
]);

const cache = new Map<Language, Lexicon>();

function lexiconOf(language: Language): Lexicon {
  const ready = cache.get(language) ?? build(language);
  cache.set(language, ready);
  return ready;
}

function build(language: Language): Lexicon {
  const table = new PhraseTable<readonly Sense[]>();
  const spelling = new DeletionIndex();
  const { deedForms } = grammarOf(language);
  const add = (form: string, sense: Sense) => {
    const isNew = (old: readonly Sense[]) => !old.some(({ type, id }) => type === sense.type && id === sense.id);
    table.add(form, [sense], (old) => (isNew(old) ? [...old, sense] : old));
    // Goods are too many for slips: any word would soon look like one of them.
    if (!sense.isSold) for (const word of phraseWords(form)) spelling.add(word);
  };
  for (const { type, id, forms } of senseRows(language)) for (const form of forms) add(form, { type, id });
  for (const { form, concept, role } of VOCABULARY.formsOf(language)) {
    const { type, id } = concept;
    if (type === 'kind' && SAID_BY_FEATURES.has(id)) continue;
    if (type === 'feature' && id === 'wheelchair') add(form, { type: 'wheelchair', id: 'yes' });
    else if (type !== 'category' && type !== 'broad')
      for (const each of type === 'kind' ? [form, ...deedForms(form)] : [form])
        add(each, { type, id, ...(role === 'sold' && { isSold: true as const }) });
    else for (const word of phraseWords(form)) spelling.add(word);
  }
  return { table, spelling };
}

/** What a form stands for as a whole: "fix my phone". */
export function sensesOfForm(form: string, { language }: Compiled): readonly Sense[] {
  const words = phraseWords(form);
  const match = lexiconOf(language).table.longestAt(words.length, 0, (at) => [words[at]!]);
  return match?.to === words.length ? match.value : [];
}

/** The longest match at every word; matches may overlap, the choice is made over the whole message. */
export function sensesIn(words: readonly Word[], pack: Compiled): SenseMatch[] {
  const { table, spelling } = lexiconOf(pack.language);
  const readings = words.map((word) => readingsOf(word, pack, spelling));
  return words.flatMap((word, at) => {
    const match = isMark(word) ? undefined : table.longestAt(words.length, at, (index) => readings[index]!);
    if (!match || (match.to - match.from === 1 && isAnotherWord(word, words[at - 1], words[at + 1], pack))) return [];
    return [{ from: match.from, to: match.to, senses: match.value }];
  });
}

/**
 * The same letters, another word. "Te", without its accent, is "you"; it is the drink only where a drink is expected: "un te",
 * "salón de te". "We fancy" is a verb.
 */
const isAnotherWord = (
  { surface }: Word,
  before: Word | undefined,
  after: Word | undefined,
  { language }: Compiled,
): boolean => grammarOf(language).isOtherWord(surface, before?.norm ?? '', after?.norm ?? '');

/** As written, put right, in the singular; a word nobody knows also as what it may be a slip of. */
function readingsOf(word: Word, pack: Compiled, spelling: DeletionIndex): readonly string[] {
  const { folded, norm } = word;
  const known = [...new Set([folded, norm, ...singulars(pack, folded), ...singulars(pack, norm)])];
  const mayBeASlip = !isMark(word) && norm === folded && !pack.isKnownWord(folded);
  if (!mayBeASlip || known.some((each) => spelling.has(each))) return known;
  const guess = spelling.closest(folded);
  return guess === undefined ? known : [...known, guess];
}
