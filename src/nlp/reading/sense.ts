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
  | 'cuisine'
  | 'dish'
  | 'kind';

export interface Sense {
  readonly type: SenseType;
  readonly id: string;
  /** Something that a place of this kind sells: it means the place where somebody buys. */
  readonly isSold?: true;
}
