// Where to search: near or in a named thing, near the asker, within a distance or minutes on foot.
import { foldAccents } from '../../domain/text.ts';
import { CITY_CENTRE, type Wish } from '../../wishes/wish.ts';
import { type PlacedReference, type Reading, saidOf } from './context.ts';
import { isSoftAt } from './negation.ts';
import type { Sentence } from './sentence.ts';

/** A short walk, where somebody says "walking distance" without a number. */
export const SHORT_WALK_MINUTES = 15;

export function nearWishes(reading: Reading, sentence: Sentence, references: readonly PlacedReference[]): Wish[] {
  const walk = amountOf(reading, sentence, 'walk');
  const distance = amountOf(reading, sentence, 'distance');
  const isWalkable = sentence.chunks.find(({ senses }) => senses.some(({ type }) => type === 'distance'));
  const bound = walk !== undefined ? { walkMinutes: walk } : distance !== undefined ? { withinM: distance } : {};
  const isInstead = sentence.phrases.some(({ family }) => family === 'instead');
  // "I've been to the Prado" leaves it out.
  const isBeen = sentence.phrases.some(({ family, meaning }) => family === 'more' && meaning === 'been');
  const named = references.flatMap(({ reference, from, to }): Wish[] => {
    if (reference.kind !== 'name') return [];
    const { entry } = reference.candidates[0]!;
    const { thing, name, position } = entry;
    const isNewArea = reference.role === 'subject' && thing.kind !== 'place' && isInstead;
    const isLeftOut =
      thing.kind === 'place' && (reference.role === 'except' || isBeen) && !isExempt(reading, sentence, from);
    if (!PLACING.has(reference.role) && !isNewArea && !isLeftOut) return [];
    // "What time does dinner start at Casa Lucio": asked about, and not around it.
    if (!isLeftOut && reference.role !== 'except' && thing.kind === 'place' && reading.story.isAskedOf({ from, to }))
      return [];
    const base = {
      polarity: isLeftOut || reference.role === 'except' ? ('avoid' as const) : ('want' as const),
      strength: isSoftAt(reading, sentence, from) ? ('prefer' as const) : ('must' as const),
      said: reference.said,
    };
    if (isLeftOut) return [{ attribute: 'place', operator: 'is', value: thing.placeId, ...base }];
    if (reference.role === 'like' && thing.kind === 'place')
      return [{ attribute: 'place', operator: 'like', value: thing.placeId, ...base }];
    const isBound = Object.keys(bound).length > 0;
    if (thing.kind === 'area' && (reference.role === 'in' || isNewArea || !isBound)) {
      // "Anywhere but the city centre" means all of it, and not the square in its middle.
      const isCentre =
        base.polarity === 'avoid' && reading.grammar.wishes.centre.test(foldAccents(reference.said.text));
      const area = isCentre ? { id: CITY_CENTRE, name: CITY_CENTRE } : { id: thing.areaId, name };
      return [{ attribute: 'area', operator: 'in', value: area, ...base }];
    }
    const placeId = thing.kind === 'place' ? { placeId: thing.placeId } : {};
    return [{ attribute: 'near', operator: 'within', value: { point: position, name, ...placeId, ...bound }, ...base }];
  });
  const { position } = reading.context;
  const isNearIt = references.some(({ reference }) => reference.kind === 'pronoun' && reference.role === 'near');
  const isHere =
    references.some(({ reference }) => reference.kind === 'here') || (isWalkable !== undefined && !isNearIt);
  if (named.length > 0 || !position || (!isHere && walk === undefined && distance === undefined)) return named;
  const said = isWalkable ? saidOf(reading, isWalkable.from, isWalkable.to) : undefined;
  const around = Object.keys(bound).length > 0 ? bound : { walkMinutes: SHORT_WALK_MINUTES };
  return [
    {
      attribute: 'near',
      operator: 'within',
      value: { point: position, ...around },
      polarity: 'want',
      strength: Object.keys(bound).length > 0 ? 'must' : 'prefer',
      ...(said && { said }),
    },
  ];
}

/** "No museums, except the Prado": what is left out of a refusal is not refused. */
const isExempt = ({ opinions, document: { words } }: Reading, { from }: Sentence, at: number): boolean =>
  opinions.some(
    ({ concept, polarity = 0 }) =>
      polarity < 0 && concept.start >= words[from]!.start && concept.end <= words[at]!.start,
  );

const PLACING: ReadonlySet<string> = new Set(['near', 'in', 'except', 'like']);

const amountOf = (
  { amounts, document: { words } }: Reading,
  { from, to }: Sentence,
  kind: 'walk' | 'distance',
): number | undefined =>
  amounts.find(
    (amount) =>
      amount.kind === kind && amount.said.start >= words[from]!.start && amount.said.end <= words[to - 1]!.end,
  )?.value;
