// What a stop that comes into a plan is to be, and what it is to be like.
import { must, type Wish } from '../../../wishes/wish.ts';
import type { PlanStop, Reference } from '../../frame.ts';
import type { Chunk } from '../chunks.ts';
import type { Reading } from '../context.ts';
import type { Phrase, Sentence } from '../sentence.ts';

/** "Swap the bar for somewhere with karaoke": what the words behind "for" mean, where they were read as no wish. */
export function takenInstead(
  { grammar, document: { words } }: Reading,
  { from, to, chunks, phrases }: Sentence,
  of: Reference | undefined,
): Described & { readonly isSaid: boolean } {
  const least = of && of.kind !== 'meal' ? of.said.end : 0;
  const at = words.findIndex(
    ({ norm, start }, index) => index >= from && index < to && start >= least && grammar.plans.swappedBy.has(norm),
  );
  if (at < 0) return { like: [], isSaid: false };
  const behind = chunks.filter((chunk) => chunk.to > at + 1);
  // "For another, we have seen that one": what is said behind the comma describes nothing.
  const mark = words.findIndex(({ norm }, index) => index > at && index < to && !/[\p{L}\d]/u.test(norm));
  const isSaid = words.slice(at + 1, mark < 0 ? to : mark).some(({ norm }) => !grammar.light.has(norm));
  return { ...described(behind, phrases, of), isSaid };
}

/** A kind of place, or what it is like; "something calmer" is read as less noise, "less touristy" as less fame. */
export function described(chunks: readonly Chunk[], phrases: readonly Phrase[], of: Reference | undefined): Described {
  const said = describedBy(chunks, of);
  if (said.by || said.like.length > 0) return said;
  return {
    like: phrases
      .flatMap(({ family, meaning }) => (family === 'tighten' ? (TIGHTENED[meaning] ?? []) : []))
      .slice(0, 1),
  };
}
const TIGHTENED: Readonly<Record<string, Wish>> = {
  noise: must({ attribute: 'feature', operator: 'is', value: 'quiet' }),
  fame: must({ attribute: 'fame', operator: 'is', value: 'hidden' }),
};

interface Described {
  readonly by?: PlanStop;
  readonly like: readonly Wish[];
}

/** What the words of these chunks mean of a stop that comes, whatever wishes were read in them. */
export function describedBy(chunks: readonly Chunk[], of: Reference | undefined): Described {
  const senses = chunks.flatMap((chunk) => chunk.senses);
  const categories = chunks.flatMap(({ concept }) => concept?.categories.slice(0, 1) ?? []);
  const [named = categories.map((value) => must({ attribute: 'category', operator: 'is', value }))[0]] = (
    ['dish', 'kind', 'cuisine'] as const
  ).flatMap((type) =>
    senses.filter((sense) => sense.type === type).map(({ id }) => must({ attribute: type, operator: 'is', value: id })),
  );
  const like = featuresOf(chunks);
  // "Swap lunch for pizza" is still lunch.
  return named ? { by: { wish: named, ...(of?.kind === 'meal' && { meal: of.meal }) }, like: [] } : { like };
}

function featuresOf(chunks: readonly Chunk[]): readonly Wish[] {
  const ids = chunks.flatMap(({ senses }) => senses.flatMap(({ type, id }) => (type === 'feature' ? [id] : [])));
  return [...new Set(ids)].map((value) => must({ attribute: 'feature', operator: 'is', value }));
}

/** "Something weirder" stands for several kinds of place at once, and any of them will do. */
export function kindsOfOneWord(wishes: readonly Wish[]): readonly Wish[] {
  const kinds = wishes.filter(({ attribute, polarity }) => attribute === 'kind' && polarity === 'want');
  const [first, another] = kinds;
  return first?.said && another && kinds.every(({ said }) => said?.start === first.said!.start) ? kinds : [];
}

/** What is said of a new stop, beside what it is. */
export function likeOf(wishes: readonly Wish[], stop: PlanStop | undefined): { readonly like?: readonly Wish[] } {
  const like = wishes.filter((wish) => wish !== stop?.wish && wish.attribute !== 'open' && isOfStop(wish));
  return like.length > 0 ? { like } : {};
}

/** "Somewhere quiet", "without seafood". */
export const isOfStop = ({ attribute, polarity }: Wish): boolean =>
  polarity === 'want' ? OF_A_STOP.has(attribute) : OF_FOOD.has(attribute);

/** What a stop can be like, beside what it is. */
const OF_A_STOP: ReadonlySet<string> = new Set([
  ...['feature', 'diet', 'wheelchair', 'free', 'fame', 'open', 'price_level'],
]);

/** What is eaten there. */
export const OF_FOOD: ReadonlySet<string> = new Set(['diet', 'cuisine', 'dish', 'price_level', 'allergy']);
