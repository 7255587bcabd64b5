// In English: the noun of a list with all that narrows it, and where it was looked for.
import type { Category } from '../../../domain/category.ts';
import { servesFood } from '../../../vocabulary/categories.ts';
import type { ListAnswer, Origin } from '../../answer.ts';
import { isModest } from '../../lists/search.ts';
import type { WishSearch as Search } from '../../state.ts';
import { cuisineIn } from '../cuisines.ts';
import { cuisinesOf, goesWithoutSaying, saysSamePrice, unsaid } from '../unsaid.ts';
import type { Variety } from '../variety.ts';
import { distance } from './facts.ts';
import { FILTER_PHRASES, joined, nounFor, WEEKDAYS } from './nouns.ts';
import { phrasesOf } from './wishes.ts';

/** After "no": "cheaper cafes", "affordable cafes or bars". */
export function none({ search, changes }: Pick<ListAnswer, 'search' | 'changes'>): string {
  if (!changes.includes('cheaper')) return described(search, 2, [], 'or');
  const { budget: _, ...rest } = search;
  return `cheaper ${described(rest, 2, [], 'or')}`;
}

/** Told even where they were said mildly: they decide which places come. */
const TOLD: ReadonlySet<string> = new Set(['feature', 'dish', 'diet', 'fame']);

/** The noun with everything that narrows it: "Japanese restaurants open right now, within 400 m". */
export function described(search: Search, count: number, groups: ListAnswer['groups'] = [], word = 'and'): string {
  const shown = [...new Set(groups.flatMap((group) => group.category ?? []))];
  const kinds = shown.length > 0 ? shown : search.categories;
  // A Turkish bath has no kitchen.
  const cooked = kinds.some(isKitchen) ? cuisinesOf(search).flatMap((each) => cuisineIn('en', each) ?? []) : [];
  const cuisine = joined(cooked, 'or');
  const { filters: open, wishes } = unsaid(search);
  const isPriced = wishes.some(({ attribute }) => attribute === 'amount');
  const price = search.budget && isModest(search.budget) && !isPriced ? 'affordable' : undefined;
  const noun = [price, cuisine, nounFor(kinds, count, word, search.kinds)].filter(Boolean).join(' ');
  const filters = open.flatMap((filter) => {
    if (filter === 'quieter' || (filter === 'vegetarian' && !kinds.every(servesFood))) return [];
    return filter === 'open_on'
      ? search.weekday === undefined
        ? []
        : `open on ${WEEKDAYS[search.weekday]}s`
      : FILTER_PHRASES[filter];
  });
  const conditions = phrasesOf(
    wishes.filter(
      (wish) =>
        (wish.strength === 'must' || TOLD.has(wish.attribute)) &&
        !(price && saysSamePrice(wish)) &&
        !goesWithoutSaying(wish, kinds),
    ),
    count,
  );
  return [noun, joined([...filters, ...conditions])].filter(Boolean).join(' ');
}

const isKitchen = (category: Category): boolean => servesFood(category) || category === 'pubs/bars';

/** " near Sol", " within 400 m of Sol", " in Malasaña"; what is not near is not called so; nothing where that was just said. */
export function whereabouts(
  { kind, name, inside, isNear, nearestM, isElsewhere }: Origin,
  withinM: number | undefined,
  { turn }: Variety,
): string {
  const here = kind === 'here' ? 'you' : name;
  if (isElsewhere) return ' in other areas';
  if (withinM !== undefined) return ` within ${distance(withinM)} of ${here}`;
  if (nearestM !== undefined) return '';
  if (inside) return ` in ${name}`;
  if (kind !== 'centre' && isNear) return ` near ${here}`;
  // Said once; after that people know where we count from.
  const measured = kind === 'named' || (kind === 'centre' && turn <= 1);
  return measured ? ` in {city} (distances from ${name})` : ' in {city}';
}

/** "Near the station", "in the old town", and there is none, or the nearest is a long walk off. */
export function noneThere({ noneIn, origin: { kind, name, nearestM } }: Pick<ListAnswer, 'noneIn' | 'origin'>): string {
  if (noneIn === undefined && nearestM === undefined) return '';
  const nearest = nearestM === undefined ? '' : `; the nearest is ${distance(nearestM)} away`;
  return `${noneIn === undefined ? `Close to ${kind === 'here' ? 'you' : name}` : `In ${noneIn} itself`} I know of none${nearest}.`;
}

/** Never silently somewhere else. */
export const unknownPlace = ({ unknownPlace: words, kind, name }: Origin): string =>
  words === undefined ? '' : `I don't know where “${words}” is, so I looked near ${kind === 'here' ? 'you' : name}.`;
