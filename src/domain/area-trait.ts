// What parts of a city are like, in the few words by which one of two is chosen.

export const AREA_TRAITS = [
  'quiet',
  'lively',
  'young',
  'smart',
  'cheap',
  'central',
  'historic',
  'food',
  'shops',
  'family',
  'green',
] as const;
export type AreaTrait = (typeof AREA_TRAITS)[number];
