// Composed descriptions in English.
import type { Habit, Language, Telling } from './facts.ts';
import { CUISINES, KINDS, OUTINGS } from './kinds.ts';
import { areaOf, capital, interleaved, inWords, isStreetLike, minutesOnFoot } from './words.ts';

export const ENGLISH: Language = { openings, ways, extras };

function openings(telling: Telling): string[] {
  const { name, isSelfTelling } = telling;
  const what = nounPhrase(telling);
  const where = whereIn(areaOf(telling));
  const at = placeOf(telling);
  if (isSelfTelling && what === KINDS[telling.kind].en) {
    return [
      `${name} is ${where}${at}.`,
      `You find ${name} ${where}${at}.`,
      `${capital(where)}${at}, there is ${name}.`,
      `Look for ${name} ${where}${at}.`,
    ];
  }
  return [
    `${name} is ${what} ${where}${at}.`,
    `${capital(what)} ${where}: ${name}${at}.`,
    `${capital(where)}${at}, ${name} is ${what}.`,
    `You find ${name}, ${what}, ${where}${at}.`,
  ];
}

/** "in the Barrio de Salamanca", "in Chueca", "near Plaza de Olavide". */
function whereIn(name: string): string {
  if (isStreetLike(name)) return `near ${name}`;
  return /^(?:Barrio|Triángulo|Casa de Campo|Ensanche|Ciudad Universitaria)/u.test(name)
    ? `in the ${name}`
    : `in ${name}`;
}

/** "a four-star hotel", "a restaurant for Galician cooking", "a statue of 1902 by Aniceto Marinas". */
function nounPhrase({ kind, cuisine, stars, author, year, hectares }: Telling): string {
  if (stars !== undefined) return `a ${COUNTS[stars] ?? stars}-star hotel`;
  const plain = KINDS[kind].en;
  const food = cuisine ? CUISINES[cuisine]?.en : undefined;
  const [, people] = /^(.+) cooking$/u.exec(food ?? '') ?? [];
  if (people && kind === 'restaurant') return `${/^[aeio]/iu.test(people) ? 'an' : 'a'} ${people} restaurant`;
  if (food) return `${plain} ${kind === 'restaurant' ? 'for' : 'with'} ${food}`;
  if (hectares !== undefined) return `${plain} of ${hectares} hectares`;
  // "a building of 1998 worth a look"
  const [what, praise = ''] = plain.split(/(?= worth a look$)/u);
  return `${what}${year ? ` of ${year}` : ''}${author ? ` by ${author}` : ''}${praise}`;
}

const COUNTS: Readonly<Record<number, string>> = { 1: 'one', 2: 'two', 3: 'three', 4: 'four', 5: 'five' };

function placeOf({ address }: Telling): string {
  if (address === undefined) return '';
  const preposition = /^(?:Parque|Jardín|Jardines)/u.test(address) ? 'in' : /\d/u.test(address) ? 'at' : 'on';
  return `, ${preposition} ${address.replace(/, s\/n$/u, '')}`;
}

function ways({ kind, landmark, metro }: Telling): string[] {
  const sight = landmark && [
    `${landmark.name} is ${landmark.apartM} metres away`,
    `${walk(landmark.apartM)} on foot and you are at ${landmark.name}`,
    `the best-known neighbour is ${landmark.name}, ${landmark.apartM} metres away`,
    ...(OUTINGS.has(kind)
      ? [
          `it goes well with ${landmark.name}, ${walk(landmark.apartM)} from here`,
          `combine it with ${landmark.name}, ${landmark.apartM} metres off`,
        ]
      : [
          `it is ${landmark.apartM} metres from ${landmark.name}`,
          `${landmark.name} is ${walk(landmark.apartM)} away on foot`,
        ]),
  ];
  const station = metro && [
    `the metro station ${metro.name} (${lines(metro.lines)}) is ${metro.apartM} metres away`,
    `take the metro to ${metro.name}, ${lines(metro.lines)}, and walk ${walk(metro.apartM)}`,
    `the nearest metro is ${metro.name} on ${lines(metro.lines)}, ${walk(metro.apartM)} on foot`,
    `from the metro at ${metro.name} (${lines(metro.lines)}) it is a walk of ${metro.apartM} metres`,
    `come by metro: ${metro.name}, ${lines(metro.lines)}, is ${metro.apartM} metres off`,
  ];
  return interleaved(sight ?? [], station ?? []);
}

const walk = (apartM: number): string => {
  const minutes = minutesOnFoot(apartM);
  return minutes === 1 ? 'one minute' : `${inWords(minutes, NUMBERS)} minutes`;
};

const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

const lines = (all: readonly string[]): string =>
  all.length === 1 ? `line ${all[0]}` : `lines ${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;

function extras({ kind, habits }: Telling): string[] {
  // A shop is not there to be looked at.
  const tellings = (habit: Habit) =>
    habit === 'alwaysOpen' && !OUTINGS.has(kind) ? HABITS[habit].slice(1) : HABITS[habit];
  return habits.slice(0, 2).flatMap(tellings);
}

const HABITS: Readonly<Record<Habit, readonly string[]>> = {
  alwaysOpen: ['it can be seen at any hour', 'it never closes'],
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
