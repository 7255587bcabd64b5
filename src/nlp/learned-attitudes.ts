// Where the tables know no attitude and nothing is asked, the trained reader of sentiment may still see one ("museums
// make my heart sing"). It must be very sure: a mere mention is no opinion.

import type { Document } from './document.ts';
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
  { text, tokens, concepts }: Document,
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
  return isHeard ? opinions.map((opinion) => heardIn(opinion, shares[silent.indexOf(opinion)])) : opinions;
}

const isSilent = ({ polarity, stated, concept }: Opinion): boolean =>
  polarity === undefined && stated === undefined && concept.role === 'asked';

function heardIn(opinion: Opinion, shares: PolarityShares | undefined): Opinion {
  if (!shares || Math.max(shares.positive, shares.negative) < SURE) return opinion;
  const polarity = shares.positive > shares.negative ? STRENGTH : -STRENGTH;
  return { ...opinion, polarity, reason: 'sounds like it, says the trained reader' };
}
