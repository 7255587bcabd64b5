// Decides which facts of which place a message asks for: in words, by naming a place with a day or a condition, or as the
// question of the turn before for another place or another day.
import type { PlaceId } from '../domain/branded.ts';
import type { Ask, FactAttribute, Frame, Reference } from '../nlp/frame.ts';
import { VOCABULARY } from '../vocabulary/bundled.ts';
import type { Wish } from '../wishes/wish.ts';
import { type DialogueAct, PLACE_ACTS, type PlaceTopic, SEARCH_ACTS } from './acts.ts';
import { anchorOf, isPlace, placeIdIn, resolve } from './resolve.ts';
import type { FactQuestion, TalkState } from './state.ts';
import type { FrameTurn } from './turn.ts';
import { hasWhat, isWhat } from './wish-search.ts';

type FactAsk = Extract<Ask, { kind: 'fact' }>;

/** Attributes that whole replies of their own exist for, where no date and nobody in particular is named. */
const TOLD_WHOLE: Readonly<Partial<Record<string, PlaceTopic>>> = {
  hours: 'tell_hours',
  price: 'tell_prices',
  why: 'explain',
  description: 'describe',
};

export function factsOf(turn: FrameTurn, byRules: DialogueAct): DialogueAct | undefined {
  const { frame, conversation, scene } = turn;
  const asks = frame.asks.filter((ask): ask is FactAsk => ask.kind === 'fact' && !isSafeForNobody(ask, turn));
  const [first] = asks;
  if (!first) return undefined;
  const meant = first.of ? undefined : oneMeant(turn);
  if (meant) return factsAbout(turn, asks, meant);
  if ((hasWhat(frame) && !first.of) || isSearched(frame)) return undefined;
  if (byRules.kind === 'explain' || (byRules.kind === 'refine' && !first.of && !first.forWhom)) return undefined;
  if (SEARCH_ACTS.has(byRules.kind) && first.attribute === 'distance') return undefined;
  if (byRules.kind === 'out_of_scope' && (!first.of || first.attribute === 'booking')) return undefined;
  if (asks.some((ask) => ask.attribute === 'feature:indoors' || isNumberAsDate(ask, conversation))) return undefined;
  const isStation = asks.some(({ attribute }) => attribute === 'station');
  const way = isStation ? undefined : asks.find(({ attribute }) => attribute === 'directions');
  const isKnown = byRules.kind === 'direct' && way?.from === undefined;
  if (way) return isKnown || asks.length > 1 ? undefined : directed(turn, way);
  const isPlain = asks.every(({ attribute, on }) => TOLD_WHOLE[attribute] && on === undefined);
  if (isPlain && (PLACE_ACTS.has(byRules.kind) || byRules.kind === 'ask')) return undefined;
  const resolved = resolve(subjectOf(turn, asks), conversation, scene);
  if (resolved.found === 'beyond')
    return { kind: 'ask', question: { slot: 'ordinal', intent: 'place_details', options: conversation.shown } };
  if (resolved.found !== 'places') return undefined;
  const [placeId] = resolved.placeIds;
  if (resolved.placeIds.length > 1)
    return SEARCH_ACTS.has(byRules.kind) && byRules.kind !== 'recommend'
      ? undefined
      : { kind: 'tell_each', placeIds: resolved.placeIds, question: questionOf(first, frame) };
  // "Any with a terrace?", after a list, narrows it; so does "which ones open on Monday?".
  const isNarrowing = SEARCH_ACTS.has(byRules.kind) && first.forWhom === undefined;
  if (resolved.assumed && (isNarrowing || VAGUE.has(first.attribute))) return undefined;
  const topic = asks.length === 1 ? TOLD_WHOLE[first.attribute] : undefined;
  const assumed = resolved.assumed ?? false;
  if (topic && first.on === undefined) return { kind: topic, placeId: placeId!, assumed };
  const subject = subjectOf(turn, asks);
  const start =
    asks.find((ask) => ask.from)?.from ??
    (first.attribute === 'distance'
      ? frame.references.find((each) => each.kind === 'name' && each !== subject)
      : undefined);
  const from = start && anchorOf(start);
  const questions = asks.map((ask) => forChildrenAgain(questionOf(ask, frame), turn));
  return { kind: 'tell_facts', placeId: placeId!, assumed, questions, ...(from && { from }) };
}

/** "Is it safe?", of people who have told no diet and no allergy, is no question of food. */
function isSafeForNobody(
  { attribute, diet }: FactAsk,
  { frame, conversation: { situation = {} } }: FrameTurn,
): boolean {
  const isTold = (situation.diets ?? []).length + (situation.allergies ?? []).length > 0;
  return attribute === 'diet' && diet === undefined && !isTold && !isOfFood(frame) && frame.situation.length === 0;
}

/** "The hours of the planetarium", "the Cerralbo, how much?": one place by its kind or by a part of its name. */
function oneMeant({ frame, scene, conversation }: FrameTurn): PlaceId | undefined {
  const { references, wishes, unread } = frame;
  if (references.some((each) => isPlace(each) || POINTING.has(each.kind))) return undefined;
  const words = unread.map(({ text }) => text).join(' ');
  // A common word beside a list is no name: "entrada".
  const isName = conversation.shown.length === 0 || /^\p{Lu}/u.test(words);
  const named = words === '' || !isName ? undefined : scene.named?.(words);
  if (named) return named;
  const kinds = wishes.flatMap((wish) => (wish.attribute === 'kind' && wish.polarity === 'want' ? wish.value : []));
  const isListTalk = conversation.shown.length > 1 && kinds.length === 0;
  return kinds.length === 1 && !isListTalk ? scene.onlyOne?.(kinds[0]!) : undefined;
}
const POINTING: ReadonlySet<Reference['kind']> = new Set(['ordinal', 'pronoun', 'all', 'other', 'superlative']);

function factsAbout(turn: FrameTurn, asks: readonly FactAsk[], placeId: PlaceId): DialogueAct {
  const [first] = asks;
  const topic = asks.length === 1 && first && first.on === undefined ? TOLD_WHOLE[first.attribute] : undefined;
  if (topic) return { kind: topic, placeId, assumed: false };
  const questions = asks.map((ask) => forChildrenAgain(questionOf(ask, turn.frame), turn));
  return { kind: 'tell_facts', placeId, assumed: false, questions };
}

/** Places are looked for, and the question is about them: "which museums open on Monday?". */
const isSearched = ({ intents, asks }: Frame): boolean =>
  (intents[0]?.intent === 'recommend' || intents[0]?.intent === 'nearby') &&
  asks.every((ask) => ask.kind === 'fact' && !ask.of);

/** "The 3", of a list of five, is no day of the month. */
const isNumberAsDate = ({ on }: FactAsk, { shown }: TalkState): boolean => {
  const number = /^(?:el |la |the )?(\d)$/iu.exec(on?.said.text.trim() ?? '')?.[1];
  return number !== undefined && Number(number) <= shown.length;
};

/** Asked of nothing in particular, these are mostly no questions about a place. */
const VAGUE: ReadonlySet<string> = new Set(['crowds', 'age', 'size', 'worth_it']);

/** "And for children?", after a price, is about their price. */
function forChildrenAgain(question: FactQuestion, { conversation }: FrameTurn): FactQuestion {
  const isPrice = question.attribute === 'children' && conversation.lastAct === 'tell_prices';
  return isPrice ? { ...question, attribute: 'price', forWhom: 'child' } : question;
}

/** What the question points at; else the one name of the message. */
function subjectOf({ frame, heard }: FrameTurn, asks: readonly FactAsk[]): Reference | undefined {
  const said = asks.find(({ of }) => of)?.of;
  if (said && said.kind !== 'pronoun') return said;
  const numbered = frame.references.filter(({ kind }) => kind === 'ordinal' || kind === 'other');
  if (numbered.length === 1) return numbered[0];
  const counted = heard.request.ordinal;
  if (numbered.length === 0 && counted !== undefined) return ordinalOf(counted);
  const names = frame.references.filter((each) => each.kind === 'name' && each.role !== 'near' && each.role !== 'from');
  return names.length === 1 && isPlace(names[0]!) ? names[0] : said;
}

/** "The 2nd", which reads like a date too: the number as the rules count it, from the end when negative. */
function ordinalOf(ordinal: number): Reference {
  const said = { start: 0, end: 0, text: '' };
  if (ordinal === 0) return { kind: 'ordinal', index: 0, middle: true, said };
  return ordinal > 0
    ? { kind: 'ordinal', index: ordinal, said }
    : { kind: 'ordinal', index: -ordinal, fromEnd: true, said };
}

const isOfFood = ({ wishes }: Frame): boolean =>
  wishes.some(({ attribute }) => attribute === 'allergy' || attribute === 'diet');

/** What is asked in truth: "is it good for nuts?" wants no judgement of the place, "free for children?" their price. */
function attributeOf({ attribute, forWhom }: FactAsk, frame: Frame): FactAttribute {
  if (attribute === 'worth_it' && isOfFood(frame)) return 'diet';
  return attribute === 'free_entry' && forWhom !== undefined && forWhom !== 'adult' ? 'price' : attribute;
}

const questionOf = (ask: FactAsk, frame: Frame): FactQuestion => ({
  attribute: attributeOf(ask, frame),
  ...(ask.on && { on: ask.on }),
  ...(ask.forWhom && { forWhom: ask.forWhom }),
  ...(ask.diet && { diet: ask.diet }),
});

function directed({ conversation, scene, frame }: FrameTurn, { of, from }: FactAsk): DialogueAct | undefined {
  const goal = of ?? frame.references.find((each) => each.kind === 'name' && each.role !== 'from');
  const resolved = resolve(goal, conversation, scene);
  const start = from && anchorOf(from);
  const common = { kind: 'direct', ...(start && { from: start }) } as const;
  if (resolved.found === 'spot') return { ...common, to: resolved.anchor };
  return resolved.found === 'places' ? { ...common, to: { placeId: resolved.placeIds[0]! } } : undefined;
}

/**
 * "Palacio Real, domingo", "my gran is in a wheelchair, does La Bola work?": a place with a day or a condition asks whether
 * the one holds of the other.
 */
export function conditionsAsked({ frame, scene }: FrameTurn, byRules: DialogueAct): DialogueAct | undefined {
  const { asks, plan, references, wishes, changes } = frame;
  const names = references.filter((each) => isPlace(each) && each.kind === 'name' && ABOUT_ROLES.has(each.role));
  const [name] = names;
  const placeId = name && placeIdIn(name);
  if (!placeId || names.length > 1 || asks.length > 0 || plan || references.some(({ kind }) => kind === 'stay'))
    return undefined;
  const place = scene.placeOf(placeId);
  if (!place || changes.some(({ kind }) => kind === 'reject') || !ABOUT_ONE.has(byRules.kind)) return undefined;
  // "Restaurants near Casa Lucio" looks for others; "the restaurant La Bola" says what La Bola is.
  const whats = wishes.filter(isWhat);
  const isItsKind = ({ attribute, value }: Wish) =>
    attribute === 'category'
      ? place.categories.includes(value as never)
      : VOCABULARY.isOf(place, attribute as 'kind', value as string);
  const isSubject = name.kind === 'name' && name.role === 'subject';
  if (whats.length > 0 && (!isSubject || !whats.every(isItsKind))) return undefined;
  if (!isSubject && byRules.kind !== 'describe' && byRules.kind !== 'note') return undefined;
  const questions = questionsIn(frame).filter(({ attribute }) => isSubject || !attribute.startsWith('feature:'));
  return questions.length > 0 ? { kind: 'tell_facts', placeId, assumed: false, questions } : undefined;
}
const ABOUT_ROLES: ReadonlySet<string> = new Set(['subject', 'in', 'to', 'near']);
const ABOUT_ONE: ReadonlySet<DialogueAct['kind']> = new Set([
  'describe',
  'note',
  'recommend',
  'nearby',
  'tell_features',
]);

/** Conditions as questions, each once. */
function questionsIn({ wishes, whens, situation }: Frame): readonly FactQuestion[] {
  const when = whens.find(({ day, weekdays }) => day !== undefined || weekdays !== undefined);
  const isFree = wishes.some(({ attribute }) => attribute === 'free');
  const conditions = wishes.flatMap((wish): FactQuestion | readonly [] => {
    switch (wish.attribute) {
      case 'wheelchair':
        return { attribute: 'wheelchair' };
      case 'feature':
        return wish.strength === 'must' ? { attribute: `feature:${wish.value}` as FactAttribute } : [];
      case 'diet':
        return { attribute: 'diet', diet: wish.value };
      case 'free':
        return { attribute: 'free_entry', ...(when && { on: when }) };
      case 'price_level':
      case 'amount':
        return { attribute: 'price' };
      default:
        return [];
    }
  });
  const access = situation.some((fact) => fact.kind === 'access' && fact.value === 'wheelchair');
  const needs: FactQuestion[] =
    access && !conditions.some(({ attribute }) => attribute === 'wheelchair') ? [{ attribute: 'wheelchair' }] : [];
  const hours: FactQuestion[] = when && !isFree ? [{ attribute: 'hours', on: when }] : [];
  return [...hours, ...needs, ...conditions];
}

/** "And the second one?": the same questions about another place; "and on Sunday?": about another day. */
export function factsAgain(turn: FrameTurn, byRules: DialogueAct): DialogueAct | undefined {
  return onAnotherDay(turn, byRules) ?? ofAnotherPlace(turn, byRules);
}

function onAnotherDay({ frame, conversation }: FrameTurn, byRules: DialogueAct): DialogueAct | undefined {
  const { lastFacts, lastAct, focus } = conversation;
  const { whens, references, asks, wishes } = frame;
  const when = whens.find(({ day, weekdays }) => day !== undefined || weekdays !== undefined);
  const before = lastFacts ?? (lastAct === 'tell_hours' ? [{ attribute: 'hours' as const }] : []);
  const dated = before.filter(({ attribute }) => DATED.has(attribute));
  const isOnlyADay = asks.length === 0 && wishes.every(({ attribute }) => attribute === 'open');
  if (!when || !focus || dated.length === 0 || !isOnlyADay) return undefined;
  if (references.some(({ kind }) => kind !== 'pronoun') || byRules.kind === 'plan') return undefined;
  return {
    kind: 'tell_facts',
    placeId: focus,
    assumed: false,
    questions: dated.map((each) => ({ ...each, on: when })),
  };
}
const DATED: ReadonlySet<FactAttribute> = new Set(['hours', 'free_entry', 'last_admission']);

function ofAnotherPlace({ frame, conversation, scene }: FrameTurn, byRules: DialogueAct): DialogueAct | undefined {
  const { lastFacts } = conversation;
  const [reference, ...others] = frame.references;
  if (!lastFacts || !reference || others.length > 0) return undefined;
  if (reference.kind === 'pronoun' || reference.kind === 'all') return undefined;
  if (
    frame.asks.length > 0 ||
    hasWhat(frame) ||
    !['describe', 'ask', 'more', 'tell_hours', 'tell_prices', 'tell_features'].includes(byRules.kind)
  )
    return undefined;
  const resolved = resolve(reference, conversation, scene);
  if (resolved.found !== 'places') return undefined;
  return { kind: 'tell_facts', placeId: resolved.placeIds[0]!, assumed: false, questions: lastFacts };
}
