// The classes of the learned reader: what a message asks for, as fine as the asks of the frame. A message may have several.

const FACT_LABELS = [
  'hours',
  'price',
  'free_entry',
  'phone',
  'website',
  'email',
  'address',
  'directions',
  'duration',
  'wheelchair',
  'children',
  'dogs',
  'terrace',
  'wifi',
  'parking',
  'toilets',
  'booking',
  'diet',
  'last_admission',
  'rating',
  'worth_it',
  'why',
  'description',
  'station',
  'distance',
  'crowds',
  'age',
  'size',
  'menu',
  'payment',
  'photos_allowed',
  'dress_code',
  'feature',
] as const;

const COMPARE_LABELS = [
  'nearer',
  'cheaper',
  'closes_later',
  'opens_earlier',
  'better_rated',
  'better_for_children',
  'bigger',
  'older',
  'quieter',
  'more_famous',
  'faster',
  'which_would_you_pick',
  'difference',
] as const;

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
type CompareLabel = `compare:${(typeof COMPARE_LABELS)[number]}`;
export type IntentLabel = FactLabel | CompareLabel | (typeof OTHER_LABELS)[number];

export const INTENT_LABELS: readonly IntentLabel[] = [
  ...OTHER_LABELS,
  ...FACT_LABELS.map((name): FactLabel => `fact:${name}`),
  ...COMPARE_LABELS.map((name): CompareLabel => `compare:${name}`),
];
