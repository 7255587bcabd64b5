// Lists in Spanish: what was found, how it was narrowed, and what to say when there is nothing.
import type { Category } from '../../../domain/category.ts';
import { type ListAnswer, surely } from '../../answer.ts';
import type { Card } from '../../card.ts';
import { isOneOfLists, numbered, phonesOf } from '../list-lines.ts';
import type { Variety } from '../variety.ts';
import type { Saying } from '../voice.ts';
import { whatItIs } from '../what-it-is.ts';
import { admission, ofPastHours, unconfirmed } from './admission.ts';
import { areaPick } from './area-pick.ts';
import { kindsIn, noneThere, unknownPlace } from './described.ts';
import { brief } from './facts.ts';
import { limits } from './limits.ts';
import { header } from './list-lead.ts';
import { ASK_THERE, allOf, capitalised, genderFor, joined, namesFor } from './nouns.ts';
import { summary } from './places.ts';

export const list: Saying<'list'> = (answer, variety) => {
  if (answer.isSame) return sameAgain(answer);
  const sure = surely(answer.groups).flatMap((group) => group.cards);
  const isFeminine = genderFor(kindsIn(answer.search, answer.groups), answer.search.kinds) === 'f';
  const lead = [
    answer.consoles ? consolation(variety) : '',
    answer.areaPick ? areaPick(answer.areaPick) : '',
    acknowledgement(answer, variety),
    unknownPlace(answer.origin),
    noneThere(answer, isFeminine),
    header(answer, sure.length, variety),
  ]
    .filter(Boolean)
    .join(' ');
  const [only] = sure;
  if (sure.length === 1 && only && answer.groups.length === 1 && !isOneOfLists(answer)) {
    return [
      `${lead} ${only.place.name} (${brief(only)}).`,
      summary(only),
      missing(answer),
      answer.pointer,
      unchecked(answer),
      unread(answer),
      group(answer),
      holiday(answer),
      limits(answer, 'list'),
    ]
      .filter(Boolean)
      .join(' ');
  }
  return [
    lead,
    listed(answer),
    inAll(answer),
    missing(answer),
    answer.pointer,
    unchecked(answer),
    unread(answer),
    group(answer),
    holiday(answer),
    limits(answer, 'list'),
    invitation(answer, variety),
  ]
    .filter(Boolean)
    .join('\n');
};

const consolation = (variety: Variety): string =>
  variety.pick('consolation', [
    'Lo siento mucho; tómate todo el tiempo que necesites.',
    'Siento mucho oír eso, y ojalá un sitio tranquilo ayude un poco.',
  ]);

/** A list that somebody has just read is not read out again. */
function sameAgain(answer: ListAnswer): string {
  const names = joined(answer.groups.flatMap(({ cards }) => cards.map(({ place }) => place.name)));
  const doubts = [...answer.groups.flatMap(({ unsure = [] }) => unsure), ...(answer.unchecked ?? [])];
  const [likely] = answer.groups.flatMap((each) => each.likely ?? []);
  const [likelyPrice] = answer.groups.flatMap((each) => each.likelyPrice ?? []);
  const doubt = `${capitalised(admission({ unsure: doubts, ...(likely && { likely }), ...(likelyPrice && { likelyPrice }) })).replace(ASK_THERE, '')}; pregunta allí antes de ir.`;
  return [`Siguen siendo los mismos: ${names}.`, doubt, unread(answer), group(answer), limits(answer, 'list')]
    .filter(Boolean)
    .join(' ');
}

function listed(answer: ListAnswer): string {
  const { groups, search } = answer;
  const these = genderFor(kindsIn(search, groups), search.kinds) === 'f' ? 'estas' : 'estos';
  return numbered(answer, {
    factsOf: (card) => brief(card, whatItIs(card.place, search, 'es')),
    unconfirmed,
    headingOfDoubt: (doubt) => capitalised(`${doubt.unsure?.length ? `de ${these} ` : ''}${admission(doubt)}`),
    lessCertain: 'Menos seguro',
    ofPastHours,
    nounOf: (category) => joined(namesFor([category], 2, search.kinds)),
    capitalised,
  });
}

const missing = (answer: ListAnswer): string =>
  answer.missing.length === 0
    ? ''
    : `De ${joined(namesFor(answer.missing, 2, answer.search.kinds), 'ni')} no he encontrado nada que encaje.`;

const holiday = ({ isHoliday }: ListAnswer): string =>
  isHoliday ? 'Ese día es festivo y el horario puede cambiar: compruébalo antes de ir.' : '';

/** What was wished and could not be looked up. */
const unchecked = ({ unchecked: wishes = [] }: ListAnswer): string =>
  wishes.length === 0 ? '' : `${capitalised(admission({ unsure: wishes }))}.`;

/** «En total me constan 41 en el casco antiguo y 12 en el puerto.» */
const inAll = ({ inAll: areas = [] }: ListAnswer): string =>
  areas.length === 0 ? '' : `En total me constan ${joined(areas.map(({ where, count }) => `${count} en ${where}`))}.`;

/** What was wished and not understood. */
const unread = ({ unread: words = [] }: ListAnswer): string =>
  words.length === 0
    ? ''
    : `De ${joined(
        words.map((word) => `«${word}»`),
        'o',
      )} no sé nada: pregunta antes.`;

/** A table for many is not promised. */
function group({ groupOf, groups }: ListAnswer): string {
  const numbers = phonesOf(groups).join('; ');
  return groupOf === undefined
    ? ''
    : `Mi catálogo no dice dónde caben ${groupOf} personas juntas: llama antes de ir${numbers && ` (${numbers})`}.`;
}

/** Once, with the first list: what one can ask next. */
function invitation({ act, isFollowed }: ListAnswer, variety: Variety): string {
  if (isFollowed || variety.turn > 1 || (act !== 'recommend' && act !== 'taste')) return '';
  return variety.pick('invitation', [
    'Pregúntame por cualquiera, por su nombre o por su número.',
    'Dime «el segundo» y te cuento más, o «más cerca» si te pilla lejos.',
    'Te puedo decir horarios, precios y cómo llegar.',
  ]);
}

/** Likings that are not a plural noun with its article. */
const LIKINGS: Partial<Record<Category, string>> = { nature: 'la naturaleza', sports: 'el deporte' };

const liking = (category: Category): string => LIKINGS[category] ?? allOf(category);

/** Shows that we listened: "te encantan los museos y prefieres evitar las discotecas". */
function acknowledgement({ act, learned }: ListAnswer, variety: Variety): string {
  if (act !== 'taste') return '';
  const named = (from: number, below: number) =>
    [...learned].filter(([, value]) => value >= from && value < below).map(([category]) => category);
  const [loved, liked, unloved] = [named(4.5, 6), named(3.5, 4.5), named(0, 2.6)];
  const ending = (categories: readonly Category[]) => (categories.length === 1 && LIKINGS[categories[0]!] ? '' : 'n');
  const parts = [
    loved.length > 0 ? `te encanta${ending(loved)} ${joined(loved.map(liking))}` : '',
    liked.length > 0 ? `te gusta${ending(liked)} ${joined(liked.map(liking))}` : '',
    unloved.length > 0 ? `prefieres evitar ${joined(unloved.map(liking))}` : '',
  ].filter(Boolean);
  if (parts.length === 0) return '';
  const sentence = joined(parts);
  return variety.pick('noted', [`Apuntado: ${sentence}.`, `Entendido, ${sentence}.`, `Vale, ${sentence}.`]);
}

/** For a question with several candidates. */
export const optionLines = (cards: readonly Card[]): string =>
  cards.map((card, i) => `${i + 1}. ${card.place.name}`).join('\n');
