// A sentence as the polarity reads it: words with their valence after negation, divided into clauses.
import type { Language } from '../../domain/language.ts';
import { foldAccents } from '../../domain/text.ts';
import { tokenise, wordsOf } from '../tokenise.ts';
import type { Span } from '../understanding.ts';
import { hashText } from './hash.ts';
import { OPINION_WORDS, type OpinionWords } from './opinion-words.ts';
import { valencesOf } from './valence.ts';
import { normalForm } from './word-shape.ts';
import type { WordKnowledge, WordTable } from './word-table.ts';

export interface OpinionWord extends Span {
  /** Case- and accent-free. */
  readonly folded: string;
  readonly form: number;
  readonly known: WordKnowledge;
  /** -1 to 1 after negation and intensifiers. */
  readonly valence: number;
  readonly negated: boolean;
  /** Number of the clause it stands in. */
  readonly clause: number;
  readonly isMark: boolean;
}

/** What single words are worth, whatever the sentence. */
interface ValenceSources {
  readonly language: Language;
  readonly table: WordTable;
}

const REACH_OF_NEGATION = 5;
/** "Not great" is less bad than "bad". */
const NEGATED_SHARE = -0.7;
const STRENGTHENED = 1.3;
const LEXICONS = { en: valencesOf('en'), es: valencesOf('es') };

export function opinionText(text: string, sources: ValenceSources): OpinionWord[] {
  const lists = OPINION_WORDS[sources.language];
  const words = wordsOf(tokenise(text, sources.language)).map((word) => ({ ...word, folded: foldAccents(word.text) }));
  const clauses = clausesOf(words, lists);
  return words.map((word, at) => {
    const form = hashText(normalForm(word.text));
    const known = sources.table.find(form);
    const negated = isNegated(words, clauses, at, lists);
    const own = valenceAt(words, at, known, sources.language);
    const before = words[at - 1]?.folded ?? '';
    const strength = lists.intensifiers.has(before) ? STRENGTHENED : 1;
    const excess = lists.excess.has(before) ? -Math.max(0.4, Math.abs(own)) : own;
    return {
      start: word.start,
      end: word.end,
      folded: word.folded,
      form: hashText(word.folded),
      known,
      valence: excess * strength * (negated ? NEGATED_SHARE : 1),
      negated,
      clause: clauses[at]!,
      isMark: /^[^\p{L}\p{N}]+$/u.test(word.text),
    };
  });
}

interface Plain extends Span {
  readonly folded: string;
}

/** Phrases of up to four words ("vale la pena") count at their last word. */
function valenceAt(words: readonly Plain[], at: number, known: WordKnowledge, language: Language): number {
  const lexicon = LEXICONS[language];
  for (let length = 4; length > 1; length--) {
    if (at - length + 1 < 0) continue;
    const phrase = lexicon.get(
      words
        .slice(at - length + 1, at + 1)
        .map(({ folded }) => folded)
        .join('_'),
    );
    if (phrase !== undefined) return phrase;
  }
  return lexicon.get(words[at]!.folded) ?? known.valence;
}

function clausesOf(words: readonly Plain[], { contrasts }: OpinionWords): Int32Array {
  const clauses = new Int32Array(words.length);
  let clause = 0;
  for (const [at, { folded }] of words.entries()) {
    const divides = /^[.!?;:,()…-]+$/u.test(folded) || contrasts.has(folded);
    if (divides && at > 0) clause++;
    clauses[at] = clause;
  }
  return clauses;
}

function isNegated(words: readonly Plain[], clauses: Int32Array, at: number, lists: OpinionWords): boolean {
  const { negators, articles } = lists;
  let negated = false;
  for (let before = at - 1; before >= 0 && at - before <= REACH_OF_NEGATION; before--) {
    if (clauses[before] !== clauses[at]) break;
    if (negators.has(words[before]!.folded) && !articles.has(words[before - 1]?.folded ?? '')) negated = !negated;
  }
  return negated;
}
