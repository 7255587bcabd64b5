// Writes conversations: what a visitor may say turn by turn, in either language, about the places of a catalogue.
import { asPlaceId } from '../../../src/domain/branded.ts';
import type { Category } from '../../../src/domain/category.ts';
import type { Language } from '../../../src/domain/language.ts';
import type { Place } from '../../../src/domain/place.ts';
import { EMPTY_PROFILE, type Profile } from '../../../src/domain/profile.ts';
import { CATEGORIES } from '../../../src/vocabulary/categories.ts';
import { CATEGORY_WORDS, FOLLOW_UPS, OPENERS } from './sayings.ts';

export interface Script {
  readonly id: string;
  readonly language: Language;
  readonly now: Date;
  readonly location?: Place['position'];
  readonly account: Profile;
  readonly messages: readonly string[];
}

/** The same seed and number always give the same conversation. */
export function scriptNumber(number: number, places: readonly Place[], seed = 1): Script {
  const draw = drawing(seed * 1_000_003 + number);
  const language: Language = number % 2 === 0 ? 'en' : 'es';
  const fill = (saying: string) => filled(saying, language, places, draw);
  const followUps = Array.from({ length: 1 + draw.below(5) }, () => fill(draw.one(FOLLOW_UPS[language])));
  return {
    id: `check-${number}`,
    language,
    now: someMoment(draw),
    account: someAccount(places, draw),
    messages: [fill(draw.one(OPENERS[language])), ...followUps],
    ...(draw.below(2) === 0 && { location: someSpot(draw) }),
  };
}

function filled(saying: string, language: Language, places: readonly Place[], draw: Drawing): string {
  const kinds: Readonly<Record<string, () => string>> = {
    kind: () => draw.one(CATEGORY_WORDS[language][draw.one(CATEGORIES)]),
    liked: () => withArticle(draw.one(CATEGORY_WORDS[language][draw.one(CATEGORIES)]), language),
    hated: () => withArticle(draw.one(CATEGORY_WORDS[language][draw.one(CATEGORIES)]), language),
    place: () => draw.one(places).name,
    area: () => draw.one(AREAS),
  };
  return saying.replace(/\{(\w+)\}/gu, (_, slot: string) => kinds[slot]?.() ?? '');
}

/** Spanish likes things with their article: «me gustan los parques». */
function withArticle(kind: string, language: Language): string {
  if (language === 'en') return kind;
  return `${/^(?:\S*as|\S*iones|catedrales)(?:\s|$)/u.test(kind) ? 'las' : 'los'} ${kind}`;
}

const AREAS = [
  'Sol',
  'Malasaña',
  'Chueca',
  'La Latina',
  'Lavapiés',
  'Atocha',
  'Chamberí',
  'Salamanca',
  'Retiro',
  'Moncloa',
];

/** Any quarter of an hour in three weeks of May 2026, nights and Sundays included. */
const someMoment = (draw: Drawing): Date =>
  new Date(Date.UTC(2026, 4, 4) + draw.below(21 * 96) * 15 * 60_000 + draw.below(15) * 60_000);

const someSpot = (draw: Drawing) => ({
  latDeg: 40.38 + draw.below(900) / 10_000,
  lngDeg: -3.75 + draw.below(900) / 10_000,
});

/** Half of the people are new; the others like a little and once were disappointed. */
function someAccount(places: readonly Place[], draw: Drawing): Profile {
  if (draw.below(2) === 0) return EMPTY_PROFILE;
  const likes = Array.from({ length: draw.below(4) }, (): [Category, number] => [
    draw.one(CATEGORIES),
    draw.below(11) / 2,
  ]);
  const rated = Array.from({ length: draw.below(4) }, (): [Place['id'], number] => [
    asPlaceId(draw.one(places).id),
    1 + draw.below(5),
  ]);
  return { categories: new Map(likes), places: new Map(rated) };
}

interface Drawing {
  below(limit: number): number;
  one<T>(list: readonly T[]): T;
}

/** Mulberry32. */
function drawing(seed: number): Drawing {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { below, one: (list) => list[below(list.length)]! };
}
