// Which places a comparison is of, as far as the message names them.
import type { PlaceId } from '../../domain/branded.ts';
import type { Ask, Frame, Reference } from '../../nlp/frame.ts';
import { grammarOf } from '../../nlp/languages/grammars.ts';
import { type OfKind, placeIdIn } from '../../nlp/reference.ts';
import { isWhat, type Wish } from '../../wishes/wish.ts';
import type { DialogueAct } from '../acts.ts';
import { hears } from '../cues.ts';
import { namedBeside } from '../places/named-beside.ts';
import { resolve } from '../places/resolve.ts';
import { isOfType, listsOf } from '../places/spoken-of.ts';
import type { TalkState } from '../state.ts';
import type { Turn } from '../turn.ts';

export type Comparison = Extract<Ask, { kind: 'compare' }>;

/** Places the message names: by the question, by name, by a kind of which there is one, by the request. */
export function placesNamed(
  { frame, conversation, scene, heard }: Turn,
  ask: Comparison,
  usual: DialogueAct,
): readonly PlaceId[] {
  // "The first or the second?": both, whichever of them stands in the question.
  const isCounted = ask.of.some(({ kind }) => kind === 'ordinal');
  const counted = isCounted ? frame.references.filter((each) => each.kind === 'ordinal' && !ask.of.includes(each)) : [];
  const referred = [...ask.of, ...counted].flatMap((reference) => {
    const resolved = resolve(reference, conversation, scene);
    return resolved.found === 'places' ? resolved.placeIds : [];
  });
  // "That one or the zoo": the place that is talked of, with the one that is named.
  const isWithFocus =
    referred.length === 1 &&
    conversation.focus !== undefined &&
    frame.references.some((each) => isThatOne(each, frame));
  const asked = [...new Set([...(isWithFocus ? [conversation.focus!] : []), ...referred])];
  // "The Prado or the Thyssen? Or the Reina Sofía": a third that stands in one list with the two.
  if (asked.length > 1) return [...new Set([...asked, ...asked.flatMap((each) => namedBeside(each, frame))])];
  const before = hears('previous', heard) ? theOneBefore(conversation) : undefined;
  if (before && conversation.focus) return [before, conversation.focus];
  const subjects = frame.references.flatMap((each) =>
    each.kind === 'name' && each.role === 'subject' ? (placeIdIn(each) ?? []) : [],
  );
  const only = frame.wishes.flatMap((wish) => {
    if (!isWhat(wish) || wish.polarity !== 'want') return [];
    const onlyOne = wish.attribute === 'kind' ? scene.onlyOne(wish.value) : undefined;
    const few = () => scene.oneOfFew((place) => isOfType(typeOf(wish), place) && !subjects.includes(place.id));
    return onlyOne ?? namedByKind(wish, scene) ?? few() ?? [];
  });
  // "Prado or Thyssen": a name that is a common word as well, and is written like a name.
  const named = frame.unread.flatMap(({ text }) => (/^\p{Lu}/u.test(text) ? (scene.named(text) ?? []) : []));
  const all = [...new Set([...asked, ...subjects, ...only, ...named])];
  // Two of a list that stands are not the two that were meant.
  const isOfList = all.length === 0 && conversation.shown.length > 2 && !isOfTwo(conversation);
  return all.length < 2 && usual.kind === 'compare' && !isOfList ? usual.placeIds : all;
}

const isThatOne = (each: Reference, { language }: Frame): boolean =>
  each.kind === 'pronoun' &&
  each.number === 'one' &&
  each.role === undefined &&
  grammarOf(language).demonstrative.has(each.said.text.toLowerCase().split(' ')[0] ?? '');

/** "The one before, is it cheaper?": what was talked of before, else the one above it in the list. */
const theOneBefore = ({ talkedOf = [], shown, focus }: TalkState): PlaceId | undefined =>
  talkedOf.find((each) => each !== focus) ?? (focus && shown[shown.indexOf(focus) - 1]);

/** The last comparison was of two; of a whole list, the next one is of all again. */
export const isOfTwo = ({ lastAct, talkedOf = [] }: TalkState): boolean => lastAct === 'compare' && talkedOf.length > 1;

/** "The planetarium", "the wax museum": words for a kind that are a name as well. What is served there is none. */
function namedByKind(wish: Wish, scene: Turn['scene']): PlaceId | undefined {
  const placeId = wish.said && TYPE_OF[wish.attribute] ? scene.named(wish.said.text) : undefined;
  const place = placeId && scene.placeOf(placeId);
  return place && isOfType(typeOf(wish), place) ? placeId : undefined;
}

/** "Which museum is closer to Sol?", after cafés: of the latest list with several museums. */
export function ofNamedKind(ask: Comparison, { frame, conversation, scene }: Turn): readonly PlaceId[] | undefined {
  const [what, ...others] = frame.wishes.filter(isWhat);
  if (others.length > 0 || frame.references.some(({ kind }) => kind !== 'name' && kind !== 'pronoun')) return undefined;
  const type = what ? typeOf(what) : ask.ofKind;
  if (!type) return undefined;
  for (const list of listsOf(conversation)) {
    const found = list.filter((placeId) => {
      const place = scene.placeOf(placeId);
      return place !== undefined && isOfType(type, place);
    });
    if (found.length > 1) return found;
  }
  return undefined;
}
const typeOf = ({ attribute, value }: Wish): OfKind => ({ [TYPE_OF[attribute] ?? 'cuisine']: value });
const TYPE_OF: Readonly<Record<string, string>> = { category: 'category', kind: 'kindId' };
