// Two places side by side in English: each with its description, what tells them apart, and which one to choose by what was said.

import { isForTheTable } from '../../../vocabulary/categories.ts';
import type { ComparisonAnswer } from '../../answer.ts';
import type { Card } from '../../card.ts';
import type { Judged } from '../../facts/criteria.ts';
import type { RankingAnswer } from '../../facts/ranking-answer.ts';
import { differences, edgesOf, isDecided, isSomeWayApart, verdictsOf } from '../judged.ts';
import type { Saying } from '../voice.ts';
import { whatItIs } from '../what-it-is.ts';
import { distance, duration, freeWeek, openState, PRICE_LEVELS, ratingWithCount } from './facts.ts';
import { capitalised, joined } from './nouns.ts';
import { costs, likelyCost, lowered, summary } from './places.ts';
import { cautionOf, doubtOf, phrasesOf } from './wishes.ts';

export const comparison: Saying<'comparison'> = (answer) => {
  const [a, b] = answer.named;
  const lines = differences(answer, WORDS);
  return `${a.place.name} or ${b.place.name}? ${choice(answer)}\n${lines.map((line) => `- ${line}`).join('\n')}`;
};

/** What tells two apart beside what they were compared by. */
export function tellingApart({ cards: [a, b], indoors, outdoors }: NonNullable<RankingAnswer['apart']>): string {
  const roof = indoors && outdoors ? `${indoors.place.name} is under a roof, ${outdoors.place.name} in the open.` : '';
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
    ...(wished.length > 0 ? [`it is a place ${joined(wished)}`] : []),
    ...(lacked.length > 0 ? [`${other.place.name} is no place ${joined(phrasesOf(lacked, 1), 'or')}`] : []),
    ...(likelier ? [likelyReason(likelier, pick, other)] : []),
    ...speaks.map((each) => reasonFor(each, pick, other)),
  ];
  const usual = isClear ? [] : edgesOf(pick, other, isAsked).map((each) => EDGES[each]);
  const told = [...reasons, ...usual];
  const silences = silent.length > 0 && `I don't know ${joined(silent.map(doubtOf))}.`;
  const { name } = pick.place;
  return [
    even.map((each) => evenIn(each, answer)).join(' '),
    common.length > 0 && `Both are places ${joined(common)}.`,
    isAsked && !isClear && silences,
    told.length > 0
      ? `${isAsked && !isClear && silences ? 'Otherwise ' : ''}I would go for ${name}: ${joined(told)}.`
      : `It is a close call; I would go for ${name}.`,
    concedes.length > 0 && `${other.place.name}, though, ${joined(concedes.map(conceded))}.`,
    unknown.length > 0 && `My catalogue doesn't tell ${joined(unknown.map(silence), 'or')}.`,
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
  if (by === 'trade') return `that is its trade${kind}`;
  const wished = joined(phrasesOf([wish], 1));
  return by === 'words'
    ? `its own description speaks of that`
    : `by the kind of place${kind} it is the likelier to be one ${wished}, though my catalogue doesn't say so outright`;
}
/** The price, where that is what tells them apart; else what the one is and the other is not. */
function tellingKind({ place }: Card, { place: other }: Card): string | undefined {
  if ((place.priceLevel ?? 0) >= SMART && (other.priceLevel ?? 0) < SMART) return PRICE_LEVELS[place.priceLevel!];
  const what = whatItIs(place, NO_SEARCH, 'en');
  return what === whatItIs(other, NO_SEARCH, 'en') ? undefined : what;
}
const SMART = 3;
const NO_SEARCH = { categories: [], filters: [] };

function reasonFor({ criterion, isOfFame, isLikely }: Judged, pickOf: Card, otherOf: Card): string {
  const [{ place }, { place: other }] = [pickOf, otherOf];
  const [here, there] = [place, other].map(({ visitMinutes }) => duration(visitMinutes ?? 0));
  switch (criterion.of) {
    case 'time':
      return (place.visitMinutes ?? 0) <= criterion.minutes
        ? `it takes about ${here}, so it fits into ${duration(criterion.minutes)}; the other takes about ${there}`
        : `it takes less time (about ${here} against ${there}), though more than ${duration(criterion.minutes)}`;
    case 'children':
      return isLikely
        ? 'by the kind of place it is the one that children are likelier to enjoy'
        : 'it is the one that I know to suit children';
    case 'ease':
      return `it is the smaller and easier visit (about ${here} against ${there})`;
    case 'money':
      return 'it costs less';
    case 'walk':
      return `it is the shorter way (${distance(pickOf.distanceM)} against ${distance(otherOf.distanceM)})`;
    case 'beginner':
      return isOfFame
        ? 'it is the better known, where most people begin'
        : `it asks for less time (about ${here} against ${there}), which is easier to begin with`;
    case 'access':
      return 'it is the more accessible by wheelchair';
    case 'liking':
      return 'it has more of what you like';
    case 'reductions':
      return '';
  }
}

const CONCEDED: Readonly<Record<Judged['criterion']['of'], string>> = {
  time: 'takes less time',
  children: 'is the likelier to please children',
  ease: 'asks for a shorter visit',
  money: 'costs less',
  walk: 'is the shorter way',
  beginner: 'is easier to begin with',
  access: 'is the more accessible by wheelchair',
  liking: 'has more of what you like',
  reductions: '',
};
const conceded = ({ criterion }: Judged): string => CONCEDED[criterion.of];

function evenIn({ criterion, isGood }: Judged, { cards: [a] }: ComparisonAnswer): string {
  switch (criterion.of) {
    case 'time':
      return (a.place.visitMinutes ?? 0) <= criterion.minutes
        ? `Both fit into ${duration(criterion.minutes)}.`
        : `Neither is seen whole in ${duration(criterion.minutes)}.`;
    case 'children':
      return isGood ? 'Both suit children.' : 'Neither is meant for children.';
    case 'money':
      return `They cost much the same${costs(a) ? ` (${lowered(costs(a))})` : ''}.`;
    case 'walk':
      return 'Both are about as far.';
    case 'ease':
      return 'A visit takes about as long in either.';
    case 'beginner':
      return 'Both are well known.';
    case 'liking':
      return '';
    default:
      return 'In wheelchair access they are alike.';
  }
}

const silence = ({ criterion }: Judged): string =>
  criterion.of === 'reductions'
    ? `what ${criterion.forWhom === 'student' ? 'students pay' : 'people over 65 pay'}`
    : SILENCES[criterion.of];
const SILENCES = {
  time: 'how long they take',
  children: 'how they suit children',
  ease: 'how much walking they ask for',
  money: 'what they cost',
  walk: 'how far they are',
  beginner: 'which is easier to begin with',
  access: 'how accessible they are by wheelchair',
  liking: 'which has more of what you like',
} as const;

const EDGES = {
  hours: 'its hours are known',
  cheaper: 'it costs less',
  rated: 'it is rated higher',
  known: 'it is better known',
  nearer: 'it is nearer',
} as const;

function nearer(a: Card, b: Card): string {
  const [near, far] = a.distanceM <= b.distanceM ? [a, b] : [b, a];
  const [nearBy, farOff] = [distance(near.distanceM), distance(far.distanceM)];
  return nearBy === farOff ? `Both are ${nearBy} away.` : `${near.place.name} is nearer: ${nearBy} against ${farOff}.`;
}

function better(a: Card, b: Card): string {
  if (a.rating.count === 0 && b.rating.count === 0) return '';
  if (a.rating.count === 0 || b.rating.count === 0) {
    const rated = a.rating.count > 0 ? a : b;
    return `${rated.place.name} is ${ratingWithCount(rated)}; the other has no ratings yet.`;
  }
  const [high, low] = a.rating.mean >= b.rating.mean ? [a, b] : [b, a];
  const [top, below] = [high.rating.mean.toFixed(1), low.rating.mean.toFixed(1)];
  return top === below ? `Both are rated ${top}.` : `${high.place.name} is rated higher: ${top} against ${below}.`;
}

function dearer(a: Card, b: Card): string {
  const [costA, costB] = [costs(a), costs(b)];
  if (!costA && !costB && !likelyCost(a) && !likelyCost(b)) return "I don't know the prices of either.";
  const line = (card: Card, cost: string) =>
    `${card.place.name}: ${[cost ? lowered(cost) : ['price not known', likelyCost(card)].filter(Boolean).join(', '), free(card)].filter(Boolean).join(', ')}`;
  return `${line(a, costA)}; ${line(b, costB)}.`;
}

function longer({ place: a }: Card, { place: b }: Card): string {
  if (a.visitMinutes === undefined || b.visitMinutes === undefined) return '';
  const [timeA, timeB] = [duration(a.visitMinutes), duration(b.visitMinutes)];
  return timeA === timeB
    ? `People spend about ${timeA} in either.`
    : `Allow about ${timeA} for ${a.name}, ${timeB} for ${b.name}.`;
}

function openness(a: Card, b: Card): string {
  const line = (card: Card) =>
    openState(card) ? `${card.place.name} is ${openState(card)}` : `I don't know the hours of ${card.place.name}`;
  return openState(a) || openState(b) ? `${capitalised(line(a))}; ${line(b)}.` : "I don't know the hours of either.";
}

const free = ({ freeHours }: Card): string => (freeHours ? `free ${freeWeek(freeHours)}` : '');

const WORDS = { described, costs, likelyCost, openState, dearer, openness, nearer, better, longer };
