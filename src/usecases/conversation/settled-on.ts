// "The Almería then, it's closer. And somewhere with jazz?": a place of the talk is settled on, and what follows is asked with
// that place in mind: "there", "near it", "after that".

import { hears } from '../../chat/cues.ts';
import { mealPlaces } from '../../chat/lists/meals.ts';
import { resolve } from '../../chat/places/resolve.ts';
import { withDiscussed } from '../../chat/places/spoken-of.ts';
import type { TalkState } from '../../chat/state.ts';
import { noLookup } from '../../chat/turn.ts';
import type { PlaceId } from '../../domain/branded.ts';
import { anchorAt } from '../../domain/conversation.ts';
import { LANGUAGES } from '../../domain/language.ts';
import type { Place } from '../../domain/place.ts';
import { foldInPlace } from '../../domain/text.ts';
import type { Frame } from '../../nlp/frame.ts';
import { grammarOf } from '../../nlp/languages/grammars.ts';
import { hasWhat } from '../../wishes/wish.ts';

/** A clause that may settle on a place, and the message without it. */
interface Settling {
  readonly clause: string;
  readonly rest: string;
}

/** By its words alone; which place it names, if any, is read afterwards. */
export function settlingIn(message: string): Settling | undefined {
  const folded = foldInPlace(message);
  const words = LANGUAGES.map((language) => grammarOf(language).choice);
  const lead = Math.max(...words.map(({ lead }) => lead.exec(folded)?.[0].length ?? 0));
  const end = /(?<![.!;,\n])[.!;,\n]+(?=\s|$)/u.exec(folded.slice(lead));
  if (!end) return undefined;
  const own = folded.slice(lead, lead + end.index);
  const isLong = own.trim().split(/\s+/u).length > MOST_WORDS;
  if (own.trim() === '' || isLong || words.some(({ refuses }) => refuses.test(own))) return undefined;
  const from = lead + end.index + end[0].length;
  const relative = Math.max(...words.map((each) => each.relative.exec(folded.slice(from))?.[0].length ?? 0));
  const isSentence = /[^,]/u.test(end[0]);
  const known = words.map((each) => each.known.exec(own)).find((found) => found !== null);
  // "I know the square. Is there a bar near it?": of that square, which is turned down only where others are asked for.
  const rest = folded.slice(from);
  const isAskedThere =
    known !== undefined &&
    words.some((each) => each.pointsThere.test(rest)) &&
    !words.some((each) => each.others.test(rest));
  const isChosen =
    isAskedThere || words.some(({ chooses }) => chooses.test(own)) || (lead > 0 && (isSentence || relative > 0));
  if (!isChosen) return undefined;
  const reason = Math.max(relative, ...words.map((each) => each.reason.exec(folded.slice(from))?.[0].length ?? 0));
  const why = isSentence ? 0 : reason;
  const behind = message.slice(from + why).trim();
  // "I like the third, what's it called?" is understood only with its beginning.
  const fewest = isSentence ? 1 : FEWEST_WORDS;
  const isEnough = (behind.match(/[\p{L}\d]+/gu)?.length ?? 0) >= fewest;
  const [at, length] = known && isAskedThere ? [known.index, known[0].length] : [end.index, 0];
  const clause = (message.slice(lead, lead + at) + message.slice(lead + at + length, lead + end.index)).trim();
  return isEnough && clause !== '' ? { clause, rest: behind } : undefined;
}
const MOST_WORDS = 9;
const FEWEST_WORDS = 4;

/** The one place that the clause names or points at, where it says nothing else than when. */
export function placeSettledOn(
  { references, wishes, asks, situation, plan, text }: Frame,
  state: TalkState,
  placeOf: (placeId: PlaceId) => Place | undefined,
): Place | undefined {
  const isOnlyThat = wishes.every(({ attribute }) => TIMES.has(attribute)) && situation.length === 0 && !plan;
  const isAsked = asks.some((ask) => ask.kind !== 'fact' || !TOLD.has(ask.attribute));
  if (!isOnlyThat || isAsked || text.includes('?')) return undefined;
  const [only, ...others] = references.filter(({ kind }) => kind !== 'pronoun' && kind !== 'here');
  if (!only || others.length > 0 || !NAMING.has(only.kind)) return undefined;
  const found = resolve(only, state, noLookup(placeOf));
  if (found.found !== 'places' || found.placeIds.length > 1) return undefined;
  return placeOf(found.placeIds[0]!);
}
const TIMES: ReadonlySet<string> = new Set(['open', 'free', 'near']);
/** What looks like a question, and only tells where they go and when: "the museum at seven for free". */
const TOLD: ReadonlySet<string> = new Set(['directions', 'free_entry']);
const NAMING: ReadonlySet<string> = new Set(['name', 'ordinal', 'described', 'type', 'superlative']);

/** "La Bola it is, cheers": nothing comes after it. */
export const asksNothing = ({ text, asks, wishes, situation, whens }: Frame): boolean =>
  !text.includes('?') && asks.length + wishes.length + situation.length + whens.length === 0;

/** The talk once a place is settled on. */
export function withSettled(state: TalkState, place: Place): TalkState {
  const { id } = place;
  const { agreed, shown, together: _, ...before } = state;
  const places = [...(agreed?.places ?? []).filter(({ placeId }) => placeId !== id), { placeId: id }];
  const settled: TalkState = {
    ...before,
    focus: id,
    // What it was compared with is off the table: "do they take bookings?" asks of the one alone.
    talkedOf: [id],
    shown: shown.includes(id) ? shown : [id],
    lastAct: 'describe',
    agreed: { ...agreed, places },
  };
  return withDiscussed(settled, [id]);
}

/** What is looked for next is looked for around that place, unless the message says where. */
export function withSettledAnchor(state: TalkState, place: Place, frame: Frame): TalkState {
  const isSearch = hasWhat(frame) || mealPlaces(frame).length > 0 || hears('whatToDo', frame) || hears('seeks', frame);
  const isPlaced = frame.references.some(({ kind }) => kind === 'here' || kind === 'stay' || kind === 'name');
  return isSearch && !isPlaced ? { ...state, anchor: anchorAt(place) } : state;
}
