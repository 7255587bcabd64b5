// A wish as a question of places that are meant: whether they have, serve or are what it says.
import type { PlaceId } from '../../domain/branded.ts';
import type { FactAttribute } from '../../nlp/frame.ts';
import { FACT_OF_NOUN } from '../../nlp/reading/feature-asks.ts';
import type { Wish } from '../../wishes/wish.ts';
import { isOfIts } from '../places/named-in-part.ts';
import type { FactQuestion } from '../state.ts';
import type { Lookup } from '../turn.ts';

/** Whether a place has, serves or is what is wished; of what no fact says, the description may speak. */
export function whetherSo(
  wish: Wish,
  placeIds: readonly PlaceId[],
  { placeOf: rowOf }: Pick<Lookup, 'placeOf'>,
): readonly FactQuestion[] {
  const { said } = wish;
  switch (wish.attribute) {
    case 'wheelchair':
      return [{ attribute: 'wheelchair' }];
    case 'feature':
      return [{ attribute: `feature:${wish.value}` as FactAttribute }];
    case 'diet':
      return [{ attribute: 'diet', diet: wish.value }];
    case 'dish':
      return [{ attribute: `dish:${wish.value}` }];
    case 'free':
      return [{ attribute: 'free_entry' }];
    case 'cuisine':
      return [{ attribute: `is:cuisine:${wish.value}` }];
    case 'category':
    case 'kind': {
      const fact = FACT_OF_NOUN[wish.value];
      if (fact) return [{ attribute: fact }];
      const isSo = placeIds.every((placeId) => {
        const place = rowOf(placeId);
        return place !== undefined && isOfIts(wish, place);
      });
      if (isSo && wish.attribute === 'kind') return [{ attribute: `is:kind:${wish.value}` }];
      // "Not the theatre": what somebody does not mean is asked of none.
      return said && wish.polarity === 'want' ? [{ attribute: 'detail', said: said.text }] : [];
    }
    case 'text':
      return [{ attribute: 'detail', said: wish.value }];
    case 'area':
    case 'near':
      return [{ attribute: 'address' }];
    case 'price_level':
    case 'amount':
      return [{ attribute: 'price' }];
    default:
      return [];
  }
}
