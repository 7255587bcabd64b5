// First sentences: how what is known of a place is put in order. Both languages say the same; `english.ts` and `spanish.ts` have the words.
import type { Habit, Language, Opening, Telling } from './facts.ts';
import { CUISINES, hasArticle, OUTINGS } from './kinds.ts';
import { whereIn } from './quarters.ts';
import { areaOf, capital, doorOf, NEXT_DOOR_M, tellable, withoutCuisine } from './words.ts';

type Landmark = NonNullable<Telling['landmark']>;
export type Metro = NonNullable<Telling['metro']>;

/** Words of a language. A `what` is a noun phrase, such as "a gate of 1817". */
export interface OpeningWords {
  readonly language: 'en' | 'es';
  readonly nounPhrase: (telling: Telling) => string;
  readonly withoutArticle: (what: string) => string;
  /** ", on Calle de X", or nothing. */
  readonly placeOf: (telling: Telling) => string;
  /** What stands beside the kind, and what stands behind the place, each with what parts it from the words before. */
  readonly qualities: Readonly<Record<Habit, readonly [beside: string, behind: string]>>;
  readonly nextTo: (what: string, landmark: Landmark) => string;
  readonly onFootFrom: (what: string, metro: Metro) => string;
  /** Without an article, but with its year: "An 1817 gate by X". */
  readonly dated: (telling: Telling & { readonly year: number }) => string;
  readonly isAddressOf: (door: string, what: string) => string;
  readonly near: (landmark: Landmark) => string;
  readonly walkFrom: (metro: Metro) => string;
  readonly isWalkFrom: (metro: Metro, what: string) => string;
  readonly from: (year: number) => string;
}

export const openingsIn =
  (words: OpeningWords): Language['openings'] =>
  (telling) => {
    const what = capital(words.nounPhrase(telling));
    const where = whereIn(areaOf(telling))[words.language] ?? '';
    const at = words.placeOf(telling);
    const special = tellable(telling).map((told): Opening => {
      const [beside, behind] = words.qualities[told];
      return { text: `${what}${beside} ${where}${behind}${at}.`, told };
    });
    return [
      ...plain(what, where, at),
      ...special,
      ...nextDoor(words, telling, what, at),
      ...kindAlone(words, telling, where, at),
      ...placeFirst(words, telling, where, at),
    ];
  };

const plain = (what: string, where: string, at: string): readonly Opening[] => [
  { text: `${what} ${where}${at}.` },
  ...(at === '' ? [] : [{ text: `${what}${at.slice(1)}, ${where}.` }]),
];

function nextDoor(
  { nextTo, onFootFrom }: OpeningWords,
  { landmark, metro }: Telling,
  what: string,
  at: string,
): readonly Opening[] {
  return [
    ...(landmark && landmark.apartM <= NEXT_DOOR_M
      ? [{ text: `${nextTo(what, landmark)}${at}.`, told: 'landmark' as const }]
      : []),
    ...(metro && metro.apartM <= NEXT_DOOR_M
      ? [{ text: `${onFootFrom(what, metro)}${at}.`, told: 'metro' as const }]
      : []),
  ];
}

/** Without an article: "Bar in Chueca, on Calle de X", "Parish church with a step-free entrance in Chueca". */
function kindAlone(words: OpeningWords, telling: Telling, where: string, at: string): readonly Opening[] {
  const { nounPhrase, withoutArticle, qualities, dated } = words;
  const what = capital(withoutArticle(nounPhrase(telling)));
  const { year } = telling;
  return [
    ...plain(what, where, at),
    ...tellable(telling)
      .filter((told) => qualities[told][0] !== '')
      .map((told): Opening => ({ text: `${what}${qualities[told][0]} ${where}${at}.`, told })),
    ...nextDoor(words, telling, what, at),
    ...(year !== undefined && hasArticle(telling.kind)
      ? [{ text: `${dated({ ...telling, year })} ${where}${at}.` }]
      : []),
  ];
}

/** "In Chueca, a bar on Calle de X": for lists in which everything else has been said. */
function placeFirst(words: OpeningWords, telling: Telling, where: string, at: string): readonly Opening[] {
  const { cuisine, landmark, metro, year } = telling;
  const what = words.nounPhrase(telling);
  const food = cuisine ? CUISINES[cuisine]?.[words.language] : undefined;
  const door = doorOf(telling);
  const isThis = hasArticle(telling.kind);
  const texts: (Omit<Opening, 'isPlaceFirst'> | false | undefined)[] = [
    { text: `${capital(where)}, ${what}${at.slice(1)}.` },
    isThis && door !== undefined && /\d$/u.test(door) && { text: `${words.isAddressOf(door, what)} ${where}.` },
    landmark &&
      landmark.apartM <= NEXT_DOOR_M && {
        text: `${words.near(landmark)}, ${what}${at.slice(1)}.`,
        told: 'landmark',
      },
    metro &&
      metro.apartM <= NEXT_DOOR_M && {
        text: `${capital(words.walkFrom(metro))}, ${what}${at.slice(1)}.`,
        told: 'metro',
      },
    metro && isThis && { text: `${words.isWalkFrom(metro, what)} ${where}${at}.`, told: 'metro' },
    year !== undefined && {
      text: `${words.from(year)}, ${words.nounPhrase({ ...telling, year: undefined })} ${where}${at}.`,
    },
    food !== undefined && {
      text: `${capital(food)} ${where}: ${words.nounPhrase(withoutCuisine(telling))}${at.slice(1)}.`,
    },
  ];
  return texts.flatMap((each) => (each ? [{ ...each, isPlaceFirst: true }] : []));
}

/** @param habits ways to tell each */
export const extrasIn =
  (habits: Readonly<Record<Habit, readonly string[]>>): Language['extras'] =>
  (telling) => {
    // A shop is not there to be looked at.
    const isToSee = OUTINGS.has(telling.kind);
    return tellable(telling).flatMap((habit) => habits[habit].slice(habit === 'alwaysOpen' && !isToSee ? 1 : 0));
  };
