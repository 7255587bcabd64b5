// Where the distances of an answer are measured from.

/** Where distances are measured from. */
export interface Origin {
  /** `here`: where the person stands; `centre`: we know no better than the middle of the city. */
  readonly kind: 'named' | 'here' | 'centre';
  readonly name: string;
  readonly inside: boolean;
  /** All that is shown is really near it. */
  readonly isNear: boolean;
  /** In other parts of the city than the list before. */
  readonly isElsewhere?: true;
  /** Metres to the nearest of what is shown, where none is close to what was named. */
  readonly nearestM?: number;
  /** The words for where it should have been, of which nothing is known. */
  readonly unknownPlace?: string;
}
