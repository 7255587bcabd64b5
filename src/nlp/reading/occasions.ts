// Moods, needs and occasions as conditions: a hen party is karaoke and cocktails to somebody who names no kind of place.

import type { CivilMoment } from '../../domain/civil-day.ts';
import { VOCABULARY } from '../../vocabulary/bundled.ts';
import { servesFood } from '../../vocabulary/categories.ts';
import { OCCASIONS, type Occasion } from '../../vocabulary/occasions.ts';
import { type Condition, isWhat, must, type Said, type Wish } from '../../wishes/wish.ts';
import { type Reading, saidOf } from './context.ts';
import { avoidedIn } from './negation.ts';

/** @param stated what the message says outright: a kind that is named is the one that is meant */
export function occasionWishes(reading: Reading, stated: readonly Wish[]): Wish[] {
  const { hasShown = false, categories = [] } = reading.context;
  const named = stated.filter(isWhat);
  const all = occasionsIn(reading);
  const leading = leadingMood(all);
  return all.flatMap(({ occasion, said }) => {
    if (occasion.isMood && occasion !== leading) return mannerOf(occasion).map((wish) => ({ ...wish, said }));
    const isOfList = occasion.isMood && hasShown && categories.length > 0;
    const isOfTable = stated.some(({ attribute }) => OF_TABLES.has(attribute)) && !occasion.categories.some(servesFood);
    const sought = isOfTable ? { ...occasion, kinds: [], categories: TABLES } : atThatHour(reading, occasion, stated);
    const what = named.length > 0 ? narrowed(occasion, named) : isOfList ? [] : placesFor(sought);
    return [...what, ...mannerOf(occasion)].map((wish) => ({ ...wish, said }));
  });
}

/** "Somewhere romantic for a first date": of two moods the first row of the table tells the places. */
function leadingMood(all: readonly SaidOccasion[]): Occasion | undefined {
  const said = new Set(all.map(({ occasion }) => occasion));
  return [...OCCASIONS.values()].find((occasion) => occasion.isMood && said.has(occasion));
}

/** Nobody goes to a garden in the dark, however romantic, unless it should cost nothing. */
function atThatHour({ context }: Reading, occasion: Occasion, stated: readonly Wish[]): Occasion {
  if (stated.some(({ attribute, polarity }) => attribute === 'free' && polarity === 'want')) return occasion;
  const hours = stated.flatMap((wish) => (wish.attribute === 'open' ? hourOf(wish.value, context.now) : []));
  const isDark = (hours.length > 0 ? hours : hourOf('now', context.now)).every((hour) => hour >= DUSK);
  return isDark && occasion.evening.length > 0 ? { ...occasion, kinds: [], categories: occasion.evening } : occasion;
}
const DUSK = 17;

/** The hour of the clock that a wish for open doors begins with; none where it names a day alone. */
function hourOf(value: Extract<Wish, { attribute: 'open' }>['value'], now: CivilMoment): readonly number[] {
  if (typeof value === 'object') return 'fromMin' in value ? [Math.floor(value.fromMin / 60)] : [];
  const moment = value === 'now' ? now : value;
  return moment.includes('T') ? [Number(moment.slice(11, 13))] : [];
}

/** "Somewhere romantic, not Japanese, about a hundred euros": a table, whatever else is romantic. */
const OF_TABLES: ReadonlySet<string> = new Set(['cuisine', 'dish', 'diet', 'allergy', 'amount']);
const TABLES: Occasion['categories'] = ['restaurants'];

interface SaidOccasion {
  readonly occasion: Occasion;
  readonly said: Said;
}

function occasionsIn(reading: Reading): SaidOccasion[] {
  return reading.sentences.flatMap((sentence) => {
    const avoided = avoidedIn(reading, sentence);
    return sentence.chunks.flatMap((chunk) => {
      const sense = chunk.senses.find(({ type }) => type === 'occasion');
      const occasion = sense && OCCASIONS.get(sense.id);
      return occasion && !avoided.has(chunk) ? { occasion, said: saidOf(reading, chunk.from, chunk.to) } : [];
    });
  });
}

const placesFor = ({ categories, kinds }: Occasion): Wish[] => [
  ...kinds.map((value) => must({ attribute: 'kind', operator: 'is', value })),
  ...categories.map((value) => must({ attribute: 'category', operator: 'is', value })),
];

/** "Something light for lunch": of restaurants, those that serve it. */
function narrowed({ narrows, kinds }: Occasion, named: readonly Wish[]): Wish[] {
  if (!narrows || named.some(({ attribute }) => attribute !== 'category')) return [];
  const categories = new Set(named.map(({ value }) => value as string));
  return kinds
    .filter((id) => categories.has(VOCABULARY.concept('kind', id)?.categories[0] ?? ''))
    .map((value) => must({ attribute: 'kind', operator: 'is', value }));
}

function mannerOf({ features, price, fame }: Occasion): Wish[] {
  const conditions: Condition[] = [
    ...features.map((value): Condition => ({ attribute: 'feature', operator: 'is', value })),
    ...(price === 'low' ? [{ attribute: 'price_level', operator: 'at_most', value: 1 } as const] : []),
    ...(price === 'high' ? [{ attribute: 'price_level', operator: 'at_least', value: 3 } as const] : []),
    ...(fame ? [{ attribute: 'fame', operator: 'is', value: fame } as const] : []),
  ];
  return conditions.map((condition) => ({ ...condition, polarity: 'want', strength: 'prefer' }));
}
