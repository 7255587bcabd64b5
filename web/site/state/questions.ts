// What the explore and place pages ask of the service, as an address tells it: once here, for whoever asks first.
import { METHODS, type Method, type Position } from '../../api-client/types.ts';
import type { Language } from './first-language.ts';
import { SPOTS, type Spot, START } from './spots.ts';

/** As many as the service gives at once, so that filters have something to choose from. */
export const RECOMMENDATION_LIMIT = 100;
const PLACE_LIMIT = 500;

/** What the service narrows a list by, over the whole catalogue. */
export interface Narrowed {
  /** As the service writes them: `dish:tapas`, `open:now`. */
  readonly wishes: readonly string[];
  /** What may fulfil the wishes, instead of what surely does. */
  readonly isPossible?: boolean;
}

interface Asked extends Narrowed {
  readonly method: Method;
  readonly lang: Language;
}

const filters = ({ wishes, isPossible = false }: Narrowed) => ({
  ...(wishes.length > 0 ? { wish: [...wishes] } : {}),
  ...(isPossible ? { match: 'unknown' as const } : {}),
});

export const narrowedIn = (query: URLSearchParams): Narrowed => ({ wishes: query.getAll('wish') });

/** Whether wishes name a spot or a part of the city, from which lists are measured then. */
export const namesSpot = (wishes: readonly string[]): boolean => wishes.some((wish) => /^(?:near|area):/u.test(wish));

export const questionOfWishes = (wishes: readonly string[], lang: Language) => ({ wish: [...wishes], lang });

export const recommendationQuestion = ({ lat, lng }: Position, { method, lang, ...narrowed }: Asked) => ({
  lat,
  lng,
  ...filters(narrowed),
  limit: RECOMMENDATION_LIMIT,
  // Unnamed, it is whatever ranking the operator compares or has adopted.
  ...(method !== 'ensemble' && { method }),
  lang,
});

/** The same with the numbers behind each score, which are long: asked for when somebody wants to know why. */
export const explanationQuestion = (position: Position, asked: Asked) => ({
  ...recommendationQuestion(position, asked),
  include: 'contributions' as const,
});

/**
 * @param category of which they are, where a list of one is asked for
 * @param page counted from 0
 */
export const placesQuestion = (narrowed: Narrowed, category?: string, page = 0) => ({
  ...(category ? { category: [category] } : {}),
  ...filters(narrowed),
  limit: PLACE_LIMIT,
  ...(page > 0 && { offset: page * PLACE_LIMIT }),
});

export const searchQuestion = (q: string, { lat, lng }: Position, narrowed: Narrowed, page = 0) => ({
  q,
  lat,
  lng,
  ...filters(narrowed),
  limit: RECOMMENDATION_LIMIT,
  ...(page > 0 && { offset: page * RECOMMENDATION_LIMIT }),
});

export const placeQuestion = (lang: Language) => ({ lang, include: 'facts' as const });

export const methodIn = (query: URLSearchParams): Method =>
  METHODS.find((each) => each === query.get('method')) ?? 'ensemble';

/** Where an address starts from, when it is a spot on the map. */
export function mapSpotIn(query: URLSearchParams): Position | undefined {
  if (query.get('from') !== 'map') return undefined;
  const spot = { lat: Number(query.get('lat')), lng: Number(query.get('lng')) };
  return isPosition(spot) ? spot : undefined;
}

/** The well-known spot that an address names, else the one where all roads begin. */
export const namedSpotIn = (query: URLSearchParams): Spot => SPOTS.find(({ id }) => id === query.get('from')) ?? START;

const isPosition = ({ lat, lng }: Position): boolean =>
  Number.isFinite(lat) &&
  Number.isFinite(lng) &&
  Math.abs(lat) <= 90 &&
  Math.abs(lng) <= 180 &&
  (lat !== 0 || lng !== 0);
