// What a language brings to tokenising: words written together, taken apart.

/** Divides a written token into words; `undefined` leaves it whole. Lengths that sum to its own keep their own spans. */
export type Splitter = (token: string) => readonly string[] | undefined;
