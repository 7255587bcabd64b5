// What a day is made of when teenagers come along: what they do themselves comes before squares and paintings.
import type { TalkState } from '../../../chat/state.ts';
import type { Category } from '../../../domain/category.ts';
import type { Frame } from '../../../nlp/frame.ts';
import { OCCASIONS } from '../../../vocabulary/occasions.ts';
import { must, type Wish } from '../../../wishes/wish.ts';
import { CHILD_UNTIL } from './children.ts';

/** Of several kinds of place, any of which would do, those for teenagers, where they were named or their ages were. */
export function forTeenagers({ situation }: Pick<TalkState, 'situation'>, anyOf: readonly Wish[]): readonly Wish[] {
  const named = OCCASIONS.get('teenagers')?.kinds ?? [];
  const isNamed = named.length > 0 && named.every((kind) => anyOf.some(({ value }) => value === kind));
  return isNamed || (anyOf.length === 0 && isOfTeenagers(situation?.ages)) ? FOR_TEENAGERS : anyOf;
}

const isOfTeenagers = (ages: readonly number[] = []): boolean =>
  ages.length > 0 && ages.every((age) => age > CHILD_UNTIL && age < GROWN_UP_FROM);
const GROWN_UP_FROM = 18;

const CATEGORIES: readonly Category[] = ['cinemas', 'malls'];
const KINDS = [
  ...[
    'bowling',
    'escape_room',
    'arcade',
    'laser_tag',
    'karting',
    'climbing_gym',
    'trampoline_park',
    'indoor_skydiving',
  ],
  ...[
    'stadium',
    'science_museum',
    'planetarium',
    'wax_museum',
    'comic_shop',
    'video_game_shop',
    'food_hall',
    'food_market',
  ],
];
const FOR_TEENAGERS: readonly Wish[] = [
  ...KINDS.map((value) => must({ attribute: 'kind', operator: 'is', value })),
  ...CATEGORIES.map((value) => must({ attribute: 'category', operator: 'is', value })),
];

/** "Two teenagers" stands for several kinds of place at once. */
export function anyOfIn(frame: Frame): readonly Wish[] {
  const wanted = frame.wishes.filter(({ polarity, said }) => polarity === 'want' && said);
  const ofSame = ({ said }: Wish) => wanted.filter((other) => other.said?.start === said?.start);
  return wanted.filter((wish) => ofSame(wish).length > MOST_KINDS_OF_ONE);
}
const MOST_KINDS_OF_ONE = 2;
