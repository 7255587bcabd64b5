// A question about one place is answered of that place, with a conclusion where its hours are old, and once.
import { expect, test } from 'vitest';
import { lastOf } from './stranger.ts';

test.each([
  [
    'Is Lakasa open on Friday at nine in the evening?',
    /^By its hours of April 2019 Lakasa is open at 21:00 (?:on Friday|today)/u,
  ],
  ['¿Lakasa abre el domingo?', /^Según su horario de abril de 2019, Lakasa no abre el domingo/u],
])('old hours come with what follows from them: %s', (message, answer) => expect(lastOf(message).text).toMatch(answer));

test.each([
  ['is the Iván de Vargas library open on 8 December?', /probably closed/u],
  ['¿la biblioteca Iván de Vargas abre el 8 de diciembre a las once?', /probablemente no abre/u],
  ['is the Prado open on 8 December?', /is open from/u],
])('holidays: %s', (message, answer) => expect(lastOf(message).text).toMatch(answer));

test.each([
  [
    ['Does one have to book at De María (Félix Boix)?'],
    /doesn't say\. I can't book for you; you can ask and book there: /u,
  ],
  [['¿Hay que reservar en De María (Félix Boix)?'], /^Mi catálogo no dice si hay que reservar .* se reserva allí: /u],
  [['¿La Casa Encendida tiene concierto hoy?'], /qué programan/u],
  [['¿Café Central tiene música en directo?'], /^Sí, /u],
  [['La Mucca de Pez', '¿la terraza es cubierta?'], /si la terraza es cubierta/u],
  [['La Mucca de Pez', 'is the terrace covered?'], /whether the terrace is covered/u],
  [['¿Cuánto cuesta la entrada en El Búho Real?'], /^No sé cuánto cuesta El Búho Real\. .*\+34/u],
  [['how much is the Royal Palace for an American?'], /^(?!.*food)Palacio Real de Madrid: general admission/u],
  [
    [
      'I use a wheelchair. Is the Reina Sofía accessible?',
      'until what time is it open on Sunday, and do I have to pay?',
    ],
    /disability.*On Sunday .* entry is free from/su,
  ],
  [['is the naval museum free? and would a 4 year old like it'], /donation €3.*good for children/su],
  [['Hare Krishna', 'do they have a menu of the day?'], /^(?!.*plan).*(?:set menu|menu of the day)/su],
])('one clear sentence: %j', (messages, answer) => expect(lastOf(...messages).text).toMatch(answer));

test.each([
  ['How do I get from Vega to the Prado by metro? I use a wheelchair', /no way there without steps.*taxi/su],
  ['Voy en silla de ruedas. ¿Cómo voy de Vega al Prado en metro?', /ninguna ruta sin escalones.*taxi/su],
])('nobody in a wheelchair is told a way with steps: %s', (message, answer) => {
  const { text } = lastOf(message);
  expect(text).toMatch(answer);
  expect(text).not.toMatch(/with steps it goes|con escalones es así|[Ll]ine 2 from|línea 2 de/u);
});
