// Decides which facts of which place a message asks for in words.

import type { PlaceId } from '../../domain/branded.ts';
import { anchorAt } from '../../domain/conversation.ts';
import type { Language } from '../../domain/language.ts';
import { type FactAsk, factsIn } from '../../nlp/ask.ts';
import { type FactAttribute, FEATURE_OF_FACT, type Frame } from '../../nlp/frame.ts';
import { grammarOf } from '../../nlp/languages/grammars.ts';
import { placeIdIn } from '../../nlp/reference.ts';
import { hasWhat } from '../../wishes/wish.ts';
import { type DialogueAct, PLACE_ACTS, type PlaceTopic, SEARCH_ACTS } from '../acts.ts';
import { hears } from '../cues.ts';
import { mealPlaces } from '../lists/meals.ts';
import { requestedSearch } from '../lists/wish-search.ts';
import { namedTogether, ofOtherKind, oneMeant } from '../places/named-in-part.ts';
import { anchorOf, resolve, startAt } from '../places/resolve.ts';
import type { FactQuestion, TalkState } from '../state.ts';
import type { Turn } from '../turn.ts';
import { destinationOf, directTo } from '../ways/way.ts';
import { DATED } from './again.ts';
import { asksMeant } from './asks-meant.ts';
import { INSIDE_OR_OUT, OF_THE_NIGHT, questionsOf, isOfFood as speaksOfFood } from './question.ts';
import { NUMBERED, STATIONS, subjectOf } from './subject.ts';

/** Attributes that whole replies of their own exist for, where no date and nobody in particular is named. */
const TOLD_WHOLE: Readonly<Partial<Record<string, PlaceTopic>>> = {
  hours: 'tell_hours',
  price: 'tell_prices',
  why: 'explain',
  description: 'describe',
  known_for: 'describe',
};

export function factsAsked(turn: Turn, usual: DialogueAct): DialogueAct | undefined {
  const { frame, conversation, scene } = turn;
  const facts = factsIn(frame);
  const isWorthAsked = facts.some(({ attribute }) => attribute === 'worth_it');
  const asks = ofFirstName(
    asksMeant(
      facts.filter((ask) => !isSafeForNobody(ask, turn) && !(isWorthAsked && INSIDE_OR_OUT.has(ask.attribute))),
      turn,
    ),
    turn,
  );
  const [first] = asks;
  if (!first) return undefined;
  if (SEARCH_ACTS.has(usual.kind) && isOfMeal(first, frame)) return undefined;
  if (first.attribute === 'apart') return betweenTwo(turn);
  if (asks.some(({ attribute }) => OF_THE_NIGHT.has(attribute))) return ofTheNight(turn, asks);
  const there = whatIsThere(turn, first);
  if (there) return there;
  const many = manyAsked(turn, asks);
  if (many) {
    const ofAll = asks.filter(({ of }) => of?.kind === 'all');
    return { kind: 'tell_each', placeIds: many, questions: questionsOf(ofAll.length > 0 ? ofAll : asks, frame) };
  }
  const meant = first.of && first.of.kind !== 'pronoun' ? ofOtherKind(turn, first.of) : oneMeant(turn);
  if (meant) return factsAbout(turn, asks, meant);
  const isSearch = isSearched(frame) && first.attribute !== 'booking' && !isOfFood(turn, asks);
  if ((hasWhat(frame) && !first.of) || isSearch) return undefined;
  if (usual.kind === 'explain' || (usual.kind === 'refine' && !first.of && !first.forWhom && !isOfFocus(turn, first)))
    return undefined;
  if (SEARCH_ACTS.has(usual.kind) && first.attribute === 'distance') return undefined;
  if (usual.kind === 'out_of_scope' && (!first.of || first.attribute === 'booking') && !isGoingOn(turn, first))
    return undefined;
  const isOfRoof = asks.some(({ attribute }) => attribute === 'feature:indoors') && !isOfFocus(turn, first);
  if (isOfRoof || asks.some((ask) => isNumberAsDate(ask, conversation, frame.language))) return undefined;
  const isStation = asks.some(({ attribute }) => STATIONS.has(attribute));
  const isOfSpot = isStation && first.of?.kind === 'pronoun' && conversation.shown.length > 1;
  // "Is the metro there all right for me?", after a list: the station of that part of the city.
  if (isOfSpot && conversation.anchor && !conversation.focus) return directTo(conversation.anchor);
  const way = isStation ? undefined : asks.find(({ attribute }) => attribute === 'directions');
  const isKnown = usual.kind === 'direct' && way?.from === undefined;
  // "Is it worth it if I get there at six?" asks no way.
  const isJudged = asks.every((ask) => ask === way || ask.attribute === 'worth_it');
  if (way && (isKnown || isJudged)) return isKnown || asks.length > 1 ? undefined : directed(turn, way);
  // The way was asked for first, and is told first; the rest is told behind it, in `also`.
  const ahead = way && way === asks[0] ? directed(turn, way) : undefined;
  if (ahead) return ahead;
  const isTold = asks.length > 1 && asks.some(({ attribute }) => attribute === 'description');
  const isPlain =
    !isTold &&
    !isOfEach(frame) &&
    asks.every(({ attribute, on, forWhom }) => TOLD_WHOLE[attribute] && on === undefined && forWhom === undefined);
  const isVague = usual.kind === 'tell_features' || usual.kind === 'describe';
  const isToldAnyway = !isVague || first.of?.kind !== 'name' || first.attribute === 'description';
  // "The Corral is too dear, I think? Cardamomo, how much?": the price that is asked is of the second.
  const isOfOther = first.of?.kind === 'name' && 'placeId' in usual && placeIdIn(first.of) !== usual.placeId;
  if (isPlain && !isOfOther && ((PLACE_ACTS.has(usual.kind) && isToldAnyway) || usual.kind === 'ask')) return undefined;
  const resolved = placeOfSpot(resolve(subjectOf(turn, asks), conversation, scene), turn);
  if (resolved.found === 'beyond')
    return { kind: 'ask', question: { slot: 'ordinal', intent: 'place_details', options: conversation.shown } };
  if (resolved.found !== 'places') return undefined;
  const [placeId] = resolved.placeIds;
  // "Can one book?", "can we eat there?", of a list: the answer for each is one line.
  const isAskedOfEach = OF_EACH.has(first.attribute) || (isOfFeature(first) && hears('whichHas', frame));
  if (resolved.assumed && isAskedOfEach && asks.length === 1 && conversation.shown.length > 1)
    return { kind: 'tell_each', placeIds: conversation.shown, questions: questionsOf(asks, frame) };
  if (resolved.placeIds.length > 1)
    return SEARCH_ACTS.has(usual.kind) &&
      usual.kind !== 'recommend' &&
      !isOfEach(frame) &&
      first.attribute !== 'booking'
      ? undefined
      : { kind: 'tell_each', placeIds: resolved.placeIds, questions: questionsOf(asks, frame) };
  // "Any with a terrace?", after a list, narrows it; so does "which ones open on Monday?".
  const isNarrowing = SEARCH_ACTS.has(usual.kind) && first.forWhom === undefined && !isStation;
  const isVaguelyAsked = VAGUE.has(first.attribute) && first.of === undefined;
  if (resolved.assumed && (isNarrowing || isVaguelyAsked)) return undefined;
  // What it is, and then what else is asked, in `also`.
  if (isTold) return { kind: 'describe', placeId: placeId!, assumed: resolved.assumed ?? false };
  const topic = asks.length === 1 && first.forWhom === undefined ? TOLD_WHOLE[first.attribute] : undefined;
  const assumed = resolved.assumed ?? false;
  if (topic && first.on === undefined) return { kind: topic, placeId: placeId!, assumed };
  const subject = subjectOf(turn, asks);
  const start =
    asks.find((ask) => ask.from)?.from ??
    (asks.some(({ attribute }) => attribute === 'distance' || attribute === 'departure')
      ? frame.references.find((each) => (each.kind === 'name' || each.kind === 'type') && each !== subject)
      : undefined);
  const from = start && startAt(start, conversation, scene);
  // The way is told behind them, in `also`.
  const questions = [
    ...questionsOf(
      asks.filter((ask) => ask !== way),
      frame,
    ).map((question) => forChildrenAgain(question, turn)),
    ...(way ? [] : featuresAsked(turn)),
  ];
  return { kind: 'tell_facts', placeId: placeId!, assumed, questions, ...(from && { from }) };
}

/** Of questions about several places, those about the first; the others are told behind them, in `also` or as what is left over. */
function ofFirstName(asks: readonly FactAsk[], { conversation, scene }: Turn): readonly FactAsk[] {
  const placeOf = ({ of }: FactAsk): PlaceId | undefined => {
    if (!of || of.kind === 'pronoun' || of.kind === 'all') return undefined;
    if (of.kind === 'name') return placeIdIn(of);
    const resolved = resolve(of, conversation, scene);
    return resolved.found === 'places' && resolved.placeIds.length === 1 ? resolved.placeIds[0] : undefined;
  };
  const first = asks.map(placeOf).find((placeId) => placeId !== undefined);
  return asks.filter((ask) => first === undefined || [undefined, first].includes(placeOf(ask)));
}

/** "Is it ok with a pushchair, and what's the address?": features that stand beside a question are asked, too. */
const featuresAsked = ({ frame, conversation }: Turn): readonly FactQuestion[] =>
  conversation.focus !== undefined && frame.text.includes('?') && !hasWhat(frame)
    ? frame.wishes.flatMap((wish) =>
        wish.attribute === 'feature' && wish.strength === 'must' ? { attribute: `feature:${wish.value}` as const } : [],
      )
    : [];

/** "What is there for children in the park?": places in it, and no word of whether the park suits them. */
function whatIsThere(turn: Turn, { attribute, of }: FactAsk): DialogueAct | undefined {
  const isInside = of?.kind === 'name' && of.role === 'in';
  if (attribute !== 'children' || !isInside || !hears('whatIsIn', turn.frame)) return undefined;
  const anchor = anchorOf(of);
  return anchor && { kind: 'nearby', search: { ...requestedSearch(turn), anchor, sortBy: 'distance' }, changes: [] };
}

/** "Who's playing tonight?", of what is on the table: nobody can tell from here, but the houses themselves can. */
function ofTheNight({ frame, conversation, scene }: Turn, asks: readonly FactAsk[]): DialogueAct | undefined {
  const questions = questionsOf(asks, frame);
  const named = frame.references.flatMap((each) =>
    each.kind === 'name' && ELSEWHERE.has(each.role) ? [] : (placeIdIn(each) ?? []),
  );
  const pointed = frame.references.find(({ kind }) => NUMBERED.has(kind));
  const resolved = pointed && resolve(pointed, conversation, scene);
  const { focus, shown } = conversation;
  const spokenOf = named[0] ?? (resolved?.found === 'places' ? resolved.placeIds[0] : undefined);
  // "Any rooms in a hotel near here?" is of a hotel, and not of what was on the table.
  const meant = spokenOf ?? (hasWhat(frame) ? undefined : focus);
  if (meant) return { kind: 'tell_facts', placeId: meant, assumed: false, questions };
  return shown.length > 0 && !hasWhat(frame) ? { kind: 'tell_each', placeIds: shown, questions } : undefined;
}
/** A name from which something is looked for is not the house itself. */
const ELSEWHERE: ReadonlySet<string> = new Set(['near', 'from', 'except']);

/** The houses are asked by name, and no word of the city as a whole is needed. */
export const isOfTheNight = (act: DialogueAct): boolean =>
  'questions' in act && act.questions.some(({ attribute }) => OF_THE_NIGHT.has(attribute));

/** "How far apart are they?": of two that are named, were talked of, or head the list. */
function betweenTwo({ frame, conversation, scene }: Turn): DialogueAct | undefined {
  const named = frame.references.flatMap((each) => placeIdIn(each) ?? []);
  const { talkedOf = [], shown } = conversation;
  const [a, b] = [named, talkedOf, shown].find((placeIds) => placeIds.length > 1) ?? [];
  const start = a && scene.placeOf(a);
  if (!start || !b) return undefined;
  return directTo({ placeId: b }, anchorAt(start));
}

/** "Until when are they open?", after a list; "and which one is open on Tuesdays?", after two were compared. */
function manyAsked({ frame, conversation, heard }: Turn, asks: readonly FactAsk[]): readonly PlaceId[] | undefined {
  const [first] = asks;
  const { shown, focus, talkedOf = [], together = [], lastAct } = conversation;
  // "And other free ones: the Casa, Conde Duque, Matadero? Which of them open today?"
  const ofAll = asks.filter(({ of, attribute }) => of?.kind === 'all' && ONE_LINE.has(attribute));
  const listed = frame.references.flatMap((each) =>
    each.kind === 'name' && each.role === 'subject' ? (placeIdIn(each) ?? []) : [],
  );
  if (ofAll.length > 0 && listed.length > 1) return [...new Set(listed)];
  if (!first || !ONE_LINE.has(first.attribute) || hasWhat(frame)) return undefined;
  const named = namedTogether(frame);
  if (named.length > 1) return named;
  if (frame.references.some(({ kind }) => kind !== 'pronoun' && kind !== 'here')) return undefined;
  const isOfSome = frame.references.some((each) => each.kind === 'pronoun' && each.number === 'many');
  if (isOfSome && !focus && shown.length > 1) return shown;
  // "How much are they?", after two of a list were compared, or told of together.
  if (isOfSome && together.length > 1) return together;
  const isOfBoth = lastAct === 'compare' && talkedOf.length === 2 && !first.of && hears('oneOfTwo', heard);
  return isOfBoth ? talkedOf : undefined;
}
/** "And for breakfast after, do they open early?", after parks: of somewhere else. */
const isOfMeal = ({ of }: FactAsk, frame: Frame): boolean =>
  (of === undefined || of.kind === 'pronoun') && mealPlaces(frame).length > 0;

/** A line a place says it. */
const ONE_LINE: ReadonlySet<FactAttribute> = new Set([
  ...(['hours', 'free_entry', 'price', 'closing_days', 'wheelchair', 'children', 'duration', 'station'] as const),
]);

/** "The opening hours of each". */
const isOfEach = ({ references }: Frame): boolean => references.some((each) => each.kind === 'all' && each.isEach);

/** The square is a place of the catalogue, too, when something is asked of it that only a place has. */
function placeOfSpot(resolved: ReturnType<typeof resolve>, { scene }: Turn): ReturnType<typeof resolve> {
  const { name } = resolved.found === 'spot' ? resolved.anchor : {};
  const placeId = name === undefined ? undefined : scene.named(name);
  return placeId && scene.placeOf(placeId)?.name === name ? { found: 'places', placeIds: [placeId] } : resolved;
}

/** "Is there an adapted toilet?", while one place is talked of. */
const isOfFocus = ({ conversation, frame }: Turn, first: FactAsk): boolean =>
  conversation.focus !== undefined && first.attribute.startsWith('feature:') && hears('question', frame);

/** "And what time do I go to pay nothing?", after the hours of a place, however oddly it is put. */
const isGoingOn = ({ conversation: { focus, lastFacts = [] } }: Turn, first: FactAsk): boolean =>
  focus !== undefined && DATED.has(first.attribute) && lastFacts.some(({ attribute }) => DATED.has(attribute));

/** "Is it safe?", of people who have told no diet and no allergy, is no question of food. */
function isSafeForNobody({ attribute, diet }: FactAsk, { frame, conversation: { situation = {} } }: Turn): boolean {
  const isTold = (situation.diets ?? []).length + (situation.allergies ?? []).length > 0;
  return attribute === 'diet' && diet === undefined && !isTold && !speaksOfFood(frame) && frame.situation.length === 0;
}

function factsAbout(turn: Turn, asks: readonly FactAsk[], placeId: PlaceId): DialogueAct {
  const [first] = asks;
  const topic = asks.length === 1 && first && first.on === undefined ? TOLD_WHOLE[first.attribute] : undefined;
  if (topic) return { kind: topic, placeId, assumed: false };
  const questions = questionsOf(asks, turn.frame).map((question) => forChildrenAgain(question, turn));
  return { kind: 'tell_facts', placeId, assumed: false, questions };
}

/** "Any dish without nuts? I'm allergic", of the place that is talked of. */
const isOfFood = ({ frame, conversation: { focus } }: Turn, asks: readonly FactAsk[]): boolean =>
  focus !== undefined &&
  frame.situation.some(({ kind }) => kind === 'allergy') &&
  asks.every(({ attribute }) => attribute === 'diet');

/** Places are looked for, and the question is about them: "which museums open on Monday?". */
const isSearched = ({ intents, asks }: Frame): boolean =>
  (intents[0]?.intent === 'recommend' || intents[0]?.intent === 'nearby') &&
  asks.every((ask) => ask.kind === 'fact' && !ask.of);

/** "The 3", of a list of five, is no day of the month. */
const isNumberAsDate = ({ on }: FactAsk, { shown }: TalkState, language: Language): boolean => {
  const number = grammarOf(language).placeOfList.exec(on?.said.text.trim() ?? '')?.[1];
  return number !== undefined && Number(number) <= shown.length;
};

/** Asked of nothing in particular, these are mostly no questions about a place. */
const VAGUE: ReadonlySet<string> = new Set(['crowds', 'age', 'size', 'worth_it']);

/** "And for children?", after a price, is about their price. */
function forChildrenAgain(question: FactQuestion, { conversation, frame }: Turn): FactQuestion {
  const isPrice =
    question.attribute === 'children' && conversation.lastAct === 'tell_prices' && hears('continues', frame);
  return isPrice ? { ...question, attribute: 'price', forWhom: 'child' } : question;
}

function directed(turn: Turn, { of, from }: FactAsk): DialogueAct | undefined {
  const { conversation, scene, frame } = turn;
  const goal = of ?? frame.references.find((each) => each.kind === 'name' && each.role !== 'from' && each !== from);
  const to = destinationOf(goal, turn);
  return to && directTo(to, from && startAt(from, conversation, scene));
}

const isOfFeature = ({ attribute }: FactAsk): boolean =>
  attribute.startsWith('feature:') || FEATURE_OF_FACT[attribute] !== undefined;
const OF_EACH: ReadonlySet<FactAttribute> = new Set(['booking', 'food']);
