// How likely a place is to be what is wished of it, where the facts of two places do not tell them apart: what it is, what it
// sells, what its description makes a point of. It decides between places that are compared, and grants nothing.
import type { Card } from '../../../chat/card.ts';
import { LANGUAGES } from '../../../domain/language.ts';
import type { Place } from '../../../domain/place.ts';
import { foldAccents } from '../../../domain/text.ts';
import { VOCABULARY } from '../../../vocabulary/bundled.ts';
import { usuallyHas } from '../../../wishes/usual-features.ts';
import type { Wish } from '../../../wishes/wish.ts';
import { isItsTrade } from './condition.ts';

/** Why one of two is likelier: by its kind, because that is what it sells, or because its description says so. */
type Likelier = 'kind' | 'trade' | 'words';

/** The wish that speaks for one of them the most, and how. */
interface Leaning {
  readonly card: Card;
  readonly wish: Wish;
  readonly by: Likelier;
}

/** By the first wish of which the two are not alike; the kind says more than words. */
export function leaningOf([a, b]: readonly [Card, Card], wishes: readonly Wish[]): Leaning | undefined {
  for (const wish of wishes.filter(({ polarity }) => polarity === 'want'))
    for (const [by, speaks] of EVIDENCE) {
      const gap = speaks(a.place, wish) - speaks(b.place, wish);
      if (gap !== 0) return { card: gap > 0 ? a : b, wish, by };
    }
  return undefined;
}

const EVIDENCE: readonly (readonly [Likelier, (place: Place, wish: Wish) => number])[] = [
  ['trade', (place, { attribute, value }) => (attribute === 'dish' && isItsTrade(place, String(value)) ? 1 : 0)],
  [
    'kind',
    (place, wish) => (wish.attribute === 'feature' ? DEGREES[usuallyHas(VOCABULARY, place, wish.value) ?? 'open'] : 0),
  ],
  ['words', (place, wish) => (isSpokenOf(place, wish) ? 1 : 0)],
];
const DEGREES = { usually: 1, open: 0, seldom: -1 } as const;

/** Its description, in any language, has a word for what is wished. */
function isSpokenOf({ description }: Place, { attribute, value }: Wish): boolean {
  if (!SPOKEN_OF.has(attribute)) return false;
  const concept = VOCABULARY.concept(attribute as 'feature', String(value));
  if (!concept) return false;
  return LANGUAGES.some((language) => {
    const text = ` ${wordsOf(description[language] ?? '').join(' ')} `;
    const { one = '', many = '', forms = [] } = concept.words[language] ?? {};
    return [one, many, ...forms, ...wordsOf(one).filter(({ length }) => length >= TELLING_LETTERS)].some((phrase) => {
      const words = wordsOf(phrase).join(' ');
      return words !== '' && text.includes(` ${words} `);
    });
  });
}
/** "Gluten", of "gluten-free": a word that tells by itself what is spoken of. */
const TELLING_LETTERS = 6;
const wordsOf = (text: string): readonly string[] => foldAccents(text).match(/[a-z0-9]+/gu) ?? [];
const SPOKEN_OF: ReadonlySet<string> = new Set(['feature', 'dish', 'diet']);
