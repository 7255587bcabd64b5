// Which place a description tells apart: "the one with the pool", "the hostel in Chueca". Places of the talk are looked through
// first, the latest list before older ones; then the whole city, for what only one well-known place has.
import type { PlaceId } from '../../domain/branded.ts';
import type { Place } from '../../domain/place.ts';
import { foldAccents } from '../../domain/text.ts';
import { straightLineM } from '../../domain/walk.ts';
import { type Description, placeIdIn } from '../../nlp/reference.ts';
import { VOCABULARY } from '../../vocabulary/bundled.ts';
import { NEAR_M } from '../../wishes/nearness.ts';
import type { TalkState } from '../state.ts';
import type { Lookup } from '../turn.ts';
import { listInQuestion, listsOf } from './spoken-of.ts';

/** @param isMeant "the hostel with the terrace": only hostels */
export function theDescribed(
  described: Description,
  state: TalkState,
  scene: Lookup,
  isMeant: (place: Place) => boolean = () => true,
): PlaceId | undefined {
  const { discussed = [], mentioned = [] } = state;
  const lists = [listInQuestion(state), ...listsOf(state), discussed, mentioned].map((list) =>
    list.flatMap((placeId) => scene.placeOf(placeId) ?? []).filter(isMeant),
  );
  // "The one at Harbour 13", of a chemist's that is called so.
  const itself = described.near?.role === 'in' && isOnlyPlaced(described) ? placeIdIn(described.near) : undefined;
  if (itself !== undefined && lists.flat().some(({ id }) => id === itself)) return itself;
  const inTalk = (isSo: (place: Place) => boolean) => lists.map((list) => list.find(isSo)).find(Boolean);
  if (described.near && isOnlyPlaced(described))
    return (
      inTalk((place) => isTold(described, addressOf(place))) ??
      lists.map((list) => nearestTo(described, list)).find(Boolean)
    )?.id;
  const told = inTalk((place) => isTold(described, textOf(place)));
  if (told) return told.id;
  const known = scene.placeOf(scene.knownFor(described.words.join(' ')) ?? ('' as PlaceId));
  // Out of the list, it is of the kind that the list is of.
  const isAlike = lists[0]!.some(({ categories }) => categories.some((each) => known?.categories.includes(each)));
  return known && isMeant(known) && isAlike ? known.id : inTalk((place) => isOfAll(described, place))?.id;
}

/** "The shop of Acme in the centre": words that say neither what it is or has nor where. */
export const isCalledOtherwise = (described: Description): boolean =>
  described.concepts.length === 0 && !(described.near && isOnlyPlaced(described));

/** "The one in Chueca": nothing but where it is. */
const isOnlyPlaced = ({ near, words }: Description): boolean =>
  words.every((word) =>
    foldAccents(near?.said.text ?? '')
      .split(' ')
      .includes(word),
  );

const isTold = ({ words }: Description, text: string): boolean => {
  const told = foldAccents(text).match(/[a-z0-9]+/gu) ?? [];
  return words.every((word) => told.some((each) => begins(each, word)));
};

/** What the vocabulary says that the place is or has; a category alone tells museums from museums in no way. */
const isOfAll = ({ concepts }: Description, place: Place): boolean =>
  concepts.length > 0 &&
  concepts.every(({ type, id }) =>
    type === 'category' ? place.categories.includes(id as never) : VOCABULARY.isOf(place, type, id),
  );

/** "Walls" and "wall" are one word. */
const STEM_LENGTH = 5;
const begins = (told: string, asked: string): boolean =>
  asked.length < STEM_LENGTH - 1
    ? told === asked
    : told.startsWith(asked.slice(0, Math.max(STEM_LENGTH, asked.length - 2)));

const addressOf = ({ name, address = '', barrio = '' }: Place): string => [name, address, barrio].join(' ');

const textOf = (place: Place): string =>
  [addressOf(place), ...place.aliases, place.district ?? '', ...Object.values(place.description)].join(' ');

/** Of a list the nearest to what is named, where that is near. */
function nearestTo({ near }: Description, list: readonly Place[]): Place | undefined {
  const entry = near?.candidates[0]?.entry;
  if (!entry) return undefined;
  const away = (place: Place) => straightLineM(place.position, entry.position);
  const [nearest] = [...list].sort((a, b) => away(a) - away(b));
  return nearest && away(nearest) <= NEAR_M ? nearest : undefined;
}
