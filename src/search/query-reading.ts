// What a query asks for, as search reads it, and the books of names that it is read with.
import type { StreetBook } from '../city/streets.ts';
import type { PlaceId } from '../domain/branded.ts';
import type { Area } from '../geo/areas.ts';
import type { Point } from '../geo/point.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import type { ConceptBook } from './concept-book.ts';
import type { ConceptGroup } from './concept-groups.ts';
import type { PhraseBook } from './phrase-book.ts';
import type { AskedWishes } from './query-conditions.ts';
import type { QueryWords } from './query-words.ts';
import type { Respell } from './spelling-correction.ts';
import type { StreetIndex } from './street-index.ts';

export interface QueryReading {
  readonly words: readonly string[];
  /** The words that say no condition and ask for no fact. */
  readonly textWords: readonly string[];
  /** Words that neither the frame nor any book knows: perhaps misspelt. */
  readonly unknown: readonly string[];
  /** The place that the whole query names. */
  readonly named: PlaceId | undefined;
  /** Each must be fulfilled; the concepts of one are alternatives. */
  readonly groups: readonly ConceptGroup[];
  readonly area?: Area;
  /** "Malasaña or Chueca": named beside it. */
  readonly otherAreas: readonly Area[];
  /** The words that named the area; beside other text they may be somebody's name, as in "Goya's tomb". */
  readonly areaWords: readonly string[];
  /** Other areas that have the very name, as a quarter and the district around it. */
  readonly namesakes: readonly Area[];
  /** `type`: the kind of street that was said, where others of the name are other streets. */
  readonly street?: { readonly street: string; readonly number?: number; readonly type?: string };
  /** Where the official door of the street is that the query names. */
  readonly door?: Point;
  /** A station, place or address that the query names as a landmark; `row`: of the place. */
  readonly near?: { readonly position: Point; readonly row?: number };
  /** The street that has the name of that station, where the query does not say "near". */
  readonly along?: string | undefined;
  readonly isNearMe: boolean;
  /** "What to see": whatever people come for. */
  readonly isForSights: boolean;
  /** Near whatever station is closest to the asker. */
  readonly isNearStation: boolean;
  /** What is asked for is no place: the weather, a recipe. */
  readonly isNoPlace: boolean;
  /** Something is to be bought: shops before the kitchens that serve it. */
  readonly isBuying: boolean;
  /** Another city, or what stands there, is named as the place to go to. */
  readonly isElsewhere: boolean;
  /** Price, hours, access and the like. */
  readonly asked: AskedWishes;
  /** Concepts that were read but say less than others that were: to be preferred where they hold. */
  readonly preferred: readonly ConceptGroup[];
  /** Words that mean something in a loose way only: what has them comes first. */
  readonly loose: readonly string[];
  /** The noun that the query is about is none of the vocabulary: "a wedding dress rental" is no dress. */
  readonly isHeadLeft: boolean;
  /** Words that nothing above has claimed. */
  readonly rest: readonly string[];
}

export interface Landmark {
  readonly position: Point;
  readonly row?: number;
  readonly prominence?: number;
}

export interface ReadingBooks {
  readonly words: QueryWords;
  readonly concepts: ConceptBook;
  readonly vocabulary: Vocabulary;
  readonly areas: PhraseBook<Area>;
  readonly stations: PhraseBook<Landmark>;
  /** Names of well-known places, for "near the Prado". */
  readonly landmarks: PhraseBook<Landmark>;
  readonly streets: StreetIndex;
  /** Official streets and doors; `streets` are those of the catalogue's addresses. */
  readonly addresses: StreetBook;
  isInside(areaId: string, point: Point): boolean;
  knows(word: string): boolean;
  readonly respell: Respell;
}
