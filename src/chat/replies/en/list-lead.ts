// In English: the lead of a list.
import { type ListAnswer, surely } from '../../answer.ts';
import { isOfHours } from '../../lists/open-wishes.ts';
import {
  areDoubtsAmong,
  doubtOfAll,
  doubtsOf,
  isNounDoubted,
  isOfNoun,
  mostlyDoubted,
  sharedDoubts,
  withoutDoubted,
} from '../doubted.ts';
import type { Variety } from '../variety.ts';
import { admission } from './admission.ts';
import { described, none, whereabouts } from './described.ts';
import { capitalised, inWords, joined } from './nouns.ts';

/** What was found, or is not certain, before the places themselves. @param count how many surely fit */
export function header(answer: ListAnswer, count: number, variety: Variety): string {
  const thing = described(answer.search, count, answer.groups);
  const areas = [...new Set(answer.groups.flatMap((each) => each.where ?? []))];
  const where =
    areas.length > 0 ? ` around ${joined(areas)}` : whereabouts(answer.origin, answer.search.withinM, variety);
  const number = inWords(count);
  if (count === 0 || areDoubtsAmong(answer))
    return doubtful(answer, where) ?? `I know of no ${answer.act === 'more' ? 'further ' : ''}${none(answer)}${where}.`;
  if (answer.cannotSift)
    return variety.pick('cannot sift', [
      `My catalogue doesn't say which are like that; ${number} other ${thing}${where}:`,
      `I can't tell which have that, but here are ${number} other ${thing}${where}:`,
    ]);
  if (count === 1 && answer.act === 'more')
    return variety.pick('one more', [`One more ${thing}${where}:`, `There is one more ${thing}${where}:`]);
  if (count === 1 && answer.search.howMany === 1) return `One ${thing}${where} that I would go for:`;
  if (count === 1) return variety.pick('one', [`I found one ${thing}${where}:`, `There is one ${thing}${where}:`]);
  switch (answer.act) {
    case 'more':
      return variety.pick('more', [
        `${capitalised(number)} more ${thing}${where}:`,
        `Here are ${number} others${where}:`,
        `These ${thing}${where} come next:`,
      ]);
    case 'sort':
      return sorted(answer);
    case 'refine':
      return refined(answer, thing, where, variety);
    case 'nearby':
      return variety.pick('nearby', [`${capitalised(thing)}${where}, nearest first:`, `Closest ${thing}${where}:`]);
    default:
      return variety.pick('list', [
        `Here are ${number} ${thing}${where}:`,
        `${capitalised(thing)} I would look at${where}:`,
        `My pick of ${thing}${where}:`,
      ]);
  }
}

const AFTER_NONE = {
  kind: 'what comes closest',
  stock: 'these may have what you are after, so ask first',
} as const;

/** Of all of them the same is not known: what is, goes first. */
function doubtful(answer: ListAnswer, where: string): string | undefined {
  const doubted = doubtOfAll(answer);
  const { search, groups, act } = answer;
  const more = act === 'more';
  if (!doubted) return noted(answer, where);
  const [only] = doubted.unsure ?? [];
  if (isOfNoun(only)) return `I know of no ${more ? 'further ' : ''}${none(answer)}${where}; ${AFTER_NONE[only]}:`;
  const thing = described(withoutDoubted(search, doubted), 2, groups);
  return `${capitalised(more ? `more ${thing}` : thing)}${where}; ${admission(doubted)}:`;
}

/** What is not known stands beside each place. */
function noted(answer: ListAnswer, where: string): string | undefined {
  const doubts = doubtsOf(answer);
  const { search, groups, act, changes } = answer;
  if (doubts.length === 0) return undefined;
  const [noun] = doubts.filter(isOfNoun);
  const more = act === 'more';
  if (noun && isNounDoubted(answer))
    return `I know of no ${more ? 'further ' : ''}${none({ search: withoutDoubted(search, { unsure: doubts }), changes })}${where}; ${AFTER_NONE[noun]}:`;
  const shared = sharedDoubts(answer);
  const thing = described(withoutDoubted(search, { unsure: [...shared, ...mostlyDoubted(answer)] }), 2, groups);
  const uncertain = doubts.every(isOfHours)
    ? 'their hours are not certain'
    : 'what I could not confirm stands beside each';
  const doubt = shared.length > 0 ? admission({ unsure: shared }) : uncertain;
  return `${capitalised(more ? `more ${thing}` : thing)}${where}; ${doubt}:`;
}

function sorted({ search, groups, isInstead }: ListAnswer): string {
  if (search.sortBy !== 'rating') return 'The same places, nearest first:';
  const isRated = groups.some(({ cards }) => cards.some(({ rating }) => rating.count > 0));
  if (isInstead)
    return isRated
      ? 'I can only go by what people rated; best rated first:'
      : 'There are no ratings to go by yet; I would start with the first:';
  return isRated ? 'The same places, best rated first:' : 'Nobody has rated these yet, so their order stays:';
}

function refined(answer: ListAnswer, thing: string, where: string, variety: Variety): string {
  const number = inWords(countOf(answer));
  if (answer.changes.includes('closer'))
    return variety.pick('closer', [`Closer: ${number} ${thing}${where}.`, `${capitalised(number)} ${thing}${where}:`]);
  if (answer.changes.includes('cheaper'))
    return variety.pick('cheaper', [
      `Easier on the wallet${where}:`,
      `${capitalised(number)} ${thing}${where} that cost less:`,
    ]);
  if (answer.changes.includes('quieter') && !answer.search.wishes?.some(({ attribute }) => attribute === 'fame'))
    return `I can't measure noise, but these ${thing}${where} are less well known, so usually calmer:`;
  return variety.pick('refined', [`${capitalised(number)} ${thing}${where}:`, `Here are ${number} ${thing}${where}:`]);
}

const countOf = (answer: ListAnswer): number =>
  surely(answer.groups).reduce((sum, group) => sum + group.cards.length, 0);
