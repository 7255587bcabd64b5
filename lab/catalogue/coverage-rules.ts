// What a catalogue as a whole must have, and what every row must say of its origin.
import type { City } from '../../src/city/city.ts';
import type { Category } from '../../src/domain/category.ts';
import { LANGUAGES } from '../../src/domain/language.ts';
import type { Place } from '../../src/domain/place.ts';
import type { Finding } from './finding.ts';
import { sharedOpenings } from './starter/openings.ts';
import { EATING } from './starter/terrace-facts.ts';

/** So many places to eat and drink every district must have, of cities for which it has been set. */
const EATING_PLACES: Readonly<Record<string, number>> = { madrid: 60 };

export function coverageFaults(places: readonly Place[], city: City): Finding[] {
  return [...eatingPlaces(places, city), ...places.flatMap(originFaults), ...unpriced(places), ...openings(places)];
}

/** A file of some rows is no catalogue: only districts of which it has more than a few places are held to the number. */
function eatingPlaces(places: readonly Place[], city: City): Finding[] {
  const wanted = EATING_PLACES[city.id] ?? 0;
  const districts = new Set(places.flatMap(({ district }) => district ?? []));
  return [...districts].flatMap((district): Finding[] => {
    const there = places.filter((place) => place.district === district);
    const eating = there.filter(({ categories: [main] }) => EATING.has(main ?? '')).length;
    if (there.length < wanted || eating >= wanted) return [];
    const problem = `${district} has ${eating} places to eat and drink, of at least ${wanted}`;
    return [{ severity: 'error', rule: 'eating', problem }];
  });
}

function originFaults({ id, source, checkedOn }: Place): Finding[] {
  const missing = [...(source ? [] : ['source']), ...(checkedOn ? [] : ['date'])];
  return missing.map((what) => ({ severity: 'error', rule: 'origin', placeId: id, problem: `it has no ${what}` }));
}

/** Sights so well known that people ask what they cost. */
const WELL_KNOWN = 3;
const TICKETED: readonly Category[] = ['museums', 'zoo', 'amusement parks'];

function unpriced(places: readonly Place[]): Finding[] {
  const isUnpriced = ({ categories, prominence, prices, freeEntry }: Place) =>
    prominence >= WELL_KNOWN &&
    prices.length === 0 &&
    freeEntry !== '24/7' &&
    (categories.some((each) => TICKETED.includes(each)) || isArena(categories));
  return places
    .filter(isUnpriced)
    .map(({ id, name }) => ({ severity: 'warning', rule: 'price', placeId: id, problem: `${name} has no price` }));
}

/** Stadiums and bullrings that are shown to visitors. */
const isArena = (categories: readonly Category[]): boolean =>
  categories.includes('sports') && categories.includes('tourist attractions');

function openings(places: readonly Place[]): Finding[] {
  return LANGUAGES.flatMap((language): Finding[] => {
    const { lists, shared } = sharedOpenings(places, language).first;
    if (shared === 0) return [];
    const problem = `in ${shared} of ${lists} lists of ten two descriptions begin alike (${language})`;
    return [{ severity: 'warning', rule: 'openings', problem }];
  });
}
