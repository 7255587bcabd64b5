// Kinds of place of the list before that a message turns down, and where else one goes instead.
import type { Category } from '../../domain/category.ts';
import type { Frame } from '../../nlp/frame.ts';
import { INSTEAD } from '../../vocabulary/categories.ts';
import type { Wish } from '../../wishes/wish.ts';

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
  return left.length > 0 ? left : refused.flatMap((each) => INSTEAD[each]?.categories ?? []);
}
