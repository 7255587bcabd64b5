// A kind of place that was wished for, or not, as a reference to what is of that kind.
import { UNSAID, type Wish } from '../../wishes/wish.ts';
import type { Reference } from '../frame.ts';

export function typeOf(wish: Wish): Reference {
  const said = wish.said ?? UNSAID;
  switch (wish.attribute) {
    case 'category':
      return { kind: 'type', category: wish.value, said };
    case 'kind':
      return { kind: 'type', kindId: wish.value, said };
    case 'cuisine':
    case 'dish':
      return { kind: 'type', cuisine: wish.value, said };
    default:
      return { kind: 'pronoun', number: 'one', said };
  }
}
