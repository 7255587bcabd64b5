// Composed descriptions in English.
import type { Habit, Language, Telling } from './facts.ts';
import { CUISINES, KINDS } from './kinds.ts';
import { capital, interleaved, minutesOnFoot } from './words.ts';

export const ENGLISH: Language = { openings, ways, extras };

function openings(telling: Telling): string[] {
  const { name, quarter, district, isSelfTelling } = telling;
  const what = nounPhrase(telling);
  const area = quarterInEnglish(quarter ?? district);
  const at = placeOf(telling);
  if (isSelfTelling && what === KINDS[telling.kind].en) {
    return [
      `${name} is in ${area}${at}.`,
      `You find ${name} in ${area}${at}.`,
      `In ${area}${at}, there is ${name}.`,
      `${capital(area)} is where to look for ${name}${at}.`,
    ];
  }
  return [
    `${name} is ${what} in ${area}${at}.`,
    `${capital(what)} in ${area}: ${name}${at}.`,
    `In ${area}, ${name} is ${what}${at}.`,
    `You find ${name}, ${what}, in ${area}${at}.`,
  ];
}

/** "in the Barrio de Salamanca", "in Chueca". */
const quarterInEnglish = (name: string): string =>
  /^(?:Barrio|Triángulo|Casa de Campo|Ensanche|Ciudad Universitaria)/u.test(name) ? `the ${name}` : name;

/** "a four-star hotel", "a restaurant for Galician cooking", "a statue of 1902 by Aniceto Marinas". */
function nounPhrase({ kind, cuisine, stars, author, year, hectares }: Telling): string {
  if (stars !== undefined) return `a ${COUNTS[stars] ?? stars}-star hotel`;
  const plain = KINDS[kind].en;
  const food = cuisine ? CUISINES[cuisine]?.en : undefined;
  if (food) return `${plain} ${kind === 'tapas' || kind === 'tavern' ? 'with' : 'for'} ${food}`;
  if (hectares !== undefined) return `${plain} of ${hectares} hectares`;
  return `${plain}${year ? ` of ${year}` : ''}${author ? ` by ${author}` : ''}`;
}

const COUNTS: Readonly<Record<number, string>> = { 1: 'one', 2: 'two', 3: 'three', 4: 'four', 5: 'five' };

function placeOf({ address }: Telling): string {
  if (address === undefined) return '';
  return `, ${/\d$/u.test(address) ? 'at' : 'on'} ${address.replace(/, s\/n$/u, '')}`;
}

function ways({ landmark, metro }: Telling): string[] {
  const sight = landmark && [
    `${landmark.name} is ${landmark.apartM} metres away`,
    `it goes well with ${landmark.name}, ${walk(landmark.apartM)} from the door`,
    `${walk(landmark.apartM)} on foot and you are at ${landmark.name}`,
    `the best-known neighbour is ${landmark.name}, at ${landmark.apartM} metres`,
    `combine it with ${landmark.name}, ${landmark.apartM} metres off`,
  ];
  const station = metro && [
    `the metro station ${metro.name} (${lines(metro.lines)}) is ${metro.apartM} metres away`,
    `take the metro to ${metro.name}, ${lines(metro.lines)}, and walk ${walk(metro.apartM)}`,
    `the nearest metro is ${metro.name} on ${lines(metro.lines)}, ${walk(metro.apartM)} on foot`,
    `from the metro at ${metro.name} (${lines(metro.lines)}) you walk ${metro.apartM} metres`,
    `come by metro: ${metro.name}, ${lines(metro.lines)}, is ${metro.apartM} metres off`,
  ];
  return interleaved(sight ?? [], station ?? []);
}

const walk = (apartM: number): string => {
  const minutes = minutesOnFoot(apartM);
  return minutes === 1 ? 'one minute' : `${minutes} minutes`;
};

const lines = (all: readonly string[]): string =>
  all.length === 1 ? `line ${all[0]}` : `lines ${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;

function extras({ habits }: Telling): string[] {
  return habits.slice(0, 2).flatMap((habit) => HABITS[habit]);
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
