// How the learned reader's probabilities become intents and asks; what the rows found stays as it is.
import { expect, test } from 'vitest';
import { asPlaceId } from '../../domain/branded.ts';
import { buildGazetteer } from '../gazetteer.ts';
import type { IntentLabel } from '../learned/intent-labels.ts';
import type { Likelihood } from '../learned/intents.ts';
import { read } from '../read.ts';

const gazetteer = buildGazetteer([
  {
    thing: { kind: 'place' as const, placeId: asPlaceId('prado') },
    name: 'Prado',
    forms: ['Prado'],
    position: { latDeg: 40.41, lngDeg: -3.69 },
    prominence: 5,
  },
]);

/** Reads with a reader that always thinks the same. */
function readWith(text: string, likely: Partial<Record<IntentLabel, Likelihood>>, context = {}) {
  const intents = () => new Map(Object.entries(likely)) as ReadonlyMap<IntentLabel, Likelihood>;
  const learned = { en: { intents }, es: { intents } };
  return read(text, { now: '2026-11-24T11:00', previousLanguage: 'en', gazetteer, learned, ...context });
}
const sure = (share: number, holds = share): Likelihood => ({ share, holds });

test('the likeliest intent is the main one; others that hold stand behind it', () => {
  const { intents } = readWith('our son is six, where can we eat', {
    recommend: sure(0.7, 0.95),
    'tell:situation': sure(0.25, 0.8),
    greet: sure(0.05, 0.1),
  });
  expect(intents).toEqual([
    { intent: 'recommend', confidence: 0.95 },
    { intent: 'situation', confidence: 0.8 },
  ]);
});

test('labels of one intent add up: phone and website are both contact', () => {
  const { intents } = readWith('how do I reach them', {
    'fact:phone': sure(0.3),
    'fact:website': sure(0.3),
    recommend: sure(0.4),
  });
  expect(intents[0]?.intent).toBe('contact');
});

test('an emergency goes first whatever the reader thinks', () => {
  const { intents } = readWith('help, my father has collapsed, call an ambulance', { recommend: sure(0.99) });
  expect(intents[0]?.intent).toBe('smalltalk');
});

test('a fact that no row hears asked is proposed for the place that is named, in the words of its sentence', () => {
  const text = 'Thanks. Can somebody ring the Prado up?';
  const { asks } = readWith(text, { 'fact:phone': sure(0.9) });
  expect(asks).toMatchObject([
    { kind: 'fact', attribute: 'phone', of: { kind: 'name', candidates: [{ entry: { name: 'Prado' } }] } },
  ]);
  expect(asks[0]?.said.text).toContain('ring the Prado up');
  expect(readWith(text, { 'fact:phone': sure(0.4) }).asks).toEqual([]);
});

test('a comparison is proposed as well', () => {
  const { asks } = readWith('which leaves more in my wallet', { 'compare:cheaper': sure(0.8) }, { hasShown: true });
  expect(asks).toMatchObject([{ kind: 'compare', by: 'cheaper', of: [] }]);
});

test('what the rows found is not changed by a proposal', () => {
  const { asks } = readWith('what time does the Prado open?', { 'fact:phone': sure(0.9) });
  expect(asks).toMatchObject([{ kind: 'fact', attribute: 'hours' }]);
});
