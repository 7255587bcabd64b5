// Runs the turns of the chat and returns their understanding as plain fields.
import type { DialogueAct } from '../chat/acts.ts';
import { indexOf } from '../chat/places/reference.ts';
import type { TalkState } from '../chat/state.ts';
import { asConversationId } from '../domain/branded.ts';
import { catalogueOf, sourceRatings } from '../domain/catalogue.ts';
import { type Conversation, newConversation } from '../domain/conversation.ts';
import type { Place } from '../domain/place.ts';
import { EMPTY_PROFILE } from '../domain/profile.ts';
import { SOURCES } from '../ingest/sources.ts';
import type { Frame } from '../nlp/frame.ts';
import type { Intent, Understanding } from '../nlp/understanding.ts';
import { hear } from './conversation/hearing.ts';
import { takeTurn } from './conversation/take-turn.ts';
import type { ConversationWorld } from './conversation/world.ts';
import { type WorldParts, worldBuilder } from './world.ts';

/** One turn as `understand --jsonl` tells it. Absent: not said. */
export interface HeardTurn {
  readonly preferences: Readonly<Record<string, number>>;
  readonly intent: string;
  readonly anchorPlace?: string;
  readonly nearCategory?: string;
  readonly ordinal?: number;
  readonly sortBy?: string;
  readonly refine?: string;
  readonly language: string;
  readonly frame: ToldFrame;
}

/** A frame as JSON holds it: ratings as an object, names without the forms that people write. */
type ToldFrame = Readonly<Record<string, unknown>>;

export const toldFrame = ({ preferences, ...frame }: Frame): ToldFrame =>
  JSON.parse(
    JSON.stringify({ ...frame, preferences: Object.fromEntries(preferences) }, (key, value) =>
      key === 'entry' ? { name: value.name, thing: value.thing } : value,
    ),
  );

/** @param now settles "open now" where places are chosen */
export function hearConversation(world: ConversationWorld, messages: readonly string[], now: Date): HeardTurn[] {
  let frame: TalkState = newConversation(asConversationId('heard'), 'en');
  /** Everything that was called by its name so far. */
  const named = new Set<string>();
  return messages.map((message) => {
    const heard = hear(world, message, frame, now, undefined);
    noteNames(heard, named);
    const taken = takeTurn({ world, account: EMPTY_PROFILE, now, includeReviewed: false }, frame, heard, undefined);
    const told = turnOf(heard, taken.act, frame, named, meantByIt(taken.act, frame, world));
    frame = taken.next;
    return { ...told, frame: toldFrame(heard.frame) };
  });
}

function noteNames({ request }: Understanding, named: Set<string>): void {
  const mention = request.about ?? request.anchor;
  if (mention) named.add(mention.entry.name);
}

function turnOf(
  heard: Understanding,
  act: DialogueAct,
  frame: Conversation,
  named: ReadonlySet<string>,
  meant: string | undefined,
): Omit<HeardTurn, 'frame'> {
  const { request, preferences, language } = heard;
  // "No, the other one" is a question about the other one, "no, I meant parks" a search.
  // "And the Prado?" asks what was asked before.
  const isAgain = request.intent === 'correction' || request.intent === 'place_details';
  const corrected = isAgain ? ASKED_AGAIN[act.kind] : undefined;
  // "Does it have a terrace?" narrows nothing where one place is talked about.
  const asksOfOne = request.intent === 'refine' ? ASKED_AGAIN[act.kind] : undefined;
  const ofOne = asksOfOne && request.refine.includes('free') ? 'prices' : asksOfOne;
  // "It is very far", of a list, is no question about the way; "I'll have my dog with me" narrows one.
  const isNarrowing = request.intent === 'directions' || request.intent === 'smalltalk';
  const narrowed = act.kind === 'refine' && isNarrowing ? 'refine' : undefined;
  // "Which would you go to?", of two places, is a question about them.
  const compared = act.kind === 'compare' && request.intent === 'recommend' ? 'place_details' : undefined;
  const intent = corrected ?? ofOne ?? narrowed ?? compared ?? TOLD_AS[request.intent] ?? request.intent;
  const written = (request.anchor ?? request.about)?.entry.name;
  const resolved = ABOUT_ONE.has(intent) && meant !== undefined && named.has(meant) ? meant : undefined;
  const anchorPlace = TALKS_OF_NO_PLACE.has(intent) ? undefined : (written ?? resolved);
  const ordinal = counted(request.ordinal, frame.shown.length);
  const refine =
    intent === 'refine' ? request.refine.find((each) => each === 'closer' || each === 'cheaper') : undefined;
  return {
    preferences: Object.fromEntries(preferences),
    intent,
    ...(anchorPlace !== undefined && { anchorPlace }),
    ...(request.nearCategory && { nearCategory: request.nearCategory }),
    ...(ordinal !== undefined && { ordinal }),
    ...(request.sortBy && ORDERED.has(intent) && { sortBy: request.sortBy }),
    ...(refine && { refine }),
    language,
  };
}

/** The finer intents of the dialogue under the names that the line format has. */
const TOLD_AS: Partial<Record<Intent, Intent>> = {
  compare: 'place_details',
  directions: 'place_details',
  why: 'place_details',
  plan: 'recommend',
  correction: 'recommend',
  forget: 'smalltalk',
  help: 'smalltalk',
};

/** The question that a correction repeats. */
const ASKED_AGAIN: Partial<Record<DialogueAct['kind'], Intent>> = {
  describe: 'place_details',
  tell_features: 'place_details',
  explain: 'place_details',
  tell_hours: 'opening_hours',
  tell_prices: 'prices',
};

/** Intents that may bring an order of their own: "museums by rating". */
const ORDERED = new Set(['sort', 'recommend', 'nearby', 'refine']);

const TALKS_OF_NO_PLACE = new Set(['greet', 'smalltalk', 'out_of_scope']);

const ABOUT_ONE = new Set(['place_details', 'opening_hours', 'prices', 'nearby']);

/** "What time does it open?", "cafés near it" after a place was named: that place. */
function meantByIt(act: DialogueAct, { focus }: Conversation, world: ConversationWorld): string | undefined {
  if (act.kind === 'nearby') return act.search.anchor?.name;
  const { catalogue } = world.recommend;
  const placeId = 'placeId' in act ? act.placeId : focus;
  return placeId && catalogue.places[catalogue.rowOf.get(placeId) ?? -1]?.name;
}

/** "The last one" of five is the fifth, "the one in the middle" the third. */
function counted(ordinal: number | undefined, shown: number): number | undefined {
  if (ordinal === undefined || ordinal > 0) return ordinal;
  const index = indexOf(ordinal, shown);
  return index >= 0 ? index + 1 : undefined;
}

/** A world to talk in, made of catalogue files alone: no database, no trained methods. */
export async function worldOfFiles(paths: readonly string[], parts: WorldParts): Promise<ConversationWorld> {
  const places = new Map<string, Place>();
  for (const path of paths) {
    for await (const { place } of SOURCES.jsonl.read(path).records) if (place) places.set(place.id, place);
  }
  const catalogue = catalogueOf('files', [...places.values()]);
  return worldBuilder(parts)(catalogue, sourceRatings(catalogue));
}
