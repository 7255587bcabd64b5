import { expect, test } from 'vitest';
import type { Language } from '../../domain/language.ts';
import { EMPTY_GAZETTEER } from '../gazetteer.ts';
import { read } from '../read.ts';

const FOODS: Readonly<Record<Language, readonly (readonly [words: string, allergen: string])[]>> = {
  en: [
    ['nuts', 'nuts'],
    ['peanuts', 'peanuts'],
    ['shellfish', 'shellfish'],
    ['fish', 'fish'],
    ['eggs', 'eggs'],
    ['milk', 'milk'],
    ['soy', 'soy'],
    ['gluten', 'gluten'],
    ['seafood', 'seafood'],
    ['prawns', 'shellfish'],
    ['cheese', 'milk'],
    ['sesame', 'sesame'],
  ],
  es: [
    ['los frutos secos', 'nuts'],
    ['los cacahuetes', 'peanuts'],
    ['el marisco', 'shellfish'],
    ['el pescado', 'fish'],
    ['los huevos', 'eggs'],
    ['la leche', 'milk'],
    ['la soja', 'soy'],
    ['el gluten', 'gluten'],
    ['las gambas', 'shellfish'],
    ['el queso', 'milk'],
    ['el sésamo', 'sesame'],
    ['la mostaza', 'mustard'],
  ],
};

const SENTENCES: Readonly<Record<Language, readonly string[]>> = {
  en: [
    "I'm allergic to X",
    'one of us is allergic to X',
    'my son is allergic to X, where can we have lunch?',
    'a restaurant for somebody allergic to X',
    "we can't eat X",
    "my wife can't have X, any tapas bar?",
    'I am looking for dinner near here, no X please',
    'somewhere to eat without X',
    "I don't eat X",
    'a café, but my daughter has an allergy to X',
    'Italian food for four, one cannot eat X',
    'nothing with X',
    'I cannot have X, what do you suggest?',
    'we want burgers but one of us is severely allergic to X',
    'she must not eat X',
    "a place for dinner where they don't use X",
    'I am intolerant to X',
    'is there a bakery for people allergic to X?',
  ],
  es: [
    'soy alérgico a X',
    'uno es alérgico a X',
    'mi hijo es alérgico a X, ¿dónde podemos comer?',
    'un restaurante para una persona alérgica a X',
    'no podemos comer X',
    'mi mujer no puede comer X, ¿algún bar de tapas?',
    'busco un sitio para cenar sin X',
    'algo de comer sin X',
    'no como X',
    'una cafetería, pero mi hija tiene alergia a X',
    'comida italiana para cuatro, uno no puede tomar X',
    'nada con X',
    'no puedo tomar X, ¿qué me recomiendas?',
    'queremos hamburguesas pero uno es muy alérgico a X',
    'ella no debe comer X',
    'tengo intolerancia a X',
    'somos intolerantes a X',
    '¿hay alguna pastelería para alérgicos a X?',
  ],
};

/** A diet that keeps the food away, which is never granted on a guess either. */
const DIET_WITHOUT: Readonly<Record<string, string>> = { gluten: 'gluten_free', milk: 'lactose_free' };

/** "A el marisco" is written "al marisco", "sin el marisco" "sin marisco". */
const spoken = (sentence: string, food: string): string => {
  const bare = /(?:sin|con|como|comer|tomar) X/.test(sentence) ? food.replace(/^(?:el|la|los|las) /, '') : food;
  return sentence.replace('X', bare).replace(/ a el /g, ' al ');
};

test.each(['en', 'es'] as const)('a food that must be avoided is never wanted (%s)', (language) => {
  const messages = SENTENCES[language].flatMap((sentence) =>
    FOODS[language].map(([food, id]) => [spoken(sentence, food), id] as const),
  );
  expect(messages.length).toBeGreaterThanOrEqual(200);
  // Alone, and after a list, where "the seafood" could be one of those shown.
  const circumstances = [{}, { hasShown: true, topic: 'list' as const }];
  const asked = messages.flatMap((message) => circumstances.map((each) => [...message, each] as const));
  const faults = asked.flatMap(([text, id, each]) => {
    const context = { now: '2026-11-23T11:30', gazetteer: EMPTY_GAZETTEER, previousLanguage: language, ...each };
    const { wishes } = read(text, context);
    const isAvoided = wishes.some(
      ({ attribute, value, polarity }) =>
        (attribute === 'allergy' && value === id && polarity === 'avoid') ||
        (attribute === 'diet' && value === DIET_WITHOUT[id] && polarity === 'want'),
    );
    const foods = /^(?:seafood|fish|dairy|nuts|eggs|milk|cheese|prawns|shellfish|marisco|pescado|huevos|queso|gambas)/;
    const wanted = wishes.filter(
      ({ attribute, polarity, said }) =>
        polarity === 'want' &&
        (attribute === 'dish' || attribute === 'cuisine' || attribute === 'kind') &&
        foods.test(said?.text ?? ''),
    );
    return isAvoided && wanted.length === 0
      ? []
      : [`${text}: ${wishes.map((wish) => `${wish.polarity} ${wish.attribute} ${String(wish.value)}`).join(', ')}`];
  });
  expect(faults).toEqual([]);
});
