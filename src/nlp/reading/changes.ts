// What a message changes of the talk so far: something added, replaced, taken out, made easier or stricter, undone.
import { hasWhat, isWhat, type Wish } from '../../wishes/wish.ts';
import type { Change } from '../frame.ts';
import { type PlacedReference, type Reading, saidOf } from './context.ts';
import type { Sentence } from './sentence.ts';

/** What a place is, as opposed to how it is: a new one starts a new search. */

export function changesIn(
  reading: Reading,
  sentence: Sentence,
  wishes: readonly Wish[],
  references: readonly PlacedReference[],
): Change[] {
  const { hasShown = false } = reading.context;
  const named = sentence.phrases.flatMap(({ family, meaning, from, to }): Change[] => {
    const said = saidOf(reading, from, to);
    if (family === 'undo') return [{ kind: 'undo', said }];
    const isTooDear = family === 'tighten' && meaning === 'price' && !asksOutright(reading, sentence);
    if (
      (family === 'relax' || family === 'tighten') &&
      (isTooDear || isMoneyNoObject(family, meaning) || isAboutList(reading, sentence, wishes, references))
    ) {
      return [{ kind: family, attribute: meaning as Extract<Change, { kind: 'relax' }>['attribute'], said }];
    }
    if (family === 'reject' && hasShown)
      return [{ kind: 'reject', of: references.map(({ reference }) => reference), said }];
    return [];
  });
  const isInstead = sentence.phrases.some(({ family }) => family === 'instead');
  const forget = sentence.phrases.find(({ family, meaning }) => family === 'forget' && meaning === 'topic');
  if (forget)
    return [
      ...named,
      ...wishes
        .filter(isForgotten(reading, forget.to))
        .map((wish): Change => ({ kind: 'remove', wish, ...(wish.said && { said: wish.said }) })),
    ];
  if (!hasShown && !isInstead) return named;
  const isNewSearch = wishes.some(isWhat);
  const told = wishes.flatMap((wish): Change[] => {
    const said = wish.said && { said: wish.said };
    if (isInstead && wish.polarity === 'want')
      return [{ kind: 'replace', attribute: wish.attribute, by: wish, ...said }];
    if (isNewSearch) return [];
    return [{ kind: 'add', wish, ...said }];
  });
  return [...named, ...told];
}

/** "Somewhere special, budget isn't a problem": said before anything was shown, too. */
const isMoneyNoObject = (family: string, meaning: string): boolean => family === 'relax' && meaning === 'price';

/** "Forget parks, a library": what stands behind the comma is wished instead. */
function isForgotten({ document: { words, text } }: Reading, to: number): (wish: Wish) => boolean {
  const from = words[to - 1]?.end ?? 0;
  const comma = text.indexOf(',', from);
  const end = comma < 0 ? text.length : comma;
  return ({ said }) => said === undefined || said.start < end;
}

/** "Is the Prado too expensive?" asks, and changes nothing. */
const asksOutright = ({ document: { text } }: Reading, { isQuestion, phrases }: Sentence): boolean =>
  isQuestion && /[?¿]/.test(text) && phrases.some(({ family }) => family === 'ask' || family === 'compare');

/** "It is too expensive" of one place is a verdict; "too far" alone, or "something closer", is about the list. */
function isAboutList(
  reading: Reading,
  sentence: Sentence,
  wishes: readonly Wish[],
  references: readonly PlacedReference[],
): boolean {
  if (asksOutright(reading, sentence)) return false;
  void references;
  const isSearch = sentence.phrases.some(({ family }) => family === 'search');
  return (reading.context.hasShown ?? false) || (!hasWhat({ wishes }) && !isSearch);
}
