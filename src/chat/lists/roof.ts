// Whether something under a roof is meant, and what has one.
import type { Category } from '../../domain/category.ts';
import type { Frame } from '../../nlp/frame.ts';

export const isRoofSaid = ({ wishes, situation }: Frame): boolean =>
  wishes.some((wish) => wish.attribute === 'feature' && wish.value === 'indoors' && wish.polarity === 'want') ||
  situation.some((fact) => fact.kind === 'weather' && fact.what === 'rain');

export const ROOFED: readonly Category[] = ['museums', 'art galleries', 'markets'];
