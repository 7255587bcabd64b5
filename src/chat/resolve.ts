// Which places a reference means: by name, by its number in the list, as "the park", "it", "the other one".
import type { PlaceId } from '../domain/branded.ts';
import type { Anchor } from '../domain/conversation.ts';
import type { Reference } from '../nlp/frame.ts';
import { VOCABULARY } from '../vocabulary/bundled.ts';
import type { TalkState } from './state.ts';
import type { Scene } from './turn.ts';

type Resolved =
  | { readonly found: 'places'; readonly placeIds: readonly PlaceId[]; readonly assumed?: true }
  /** "The fifth one", of three. */
  | { readonly found: 'beyond' }
  /** An area, a station, a street: no place of the catalogue. */
  | { readonly found: 'spot'; readonly anchor: Anchor }
  | { readonly found: 'nothing' };

const NOTHING: Resolved = { found: 'nothing' };
const places = (...placeIds: readonly PlaceId[]): Resolved =>
  placeIds.length > 0 ? { found: 'places', placeIds } : NOTHING;

/** What a reference means; without one, the place in question. */
export function resolve(reference: Reference | undefined, state: TalkState, scene: Scene): Resolved {
  switch (reference?.kind) {
    case undefined:
      return inQuestion(state);
    case 'name':
      return named(reference);
    case 'ordinal':
      return numbered(reference, state);
    case 'pronoun':
      return reference.number === 'many' && state.shown.length > 1 ? places(...state.shown) : inQuestion(state);
    case 'all':
      return places(...state.shown);
    case 'type':
      return ofType(reference, state, scene);
    case 'other':
      return theOther(state);
    default:
      return NOTHING;
  }
}

function named(reference: Extract<Reference, { kind: 'name' }>): Resolved {
  const entry = reference.candidates[0]?.entry;
  if (!entry) return NOTHING;
  if (entry.thing.kind === 'place') return places(entry.thing.placeId);
  return { found: 'spot', anchor: anchorOf(reference)! };
}

export const isPlace = (reference: Reference): boolean =>
  reference.kind === 'name' && reference.candidates[0]?.entry.thing.kind === 'place';

export const placeIdIn = (reference: Reference): PlaceId | undefined =>
  reference.kind === 'name' && reference.candidates[0]?.entry.thing.kind === 'place'
    ? reference.candidates[0].entry.thing.placeId
    : undefined;

export function anchorOf(reference: Reference): Anchor | undefined {
  if (reference.kind !== 'name') return undefined;
  const entry = reference.candidates[0]?.entry;
  if (!entry) return undefined;
  const isInside = reference.role === 'in' || entry.thing.kind === 'area';
  return {
    name: entry.name,
    position: entry.position,
    ...(entry.thing.kind === 'place' && { placeId: entry.thing.placeId }),
    ...(isInside && { inside: true }),
  };
}

function numbered({ index, fromEnd, middle }: Extract<Reference, { kind: 'ordinal' }>, { shown }: TalkState): Resolved {
  if (shown.length === 0) return NOTHING;
  const at = middle ? Math.floor((shown.length - 1) / 2) : fromEnd ? shown.length - index : index - 1;
  const placeId = shown[at];
  return placeId ? places(placeId) : { found: 'beyond' };
}

function inQuestion({ focus, shown }: TalkState): Resolved {
  if (focus) return places(focus);
  const [first] = shown;
  if (!first) return NOTHING;
  return shown.length === 1 ? places(first) : { found: 'places', placeIds: [first], assumed: true };
}

function ofType(meant: Extract<Reference, { kind: 'type' }>, state: TalkState, scene: Scene): Resolved {
  const candidates = [...(state.focus ? [state.focus] : []), ...(state.talkedOf ?? []), ...state.shown];
  const found = [...new Set(candidates)].find((placeId) => {
    const place = scene.placeOf(placeId);
    if (!place) return false;
    if (meant.kindId) return VOCABULARY.isOf(place, 'kind', meant.kindId);
    if (meant.cuisine)
      return VOCABULARY.isOf(place, 'cuisine', meant.cuisine) || VOCABULARY.isOf(place, 'dish', meant.cuisine);
    return meant.category !== undefined && place.categories.includes(meant.category);
  });
  return found ? places(found) : NOTHING;
}

function theOther({ focus, shown, talkedOf = [] }: TalkState): Resolved {
  const at = focus ? shown.indexOf(focus) : 0;
  const [next] = [...shown.slice(at + 1), ...shown.slice(0, Math.max(at, 0))].filter((each) => each !== focus);
  const other = next ?? talkedOf.find((each) => each !== focus);
  return other ? places(other) : NOTHING;
}
