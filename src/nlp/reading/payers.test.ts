import { describe, expect, test } from 'vitest';
import { foldedLine } from '../../domain/text.ts';
import { grammarOf } from '../languages/grammars.ts';
import { payerOf, payersIn } from './payers.ts';

describe('who pays is told by what people are called, and by their ages', () => {
  test.each([
    ['en', "I'm 68 and my husband is 71", 'senior'],
    ['en', 'for my two girls, 8 and 11', 'child'],
    ['en', 'my daughter is 24', 'student'],
    ['en', 'with a youth card', 'student'],
    ['en', 'for over 65s', 'senior'],
    ['en', 'how much is it for us', undefined],
    ['es', 'tengo 24 años', 'student'],
    ['es', 'mi padre tiene 70', 'senior'],
    ['es', 'niños de 5 y 9', 'child'],
    ['es', 'somos jubilados', 'senior'],
    ['es', 'tengo 40 euros', undefined],
  ] as const)('%s: %s', (language, text, payer) => {
    expect(payerOf(payersIn(` ${foldedLine(text).trim()} `, grammarOf(language).payers))).toBe(payer);
  });
});
