// That a text is needed is true of every match.
import { expect, test } from 'vitest';
import { neededTexts } from './needed-texts.ts';

test.each([
  ['how (?:much|dear) is it', ['is it']],
  ['(?:how|what)(?: much)? does it cost', ['does it cost']],
  ['cheap(?:er)?|less dear', ['cheap', 'less dear']],
  ['colou?rs?', ['colo']],
  ['(?:the )?(?:nearest|closest)(?= one)', ['nearest', 'closest']],
  ['no \\S+ at all', ['at all']],
  ['fi[nr]e+st', ['fi']],
  ['a{0,2}bc{1,2}d', ['bc']],
  ['(?<! not )too (?:loud|noisy)', ['too']],
])('%s needs %j', (source, texts) => {
  expect(neededTexts(source)).toEqual(texts);
});

test.each(['(?:far)?', 'near|\\S+', '\\d+', '(?:a|b)'])('%s may match without a text', (source) => {
  expect(neededTexts(source)).toBeUndefined();
});
