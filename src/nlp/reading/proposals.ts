// What the learned reader proposes where no row of phrases speaks: that a fact is asked, that places are compared, that a
// day is to be planned. What the rows have found is never changed.
import type { Wish } from '../../wishes/wish.ts';
import { isMark } from '../document.ts';
import type { Ask, Change, CompareBy, FactAttribute } from '../frame.ts';
import type { IntentLabel } from '../learned/intent-labels.ts';
import type { Likelihood } from '../learned/intents.ts';
import { isPlace } from '../reference.ts';
import { CONDITIONS } from './asks.ts';
import { type PlacedReference, type Reading, saidOf } from './context.ts';
import type { Sentence } from './sentence.ts';

/** Probabilities of the learned reader; undefined without an artifact. */
export type Likely = ReadonlyMap<IntentLabel, Likelihood> | undefined;

/** Below this it proposes nothing; a sentence that is no question ("number one it is") must be surer. */
const LIKELY = 0.5;
const LIKELY_UNASKED = 0.7;
/** By what places are compared must be at least as likely as this. */
const LIKELY_BY = 0.25;
/** Where the words leave no doubt that a fact is asked of a place, only which one. */
const LIKELY_ASKED = 0.25;
/** That a day is to be planned. */
const LIKELY_PLAN = 0.7;

interface ReadSentence {
  readonly sentence: Sentence;
  readonly references: readonly PlacedReference[];
  readonly asks: readonly Ask[];
  readonly wishes: readonly Wish[];
  readonly changes: readonly Change[];
}

/** The ask that no row found, and the sentence (by its index) that says it. */
export function proposedAsk(
  reading: Reading,
  parts: readonly ReadSentence[],
  likely: Likely,
): { readonly at: number; readonly ask: Ask } | undefined {
  if (!likely || parts.length === 0 || parts.some(({ asks }) => asks.length > 0)) return undefined;
  if (parts.some(isLeavingOut)) return undefined;
  const best = likeliestAsk(likely);
  const isNamed = parts.some(({ references }) => references.some(({ reference }) => isPlace(reference)));
  const least = reading.story.isQuestion && isNamed ? LIKELY_ASKED : LIKELY;
  if (!best || best.share < least) return undefined;
  const { family, name } = best;
  const at = askingPart(parts);
  const { sentence, references } = parts[at]!;
  if (!sentence.isQuestion && best.share < LIKELY_UNASKED) return undefined;
  if (isOnlyPointing(reading, sentence, references) || isContinued(reading, sentence, references)) return undefined;
  const said = saidOf(reading, sentence.from, sentence.to);
  const subjects = parts
    .flatMap(({ references }) => references.filter(({ isAnchor }) => !isAnchor))
    .map(({ reference }) => reference)
    .filter((reference) => reference.kind !== 'name' || reference.role !== 'except');
  // "Which of those are cash only?", "which is open now?" narrow a list.
  const isOfAll = reading.context.topic !== 'place' && subjects.every(({ kind }) => kind === 'all');
  if (isOfAll && parts.some(({ wishes }) => wishes.some(isOfList))) return undefined;
  if (family === 'compare') return { at, ask: { kind: 'compare', by: measureSaid(name, parts), of: subjects, said } };
  const of = subjects.find(isPlace) ?? subjects[0];
  const attribute = attributeOf(name, sentence);
  if (attribute === 'children' && !parts.some((part) => speaksOfChildren(part.sentence))) return undefined;
  // "The second one" alone is told about without an ask.
  if (attribute === 'description' && !(of && isPlace(of) && !speaksForItself(sentence))) return undefined;
  // "Open today?" of a list narrows it.
  if (!of && reading.context.topic !== 'place' && CONDITIONS.has(attribute)) return undefined;
  return { at, ask: { kind: 'fact', attribute, ...(of && { of }), said } };
}

/** "Better for a date": of children only a message that speaks of them asks, however alike the words are. */
const measureSaid = (name: string, parts: readonly ReadSentence[]): CompareBy =>
  name === 'better_for_children' && !parts.some(({ sentence }) => speaksOfChildren(sentence))
    ? 'which_would_you_pick'
    : (name as CompareBy);

const speaksOfChildren = ({ chunks, phrases }: Sentence): boolean =>
  chunks.some(({ senses }) => senses.some(({ id }) => id === 'children')) ||
  phrases.some(({ family, meaning }) => family === 'party' && meaning.startsWith('children'));

/** The reader may be sure that places are compared, and in doubt by what: those chances count together. */
function likeliestAsk(likely: NonNullable<Likely>) {
  const sorted = [...likely].sort((a, b) => b[1].share - a[1].share);
  const compared = sorted.filter(([label]) => label.startsWith('compare:'));
  const shareOfCompared = compared.reduce((sum, [, { share }]) => sum + share, 0);
  const isCompared = (compared[0]?.[1].share ?? 0) >= LIKELY_BY && shareOfCompared > (sorted[0]?.[1].share ?? 0);
  const [best] = isCompared ? compared : sorted;
  if (!best || (best[0].startsWith('compare:') && best[1].share < LIKELY_BY)) return undefined;
  const [label, { share }] = best;
  const [family, name = ''] = label.split(':');
  if (family !== 'fact' && family !== 'compare') return undefined;
  return { family, name, share: family === 'compare' ? shareOfCompared : share } as const;
}

/** What a list is narrowed by. */
const isOfList = ({ attribute, polarity }: Wish): boolean => polarity === 'want' && OF_LISTS.has(attribute);
const OF_LISTS: ReadonlySet<string> = new Set(['feature', 'open', 'free', 'diet', 'wheelchair']);

/** "Other than the Thyssen", "no more of those": what is not wanted is asked nothing about. */
const isLeavingOut = ({ wishes, changes }: ReadSentence): boolean =>
  wishes.some(({ polarity }) => polarity === 'avoid') ||
  changes.some(({ kind }) => kind === 'reject' || kind === 'remove' || kind === 'undo');

/** Families of rows whose sentences want no description of the place they name. */
const speaksForItself = ({ phrases }: Sentence): boolean => phrases.some(({ family }) => SPEAKING.has(family));
const SPEAKING: ReadonlySet<string> = new Set([
  ...['stay', 'position', 'plan', 'reject', 'correction', 'taste', 'party', 'instead', 'courtesy'],
]);

/** "Number five": nothing is said beside the reference. */
const isOnlyPointing = (
  { document: { words } }: Reading,
  { from, to }: Sentence,
  references: readonly PlacedReference[],
): boolean =>
  references.length > 0 &&
  words.slice(from, to).every((word, at) => isMark(word) || references.some((each) => isWithin(from + at, each)));

/** "And the Prado?": what is asked of it was said before. */
const isContinued = (
  { grammar }: Reading,
  { line, chunks }: Sentence,
  references: readonly PlacedReference[],
): boolean => references.length > 0 && grammar.continuing.test(line) && chunks.every(({ name }) => name !== undefined);

const isWithin = (at: number, { from, to }: PlacedReference): boolean => at >= from && at < to;

/** The last question; without one the sentence that names a place; else the last. */
function askingPart(parts: readonly ReadSentence[]): number {
  const asking = parts.findLastIndex(({ sentence }) => sentence.isQuestion);
  if (asking >= 0) return asking;
  const naming = parts.findLastIndex(({ references }) => references.some(({ reference }) => isPlace(reference)));
  return naming >= 0 ? naming : parts.length - 1;
}

/** "Some feature" is the one that the sentence names. */
function attributeOf(name: string, { chunks }: Sentence): FactAttribute {
  // "Do they have a menu of the day?" asks for no list of what is on it.
  const isSetMenu = chunks.some(({ senses }) => senses.some(({ id }) => id === 'set_menu'));
  if (name === 'menu' && isSetMenu) return 'feature:set_menu';
  if (name !== 'feature') return name as FactAttribute;
  const named = chunks.flatMap(({ senses }) => senses).find(({ type }) => type === 'feature');
  return named ? `feature:${named.id}` : 'description';
}

export const isLikelyPlan = (likely: Likely): boolean => (likely?.get('plan:make')?.share ?? 0) >= LIKELY_PLAN;
