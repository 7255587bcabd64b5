// Stations as subjects: whether one gets to the trains without steps, and where the nearest such station is. And buses, whose
// lines no pack holds: where to find them comes first, then the other way in a sentence.
import { describe, expect, test } from 'vitest';
import { lastOf } from './stranger.ts';

describe('a station is asked whether it has steps, and answers yes or no', () => {
  test.each([
    ['does Callao station have a lift?', /^Yes: Callao \(lines 3 and 5\) has step-free access/],
    ['can we get the buggy through Lavapiés metro?', /^Yes: Lavapiés \(line 3\)/],
    ['my aunt uses a wheelchair, can she use La Latina station?', /^No: La Latina \(line 5\).* nearest .*Lavapiés/],
    ['is there an elevator in Tirso de Molina station', /^No: Tirso de Molina .* nearest station .*Lavapiés/],
    ['are there stairs at Antón Martín metro?', /^Yes: Antón Martín .* no step-free access/],
    ['is Moncloa step free?', /^Yes: Moncloa/],
    ['we have huge suitcases, are there lifts at Nuevos Ministerios metro', /^Yes: Nuevos Ministerios/],
    ['¿tiene ascensor la estación de Goya?', /^Sí: Goya \(líneas 2 y 4\) tiene acceso sin escaleras/],
    ['¿se puede entrar con el cochecito en el metro de La Latina?', /^No: La Latina .*más cercana .*Lavapiés/],
    ['voy con muletas, ¿la parada de Callao es accesible?', /^Sí: Callao/],
    ['¿hay muchas escaleras en la estación de Ópera?', /^Sí: Ópera .*no tiene acceso sin escaleras.*Callao/],
    ['¿en el metro de Banco de España hay rampa?', /^No: Banco de España/],
    ['¿se baja sin escaleras en la estación de Chamartín?', /^Sí: Chamartín/],
  ])('%s', (message, told) => expect(lastOf(message).text).toMatch(told));

  test.each([
    [['restaurants in La Latina', 'has La Latina metro got a lift?'], /^No: La Latina/],
    [
      ['museums near Sol', 'no, I mean the station, is Sol metro accessible with a pram?'],
      /^Only in part: Sol .*Cercanías/,
    ],
    [['is there a lift at Ópera metro?', 'and Callao?'], /^Yes: Callao/],
    [['¿hay ascensor en la parada de Tribunal?', '¿y en Goya?'], /^Sí: Goya/],
  ])('after other talk: %j', (messages, told) => expect(lastOf(...messages).text).toMatch(told));

  test.each([
    ['wheelchair accessible museums near Ópera station', /^Museums/],
    ['cafés accesibles cerca del metro de Callao', /^(?!.*tiene acceso sin escaleras).*\n1\. /s],
    ['do metro stations have lifts?', /seven in ten/],
  ])('something else is no question of a station: %s', (message, told) => expect(lastOf(message).text).toMatch(told));
});

describe('who asks for a bus is told where its lines are', () => {
  test.each([
    ['what bus do I take to the Thyssen', /^Bus lines are not in my catalogue: .*emtmadrid\.es.* low-floor/],
    ['is there a bus to the Royal Palace?', /^Bus lines are not in my catalogue/],
    ['how can I get to the Retiro by bus, I walk badly', /^Bus lines are not in my catalogue/],
    ['¿hay autobús a la Casa de Campo?', /^Las líneas de autobús no están en mi catálogo: .*emtmadrid\.es.* piso bajo/],
    ['¿qué bus nos deja en el Prado?', /^Las líneas de autobús no están/],
  ])('%s', (message, told) => expect(lastOf(message).text).toMatch(told));

  test.each([
    [['how do I get to the Thyssen?', 'could we get the bus instead?'], /^Bus lines .* Thyssen/],
    [['how do I get to the Retiro from Sol?', 'I meant the bus'], /^Bus lines .*Retiro/],
    [['¿cómo llego al Thyssen desde Sol?', 'te preguntaba por el autobús'], /^Las líneas de autobús .*Thyssen/],
    [
      ['¿cómo llego al Prado?', 'mi padre va en silla de ruedas'],
      /^El Museo Nacional del Prado está a .*La más cercana sin escaleras/,
    ],
  ])('after the way: %j', (messages, told) => expect(lastOf(...messages).text).toMatch(told));

  test('and the address and the whole way are not told once more', () =>
    expect(lastOf('¿cómo llego al Prado?', '¿y en bus?').text).not.toMatch(/La dirección|metro más cercana/));
});
