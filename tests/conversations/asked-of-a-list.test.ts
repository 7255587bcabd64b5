// A question after a list is asked of each place in it, two places are chosen between by what was said, and every part of a
// question gets its answer.
import { describe, expect, test } from 'vitest';
import { lastOf } from './stranger.ts';

describe('a question without a place, after a list', () => {
  test.each([
    [['bookshops near Sol', 'how much do they cost?'], /^1\. .*\n2\. /u],
    [['librerías cerca de Sol', '¿cuánto cuestan?'], /^1\. .*\n2\. /u],
    [['museums near Sol', 'how long does a visit take?'], /^1\. .*\n2\. /u],
    [['museos cerca de Sol', '¿cuánto se tarda en verlo?'], /^1\. .*\n2\. /u],
    [['irish pubs', 'do they show the formula one?'], /The same goes for .*You could ask them: /u],
    [['pubs irlandeses', '¿ponen el rugby?'], /Lo mismo pasa con .*Puedes preguntarles: /u],
  ])('is told of each: %j', (messages, told) => {
    const { text } = lastOf(...messages);
    expect(text).toMatch(told);
    expect(text).not.toMatch(/first on the list|primero de la lista/u);
  });

  test('of a list that puts the nearest first, the first is meant', () => {
    expect(lastOf('the closest park', 'is it open now?').listed).toHaveLength(1);
  });

  test.each([
    [['jazz clubs', 'which has the closest metro?'], /closest to a station \(.+, lines? .+ on foot\)/u],
    [['clubes de jazz', '¿cuál está cerca del metro?'], /más cerca de una estación \(.+, líneas? .+ a pie\)/u],
    [['cafés in Malasaña', 'which one is closest to line 10?'], /lines? [^)]*10/u],
    [['cafés en Malasaña', 'el más cercano a una parada de la línea 10'], /líneas? [^)]*10/u],
  ])('the nearest station is named: %j', (messages, told) => {
    expect(lastOf(...messages).text).toMatch(told);
  });
});

describe('of two places', () => {
  test.each([
    ['Prado or Thyssen with only two hours?', /go for Museo Nacional Thyssen-Bornemisza: it takes about two hours/u],
    [
      '¿el Prado o el Thyssen si tengo dos horas?',
      /elegiría el Museo Nacional Thyssen-Bornemisza: se ve en dos horas/u,
    ],
    [
      'Mercado de San Miguel or Mercado de San Fernando, on a tight budget?',
      /go for Mercado de San Fernando: it costs less/u,
    ],
    [
      '¿Mercado de San Miguel o Mercado de San Fernando? voy pelado',
      /elegiría el Mercado de San Fernando: sale más barato/u,
    ],
    ['Zoo or Faunia with my kids?', /Both suit children\. I would go for/u],
    ['¿el Prado o el Reina Sofía para una estudiante?', /no dice qué pagan los estudiantes/u],
  ])('what was said decides: %s', (message, told) => {
    expect(lastOf(message).text).toMatch(told);
  });

  test('a question that goes on is asked of both, and the way leads to the one that was chosen', () => {
    expect(lastOf('¿el Thyssen o el Reina Sofía?', '¿y cuál es gratis el domingo?').text).toMatch(/^1\. .*\n2\. /u);
    expect(lastOf('the Prado or the Thyssen?', 'how do I get there?').text).toMatch(/^Museo Nacional Thyssen/u);
  });
});

describe('of one place', () => {
  test.each([
    ['does the Prado close any day?', /opens every day/u],
    ['¿qué día cierra el Reina Sofía?', /cierra los martes/u],
    ['is the Sorolla museum closed for renovation?', /doesn't say whether it is closed for works|closed for works/u],
    ['¿el Museo Sorolla sigue en obras?', /no dice si está en obras/u],
    ['can you visit the Templo de Debod at night?', /^No, not at that time: /u],
    ['is the Prado near a metro station?', /metro station closest to Museo Nacional del Prado is/u],
    ['¿el Prado está cerca del metro?', /metro más cercano al Museo Nacional del Prado es/u],
  ])('%s', (message, told) => {
    expect(lastOf(message).text).toMatch(told);
  });

  test.each([
    [['Lhardy', 'and the palace, when does it open?'], /Palacio Real/u],
    [['Lhardy', '¿y el palacio a qué hora abre?'], /Palacio Real/u],
  ])('another kind of place is the one that everybody means: %j', (messages, told) => {
    expect(lastOf(...messages).text).toMatch(told);
  });
});
