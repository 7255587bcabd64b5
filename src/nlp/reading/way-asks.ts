// Ways asked for: a means and where it goes, and where a way begins.
import { overlap } from '../../domain/span.ts';
import type { FactAsk } from '../ask.ts';
import type { Ask } from '../frame.ts';
import type { Grammar } from '../languages/grammar.ts';
import type { Chunk } from './chunks.ts';
import { before, type PlacedReference, type Reading, saidOf } from './context.ts';
import type { Sentence } from './sentence.ts';

/** "Metro to Las Ventas", "taxi o metro hasta Atocha", "metro to the second one": a means and where it goes. */
export function wayAsk(reading: Reading, sentence: Sentence, references: readonly PlacedReference[]): Ask | undefined {
  const named = references.filter(({ reference }) => reference.kind === 'name');
  const said = [sentence.line, ...named.map(({ reference }) => ` ${reference.said.text.toLowerCase()} `)];
  const by = reading.grammar.means.find(([, pattern]) => said.some((text) => pattern.test(text)))?.[0];
  const to =
    named.find(({ reference }) => reference.kind === 'name' && reference.role === 'to') ??
    references.find((each) => isGoal(each, reading, sentence));
  if (by === undefined || !to || sentence.chunks.some((chunk) => looksForKind(chunk))) return undefined;
  const from = startOfWay(reading, sentence, references);
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

/** "Is it by the harbour?", «¿está por Atocha?»: how far from there. */
export function byThat(ask: FactAsk, references: readonly PlacedReference[]): FactAsk {
  const there = references.find(
    ({ reference }) =>
      reference.kind === 'name' &&
      reference !== ask.of &&
      BESIDE.has(reference.role) &&
      overlap(reference.said, ask.said),
  );
  return ask.attribute === 'address' && there ? { ...ask, attribute: 'distance', from: there.reference } : ask;
}
const BESIDE: ReadonlySet<string> = new Set(['near', 'in', 'from']);

/** "From the bar back to the river", "is the metro running at eleven back to Sol": a way, and no return to what was told. */
export function wayBack(
  phrase: { readonly from: number; readonly to: number },
  reading: Reading,
  sentence: Sentence,
  references: readonly PlacedReference[],
): Ask | undefined {
  const goal = references.find(
    ({ from, reference }) => reference.kind === 'name' && from - phrase.to <= 1 && from >= phrase.from,
  );
  const from = startOfWay(reading, sentence, references);
  const isWay = (from !== undefined && from !== goal) || reading.grammar.rides.test(sentence.line);
  if (!goal || !isWay) return undefined;
  return {
    kind: 'fact',
    attribute: 'directions',
    of: goal.reference,
    ...(from && from !== goal && { from: from.reference }),
    said: saidOf(reading, phrase.from, goal.to),
  };
}

const isGoal = ({ reference, from }: PlacedReference, reading: Reading, sentence: Sentence): boolean =>
  POINTING.has(reference.kind) && reading.grammar.wayTo.test(before(reading, sentence.from, from));
const POINTING: ReadonlySet<string> = new Set(['ordinal', 'superlative', 'described', 'type']);

/** "And walking?", "by metro?", "¿y en metro?", after a way: the same way by another means. "We have a car" asks nothing. */
export function otherMeans({ grammar, document, context }: Reading, sentence: Sentence): Ask | undefined {
  const [by, pattern] = grammar.means.find(([, each]) => each.test(sentence.line)) ?? [];
  if (!pattern || !by || context.lastQuestion !== 'directions') return undefined;
  // "And walking, how much is it?", behind a way: minutes, and no price.
  if (sentence.phrases.some(({ family, meaning }) => !NO_OTHER_ASK.has(family) && !OF_LENGTH.has(meaning)))
    return undefined;
  const isMeasured = sentence.phrases.some(({ meaning }) => OF_LENGTH.has(meaning));
  const others = sentence.line
    .replace(pattern, ' ')
    .trim()
    .split(/\s+/u)
    .filter((word) => /\p{L}/u.test(word));
  const isAlone = others.length <= 1 && others.every((word) => !grammar.negation.test(` ${word} `));
  const isNext = others.length <= MOST_BESIDE && (isMeasured || grammar.continuing.test(sentence.line));
  // "Is it doable on foot?", "how long would that be walking?": of no place and no kind, it is still of that way; "is walking
  // safe?" is asked of the city.
  const isThat = isMeasured || grammar.topics.pointsBack.test(sentence.line);
  const isShort = others.length <= MOST_OF_QUESTION;
  const isOfWay = sentence.isQuestion && isThat && isShort && !sentence.chunks.some(({ name }) => name);
  if (!(isAlone || isNext || isOfWay) || sentence.chunks.some(looksForKind)) return undefined;
  const said = saidOf({ document }, sentence.from, sentence.to);
  return { kind: 'fact', attribute: 'directions', by, said };
}
/** "How much is it" is also how sums are asked, which nobody does behind a way. */
const NO_OTHER_ASK: ReadonlySet<string> = new Set(['instead', 'oos']);
const OF_LENGTH: ReadonlySet<string> = new Set(['price', 'distance', 'duration']);
/** "And what about walking?" */
const MOST_BESIDE = 4;
const MOST_OF_QUESTION = 8;

/** "Is there a direct line?", "without changing". */
export const directly = ({ grammar }: Reading, { line }: Sentence): { readonly isDirect?: true } =>
  grammar.withoutChange.test(line) ? { isDirect: true } : {};

/** "From Sol", "from here"; of two names the one before the goal: "metro de Moncloa a Lavapiés". */
export function startOfWay(
  reading: Reading,
  sentence: Sentence,
  references: readonly PlacedReference[],
): PlacedReference | undefined {
  const isFrom = ({ reference, from }: PlacedReference) => {
    const lead = before(reading, sentence.from, from);
    const isSo =
      ('role' in reference && reference.role === 'from') ||
      (reference.kind === 'name' && reading.grammar.from.test(lead));
    return isSo && !isStartDenied(lead, reading.grammar);
  };
  // "From the river, from the old mill for example": the last says it best.
  const said =
    references.findLast(isFrom) ?? references.find(({ reference: { kind } }) => kind === 'here' || kind === 'stay');
  // "My hotel in Gran Vía": where it is says more than that it is theirs.
  const beside = references.find(
    ({ reference, from }) => said?.reference.kind === 'stay' && reference.kind === 'name' && from > said.from,
  );
  if (beside) return beside;
  const [first, second, ...more] = references.filter(({ reference }) => reference.kind === 'name');
  const isPair = second?.reference.kind === 'name' && second.reference.role === 'to' && more.length === 0;
  return said ?? (isPair ? first : undefined);
}

/** "From the Prado, not from Sol": the words before a name say that nobody starts there. */
export function isStartDenied(lead: string, { from, negation }: Pick<Grammar, 'from' | 'negation'>): boolean {
  const at = lead.search(from);
  return at >= 0 && negation.test(`${lead.slice(0, at)} `);
}

/** A station is what a way leads over, not what is looked for. */
export const looksForKind = ({ concept, senses }: Chunk): boolean =>
  concept !== undefined && !senses.some(({ id }) => /(?:metro|train|bus)_(?:station|stop)/.test(id));
