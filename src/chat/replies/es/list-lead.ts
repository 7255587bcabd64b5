// In Spanish: the lead of a list.
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
import { described, kindsIn, none, whereabouts } from './described.ts';
import { capitalised, genderFor, inWords, joined } from './nouns.ts';

/** What was found, or is not certain, before the places themselves. @param count how many surely fit */
export function header(answer: ListAnswer, count: number, variety: Variety): string {
  const { search, groups } = answer;
  const thing = described(search, count, groups);
  const areas = [...new Set(answer.groups.flatMap((each) => each.where ?? []))];
  const where = areas.length > 0 ? ` por ${joined(areas)}` : whereabouts(answer.origin, answer.search.withinM, variety);
  // Words right before the nouns agree with the first of them: "estas tiendas y mercados".
  const first = genderFor(kindsIn(search, groups).slice(0, 1), search.kinds);
  const [these, others] = first === 'f' ? ['estas', 'otras'] : ['estos', 'otros'];
  const number = inWords(count, first);
  if (count === 0 || areDoubtsAmong(answer))
    return (
      doubtful(answer, where) ?? `No me consta que haya ${answer.act === 'more' ? 'más ' : ''}${none(answer)}${where}.`
    );
  if (answer.cannotSift)
    return variety.pick('cannot sift', [
      `Eso no lo dice mi catálogo; te enseño ${count === 1 ? (first === 'f' ? 'otra' : 'otro') : `${others} ${number}`} ${thing}${where}:`,
      `No sé cuáles cumplen eso, pero mira ${these} ${thing}${where}:`,
    ]);
  if (count === 1 && answer.act === 'more')
    return variety.pick('one more', [
      `Solo me queda ${number} ${thing} más${where}:`,
      `Todavía tengo ${number} ${thing} más${where}:`,
    ]);
  if (count === 1 && search.howMany === 1) return `Te propongo ${number} ${thing}${where}:`;
  if (count === 1)
    return variety.pick('one', [
      `He encontrado ${number} ${thing}${where}:`,
      `Te propongo ${number} ${thing}${where}:`,
    ]);
  switch (answer.act) {
    case 'more':
      return variety.pick('more', [
        `Aquí van ${others} ${number} ${thing}${where}:`,
        `${capitalised(others)} ${number}${where}:`,
        `También tienes ${these} ${thing}${where}:`,
      ]);
    case 'sort':
      return sorted(answer);
    case 'refine':
      return refined(answer, thing, where, these, variety);
    case 'nearby':
      return variety.pick('nearby', [
        `${capitalised(thing)}${where}, empezando por lo más próximo:`,
        `${capitalised(thing)} a mano${where}:`,
      ]);
    default:
      return variety.pick('list', [
        `Aquí tienes ${number} ${thing}${where}:`,
        `Yo echaría un vistazo a ${these} ${thing}${where}:`,
        `Te pueden gustar ${these} ${thing}${where}:`,
      ]);
  }
}

const AFTER_NONE = {
  kind: 'lo más parecido',
  stock: 'puede que aquí tengan lo que buscas, pregunta antes',
} as const;

/** Of all of them the same is not known: what is, goes first. */
function doubtful(answer: ListAnswer, where: string): string | undefined {
  const doubted = doubtOfAll(answer);
  const { search, groups, act } = answer;
  const more = act === 'more' ? 'más ' : '';
  if (!doubted) return noted(answer, where);
  const [only] = doubted.unsure ?? [];
  if (isOfNoun(only)) return `No me consta que haya ${more}${none(answer)}${where}; ${AFTER_NONE[only]}:`;
  const thing = described(withoutDoubted(search, doubted), 2, groups);
  return `${capitalised(`${more}${thing}`)}${where}; ${admission(doubted)}:`;
}

/** What is not known stands beside each place. */
function noted(answer: ListAnswer, where: string): string | undefined {
  const doubts = doubtsOf(answer);
  const { search, groups, act, changes } = answer;
  if (doubts.length === 0) return undefined;
  const [noun] = doubts.filter(isOfNoun);
  const more = act === 'more' ? 'más ' : '';
  if (noun && isNounDoubted(answer))
    return `No me consta que haya ${more}${none({ search: withoutDoubted(search, { unsure: doubts }), changes })}${where}; ${AFTER_NONE[noun]}:`;
  const shared = sharedDoubts(answer);
  const thing = described(withoutDoubted(search, { unsure: [...shared, ...mostlyDoubted(answer)] }), 2, groups);
  const uncertain = doubts.every(isOfHours)
    ? 'sus horarios no son seguros'
    : 'al lado va lo que no he podido confirmar';
  return `${capitalised(`${more}${thing}`)}${where}; ${shared.length > 0 ? admission({ unsure: shared }) : uncertain}:`;
}

function sorted({ search, groups, isInstead }: ListAnswer): string {
  if (search.sortBy !== 'rating') return 'Los mismos sitios, del más cercano al más lejano:';
  const isRated = groups.some(({ cards }) => cards.some(({ rating }) => rating.count > 0));
  if (isInstead)
    return isRated
      ? 'Solo puedo guiarme por las notas de la gente; de mejor a peor:'
      : 'Todavía no hay notas por las que guiarme; yo empezaría por el primero:';
  return isRated
    ? 'Los mismos sitios, de mejor a peor nota:'
    : 'Todavía nadie los ha valorado, así que el orden no cambia:';
}

function refined(answer: ListAnswer, thing: string, where: string, these: string, variety: Variety): string {
  const number = inWords(countOf(answer), these === 'estas' ? 'f' : 'm');
  if (answer.changes.includes('closer'))
    return variety.pick('closer', [
      `Más cerca: ${number} ${thing}${where}.`,
      `Sin andar tanto tienes ${number} ${thing}${where}:`,
    ]);
  if (answer.changes.includes('cheaper'))
    return variety.pick('cheaper', [
      `Para gastar menos, ${number} ${thing}${where}:`,
      `${capitalised(these)} salen mejor de precio${where}:`,
    ]);
  if (answer.changes.includes('quieter') && !answer.search.wishes?.some(({ attribute }) => attribute === 'fame'))
    return `El ruido no lo puedo medir, pero ${these} ${thing}${where} son menos conocid${these === 'estas' ? 'as' : 'os'} y suelen estar más tranquil${these === 'estas' ? 'as' : 'os'}:`;
  return variety.pick('refined', [
    `${capitalised(number)} ${thing}${where}:`,
    `Aquí tienes ${number} ${thing}${where}:`,
  ]);
}

const countOf = (answer: ListAnswer): number =>
  surely(answer.groups).reduce((sum, group) => sum + group.cards.length, 0);
