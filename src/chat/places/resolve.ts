// Which places a reference means: by name, by its number in the list, as "the park", "it", "the other one".
import type { PlaceId } from '../../domain/branded.ts';
import { type Anchor, anchorAt } from '../../domain/conversation.ts';
import type { Place } from '../../domain/place.ts';
import { foldAccents } from '../../domain/text.ts';
import { straightLineM } from '../../domain/walk.ts';
import { isAlwaysFree } from '../../hours/free-entry.ts';
import type { ChosenBy, Reference } from '../../nlp/frame.ts';
import type { TalkState } from '../state.ts';
import type { Lookup } from '../turn.ts';
import { isCalledOtherwise, theDescribed } from './described.ts';
import { isOfType, listInQuestion, listsOf, manySpokenOf, oneSpokenOf } from './spoken-of.ts';

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
export function resolve(reference: Reference | undefined, state: TalkState, scene: Lookup): Resolved {
  switch (reference?.kind) {
    case undefined:
      return inQuestion(state);
    case 'name':
      return named(reference);
    case 'ordinal':
      return numbered(reference, state, scene);
    case 'pronoun':
      return reference.number === 'many' && partTold(state)
        ? places(...partTold(state)!)
        : isOfList(reference, state)
          ? places(...state.shown)
          : inQuestion(state);
    case 'described': {
      const found = theDescribed(reference.described, state, scene);
      return found ? places(found) : NOTHING;
    }
    case 'all':
      return places(...(reference.isRest ? restOf(state) : ((reference.isPair && partTold(state)) ?? state.shown)));
    case 'type':
      return ofType(reference, state, scene);
    case 'superlative':
      return singledOut(reference, state, scene);
    case 'other':
      return theOther(state);
    default:
      return NOTHING;
  }
}

/** "They", while one place of a list is talked of, are its people; "those" are the list. */
const isOfList = (
  { number, isLoose }: Extract<Reference, { kind: 'pronoun' }>,
  { shown, focus, talkedOf = [] }: TalkState,
): boolean => {
  const isOfOne = isLoose && focus !== undefined && !shown.every((placeId) => talkedOf.includes(placeId));
  return number === 'many' && shown.length > 1 && !isOfOne;
};

/** "The others": of the list, without those that the last turn told of. */
function restOf(state: TalkState): readonly PlaceId[] {
  const { focus } = state;
  const told: readonly (PlaceId | undefined)[] = partTold(state) ?? [focus];
  return listInQuestion(state).filter((each) => !told.includes(each));
}

/** Some of the list, of which the last turn told together. */
function partTold({ together = [], shown }: TalkState): readonly PlaceId[] | undefined {
  const isPart = together.length < shown.length && together.every((each) => shown.includes(each));
  return together.length > 1 && isPart ? together : undefined;
}

function named(reference: Extract<Reference, { kind: 'name' }>): Resolved {
  const entry = reference.candidates[0]?.entry;
  if (!entry) return NOTHING;
  if (entry.thing.kind === 'place') return places(entry.thing.placeId);
  return { found: 'spot', anchor: anchorOf(reference)! };
}

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

/** Where a way begins or a search goes around: a name, or one of the places that were spoken of. */
export function startAt(reference: Reference, state: TalkState, scene: Lookup): Anchor | undefined {
  if (reference.kind === 'name') return anchorOf(reference);
  if (reference.kind === 'stay') return state.situation?.stay;
  const resolved = resolve(reference, state, scene);
  const place = resolved.found === 'places' ? scene.placeOf(resolved.placeIds[0]!) : undefined;
  if (place) return anchorAt(place);
  return reference.kind === 'type' && reference.kindId !== undefined ? scene.spotOf(reference.kindId) : undefined;
}

function numbered(
  { index, fromEnd, middle, ofKind }: Extract<Reference, { kind: 'ordinal' }>,
  state: TalkState,
  scene: Lookup,
): Resolved {
  const shown = ofKind ? listOfKind(ofKind, state, scene) : listInQuestion(state);
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

/** "The second bar" counts the bars of the latest list that has any. */
function listOfKind(kind: Parameters<typeof isOfType>[0], state: TalkState, scene: Lookup): readonly PlaceId[] {
  const isMeant = (placeId: PlaceId) => {
    const place = scene.placeOf(placeId);
    return place !== undefined && isOfType(kind, place);
  };
  const lists = [listInQuestion(state), ...listsOf(state)].map((list) => list.filter(isMeant));
  return lists.find((list) => list.length > 0) ?? [];
}

function ofType(meant: Extract<Reference, { kind: 'type' }>, state: TalkState, scene: Lookup): Resolved {
  const named = fullyNamed(meant, scene);
  if (named) return places(named);
  const beside = meant.isBeside ? standingBy(meant, state, scene) : undefined;
  if (beside) return places(beside);
  const many = meant.number === 'many' ? manySpokenOf(meant, state, scene.placeOf) : [];
  if (many.length > 0) return places(...many);
  const described = meant.described && theDescribed(meant.described, state, scene, (place) => isOfType(meant, place));
  // "The shop of that brand", of which nothing on the table is: none of those that were spoken of.
  const isOther = meant.described !== undefined && isCalledOtherwise(meant.described);
  const spoken = isOther ? undefined : oneSpokenOf(meant, state, scene.placeOf);
  const found = described ?? spoken ?? onlyOneOf(meant, scene) ?? knownToAll(meant, scene);
  return found ? places(found) : NOTHING;
}

/** "The cathedral next to it": the nearest to what is talked of. */
function standingBy(meant: Extract<Reference, { kind: 'type' }>, state: TalkState, scene: Lookup): PlaceId | undefined {
  const resolved = inQuestion(state);
  const placeId = resolved.found === 'places' ? resolved.placeIds[0] : state.anchor?.placeId;
  return placeId && scene.besideOf(placeId, (place) => isOfType(meant, place));
}

/** "The planetarium", of which nobody has spoken: the city has one. */
const onlyOneOf = ({ kindId }: Extract<Reference, { kind: 'type' }>, { onlyOne }: Lookup): PlaceId | undefined =>
  kindId === undefined ? undefined : onlyOne(kindId);

/** "And the palace, when does it open?", after a restaurant: the one that everybody means. */
function knownToAll(
  { kindId, category, number }: Extract<Reference, { kind: 'type' }>,
  scene: Lookup,
): PlaceId | undefined {
  if (number === 'many') return undefined;
  if (kindId !== undefined) return COMMON.has(kindId) ? undefined : scene.landmark(kindId);
  return category && scene.oneOfFew((place) => place.categories.includes(category));
}
/** Kinds of which no single one is meant, however well known the best of them is. */
const COMMON: ReadonlySet<string> = new Set([
  ...['museum', 'park', 'garden', 'restaurant', 'square', 'theatre', 'church', 'market', 'street', 'bar', 'cafe'],
]);

/** "El Museo del Traje": a noun of the vocabulary that is the whole name of a place. */
function fullyNamed({ said }: Extract<Reference, { kind: 'type' }>, { named, placeOf }: Lookup): PlaceId | undefined {
  const words = said.text.split(/\s+/u).slice(1);
  const text = foldAccents(words.join(' '));
  const place = words.length > 1 ? placeOf(named(text) ?? ('' as PlaceId)) : undefined;
  return place && [place.name, ...place.aliases].some((each) => foldAccents(each) === text) ? place.id : undefined;
}

/** "The cheap one" of the list: by what the catalogue knows of each; unknown for all, it is none in particular. */
function singledOut(
  { by }: Extract<Reference, { kind: 'superlative' }>,
  state: TalkState,
  { placeOf }: Lookup,
): Resolved {
  const start = state.anchor?.position ?? state.position;
  const measured = listInQuestion(state).flatMap((placeId) => {
    const place = placeOf(placeId);
    const value = place && measureOf(place, by, start);
    return place && value !== undefined ? [{ placeId, value }] : [];
  });
  const [best] = measured.sort((a, b) => a.value - b.value);
  return best ? places(best.placeId) : NOTHING;
}

/** The less, the better. */
function measureOf(place: Place, by: ChosenBy, start: Anchor['position'] | undefined): number | undefined {
  switch (by) {
    case 'cheaper': {
      const amounts = place.prices.map(({ amount }) => amount);
      if (isAlwaysFree(place)) return 0;
      return amounts.length > 0 ? Math.max(...amounts) : place.priceLevel && place.priceLevel * EUR_A_LEVEL;
    }
    case 'nearer':
      return start && straightLineM(start, place.position);
    case 'better_rated':
      return place.rating && place.rating.count > 0 ? -place.rating.mean : undefined;
    case 'more_famous':
      return -place.prominence;
  }
}
/** What a price level says about euros, roughly, where a list has tickets and tables side by side. */
const EUR_A_LEVEL = 10;

function theOther({ focus, shown, talkedOf = [] }: TalkState): Resolved {
  const at = focus ? shown.indexOf(focus) : 0;
  const [next] = [...shown.slice(at + 1), ...shown.slice(0, Math.max(at, 0))].filter((each) => each !== focus);
  const other = next ?? talkedOf.find((each) => each !== focus);
  return other ? places(other) : NOTHING;
}
