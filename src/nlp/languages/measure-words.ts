// Words that name what places are compared by, beside the question that compares them: "closer and cheaper", "the two: price and
// crowds", «precio y ambiente». Patterns over folded text.
import type { CompareBy } from '../ask.ts';

export type MeasureWords = readonly (readonly [CompareBy | 'more_accessible', RegExp])[];
