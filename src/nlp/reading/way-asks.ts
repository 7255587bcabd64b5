// Ways asked for: a means and where it goes, and where a way begins.
import type { Ask } from '../frame.ts';
import type { Chunk } from './chunks.ts';
import { type PlacedReference, type Reading, saidOf } from './context.ts';
import type { Sentence } from './sentence.ts';

/** "Metro to Las Ventas", "taxi o metro hasta Atocha": a means and where it goes. */
export function wayAsk(reading: Reading, sentence: Sentence, references: readonly PlacedReference[]): Ask | undefined {
  const named = references.filter(({ reference }) => reference.kind === 'name');
  const said = [sentence.line, ...named.map(({ reference }) => ` ${reference.said.text.toLowerCase()} `)];
  const by = reading.grammar.means.find(([, pattern]) => said.some((text) => pattern.test(text)))?.[0];
  const to = named.find(({ reference }) => reference.kind === 'name' && reference.role === 'to');
  if (by === undefined || !to || sentence.chunks.some((chunk) => looksForKind(chunk))) return undefined;
  const from = startOfWay(references);
  return {
    kind: 'fact',
    attribute: 'directions',
    of: to.reference,
    ...(from && { from: from.reference }),
    by,
    ...directly(reading, sentence),
    said: saidOf(reading, to.from, to.to),
  };
}

/** "Is there a direct line?", "without changing". */
export const directly = ({ grammar }: Reading, { line }: Sentence): { readonly isDirect?: true } =>
  grammar.withoutChange.test(line) ? { isDirect: true } : {};

/** "From Sol", "from here"; of two names the one before the goal: "metro de Moncloa a Lavapiés". */
export function startOfWay(references: readonly PlacedReference[]): PlacedReference | undefined {
  const said = references.find(
    ({ reference }) =>
      ('role' in reference && reference.role === 'from') || reference.kind === 'here' || reference.kind === 'stay',
  );
  // "My hotel in Gran Vía": where it is says more than that it is theirs.
  const beside = references.find(
    ({ reference, from }) => said?.reference.kind === 'stay' && reference.kind === 'name' && from > said.from,
  );
  if (beside) return beside;
  const [first, second, ...more] = references.filter(({ reference }) => reference.kind === 'name');
  const isPair = second?.reference.kind === 'name' && second.reference.role === 'to' && more.length === 0;
  return said ?? (isPair ? first : undefined);
}

/** A station is what a way leads over, not what is looked for. */
export const looksForKind = ({ concept, senses }: Chunk): boolean =>
  concept !== undefined && !senses.some(({ id }) => /(?:metro|train|bus)_(?:station|stop)/.test(id));
