// The tier of a place by how much of the query its name has, and how much of the name was typed.
import type { Coverage } from './name-index.ts';
import type { TIER } from './scoring.ts';

/** What the query says beside the name. */
interface NameContext {
  /** Every word of the query names a kind, an area or the like, so that none must be part of a name. */
  readonly isOnlyConstraints: boolean;
  /** The query is the name of an area or a landmark, and nothing else is asked for. */
  readonly isWhereAlone: boolean;
  /** The query names an area and a kind, and the place is of that kind. */
  readonly isKindInArea: boolean;
}

type NameTier = Exclude<keyof typeof TIER, 'exact' | 'loose'>;

/**
 * @param match of the words of the query that tell something
 * @param isFarFromArea the place stands far from the area that the query names
 * @returns undefined where the name has too little of the query to count as meant
 */
export function tierOfName(
  { ofQuery, ofName, count }: Coverage,
  isFarFromArea: boolean,
  { isOnlyConstraints, isWhereAlone, isKindInArea }: NameContext,
): NameTier | undefined {
  const isQueryWhole = ofQuery > ALL;
  const isNameWhole = ofName > ALL;
  if (ofQuery < ENOUGH_OF_QUERY) {
    // A whole name of several words among others: after what the query surely asks for, before all else.
    return isNameWhole && count > 1 && ofQuery >= SOME_OF_QUERY ? 'unsure' : undefined;
  }
  if (isQueryWhole && isNameWhole) return 'wholePrefix';
  if (!isOnlyConstraints) return ofQuery * 0.6 + ofName * 0.4 >= NAMED ? 'name' : 'text';
  // The words have a meaning without the name: the place counts as named only where all of them are in it.
  if (isFarFromArea || !isQueryWhole) return 'text';
  return isWhereAlone || (isKindInArea && count > 1) ? 'sure' : 'text';
}

/** The whole of a query or a name, as weights add up. */
export const ALL = 0.99;
/** So much of what was typed must be in a name, by weight, before it counts as typed for that name. */
const ENOUGH_OF_QUERY = 0.66;
const SOME_OF_QUERY = 0.4;
/** So much of both must be the same before a place is meant by its name. */
const NAMED = 0.68;
