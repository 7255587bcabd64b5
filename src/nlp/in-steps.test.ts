import { expect, test } from 'vitest';
import { LONG_TEXTS } from '../../tests/utterances/long-texts.ts';
import type { GazetteerEntry } from '../domain/gazetteer.ts';
import { buildGazetteer, gazetteerInSteps, NAMES_A_STEP } from './gazetteer.ts';
import { understand, understandingInSteps } from './read.ts';

test('a short message is read in a single step', () => {
  expect([...understandingInSteps('I love museums, what is near the Prado?')]).toEqual([]);
});

test('a long message lets others have their turn after every stage', () => {
  const stages = ['normalised', 'tagged', 'spelled', 'placed', 'mapped', 'judged'];
  expect([...understandingInSteps(LONG_TEXTS.attitudes!)]).toEqual(stages);
});

test.each(Object.entries(LONG_TEXTS))('in steps and at once the same is understood: %s', (_, text) => {
  expect(returned(understandingInSteps(text))).toEqual(understand(text));
});

test('twenty thousand names are indexed a few at a time', () => {
  const steps = [...gazetteerInSteps(names(20_000))];
  const added = steps.map((held, at) => held - (steps[at - 1] ?? 0));
  expect(Math.max(...added)).toBeLessThanOrEqual(NAMES_A_STEP);
  expect(steps.length).toBeGreaterThanOrEqual(20_000 / NAMES_A_STEP - 1);
});

test('names indexed in steps are found like names indexed at once, also by their sound', () => {
  const entries = [...names(1_500), { ...names(1)[0]!, name: 'Quevedo', forms: ['Quevedo'] }];
  const [inSteps, atOnce] = [returned(gazetteerInSteps(entries)), buildGazetteer(entries)];
  for (const { words, size } of [inSteps, atOnce]) {
    expect(words.soundingLike('kebedo')).toBe('quevedo');
    expect(words.has('calle1499')).toBe(true);
    expect(size).toBe(1_501);
  }
});

function returned<T>(steps: Generator<unknown, T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

function names(count: number): GazetteerEntry[] {
  return Array.from({ length: count }, (_, at) => ({
    thing: { kind: 'area', areaId: String(at) },
    name: `Calle${at} Mayor`,
    forms: [`Calle${at} Mayor`],
    position: { latDeg: 40.4, lngDeg: -3.7 },
    prominence: at % 5,
  }));
}
