import { expect, test } from 'vitest';
import { isEditOf } from './edited.ts';

test.each([
  ['museums under 20 €', 'museums under 15 €', true],
  ['tapas cerca de Atocha', 'tapas cerca de Lavapiés', true],
  ['museums', 'museums under 15 €', true],
  ['retiro', 'museums under 15 €', false],
  ['open now', 'tapas in Lavapiés', false],
])('%j after %j is a change of it: %s', (text, before, isEdit) => expect(isEditOf(text, before)).toBe(isEdit));
