// "A tapas bar is too noisy for this, a proper restaurant please": a sort of place that is turned down stays out of the lists that
// follow, as long as they are of the like.
import type { Category } from '../../domain/category.ts';
import type { Frame } from '../../nlp/frame.ts';
import { VOCABULARY } from '../../vocabulary/bundled.ts';
import { servesFood } from '../../vocabulary/categories.ts';
import { hasWhat, must, type Wish } from '../../wishes/wish.ts';
import type { TalkState } from '../state.ts';

/** Said in this message, beside what is looked for. */
export const refusedSorts = (frame: Frame): readonly Wish[] =>
  hasWhat(frame)
    ? frame.attitudes.flatMap(({ polarity = 0, narrower, said }) =>
        polarity < 0 && narrower?.attribute === 'kind' && !isNamed(frame, narrower.value)
          ? [{ ...must(narrower), polarity: 'avoid' as const, said }]
          : [],
      )
    : [];

/** Said before, of a search that was another one. */
export const stillRefused = (
  frame: Frame,
  { wishes = [] }: Pick<TalkState, 'wishes'>,
  sought: readonly Category[],
): readonly Wish[] =>
  wishes.filter(
    (wish) =>
      wish.attribute === 'kind' && wish.polarity === 'avoid' && !isNamed(frame, wish.value) && isOf(wish.value, sought),
  );

const isNamed = ({ wishes }: Frame, kind: string): boolean =>
  wishes.some(({ attribute, value }) => attribute === 'kind' && value === kind);

/** Tables are alike, whether they are called restaurants or bars. */
const isOf = (kind: string, sought: readonly Category[]): boolean => {
  const own = VOCABULARY.concept('kind', kind)?.categories ?? [];
  return own.some((each) => sought.includes(each)) || (own.some(isTable) && sought.some(isTable));
};
const isTable = (category: Category): boolean => servesFood(category) || category === 'pubs/bars';
