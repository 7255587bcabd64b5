// Messages about one place.
import { hasWhat, type Wish } from '../../wishes/wish.ts';
import { factsIn } from '../ask.ts';
import type { FrameIntent } from '../frame.ts';
import type { ReadFrame as Frame } from '../frame-of.ts';
import { intentOfFact } from '../reading/intents.ts';
import { isPlace } from '../reference.ts';
import type { Intent } from '../understanding.ts';
import { isAsking, isWanted, mainOf, OF_ONE, spoken, UNSURE } from './shape.ts';

export function reason(frame: Frame): Intent | undefined {
  return factsIn(frame).some(({ attribute }) => attribute === 'why') ? 'why' : undefined;
}

/** "The second one", "I want to go to the Thyssen": a place is singled out, and no more is said of it. */
export function placeAlone(frame: Frame): Intent | undefined {
  const { references, asks, changes, wishes, attitudes } = frame;
  const isAgain = asks.every(({ kind }) => kind === 'repeat');
  if (!isAgain || changes.length > 0 || attitudes.length > 0 || wishes.some(isOfPlaces)) return undefined;
  const [only, ...others] = references;
  if (!only || others.length > 0 || frame.plan) return undefined;
  const isGoal = only.kind === 'name' && (only.role === 'to' || only.role === 'subject') && isPlace(only);
  const isUnsure = mainOf(frame).confidence < UNSURE;
  const isPointedAt =
    only.kind === 'ordinal' ||
    only.kind === 'other' ||
    only.kind === 'superlative' ||
    only.kind === 'described' ||
    (only.kind === 'pronoun' && only.number === 'one' && isUnsure);
  if (only.kind === 'ordinal' && asks.length > 0) return 'place_details';
  if ('role' in only && (only.role === 'near' || only.role === 'like' || only.role === 'from')) return undefined;
  return (isGoal || isPointedAt) && (isUnsure || !KEPT_OF_ONE.has(mainOf(frame).intent)) ? 'place_details' : undefined;
}

/** What the reader hears in a message that singles a place out, and is no question about it. */
const KEPT_OF_ONE: ReadonlySet<FrameIntent> = new Set([
  'correction',
  'repeat',
  'forget',
  'back',
  'preferences',
  'directions',
]);

/** A condition that says of places what they must be; "to go" beside the name of a place is none. */
const isOfPlaces = (wish: Wish): boolean => wish.attribute !== 'feature' || wish.value !== 'takeaway';

/** The reader hears a question about a place, and the words ask another one, or none. */
export function factInName(frame: Frame): Intent | undefined {
  const main = mainOf(frame).intent;
  const facts = factsIn(frame);
  const [first] = facts;
  // "What is it called?" sounds like saying it again, and asks.
  const isDoubtful = mainOf(frame).confidence < UNSURE || main === 'repeat';
  if (first && frame.asks.length === facts.length && isDoubtful) {
    return spoken(intentOfFact(first.attribute));
  }
  // Nobody books here, and who takes bookings is a fact of the place; a flight is not read.
  if (first?.attribute === 'booking' && HIDING.has(main) && frame.unread.length === 0) return 'place_details';
  if (main === 'compare' && first && frame.asks.length === facts.length && !first.of)
    return spoken(intentOfFact(first.attribute));
  // "Which of those has a terrace?"
  if (main === 'compare' && frame.asks.length === 0 && frame.wishes.some(isWanted) && !hasWhat(frame)) return 'refine';
  const isOfNamed = frame.references.some((each) => each.kind === 'name' && isPlace(each));
  if (HIDING.has(main) && first && isOfNamed && !hasWhat(frame)) return spoken(intentOfFact(first.attribute));
  const isPointed = frame.references.length > 0 && frame.asks.length + frame.wishes.length === 0;
  return OF_ONE.has(main) && isPointed ? 'place_details' : undefined;
}

/** What the reader hears in a sentence whose question another clause hides. */
const HIDING: ReadonlySet<FrameIntent> = new Set(['recommend', 'help', 'out_of_scope']);

/** "My gran is in a wheelchair, does La Bola work?", "the Thyssen on the 25th": told, or heard as anything, and of one place. */
export function placeOfFact(frame: Frame): Intent | undefined {
  const { references, asks, whens, situation } = frame;
  const [only, ...others] = references;
  if (asks.length > 0 || others.length > 0 || only?.kind !== 'name' || only.role !== 'subject' || !isPlace(only))
    return undefined;
  if (hasWhat(frame) || frame.plan || situation.some(({ kind }) => kind === 'stay' || kind === 'position'))
    return undefined;
  const main = mainOf(frame).intent;
  const isTold = main === 'situation' && isAsking(frame);
  return isTold || (main === 'out_of_scope' && whens.length > 0) ? 'place_details' : undefined;
}
