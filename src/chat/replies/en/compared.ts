// Two places side by side in English: each with its description, what tells them apart, and which one to choose by what was said.
import type { ComparisonAnswer } from '../../answer.ts';
import type { Card } from '../../card.ts';
import type { Judged } from '../../facts/criteria.ts';
import type { RankingAnswer } from '../../facts/ranking-answer.ts';
import { edgesOf, verdictsOf } from '../judged.ts';
import type { Saying } from '../voice.ts';
import { distance, duration, freeWeek, openState, ratingWithCount } from './facts.ts';
import { capitalised, joined } from './nouns.ts';
import { costs, likelyCost, lowered, summary } from './places.ts';
import { cautionOf, doubtOf, phrasesOf } from './wishes.ts';

export const comparison: Saying<'comparison'> = (answer) => {
  const [a, b] = answer.cards;
  const facts = [nearer(a, b), better(a, b), dearer(a, b), longer(a, b), answer.isForThen ? '' : openness(a, b)].filter(
    Boolean,
  );
  const lines = [...[a, b].map(described).filter(Boolean), ...facts];
  const [first, second] = [a.place.name, b.place.name];
  return `${first} or ${second}? ${choice(answer)}\n${lines.map((line) => `- ${line}`).join('\n')}`;
};

/** What tells two apart beside what they were compared by. */
export function tellingApart({ cards: [a, b], indoors, outdoors }: NonNullable<RankingAnswer['apart']>): string {
  const roof = indoors && outdoors ? `${indoors.place.name} is under a roof, ${outdoors.place.name} in the open.` : '';
  const prices = costs(a) !== costs(b) ? dearer(a, b) : '';
  return [nearer(a, b), longer(a, b), roof, prices].filter(Boolean).join(' ');
}

const described = (card: Card): string => (summary(card) ? `${card.place.name}: ${summary(card)}` : '');

/** Which one, and what speaks for it: what was said first; fame and distance only where nothing was. */
function choice(answer: ComparisonAnswer): string {
  const { pick, judged, met, shared, open, silent } = answer;
  const { other, speaks, concedes, even, unknown } = verdictsOf(answer);
  const isDecided = met.length + speaks.length > 0;
  const [wished, common] = [phrasesOf(met, 1), phrasesOf(shared)];
  const reasons = [
    ...(wished.length > 0 ? [`it is a place ${joined(wished)}`] : []),
    ...speaks.map((each) => reasonFor(each, pick, other)),
  ];
  const usual = isDecided ? [] : edgesOf(pick, other, judged.length > 0, distance).map((each) => EDGES[each]);
  const told = [...reasons, ...usual];
  const { name } = pick.place;
  return [
    even.map((each) => evenIn(each, answer)).join(' '),
    common.length > 0 && `Both are places ${joined(common)}.`,
    told.length > 0 ? `I would go for ${name}: ${joined(told)}.` : `It is a close call; I would go for ${name}.`,
    concedes.length > 0 && `${other.place.name}, though, ${joined(concedes.map(conceded))}.`,
    unknown.length > 0 && `My catalogue doesn't tell ${joined(unknown.map(silence), 'or')}.`,
    open.length > 0 && `${capitalised(open.map(cautionOf).join('; '))}.`,
    silent.length > 0 && `I don't know ${joined(silent.map(doubtOf))}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function reasonFor({ criterion, isOfFame }: Judged, { place }: Card, { place: other }: Card): string {
  const [here, there] = [place, other].map(({ visitMinutes }) => duration(visitMinutes ?? 0));
  switch (criterion.of) {
    case 'time':
      return (place.visitMinutes ?? 0) <= criterion.minutes
        ? `it takes about ${here}, so it fits into ${duration(criterion.minutes)}; the other takes about ${there}`
        : `it takes less time (about ${here} against ${there}), though more than ${duration(criterion.minutes)}`;
    case 'children':
      return 'it is the one that I know to suit children';
    case 'money':
      return 'it costs less';
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
  children: 'is the one that I know to suit children',
  money: 'costs less',
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
      return 'They cost much the same.';
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
  money: 'what they cost',
  beginner: 'which is easier to begin with',
  access: 'how accessible they are by wheelchair',
  liking: 'which has more of what you like',
} as const;

const EDGES = { rated: 'it is rated higher', known: 'it is better known', nearer: 'it is nearer' } as const;

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
