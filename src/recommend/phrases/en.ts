// Reasons in English.
import type { Category } from '../../domain/category.ts';
import {
  capitalized,
  LOVED_FROM,
  type Phrasebook,
  pick,
  type Reason,
  spokenDistance,
  spokenRating,
} from './phrasebook.ts';

/** Where the canonical name is not how people say it. */
const SPOKEN: Readonly<Partial<Record<Category, string>>> = {
  'view points': 'viewpoints',
  zoo: 'zoos',
  'burger/pizza shops': 'burger and pizza places',
  'pubs/bars': 'pubs and bars',
  'beauty & spas': 'spas and beauty salons',
};

const spoken = (category: Category): string => SPOKEN[category] ?? category;
const { format: grouped } = new Intl.NumberFormat('en');
const metres = (distanceM: number) => spokenDistance(distanceM, '.');
const names = new Intl.ListFormat('en', { type: 'conjunction' });

export const english: Phrasebook = {
  personal: ([first, second]) => first && (second ? joined(first, second) : clause(first)),
  away: (distanceM) => `${metres(distanceM)} away`,
  fromCentre: (distanceM, { centre }) => `${metres(distanceM)} from ${centre}`,
  rated: ({ mean, count }) =>
    `rated ${spokenRating(mean, '.')} by ${count === 1 ? 'one person' : `${grouped(count)} people`}`,
  wellKnown: (variant, { name }) => pick([`one of ${name}'s best-known places`, `a ${name} classic`], variant),
  littleKnown: ({ name }) => `one of ${name}'s lesser-known places`,
  notShownBefore: 'not shown to you before',
  fromStart: (distanceM, name) => `${metres(distanceM)} from ${name}`,
  promoted: (promoter) => `promoted by ${promoter}`,
  limited(limit) {
    switch (limit.kind) {
      case 'hide':
        return `${limit.promoter} leaves some places out of this list.`;
      case 'only_kinds':
        return `${limit.promoter} keeps this list to ${names.format(limit.kinds.en)}.`;
      case 'within':
        return `${limit.promoter} keeps this list within ${metres(limit.radiusM)}.`;
    }
  },
  startsAt: (name, promoter) => `${promoter} has this list start at ${name}.`,
  open: 'open at that time',
  closed: 'closed at that time',
  shutNow: 'shut right now',
  nothingKnown: 'We do not know yet what is to your liking, so this is about what the city likes and what is near.',
  stoodIn: (asked, used) =>
    used === 'affinity'
      ? `The ${asked} method had nothing to go on yet, so your stated tastes and everyone's ratings stood in.`
      : `The ${used} method stood in for ${asked}, which had nothing to go on yet.`,
  farAway: ({ name, centre }) => `You are far from ${name}, so the ranking starts from ${centre}.`,
  sentence: (clauses) => `${capitalized(clauses.join('; '))}.`,
};

function clause(reason: Reason): string {
  switch (reason.kind) {
    case 'likes':
      return `you ${verb(reason.rating)} ${spoken(reason.category)}`;
    case 'rated':
      return `you gave ${reason.name} ${spokenRating(reason.rating, '.')}`;
    case 'saved':
      return `you saved ${reason.name}`;
    case 'visited':
      return `you have been to ${reason.name}`;
    case 'words':
      return `it matches ${reason.words.map((word) => `“${word}”`).join(', ')}`;
  }
}

const verb = (rating: number): string => (rating >= LOVED_FROM ? 'love' : 'like');

/** "You like museums and gave Museo Sorolla 5": one subject where both clauses have the same. */
function joined(first: Reason, second: Reason): string {
  const both = [clause(first), clause(second)] as const;
  if (first.kind === 'rated' && second.kind === 'rated') {
    return `${both[0]} and ${both[1].slice('you gave '.length)}`;
  }
  if (first.kind === 'likes' && second.kind === 'likes' && verb(first.rating) === verb(second.rating)) {
    return `${both[0]} and ${spoken(second.category)}`;
  }
  const sameSubject = [first, second].every(({ kind }) => kind !== 'words');
  return sameSubject ? `${both[0]} and ${both[1].slice('you '.length)}` : `${both[0]}, and ${both[1]}`;
}
