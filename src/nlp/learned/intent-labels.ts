// The classes of the learned reader: requests as fine as the asks of the frame. A message may have several.
import { COMPARISONS, FACT_ATTRIBUTES } from '../frame.ts';

/** `feature` stands for every property of a place without an attribute of its own. */
const FACT_LABELS = [...FACT_ATTRIBUTES, 'feature'] as const;

const OTHER_LABELS = [
  'recommend',
  'refine',
  'more',
  'sort',
  'plan:make',
  'plan:edit',
  'tell:taste',
  'tell:situation',
  'memory',
  'forget',
  'back',
  'correction',
  'repeat',
  'help',
  'greet',
  'thanks',
  'bye',
  'smalltalk',
  'yes',
  'no',
  'ok',
  'emergency',
  'out_of_scope',
] as const;

type FactLabel = `fact:${(typeof FACT_LABELS)[number]}`;
type CompareLabel = `compare:${(typeof COMPARISONS)[number]}`;
export type IntentLabel = FactLabel | CompareLabel | (typeof OTHER_LABELS)[number];

export const INTENT_LABELS: readonly IntentLabel[] = [
  ...OTHER_LABELS,
  ...FACT_LABELS.map((name): FactLabel => `fact:${name}`),
  ...COMPARISONS.map((name): CompareLabel => `compare:${name}`),
];
