// "Forget the museums", "olvida lo de mi madre": what was named is given up, and everything else stays.
import type { Category } from '../domain/category.ts';
import type { Frame } from '../nlp/frame.ts';
import { grammarOf } from '../nlp/languages/grammars.ts';
import type { GivenUp } from '../nlp/languages/wish-words.ts';
import type { Understanding } from '../nlp/understanding.ts';
import { hasWhat, isWhat } from '../wishes/wish.ts';
import type { DialogueAct } from './acts.ts';
import { anchorIn } from './lists/anchors.ts';
import { isForgotten, requestedSearch } from './lists/wish-search.ts';
import { anchorOf } from './places/resolve.ts';
import { type Situation, sameSearch, type TalkState } from './state.ts';
import type { Turn } from './turn.ts';

/** What the message gives up in words of its own; undefined where nothing, or everything, is to be forgotten. */
export const givenUpIn = ({ asks }: Frame): string | undefined =>
  asks.flatMap((ask) => (ask.kind === 'forget' ? (ask.of?.trim() ?? []) : []))[0] || undefined;

/** The list without what is given up, or there instead; a note where no list is left of it. */
export function forgetOne(turn: Turn, usual: DialogueAct): DialogueAct | undefined {
  const { frame, conversation } = turn;
  const givenUp = givenUpIn(frame);
  const isNeed = frame.changes.some(({ kind }) => kind === 'remove') && frame.wishes.every(isOfNeed);
  if (givenUp === undefined) return usual.kind === 'forget' ? lookedForInstead(turn) : undefined;
  const wishes = frame.wishes.filter(({ said }) => said === undefined || !givenUp.includes(said.text));
  const isInstead = wishes.length < frame.wishes.length && wishes.some(isWhat);
  if (usual.kind !== 'forget' && usual.kind !== 'taste' && !isNeed && !isInstead) return undefined;
  if (wishes.some(isWhat)) return { kind: 'recommend', search: requestedSearch(turn), changes: [] };
  const anchor = anchorIn(frame) ?? frame.references.flatMap((each) => anchorOf(each) ?? [])[0];
  const search = sameSearch(conversation);
  // "Forget that area, what about another one?"
  if (anchor && conversation.shown.length > 0) return { kind: 'refine', search: { ...search, anchor }, changes: [] };
  if (names('area', frame) && conversation.shown.length > 0) {
    const { anchor: _, ...anywhere } = search;
    return { kind: 'refine', search: anywhere, changes: [] };
  }
  if (isNeed && frame.wishes.length > 0) return { kind: 'forget', of: givenUp };
  const isOfList = conversation.wishes?.some((wish) => !isWhat(wish) && isForgotten(wish, frame));
  if (isOfList && !hasWhat(frame)) return { kind: 'refine', search, changes: [] };
  return { kind: 'forget', of: givenUp };
}

/** «Olvídalo, búscame un pub»: what was said before is let go, and what is said now is looked for. */
const lookedForInstead = (turn: Turn): DialogueAct | undefined =>
  turn.frame.wishes.some((wish) => isWhat(wish) && wish.polarity === 'want') &&
  turn.frame.asks.every(({ kind }) => kind !== 'forget')
    ? { kind: 'recommend', search: requestedSearch(turn), changes: [] }
    : undefined;

/** "Forget the coeliac thing" looks for nothing. */
const isOfNeed = ({ attribute }: Frame['wishes'][number]): boolean =>
  attribute === 'diet' || attribute === 'allergy' || attribute === 'wheelchair' || attribute === 'amount';

/** Whether what is given up is named by a word of such a thing. */
const names = (what: GivenUp, frame: Frame): boolean =>
  grammarOf(frame.language).wishes.givenUp[what].test(givenUpIn(frame) ?? '');

/** What is known after one thing was given up. */
export function withoutGivenUp(state: TalkState, { frame, preferences }: Understanding): TalkState {
  const { situation = {}, categories, kinds: _k, cuisine: _c, wishes = [], ...rest } = state;
  const refused = new Set<Category>([
    ...preferences.keys(),
    ...frame.attitudes.flatMap((attitude) => attitude.categories),
    ...frame.wishes.flatMap((wish) => (wish.attribute === 'category' ? wish.value : [])),
  ]);
  const isOther = ([category]: readonly [string, unknown]) => !refused.has(category as Category);
  const left = categories.filter((category) => !refused.has(category));
  const isSame = left.length === categories.length && !hasWhat(frame);
  const kept = wishes.filter((wish) => !isForgotten(wish, frame));
  return {
    ...rest,
    categories: left,
    ...(isSame && state.kinds && { kinds: state.kinds }),
    ...(isSame && state.cuisine !== undefined && { cuisine: state.cuisine }),
    ...(kept.length > 0 && { wishes: kept }),
    preferences: Object.fromEntries(Object.entries(rest.preferences).filter(isOther)),
    situation: situationWithout(situation, frame),
  };
}

/** Whom or what the words name is no longer reckoned with: the dog, the mother in a wheelchair, a diet, a budget. */
function situationWithout(situation: Situation, frame: Frame): Situation {
  const { party, company, relatives, ages, access, amount, stay, at, diets, allergies } = situation;
  const gone = new Set(frame.situation.map(({ kind }) => kind));
  const isDog = frame.situation.some((fact) => fact.kind === 'party' && fact.with === 'dog') || names('dog', frame);
  const isChild = names('child', frame);
  const isCompany = gone.has('party') && !isDog;
  const isAccess = gone.has('access') || ((isCompany || names('person', frame)) && access !== undefined);
  const forgottenDiets = new Set(
    frame.wishes.flatMap((wish) => (wish.attribute === 'diet' || wish.attribute === 'allergy' ? wish.value : [])),
  );
  for (const fact of frame.situation)
    if (fact.kind === 'diet' || fact.kind === 'allergy') forgottenDiets.add(fact.value);
  const { withDog, withChildren, ...people } = party ?? {};
  const left = {
    ...(isCompany ? {} : people),
    ...(withDog && !isDog && { withDog }),
    ...(withChildren && !isCompany && !isChild && { withChildren }),
  };
  const eaten = (diets ?? []).filter((diet) => !forgottenDiets.has(diet));
  const feared = (allergies ?? []).filter((food) => !forgottenDiets.has(food));
  return {
    ...(Object.keys(left).length > 0 && { party: left }),
    ...(company && !isCompany && !(isDog && company === 'dog') && !isChild && { company }),
    ...(relatives && !isCompany && !isChild && { relatives }),
    ...(ages && !isCompany && !isChild && { ages }),
    ...(access && !isAccess && { access }),
    ...(amount !== undefined && !gone.has('budget') && !names('money', frame) && { amount }),
    ...(stay && !names('hotel', frame) && { stay }),
    ...(at && { at }),
    ...(eaten.length > 0 && !names('diet', frame) && { diets: eaten }),
    ...(feared.length > 0 && !names('allergy', frame) && { allergies: feared }),
  };
}
