// English words that carry no topic, and words that stand for several categories.
import type { Category } from '../../../domain/category.ts';

export const FUNCTION_WORDS = `the, a, an, i, you, we, they, he, she, it, my, your, our, their, is, are, am, was, were, be, been, do, does, did, dont,
  doesnt, didnt, of, in, on, at, to, for, from, with, without, by, near, and, or, but, not, what, where, when, which, who, how, why, this, that, these, those,
  there, here, some, any, can, could, would, should, will, want, like, love, hate, im, id, ill, ive, its, lets, please, thanks, thank, hello, hi, good, best, really, very, much, more,
  most, also, than, then, them, us, me, about, into, just, only, if, so, as, have, has, had, go, going, find, show, tell, give, looking, somewhere, something, anything, nothing,
  everything, enjoy, prefer, cant, wont, isnt, arent, youre, theyre, whats, wheres, please, okay, yes, up, out, over, after, before, because, while, though, although, however, never, always, one, second, first,
  third, open, close, closed, cheap, cheaper, closer, free, near, nearby, around, place, places, time, price, much, many, old, new, nice, great, bad, boring, fun, quiet, today, tonight, tomorrow, now, other, another, favourite, favorite`;

export const BROAD: Readonly<Record<string, readonly Category[]>> = {
  art: ['museums', 'art galleries'],
  arts: ['museums', 'art galleries'],
  'the arts': ['museums', 'art galleries', 'theatres'],
  nightlife: ['pubs/bars', 'dance clubs'],
  'night life': ['pubs/bars', 'dance clubs'],
  'night out': ['pubs/bars', 'dance clubs'],
  'nights out': ['pubs/bars', 'dance clubs'],
  'going out at night': ['pubs/bars', 'dance clubs'],
  shopping: ['malls', 'markets'],
  'go shopping': ['malls', 'markets'],
  'do some shopping': ['malls', 'markets'],
  culture: ['museums', 'art galleries', 'theatres', 'music halls', 'cinemas', 'libraries'],
  'cultural activity': ['museums', 'art galleries', 'theatres', 'music halls', 'cinemas', 'libraries'],
  'cultural place': ['museums', 'art galleries', 'theatres', 'music halls', 'cinemas', 'libraries'],
  outdoors: ['parks', 'gardens', 'nature'],
  'the outdoors': ['parks', 'gardens', 'nature'],
  'outdoor space': ['parks', 'gardens', 'nature'],
  history: ['museums', 'monuments'],
  historical: ['museums', 'monuments'],
  music: ['music halls'],
  'family activity': ['zoo', 'amusement parks'],
  'family attraction': ['zoo', 'amusement parks'],
};

/** Nouns that belong to a name they stand beside: "the Retiro park". */
export const GENERICS = `park, museum, palace, station, square, stadium, cathedral, church, temple, theatre, theater, garden, gardens, library, market, gallery,
  neighbourhood, neighborhood, area, district, quarter, metro, street, avenue, barrio, plaza, fountain, gate, monument, arena, museo, parque, palacio`;
/** Words between such a noun and the name. */
export const LINKERS = 'of, the, de, del, la, el';

export const NUMBERS: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};

/** Chat spellings. */
export const SHORTHAND: Readonly<Record<string, string>> = {
  luv: 'love',
  pls: 'please',
  plz: 'please',
  u: 'you',
  ur: 'your',
  r: 'are',
  wats: 'whats',
  wat: 'what',
  wut: 'what',
  dnt: 'dont',
  thru: 'through',
  nite: 'night',
  tonite: 'tonight',
  tmrw: 'tomorrow',
  rly: 'really',
  rn: 'now',
  sum: 'some',
  gud: 'good',
  gr8: 'great',
  nyc: 'nice',
  dat: 'that',
  da: 'the',
  wer: 'where',
  hw: 'how',
  opn: 'open',
  hte: 'hate',
  teh: 'the',
  amd: 'and',
  adn: 'and',
  fav: 'favourite',
  faves: 'favourites',
  resto: 'restaurant',
  restos: 'restaurants',
  aint: 'isnt',
};
