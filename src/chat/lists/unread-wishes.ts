// Words that no row reads, said of the noun that is looked for, as wishes for places whose texts have them: the trains of "a
// museum about trains". The search drops them where no text of that kind of place has them, or where most have.
import { foldAccents } from '../../domain/text.ts';
import type { Frame, Unread } from '../../nlp/frame.ts';
import { compiled } from '../../nlp/languages/compile.ts';
import { grammarOf } from '../../nlp/languages/grammars.ts';
import { SHORTEST_STEM, stemsOf } from '../../nlp/reading/text-stems.ts';
import type { Said, Wish } from '../../wishes/wish.ts';
import { hears } from '../cues.ts';

/** None in a message that names no kind of place: there a text would be all that is sought. */
export function unreadWishes({ text, language, wishes, unread, asks, plan, references }: Frame): readonly Wish[] {
  if (asks.some((ask) => ask.kind !== 'fact' || ask.attribute !== 'address') || plan) return [];
  const nouns = wishes.flatMap((wish) =>
    wish.polarity === 'want' && NOUNS.has(wish.attribute) ? (wish.said ?? []) : [],
  );
  const isBefore = grammarOf(language).modifierFirst;
  const { about } = compiled(language).pack.nounForms;
  const isOfNoun = ({ start, end, isThing }: Unread) =>
    nouns.some(
      (noun) =>
        (noun.end < start && about.test(foldAccents(text.slice(noun.end, start)).trim())) ||
        (isBefore && isThing && end < noun.start && text.slice(end, noun.start).trim() === ''),
    );
  // "Where can I see Guernica?": written like a name, and known only as something that museums have.
  const kitchens = new Set(
    wishes.flatMap(({ attribute, said }) => (attribute === 'cuisine' && said ? said.start : [])),
  );
  const works = nouns.filter(
    ({ start, end, text: noun }) =>
      !kitchens.has(start) &&
      !opensSentence(text.slice(0, start)) &&
      /^\p{Lu}\p{Ll}/u.test(noun) &&
      isMixed(text) &&
      hears('whereToSee', { text }) &&
      references.every(({ said }) => said.end <= start || end <= said.start),
  );
  return [...unread.filter(isOfNoun), ...works].flatMap((said) => textWish(said) ?? []);
}

/** The words as a wish for places whose texts have them; none where too little is left to look for. */
export function textWish(said: Said): Wish | undefined {
  const value = stemsOf(said.text);
  return value.length < SHORTEST_STEM
    ? undefined
    : { attribute: 'text', operator: 'matches', value, polarity: 'want', strength: 'must', said };
}

/** Before the first word of a sentence, whose capital tells nothing: "¿Dónde ceno?" */
function opensSentence(before: string): boolean {
  for (const sign of [...before].reverse()) {
    if (/[.!?¿¡:;…\n]/u.test(sign)) return true;
    if (!/[\s"'«“(]/u.test(sign)) return false;
  }
  return true;
}

/** Capitals tell names only where not every word has one. */
const isMixed = (text: string): boolean => /(?:^|\s)\p{Ll}/u.test(text);

const NOUNS: ReadonlySet<string> = new Set(['category', 'kind', 'cuisine']);
