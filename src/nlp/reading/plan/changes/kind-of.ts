// The kind of place that a piece of a message names.
import { must, type Wish } from '../../../../wishes/wish.ts';
import type { Chunk } from '../../chunks.ts';

export function kindOf({ senses, concept, start, end }: Chunk): readonly Wish[] {
  const said = { said: { start, end, text: concept?.text ?? '' } };
  const sense = senses.find(({ type }) => type === 'kind' || type === 'cuisine' || type === 'dish');
  if (sense) return [{ ...must({ attribute: sense.type as 'kind', operator: 'is', value: sense.id }), ...said }];
  const category = concept?.categories[0];
  return category ? [{ ...must({ attribute: 'category', operator: 'is', value: category }), ...said }] : [];
}
