// Times and several names do not make a plan: a table, a desk, a shop or a comparison is what is asked for.
import { expect, test } from 'vitest';
import { chat, NOW, SOL } from './stranger.ts';

const planOf = (message: string) => chat.read(message, { from: SOL, now: NOW }).plan?.kind;

test.each([
  'somewhere calm with sockets where i can work until 7, my meeting starts at 6',
  'Compare the Prado and the Thyssen for someone with only one morning',
  'Korean or Japanese food for tonight, give me a few I can ring before',
  'leaving a show at Gran Vía at midnight, what is open near there for food?',
  '¿qué me va mejor mañana con niños de 5 y 8: el museo de cera o el museo del ferrocarril?',
  'un sitio con enchufes para trabajar hasta las 20h, tengo una llamada a las 18:30',
])('asks for no plan: %s', (message) => {
  expect(planOf(message)).toBeUndefined();
});

test.each([
  'museum or gallery in the morning, then lunch',
  'tengo libre de 16 a 20',
  'where should we go from 5 to 9?',
  'Prado in the morning, then ramen or pho',
  'drinks, dinner and then dancing tonight from 8',
])('asks for a plan: %s', (message) => {
  expect(planOf(message)).toBe('make');
});
