// What is done somewhere as a stop of a plan: "dancing", "something outdoors", "a view".
import type { Category } from '../../../domain/category.ts';
import { must, WHAT, type Wish } from '../../../wishes/wish.ts';
import { lineBefore, type Reading } from '../context.ts';
import { isBeside } from './beside.ts';

/** "Art in the morning, dancing at night": what is done somewhere is a stop, unless a place beside it is where. */
export function asKind(reading: Reading, wish: Wish, all: readonly Wish[]): Wish | undefined {
  if (WHAT.has(wish.attribute)) return wish;
  const category = wish.attribute === 'feature' ? DONE_AT[wish.value] : undefined;
  if (!category || (wish.value === 'view' && !isItem(reading, wish, all))) return undefined;
  // "From outside" is how a thing is looked at; "something outdoors" is a stop.
  if (wish.value === 'outdoors' && !isSomething(reading, wish)) return undefined;
  const isOfPlace = all.some((other) => WHAT.has(other.attribute) && isBeside(reading, wish, other));
  return isOfPlace
    ? undefined
    : { ...must({ attribute: 'category', operator: 'is', value: category }), ...(wish.said && { said: wish.said }) };
}
const isSomething = (reading: Reading, { said }: Wish): boolean =>
  said !== undefined && reading.grammar.plans.something.test(lineBefore(reading, said, LEAD_WORDS));

/** "Art, tapas and a view": an item of the list, as it is not in "dinner with a view". */
function isItem({ document: { text }, grammar }: Reading, { said }: Wish, all: readonly Wish[]): boolean {
  const lead = text.slice(0, said?.start).trimEnd();
  const word = lead.split(/\s/u).at(-1) ?? '';
  const isJoined = grammar.adding.has(word.toLowerCase());
  const before = isJoined ? lead.slice(0, -word.length).trimEnd() : lead;
  const end = before.replace(/,$/u, '').length;
  return (isJoined || before.endsWith(',')) && all.some((each) => WHAT.has(each.attribute) && each.said?.end === end);
}

/** What a day holds beside meals and shows: "something outdoors" is a park, unless a place stands beside it. */
const DONE_AT: Readonly<Record<string, Category>> = {
  dancing: 'dance clubs',
  live_music: 'music halls',
  outdoors: 'parks',
  view: 'view points',
};
const LEAD_WORDS = 4;
