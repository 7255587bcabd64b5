// Under a roof or in the open: rain, and what is said of either, against what was asked before.
import type { Category } from '../domain/category.ts';
import type { Frame } from '../nlp/frame.ts';
import { must, type Wish } from '../wishes/wish.ts';
import { OUTDOORS } from './search.ts';
import { hasWhat } from './what-sought.ts';

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

export const isRoofSaid = ({ wishes, situation }: Frame): boolean =>
  wishes.some((wish) => wish.attribute === 'feature' && wish.value === 'indoors' && wish.polarity === 'want') ||
  situation.some((fact) => fact.kind === 'weather' && fact.what === 'rain');

/** Indoors, after parks: what has a roof. */
export function underRoof(categories: readonly Category[], frame: Frame): readonly Category[] {
  const isAllOpen = categories.length > 0 && categories.every((each) => OUTDOORS.includes(each));
  return isAllOpen && isRoofSaid(frame) && !hasWhat(frame) ? ROOFED : categories;
}
const ROOFED: readonly Category[] = ['museums', 'art galleries', 'markets'];

/** Rain sends people under a roof. */
export function weatherWishes({ situation, wishes }: Frame): readonly Wish[] {
  const isWet = situation.some((fact) => fact.kind === 'weather' && fact.what === 'rain');
  const isSaid = wishes.some(({ attribute, value }) => attribute === 'feature' && ROOFS.has(value as string));
  return isWet && !isSaid ? [must({ attribute: 'feature', operator: 'is', value: 'indoors' })] : [];
}
const ROOFS: ReadonlySet<string> = new Set(['indoors', 'outdoors']);
