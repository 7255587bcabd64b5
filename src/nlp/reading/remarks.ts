// What a message remarks on: places that were shown, a kind that is turned down by naming it once more, what somebody knows
// already, what is missing. Whatever the words, nothing in a remark is looked for.
import { type Document, isMark } from '../document.ts';
import type { Chunk } from './chunks.ts';
import { lineOfWords, type Reading } from './context.ts';
import type { Sentence } from './sentence.ts';

type Span = Pick<Chunk, 'from' | 'to'>;

/** "Botín is suckling pig", "the tavern sounds a bit casual", "I know it serves coffee": said of what was shown. */
export function isRemarked(reading: Reading, sentence: Sentence, chunk: Chunk): boolean {
  const { grammar, document } = reading;
  if (!isAfterReply(reading) || isNeeded(chunk)) return false;
  const { known, serves, judges } = grammar.remarks;
  const lead = clauseBefore(document, sentence, chunk);
  if (known.test(lead)) return true;
  if (isClauseAsked(document, sentence, chunk)) return false;
  if (chunk.senses.some(({ type }) => type === 'feature') && judges.test(lead)) return true;
  return (namesKind(chunk) && serves.test(lead)) || isHadByNamed(reading, sentence, chunk);
}

/** "A tavern sounds a bit casual": such a place is turned down. */
export function isJudged(reading: Reading, sentence: Sentence, chunk: Chunk): boolean {
  const { grammar, document } = reading;
  if (!isAfterReply(reading) || !namesKind(chunk) || isClauseAsked(document, sentence, chunk)) return false;
  const follow = lineOfWords(document.words.slice(chunk.to, chunk.to + MOST_BEHIND));
  const lead = clauseBefore(document, sentence, chunk).trim().split(' ');
  return lead.length <= MOST_BEFORE && grammar.remarks.isJudged.test(follow);
}

/** "La Negra Tomasa has live music": told of the place that the clause begins with. */
function isHadByNamed({ grammar, document }: Reading, sentence: Sentence, chunk: Chunk): boolean {
  const start = clauseStart(document, sentence, chunk);
  const name = sentence.chunks.find((each) => each.name !== undefined && each.from >= start && each.from <= start + 1);
  if (!name || name.to > chunk.from || chunk.name || chunk.when) return false;
  return grammar.possessing.test(lineOfWords(document.words.slice(name.to, chunk.from)));
}
const MOST_BEHIND = 6;
const MOST_BEFORE = 3;

/** "A gym?? No", "parks in the rain again...", «¿otra hamburguesería? no, gracias»: named once more, and turned down. */
export function isNamedAgain(reading: Reading, { from, to }: Sentence): boolean {
  const { document, grammar, sentences } = reading;
  const { words, text } = document;
  const own = words.slice(from, to).filter((word) => !isMark(word));
  if (!isAfterReply(reading) || own.some(({ tag }) => tag === 'VERB' || tag === 'AUX')) return false;
  const next = sentences.find((each) => each.from >= to);
  const last = own.at(-1);
  if (!next || !last) return false;
  const mark = text.slice(last.end, words[next.from]?.start ?? text.length);
  const isWondered = WONDERED.test(mark);
  if (isWondered && grammar.remarks.again.test(lineOfWords(own))) return true;
  const isRefused = grammar.remarks.turnsDown.test(lineOfWords(words.slice(next.from, next.from + MOST_BEHIND)));
  return isWondered && (DOUBLED.test(mark) || isRefused);
}
const WONDERED = /[?!…]|\.\./u;
const DOUBLED = /\?\?|\?!|!\?/u;

/** "It isn't quiet", «no tienen terraza», of what was shown: the next one should be so; "a bar that isn't touristy" is a condition. */
export function isMissing({ grammar, document, context }: Reading, sentence: Sentence, chunk: Chunk): boolean {
  const from = clauseStart(document, sentence, chunk);
  const isOfNoun = sentence.chunks.some((each) => each.from >= from && each.to <= chunk.from && namesKind(each));
  return (
    context.hasShown === true &&
    !isOfNoun &&
    chunk.senses.some(({ type }) => type === 'feature') &&
    grammar.remarks.missing.test(clauseBefore(document, sentence, chunk))
  );
}

/** "Isn't there a vegan one?", «¿no hay ningún vegetariano?»: looked for, though the words deny it. */
export const isAskedInTheNegative = ({ grammar, document }: Reading, sentence: Sentence, chunk: Span): boolean =>
  isClauseAsked(document, sentence, chunk) && grammar.remarks.asksForNone.test(clauseBefore(document, sentence, chunk));

const isAfterReply = ({ context }: Reading): boolean => context.hasShown === true || context.hasPlan === true;

const namesKind = ({ concept, senses }: Chunk): boolean =>
  concept !== undefined || senses.some(({ type }) => type === 'kind' || type === 'cuisine' || type === 'dish');

/** What somebody must not eat, and how they get in, is meant wherever it stands. */
const isNeeded = ({ senses }: Chunk): boolean =>
  senses.some(({ type }) => type === 'diet' || type === 'allergen' || type === 'wheelchair');

/** The words of the same clause before it. */
const clauseBefore = (document: Document, sentence: Sentence, chunk: Span): string =>
  lineOfWords(document.words.slice(clauseStart(document, sentence, chunk), chunk.from));

function clauseStart({ words }: Document, { from: first }: Sentence, { from }: Span): number {
  let start = from;
  while (start > first && !isMark(words[start - 1]!)) start--;
  return start;
}

/** The mark that ends its clause asks. */
function isClauseAsked({ words, text }: Document, { to: end }: Sentence, { to }: Span): boolean {
  const mark = words.slice(to, end + 1).find(isMark);
  return mark ? mark.surface.includes('?') : /^\s*\?/u.test(text.slice(words[end - 1]?.end ?? 0));
}
