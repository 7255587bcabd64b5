// What a decision may look up besides the conversation: a row by its id, the only place of a kind, a place by a part of its
// name, whether any text holds some words.

import type { TalkState } from '../../chat/state.ts';
import { type Lookup, noLookup } from '../../chat/turn.ts';
import type { City } from '../../city/city.ts';
import { formerPlaceIn } from '../../city/former.ts';
import type { PlaceId } from '../../domain/branded.ts';
import type { Catalogue } from '../../domain/catalogue.ts';
import type { Place } from '../../domain/place.ts';
import { foldAccents } from '../../domain/text.ts';
import { straightLineM } from '../../domain/walk.ts';
import { civilNow } from '../../hours/city-hours.ts';
import { civilMoment, weekdayOf, zoneClock } from '../../hours/civil-time.ts';
import type { SearchIndex } from '../../search/index.ts';
import { placeByName } from '../../search/place-by-name.ts';
import { VOCABULARY } from '../../vocabulary/bundled.ts';
import { BESIDE_M } from '../../wishes/nearness.ts';
import { placesWithText } from './lists/text-wishes.ts';
import { worksOf } from './plan/likes.ts';
import { stationNamed } from './stations-told.ts';
import { stoppingPlaces } from './stopping-places.ts';
import { placeOf, type Scene } from './world.ts';

/** Where a message comes from, beside the one before. */
export function whereabouts(before: Place['position'] | undefined, location: Place['position'] | undefined) {
  const hasMoved = before !== undefined && location !== undefined && straightLineM(before, location) > MOVED_M;
  return { located: location !== undefined, hasMoved };
}
/** Less is the unrest of a receiver, or somebody who crosses a square. */
const MOVED_M = 500;

/** Where the message comes from; who has moved since is no longer where they said. */
export function standingAt(state: TalkState, location: Place['position'] | undefined): TalkState {
  if (!location) return state;
  const { at, ...situation } = state.situation ?? {};
  const isElsewhere = at !== undefined && whereabouts(state.position, location).hasMoved;
  return { ...state, ...(isElsewhere && { situation }), position: location };
}

export function lookupOf(scene: Scene, where: Pick<Lookup, 'located' | 'hasMoved'>): Lookup {
  const { world, now } = scene;
  const { catalogue, hours } = world.recommend;
  const searching = world.searching && (() => world.searching!().index);
  return {
    ...noLookup((placeId) => placeOf(scene, placeId)),
    today: weekdayOf(civilNow(hours.clock, now).day),
    now: civilMoment(zoneClock(hours.clock.timeZone).civilMs(now)),
    ...where,
    formerly: (text, isAsked) =>
      formerPlaceIn(
        text,
        (world.recommend.city.former ?? []).filter(({ now }) => isAsked || now === undefined),
        isAsked,
      ),
    aboutArea: (name) => world.recommend.city.topics?.find(({ area }) => area === name),
    worksOf: (name, at) => worksOf(scene, name, at),
    mentions: (value) => placesWithText(scene, value),
    ...centreOf(world.recommend.city),
    stops: (by) => stoppingPlaces(world.recommend, by).length,
    stationNamed: (names) => stationNamed(world.recommend.city, names),
    spotOf: (kindId) => world.recommend.city.spots.find(({ kind }) => kind === kindId),
    landmark: (kindId) => placesOfKind(catalogue, kindId).landmark,
    onlyOne: (kindId) => onlyOneOf(catalogue, kindId),
    oneOfFew: (isMeant) => oneOfFew(catalogue, isMeant),
    besideOf: (placeId, isMeant) => besideOf(scene, placeId, isMeant),
    branchesOf: (words) => branchesOf(catalogue, words),
    ...(searching && {
      named: (words) => {
        const row = placeByName(searching(), words);
        const place = row === undefined ? undefined : catalogue.places[row];
        return place && !isManyOf(words, place.name) ? place.id : undefined;
      },
      knownFor: (words) => knownFor(searching(), words),
    }),
  };
}

/** The district in the middle, where the city has any. */
function centreOf({ areas, center }: City): Pick<Lookup, 'centre'> {
  const name = areas.districtOf(center)?.name;
  return name === undefined ? {} : { centre: { name, position: center, inside: true } };
}

/** "Museos de arte contemporáneo" are several, though one of them is called so. */
const isManyOf = (words: string, name: string): boolean => {
  const [first = ''] = foldAccents(words).trim().split(' ');
  const [own = ''] = foldAccents(name).split(' ');
  return first.length > own.length && first.endsWith('s') && own.length > 2 && first.startsWith(own);
};

function branchesOf({ places }: Catalogue, words: string): readonly Place[] {
  const lead = `${foldAccents(words).trim()} `;
  return places.filter(({ name, closedForGood }) => !closedForGood && foldAccents(name).startsWith(lead));
}

interface OfKind {
  readonly count: number;
  readonly first?: PlaceId;
  /** The best known, where everybody knows it. */
  readonly landmark?: PlaceId;
}

const ofKinds = new WeakMap<Catalogue, Map<string, OfKind>>();

/** How many places of a kind there are, looked for once: the whole catalogue is read. */
export function placesOfKind(catalogue: Catalogue, kindId: string): OfKind {
  const known = ofKinds.get(catalogue) ?? new Map<string, OfKind>();
  ofKinds.set(catalogue, known);
  const before = known.get(kindId);
  if (before) return before;
  const found = catalogue.places.filter((place) => !place.closedForGood && VOCABULARY.isOf(place, 'kind', kindId));
  const [first] = found;
  const [best] = [...found].sort((a, b) => b.prominence - a.prominence);
  const answer = {
    count: found.length,
    ...(first && { first: first.id }),
    ...(best && best.prominence >= LANDMARK_FROM && { landmark: best.id }),
  };
  known.set(kindId, answer);
  return answer;
}

const LANDMARK_FROM = 4;

function onlyOneOf(catalogue: Catalogue, kindId: string): PlaceId | undefined {
  const { count, first } = placesOfKind(catalogue, kindId);
  return count === 1 ? first : undefined;
}

/** Of the few places whose texts have all the words, the best known; none where it is little known itself. */
function knownFor({ text, catalogue }: SearchIndex, words: string): PlaceId | undefined {
  const asked = foldAccents(words).match(/[a-z0-9]{3,}/gu) ?? [];
  const rows = asked.length === 0 ? [] : [...text.mentioning(asked)];
  const places = rows.flatMap((row) => catalogue.places[row] ?? []).filter(({ closedForGood }) => !closedForGood);
  const [best] = places.sort((a, b) => b.prominence - a.prominence);
  return places.length <= FEW_KNOWN && best && best.prominence >= WELL_KNOWN ? best.id : undefined;
}
const FEW_KNOWN = 4;
const WELL_KNOWN = 3;

function besideOf(scene: Scene, placeId: PlaceId, isMeant: (place: Place) => boolean): PlaceId | undefined {
  const from = placeOf(scene, placeId)?.position;
  if (!from) return undefined;
  const near = scene.world.recommend.catalogue.places.flatMap((place) => {
    const distanceM = straightLineM(from, place.position);
    const isOther = place.id !== placeId && !place.closedForGood;
    return isOther && distanceM <= BESIDE_M && isMeant(place) ? [{ place, distanceM }] : [];
  });
  // Of two at the same corner the one that people know.
  const [best] = near.sort((a, b) => a.distanceM / (1 + a.place.prominence) - b.distanceM / (1 + b.place.prominence));
  return best?.place.id;
}

function oneOfFew({ places }: Catalogue, isMeant: (place: Place) => boolean): PlaceId | undefined {
  const found = places.filter((place) => !place.closedForGood && isMeant(place));
  const [best] = found.sort((a, b) => b.prominence - a.prominence);
  return found.length <= FEW_OF_TYPE ? best?.id : undefined;
}
const FEW_OF_TYPE = 3;
