// One promise, two keepers: whatever is understood in English is understood in Spanish, and hostile text costs little.
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/domain/language.ts';
import { ENGLISH } from '../../src/nlp/languages/en/index.ts';
import { SPANISH } from '../../src/nlp/languages/es/index.ts';
import { formsInSentences } from '../../src/nlp/languages/sentence-forms.ts';
import { MAX_MESSAGE_CHARS } from '../../src/nlp/normalise.ts';
import { understand } from '../../src/nlp/read.ts';
import type { ConversationWorld } from '../../src/usecases/conversation/world.ts';
import { VOCABULARY } from '../../src/vocabulary/bundled.ts';
import { CATEGORIES } from '../../src/vocabulary/categories.ts';
import { worldOver } from '../conversations/spoken.ts';
import { shippedCatalogue } from '../conversations/world.ts';
import { faultsIn, utterances } from '../utterances/expectations.ts';

let world: ConversationWorld;
beforeAll(async () => {
  world = worldOver(await shippedCatalogue());
});

describe.each(LANGUAGES)('what people say (%s)', (language) => {
  test.each(utterances(language).map((row) => [row.text, row] as const))('%s', (text, row) => {
    const heard = world.understand(text, { previousLanguage: language, hasShown: row.shown });
    expect(faultsIn(heard, row)).toEqual([]);
    expect(heard.language).toBe(language);
  });
});

describe('both languages keep in step', () => {
  test('row n of one language means what row n of the other means', () => {
    const [english, spanish] = [utterances('en'), utterances('es')];
    expect(english.length).toBeGreaterThanOrEqual(600);
    expect(spanish.map(({ expected }) => expected)).toEqual(english.map(({ expected }) => expected));
  });

  test.each(CATEGORIES)('%s has enough words in both, and the smaller half is no afterthought', (category) => {
    const [english, spanish] = (['en', 'es'] as const).map(
      (language) => new Set(formsInSentences(VOCABULARY.concept('category', category)!, language)).size,
    );
    expect(Math.min(english!, spanish!)).toBeGreaterThanOrEqual(60);
    expect(Math.min(english!, spanish!) / Math.max(english!, spanish!)).toBeGreaterThan(0.6);
  });

  test('the same attitudes can be said in both', () => {
    const polarities = [ENGLISH, SPANISH].map((pack) => [...new Set(pack.predicates.map(({ polarity }) => polarity))]);
    expect(new Set(polarities[0]!.map(Math.sign))).toEqual(new Set(polarities[1]!.map(Math.sign)));
  });
});

describe('whatever is written', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc.array(fc.constantFrom(...WORDS()), { maxLength: 40 }).map((words) => words.join(' ')),
  );

  test('offsets point into the normalised text, ratings lie between 1 and 5, confidence between 0 and 1', () => {
    fc.assert(
      fc.property(anything, fc.boolean(), (text, hasShown) => {
        const heard = world.understand(text, { hasShown });
        for (const { start, end, text: written } of [...heard.places, ...heard.concepts]) {
          expect(heard.text.slice(start, end)).toBe(written);
        }
        for (const rating of heard.preferences.values()) expect(rating >= 1 && rating <= 5).toBe(true);
        expect(heard.request.confidence >= 0 && heard.request.confidence <= 1).toBe(true);
      }),
      { numRuns: 300, seed: 11 },
    );
  });

  test('the same text is always understood alike', () => {
    fc.assert(
      fc.property(anything, (text) => {
        expect(world.understand(text, {})).toEqual(world.understand(text, {}));
      }),
      { numRuns: 100, seed: 12 },
    );
  });

  test.each(Object.entries(HOSTILE()))('hostile text stays within bounds: %s', (_, text) => {
    const heard = understand(text);
    expect(heard.text.length).toBeLessThanOrEqual(MAX_MESSAGE_CHARS);
    expect(heard.tokens.length).toBeLessThanOrEqual(MAX_MESSAGE_CHARS);
  });

  test('gibberish gets no intent', () => {
    for (const text of ['asdf qwer zxcv', 'lkjh', 'xx yy zz', '!!!', '...', 'qwertyuiop', '1234567890123', 'Ω≈ç√']) {
      const { intent, confidence } = world.understand(text, {}).request;
      expect(intent === 'out_of_scope' || confidence < 0.35, text).toBe(true);
    }
  });
});

function WORDS(): readonly string[] {
  return 'museums parks but not hate love no me gustan los except near Sol Prado the second one más , . ? 4/5 ni y and zoo 🍕 <b> sort by'.split(
    ' ',
  );
}

function HOSTILE(): Readonly<Record<string, string>> {
  return {
    'no spaces': 'a'.repeat(200_000),
    'nested markup': `${'<b>'.repeat(50_000)}museums`,
    'unclosed markup': '<'.repeat(100_000),
    'ten thousand emoji': '🍕'.repeat(10_000),
    'zero-width': 'm\u200bu\u200bs\u200beums '.repeat(5_000),
    bidirectional: '\u202emuseums\u202c '.repeat(5_000),
    'stacked accents': 'e\u0301\u0301\u0301\u0301'.repeat(20_000),
    commas: ',a'.repeat(50_000),
    negations: `${'not '.repeat(3_000)}museums`,
    'gaps of patterns': 'how much is the near '.repeat(1_000),
    'many concepts': 'museums and '.repeat(1_000),
    numbers: '1/5 '.repeat(5_000),
    courtesies: 'ok '.repeat(5_000),
    'names of places': 'Prado '.repeat(5_000),
    verdicts: 'bars: hate, '.repeat(2_000),
    likenesses: 'something like '.repeat(2_000),
  };
}
