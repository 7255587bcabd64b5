import { expect, test } from 'vitest';
import { SOUND_RULES } from './bundled.ts';
import { respellOf } from './spelling-correction.ts';
import { stemsOf } from './words.ts';

const stems = new Set(stemsOf('Museo Sorolla, Chocolatería San Ginés, Lhardy, Mercado de San Miguel, Vallecas, M-30'));
const respell = respellOf(
  stems,
  SOUND_RULES,
  () => 1,
  () => true,
);

test.each([
  ['soroya', stemsOf('sorolla')],
  ['jines', stemsOf('gines')],
  ['lardhy', stemsOf('lhardy')],
  ['bayekas', stemsOf('vallecas')],
  ['sanmiguel', ['san', 'miguel']],
  ['m30', ['m', '30']],
])('%s is heard as what was meant', (typed, meant) => expect(respell(typed)).toEqual(meant));

/** Of one letter, written again and again, only one is heard. */
const withShortWords = respellOf(
  new Set([...stems, 'zz', 'sas']),
  SOUND_RULES,
  () => 1,
  () => true,
);
test.each(['zzzzzzzz', 'zzzzzz', 'ssss', 'aaaaaaaaaa'])('%s sounds like no word', (typed) =>
  expect(withShortWords(typed)).toBeUndefined(),
);

test.each(['museo', 'xyzzyq', 'eiffel'])('%s stays as it is', (typed) => expect(respell(typed)).toBeUndefined());

test('words are taken apart only where some place has them one after the other', () => {
  const strict = respellOf(
    new Set(['hora', 'rio', 'san', 'miguel']),
    SOUND_RULES,
    () => 1,
    (words) => words[0] === 'san',
  );
  expect(strict('sanmiguel')).toEqual(['san', 'miguel']);
  expect(strict('horario')).toBeUndefined();
});
