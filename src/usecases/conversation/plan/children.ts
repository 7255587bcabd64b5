// What a visit is worth to people who come with children: what was made for them first, then what they can run about in or
// marvel at, and paintings last.
import type { TalkState } from '../../../chat/state.ts';
import type { Category } from '../../../domain/category.ts';
import type { Place } from '../../../domain/place.ts';
import { LOOKED_AT_QUIETLY } from '../../../plan/habits.ts';
import { VOCABULARY } from '../../../vocabulary/bundled.ts';
import { grants } from '../../../wishes/grants.ts';
import { type Answer, must } from '../../../wishes/wish.ts';
import { wishContextOf } from '../lists/wish-context.ts';
import type { Scene } from '../world.ts';

/** Somebody too young for a day of museums comes along. Of teenagers more is said by what they like. */
export const hasChildren = ({ situation }: Pick<TalkState, 'situation'>): boolean =>
  situation?.party?.withChildren === true && !isOfAge(situation.ages);

const isOfAge = (ages: readonly number[] = []): boolean => ages.length > 0 && ages.every((age) => age > CHILD_UNTIL);
/** The last age at which somebody is small. */
export const CHILD_UNTIL = 12;

interface Scored {
  readonly place: Place;
  readonly score: number;
}

/** The same places by what they are worth to children, the best first. */
export function byChildren<Item extends Scored>(scene: Scene, items: readonly Item[]): readonly Item[] {
  const context = wishContextOf(scene);
  const wish = must({ attribute: 'feature', operator: 'is', value: 'children' });
  const answerOf = (place: Place) =>
    OPEN_AIR.has(place.categories[0] ?? '') ? 'unknown' : grants(place, wish, context).answer;
  return items
    .map((item) => ({ ...item, score: worthTo(item.place, answerOf(item.place), item.score) }))
    .sort((a, b) => b.score - a.score);
}

/** That children are welcome makes no house one that was made for them. */
function worthTo(place: Place, suits: Answer, score: number): number {
  const isMarvel = MARVELS.some((kind) => VOCABULARY.isOf(place, 'kind', kind)) || isForPlay(place);
  if (isMarvel && suits !== 'no') return score + (suits === 'yes' ? MADE_FOR_THEM : MARVELLED_AT);
  const isQuiet = place.categories.some((each) => LOOKED_AT_QUIETLY.has(each));
  if (suits === 'no' || (isQuiet && suits === 'unknown' && !VOCABULARY.isOf(place, 'kind', 'palace')))
    return score * DULL_SHARE;
  if (isQuiet) return score * WELCOME_SHARE;
  // A square is crossed on the way, and a street is no place to run about.
  return SQUARES.has(place.categories[0] ?? '') ? score * SQUARE_SHARE : score;
}
const isForPlay = ({ categories: [main] }: Place): boolean => main === 'zoo' || main === 'amusement parks';
/** In shares of what everybody knows. */
const MADE_FOR_THEM = 0.75;
const MARVELLED_AT = 0.45;
const DULL_SHARE = 0.12;
const WELCOME_SHARE = 0.7;
const SQUARE_SHARE = 0.4;
const SQUARES: ReadonlySet<string> = new Set<Category>(['monuments', 'tourist attractions', 'view points']);
const MARVELS = [
  'children_museum',
  'science_museum',
  'natural_history_museum',
  'railway_museum',
  'wax_museum',
  'planetarium',
  'aquarium',
  'observatory',
  'puppet_theatre',
  'rowing_boats',
  'cable_car',
];
/** A park suits children, and is none the more for that. */
const OPEN_AIR: ReadonlySet<string> = new Set<Category>(['parks', 'gardens', 'nature']);

/** So long a child looks at things in a house, and runs about under the sky. */
const PATIENCE = { small: { indoors: 60, outdoors: 90 }, bigger: { indoors: 90, outdoors: 120 } } as const;
const SMALL_UNTIL = 6;

/** How long a visit lasts at most. */
export function patienceFor({ situation }: Pick<TalkState, 'situation'>, main: Category | undefined): number {
  const isSmall =
    situation?.company === 'baby' || (situation?.ages ?? []).some((age) => age <= SMALL_UNTIL) || !situation?.ages;
  const { indoors, outdoors } = PATIENCE[isSmall ? 'small' : 'bigger'];
  return main !== undefined && LOOKED_AT_QUIETLY.has(main) ? indoors : outdoors;
}
