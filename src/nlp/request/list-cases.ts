// Messages about a list: its order, what else there is, where it goes on.
import { foldAccents } from '../../domain/text.ts';
import { hasWhat, isWhat, WHAT } from '../../wishes/wish.ts';
import { type FactAsk, factsIn } from '../ask.ts';
import type { FrameIntent } from '../frame.ts';
import type { ReadFrame as Frame } from '../frame-of.ts';
import { grammarOf } from '../languages/grammars.ts';
import { isPlace } from '../reference.ts';
import type { Intent } from '../understanding.ts';
import {
  ASKS,
  type Comparison,
  isAnchored,
  isAroundIt,
  isAsking,
  isDescription,
  mainOf,
  type Name,
  OF_ONE,
  REFINED_BY,
  REFINES,
  sortOfComparison,
  VAGUE,
} from './shape.ts';

export function order(frame: Frame): Intent | undefined {
  const { sortBy, asks } = frame;
  if (sortBy === 'price') return 'refine';
  // "The nearest supermarket" is looked for; a list that is there is sorted.
  if (sortBy === 'distance' && mainOf(frame).intent === 'recommend' && hasWhat(frame)) return undefined;
  return asks.some(({ kind }) => kind === 'sort') ? 'sort' : undefined;
}

/** "More like the first one". */
export function likeness(frame: Frame): Intent | undefined {
  const isLike = frame.references.some((each) => 'role' in each && each.role === 'like' && each.kind !== 'name');
  return isLike && !hasWhat(frame) && factsIn(frame).length === 0 ? 'more' : undefined;
}

/** "Cafés near it". */
export function around(frame: Frame): Intent | undefined {
  const { references, wishes, asks } = frame;
  const asksMore = factsIn(frame).some((fact) => !isDescription(fact));
  if (isAroundIt(frame) && !asksMore) return 'nearby';
  // "And what's there?"
  const isOnlyThere = references.length > 0 && references.every(({ kind }) => kind === 'pronoun');
  return mainOf(frame).intent === 'recommend' && isOnlyThere && wishes.length + asks.length === 0
    ? 'nearby'
    : undefined;
}

/** "What is there to see in Chueca?" asks for things there, and nothing of Chueca. */
export function thingsInArea(frame: Frame): Intent | undefined {
  const { asks, references, wishes } = frame;
  const isTold = asks.length > 0 && factsIn(frame).length === asks.length && factsIn(frame).every(isDescription);
  const isThere = references.some((each) => each.kind === 'name' && !isPlace(each) && isInside(each, frame));
  return isTold && isThere && !wishes.some((wish) => WHAT.has(wish.attribute)) ? 'recommend' : undefined;
}

/** Directly after "in". */
function isInside({ said }: Name, { text, language }: Frame): boolean {
  const words = foldAccents(text.slice(0, said.start)).match(/[a-z]+/gu) ?? [];
  return grammarOf(language).inside.has(words.filter((word) => !ARTICLES.has(word)).at(-1) ?? '');
}

/** Of names, in either language: "in el Centro". */
const ARTICLES: ReadonlySet<string> = new Set(['the', 'el', 'la', 'los', 'las']);

/** "Which is the closest?", of the list, is an order of it; "which is the oldest museum?" looks for one. */
export function comparison(frame: Frame): Intent | undefined {
  const compared = frame.asks.find((ask): ask is Comparison => ask.kind === 'compare');
  if (!compared || !COMPARING.has(mainOf(frame).intent)) return undefined;
  if (hasStart(frame)) return 'compare';
  if (sortOfComparison(compared) && !hasWhat(frame)) return 'sort';
  if (REFINED_BY[compared.by] && compared.of.length === 0 && !hasWhat(frame)) return 'refine';
  return compared.by !== 'difference' && compared.of.length === 0 ? 'recommend' : undefined;
}

const COMPARING: ReadonlySet<FrameIntent> = new Set(['compare', 'refine', 'more', 'recommend']);

/** "Which is closer to the station?" measures from there. */
const hasStart = ({ references }: Frame): boolean =>
  references.some((each) => each.kind === 'name' && (each.role === 'near' || each.role === 'from'));

/** "Do they have terraces?", of all of them. */
export function conditionOfAll(frame: Frame): Intent | undefined {
  const facts = factsIn(frame);
  const isOfAll = facts.length > 0 && facts.every(({ of, attribute }) => of?.kind === 'all' && REFINES[attribute]);
  return isOfAll ? 'refine' : undefined;
}

/** "I've already seen the Prado", "not those": something else, then. */
export function rejection(frame: Frame): Intent | undefined {
  const rejected = frame.changes.flatMap((change) => (change.kind === 'reject' ? change.of : []));
  const isOthers = rejected.some((each) => each.kind === 'name' || (each.kind === 'pronoun' && each.number === 'many'));
  return isOthers && !hasWhat(frame) ? 'more' : undefined;
}

/** "What museums are worth it?", "cable car hours": a kind is named, and no place of it. */
export function factOfKind(frame: Frame): Intent | undefined {
  const { asks, references } = frame;
  const facts = factsIn(frame);
  // "Worth it" points at nothing.
  const isOfNone =
    references.every(({ kind }) => kind === 'pronoun' && hasWhat(frame)) &&
    facts.length === asks.length &&
    facts.every(({ of }) => of === undefined || of.kind === 'pronoun');
  if (!isOfNone || (!OF_ONE.has(mainOf(frame).intent) && mainOf(frame).intent !== 'place_details')) return undefined;
  if (frame.whens.length > 0 && facts.length > 0) return undefined;
  const isWorth = facts.some(({ attribute }) => attribute === 'worth_it');
  return hasWhat(frame) && (isWorth || (facts.length === 0 && references.length === 0)) ? 'recommend' : undefined;
}

/** "Toilets": a noun that is a kind of place as well as something that a place has, and no question. */
export function kindAlone(frame: Frame): Intent | undefined {
  const { wishes, references, text } = frame;
  const facts = factsIn(frame);
  const isNoun = ({ said }: FactAsk) =>
    wishes.some((wish) => isWhat(wish) && wish.said?.start === said.start && wish.said.end === said.end);
  const isOnlyThat = facts.length > 0 && facts.every(isNoun) && references.length === 0;
  return isOnlyThat && !ASKS.test(text) ? 'recommend' : undefined;
}

/** "Free", after a list: a condition and no question, though it may sound like one. */
export function conditionAlone(frame: Frame): Intent | undefined {
  const { wishes, references, asks, changes } = frame;
  const facts = factsIn(frame);
  const isSaid = ({ said }: FactAsk) => wishes.some((wish) => wish.said?.start === said.start);
  const isHeard = facts.length > 0 || OF_ONE.has(mainOf(frame).intent);
  const isOnlyThat = isHeard && facts.every(isSaid) && asks.length === facts.length && !isAsking(frame);
  return isOnlyThat && references.length === 0 && wishes.length > 0 && changes.some(({ kind }) => kind === 'add')
    ? 'refine'
    : undefined;
}

/** "What is around here?" */
export function whatIsHere(frame: Frame): Intent | undefined {
  const { references, asks, changes } = frame;
  const isHere = references.length > 0 && references.every((each) => each.kind === 'here' && each.role === 'near');
  const isKept = changes.every(({ kind }) => kind !== 'tighten');
  return isHere && asks.length === 0 && !hasWhat(frame) && isKept ? 'nearby' : undefined;
}

/** "Closer", "within ten minutes": the list, narrowed. */
export function tightened(frame: Frame): Intent | undefined {
  if (mainOf(frame).intent === 'smalltalk' && frame.courtesies.length > 0) return undefined;
  const isNarrowed = frame.changes.some(({ kind }) => kind === 'tighten') || frame.reach !== undefined;
  const main = mainOf(frame).intent;
  const isVague = VAGUE.has(main) || main === 'refine' || !hasWhat(frame);
  const isPlaced = isAnchored(frame) && !isOnlyBound(frame);
  return isNarrowed && factsIn(frame).length === 0 && isVague && !isPlaced ? 'refine' : undefined;
}

/** "That market is miles away. Only within 500 m": the name is of a place that is too far, and of none to look around. */
const isOnlyBound = ({ references, wishes }: Frame): boolean =>
  references.every((each) => each.kind !== 'name' || (isPlace(each) && each.role === 'subject')) &&
  wishes.some((wish) => wish.attribute === 'near' && wish.value.withinM !== undefined && wish.value.name === undefined);

/** "I'm vegetarian, by the way", after a list: the list must suit. */
export function situationNarrows({ intents, situation, changes, asks }: Frame): Intent | undefined {
  const isNeed = situation.some(({ kind }) => NEEDS.has(kind)) && changes.some(({ kind }) => kind === 'add');
  return intents[0]?.intent === 'situation' && isNeed && asks.length === 0 ? 'refine' : undefined;
}

const NEEDS: ReadonlySet<string> = new Set(['diet', 'allergy', 'access', 'budget']);

const PLACED: ReadonlySet<FrameIntent> = new Set(['refine', 'nearby', 'directions']);

/** "Near Chueca", "and around Atocha?": the same, there; "what is there near the palace?" asks what is near. */
export function elsewhereInTheCity(frame: Frame): Intent | undefined {
  const { wishes, asks, text, language } = frame;
  const main = mainOf(frame).intent;
  if (!PLACED.has(main) || !isAnchored(frame) || hasWhat(frame)) return undefined;
  if (isOnlyBound(frame)) return 'refine';
  const isOnlyThere = wishes.every(({ attribute }) => attribute === 'near' || attribute === 'area');
  const asksWhat = main === 'nearby' && grammarOf(language).question.test(foldAccents(text).replace(/[^a-z ]/gu, ''));
  const isSaid = wishes.length > 0 || main !== 'directions';
  return isOnlyThere && isSaid && asks.length === 0 && !asksWhat ? 'recommend' : undefined;
}
