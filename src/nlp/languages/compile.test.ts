import { expect, test } from 'vitest';
import type { Language } from '../../domain/language.ts';
import { compiled } from './compile.ts';

test('a language without a pack is an error that names the packs, and is not read as Spanish', () => {
<<<<<<< HEAD
  expect(() => compiled('it' as Language)).toThrow(
    'the language "it" has no pack in src/nlp/languages; expected one of en, es',
  );
=======
  expect(() => compiled('it' as Language)).toThrow('the language "it" has no pack in src/nlp/languages; expected one of en, es');
>>>>>>> h-cambridge
});
