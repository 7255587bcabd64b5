import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { asPlaceId } from '../domain/branded.ts';
import type { Language } from '../domain/language.ts';
import { buildGazetteer } from './gazetteer.ts';
import { read } from './read.ts';
import { phraseRows } from './reading/phrase-rows.ts';
import { senseRows } from './reading/sense-rows.ts';

const gazetteer = buildGazetteer(
  ['Prado', 'Thyssen', 'Sol', 'Atocha', 'Retiro'].map((name, at) => ({
    thing: { kind: 'place' as const, placeId: asPlaceId(`p${at}`) },
    name,
    forms: [name],
    position: { latDeg: 40.41, lngDeg: -3.69 },
    prominence: 5,
  })),
);
const context = { now: '2026-11-23T11:30', gazetteer };
const languages: readonly Language[] = ['en', 'es'];

const KNOWN: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'a quiet café',
    'with wifi',
    'tomorrow',
    'for two people',
    'without nuts',
    'near here',
    'open late',
    'please',
    'I want a museum',
    'under 20 euros',
  ],
  es: [
    'una cafetería tranquila',
    'con wifi',
    'mañana',
    'para dos personas',
    'sin nueces',
    'por aquí',
    'abierto hasta tarde',
    'por favor',
    'quiero un museo',
    'menos de 20 euros',
  ],
};

test.each(languages)('a content word that nothing claims is reported (%s)', (language) => {
  const unknown = fc
    .array(fc.constantFrom(...'bcdfghjklmnpqrstvwxyz'), { minLength: 7, maxLength: 11 })
    .map((letters) => letters.join(''));
  const parts = fc.shuffledSubarray([...KNOWN[language]], { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(parts, unknown, fc.nat({ max: 4 }), (known, word, at) => {
      const text = [...known.slice(0, at), word, ...known.slice(at)].join(' ');
      const { unread } = read(text, { ...context, previousLanguage: language });
      expect(unread.some((each) => each.text.includes(word))).toBe(true);
    }),
    { numRuns: 150, seed: 20261123 },
  );
});

test.each(languages)('every row of senses finds its example (%s)', (language) => {
  const rows = senseRows(language);
  expect(rows.length).toBeGreaterThan(50);
  for (const { type, id, example } of rows) {
    expect(read(example, { ...context, previousLanguage: language }).unread, `${type} ${id}: ${example}`).toEqual([]);
  }
});

test.each(languages)('every row of phrases reads its example (%s)', (language) => {
  const rows = phraseRows(language);
  expect(rows.length).toBeGreaterThan(100);
  for (const { family, meaning, expression, example } of rows) {
    if (example === '-') continue;
    const hasPlan = family === 'plan';
    const open = hasPlan && meaning !== 'make' && meaning !== 'draft' ? { isPlanOpen: true } : {};
    const frame = read(example, { ...context, ...open, previousLanguage: language, hasShown: true, hasPlan });
    expect(frame.intents[0]?.confidence, `${family} ${meaning}: ${example}`).toBeGreaterThan(0.3);
    expect(expression.source.length).toBeGreaterThan(0);
  }
});
