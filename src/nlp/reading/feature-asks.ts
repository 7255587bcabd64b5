// Facts asked without a row of phrases that says which: what a place has, and for whom a price is.
import { overlap } from '../../domain/span.ts';
import { VOCABULARY } from '../../vocabulary/bundled.ts';
import { type Ask, type FactAttribute, FEATURE_OF_FACT, type Reference } from '../frame.ts';
import type { Chunk } from './chunks.ts';
import { type PlacedReference, type Reading, saidOf } from './context.ts';
import { avoidedIn, isIntolerance } from './negation.ts';
import type { Sense } from './sense.ts';
import { overlaps, type Phrase, type Sentence } from './sentence.ts';

/** Subject of a question: the nearest reference that is no mere anchor, a name before a pronoun. */
export function subjectOf(
  phrase: { from: number; to: number },
  pointed: readonly PlacedReference[],
): Reference | undefined {
  const subjects = pointed.filter(({ reference }) => reference.kind !== 'here' && reference.kind !== 'stay');
  const strong = subjects.filter(({ reference }) => reference.kind !== 'pronoun');
  const gap = ({ from, to }: PlacedReference) => Math.max(0, from - phrase.to, phrase.from - to);
  return [...(strong.length > 0 ? strong : subjects)].sort((a, b) => gap(a) - gap(b))[0]?.reference;
}

const FACT_OF_FEATURE: Readonly<Record<string, FactAttribute>> = {
  ...Object.fromEntries(Object.entries(FEATURE_OF_FACT).map(([fact, feature]) => [feature, fact as FactAttribute])),
  pushchair: 'feature:pushchair',
};

/** "Does it have a terrace?": a feature in a question about something pointed at. */
export function featureAsks(
  reading: Reading,
  sentence: Sentence,
  subjects: readonly PlacedReference[],
  taken: Set<Chunk>,
): Ask[] {
  const avoided = avoidedIn(reading, sentence);
  return sentence.chunks.flatMap((chunk): Ask[] => {
    // «Que no sea vegana» turns down, and asks nothing.
    if (avoided.has(chunk) && chunk.senses.every(isKitchen) && !isAsked(reading, sentence)) return [];
    const sense = chunk.senses.find(({ type }) => ASKABLE.has(type));
    if (!sense || isOverChange(chunk, sentence) || isOfSought(reading, sentence, chunk)) return [];
    // "What's nearby?" looks for places.
    if (sense.type === 'distance' && !subjects.some(({ reference }) => reference.kind !== 'here')) return [];
    // Who must not eat it is told as well: "and for a friend allergic to shellfish?".
    if (sense.type !== 'allergen' || !isIntolerance(reading, sentence)) taken.add(chunk);
    const of = subjectOf(chunk, subjects);
    const base = { kind: 'fact' as const, ...(of && { of }), said: saidOf(reading, chunk.from, chunk.to) };
    if (sense.type === 'diet') return [{ ...base, attribute: 'diet', diet: sense.id as never }];
    if (sense.type === 'allergen' && isEaten(sense, reading, sentence))
      return [{ ...base, attribute: `is:cuisine:${sense.id}` }];
    if (sense.type === 'allergen') return [{ ...base, attribute: 'diet' }];
    if (sense.type === 'wheelchair') return [{ ...base, attribute: 'wheelchair' }];
    if (sense.type === 'free') return [{ ...base, attribute: 'free_entry' }];
    if (sense.type === 'price') return [{ ...base, attribute: 'price' }];
    if (sense.type === 'open') return [{ ...base, attribute: 'hours' }];
    if (sense.type === 'distance') return [{ ...base, attribute: 'distance' }];
    return [{ ...base, attribute: FACT_OF_FEATURE[sense.id] ?? `feature:${sense.id}` }];
  });
}
/** "A cheap place to eat there?", «¿un sitio barato para comer ahí?»: how what is looked for should be. */
function isOfSought({ document: { words }, grammar }: Reading, { chunks, line }: Sentence, chunk: Chunk): boolean {
  if (grammar.possessing.test(line)) return false;
  const noun = chunks.find(
    (other) => (other.from === chunk.to || other.to === chunk.from) && (other.concept?.categories.length ?? 0) > 0,
  );
  return noun !== undefined && grammar.indefinite.has(words[Math.min(noun.from, chunk.from) - 1]?.norm ?? '');
}

/** "Do they have fish?", of a kitchen that cooks it: asked for by who would eat it, where nobody said it must not be there. */
const isEaten = ({ id }: Sense, reading: Reading, sentence: Sentence): boolean =>
  VOCABULARY.concept('cuisine', id) !== undefined &&
  !isIntolerance(reading, sentence) &&
  reading.grammar.possessing.test(sentence.line);

const isKitchen = ({ type, id }: Sense): boolean => type === 'cuisine' || (type === 'diet' && !id.endsWith('_free'));

/** A question mark stands in it, or ends it. */
export const isAsked = (reading: Reading, { from, to }: Sentence): boolean =>
  /[?¿]/u.test(`${saidOf(reading, from, to).text}${reading.document.words[to]?.surface ?? ''}`);

const ASKABLE: ReadonlySet<string> = new Set([
  'feature',
  'diet',
  'allergen',
  'wheelchair',
  'free',
  'price',
  'open',
  'distance',
]);

/** "Can one pay by card, and is there wifi?": the features that no row of phrases has said. */
export function featuresBeside(sentence: Sentence, rows: readonly Phrase[]): Sentence {
  const isSaid = ({ from, to }: Chunk) => rows.some(({ claimed }) => claimed.some((at) => from <= at && at < to));
  const chunks = sentence.chunks.filter(
    (chunk) =>
      chunk.name === undefined &&
      !isSaid(chunk) &&
      chunk.senses.some(({ type, id }) => type === 'feature' && !WHEREABOUTS.has(id)),
  );
  return { ...sentence, chunks };
}

/** "Is there a café inside?" asks of no roof. */
const WHEREABOUTS: ReadonlySet<string> = new Set(['indoors', 'outdoors']);

/** "Does the second one have a café?" */
export function contentAsks(
  reading: Reading,
  { chunks }: Sentence,
  subjects: readonly PlacedReference[],
  taken: Set<Chunk>,
): Ask[] {
  const within = chunks.find(({ concept, name }) => concept !== undefined && name === undefined);
  const of = within && subjectOf(within, subjects);
  if (!within || !of) return [];
  taken.add(within);
  // «¿Tiene algo vegetariano?»
  const diet = [...within.senses, ...(within.inner ?? [])].find(({ type }) => type === 'diet');
  const said = saidOf(reading, within.from, within.to);
  if (diet) return [{ kind: 'fact', attribute: 'diet', diet: diet.id as never, of, said }];
  const dish = within.senses.find(({ type }) => type === 'dish');
  if (dish) return [{ kind: 'fact', attribute: `dish:${dish.id}`, of, said }];
  const nouns = [
    ...within.senses.flatMap(({ type, id }) => (type === 'kind' ? id : [])),
    ...within.concept!.categories,
  ];
  // "The theatre opposite": the noun is what is asked about.
  const isItself = overlap(of.said, said);
  const fact = isItself ? 'description' : (nouns.map((noun) => FACT_OF_NOUN[noun]).find(Boolean) ?? 'detail');
  return [{ kind: 'fact', attribute: fact, of, said }];
}

/** Kinds and categories of place that are something a place has, too: a view, food, a toilet. */
export const FACT_OF_NOUN: Readonly<Record<string, FactAttribute>> = {
  'view points': 'feature:view',
  restaurants: 'food',
  toilet: 'toilets',
  car_park: 'parking',
  'music halls': 'feature:live_music',
};

export const isOverChange = (part: { from: number; to: number }, { phrases }: Sentence): boolean =>
  phrases.some((other) => CHANGES.has(other.family) && overlaps(part, other));

/** "Never mind the price" asks no price. */
const CHANGES: ReadonlySet<string> = new Set(['relax', 'tighten', 'forget']);
