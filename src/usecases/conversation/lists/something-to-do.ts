// Which places are something to do for people who name no kind of place.
import { AVOIDED_AT_MOST, LIKED_FROM } from '../../../chat/lists/search.ts';
import { isStation } from '../../../chat/places/stations.ts';
import type { WishSearch as Search } from '../../../chat/state.ts';
import type { Category } from '../../../domain/category.ts';
import type { Place } from '../../../domain/place.ts';
import { civilNow } from '../../../hours/city-hours.ts';
import { isOpenAtMinute } from '../../../hours/schedule.ts';
import type { Scene } from '../world.ts';
import { isDated } from './condition.ts';

export function somethingToDo(scene: Scene, search: Search): (place: Place) => boolean {
  const avoided = [...avoidedBy(scene), ...errandsFor(scene), ...tablesFor(search)];
  const isOpenThen = isDated(search) ? undefined : openSoon(scene);
  return (place) =>
    !place.categories.some((each) => avoided.includes(each)) && !isStation(place) && (isOpenThen?.(place) ?? true);
}

/** Someone who is not into nightlife does not want it among "something to do". */
const avoidedBy = ({ profile }: Scene): readonly Category[] =>
  [...profile.categories].filter(([, rating]) => rating <= AVOIDED_AT_MOST).map(([category]) => category);

/** With the children along, what is done is no table, however welcome they are there. */
const tablesFor = ({ wishes = [], filters }: Search): readonly Category[] =>
  filters.includes('children') || wishes.some(({ attribute, value }) => attribute === 'feature' && value === 'children')
    ? TABLES
    : [];
const TABLES: readonly Category[] = [
  ...(['restaurants', 'cafes', 'bakeries', 'juice bars', 'pubs/bars', 'burger/pizza shops'] as const),
  'dance clubs',
];

/** "Something to do" is no errand and no bed, unless somebody likes such places. */
const errandsFor = ({ profile }: Scene): readonly Category[] =>
  ERRANDS.filter((category) => (profile.categories.get(category) ?? 0) < LIKED_FROM);
const ERRANDS: readonly Category[] = ['hotels', 'resorts', 'supermarkets', 'local services'];

/** Without a date it is asked for now: doors that stay shut for hours are no answer. Unknown hours do no harm. */
function openSoon({ world, now }: Scene): (place: Place) => boolean {
  const { hours } = world.recommend;
  const { day, minute } = civilNow(hours.clock, now);
  return ({ openingHours }) => {
    const schedule = hours.read(openingHours);
    return !schedule || SOON_MINUTES.some((ahead) => isOpenAtMinute(schedule, day, minute + ahead) !== false);
  };
}
const SOON_MINUTES = [0, 60, 120];
