// Composed descriptions in English.
import type { Habit, Language, Opening, Telling } from './facts.ts';
import { CUISINES, KINDS, OUTINGS } from './kinds.ts';
import { extrasIn, type Metro, type OpeningWords, openingsIn } from './openings.ts';
import { whereIn } from './quarters.ts';
import { areaOf, doorOf, interleaved, inWords, minutesOnFoot, NEXT_DOOR_M } from './words.ts';

const QUALITIES: OpeningWords['qualities'] = {
  alwaysOpen: ['', ', open day and night'],
  everyDay: ['', ', open every day'],
  closedMondays: ['', ', closed on Mondays'],
  closedSundays: ['', ', closed on Sundays'],
  openLate: ['', ', open past midnight'],
  earlyBreakfast: ['', ', open early'],
  weekendsOnly: ['', ', open at weekends only'],
  free: [' with free entry', ''],
  terrace: [' with tables outside', ''],
  liveMusic: [' with live music', ''],
  vegan: [' with a vegan kitchen', ''],
  stepFree: [' with a step-free entrance', ''],
};

const OPENINGS: OpeningWords = {
  language: 'en',
  nounPhrase,
  withoutArticle,
  placeOf,
  qualities: QUALITIES,
  nextTo: (what, { name, apartM }) => `${apart(what)} ${apartM} metres from ${name}`,
  onFootFrom: (what, metro) => `${apart(what)} ${walkFrom(metro)}`,
  dated,
  isAddressOf: (door, what) => `${door}, is the address of this ${withoutArticle(what)}`,
  near: ({ name, apartM }) => `Near ${name}, ${apartM} metres away`,
  walkFrom,
  isWalkFrom: ({ name, lines: all, apartM }, what) =>
    `${name} metro (${lines(all)}) is ${walk(apartM)} on foot from this ${withoutArticle(what)}`,
  from: (year) => `From ${year}`,
};

const HABITS: Readonly<Record<Habit, readonly string[]>> = {
  alwaysOpen: ['it can be seen at any hour', 'it is open day and night'],
  everyDay: ['it opens every day of the week', 'there is no closing day'],
  closedMondays: ['not on Mondays, when it is closed', 'Monday is its day of rest'],
  closedSundays: ['it stays closed on Sundays', 'Sunday is its day of rest'],
  openLate: ['it keeps going after midnight', 'the night goes on here after twelve'],
  earlyBreakfast: ['early risers find it open', 'it opens in time for an early breakfast'],
  weekendsOnly: ['it opens at weekends only', 'keep it for the weekend, when it opens'],
  free: ['entry is free', 'it costs nothing to go in'],
  terrace: ['there are tables outside', 'on warm evenings life moves to the terrace'],
  liveMusic: ['there is live music', 'expect live music'],
  vegan: ['vegans eat well here', 'the kitchen is vegan'],
  stepFree: ['wheelchair users can get in', 'the way in is step-free'],
};

export const ENGLISH: Language = {
  openings: openingsIn(OPENINGS),
  namedOpening,
  ways,
  extras: extrasIn(HABITS),
};

function dated(telling: Parameters<OpeningWords['dated']>[0]): string {
  const { year, author } = telling;
  const undated = withoutArticle(nounPhrase({ ...telling, year: undefined, author: undefined }));
  return `${/^18/u.test(String(year)) ? 'An' : 'A'} ${year} ${undated}${author ? ` by ${author}` : ''}`;
}

function withoutArticle(phrase: string): string {
  return phrase.replace(/^an? /u, '');
}

function walkFrom({ apartM, name }: Metro): string {
  return `${walk(apartM)} on foot from ${name} metro station`;
}

/** "A gate of 1817, 40 metres from": two numbers want a comma between them. */
const apart = (what: string): string => (/\d$/u.test(what) ? `${what},` : what);

function namedOpening(telling: Telling): Opening {
  return { text: `${telling.name} is ${nounPhrase(telling)} ${whereIn(areaOf(telling)).en}${placeOf(telling)}.` };
}

/** "a four-star hotel", "a restaurant for Galician cooking", "a statue of 1902 by Aniceto Marinas". */
function nounPhrase({ kind, cuisine, stars, author, year, hectares }: Telling): string {
  if (stars !== undefined) return `a ${COUNTS[stars] ?? stars}-star hotel`;
  const plain = KINDS[kind].en;
  const food = cuisine ? CUISINES[cuisine]?.en : undefined;
  const [, people] = /^(.+) cooking$/u.exec(food ?? '') ?? [];
  if (people && kind === 'restaurant') return `${/^[aeio]/iu.test(people) ? 'an' : 'a'} ${people} restaurant`;
  if (food) return `${plain} ${kind === 'restaurant' ? 'for' : 'with'} ${food}`;
  if (hectares !== undefined) return `${plain} of ${hectares === 1 ? 'one hectare' : `${hectares} hectares`}`;
  // "a building of 1998 worth a look"
  const [what, praise = ''] = plain.split(/(?= worth a look$)/u);
  return `${what}${year ? ` of ${year}` : ''}${author ? ` by ${author}` : ''}${praise}`;
}

const COUNTS: Readonly<Record<number, string>> = { 1: 'one', 2: 'two', 3: 'three', 4: 'four', 5: 'five' };

function placeOf(telling: Telling): string {
  const door = doorOf(telling);
  if (door === undefined) return '';
  if (GROUNDS.test(door)) return `, in ${door.replace(/^(?=Zoo|Quinta|Monte)/u, 'the ')}`;
  return `, ${/\d/u.test(door) || BUILDINGS.test(door) ? 'at' : 'on'} ${door}`;
}

const GROUNDS = /^(?:Parque|Jardín|Jardines|Zoo|Quinta|Monte|Ciudad)(?![\p{L}])/u;
const BUILDINGS = /^(?:Estación|Aeropuerto|Auditorio|Palacio)(?![\p{L}])/u;

function ways({ kind, landmark, metro }: Telling): string[] {
  const sight = landmark && [
    `${landmark.name} is ${landmark.apartM} metres away${straight(landmark.apartM)}`,
    `${walk(landmark.apartM)} on foot and you are at ${landmark.name}`,
    `the best-known neighbour is ${landmark.name}, ${landmark.apartM} metres away${straight(landmark.apartM)}`,
    ...(OUTINGS.has(kind)
      ? [
          `it goes well with ${landmark.name}, ${walk(landmark.apartM)} from here on foot`,
          `combine it with ${landmark.name}, ${landmark.apartM} metres off${straight(landmark.apartM)}`,
        ]
      : [
          `${landmark.name} is ${walk(landmark.apartM)} away on foot`,
          `it is ${landmark.apartM} metres from ${landmark.name}${straight(landmark.apartM)}`,
        ]),
  ];
  const station = metro && [
    `the metro station ${metro.name} (${lines(metro.lines)}) is ${metro.apartM} metres away${straight(metro.apartM)}`,
    `take the metro to ${metro.name}, ${lines(metro.lines)}, and walk ${walk(metro.apartM)}`,
    `the nearest metro is ${metro.name} on ${lines(metro.lines)}, ${walk(metro.apartM)} on foot`,
    `from the metro at ${metro.name} (${lines(metro.lines)}) it is a walk of ${walk(metro.apartM)}`,
    `come by metro: ${metro.name}, ${lines(metro.lines)}, is ${metro.apartM} metres off${straight(metro.apartM)}`,
  ];
  return interleaved(sight ?? [], station ?? []);
}

/** Nobody walks the straight line, which matters where it is long. */
const straight = (apartM: number): string => (apartM > NEXT_DOOR_M ? ' in a straight line' : '');

const walk = (apartM: number): string => {
  const minutes = minutesOnFoot(apartM);
  return minutes === 1 ? 'one minute' : `${inWords(minutes, NUMBERS)} minutes`;
};

const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

const lines = (all: readonly string[]): string =>
  all.length === 1 ? `line ${all[0]}` : `lines ${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
