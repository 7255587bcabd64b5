// What a word or phrase may stand for, beside the categories of the vocabulary.
export type SenseType =
  | 'feature'
  | 'diet'
  | 'allergen'
  | 'wheelchair'
  | 'price'
  | 'free'
  | 'fame'
  | 'quality'
  | 'open'
  | 'distance'
  | 'central'
  /** A mood, a need or an occasion: `data/vocabulary/occasions.tsv`. */
  | 'occasion'
  /** Loud music, noise: to be avoided or sought. */
  | 'noise'
  | 'chain'
  /** A style of music that is played in clubs or bars. */
  | 'music'
  | 'cuisine'
  | 'dish'
  | 'kind';

export interface Sense {
  readonly type: SenseType;
  readonly id: string;
  /** Something that a place of this kind sells: it means the place where somebody buys. */
  readonly isSold?: true;
}
