// The judge of readings on trial: what is read counts, what is missing, contrary or made up does not.
import { describe, expect, test } from 'vitest';
import type { Frame } from '../../src/nlp/frame.ts';
import type { Wish } from '../../src/wishes/wish.ts';
import { type Meant, misreadings } from './meaning.ts';

const frame = (parts: Partial<Frame> = {}): Frame => ({
  ...{
    text: '',
    language: 'en',
    intents: [{ intent: 'recommend', confidence: 1 }],
    wishes: [],
    asks: [],
    references: [],
  },
  ...{ changes: [], attitudes: [], preferences: new Map(), situation: [], courtesies: [], whens: [], unread: [] },
  ...parts,
});

const want = { polarity: 'want', strength: 'must' } as const;
const said = { start: 0, end: 0, text: '' };
const wishing = (...wishes: Wish[]) => frame({ wishes });
const meaning = (attribute: string, value: unknown, polarity: 'want' | 'avoid' = 'want'): Meant => ({
  class: 'recommend',
  wishes: [{ attribute, value, polarity }],
});
const faults = (read: Frame, meant: Meant) => misreadings(read, meant, (name) => [name.toLowerCase()]);

describe('a wish', () => {
  const pharmacies = wishing({ attribute: 'kind', operator: 'is', value: 'pharmacy', ...want });

  test('is read by its word, by what is more general, and in its polarity', () => {
    expect(faults(pharmacies, meaning('kind', ['chemist', 'pharmacy']))).toEqual([]);
    expect(faults(pharmacies, meaning('category', 'local services'))).toEqual([]);
    expect(faults(pharmacies, meaning('kind', 'bookshop'))).toEqual(['wish: kind']);
    expect(faults(pharmacies, meaning('kind', 'pharmacy', 'avoid'))).toEqual(['wish: kind']);
    expect(faults(frame(), meaning('category', 'museums'))).toEqual(['wish: category']);
  });

  test('is none where none is meant', () => {
    expect(faults(pharmacies, { class: 'recommend', wishes: [] })).toEqual(['wish: none was made']);
    expect(faults(frame(), { class: 'recommend', wishes: [] })).toEqual([]);
  });

  test('of a diet, a day, an area', () => {
    const vegan = frame({ situation: [{ kind: 'diet', value: 'vegan', said }] });
    expect(faults(vegan, meaning('diet', 'vegan'))).toEqual([]);
    expect(faults(vegan, meaning('diet', 'halal'))).toEqual(['wish: diet']);
    const sunday = wishing({ attribute: 'open', operator: 'on', value: '2026-11-29', ...want });
    expect(faults(sunday, meaning('open_on', '2026-11-29'))).toEqual([]);
    expect(faults(sunday, meaning('open_on', '2026-11-28'))).toEqual(['wish: open_on']);
    const area = wishing({ attribute: 'area', operator: 'in', value: { id: 'x', name: 'La Latina' }, ...want });
    expect(faults(area, meaning('area', 'La Latina'))).toEqual([]);
    expect(faults(area, meaning('area', 'Malasaña'))).toEqual(['wish: area']);
  });

  test('that nobody judges is an error', () => {
    expect(() => faults(frame(), meaning('colour', 'red'))).toThrow('"colour"');
  });
});

describe('the rest of a message', () => {
  test('class, asks, places and tastes', () => {
    const asked = frame({
      intents: [{ intent: 'opening_hours', confidence: 1 }],
      asks: [{ kind: 'fact', attribute: 'hours', said }],
      preferences: new Map([['parks', 4.5]]) as Frame['preferences'],
    });
    expect(faults(asked, { class: 'fact', asks: ['opening_hours'], tastes: { parks: 'liked' } })).toEqual([]);
    expect(faults(asked, { class: 'plan', asks: ['price'], places: ['Prado'], tastes: { parks: 'disliked' } })).toEqual(
      ['class: plan read as fact', 'ask: price', 'taste', 'place'],
    );
  });
});
