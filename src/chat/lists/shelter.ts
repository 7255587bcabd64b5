// Under a roof or in the open: rain, and what is said of either, against what was asked before.
import type { Category } from '../../domain/category.ts';
import type { Frame } from '../../nlp/frame.ts';
import { hasWhat, must, type Wish } from '../../wishes/wish.ts';
import { hears } from '../cues.ts';
import type { Situation } from '../state.ts';
import { mealPlaces } from './meals.ts';
import { isRoofSaid, ROOFED } from './roof.ts';
import { OUTDOORS } from './search.ts';

/** Under a roof or in the open: the later word holds. */
const OPPOSITE: Readonly<Record<string, readonly string[]>> = {
  indoors: ['outdoors', 'terrace', 'garden', 'rooftop', 'shade'],
  outdoors: ['indoors'],
  terrace: ['indoors'],
};

export const isOppositeSaid = (wish: Wish, said: readonly Wish[]): boolean =>
  wish.attribute === 'feature' &&
  said.some(
    (other) =>
      other.attribute === 'feature' && other.polarity === 'want' && (OPPOSITE[other.value] ?? []).includes(wish.value),
  );

/** Indoors, after parks: what has a roof. */
export function underRoof(categories: readonly Category[], frame: Frame): readonly Category[] {
  const isAllOpen = categories.length > 0 && categories.every((each) => OUTDOORS.includes(each));
  return isAllOpen && isRoofSaid(frame) && !hasWhat(frame) ? ROOFED : categories;
}
/** "It's freezing, what else is there to do?": where it is warm, or cool, for people who name no kind of place. */
export function outOfTheWeather(frame: Frame): readonly Category[] {
  const { situation, wishes, attitudes } = frame;
  const isFelt = (what: 'cold' | 'heat') => isFeltIn(situation, what);
  const isAsked = hears('seeks', frame) || hears('whatToDo', frame) || hears('looksForPlaces', frame);
  // Whoever says how a place should be, or where, has a place in mind.
  if (!isAsked || wishes.some(({ polarity }) => polarity === 'want')) return [];
  const refused = new Set(attitudes.flatMap(({ categories, polarity = 0 }) => (polarity < 0 ? categories : [])));
  const places = isFelt('cold') ? WARM : isFelt('heat') ? COOL : [];
  return places.filter((each) => !refused.has(each)).slice(0, 3);
}
const isFeltIn = (situation: Frame['situation'], what: 'cold' | 'heat'): boolean =>
  situation.some((fact) =>
    fact.kind === 'weather' ? fact.what === what : fact.kind === 'feels' && fact.what === FELT[what],
  );
const FELT = { cold: 'cold', heat: 'hot' } as const;
const WARM: readonly Category[] = ['cafes', 'museums', 'cinemas', 'markets'];
const COOL: readonly Category[] = ['museums', 'swimming pools', 'cinemas', 'malls'];

/** Rain sends people under a roof. */
export function weatherWishes({ situation, wishes }: Frame): readonly Wish[] {
  const isWet = situation.some((fact) => fact.kind === 'weather' && fact.what === 'rain');
  const isSaid = wishes.some(({ attribute, value }) => attribute === 'feature' && ROOFS.has(value as string));
  return isWet && !isSaid ? [INDOORS] : [];
}
const INDOORS: Wish = must({ attribute: 'feature', operator: 'is', value: 'indoors' });
const ROOFS: ReadonlySet<string> = new Set(['indoors', 'outdoors']);

/** A plan for the cold is one under a roof, where the open air was not asked for. */
export const coldWishes = (frame: Frame): readonly Wish[] =>
  isFeltIn(frame.situation, 'cold') && !frame.wishes.some(({ value }) => ROOFS.has(value as string)) ? [INDOORS] : [];

/** "It's pouring and I have two bored kids": what has a roof and lets children be children; no theatre does, at any hour. */
export function playUnderRoof(frame: Frame, { party }: Situation): readonly Category[] | undefined {
  const isOpen = !hasWhat(frame) && frame.attitudes.every(({ polarity = 0 }) => polarity <= 0);
  const isWithSmall = party?.withChildren || frame.wishes.some(({ value }) => value === 'pushchair');
  if (!isOpen || !isWithSmall || !isRoofSaid(frame) || mealPlaces(frame).length > 0) return undefined;
  const refused = new Set<unknown>([
    ...frame.wishes.flatMap(({ attribute, polarity, value }) =>
      attribute === 'category' && polarity === 'avoid' ? [value] : [],
    ),
    ...frame.attitudes.flatMap(({ polarity = 0, categories }) => (polarity < 0 ? categories : [])),
  ]);
  return PLAY.filter((category) => !refused.has(category));
}
const PLAY: readonly Category[] = ['museums', 'art galleries', 'markets', 'malls'];
