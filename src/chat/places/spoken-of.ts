// The places a conversation has spoken of: those that were named, chosen or asked about, and the lists that were shown. What
// "the house", "those bars" or "the second one" means is looked for here, the latest first.
import type { PlaceId } from '../../domain/branded.ts';
import type { Place } from '../../domain/place.ts';
import { foldAccents } from '../../domain/text.ts';
import type { Reference } from '../../nlp/frame.ts';
import { VOCABULARY } from '../../vocabulary/bundled.ts';
import type { TalkState, WishSearch } from '../state.ts';

const MOST_DISCUSSED = 12;

/** The conversation with places that were just named, chosen or asked about. */
export function withDiscussed<State extends TalkState>(state: State, placeIds: readonly PlaceId[]): State {
  if (placeIds.length === 0) return state;
  return { ...state, discussed: [...new Set([...placeIds, ...(state.discussed ?? [])])].slice(0, MOST_DISCUSSED) };
}

/** Every list that was shown, the latest first. */
export const listsOf = ({ shown, earlier = [] }: TalkState): readonly (readonly PlaceId[])[] => [
  shown,
  ...earlier.map((list) => list.shown).toReversed(),
];

/** The list that numbers count: one place that was asked about by name does not take the place of a list. */
export function listInQuestion(state: TalkState): readonly PlaceId[] {
  const { shown, discussed = [], earlier = [] } = state;
  const isOneTalkedOf = shown.length === 1 && discussed[0] === shown[0];
  return (isOneTalkedOf && earlier.at(-1)?.shown) || shown;
}

/** By which number a place is told among others: that of the list that all of them are from, else its own among them. */
export function numberOf(placeId: PlaceId, among: readonly PlaceId[], state: TalkState): number {
  const list = listInQuestion(state);
  return (among.every((each) => list.includes(each)) ? list : among).indexOf(placeId) + 1;
}

type TypeReference = Extract<Reference, { kind: 'type' }>;

/** "The park": what was talked about goes before what was only shown; "the hotel of before" is in an older list. */
export function oneSpokenOf(
  meant: TypeReference,
  state: TalkState,
  placeOf: (placeId: PlaceId) => Place | undefined,
): PlaceId | undefined {
  const [latest = [], ...before] = listsOf(state);
  const { focus, discussed = [] } = state;
  const order = meant.isEarlier
    ? [
        ...discussed.filter((each) => each !== focus && !latest.includes(each)),
        ...before.toReversed().flat(),
        ...latest,
      ]
    : [...listAskedFor(meant, state), ...(focus ? [focus] : []), ...discussed, ...latest, ...before.flat()];
  const rows = [...new Set(order)].flatMap((placeId) => placeOf(placeId) ?? []);
  const [first, ...others] = rows.filter((place) => isOfType(meant, place));
  if (!first) return rows.find((place) => isCalled(meant, place))?.id;
  // "The gallery", of a list with a hall and a gallery: the one that has the word in its name.
  const isOnlyListed = first.id !== focus && !discussed.includes(first.id) && latest.includes(first.id);
  const called = [first, ...others].find((place) => latest.includes(place.id) && isCalled(meant, place));
  return ((isOnlyListed && called) || first).id;
}

/** "The hotel", after hotels and then hostels, which are hotels too: of the list that was asked for by that very noun. */
function listAskedFor({ category, kindId }: TypeReference, state: TalkState): readonly PlaceId[] {
  if (!category || kindId) return [];
  const isAskedBroadly = ({ categories, kinds }: Pick<WishSearch, 'categories' | 'kinds'>) =>
    categories.includes(category) && !kinds?.[category];
  if (isAskedBroadly(state) || !state.kinds?.[category]) return [];
  const list = state.earlier?.findLast(({ search }) => isAskedBroadly(search))?.shown ?? [];
  const talkedOf = (state.discussed ?? []).filter((placeId) => list.includes(placeId));
  return [...talkedOf, ...list];
}

/** "Those bars": of the latest list that has several of them. */
export function manySpokenOf(
  meant: TypeReference,
  state: TalkState,
  placeOf: (placeId: PlaceId) => Place | undefined,
): readonly PlaceId[] {
  for (const list of [...listsOf(state), state.discussed ?? []]) {
    const found = list.filter((placeId) => {
      const place = placeOf(placeId);
      return place !== undefined && isOfType(meant, place);
    });
    if (found.length > 1) return found;
  }
  return [];
}

export function isOfType({ kindId, cuisine, category }: Partial<TypeReference>, place: Place): boolean {
  if (kindId) return VOCABULARY.isOf(place, 'kind', kindId);
  if (cuisine) return VOCABULARY.isOf(place, 'cuisine', cuisine) || VOCABULARY.isOf(place, 'dish', cuisine);
  return category !== undefined && place.categories.includes(category);
}

/** "The house" is Lope de Vega's, "the temple" that of Debod: a word of the name. */
function isCalled({ word, said }: TypeReference, place: Place): boolean {
  const meant = word ?? wordsOf(said.text).at(-1);
  return meant !== undefined && wordsOfName(place).includes(meant);
}

/** Whether a place that was spoken of has the word in its name. */
export const oneCalled = (
  word: string,
  state: TalkState,
  placeOf: (placeId: PlaceId) => Place | undefined,
): PlaceId | undefined =>
  [...listsOf(state).flat(), ...(state.discussed ?? [])].find((placeId) => {
    const place = placeOf(placeId);
    return place !== undefined && wordsOf(word).some((each) => wordsOfName(place).includes(each));
  });

/** Folded words of a place's names by which somebody may point at it. */
export const wordsOfName = ({ name, aliases }: Pick<Place, 'name' | 'aliases'>): readonly string[] =>
  [name, ...aliases].flatMap(wordsOf).filter((word) => word.length >= SHORTEST_WORD);
const SHORTEST_WORD = 4;

const wordsOf = (text: string): readonly string[] => foldAccents(text).match(/[a-z0-9]+/gu) ?? [];
