// What a stop that comes into a plan is to be, and what it is to be like.
import { must, type Wish } from '../../../../wishes/wish.ts';
import type { Chunk } from '../../chunks.ts';
import type { Phrase } from '../../sentence.ts';

interface Described {
  /** What it is. */
  readonly wish?: Wish;
  readonly like: readonly Wish[];
}

/** A kind of place, or what it is like; "something calmer" is read as less noise, "less touristy" as less fame. */
export function described(chunks: readonly Chunk[], phrases: readonly Phrase[]): Described {
  const wish = kindIn(chunks);
  if (wish) return { wish, like: [] };
  const like = featuresOf(chunks);
  const tightened = phrases.flatMap(({ family, meaning }) => (family === 'tighten' ? (TIGHTENED[meaning] ?? []) : []));
  return { like: like.length > 0 ? like : tightened.slice(0, 1) };
}
const TIGHTENED: Readonly<Record<string, Wish>> = {
  noise: must({ attribute: 'feature', operator: 'is', value: 'quiet' }),
  fame: must({ attribute: 'fame', operator: 'is', value: 'hidden' }),
};

/** What the words of these chunks mean of a stop that comes, whatever wishes were read in them. */
function kindIn(chunks: readonly Chunk[]): Wish | undefined {
  const senses = chunks.flatMap((chunk) => chunk.senses);
  const [category] = chunks.flatMap(({ concept }) => concept?.categories.slice(0, 1) ?? []);
  const [named] = (['dish', 'kind', 'cuisine'] as const).flatMap((type) =>
    senses.filter((sense) => sense.type === type).map(({ id }) => must({ attribute: type, operator: 'is', value: id })),
  );
  return named ?? (category && must({ attribute: 'category', operator: 'is', value: category }));
}

function featuresOf(chunks: readonly Chunk[]): readonly Wish[] {
  const ids = chunks.flatMap(({ senses }) => senses.flatMap(({ type, id }) => (type === 'feature' ? [id] : [])));
  return [...new Set(ids)].map((value) => must({ attribute: 'feature', operator: 'is', value }));
}

/** "Somewhere quiet", "without seafood". */
export const isOfStop = ({ attribute, polarity }: Wish): boolean =>
  polarity === 'want' ? OF_A_STOP.has(attribute) : OF_FOOD.has(attribute);

/** What a stop can be like, beside what it is. */
const OF_A_STOP: ReadonlySet<string> = new Set([
  ...['feature', 'diet', 'wheelchair', 'free', 'fame', 'open', 'price_level', 'amount', 'rating'],
]);

/** What is eaten there. */
const OF_FOOD: ReadonlySet<string> = new Set(['diet', 'cuisine', 'dish', 'price_level', 'allergy']);
