// What is looked for in words that the vocabulary does not have: stretches that play the role of a search or of a quality, and
// the concept that the learned reader hears in them: "somewhere to bury my nose in a book".
import type { Category } from '../../domain/category.ts';
import { isMark, type Word } from '../document.ts';
import type { Grammar } from '../languages/grammar.ts';
import type { ConceptReader } from '../learned/concepts.ts';
import type { WordRoles } from '../learned/roles.ts';
import type { Chunk } from './chunks.ts';
import { namesWhat } from './negation.ts';
import type { Sense, SenseType } from './sense.ts';

/** As likely as this, a concept is believed where nothing else is known of the words. */
const LIKELY = 0.7;
/** Against a word that is known: "indoor play place", of "play". */
const SURE = 0.85;
/** A word is part of what is looked for. */
const SOUGHT = 0.55;
const LONGEST = 8;
/** A single word says too little of what is looked for: "lanes" may be for bowling. */
const FEWEST = 2;

interface Heard {
  readonly words: readonly Word[];
  readonly roles: WordRoles | undefined;
  readonly concepts: ConceptReader | undefined;
  readonly grammar: Grammar;
}

/** @param known what the vocabulary, the names and the clock say of the words @returns chunks to choose from beside them */
export function learnedSenses({ words, roles, concepts, grammar }: Heard, known: readonly Chunk[]): Chunk[] {
  if (!roles || !concepts) return [];
  return soughtStretches(words, roles, grammar).flatMap(({ from, to, role }) => {
    const inside = known.filter((chunk) => chunk.from < to && from < chunk.to);
    const isOpen = inside.every((chunk) => chunk.from >= from && chunk.to <= to && isReplaceable(chunk, from, to));
    if (!isOpen || inside.length > 1) return [];
    const said = words.slice(from, to).flatMap((word) => (isMark(word) ? [] : word.folded));
    const heard = concepts(said);
    const isAlone = said.length === 1;
    if (!heard || heard.chance < (inside.length > 0 || isAlone ? SURE : LIKELY)) return [];
    const [type] = partsOf(heard.id);
    if (OF_ROWS.has(type) || (!SAID_BY_NEGATION.has(type) && isNegated(words.slice(from, to), grammar))) return [];
    // A hostel "with a women-only dorm" is one thing, and no search for another.
    if (role === 'trait' && OF_WHAT.has(type)) return [];
    const [start, end] = [words[from]!.start, words[to - 1]!.end];
    const text = said.join(' ');
    return known.some((chunk) => isSame(chunk, heard.id)) ? [] : [chunkOf(heard.id, { from, to, start, end }, text)];
  });
}

/** "Not take selfies": a network over words hardly tells it from its contrary; "not touristy" is how that is said. */
const isNegated = (words: readonly Word[], { negation }: Grammar): boolean =>
  words.some(({ norm }) => negation.test(` ${norm} `));
const SAID_BY_NEGATION: ReadonlySet<string> = new Set(['price', 'fame', 'diet']);
/** Hours and distances are what the rows read well: "a late start" is no closing time. */
const OF_ROWS: ReadonlySet<string> = new Set(['open', 'distance']);

const OF_WHAT: ReadonlySet<string> = new Set(['kind', 'category', 'occasion']);

/** What else is known means itself, and what fills the whole stretch needs no help. */
const isReplaceable = (chunk: Chunk, first: number, end: number): boolean =>
  isOnlyWhat(chunk) && !(chunk.from === first && chunk.to === end);

/** A diet, a price or a quality among the words is a wish of its own. */
const isOnlyWhat = (chunk: Chunk): boolean =>
  namesWhat(chunk) &&
  !chunk.name &&
  !chunk.when &&
  !chunk.amount &&
  chunk.senses.every(({ type }) => OF_PLACES.has(type));
const OF_PLACES: ReadonlySet<string> = new Set(['kind', 'cuisine', 'dish']);

function chunkOf(id: string, span: Pick<Chunk, 'from' | 'to' | 'start' | 'end'>, text: string): Chunk {
  const [type, name] = partsOf(id);
  if (type !== 'category') return { ...span, senses: [senseOf(type, name)] };
  const concept = { start: span.start, end: span.end, text, role: 'asked', reason: 'learned' } as const;
  return { ...span, senses: [], concept: { ...concept, categories: [name as Category] } };
}

const senseOf = (type: string, id: string): Sense =>
  type === 'feature' && id === 'wheelchair' ? { type: 'wheelchair', id: 'yes' } : { type: type as SenseType, id };

const isSame = ({ senses, concept }: Chunk, heard: string): boolean => {
  const [type, id] = partsOf(heard);
  return type === 'category'
    ? (concept?.categories.includes(id as Category) ?? false)
    : senses.some((sense) => sense.type === type && sense.id === id);
};

function partsOf(id: string): readonly [type: string, name: string] {
  const at = id.indexOf(':');
  return [id.slice(0, at), id.slice(at + 1)];
}

/** Words in a row of one role, without the light words at both ends. */
function soughtStretches(words: readonly Word[], roles: WordRoles, { light, negation }: Grammar) {
  const stretches: { from: number; to: number; role: 'seek' | 'trait' }[] = [];
  const roleAt = (at: number) => {
    if (isMark(words[at]!)) return undefined;
    const [seek, trait] = [roles.chance(at, at + 1, 'seek'), roles.chance(at, at + 1, 'trait')];
    return seek + trait < SOUGHT ? undefined : seek > trait ? 'seek' : 'trait';
  };
  // "Not just tourists": without its first word it would say the contrary.
  const isLight = (at: number) =>
    (light.has(words[at]!.folded) || light.has(words[at]!.norm)) && !negation.test(` ${words[at]!.norm} `);
  for (let at = 0; at < words.length; ) {
    const role = roleAt(at);
    let [from, to] = [at, at + 1];
    while (role && to < words.length && roleAt(to) === role) to++;
    at = to;
    while (role && from < to && isLight(from)) from++;
    while (role && from < to && isLight(to - 1)) to--;
    const telling = Array.from({ length: to - from }, (_, step) => from + step).filter((each) => !isLight(each));
    const isTelling = telling.length >= (role === 'trait' ? 1 : FEWEST);
    if (role && isTelling && to - from <= LONGEST) stretches.push({ from, to, role });
  }
  return stretches;
}
