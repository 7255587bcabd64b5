// A wish for a kind that nobody goes out for: a toilet, a drinking fountain.
import { VOCABULARY } from '../vocabulary/bundled.ts';
import type { Wish } from './wish.ts';

export const isForConvenience = ({ attribute, value, polarity }: Wish): boolean =>
  attribute === 'kind' && polarity === 'want' && VOCABULARY.concept('kind', value)?.isConvenience === true;
