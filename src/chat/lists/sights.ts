// Sights that are asked for without a kind of place: "something short to see", «¿qué podemos ver por ahí?»
import type { Category } from '../../domain/category.ts';
import { foldedLine } from '../../domain/text.ts';
import type { Frame } from '../../nlp/frame.ts';
import { grammarOf } from '../../nlp/languages/grammars.ts';
import { groupOf, servesFood } from '../../vocabulary/categories.ts';
import { hasWhat } from '../../wishes/wish.ts';
import { hears } from '../cues.ts';
import { mealPlaces } from './meals.ts';
import { isRoofSaid, ROOFED } from './roof.ts';

const SIGHTS: readonly Category[] = ['tourist attractions', 'museums'];

/** "After that something to see, with my mum": no tables, though no kind is named. */
const asksForSights = (frame: Frame): boolean =>
  frame.plan === undefined &&
  !hasWhat(frame) &&
  (grammarOf(frame.language).plans.seeing.test(foldedLine(frame.text)) || hears('forSights', frame));

/** Where that is looked for; under a roof, where no kind of place is named after tables. */
export const sightsAsked = (frame: Frame, listed: readonly Category[]): readonly Category[] =>
  asksForSights(frame) ? SIGHTS : isSightsAfterOthers(frame, listed) ? ROOFED : [];

/** The same after tables, shops or libraries: another search, of which nothing holds but what the person needs. */
export const isSightsAfterOthers = (frame: Frame, listed: readonly Category[]): boolean =>
  (asksForSights(frame) || isSomethingThen(frame)) && listed.length > 0 && listed.every(isNoSight);

/** "Something calm under a roof for the afternoon, what do you recommend?": between two meals nobody asks for a table. */
const isSomethingThen = (frame: Frame): boolean =>
  frame.plan === undefined &&
  !hasWhat(frame) &&
  mealPlaces(frame).length === 0 &&
  isRoofSaid(frame) &&
  frame.whens.some(({ label }) => label !== undefined && label !== 'evening' && label !== 'night') &&
  frame.references.every((each) => each.kind === 'here' || ('role' in each && each.role === 'near')) &&
  (hears('anyPlaces', frame) || hears('whatToDo', frame));

const isNoSight = (category: Category): boolean =>
  servesFood(category) || category === 'pubs/bars' || category === 'libraries' || ERRANDS.has(groupOf(category));
const ERRANDS: ReadonlySet<string> = new Set(['services', 'shopping', 'stay']);
