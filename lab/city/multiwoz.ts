// Places of Cambridge from the databases of MultiWOZ, as rows of our own format: facts only, no sentence of the source.
// Usage: node scripts/run.mjs lab/city/multiwoz.ts FOLDER > places.jsonl
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Entry {
  readonly id: string;
  readonly name: string;
  readonly location: readonly [number, number];
  readonly address?: string;
  readonly postcode?: string;
  readonly phone?: string;
  readonly type: string;
  readonly food?: string;
  readonly pricerange?: string;
  readonly 'entrance fee'?: string;
  readonly price?: Readonly<Record<string, string>>;
}

const CHECKED_ON = '2018';
const PRICE_LEVELS: Readonly<Record<string, number>> = { cheap: 1, moderate: 2, expensive: 3 };
/** Types whose label says nothing to a mapping of labels. */
const CATEGORIES: Readonly<Record<string, readonly string[]>> = {
  museum: ['museums'],
  college: ['tourist attractions'],
  architecture: ['monuments'],
  nightclub: ['dance clubs'],
  theatre: ['theatres'],
  concerthall: ['music halls'],
  cinema: ['cinemas'],
  park: ['parks'],
  entertainment: ['sports'],
  swimmingpool: ['swimming pools'],
  boat: ['tourist attractions'],
  'multiple sports': ['sports'],
  restaurant: ['restaurants'],
  hotel: ['hotels/other lodgings'],
  guesthouse: ['hotels/other lodgings'],
};
const CUISINES: Readonly<Record<string, string>> = {
  gastropub: 'british',
  'asian oriental': 'asian',
  'north american': 'american',
};

const SMALL = new Set(['a', 'an', 'and', 'at', 'by', 'in', 'of', 'off', 'on', 'the', 'upon']);

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('usage: node scripts/run.mjs lab/city/multiwoz.ts FOLDER (with attraction_db.json, ...)');

for (const kind of ['attraction', 'restaurant', 'hotel']) {
  const entries = JSON.parse(readFileSync(join(folder, `${kind}_db.json`), 'utf8')) as readonly Entry[];
  for (const entry of entries) process.stdout.write(`${JSON.stringify(rowOf(kind, entry))}\n`);
}

function rowOf(kind: string, entry: Entry): object {
  const { id, name, location, address, postcode, phone, type, food, pricerange = '' } = entry;
  const fee = /^(\d+(?:\.\d+)?) pounds?$/u.exec(entry['entrance fee'] ?? '')?.[1];
  const isFree = entry['entrance fee'] === 'free';
  const admission =
    isFree || fee
      ? [{ what: { en: 'admission' }, amount: isFree ? 0 : Number(fee), currency: 'GBP', as_of: CHECKED_ON }]
      : [];
  const rooms = Object.entries(entry.price ?? {}).flatMap(([room, amount]) =>
    Number(amount) > 0
      ? [{ what: { en: `${room} room` }, amount: Number(amount), currency: 'GBP', as_of: CHECKED_ON }]
      : [],
  );
  return {
    id: `multiwoz-${kind}-${id}`,
    name: capitals(name),
    lat: location[0],
    lng: location[1],
    types: [type],
    categories: CATEGORIES[type],
    ...(food && { cuisines: [(CUISINES[food] ?? food).replaceAll(' ', '_')] }),
    ...(address && { address: capitals([address, postcode?.toUpperCase()].filter(Boolean).join(', ')) }),
    ...(phone && /^0\d{9,10}$/u.test(phone) && { phone: `+44 ${phone.slice(1)}` }),
    ...(PRICE_LEVELS[pricerange] && { price_level: PRICE_LEVELS[pricerange] }),
    ...([...admission, ...rooms].length > 0 && { prices: [...admission, ...rooms] }),
    prominence: kind === 'attraction' ? 2 : 1,
    source: 'multiwoz',
    checked_on: CHECKED_ON,
  };
}

/** The source writes everything in small letters. */
function capitals(text: string): string {
  return text
    .split(' ')
    .map((word, at) => (at > 0 && SMALL.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}
