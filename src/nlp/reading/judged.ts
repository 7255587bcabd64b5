// Opinions that are attitudes to a category, and those that only sound so: "no reggaeton" turns down no clubs, "I hate loud
// music, where can we have a drink?" no bars.
import { overlap } from '../../domain/span.ts';
import type { Said, Wish } from '../../wishes/wish.ts';
import { type Document, isMark, type Word } from '../document.ts';
import { compiled } from '../languages/compile.ts';
import { grammarOf } from '../languages/grammars.ts';
import type { Opinion } from '../understanding.ts';
import { lineOfWords } from './context.ts';
import { sensesIn } from './lexicon.ts';
import { isRefusal } from './negation.ts';
import type { SenseType } from './sense.ts';

export function withoutMisjudged(document: Document, opinions: readonly Opinion[]): readonly Opinion[] {
  const meant = opinions.filter((opinion) => !isToPlease(document, opinion));
  if (meant.every(({ polarity, stated }) => stated !== undefined || (polarity ?? 0) >= 0)) return meant;
  const narrow = sensesIn(document.words, compiled(document.language)).filter(({ senses }) =>
    senses.some(({ type }) => NARROW.has(type)),
  );
  return meant.filter((opinion) => {
    const { concept, polarity, stated } = opinion;
    if (stated !== undefined || (polarity ?? 0) >= 0) return true;
    const isPart = narrow.some(
      ({ from, to, senses }) =>
        document.words[from]!.start <= concept.start &&
        concept.end <= document.words[to - 1]!.end &&
        (isRefusal(opinion) || senses.some(({ type }) => PLAYED.has(type) || type === 'allergen')),
    );
    return (
      !isPart &&
      !isAskedFor(document, concept.start) &&
      !isLeftOpen(document, concept.end) &&
      !isOfOtherSort(document, concept.end) &&
      !isForWhoDislikes(document, opinion, meant)
    );
  });
}

/**
 * "Anything open that isn't a club": liked by the sound of the sentence, and turned down by its words. "Dinner, nothing fancy,
 * 30 each for food": turned down by the sound, and asked for by another word.
 */
export const withoutDenied = (opinions: readonly Opinion[], wishes: readonly Wish[]): readonly Opinion[] =>
  opinions.filter(({ concept, polarity = 0, stated, reason }) => {
    if (stated !== undefined || polarity === 0) return true;
    // "A bar to sit at": what a place should have, and no bar.
    if (wishes.some((wish) => wish.attribute === 'feature' && isWider(wish.said, concept))) return false;
    if (polarity > 0) return !wishes.some(({ polarity: of, said }) => of === 'avoid' && said && overlap(said, concept));
    if (polarity < -MILD || !DENIED.test(reason)) return true;
    return !wishes.some(
      (wish) =>
        wish.polarity === 'want' &&
        wish.attribute === 'category' &&
        concept.categories.includes(wish.value) &&
        wish.said !== undefined &&
        wish.said.text.toLowerCase() !== concept.text.toLowerCase() &&
        !overlap(wish.said, concept),
    );
  });
const isWider = (said: Said | undefined, { start, end }: Opinion['concept']): boolean =>
  said !== undefined && said.start <= start && end <= said.end && said.end - said.start > end - start;

/** Not hated outright. */
const MILD = 0.5;
/** A word of liking that a negation before it turns. */
const DENIED = /negated/u;

/** What is heard in places of a kind, or how they are run: no kind of place, however much somebody dislikes it. */
const PLAYED: ReadonlySet<SenseType> = new Set(['noise', 'music', 'chain']);
/** "No chocolate" turns down what is served this time; "Coffee? Hate it" is a taste, and cafés are for coffee. */
const NARROW: ReadonlySet<SenseType> = new Set([...PLAYED, 'dish', 'allergen']);

/** "Peruvian food, it doesn't have to be fancy": what need not be is no fault of the food. */
function isLeftOpen({ words, language }: Document, end: number): boolean {
  const [mark, ...behind] = words.filter((word) => word.start >= end);
  if (!mark || !isMark(mark)) return false;
  const line = behind
    .filter((word) => !isMark(word))
    .slice(0, 6)
    .map(({ norm }) => norm);
  return grammarOf(language).wishes.indifferent.test(` ${line.join(' ')} `);
}

/** "Somewhere my daughter would like, pizza or burgers": what is looked for. */
const isToPlease = ({ words, language }: Document, { concept, polarity = 0, stated }: Opinion): boolean =>
  stated === undefined &&
  polarity > 0 &&
  grammarOf(language).wishes.toPlease.test(
    lineOfWords(words.filter((word) => word.end <= concept.start && !isMark(word)).slice(-MOST_OF_OTHERS)),
  );

/** "Museums that aren't about art": only some of them are turned down, by what is named behind. */
function isOfOtherSort({ words, language }: Document, end: number): boolean {
  const behind = words.filter((word) => word.start >= end).slice(0, 7);
  return grammarOf(language).wishes.ofOtherSort.test(lineOfWords(behind));
}

/** "The best museum for somebody who hates museums": a museum. */
function isForWhoDislikes(document: Document, { concept }: Opinion, opinions: readonly Opinion[]): boolean {
  const alike = opinions
    .filter((other) => other.concept.categories.join() === concept.categories.join())
    .map((other) => other.concept.start);
  return alike.length > 1 && isOfOthers(document, Math.max(...alike));
}

/** Before what stands there it is told what somebody else than the asker cannot stand. */
export const isOfOthers = ({ words, language }: Pick<Document, 'words' | 'language'>, start: number): boolean =>
  grammarOf(language).wishes.ofOthers.test(
    lineOfWords(words.filter((word) => word.end <= start && !isMark(word)).slice(-MOST_OF_OTHERS)),
  );
const MOST_OF_OTHERS = 14;

/** A question without a mark begins at most so many words before what it asks for. */
const LONGEST_QUESTION = 5;

const hasVerb = (words: readonly Word[]): boolean => words.some(({ tag }) => tag === 'VERB' || tag === 'AUX');

/** "..., where can we have a drink?": a clause of its own that asks. */
function isAskedFor({ words, language }: Document, start: number): boolean {
  const at = words.findIndex((word) => word.start === start);
  const { question, negation, indefinite, meals, cues, wishes } = grammarOf(language);
  const lead = words.slice(Math.max(0, at - LONGEST_QUESTION), Math.max(0, at));
  // «No me gusta el pescado donde como»: the question begins without a mark, with or before what it asks for.
  if (at >= 0 && cues.asksWhere.test(lineOfWords([...lead, ...words.slice(at, at + 2)]))) return true;
  // «Después de comer con mis padres, que se cansan»: only says when.
  if (at >= 0 && wishes.beforeOrAfter.test(lineOfWords(lead))) return true;
  const cut = words.findLastIndex((word, index) => index < at && isMark(word));
  if (at < 0 || cut < 0) return false;
  const clause = words.slice(cut + 1, at).map(({ norm }) => norm);
  const line = ` ${clause.join(' ')} `;
  // "My knees are bad, a park": a noun phrase of its own asks for the thing.
  const isOwnPhrase =
    (clause.length === 1 && indefinite.has(clause[0]!)) ||
    (clause.length === 0 &&
      words[cut]!.surface === ',' &&
      meals.some(([, pattern]) => pattern.test(` ${words[at]!.norm} `)));
  if (isOwnPhrase && !negation.test(line) && hasVerb(words.slice(0, cut))) return true;
  // "Can you suggest something that is not flamenco?" turns it down in the question itself.
  return clause.length > 0 && question.test(line) && !negation.test(line);
}
