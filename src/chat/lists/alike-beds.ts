// Beds that go by one another's names: a hotel, a hostel, a guesthouse.
import type { Frame } from '../../nlp/frame.ts';
import { must, type Wish } from '../../wishes/wish.ts';

/** Whoever says "hotel" means no dormitory, unless it must be cheap. Whoever wants no hostel wants no guesthouse that is called so, either: "hostel" and «hostal» name both. */
export function withAlikeBeds(wish: Wish, { wishes }: Frame): readonly Wish[] {
  const isHotel =
    wish.attribute === 'category' && wish.value === 'hotels' && /^hotel(?:es|s)?$/iu.test(wish.said?.text ?? '');
  const isCheap = wishes.some(({ attribute, operator }) => attribute === 'price_level' && operator === 'at_most');
  if (isHotel && wish.polarity === 'want' && !isCheap)
    return [wish, { ...must({ attribute: 'kind', operator: 'is', value: 'hostel' }), polarity: 'avoid' }];
  const isRefused = wish.attribute === 'kind' && wish.polarity === 'avoid' && BEDS_ALIKE.includes(wish.value);
  if (!isRefused || !/^host[ae]l(?:e?s)?$/iu.test(wish.said?.text ?? '')) return [wish];
  return BEDS_ALIKE.map((value) => ({ ...wish, value }));
}
const BEDS_ALIKE: readonly string[] = ['hostel', 'guesthouse'];
