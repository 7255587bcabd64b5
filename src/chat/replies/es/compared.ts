// Two places side by side in Spanish: each with its description, what tells them apart, and which one to choose by what was said.

import { isForTheTable } from '../../../vocabulary/categories.ts';
import type { ComparisonAnswer } from '../../answer.ts';
import type { Card } from '../../card.ts';
import type { Judged } from '../../facts/criteria.ts';
import type { RankingAnswer } from '../../facts/ranking-answer.ts';
import { differences, edgesOf, isDecided, isSomeWayApart, verdictsOf } from '../judged.ts';
import type { Saying } from '../voice.ts';
import { whatItIs } from '../what-it-is.ts';
import { decimal, distance, duration, freeWeek, openState, PRICE_LEVELS, ratingWithCount } from './facts.ts';
import { capitalised, joined, ofPlace, subject, withArticle } from './nouns.ts';
import { costs, likelyCost, lowered, summary } from './places.ts';
import { afterNoun, cautionOf, doubtOf, phrasesOf } from './wishes.ts';

export const comparison: Saying<'comparison'> = (answer) => {
  const [a, b] = answer.named;
  const lines = differences(answer, WORDS);
  const [first, second] = [subject(a.place.name), withArticle(b.place.name)];
  return `¿${first} o ${second}? ${choice(answer)}\n${lines.map((line) => `- ${line}`).join('\n')}`;
};

/** What tells two apart beside what they were compared by. */
export function tellingApart({ cards: [a, b], indoors, outdoors }: NonNullable<RankingAnswer['apart']>): string {
  const roof =
    indoors && outdoors
      ? `${subject(indoors.place.name)} está a cubierto, y ${withArticle(outdoors.place.name)}, al aire libre.`
      : '';
  const prices = costs(a) !== costs(b) ? dearer(a, b) : '';
  const way = isSomeWayApart(a, b) ? nearer(a, b) : '';
  const stay = isForTheTable(a.place.categories) && isForTheTable(b.place.categories) ? '' : longer(a, b);
  return [way, stay, roof, prices].filter(Boolean).join(' ');
}

const described = (card: Card): string => (summary(card) ? `${card.place.name}: ${summary(card)}` : '');

/** Which one, and what speaks for it: what was said first; fame and distance only where nothing was. */
function choice(answer: ComparisonAnswer): string {
  const { pick, isAsked, met, shared, lacked = [], open, silent, likelier } = answer;
  const { other, speaks, concedes, even, unknown } = verdictsOf(answer);
  const isClear = isDecided(answer);
  const [wished, common] = [phrasesOf(met, 1), phrasesOf(shared)];
  const reasons = [
    ...(wished.length > 0 ? [`es un sitio ${afterNoun(wished)}`] : []),
    ...(lacked.length > 0
      ? [`${withArticle(other.place.name)} no es un sitio ${afterNoun(phrasesOf(lacked, 1))}`]
      : []),
    ...(likelier ? [likelyReason(likelier, pick, other)] : []),
    ...speaks.map((each) => reasonFor(each, pick, other)),
  ];
  const usual = isClear ? [] : edgesOf(pick, other, isAsked).map((each) => EDGES[each]);
  const told = [...reasons, ...usual];
  const silences = silent.length > 0 && `No sé ${joined(silent.map(doubtOf), 'ni')}.`;
  const named = withArticle(pick.place.name);
  return [
    even.map((each) => evenIn(each, answer)).join(' '),
    common.length > 0 && `Los dos son sitios ${afterNoun(common)}.`,
    isAsked && !isClear && silences,
    told.length > 0
      ? `${isAsked && !isClear && silences ? 'Por lo demás, yo' : 'Yo'} elegiría ${named}: ${joined(told)}.`
      : `Están muy igualados; yo elegiría ${named}.`,
    concedes.length > 0 && `Eso sí, ${withArticle(other.place.name)} ${joined(concedes.map(conceded))}.`,
    unknown.length > 0 && `Mi catálogo no dice ${joined(unknown.map(silence), 'ni')}.`,
    open.length > 0 && `${capitalised(open.map(cautionOf).join('; '))}.`,
    !(isAsked && !isClear) && silences,
  ]
    .filter(Boolean)
    .join(' ');
}

/** No fact says so: its kind, its trade or its description does. */
function likelyReason({ wish, by }: NonNullable<ComparisonAnswer['likelier']>, pick: Card, other: Card): string {
  const what = tellingKind(pick, other);
  const kind = what ? ` (${what})` : '';
  if (by === 'trade') return `es lo suyo${kind}`;
  return by === 'words'
    ? 'su propia descripción habla de ello'
    : `por el tipo de local${kind} es más probable que sea un sitio ${afterNoun(phrasesOf([wish], 1))}, aunque mi catálogo no lo dice expresamente`;
}
/** The price, where that is what tells them apart; else what the one is and the other is not. */
function tellingKind({ place }: Card, { place: other }: Card): string | undefined {
  if ((place.priceLevel ?? 0) >= SMART && (other.priceLevel ?? 0) < SMART) return PRICE_LEVELS[place.priceLevel!];
  const what = whatItIs(place, NO_SEARCH, 'es');
  return what === whatItIs(other, NO_SEARCH, 'es') ? undefined : what;
}
const SMART = 3;
const NO_SEARCH = { categories: [], filters: [] };

function reasonFor({ criterion, isOfFame, isLikely }: Judged, pickOf: Card, otherOf: Card): string {
  const [{ place }, { place: other }] = [pickOf, otherOf];
  const [here, there] = [place, other].map(({ visitMinutes }) => duration(visitMinutes ?? 0));
  switch (criterion.of) {
    case 'time':
      return (place.visitMinutes ?? 0) <= criterion.minutes
        ? `se ve en ${here}, así que cabe en ${duration(criterion.minutes)}; el otro pide ${there}`
        : `lleva menos tiempo (${here} frente a ${there}), aunque más de ${duration(criterion.minutes)}`;
    case 'children':
      return isLikely
        ? 'por lo que es, lo normal es que guste más a los niños'
        : 'es el que me consta que va bien con niños';
    case 'ease':
      return `es la visita más corta y llevadera (${here} frente a ${there})`;
    case 'money':
      return 'sale más barato';
    case 'walk':
      return `hay que andar menos (${distance(pickOf.distanceM)} frente a ${distance(otherOf.distanceM)})`;
    case 'beginner':
      return isOfFame
        ? 'es el más conocido, por donde empieza casi todo el mundo'
        : `pide menos tiempo (${here} frente a ${there}), que para empezar se agradece`;
    case 'access':
      return 'es el más accesible en silla de ruedas';
    case 'liking':
      return 'tiene más de lo que te gusta';
    case 'reductions':
      return '';
  }
}

const CONCEDED: Readonly<Record<Judged['criterion']['of'], string>> = {
  time: 'lleva menos tiempo',
  children: 'gustará más a los niños',
  ease: 'se ve en menos tiempo',
  money: 'sale más barato',
  walk: 'pide andar menos',
  beginner: 'se presta más para empezar',
  access: 'es el más accesible en silla de ruedas',
  liking: 'tiene más de lo que te gusta',
  reductions: '',
};
const conceded = ({ criterion }: Judged): string => CONCEDED[criterion.of];

function evenIn({ criterion, isGood }: Judged, { cards: [a] }: ComparisonAnswer): string {
  switch (criterion.of) {
    case 'time':
      return (a.place.visitMinutes ?? 0) <= criterion.minutes
        ? `Los dos caben en ${duration(criterion.minutes)}.`
        : `Ninguno se ve entero en ${duration(criterion.minutes)}.`;
    case 'children':
      return isGood ? 'Los dos van bien con niños.' : 'Ninguno está pensado para niños.';
    case 'money':
      return `Cuestan más o menos lo mismo${costs(a) ? ` (${lowered(costs(a))})` : ''}.`;
    case 'walk':
      return 'Los dos quedan más o menos igual de lejos.';
    case 'ease':
      return 'La visita dura más o menos lo mismo en los dos.';
    case 'beginner':
      return 'Los dos son muy conocidos.';
    case 'liking':
      return '';
    default:
      return 'En acceso en silla de ruedas están igualados.';
  }
}

const silence = ({ criterion }: Judged): string =>
  criterion.of === 'reductions'
    ? `qué pagan ${criterion.forWhom === 'student' ? 'los estudiantes' : 'los mayores de 65'}`
    : SILENCES[criterion.of];
const SILENCES = {
  time: 'cuánto se tarda en verlos',
  children: 'si van bien con niños',
  ease: 'cuánto hay que andar',
  money: 'cuánto cuestan',
  walk: 'a qué distancia están',
  beginner: 'por cuál es mejor empezar',
  access: 'si son accesibles en silla de ruedas',
  liking: 'cuál tiene más de lo que te gusta',
} as const;

const EDGES = {
  hours: 'su horario se conoce',
  cheaper: 'sale más barato',
  rated: 'tiene mejor nota',
  known: 'se conoce más',
  nearer: 'queda más cerca',
} as const;

function nearer(a: Card, b: Card): string {
  const [near, far] = a.distanceM <= b.distanceM ? [a, b] : [b, a];
  const [nearBy, farOff] = [distance(near.distanceM), distance(far.distanceM)];
  return nearBy === farOff
    ? `Están a la misma distancia: ${nearBy}.`
    : `${subject(near.place.name)} queda más cerca: ${nearBy} frente a ${farOff}.`;
}

function better(a: Card, b: Card): string {
  if (a.rating.count === 0 && b.rating.count === 0) return '';
  if (a.rating.count === 0 || b.rating.count === 0) {
    const rated = a.rating.count > 0 ? a : b;
    return `${subject(rated.place.name)} tiene una ${ratingWithCount(rated)}; del otro aún no hay valoraciones.`;
  }
  const [high, low] = a.rating.mean >= b.rating.mean ? [a, b] : [b, a];
  const [top, below] = [decimal(high.rating.mean), decimal(low.rating.mean)];
  return top === below
    ? `Empatan en nota: ${top}.`
    : `${subject(high.place.name)} tiene mejor nota: ${top} frente a ${below}.`;
}

function dearer(a: Card, b: Card): string {
  const [costA, costB] = [costs(a), costs(b)];
  if (!costA && !costB && !likelyCost(a) && !likelyCost(b)) return 'De precios no tengo datos de ninguno.';
  const line = (card: Card, cost: string) =>
    `${card.place.name}: ${[cost ? lowered(cost) : ['no sé el precio', likelyCost(card)].filter(Boolean).join(', '), free(card)].filter(Boolean).join(', ')}`;
  return `${line(a, costA)}; ${line(b, costB)}.`;
}

function longer({ place: a }: Card, { place: b }: Card): string {
  if (a.visitMinutes === undefined || b.visitMinutes === undefined) return '';
  const [timeA, timeB] = [duration(a.visitMinutes), duration(b.visitMinutes)];
  if (timeA === timeB) return `En cualquiera de los dos se suele pasar cerca de ${timeA}.`;
  return `Calcula ${timeA} para ${withArticle(a.name)} y ${timeB} para ${withArticle(b.name)}.`;
}

function openness(a: Card, b: Card): string {
  const line = (card: Card, named: (name: string) => string) =>
    openState(card)
      ? `${named(card.place.name)} ${openState(card)}`
      : `no tengo el horario ${ofPlace(card.place.name)}`;
  return openState(a) || openState(b)
    ? capitalised(`${line(a, subject)}; ${line(b, withArticle)}.`)
    : 'No tengo el horario de ninguno.';
}

const free = ({ freeHours }: Card): string => (freeHours ? `gratis ${freeWeek(freeHours)}` : '');

const WORDS = { described, costs, likelyCost, openState, dearer, openness, nearer, better, longer };
