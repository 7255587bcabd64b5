// In Spanish: the noun of a list with all that narrows it, and where it was looked for.
import type { Category } from '../../../domain/category.ts';
import { servesFood } from '../../../vocabulary/categories.ts';
import type { ListAnswer, Origin } from '../../answer.ts';
import { isModest } from '../../lists/search.ts';
import type { WishSearch as Search } from '../../state.ts';
import { cuisineIn } from '../cuisines.ts';
import { cuisinesOf, goesWithoutSaying, saysSamePrice, unsaid } from '../unsaid.ts';
import type { Variety } from '../variety.ts';
import { distance } from './facts.ts';
import { everyWeekday, FILTER_PHRASES, genderFor, joined, nounFor, ofPlace, withArticle } from './nouns.ts';
import { afterNoun, asDoubted, phrasesOf } from './wishes.ts';

/** After a negation: "cafeterías más baratas", "cafeterías ni bares a buen precio". */
export function none({ search, changes }: Pick<ListAnswer, 'search' | 'changes'>): string {
  if (!changes.includes('cheaper')) return described(search, 2, [], 'ni');
  const { budget: _, ...rest } = search;
  return `${described(rest, 2, [], 'ni')} más barat${genderFor(search.categories, search.kinds) === 'f' ? 'as' : 'os'}`;
}

export const kindsIn = (search: Search, groups: ListAnswer['groups']): readonly Category[] => {
  const shown = [...new Set(groups.flatMap((group) => group.category ?? []))];
  return shown.length > 0 ? shown : search.categories;
};

/** Told even where they were said mildly: they decide which places come. */
const TOLD: ReadonlySet<string> = new Set(['feature', 'dish', 'diet', 'fame']);

/** The noun with everything that narrows it: "restaurantes de cocina japonesa con terraza". */
export function described(
  search: Search,
  count: number,
  groups: ListAnswer['groups'] = [],
  word: 'y' | 'ni' = 'y',
): string {
  const kinds = kindsIn(search, groups);
  const { filters: open, wishes } = unsaid(search);
  // A Turkish bath has no kitchen.
  const cooked = kinds.some(isKitchen) ? cuisinesOf(search).flatMap((each) => cuisineIn('es', each) ?? []) : [];
  const cuisine = joined(
    cooked.map((each, at) => (at > 0 ? each.replace(/^de cocina /u, '') : each)),
    'o',
  );
  const filters = open.flatMap((filter) => {
    if (filter === 'quieter' || (filter === 'vegetarian' && !kinds.every(servesFood))) return [];
    if (filter === 'open_now')
      return `abiert${genderFor(kinds, search.kinds) === 'f' ? 'a' : 'o'}${count === 1 ? '' : 's'} ahora mismo`;
    if (filter !== 'open_on') return FILTER_PHRASES[filter][count === 1 ? 0 : 1];
    return search.weekday === undefined ? [] : `que abre${count === 1 ? '' : 'n'} los ${everyWeekday(search.weekday)}`;
  });
  const isPriced = wishes.some(({ attribute }) => attribute === 'amount');
  const price = search.budget && isModest(search.budget) && !isPriced ? 'a buen precio' : undefined;
  const noun = [nounFor(kinds, count, word, search.kinds), cuisine, price].filter(Boolean).join(' ');
  const conditions = phrasesOf(
    wishes.filter(
      (wish) =>
        (wish.strength === 'must' || TOLD.has(wish.attribute)) &&
        !(price && saysSamePrice(wish)) &&
        !goesWithoutSaying(wish, kinds),
    ),
    count,
  );
  const phrases = [...filters, ...conditions];
  return [noun, afterNoun(word === 'ni' ? phrases.map(asDoubted) : phrases)].filter(Boolean).join(' ');
}

const isKitchen = (category: Category): boolean => servesFood(category) || category === 'pubs/bars';

/** " cerca de Sol", " a menos de 400 m de Sol", " en Malasaña"; what is not near is not called so; nothing where that was just said. */
export function whereabouts(
  { kind, name, inside, isNear, nearestM, isElsewhere }: Origin,
  withinM: number | undefined,
  { turn }: Variety,
): string {
  const ofHere = kind === 'here' ? 'de ti' : ofPlace(name);
  if (isElsewhere) return ' en otras zonas';
  if (withinM !== undefined) return ` a menos de ${distance(withinM)} ${ofHere}`;
  if (nearestM !== undefined) return '';
  if (inside) return ` en ${withArticle(name)}`;
  if (kind !== 'centre' && isNear) return ` cerca ${ofHere}`;
  // Said once; after that people know where we count from.
  const measured = kind === 'named' || (kind === 'centre' && turn <= 1);
  return measured ? ` en {city} (distancias desde ${withArticle(name)})` : ' en {city}';
}

/** "Near the station", "in the old town", and there is none, or the nearest is a long walk off. */
export function noneThere(
  { noneIn, origin: { kind, name, nearestM } }: Pick<ListAnswer, 'noneIn' | 'origin'>,
  isFeminine: boolean,
): string {
  if (noneIn === undefined && nearestM === undefined) return '';
  const [none, nearest] = isFeminine ? ['ninguna', 'la más cercana'] : ['ninguno', 'el más cercano'];
  const where =
    noneIn === undefined ? `Cerca ${kind === 'here' ? 'de ti' : ofPlace(name)}` : `En ${withArticle(noneIn)}`;
  return `${where} no me consta ${none}${nearestM === undefined ? '' : `; ${nearest} está a ${distance(nearestM)}`}.`;
}

/** Never silently somewhere else. */
export const unknownPlace = ({ unknownPlace: words, kind, name }: Origin): string =>
  words === undefined
    ? ''
    : `No sé dónde está «${words}», así que he mirado cerca ${kind === 'here' ? 'de ti' : ofPlace(name)}.`;
