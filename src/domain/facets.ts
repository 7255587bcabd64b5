// How many of the places that match have each value of what people choose by.

export interface ValueCount {
  readonly value: string;
  readonly count: number;
}

export interface Facets {
  readonly total: number;
  /** Places that would match if facts nobody knows were favourable. */
  readonly unknown: number;
  readonly category: readonly ValueCount[];
  readonly kind: readonly ValueCount[];
  readonly cuisine: readonly ValueCount[];
  readonly area: readonly ValueCount[];
  readonly priceLevel: readonly ValueCount[];
  readonly feature: readonly ValueCount[];
  readonly diet: readonly ValueCount[];
  readonly openNow: number;
}
