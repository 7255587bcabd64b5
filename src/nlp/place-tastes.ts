// A liking of a named place tells of its kind: "I love the Rastro" is said of markets, a little less surely than "I love
// markets" is.
import type { Language } from '../domain/language.ts';
import { onceEach } from '../domain/once.ts';
import type { Document, Word } from './document.ts';
import { type Compiled, compiled } from './languages/compile.ts';
import { matchesIn } from './languages/pattern.ts';
import type { ConceptMention, Opinion, PlaceMention } from './understanding.ts';

/** How much of an attitude to a place goes over to its kind. */
const CARRIED_OVER = 0.8;
const REASON = 'a place of this kind';
export const ONE_LIKE_IT = 'one like it';
/** The document with the places that a statement speaks of as mentions of their foremost kind. */
export function withPlacesAsKinds(document: Document, pack: Compiled): Document {
  const spokenOf = document.places.filter(
    (place) => place.role === 'subject' && hasKind(place) && !asksForSomething(place, document, pack),
  );
  if (spokenOf.length === 0) return document;
  return {
    ...document,
    places: document.places.filter((place) => !spokenOf.includes(place)),
    concepts: [...document.concepts, ...spokenOf.map(asKind)],
  };
}

/** What was made of places counts where it carries an attitude, and then less. */
export const tastesOfPlaces = (opinions: readonly Opinion[], pack: Compiled): readonly Opinion[] =>
  opinions
    .filter(({ concept, polarity, stated, reason }) => {
      const isJudged = (polarity !== undefined && !isLeftOut(reason, pack)) || stated !== undefined;
      return !isOfPlace(concept) || isJudged;
    })
    .map((opinion) =>
      isOfPlace(opinion.concept) && opinion.polarity !== undefined
        ? { ...opinion, polarity: opinion.polarity * CARRIED_OVER }
        : opinion,
    );

const isOfPlace = ({ reason }: ConceptMention): boolean => reason === REASON;

const hasKind = ({ entry }: PlaceMention): boolean => (entry.categories?.length ?? 0) > 0;

/** "I'd like to see the Prado", "do you like the Prado?": of its own sentence; another may well ask for something. */
function asksForSomething({ start }: PlaceMention, { text, words }: Document, pack: Compiled): boolean {
  const from = Math.max(...ENDS.map((mark) => text.lastIndexOf(mark, start))) + 1;
  const to = Math.min(...ENDS.map((mark) => text.indexOf(mark, start)).filter((at) => at >= 0), text.length);
  const sentence = words.filter((word) => word.start >= from && word.start < to).map(({ norm }) => norm);
  const isTopic = sentence.length <= MOST_WORDS_OF_A_TOPIC && /[a-z]/i.test(text.slice(to + 1));
  if (WHAT_IS_IT_LIKE.test(sentence.join(' '))) return true;
  return (text[to] === '?' && !isTopic) || matchesIn(pack.patterns.outrightRequest, ` ${sentence.join(' ')} `);
}
const WHAT_IS_IT_LIKE = /^(?:and |so )?(?:whats|what is|what are|hows|how is) .{1,60} like$/;
/** "The Thyssen? Magical." */
const MOST_WORDS_OF_A_TOPIC = 5;
const ENDS = ['.', '!', '?', ',', ';'];

/** "Something like the Rastro" asks for markets. */
export function likenesses(words: readonly Word[], places: readonly PlaceMention[], pack: Compiled) {
  const wanted = places.filter((place) => hasKind(place) && asksForOneLike(place, words, pack));
  return {
    others: places.filter((place) => !wanted.includes(place)),
    kinds: wanted.map((place) => ({ ...asKind(place), reason: ONE_LIKE_IT })),
  };
}

function asksForOneLike({ start }: PlaceMention, words: readonly Word[], pack: Compiled): boolean {
  const before = words.filter((word) => word.start < start).slice(-6);
  const line = ` ${before.map(({ norm }) => norm).join(' ')} `;
  return endingInLikeness(pack.language).test(line);
}

const endingInLikeness = onceEach(
  (language: Language) => new RegExp(` (?:${compiled(language).pack.patterns.likeness}) (?:(?:the|el|la|los|las) )?$`),
);

const asKind = ({ start, end, text, entry }: PlaceMention): ConceptMention => ({
  start,
  end,
  text,
  categories: entry.categories!.slice(0, 1),
  role: 'asked',
  reason: REASON,
});

/** "Not the Prado", "skip the Prado" are no words against museums. */
const isLeftOut = (reason: string, { pack }: Compiled): boolean =>
  REFUSED.test(reason) || pack.opinionForms.leavesOut.test(reason);
const REFUSED = /^(?:excepted|something else instead|not wanted|neither|refused|accepted)/;
