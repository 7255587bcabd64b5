// A turn of conversation without a database: a message and the conversation before it give an answer and the conversation
// after it.

import type { DialogueAct } from '../../chat/acts.ts';
import { type Answer, cardsOf } from '../../chat/answer.ts';
import type { Card } from '../../chat/card.ts';
import { chooseAct } from '../../chat/dialogue.ts';
import { alsoAsked } from '../../chat/facts/also.ts';
import { withFirstOfList, withWholeList } from '../../chat/places/first-of-list.ts';
import { resolve } from '../../chat/places/resolve.ts';
import { heldIn, withoutPlacesTurnedDown, withoutPlan } from '../../chat/plan/turned-down.ts';
import { remember } from '../../chat/remember.ts';
import { cityWordsOf, composeReply } from '../../chat/replies/compose.ts';
import { varietyOf } from '../../chat/replies/variety.ts';
import { situationNow } from '../../chat/situation.ts';
import type { TalkState } from '../../chat/state.ts';
import { type City, centerName } from '../../city/city.ts';
import type { CivilDay } from '../../domain/civil-day.ts';
import type { Place } from '../../domain/place.ts';
import type { Profile } from '../../domain/profile.ts';
import type { Recommendation } from '../../domain/recommendation.ts';
import { civilNow } from '../../hours/city-hours.ts';
import { grammarOf } from '../../nlp/languages/grammars.ts';
import { figuresIn } from '../../nlp/reading/echoed.ts';
import type { Understanding } from '../../nlp/understanding.ts';
import type { HouseRules, RuleStart } from '../../recommend/house-rules.ts';
import type { ChatAnswer } from './answered.ts';
import { carryOut, type DecidedTurn } from './carry-out.ts';
import { hearAlone } from './hearing.ts';
import { cityMoment } from './hearing-context.ts';
import { withAsker } from './kept-of-turn.ts';
import { leftOver } from './left-over.ts';
import type { Start } from './lists/hunt.ts';
import { lookupOf, standingAt, whereabouts } from './look-up.ts';
import { namesTold } from './names-told.ts';
import { scoredTogether } from './reason.ts';
import { withSettled, withSettledAnchor } from './settled-on.ts';
import {
  ALONE,
  afresh,
  answeredApart,
  numberedOn,
  ofPart,
  type Part,
  pointsBack,
  withoutWays,
  withTexts,
} from './several-asks.ts';
import type { TakenTurn } from './taken-turn.ts';
import { actOf, type Heard, toldKeys, topicsTold } from './topics-told.ts';
import { understoodOf } from './understood.ts';
import { worksTold } from './works-told.ts';
import type { ConversationWorld, Scene } from './world.ts';

interface Circumstances {
  readonly world: ConversationWorld;
  readonly account: Profile;
  readonly now: Date;
  readonly includeReviewed: boolean;
  readonly rules?: HouseRules;
}

/** The turn itself, without a database: everything is given, everything comes back. */
export function takeTurn(
  circumstances: Circumstances,
  known: TalkState,
  heard: Heard,
  location: Place['position'] | undefined,
): TakenTurn {
  const { world, now } = circumstances;
  if (heard.frame.isOfStops && known.plan) return besideThePlan(circumstances, known, heard, location);
  const kept = heard.frame.isPlanRefused ? withoutPlan(known) : known;
  const { settledOn } = heard;
  const settled = settledOn ? withSettledAnchor(withSettled(kept, settledOn), settledOn, heard.frame) : kept;
  const before: TalkState = heard.leaving ? { ...settled, leaving: { ...kept.leaving, ...heard.leaving } } : settled;
  const asks = heard.asks && withoutWays(heard.asks, before);
  const answerTo = (ask: string, state: TalkState, part: Part) => {
    const anew = part.at === 0 ? state : afresh(state);
    const said = (asks ?? []).slice(0, part.at).join(' ');
    const alone = hearAlone(world, ask, anew, now, location, said);
    const isOfFocus = alone.topics?.topics.some(
      ({ places }) => state.focus !== undefined && places.includes(state.focus),
    );
    const isAnew = anew === state || !(pointsBack(alone.frame) || isOfFocus);
    const one = isAnew ? alone : hearAlone(world, ask, state, now, location, said);
    return { ...takenAlone(circumstances, isAnew ? anew : state, one, location, part), frame: one.frame };
  };
  const apart = asks && answeredApart(asks, before, answerTo);
  const taken = apart
    ? { ...apart, answer: { ...apart.answer, extractedPreferences: heard.preferences } }
    : takenAlone(circumstances, before, heard, location, ALONE);
  const rest = leftOver(taken, heard, before, {
    take(clause, state) {
      const alone = hearAlone(world, clause, state, now, location);
      const { frame, topics } = alone;
      return { act: actAlone(circumstances, state, alone, location), frame, ...(topics && { topics }) };
    },
    meant(reference, state) {
      const lookup = lookupOf(sceneOf(circumstances, before, heard), whereabouts(before.position, location));
      const found = resolve(reference, state, lookup);
      const [only, ...others] = found.found === 'places' && !found.assumed ? found.placeIds : [];
      return others.length === 0 ? only : undefined;
    },
    say: (act, state) =>
      takenAlone(circumstances, state, withoutTopics(heard), location, ALONE, act).answer.responseText,
  });
  return withFigures(rest.length > 0 ? withTexts(taken, rest) : taken, heard);
}

/** Places are asked about, and the plan that stands stays aside meanwhile. */
function besideThePlan(
  circumstances: Circumstances,
  { plan, planAsked, planVersions, ...known }: TalkState,
  heard: Heard,
  location: Place['position'] | undefined,
): TakenTurn {
  const taken = takeTurn(circumstances, known, heard, location);
  const kept = { ...(plan && { plan }), ...(planAsked && { planAsked }), ...(planVersions && { planVersions }) };
  return { ...taken, next: { ...taken.next, ...kept } };
}

/** What a reply says of prices and distances is remembered, for the message that wonders at it. */
function withFigures(taken: TakenTurn, { language }: Heard): TakenTurn {
  const { toldFigures: _, ...next } = taken.next;
  const toldFigures = figuresIn(taken.answer.responseText, grammarOf(language));
  return { ...taken, next: { ...next, ...(toldFigures.length > 0 && { toldFigures }) } };
}

/** What a message leads to, without looking anything up for it. */
function actAlone(
  circumstances: Circumstances,
  state: TalkState,
  heard: Heard,
  location: Place['position'] | undefined,
): DialogueAct {
  const here = withFirstOfList(standingAt(state, location), heard.frame);
  const lookup = lookupOf(sceneOf(circumstances, here, heard), whereabouts(state.position, location));
  return actOf(heard, lookup.placeOf, () => chooseAct(here, heard, lookup), here);
}

const withoutTopics = ({ topics: _, asks: __, ...heard }: Heard): Heard => heard;

function sceneOf(
  { world, account, now, includeReviewed, rules }: Circumstances,
  conversation: TalkState,
  heard: Understanding,
): Scene {
  const profile = folded(account, conversation, heard);
  return { world, now, language: heard.language, includeReviewed, profile, ...(rules && { rules }) };
}

function takenAlone(
  circumstances: Circumstances,
  before: TalkState,
  heard: Heard,
  location: Place['position'] | undefined,
  part: Part,
  given?: DialogueAct,
): TakenTurn {
  const { world, now, rules } = circumstances;
  const { frame } = heard;
  const here = standingAt(before, location);
  const held = heldIn(here, frame);
  const conversation = withFirstOfList(held, frame);
  const scene = sceneOf(circumstances, conversation, heard);
  const lookup = lookupOf(scene, whereabouts(before.position, location));
  const chosen = given ?? actOf(heard, lookup.placeOf, () => chooseAct(conversation, heard, lookup), conversation);
  const act = ofPart(withoutPlacesTurnedDown(chosen, conversation), part, conversation);
  const startFor = (each: DialogueAct) => startOf(world.recommend.city, heard, conversation, each, rules?.start);
  const turn: DecidedTurn = { conversation, heard, act, start: startFor(act), frame };
  const found = numberedOn(carryOut(scene, turn), part);
  const cards = cardsOf(found);
  const told = cards.map(({ place }) => place.id);
  const also = given ? [] : alsoAsked(act, told, { conversation, heard, frame, scene: lookup });
  // A way that is told behind other facts begins where a way begins.
  const answers = [found, ...also.map((each) => carryOut(scene, { ...turn, act: each, start: startFor(each) }))];
  const setting = {
    words: cityWordsOf(world.recommend.city, heard.language),
    today: civilNow(world.recommend.hours.clock, now).day,
  };
  const said = answers.map((each) =>
    composeReply(each, heard.language, varietyOf(conversation.id, conversation.turn + part.at), setting),
  );
  const topic = topicsTold(heard, act, scene);
  // A topic may say where else to turn for what was not found: once is enough.
  const about = said.some((text) => text.includes(topic)) ? '' : topic;
  const isInLines = found.kind === 'list' || about !== '' || said.some((text) => text.includes('\n'));
  const responseText = [about, worksTold(frame, found, cards), ...said].filter(Boolean).join(isInLines ? '\n' : ' ');
  const recommendations = recommendationsOf(scene, cards, turn.start);
  const answer: ChatAnswer = {
    conversationId: conversation.id,
    language: heard.language,
    responseText,
    recommendations,
    extractedPreferences: heard.preferences,
    understood: understoodOf(
      scene,
      frame,
      recommendations.map(({ place }) => place),
      settled(act, found),
    ),
  };
  const keys = toldKeys(heard, act, about !== '');
  const mentioned = namesTold(world, found.kind === 'topics' ? found.text : about);
  const next: TalkState = {
    ...withWholeList(remember(conversation, heard, settled(act, found), cards), conversation, held),
    ...(mentioned.length > 0 && { mentioned }),
    ...(keys.length > 0 && { topicsTold: keys }),
  };
  return {
    answer,
    next:
      act.kind === 'forget'
        ? next
        : withAsker(next, conversation, { frame, found, act, today: cityMoment(world, now).slice(0, 10) as CivilDay }),
    act,
    found,
    acts: [act, ...also],
  };
}

/** A wish that nobody grants is given up: what comes next goes on from the place that was named instead. */
const settled = (act: DialogueAct, found: Answer): DialogueAct =>
  found.kind === 'nothing' && found.instead && 'search' in act
    ? ({ ...act, search: found.instead.search } as DialogueAct)
    : act;

/** What was said here weighs more than what the account says, and stays here. */
function folded(account: Profile, conversation: TalkState, heard: Understanding): Profile {
  const spoken = Object.entries({ ...conversation.preferences, ...Object.fromEntries(heard.preferences) });
  return { ...account, categories: new Map([...account.categories, ...(spoken as [never, number][])]) };
}

/**
 * A place named in the message, else where a house rule has lists start, else where they told they stay, else where they
 * stand, else the middle of the city. Talk about what was listed goes on measuring from where the list did; a way begins
 * where the person stands.
 */
function startOf(
  city: City,
  { language, frame }: Understanding,
  { position, anchor: last, situation }: TalkState,
  act: DecidedTurn['act'],
  fixed: RuleStart | undefined,
): Start {
  const { stay, at } = situationNow(situation, frame);
  const own: Start = at
    ? { position: at.position, kind: 'named', name: at.name }
    : position
      ? { position, kind: 'here', name: '' }
      : { position: city.center, kind: 'centre', name: centerName(city, language) };
  if (act.kind === 'direct' && (at || position)) return own;
  const isHere = (at ?? position) !== undefined && frame.references.some(({ kind }) => kind === 'here');
  const home = fixed ?? (isHere ? undefined : stay);
  const here: Start = home ? { position: home.position, kind: 'named', name: home.name } : own;
  // "Which one is nearer to here?", of a list around something else; nor is the place itself the start of the way to it.
  const isItself = 'placeId' in act && act.placeId === last?.placeId;
  const before = isHere || isItself ? undefined : last;
  const anchor = 'search' in act ? act.search.anchor : ('from' in act && act.kind !== 'direct' && act.from) || before;
  const unknownPlace = frame.unknownPlace && { unknownPlace: frame.unknownPlace.text };
  const start: Start =
    anchor?.name === undefined ? here : { position: anchor.position, kind: 'named', name: anchor.name };
  return { ...start, ...unknownPlace };
}

/** A place that the person rated 2 or below may be talked about when they ask, and is still not recommended. */
function recommendationsOf(scene: Scene, cards: readonly Card[], start: Start): readonly Recommendation[] {
  if (cards.length === 0) return [];
  const { items } = scoredTogether(scene, cards, start);
  return cards.flatMap(({ place }) => {
    const item = items.find((each) => each.place.id === place.id);
    return item ? { ...item, place } : [];
  });
}
