// Where the tables know no attitude and nothing is asked, the trained reader of sentiment may still see one ("museums
// make my heart sing"). It must be very sure: a mere mention is no opinion.

import type { Document, Word } from './document.ts';
import type { PolarityReader, PolarityShares } from './learned/polarity.ts';
import type { Opinion } from './understanding.ts';

const SURE = 0.85;
/** A learned "good" is a liking, no more. */
const STRENGTH = 0.55;
/** In a shorter text there is nothing but the mention itself. */
const FEWEST_WORDS = 4;
/** Whoever lists more than this is not telling what they feel. */
const MOST_CONCEPTS = 6;

/** The very same opinions when there is nothing to add. */
export function withLearnedAttitudes(
  { text, tokens, words, concepts }: Document,
  opinions: readonly Opinion[],
  read: PolarityReader | undefined,
): readonly Opinion[] {
  const silent = opinions.filter(isSilent);
  // Beside an attitude that the tables know, its words would colour everything.
  if (
    !read ||
    silent.length === 0 ||
    silent.length < opinions.length ||
    silent.length > MOST_CONCEPTS ||
    tokens.length < FEWEST_WORDS
  )
    return opinions;
  const shares = read(
    text,
    silent.map(({ concept: { start, end } }) => ({ target: { start, end } })),
    concepts,
  );
  const isHeard = shares.some(({ positive, negative }) => Math.max(positive, negative) >= SURE);
  return isHeard
    ? opinions.map((opinion) =>
        isOnlyDescribed(words, opinion.concept.end) ? opinion : heardIn(opinion, shares[silent.indexOf(opinion)]),
      )
    : opinions;
}

/** "A bookshop that smells of dust": which one is meant; nothing is said of bookshops. */
function isOnlyDescribed(words: readonly Word[], end: number): boolean {
  const behind = words.filter(({ start }) => start >= end);
  const verb = behind.findIndex(({ tag }) => tag === 'VERB' || tag === 'AUX');
  return behind.slice(0, Math.max(0, verb)).some(({ norm }) => RELATIVES.has(norm));
}
const RELATIVES: ReadonlySet<string> = new Set(['que', 'donde', 'that', 'which', 'where']);

const isSilent = ({ polarity, stated, concept }: Opinion): boolean =>
  polarity === undefined && stated === undefined && concept.role === 'asked';

function heardIn(opinion: Opinion, shares: PolarityShares | undefined): Opinion {
  if (!shares || Math.max(shares.positive, shares.negative) < SURE) return opinion;
  const polarity = shares.positive > shares.negative ? STRENGTH : -STRENGTH;
  return { ...opinion, polarity, reason: 'sounds like it, says the trained reader' };
}
