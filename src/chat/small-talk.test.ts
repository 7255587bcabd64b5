import { expect, test } from 'vitest';
import { smallTalkOf } from './small-talk.ts';

test.each([
  ['Merry Christmas!', 'regards'],
  ['¡Feliz Navidad!', 'regards'],
  ['¡suerte!', 'regards'],
  ["I'm so tired today", 'low'],
  ['vaya día llevo', 'low'],
  ['that is a good idea', 'praise'],
  ['no, thanks', 'thanks'],
  ['no me entiendes', 'complaint'],
])('%s is %s', (text, kind) => {
  expect(smallTalkOf(text)).toBe(kind);
});

test.each([
  ["I'm not happy here", 'regards'],
  ["I'm not tired", 'low'],
  ['no me aburro', 'low'],
  ['mala suerte', 'regards'],
  ['¿Qué día es hoy?', 'low'],
  ['esto es muy caro', 'identity'],
  ['that is not a good idea', 'praise'],
  ["this isn't great", 'praise'],
])('%s is not taken for %s', (text, kind) => {
  expect(smallTalkOf(text)).not.toBe(kind);
});
