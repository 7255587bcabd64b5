// Sights that are asked for without a kind of place: "something short to see", «¿qué podemos ver por ahí?»
import type { Category } from '../../domain/category.ts';
import { foldedLine } from '../../domain/text.ts';
import type { Frame } from '../../nlp/frame.ts';
import { grammarOf } from '../../nlp/languages/grammars.ts';
import { groupOf, servesFood } from '../../vocabulary/categories.ts';
import { hasWhat } from '../../wishes/wish.ts';
import { hears } from '../cues.ts';

export const SIGHTS: readonly Category[] = ['tourist attractions', 'museums'];

/** "After that something to see, with my mum": no tables, though no kind is named. */
export const asksForSights = (frame: Frame): boolean =>
  frame.plan === undefined &&
  !hasWhat(frame) &&
  (grammarOf(frame.language).plans.seeing.test(foldedLine(frame.text)) || hears('forSights', frame));

/** The same after tables, shops or libraries: another search, of which nothing holds but what the person needs. */
export const isSightsAfterOthers = (frame: Frame, listed: readonly Category[]): boolean =>
  asksForSights(frame) && listed.length > 0 && listed.every(isNoSight);

const isNoSight = (category: Category): boolean =>
  servesFood(category) || category === 'pubs/bars' || category === 'libraries' || ERRANDS.has(groupOf(category));
const ERRANDS: ReadonlySet<string> = new Set(['services', 'shopping', 'stay']);
