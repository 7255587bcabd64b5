// What a message turns down of the list before: kinds of place, and where else one goes instead; food, in the same kind of place.
import type { Category } from '../../domain/category.ts';
import type { Frame } from '../../nlp/frame.ts';
import { INSTEAD } from '../../vocabulary/categories.ts';
import { isWhat, type Wish } from '../../wishes/wish.ts';
import { hears } from '../cues.ts';
import type { Turn } from '../turn.ts';

/** "No bars, my dad doesn't drink", after bars: where else one goes instead. */
export function withoutTurnedDown(categories: readonly Category[], { wishes, attitudes }: Frame): readonly Category[] {
  const isSaid = (category: Category, of: Wish['polarity']) =>
    wishes.some(({ attribute, value, polarity }) => attribute === 'category' && value === category && polarity === of);
  const refused = categories.filter(
    (each) =>
      !isSaid(each, 'want') &&
      (isSaid(each, 'avoid') ||
        attitudes.some(
          ({ categories: about, polarity = 0, narrower }) => polarity < 0 && !narrower && about.includes(each),
        )),
  );
  const left = categories.filter((each) => !refused.includes(each));
  const instead = refused.flatMap((each) => INSTEAD[each]?.categories ?? []);
  // "No music", after bars: bars are still wanted, and not just anything. "Another museum? No": of a kind that was turned down nothing is left.
  return refused.length === 0 ? categories : left.length > 0 ? left : instead;
}

/** "No tapas, something with proper tables", after restaurants: restaurants still. */
export const isOnlyTurnedDown = ({ frame, conversation, heard }: Turn): boolean =>
  conversation.shown.length > 0 &&
  conversation.categories.length > 0 &&
  frame.wishes.some((wish) => isWhat(wish) && wish.polarity === 'avoid' && wish.attribute !== 'category') &&
  frame.wishes.every((wish) => !isWhat(wish) || wish.polarity === 'avoid') &&
  heard.request.categories.length === 0 &&
  !frame.references.some(({ kind }) => kind === 'name') &&
  !frame.plan &&
  !hears('whatToDo', frame);
