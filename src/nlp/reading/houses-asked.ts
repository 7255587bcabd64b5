// Houses that are named behind "at": asked about, and no part of the city to look in.
import type { Chunk } from './chunks.ts';
import type { Reading } from './context.ts';

/** "Is there jazz at the Attic tonight?", «quiero cenar en Lhardy, ¿caben 8?»: nobody looks for others inside a house of tables or stages. */
export const isHouseAsked = ({ sentences, document }: Reading, { thing, categories = [] }: Named): boolean =>
  thing.kind === 'place' &&
  categories.length > 0 &&
  categories.every((each) => HOUSES.has(each)) &&
  (/[?¿]/u.test(document.text) || sentences.some(({ isQuestion }) => isQuestion)) &&
  !sentences.some(({ phrases }) => phrases.some(({ family }) => family === 'plan'));
type Named = NonNullable<Chunk['name']>['entry'];
const HOUSES: ReadonlySet<string> = new Set([
  ...['restaurants', 'burger/pizza shops', 'cafes', 'bakeries', 'juice bars', 'pubs/bars', 'dance clubs'],
  ...['music halls', 'theatres', 'cinemas'],
]);
