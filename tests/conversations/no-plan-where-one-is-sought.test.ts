// Times and several names do not make a plan: a table, a desk, a shop or a comparison is what is asked for.
import { expect, test } from 'vitest';
import { chat, lastOf, NOW, SOL } from './stranger.ts';

const planOf = (message: string) => chat.read(message, { from: SOL, now: NOW }).plan?.kind;

test.each([
  'somewhere calm with sockets where i can work until 7, my meeting starts at 6',
  'Compare the Prado and the Thyssen for someone with only one morning',
  'Korean or Japanese food for tonight, give me a few I can ring before',
  'leaving a show at Gran Vía at midnight, what is open near there for food?',
  '¿qué me va mejor mañana con niños de 5 y 8: el museo de cera o el museo del ferrocarril?',
  'un sitio con enchufes para trabajar hasta las 20h, tengo una llamada a las 18:30',
  'what could we do indoors this weekend?',
  'we are in Madrid this weekend with two kids, 4 and 7. What can we do indoors?',
  '¿qué podríamos hacer a cubierto este fin de semana?',
  'estamos este fin de semana con dos niños, ¿qué podemos hacer a cubierto?',
])('asks for no plan: %s', (message) => {
  expect(planOf(message)).toBeUndefined();
});

test.each([
  'museum or gallery in the morning, then lunch',
  'tengo libre de 16 a 20',
  'where should we go from 5 to 9?',
  'what can we do this weekend?',
  'four hours before my train, what can we do indoors?',
  'Prado in the morning, then ramen or pho',
  'drinks, dinner and then dancing tonight from 8',
])('asks for a plan: %s', (message) => {
  expect(planOf(message)).toBe('make');
});

test.each([
  'mañana el Palacio Real en cuanto abra, luego comer y después el Retiro',
  'esta noche cena y luego una discoteca abierta hasta tarde',
  'a beer or two before dinner tonight in La Latina',
  'plan me a morning with the Prado and the Royal Palace, whichever is less crowded first',
  'tomorrow from 10 to 2, a museum or a park',
])('is a plan all the same: %s', (message) => {
  expect(planOf(message)).toBe('make');
});

test.each([
  ['is it safe to take the metro home at night?', /runs every day/u],
  ['¿entonces hay metro directo al Bernabéu?', /todos los días de 6:00/u],
])('%s is no question of when the metro runs', (message, hours) => {
  expect(lastOf(message).text).not.toMatch(hours);
});
