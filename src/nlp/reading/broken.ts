// Things that broke. Who mends them is looked for, even where the mending is said of "it": «se me ha roto la pantalla, ¿quién la arregla?»
import { overlap } from '../../domain/span.ts';
import type { Wish } from '../../wishes/wish.ts';
import type { Unread } from '../frame.ts';
import { compiled } from '../languages/compile.ts';
import { lineOfWords, type Reading, saidOf } from './context.ts';
import { sensesOfForm } from './lexicon.ts';

/** The kind of place that mends the thing which the message calls broken; undefined where nothing is, or nobody mends it. */
export function mendingWish({ document, grammar }: Reading): Wish | undefined {
  const { words, language } = document;
  const { broken, mended } = grammar.wishes;
  if (!broken.test(lineOfWords(words))) return undefined;
  const pack = compiled(language);
  for (const [at, { folded }] of words.entries()) {
    const senses = mended(folded).flatMap((form) => sensesOfForm(form, pack));
    const kind = senses.find(({ type }) => type === 'kind');
    if (kind)
      return {
        attribute: 'kind',
        operator: 'is',
        value: kind.id,
        polarity: 'want',
        strength: 'must',
        said: saidOf({ document }, at, at + 1),
      };
  }
  return undefined;
}

/** How a thing broke is told by the words around it: nothing of them could be kept or missed. */
export function withoutRest(reading: Reading, { said }: Wish, unread: readonly Unread[]): Unread[] {
  const spans = reading.sentences.map((sentence) => saidOf(reading, sentence.from, sentence.to));
  const story = spans.find(({ start, end }) => said && start <= said.start && said.end <= end);
  return unread.filter((each) => !story || !overlap(each, story));
}

/** "I left my umbrella on the plane, where do I buy one?": where the thing was lost is no wish. */
export function withoutLoss(
  { document: { text }, grammar, sentences }: Reading,
  wishes: readonly Wish[],
  unread: readonly Unread[],
): Unread[] {
  const isReplaced = sentences.some(({ line }) => grammar.wishes.replacing.test(line));
  const isTold = ({ start }: Unread) =>
    wishes.some(
      ({ attribute, said }) =>
        attribute === 'kind' && said && said.end <= start && /^[^,.;?!]*$/u.test(text.slice(said.end, start)),
    );
  const isAsideOf = (each: Unread) => isTold(each) && /^[^,.;?!]*[,.;?!].*\p{L}/su.test(text.slice(each.end));
  return isReplaced ? unread.filter((each) => !isAsideOf(each)) : [...unread];
}
