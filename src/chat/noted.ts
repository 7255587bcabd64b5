// What people say of themselves and nothing else: noted, with the list that stands looked through again where it counts there.
import type { Frame } from '../nlp/frame.ts';
import { hasWhat } from '../wishes/wish.ts';
import { type DialogueAct, SEARCH_ACTS } from './acts.ts';
import { hears } from './cues.ts';
import { requestedSearch } from './lists/wish-search.ts';
import { KEPT_FACTS, toldIn } from './situation.ts';
import type { Turn } from './turn.ts';

/** Something of themselves and nothing else: kept, and the list goes on with it where there is one. */
export function noteOf(turn: Turn, usual: DialogueAct): DialogueAct | undefined {
  const { frame, conversation } = turn;
  const [main] = frame.intents;
  const told = toldIn(frame);
  // "Remember that I'm coeliac": kept, whatever list stands.
  if (told.length > 0 && hears('keepInMind', frame) && isOnlyNeed(frame) && frame.asks.length === 0 && !frame.plan)
    return { kind: 'note' };
  if (main?.intent === 'situation' && conversation.shown.length === 0 && told.length > 0 && isSeeking(frame))
    return { kind: 'recommend', search: requestedSearch(turn), changes: [] };
  const isStayTold = told.some((fact) => fact.kind === 'stay' && fact.at);
  if (main?.intent === 'recommend' && !isStayTold && (!isOnlyNeed(frame) || hears('seeks', frame))) return undefined;
  if (usual.kind === 'describe' && !usual.assumed && !isStayTold) return undefined;
  const isTold = told.some((fact) => KEPT_FACTS.has(fact.kind) && (fact.kind !== 'stay' || fact.at !== undefined));
  if (!isTold || hasWhat(frame) || frame.asks.length > 0 || frame.plan || isBeyond(frame)) return undefined;
  if (SEARCH_ACTS.has(usual.kind) && usual.kind !== 'recommend' && usual.kind !== 'more') return undefined;
  if ('search' in usual && usual.search.categories.length > 0 && usual.kind === 'recommend' && !isOnlyNeed(frame))
    return undefined;
  // "A museum I can get into with a wheelchair" is liked, and looked for.
  if (usual.kind === 'recommend' && frame.attitudes.length > 0) return undefined;
  const { text, wishes } = frame;
  const isPlaced = wishes.some((wish) => (wish.attribute === 'near' && wish.value.name) || wish.attribute === 'area');
  if (text.includes('?') || (isPlaced && !isStayTold)) return undefined;
  // "There are six of us" sifts nothing out; with children it does.
  const isStayOnly = told.every(
    (fact) =>
      !NARROWING.has(fact.kind) || (fact.kind === 'party' && !fact.value.withChildren && fact.value.size !== undefined),
  );
  if (conversation.shown.length > 1 && conversation.lastAct !== 'plan' && !isStayOnly)
    return { kind: 'refine', search: requestedSearch(turn), changes: [] };
  return { kind: 'note' };
}
/** "What can we do?", and of diets "we need halal food". */
const isSeeking = (frame: Frame): boolean => hears('whatToDo', frame) || (isOnlyNeed(frame) && hears('seeks', frame));

/** The reader is sure enough. */
const SURE = 0.8;
const isBeyond = ({ intents }: Frame): boolean =>
  intents[0]?.intent === 'out_of_scope' &&
  !intents.some(({ intent, confidence }) => intent === 'situation' && confidence >= SURE);

/** "I use a wheelchair" looks for no shop of wheelchairs. */
const isOnlyNeed = ({ situation, wishes }: Frame): boolean =>
  situation.some(({ kind }) => kind === 'access' || kind === 'diet' || kind === 'allergy') &&
  wishes.every(
    ({ attribute, value }) =>
      attribute === 'wheelchair' ||
      attribute === 'diet' ||
      attribute === 'allergy' ||
      (attribute === 'feature' && OF_NEED.has(value as string)),
  );
const OF_NEED: ReadonlySet<string> = new Set([
  'lift',
  'accessible_toilet',
  'gluten_free_options',
  'vegetarian_options',
]);
const NARROWING: ReadonlySet<string> = new Set(['diet', 'allergy', 'access', 'budget', 'party']);
