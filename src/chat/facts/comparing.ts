// Decides which places a message compares, and by what: the attribute that was asked, else the one that the rest of the message
// is about.
import type { PlaceId } from '../../domain/branded.ts';
import { foldAccents } from '../../domain/text.ts';
import type { FactAttribute, Frame, Reference } from '../../nlp/frame.ts';
import { grammarOf } from '../../nlp/languages/grammars.ts';
import { isPlace, placeIdIn } from '../../nlp/reference.ts';
import { hasWhat, isWhat } from '../../wishes/wish.ts';
import { type ComparedBy, type DialogueAct, PLACE_ACTS } from '../acts.ts';
import { hears } from '../cues.ts';
import { isSightsAfterOthers } from '../lists/sights.ts';
import { isAlternative } from '../lists/what-sought.ts';
import { withFrame } from '../lists/wish-search.ts';
import { anchorOf } from '../places/resolve.ts';
import { listInQuestion, listsOf } from '../places/spoken-of.ts';
import { isListOpen, sameSearch, type TalkState } from '../state.ts';
import type { Turn } from '../turn.ts';
import { isArea } from './areas-compared.ts';
import { dayIn } from './asked-at.ts';
import { askedOf } from './asked-criteria.ts';
import { comparedWithAnother } from './compared-again.ts';
import { type Comparison, isOfTwo, ofNamedKind, placesNamed } from './compared-places.ts';
import { criteriaOf, pairCompared, saysAccess, saysChildren, saysMoney } from './criteria.ts';
import { OF_THE_NIGHT } from './question.ts';

export function compared(turn: Turn, usual: DialogueAct): DialogueAct | undefined {
  const { frame, conversation } = turn;
  const another = comparedWithAnother(turn) ?? onlyOne(turn);
  if (another) return another;
  const said = frame.asks.filter((ask): ask is Comparison => ask.kind === 'compare');
  const asks = said.length > 0 ? said : choiceIn(turn);
  // "Isn't the second nearer? Which do you advise?": the way is told with the choice.
  const isChosen = asks.some(({ by }) => by === 'which_would_you_pick');
  const ask =
    asks.find(({ by }) => by !== 'which_would_you_pick' && by !== 'difference' && !(isChosen && by === 'nearer')) ??
    asks[0];
  // Parts of the city are compared elsewhere.
  if (ask && ask.of.length > 1 && ask.of.every(isArea)) return undefined;
  // "Which day is cheapest?" compares days.
  const isOfNight = frame.asks.some((each) => each.kind === 'fact' && OF_THE_NIGHT.has(each.attribute));
  const isOfOthers = ask?.by === 'which_would_you_pick' && isSightsAfterOthers(frame, conversation.categories);
  if (!ask || usual.kind === 'explain' || isOfNight || isOfOthers) return undefined;
  const by = measureOf(ask, turn);
  const namedIds = placesNamed(turn, ask, usual);
  const [one, other] = namedIds;
  const criteria = criteriaOf(turn);
  if (ask.by === 'difference' && one && other && (by === undefined || criteria.length > 0) && usual.kind !== 'compare')
    return pairCompared(turn, [one, other]);
  // A measure and two names leave no doubt; else the main intent may know better.
  const ofKind = ask.of.length === 0 && namedIds.length < 2 ? ofNamedKind(ask, turn) : undefined;
  const isSure =
    by !== undefined && (namedIds.length > 1 || ofKind !== undefined || (isOfList(ask, turn) && isTold(by, turn)));
  // "Faunia or the zoo": a name and a kind that stands for another.
  const isChoice = said.length === 0 && namedIds.length > 1;
  if (!isSure && !isChoice && isLeftToRules(ask, turn, usual)) return nothingToCompare(turn, namedIds, usual);
  // "Federal until midnight, nice. Which of these is closest to the metro?": all of the list, whatever was named before.
  const ofAll = ask.of.length === 0 && namedIds.length < 2 && isOfAll(frame) ? listInQuestion(conversation) : [];
  const isPair = frame.references.some((each) => each.kind === 'all' && each.isPair);
  const lastTwo = isPair && namedIds.length === 0 ? (conversation.talkedOf ?? []).slice(0, 2) : [];
  const meant =
    lastTwo.length > 1 ? lastTwo : ofAll.length > 2 ? ofAll : [...namedIds, ...candidates(conversation, namedIds)];
  const placeIds = [...new Set(ofKind ?? (namedIds.length > 1 ? namedIds : meant))];
  if (placeIds.length < 2) return nothingToCompare(turn, namedIds, usual);
  const from = startOf(frame, placeIds);
  const [on] = frame.whens;
  const [a, b, ...others] = placeIds;
  const isOpenChoice = ask.by === 'which_would_you_pick' || ask.by === 'difference';
  if (a && b && others.length === 0 && isOpenChoice && (by === undefined || OF_NEEDS.has(by))) {
    const day = dayIn(frame);
    return pairCompared(turn, [a, b], { ...(from && { from }), ...(day && !day.isNow && { on: day }) });
  }
  const asked = askedOf(frame, by);
  return {
    kind: 'compare_by',
    by: by ?? 'which_would_you_pick',
    placeIds,
    ...(from && { from }),
    ...(asked.length > 0 && { asked }),
    ...(on && { on }),
    ...(by === 'nearer_station' && lineIn(frame)),
    ...(ask.by === 'which_would_you_pick' && { pick: withFrame(sameSearch(conversation), turn, conversation) }),
  };
}

/** "Just one", "the best one", after a list and with nothing else said: the one of them to choose. */
function onlyOne(turn: Turn): DialogueAct | undefined {
  const { frame, conversation } = turn;
  const { wishes, references, asks, whens, plan } = frame;
  const isOfList = isListOpen(conversation) && conversation.shown.length > 1;
  const isElse =
    wishes.length + whens.length > 0 || plan !== undefined || references.some(({ kind }) => kind !== 'all');
  if (!isOfList || isElse || !hears('onlyOne', frame) || asks.some(({ kind }) => kind !== 'compare')) return undefined;
  if (asks.some((ask) => ask.kind === 'compare' && ask.by !== 'which_would_you_pick')) return undefined;
  const pick = withFrame(sameSearch(conversation), turn, conversation);
  return { kind: 'compare_by', by: 'which_would_you_pick', placeIds: conversation.shown, pick };
}

/** "The one nearest to a stop of line 1". */
function lineIn({ text, language }: Frame): { readonly line?: string } {
  const line = grammarOf(language).cues.line.exec(foldAccents(text))?.[1];
  return line === undefined ? {} : { line };
}

/** Measures that follow from what the asker said of themselves. */
const OF_NEEDS: ReadonlySet<ComparedBy> = new Set(['more_accessible', 'better_for_children', 'cheaper']);

/** "Which one would you choose with children?", after a list, is about the list. */
const isOfList = ({ of }: Comparison, { frame, conversation }: Turn): boolean =>
  of.length === 0 && conversation.shown.length > 1 && (!hasWhat(frame) || isOfShown(frame));

/** "Which of those is best for a first date?": of those, whatever a date is for. */
const isOfShown = ({ references }: Frame): boolean =>
  references.some((each) => each.kind === 'all' || (each.kind === 'pronoun' && each.number === 'many'));

const isOfAll = ({ references }: Frame): boolean =>
  references.some((each) => each.kind === 'all' && !each.isRest && !each.isPair);

/** Where nothing tells which of them suit children, others that do are the better answer. */
const isTold = (by: ComparedBy, { conversation, scene }: Turn): boolean =>
  by !== 'better_for_children' ||
  conversation.shown.some((placeId) => scene.placeOf(placeId)?.features.includes('kids') ?? false);

/** "Which closes later?", of nothing: asked back; of things that are no places, "a Seat or a Ford": none of our business. */
function nothingToCompare(
  { frame, conversation }: Turn,
  namedIds: readonly PlaceId[],
  usual: DialogueAct,
): DialogueAct | undefined {
  const isOfNothing = namedIds.length === 0 && conversation.shown.length === 0 && conversation.focus === undefined;
  const isCompared = frame.intents[0]?.intent === 'compare';
  const isSearched = usual.kind === 'recommend' || usual.kind === 'ask';
  const isPlaced = hasWhat(frame) || frame.references.some(({ kind }) => kind === 'name');
  if (!isOfNothing || !isCompared || !isSearched || isPlaced) return undefined;
  return frame.unread.length > 0
    ? { kind: 'out_of_scope' }
    : { kind: 'ask', question: { slot: 'place', intent: 'compare', options: [] } };
}

/** "The Prado or the botanical garden, with a wheelchair?": one name, and a kind that stands for the other. */
function choiceIn({ frame }: Turn): readonly Comparison[] {
  const [what, ...whats] = frame.wishes.filter(isWhat);
  const [name, ...names] = frame.references.filter(isPlace);
  if (!what?.said || !name || whats.length + names.length > 0 || what.attribute === 'cuisine') return [];
  return isAlternative(frame, what.said, name.said)
    ? [{ kind: 'compare', by: 'which_would_you_pick', of: [], said: name.said }]
    : [];
}

function isLeftToRules(ask: Comparison, turn: Turn, usual: DialogueAct): boolean {
  const { frame, conversation } = turn;
  const isOfThese = ask.of.length > 0 || isOfShown(frame);
  // "Which restaurant do you recommend?", after museums.
  const isOfOthers = ask.ofKind !== undefined && ofNamedKind(ask, turn) === undefined;
  if (ask.by === 'difference' || (hasWhat(frame) && !isOfThese) || isOfOthers) return true;
  if (ask.by !== 'which_would_you_pick') return false;
  const isPointed = frame.references.some(({ kind }) => kind === 'name' || kind === 'ordinal' || kind === 'described');
  if (PLACE_ACTS.has(usual.kind)) return isPointed || conversation.shown.length < 2;
  // "So which one would you go for?", after a list, looks for nothing new.
  const { shown, talkedOf = [], lastAct } = conversation;
  const isAnew = usual.kind === 'recommend' && (shown.length + talkedOf.length < 2 || lastAct === 'taste');
  const isOfList = shown.length > 2 && !isOfTwo(conversation);
  return !isOfThese && (isAnew || usual.kind === 'more' || (usual.kind === 'compare' && !isOfList));
}

/** What is compared; "which would you pick" of two, said with a need, a purse or a question, is by that. */
function measureOf(ask: Comparison, { frame, heard }: Turn): ComparedBy | undefined {
  if (ask.by !== 'which_would_you_pick' && ask.by !== 'difference') return ask.by;
  const asked = frame.asks.flatMap((each) => (each.kind === 'fact' ? (MEASURE_OF_FACT[each.attribute] ?? []) : []));
  if (asked[0]) return asked[0];
  if (saysAccess(frame)) return 'more_accessible';
  if (saysChildren(frame)) return 'better_for_children';
  if (saysMoney(frame)) return 'cheaper';
  const tightened = frame.changes.flatMap((change) =>
    change.kind === 'tighten' ? (MEASURE_OF_CHANGE[change.attribute] ?? []) : [],
  );
  if (tightened[0]) return tightened[0];
  if (frame.wishes.some(({ attribute }) => attribute === 'near') && heard.request.refine.includes('closer'))
    return 'nearer';
  return undefined;
}

const MEASURE_OF_CHANGE: Readonly<Partial<Record<string, ComparedBy>>> = {
  price: 'cheaper',
  distance: 'nearer',
  noise: 'quieter',
};

const MEASURE_OF_FACT: Readonly<Partial<Record<string, ComparedBy>>> = {
  price: 'cheaper',
  free_entry: 'cheaper',
  distance: 'nearer',
  directions: 'nearer',
  duration: 'faster',
  wheelchair: 'more_accessible',
  children: 'better_for_children',
  rating: 'better_rated',
};

/** Facts that a ranking by the measure answers. */
export const FACTS_OF_MEASURE: Readonly<Partial<Record<ComparedBy, readonly FactAttribute[]>>> = {
  cheaper: ['price', 'free_entry'],
  nearer: ['distance', 'directions'],
  nearer_station: ['station'],
  faster: ['duration'],
  slower: ['duration'],
  closes_later: ['hours'],
  closes_earlier: ['hours'],
  opens_earlier: ['hours'],
  opens_later: ['hours'],
  more_accessible: ['wheelchair'],
  better_for_children: ['children'],
  quieter: ['crowds'],
};

function startOf(frame: Frame, placeIds: readonly PlaceId[]) {
  const from = frame.references.find(
    (each) =>
      each.kind === 'name' &&
      (each.role === 'near' || each.role === 'from' || each.role === 'to') &&
      !isOneOf(each, placeIds),
  );
  return from && anchorOf(from);
}

/** With one place named: the one in focus; with none: the two talked of, else the list. */
function candidates(state: TalkState, named: readonly PlaceId[]): readonly PlaceId[] {
  const { focus, shown, talkedOf = [], lastAct } = state;
  if (named.length === 1) return focus && focus !== named[0] ? [focus] : [];
  if ((lastAct === 'compare' && talkedOf.length > 1) || (shown.length < 2 && talkedOf.length > 1)) return talkedOf;
  // One place is no choice: the list before it is on the table, too.
  return shown.length < 2 ? [...shown, ...(listsOf(state)[1] ?? [])] : shown;
}

function isOneOf(reference: Reference, placeIds: readonly PlaceId[]): boolean {
  const placeId = placeIdIn(reference);
  return placeId !== undefined && placeIds.includes(placeId);
}
