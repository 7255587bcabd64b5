// Decides which facts of which place a message asks for: in words, by naming a place with a day or a condition, or as the
// question of the turn before for another place or another day.
import type { PlaceId } from '../domain/branded.ts';
import { LANGUAGES } from '../domain/language.ts';
import type { Place } from '../domain/place.ts';
import { foldAccents } from '../domain/text.ts';
import type { Ask, FactAttribute, Frame, Reference, When } from '../nlp/frame.ts';
import { isLongStay } from '../nlp/reading/wishes.ts';
import { VOCABULARY } from '../vocabulary/bundled.ts';
import type { Wish } from '../wishes/wish.ts';
import { type DialogueAct, PLACE_ACTS, type PlaceTopic, SEARCH_ACTS } from './acts.ts';
import { ATTRIBUTE_OF, dayIn } from './asked-at.ts';
import { hears } from './cues.ts';
import { isPlace, placeIdIn, resolve, startAt } from './resolve.ts';
import type { FactQuestion, TalkState } from './state.ts';
import type { Turn } from './turn.ts';
import { dayOfWish, hasWhat, isWhat } from './wish-search.ts';

type FactAsk = Extract<Ask, { kind: 'fact' }>;

/** Attributes that whole replies of their own exist for, where no date and nobody in particular is named. */
const TOLD_WHOLE: Readonly<Partial<Record<string, PlaceTopic>>> = {
  hours: 'tell_hours',
  price: 'tell_prices',
  why: 'explain',
  description: 'describe',
};

export function factsOf(turn: Turn, usual: DialogueAct): DialogueAct | undefined {
  const { frame, conversation, scene } = turn;
  const asks = frame.asks
    .filter((ask): ask is FactAsk => ask.kind === 'fact' && !isSafeForNobody(ask, turn))
    .map((ask) => asMeant(ask, frame, conversation));
  const [first] = asks;
  if (!first) return undefined;
  const meant = first.of && first.of.kind !== 'pronoun' ? ofOtherKind(turn, first.of) : oneMeant(turn);
  if (meant) return factsAbout(turn, asks, meant);
  if ((hasWhat(frame) && !first.of) || isSearched(frame)) return undefined;
  if (usual.kind === 'explain' || (usual.kind === 'refine' && !first.of && !first.forWhom)) return undefined;
  if (SEARCH_ACTS.has(usual.kind) && first.attribute === 'distance') return undefined;
  if (usual.kind === 'out_of_scope' && (!first.of || first.attribute === 'booking')) return undefined;
  if (asks.some((ask) => ask.attribute === 'feature:indoors' || isNumberAsDate(ask, conversation))) return undefined;
  const isStation = asks.some(({ attribute }) => attribute === 'station');
  const way = isStation ? undefined : asks.find(({ attribute }) => attribute === 'directions');
  const isKnown = usual.kind === 'direct' && way?.from === undefined;
  if (way) return isKnown || asks.length > 1 ? undefined : directed(turn, way);
  const isPlain = asks.every(
    ({ attribute, on, forWhom }) => TOLD_WHOLE[attribute] && on === undefined && forWhom === undefined,
  );
  const isVague = usual.kind === 'tell_features' || usual.kind === 'describe';
  const isToldAnyway = !isVague || first.of?.kind !== 'name' || first.attribute === 'description';
  if (isPlain && ((PLACE_ACTS.has(usual.kind) && isToldAnyway) || usual.kind === 'ask')) return undefined;
  const resolved = placeOfSpot(resolve(subjectOf(turn, asks), conversation, scene), turn);
  if (resolved.found === 'beyond')
    return { kind: 'ask', question: { slot: 'ordinal', intent: 'place_details', options: conversation.shown } };
  if (resolved.found !== 'places') return undefined;
  const [placeId] = resolved.placeIds;
  if (resolved.placeIds.length > 1)
    return SEARCH_ACTS.has(usual.kind) && usual.kind !== 'recommend'
      ? undefined
      : { kind: 'tell_each', placeIds: resolved.placeIds, question: questionOf(first, frame) };
  // "Any with a terrace?", after a list, narrows it; so does "which ones open on Monday?".
  const isNarrowing = SEARCH_ACTS.has(usual.kind) && first.forWhom === undefined;
  if (resolved.assumed && (isNarrowing || VAGUE.has(first.attribute))) return undefined;
  const topic = asks.length === 1 && first.forWhom === undefined ? TOLD_WHOLE[first.attribute] : undefined;
  const assumed = resolved.assumed ?? false;
  if (topic && first.on === undefined) return { kind: topic, placeId: placeId!, assumed };
  const subject = subjectOf(turn, asks);
  const start =
    asks.find((ask) => ask.from)?.from ??
    (first.attribute === 'distance'
      ? frame.references.find((each) => each.kind === 'name' && each !== subject)
      : undefined);
  const from = start && startAt(start, conversation, scene);
  const questions = asks.map((ask) => forChildrenAgain(questionOf(ask, frame), turn));
  return { kind: 'tell_facts', placeId: placeId!, assumed, questions, ...(from && { from }) };
}

/** The square is a place of the catalogue, too, when something is asked of it that only a place has. */
function placeOfSpot(resolved: ReturnType<typeof resolve>, { scene }: Turn): ReturnType<typeof resolve> {
  const { name } = resolved.found === 'spot' ? resolved.anchor : {};
  const placeId = name === undefined ? undefined : scene.named?.(name);
  return placeId && scene.placeOf(placeId)?.name === name ? { found: 'places', placeIds: [placeId] } : resolved;
}

/** "How long does it take from the station?" asks the way; "opening of the Prado, Saturday" asks the hours of that day. */
function asMeant(ask: FactAsk, { references, whens }: Frame, { wishes = [] }: TalkState): FactAsk {
  const start = references.find((each) => each !== ask.of && each.kind === 'name' && WAY_ROLES.has(each.role));
  if (ask.attribute === 'duration' && start) return { ...ask, attribute: 'distance', from: start };
  const when = dayIn({ whens });
  if (!DATED.has(ask.attribute)) return ask;
  if (ask.on === undefined) return when ? { ...ask, on: when } : ask;
  // "Are they open at two?", of a list for Saturday.
  const day = wishes.flatMap((wish) => dayOfWish(wish) ?? [])[0];
  const { isNow, weekdays } = ask.on;
  const isHourAlone = ask.on.day === undefined && !isNow && !weekdays && ask.on.fromMin !== undefined;
  return day !== undefined && isHourAlone ? { ...ask, on: { ...ask.on, day } } : ask;
}

const WAY_ROLES: ReadonlySet<string> = new Set(['from', 'near']);

/** "Is it safe?", of people who have told no diet and no allergy, is no question of food. */
function isSafeForNobody({ attribute, diet }: FactAsk, { frame, conversation: { situation = {} } }: Turn): boolean {
  const isTold = (situation.diets ?? []).length + (situation.allergies ?? []).length > 0;
  return attribute === 'diet' && diet === undefined && !isTold && !isOfFood(frame) && frame.situation.length === 0;
}

/** "The hours of the planetarium", "the Cerralbo, how much?": one place by its kind or by a part of its name. */
function oneMeant({ frame, scene, conversation }: Turn): PlaceId | undefined {
  const { references, wishes, unread } = frame;
  const words = unread.map(({ text }) => text).join(' ');
  const isProper = /^\p{Lu}/u.test(words);
  // "Cierra" points at a place that was talked about, where there is one and no name follows.
  const isPointing = isProper || isNothingInQuestion(conversation) ? ORDERED : POINTING;
  if (references.some((each) => isPlace(each) || isPointing.has(each.kind))) return undefined;
  // A common word beside a list is no name: "entrada".
  const isName = conversation.shown.length === 0 || isProper;
  const named = isName ? namedBeside(words, frame, scene) : undefined;
  if (named) return named;
  const kinds = wishes.flatMap((wish) => (wish.attribute === 'kind' && wish.polarity === 'want' ? wish.value : []));
  const isListTalk = conversation.shown.length > 1 && kinds.length === 0;
  return kinds.length === 1 && !isListTalk ? scene.onlyOne?.(kinds[0]!) : undefined;
}

/** "The naval museum", "Romanticism museum": words that nobody read with the noun beside them, both, or the noun alone. */
function namedBeside(words: string, frame: Frame, scene: Turn['scene']): PlaceId | undefined {
  const [what, ...others] = frame.wishes.filter((wish) => isWhat(wish) && wish.said);
  const noun = what && others.length === 0 ? what.said!.text : '';
  const concept = noun && what?.attribute === 'kind' ? VOCABULARY.concept('kind', what.value) : undefined;
  const labels = concept ? LANGUAGES.map((language) => VOCABULARY.labelOf(concept, language, 1)) : [];
  const whole = [...frame.unread.map((said) => said), ...(noun ? [what!.said!] : [])]
    .sort((a, b) => a.start - b.start)
    .map(({ text }) => text)
    .join(' ');
  for (const text of new Set([noun && whole, words, noun, ...labels])) {
    const placeId = text ? scene.named?.(text) : undefined;
    const place = placeId && scene.placeOf(placeId);
    if (place && ((text === words && /^\p{Lu}/u.test(words)) || !what || isOfIts(what, place))) return placeId;
  }
  return undefined;
}

/** "The Almudena cemetery": the name alone is a cathedral's; with the noun beside it, it is the cemetery's. */
function ofOtherKind({ frame, scene }: Turn, named: Reference): PlaceId | undefined {
  const place = scene.placeOf(placeIdIn(named) ?? ('' as PlaceId));
  const [what, ...others] = frame.wishes.filter((wish) => isWhat(wish) && wish.said);
  if (!place || !what || others.length > 0 || isOfIts(what, place)) return undefined;
  const words = [what.said!, named.said].sort((a, b) => a.start - b.start).map(({ text }) => text);
  const other = scene.placeOf(scene.named?.(words.join(' ')) ?? ('' as PlaceId));
  return other && isOfIts(what, other) ? other.id : undefined;
}

const isOfIts = ({ attribute, value }: Wish, place: Place): boolean =>
  attribute === 'category'
    ? place.categories.includes(value as never)
    : VOCABULARY.isOf(place, attribute as 'kind', value as string);

const isNothingInQuestion = ({ focus, shown }: TalkState): boolean => focus === undefined && shown.length === 0;
const ORDERED: ReadonlySet<Reference['kind']> = new Set(['ordinal', 'all', 'other', 'superlative']);
const POINTING: ReadonlySet<Reference['kind']> = new Set([...ORDERED, 'pronoun']);

function factsAbout(turn: Turn, asks: readonly FactAsk[], placeId: PlaceId): DialogueAct {
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
function forChildrenAgain(question: FactQuestion, { conversation }: Turn): FactQuestion {
  const isPrice = question.attribute === 'children' && conversation.lastAct === 'tell_prices';
  return isPrice ? { ...question, attribute: 'price', forWhom: 'child' } : question;
}

/** What the question points at; else the one name of the message. */
function subjectOf({ frame, heard }: Turn, asks: readonly FactAsk[]): Reference | undefined {
  const said = asks.find(({ of }) => of)?.of;
  if (said && said.kind !== 'pronoun') return said;
  const numbered = frame.references.filter((each) => NUMBERED.has(each.kind) && !('role' in each && each.role));
  if (numbered.length === 1) return numbered[0];
  // "On the 6th of January" counts days, "the 2nd" a list.
  const isDated = asks.some(({ on }) => on?.day !== undefined && DAY_OF_MONTH.test(on.said.text));
  const counted = isDated ? undefined : heard.request.ordinal;
  if (numbered.length === 0 && counted !== undefined) return ordinalOf(counted);
  const names = frame.references.filter((each) => each.kind === 'name' && each.role !== 'from');
  const subjects = names.filter((each) => each.kind === 'name' && each.role !== 'near');
  if (subjects.length === 1 && (isPlace(subjects[0]!) || !said)) return subjects[0];
  // "What do they charge at the top of the Círculo?": nothing else is named that could cost anything.
  const isItsOwn = asks.every(({ attribute }) => !OF_WAYS.has(attribute));
  return said ?? (names.length === 1 && isItsOwn && !hasWhat(frame) && isPlace(names[0]!) ? names[0] : undefined);
}
const NUMBERED: ReadonlySet<Reference['kind']> = new Set(['ordinal', 'other', 'superlative', 'type']);
const DAY_OF_MONTH = /\d\p{L}*(?: \p{L}+)? \p{L}{3,}/u;
const OF_WAYS: ReadonlySet<FactAttribute> = new Set(['distance', 'station', 'directions']);

/** "The 2nd", which reads like a date too: the number as requests count it, from the end when negative. */
function ordinalOf(ordinal: number): Reference {
  const said = { start: 0, end: 0, text: '' };
  if (ordinal === 0) return { kind: 'ordinal', index: 0, middle: true, said };
  return ordinal > 0
    ? { kind: 'ordinal', index: ordinal, said }
    : { kind: 'ordinal', index: -ordinal, fromEnd: true, said };
}

const isOfFood = ({ wishes }: Frame): boolean =>
  wishes.some(({ attribute }) => attribute === 'allergy' || attribute === 'diet');

const isForChildren = ({ wishes, situation }: Frame): boolean =>
  wishes.some((wish) => wish.attribute === 'feature' && wish.value === 'children') ||
  situation.some((fact) => fact.kind === 'party' && fact.value.withChildren);

/** What is asked in truth: "is it good for nuts?" wants no judgement of the place, "free for children?" their price. */
function attributeOf({ attribute, forWhom }: FactAsk, frame: Frame): FactAttribute {
  if (attribute === 'worth_it' && isOfFood(frame)) return 'diet';
  if (attribute === 'worth_it' && isForChildren(frame)) return 'children';
  return attribute === 'free_entry' && forWhom !== undefined && forWhom !== 'adult' ? 'price' : attribute;
}

const CHRISTMAS_DAY = '-12-25';

/** "Is it open at Christmas?" asks for Christmas Day, of the weeks that a list would be for. */
function asOneDay(when: When): When {
  const { untilDay: _, ...first } = when;
  return isLongStay(when) && when.day?.endsWith(CHRISTMAS_DAY) ? first : when;
}

export const questionOf = (ask: FactAsk, frame: Frame): FactQuestion => ({
  attribute: attributeOf(ask, frame),
  ...(ask.on && { on: asOneDay(ask.on) }),
  ...(ask.forWhom && { forWhom: ask.forWhom }),
  ...(ask.diet && { diet: ask.diet }),
  ...(ask.attribute === 'people' && { said: frame.text }),
});

function directed({ conversation, scene, frame }: Turn, { of, from }: FactAsk): DialogueAct | undefined {
  const goal = of ?? frame.references.find((each) => each.kind === 'name' && each.role !== 'from');
  const resolved = resolve(goal, conversation, scene);
  const start = from && startAt(from, conversation, scene);
  const common = { kind: 'direct', ...(start && { from: start }) } as const;
  if (resolved.found === 'spot') return { ...common, to: resolved.anchor };
  return resolved.found === 'places' ? { ...common, to: { placeId: resolved.placeIds[0]! } } : undefined;
}

/**
 * "Palacio Real, domingo", "my gran is in a wheelchair, does La Bola work?": a place with a day or a condition asks whether
 * the one holds of the other.
 */
export function conditionsAsked(turn: Turn, usual: DialogueAct): DialogueAct | undefined {
  const { frame, scene } = turn;
  const { asks, plan, references, wishes, changes } = frame;
  const names = references.filter((each) => isPlace(each) && each.kind === 'name' && ABOUT_ROLES.has(each.role));
  const [name] = names;
  if (names.length > 1 || asks.length > 0 || plan || references.some(({ kind }) => kind === 'stay')) return undefined;
  if (!ABOUT_ONE.has(usual.kind) || changes.some(({ kind }) => kind === 'reject')) return undefined;
  if (!name) return conditionsOfKind(turn);
  const placeId = placeIdIn(name);
  const place = placeId && scene.placeOf(placeId);
  if (!place) return undefined;
  // "Restaurants near Casa Lucio" looks for others; "the restaurant La Bola" says what La Bola is.
  const whats = wishes.filter(isWhat);
  const isSubject = name.kind === 'name' && name.role === 'subject';
  // "Can you eat at Casa Lucio on Sunday?" asks about the one.
  const isAskedOf = name.kind === 'name' && name.role === 'in' && OF_ONE.has(frame.intents[0]?.intent ?? '');
  const isAbout = isSubject || isAskedOf;
  if (whats.length > 0 && (!isAbout || !whats.every((what) => isOfIts(what, place)))) return undefined;
  if (!isAbout && usual.kind !== 'describe' && usual.kind !== 'note') return undefined;
  const isAlone = isSubject || (usual.kind === 'describe' && name.kind === 'name' && name.role !== 'to');
  const questions = questionsIn(frame).filter(({ attribute }) => isAlone || !attribute.startsWith('feature:'));
  return questions.length > 0 ? { kind: 'tell_facts', placeId, assumed: false, questions } : undefined;
}

/** "Access of the archaeological museum", "naval museum: free?": a noun that only one place has, or is called. */
function conditionsOfKind({ frame, scene, conversation }: Turn): DialogueAct | undefined {
  const [what, ...others] = frame.wishes.filter(isWhat);
  const isOthers = frame.references.length > 0 || others.length > 0 || conversation.shown.length > 1;
  if (!what?.said || isOthers) return undefined;
  const called = scene.named?.(what.said.text);
  const place = scene.placeOf((what.attribute === 'kind' && scene.onlyOne?.(what.value)) || called || ('' as PlaceId));
  if (!place || !isOfIts(what, place)) return undefined;
  const isOnly = what.attribute === 'kind' && scene.onlyOne?.(what.value) === place.id;
  const isCalled = [place.name, ...place.aliases].some((each) => foldAccents(each) === foldAccents(what.said!.text));
  const said = questionsIn(frame);
  const asked = ATTRIBUTE_OF[frame.intents[0]?.intent ?? ''];
  // "Precio museo naval": the main intent asks, and no word of it was read as a question.
  const questions = said.length === 0 && asked && frame.asks.length === 0 ? [{ attribute: asked }] : said;
  if ((!isOnly && !isCalled) || questions.length === 0) return undefined;
  return { kind: 'tell_facts', placeId: place.id, assumed: false, questions };
}
const OF_ONE: ReadonlySet<string> = new Set(['place_details', 'opening_hours', 'prices']);
const ABOUT_ROLES: ReadonlySet<string> = new Set(['subject', 'in', 'to', 'near']);
const ABOUT_ONE: ReadonlySet<DialogueAct['kind']> = new Set([
  'describe',
  'tell_hours',
  'tell_prices',
  'note',
  'recommend',
  'nearby',
  'tell_features',
]);

/** Conditions as questions, each once. */
function questionsIn({ wishes, whens, situation }: Frame): readonly FactQuestion[] {
  const when = dayIn({ whens });
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
export function factsAgain(turn: Turn, usual: DialogueAct): DialogueAct | undefined {
  return onAnotherDay(turn, usual) ?? ofAnotherPlace(turn, usual) ?? wholeAgain(turn);
}

/** "And the Prado?", after hours, prices or the way, of which a whole reply was made. */
function wholeAgain(turn: Turn): DialogueAct | undefined {
  const { frame, conversation, scene } = turn;
  const topic = AGAIN.find((each) => each === conversation.lastAct);
  const [reference, ...others] = frame.references;
  if (!topic || !reference || others.length > 0 || reference.kind === 'all' || !hears('continues', frame))
    return undefined;
  if (frame.asks.length > 0 || frame.attitudes.length > 0 || hasWhat(frame)) return undefined;
  if (reference.kind === 'name' && reference.role === 'near') return undefined;
  const resolved = resolve(reference, conversation, scene);
  if (resolved.found !== 'places') return undefined;
  const placeId = resolved.placeIds[0]!;
  return topic === 'direct' ? { kind: topic, to: { placeId } } : { kind: topic, placeId, assumed: false };
}
const AGAIN = ['tell_hours', 'tell_prices', 'direct'] as const;

function onAnotherDay({ frame, conversation }: Turn, usual: DialogueAct): DialogueAct | undefined {
  const { lastFacts, lastAct, focus } = conversation;
  const { whens, references, asks, wishes } = frame;
  const when = dayIn({ whens });
  const before = lastFacts ?? (lastAct === 'tell_hours' ? [{ attribute: 'hours' as const }] : []);
  const dated = before.filter(({ attribute }) => DATED.has(attribute));
  const isOnlyADay = asks.length === 0 && wishes.every(({ attribute }) => attribute === 'open');
  if (!when || !focus || dated.length === 0 || !isOnlyADay) return undefined;
  // "The 6th of January" is a day, though it reads like the sixth of a list.
  const others = references.filter(({ kind, said }) => kind !== 'pronoun' && !isWithin(said, when.said));
  if (others.length > 0 || usual.kind === 'plan') return undefined;
  return {
    kind: 'tell_facts',
    placeId: focus,
    assumed: false,
    questions: dated.map((each) => ({ ...each, on: when })),
  };
}
const isWithin = (one: When['said'], other: When['said']): boolean => one.start < other.end && other.start < one.end;
const DATED: ReadonlySet<FactAttribute> = new Set(['hours', 'free_entry', 'last_admission']);

function ofAnotherPlace({ frame, conversation, scene }: Turn, usual: DialogueAct): DialogueAct | undefined {
  const { lastFacts } = conversation;
  const [reference, ...others] = frame.references;
  if (!lastFacts || !reference || others.length > 0) return undefined;
  if (reference.kind === 'pronoun' || reference.kind === 'all') return undefined;
  if (
    frame.asks.length > 0 ||
    hasWhat(frame) ||
    !['describe', 'ask', 'more', 'tell_hours', 'tell_prices', 'tell_features'].includes(usual.kind)
  )
    return undefined;
  const resolved = resolve(reference, conversation, scene);
  if (resolved.found !== 'places') return undefined;
  const when = dayIn(frame);
  const questions = lastFacts.map((each) => (when && DATED.has(each.attribute) ? { ...each, on: when } : each));
  return { kind: 'tell_facts', placeId: resolved.placeIds[0]!, assumed: false, questions };
}
