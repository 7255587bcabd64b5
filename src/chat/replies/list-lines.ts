// The places of a list, line by line, with what is not known of them. Which words say so, a language brings.
import { servesFood } from '../../vocabulary/categories.ts';
import { type ListAnswer, surely } from '../answer.ts';
import type { Card } from '../card.ts';
import {
  areDoubtsAmong,
  areDoubtsNoted,
  type Doubt,
  doubtOfAll,
  isNounDoubted,
  isOfNoun,
  isSameWish,
  sharedDoubts,
} from './doubted.ts';

/** What a language says of a list. */
interface ListWords {
  /** How far a place is, what it is, when it opens. */
  factsOf(card: Card): string;
  /** Beside a place, what of it is not known; empty where nothing is. */
  unconfirmed(doubt: Doubt): string;
  /** Above places of which the same is not known. */
  headingOfDoubt(doubt: Doubt): string;
  /** Above places that may suit, below those that surely do. */
  readonly lessCertain: string;
  /** Below a list in which hours are likely. */
  readonly ofPastHours: string;
  /** "Bars", where a list has several kinds. */
  nounOf(category: NonNullable<ListAnswer['groups'][number]['category']>): string;
  capitalised(text: string): string;
}

/** Another answer of the same reply counts on from it. */
export const isOneOfLists = ({ isFollowed, listedBefore }: ListAnswer): boolean =>
  isFollowed === true || listedBefore !== undefined;

/** Whom to ring of a list: those who serve food, and whose number is known. */
export const phonesOf = (groups: ListAnswer['groups']): readonly string[] =>
  groups
    .flatMap(({ cards }) => cards)
    .filter(({ place }) => place.categories.some(servesFood) && place.phone !== undefined)
    .slice(0, MOST_PHONES)
    .map(({ place }) => `${place.name}: ${place.phone}`);
const MOST_PHONES = 3;

/** Numbered through, with a heading wherever the area, the kind or the certainty changes. */
export function numbered(answer: ListAnswer, words: ListWords): string {
  const { groups } = answer;
  const isMixed = new Set(groups.map(({ category }) => category)).size > 1;
  const isSaid = doubtOfAll(answer) !== undefined;
  const isNoted = areDoubtsNoted(answer) || (isMixed && !isSaid);
  const doubtAbove = (doubt: Doubt): string | undefined => {
    if (!doubt.unsure || isSaid) return undefined;
    if (!isNoted) return words.headingOfDoubt(doubt);
    return surely(groups).length > 0 && !areDoubtsAmong(answer) ? words.lessCertain : undefined;
  };
  let number = answer.listedBefore ?? 0;
  let told: string | undefined;
  const lines = groups.flatMap(({ category, cards, where, ...doubt }) => {
    const note = isNoted ? noteOf(doubt, answer, words) : '';
    const items = cards.map((card) => {
      number++;
      return `${number}. ${card.place.name} (${[words.factsOf(card), note].filter(Boolean).join('; ')})`;
    });
    const noun = isMixed && category ? words.nounOf(category) : undefined;
    const heading = headingOf(where, noun, words) ?? doubtAbove(doubt);
    if (heading === undefined || heading === told) return items;
    told = heading;
    return [`${heading}:`, ...items];
  });
  const isPast = isNoted && groups.some(({ likely }) => likely !== undefined);
  return [...lines, ...(isPast ? [words.ofPastHours] : [])].join('\n');
}

/** That it may not be of the kind asked for is said above the list, and so is what is not known of any of them. */
function noteOf(doubt: Doubt, answer: ListAnswer, { unconfirmed }: ListWords): string {
  const shared = isNounDoubted(answer) ? [] : sharedDoubts(answer);
  const isAbove = (wish: NonNullable<Doubt['unsure']>[number]) =>
    (isNounDoubted(answer) && isOfNoun(wish)) || shared.some((each) => isSameWish(each, wish));
  const unsure = doubt.unsure?.filter((wish) => !isAbove(wish));
  return unsure ? unconfirmed({ ...doubt, unsure }) : '';
}

/** "Bars", "Port", "Port, bars" */
const headingOf = (where: string | undefined, noun: string | undefined, { capitalised }: ListWords) =>
  where === undefined ? noun && capitalised(noun) : [where, noun].filter(Boolean).join(', ');
