// A liking of a named place tells of its kind: "I love the Retiro" is said of parks, a little less surely than "I love
// parks" is.
import type { Document } from './document.ts';
import type { Compiled } from './languages/compile.ts';
import { matchesIn } from './languages/pattern.ts';
import type { ConceptMention, Opinion, PlaceMention } from './understanding.ts';

/** How much of an attitude to a place goes over to its kind. */
const CARRIED_OVER = 0.8;
const REASON = 'a place of this kind';
/** "Not the Prado" is no word against museums. */
const LEAVES_OUT = new Set(['excepted', 'something else instead', 'not wanted', 'neither', 'refused', 'accepted']);

/** The document with the places that a statement speaks of as mentions of their foremost kind. */
export function withPlacesAsKinds(document: Document, pack: Compiled): Document {
  if (document.places.length === 0 || asksForSomething(document, pack)) return document;
  const spokenOf = document.places.filter(
    ({ role, entry }) => role === 'subject' && (entry.categories?.length ?? 0) > 0,
  );
  return {
    ...document,
    places: document.places.filter((place) => !spokenOf.includes(place)),
    concepts: [...document.concepts, ...spokenOf.map(asKind)],
  };
}

/** What was made of places counts where it carries an attitude, and then less. */
export const tastesOfPlaces = (opinions: readonly Opinion[]): readonly Opinion[] =>
  opinions
    .filter(({ concept, polarity, stated, reason }) => {
      const isJudged = (polarity !== undefined && !LEAVES_OUT.has(reason)) || stated !== undefined;
      return !isOfPlace(concept) || isJudged;
    })
    .map((opinion) =>
      isOfPlace(opinion.concept) && opinion.polarity !== undefined
        ? { ...opinion, polarity: opinion.polarity * CARRIED_OVER }
        : opinion,
    );

const isOfPlace = ({ reason }: ConceptMention): boolean => reason === REASON;

/** "I'd like to see the Prado", "do you like the Prado?" */
const asksForSomething = ({ text, words }: Document, pack: Compiled): boolean =>
  text.includes('?') || matchesIn(pack.patterns.outrightRequest, ` ${words.map(({ norm }) => norm).join(' ')} `);

const asKind = ({ start, end, text, entry }: PlaceMention): ConceptMention => ({
  start,
  end,
  text,
  categories: entry.categories!.slice(0, 1),
  role: 'asked',
  reason: REASON,
});
