import { expect, test } from 'vitest';
import { MADRID } from '../../tests/support/city.ts';
import { aPlace } from '../../tests/support/places.ts';
import { asPlaceId } from '../domain/branded.ts';
import { catalogueOf } from '../domain/catalogue.ts';
import type { Category } from '../domain/category.ts';
import { EMPTY_PROFILE, type Profile } from '../domain/profile.ts';
import type { Contribution, Recommendation } from '../domain/recommendation.ts';
import { type ExplainContext, explain } from './explain.ts';

const sorolla = aPlace({ id: 'sorolla', name: 'Museo Sorolla', categories: ['museums'], types: [] });
const cerralbo = aPlace({ id: 'cerralbo', name: 'Museo Cerralbo', categories: ['museums'], types: [] });
const catalogue = catalogueOf('1', [sorolla, cerralbo]);

const profile: Profile = {
  categories: new Map<Category, number>([['museums', 4]]),
  places: new Map([[asPlaceId('sorolla'), 5]]),
};

const list = { asked: 'svd', used: 'svd', anonymous: false, fromCentre: false } as const;

const contributions: readonly Contribution[] = [
  { kind: 'category', category: 'museums', amount: 0.3 },
  { kind: 'place', placeId: asPlaceId('sorolla'), amount: 0.2 },
  { kind: 'rating', rating: { mean: 4.68, count: 42 }, amount: 0.1 },
  { kind: 'distance', distanceM: 647, amount: -0.1 },
];

const item = (parts: readonly Contribution[]): Recommendation => ({
  place: cerralbo,
  row: 0,
  rating: { mean: 4.68, count: 42 },
  score: 0.5,
  distanceM: 647,
  contributions: parts,
});

const inLanguage = (language: 'en' | 'es', changes: Partial<ExplainContext> = {}): ExplainContext => ({
  city: MADRID,
  list,
  profile,
  catalogue,
  language,
  ...changes,
});

test('a sentence names taste, evidence, rating and distance in English', () => {
  expect(explain(item(contributions), inLanguage('en'))).toBe(
    'You like museums and gave Museo Sorolla 5; rated 4.7 by 42 people; 650 m away.',
  );
});

test('and in Spanish, as one would say it', () => {
  expect(explain(item(contributions), inLanguage('es'))).toBe(
    'Te gustan los museos y le diste un 5 a Museo Sorolla; nota media de 4,7 (42 valoraciones); a 650 m.',
  );
});

test('what speaks against a place is not given as a reason', () => {
  const against = contributions.map((part) => (part.kind === 'place' ? { ...part, amount: -0.2 } : part));
  expect(explain(item(against), inLanguage('en'))).not.toContain('Sorolla');
});

test('the parts of an ensemble are named, not the ensemble', () => {
  const parts: readonly Contribution[] = [{ kind: 'method', method: 'svd', amount: 0.5, parts: contributions }];
  expect(explain(item(parts), inLanguage('en'))).toContain('gave Museo Sorolla 5');
});

test('a list says when nothing is known, when another method stood in, and when the person is far away', () => {
  const odd = { asked: 'svd', used: 'affinity', anonymous: true, fromCentre: true } as const;
  const sentence = explain(item(contributions.slice(2)), inLanguage('en', { list: odd, profile: EMPTY_PROFILE }));
  expect(sentence).toContain('We do not know yet what is to your liking');
  expect(sentence).toContain('The svd method had nothing to go on yet');
  expect(sentence).toContain('far from Madrid');
  expect(sentence).toContain('650 m from Puerta del Sol');
});

test('ratings that nobody gave are not mentioned', () => {
  const unrated: readonly Contribution[] = [{ kind: 'rating', rating: { mean: 0, count: 0 }, amount: 0.1 }];
  expect(explain(item([...contributions.slice(0, 1), ...unrated]), inLanguage('en'))).toBe('You like museums.');
});
