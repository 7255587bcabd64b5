// The pieces of a message that mean something by themselves: names, times, amounts and terms. Where candidates overlap, the
// set that explains the message best is kept: it is chosen over the whole message, not by the first match.
import { VOCABULARY } from '../../vocabulary/bundled.ts';
import type { Document, Word } from '../document.ts';
import type { When } from '../frame.ts';
import type { Compiled } from '../languages/compile.ts';
import type { Grammar } from '../languages/grammar.ts';
import { isUnderWay } from '../under-way.ts';
import type { ConceptMention, PlaceMention } from '../understanding.ts';
import type { Amount } from './amounts.ts';
import { sensesIn } from './lexicon.ts';
import type { Story } from './roles.ts';
import type { Sense } from './sense.ts';

export interface Chunk {
  /** Word indices; `to` is exclusive. */
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
  readonly name?: PlaceMention;
  readonly when?: When;
  readonly amount?: Amount;
  readonly concept?: ConceptMention;
  readonly senses: readonly Sense[];
  /** What words within a longer category word say by themselves: "vegan" in "vegan restaurant". */
  readonly inner?: readonly Sense[];
}

interface ChunkSources {
  readonly document: Document;
  readonly pack: Compiled;
  readonly grammar: Grammar;
  readonly whens: readonly When[];
  readonly amounts: readonly Amount[];
}

/** All that may mean something; candidates may overlap. */
export function candidatesOf({ document, pack, grammar, whens, amounts }: ChunkSources): Chunk[] {
  const { words, places, concepts } = document;
  const spanOf = spansOver(words);
  const nothing: readonly Sense[] = [];
  // «Las cuatro torres» is a name whose number is no hour.
  return [
    ...places.flatMap((name) => spanOf(name).map((span) => ({ ...span, name, senses: nothing }))),
    ...whens
      .filter(
        ({ said }) => !places.some((name) => said.start < name.start && name.start < said.end && said.end < name.end),
      )
      .flatMap((when) => spanOf(when.said).map((span) => ({ ...span, when, senses: nothing }))),
    ...amounts.flatMap((amount) => spanOf(amount.said).map((span) => ({ ...span, amount, senses: nothing }))),
    ...terms(words, concepts, pack, spanOf).map((chunk) => withInner(chunk, words, pack, grammar)),
  ];
}

/** Those that explain the message best, without what is only told of the asker. */
export function chunksOf(
  candidates: readonly Chunk[],
  { words, toldOfAsker }: Document,
  grammar: Grammar,
  story: Story,
): Chunk[] {
  const isTold = ({ from, to }: Chunk) => [...toldOfAsker].some((at) => from <= at && at < to);
  const isErrandUnderWay = ({ from, senses, concept }: Chunk) => {
    const kinds = senses.flatMap(({ type, id }) => (type === 'kind' ? (VOCABULARY.concept('kind', id) ?? []) : []));
    const categories = kinds.length > 0 ? kinds.flatMap((kind) => kind.categories) : concept?.categories;
    return isUnderWay(words, from, categories ?? [], grammar);
  };
  return bestSet(
    candidates.filter((chunk) => !isTold(chunk) && !isErrandUnderWay(chunk) && !(chunk.when && story.isCount(chunk))),
    words.length,
  );
}

type Spanned = Pick<Chunk, 'from' | 'to' | 'start' | 'end'>;

const spansOver =
  (words: readonly Word[]) =>
  ({ start, end }: { readonly start: number; readonly end: number }): Spanned[] => {
    const from = words.findIndex((word) => word.end > start);
    let to = from;
    while (to < words.length && words[to]!.start < end) to++;
    return from < 0 || to <= from ? [] : [{ from, to, start: words[from]!.start, end: words[to - 1]!.end }];
  };

/** Category words and senses of one stretch are one term; a noun's narrower kind goes with its category. */
function terms(
  words: readonly Word[],
  concepts: readonly ConceptMention[],
  pack: Compiled,
  spanOf: (span: ConceptMention) => Spanned[],
): Chunk[] {
  const bySpan = new Map<string, Chunk>();
  const put = (chunk: Chunk) => {
    const key = `${chunk.from}-${chunk.to}`;
    const old = bySpan.get(key);
    bySpan.set(key, old ? { ...old, ...chunk, senses: [...old.senses, ...chunk.senses] } : chunk);
  };
  for (const concept of concepts) for (const span of spanOf(concept)) put({ ...span, concept, senses: [] });
  for (const { from, to, senses } of sensesIn(words, pack)) {
    const inside = concepts.find((concept) => concept.start >= words[from]!.start && concept.end <= words[to - 1]!.end);
    const isNoun = senses.some(({ type }) => NOUNS.has(type));
    put({
      from,
      to,
      start: words[from]!.start,
      end: words[to - 1]!.end,
      senses,
      ...(isNoun && inside && { concept: inside }),
    });
  }
  return [...bySpan.values()];
}

/** "Hotel with pool", "restaurante vegano", "an Italian" stand in the vocabulary as one category word, whose modifiers are wishes still. */
function withInner(chunk: Chunk, words: readonly Word[], pack: Compiled, { having }: Grammar): Chunk {
  const { concept, senses, from, to } = chunk;
  if (!concept || to - from < 2 || senses.some(({ type }) => NOUNS.has(type))) return chunk;
  const own = words.slice(from, to);
  const inner = sensesIn(own, pack)
    .filter((part) => part.to - part.from < own.length)
    .flatMap((part) => {
      const isHad = having.has(own[part.from - 1]?.norm ?? '');
      return part.senses.filter(({ type }) => type === 'diet' || type === 'cuisine' || (type === 'feature' && isHad));
    });
  return inner.length > 0 ? { ...chunk, inner } : chunk;
}

const NOUNS: ReadonlySet<string> = new Set(['kind', 'cuisine', 'dish']);

/** Weighted interval scheduling: the disjoint chunks with the largest sum of scores. */
function bestSet(candidates: readonly Chunk[], length: number): Chunk[] {
  const ending = new Map<number, Chunk[]>();
  for (const chunk of candidates) ending.set(chunk.to, [...(ending.get(chunk.to) ?? []), chunk]);
  const best: number[] = [0];
  const taken: (Chunk | undefined)[] = [undefined];
  for (let to = 1; to <= length; to++) {
    best[to] = best[to - 1]!;
    for (const chunk of ending.get(to) ?? []) {
      const score = best[chunk.from]! + scoreOf(chunk);
      if (score <= best[to]!) continue;
      best[to] = score;
      taken[to] = chunk;
    }
  }
  const chosen: Chunk[] = [];
  for (let to = length; to > 0; ) {
    const chunk = taken[to];
    if (chunk) chosen.push(chunk);
    to = chunk ? chunk.from : to - 1;
  }
  return chosen.reverse();
}

/** Longer chunks explain more; names and times more than adjectives. */
function scoreOf({ from, to, name, when, amount, concept, senses }: Chunk): number {
  const length = to - from;
  // A chunk of two words must beat two chunks of one.
  const covered = length * 2 + (length - 1) * 1.2;
  if (name) return covered + 1.5 * name.certainty;
  if (when) return covered + 1.4;
  if (amount) return covered + 1.6;
  const noun = concept ? 0.6 : senses.some(({ type }) => NOUNS.has(type)) ? 0.5 : 0;
  return covered + noun;
}
