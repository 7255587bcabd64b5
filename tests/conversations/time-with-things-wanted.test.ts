// Time of one's own and several things wanted in it ask for a plan, whether its noun is said or not.
import { expect, test } from 'vitest';
import { chat, NOW, SOL } from './stranger.ts';

const begins = (text: string): readonly string[] =>
  [...text.matchAll(/^\d+\. (?:De )?(\d\d:\d\d) (?:to|a) \d\d:\d\d: /gmu)].map(([, begin]) => begin!);
const answerTo = (message: string): string => chat.begin(message, NOW, SOL).say(message).text;

test.each([
  "we're in town for the weekend with my sister. we'd love a market, some tapas and a nice park",
  'My parents come on Saturday and Sunday. They want the palace, a concert and a good roast',
  'I have four hours before my flight, some art and a coffee',
  'Plan under a roof from 4 to 9 tomorrow: a film and a hot chocolate',
  'venimos el finde con los suegros, queremos un mercado, un museo y buen vino',
  'tenemos cuatro horas hasta que salga el tren. algo de arte y comer barato',
  'Plan a cubierto para mañana: un museo y un chocolate',
])('%s', (message) => {
  expect(begins(answerTo(message)).length).toBeGreaterThan(1);
});

test.each(['museums and parks this weekend near Sol?', '¿dónde puedo comer y tomar algo este fin de semana?'])(
  'a question what there is stays one: %s',
  (message) => {
    expect(begins(answerTo(message))).toEqual([]);
  },
);

test.each([
  ['tomorrow 10.30 to 5, make us a plan: a museum and lunch', /^1[01]:/u],
  ['un plan para mañana de 5 a 11: un museo, unas cañas y después cenar', /^17:/u],
])('its hours hold: %s', (message, first) => {
  expect(begins(answerTo(message))[0]).toMatch(first);
});

test('«después cenar» is dinner', () => {
  const evening = (last: string) => answerTo(`plan para mañana de 6 a 11: un museo, unas cañas y ${last}`);
  expect(evening('después cenar')).toMatch(/\(cena, /u);
});
