// The day that is in question: kept by what follows, given up for another that is named, and of several days of the week each.
import { describe, expect, test } from 'vitest';
import { lastOf } from './stranger.ts';

describe('the question and its day go on', () => {
  test.each([
    [
      ['is the Prado free on Saturday evening?', 'great, and on weekdays?'],
      /free Monday to Friday from 18:00 to 20:00\.$/,
    ],
    [['is the Reina Sofía free on Saturday?', 'and on Sunday?'], /on Sunday 29 November entry .* free/],
    [
      ['when does the Thyssen open tomorrow?', 'and on weekdays?'],
      /open Monday from 12:00 to 16:00; Tuesday to Friday from 10:00/,
    ],
    [['is the Royal Palace free on Tuesday?', 'I said Wednesday, not Tuesday'], /Wednesday 2 December/],
    [
      ['when does the Prado open on 4 December?', 'and is it free at 7 in the evening?'],
      /^Yes: on Friday 4 December .*18:00 to 20:00/,
    ],
    [['is the Royal Palace open on Monday 4 to 5?'], /Monday 30 November/],
    [
      ['¿el Prado es gratis el sábado por la tarde?', '¿y entre semana?'],
      /es gratis de lunes a viernes de 18:00 a 20:00\.$/,
    ],
    [['¿el Reina Sofía es gratis el lunes?', '¿y el martes está cerrado?'], /martes 1 de diciembre.* no abre/],
    [['the Reina Sofía', 'is it free in the evenings?'], /from 19:00 to 21:00/],
    [['¿a qué hora abre el Palacio Real mañana?', 'no, el palacio el día 9, no mañana'], /9 de diciembre/],
    [
      ['¿a qué hora abre el Prado el 4 de diciembre?', '¿y se entra gratis a las 7 de la tarde?'],
      /^Sí: el viernes 4 de diciembre/,
    ],
    [['¿es gratis el Palacio Real el martes?', '¿y el miércoles?'], /miércoles 2 de diciembre/],
    [['¿cuándo abre el Thyssen mañana?', '¿y entre semana?'], /lunes de 12:00 a 16:00; de martes a viernes de 10:00/],
    [['¿el Palacio Real es gratis el lunes 4 a 6?'], /lunes 30 de noviembre .*16:00 a 18:00/],
  ])('%j', (messages, told) => expect(lastOf(...messages).text).toMatch(told));

  test.each([
    [['is the Prado free on Saturday evening?', 'and on weekdays?'], /is open/],
    [['¿el Prado es gratis el sábado por la tarde?', '¿y entre semana?'], /abre/],
  ])('and nothing is answered that was not asked: %j', (messages, other) =>
    expect(lastOf(...messages).text).not.toMatch(other),
  );
});

describe('the metro near a place is no question of its hours', () => {
  test.each([
    [['La Bola', 'is there metro nearby or do we walk?'], /metro station closest to .* is /],
    [
      ['La Bola', 'what is the address, and is there a metro close?'],
      /Calle de la Bola, 5\. The metro station closest/,
    ],
    [['what time does the metro stop running?'], /1:30/],
  ])('%j', (messages, told) => expect(lastOf(...messages).text).toMatch(told));

  test.each([
    [['La Bola', '¿y está a cubierto si llueve?'], /^Sí, La Bola es un sitio a cubierto/],
    [['La Bola', '¿tiene algo vegano?'], /comida vegana/],
  ])('nor does a question of one thing describe the place: %j', (messages, told) =>
    expect(lastOf(...messages).text).toMatch(told),
  );
});
