// What is asked of the place or the list on the table is answered for it: with what the houses themselves can tell, with the
// hours at which entry is free, with the one station, by the years in the texts; and a need takes no dish off the table.
import { describe, expect, test } from 'vitest';
import { lastOf } from './stranger.ts';

describe('what changes from night to night', () => {
  test.each([
    [['flamenco shows near Sol', 'who is performing tonight?'], /doesn't say what is on there.*You could ask them: /su],
    [['tablaos por el centro', '¿quién baila hoy?'], /no dice qué programan.*Puedes preguntarles: /su],
    [['theatres near Sol', 'is it sold out tomorrow?'], /doesn't say whether there is any room left/u],
    [['teatros cerca de Sol', '¿quedan butacas para mañana?'], /no dice si queda sitio/u],
    [['cinemas in the centre', 'which night is cheapest?'], /doesn't say on which days it costs less/u],
    [['cines por el centro', '¿qué día es más barato?'], /no dice qué días cuesta menos/u],
  ])('is left to the houses: %j', (messages, told) => {
    expect(lastOf(...messages).text).toMatch(told);
  });

  test.each([
    [['hotels near Atocha', 'could you reserve me a room?'], /^I can't book for you/u],
    [['hoteles cerca de Atocha', 'resérvame una habitación'], /^Yo no puedo reservar/u],
  ])('nor is anything booked here: %j', (messages, told) => {
    expect(lastOf(...messages).text).toMatch(told);
  });

  test.each([
    ['is Real Madrid playing this weekend?', /no fixtures/u],
    ['¿juega el Rayo mañana?', /No tengo resultados ni calendario/u],
    ['any language exchange tomorrow?', /I know of no meet-ups/u],
    ['¿hay algún intercambio de idiomas mañana?', /No tengo quedadas/u],
  ])('no list takes the place of a programme: %s', (message, told) => {
    expect(lastOf(message).text).toMatch(told);
  });
});

test.each([
  ['free art museums', /Prado \([^)]*free (?:today|on \w+) \d\d:00 to/u],
  ['museos de arte gratis', /Prado \([^)]*gratis (?:hoy|el \S+) de \d\d:00 a/u],
])('of what is free at times, a list says when: %s', (message, told) => {
  expect(lastOf(message).text).toMatch(told);
});

describe('one place, and no text about the city', () => {
  test.each([
    [['how do I get to the zoo?', 'what station is it and does the metro have a lift?'], /station closest to Zoo/u],
    [
      ['¿cómo se va al zoo?', '¿y qué metro es y hay ascensor en la estación?'],
      /metro más cercan[oa].*Zoo|Zoo.*metro/u,
    ],
    [['website of the Reina Sofía and ticket price for a student?'], /^The website of Museo Nacional Centro de Arte/u],
    [['¿qué hay para niños en el Retiro?'], /^.*niños.*:\n1\. /u],
    [['what is there for kids in the Casa de Campo?'], /^.*children.*:\n1\. /u],
    [['nearest metro to plaza de la cebada'], /[Tt]he (?:metro|nearest)/u],
  ])('%j', (messages, told) => {
    expect(lastOf(...messages).text).toMatch(told);
  });
});

test.each([
  [['pastry shops near Sol', 'the oldest one'], /is the oldest \(\d{4}, by its description\)|is older \(\d{4}/u],
  [['pastelerías cerca de Sol', 'la más antigua'], /es lo más antiguo \(\d{4}, según su descripción\)/u],
])('years in the texts tell which is the oldest: %j', (messages, told) => {
  expect(lastOf(...messages).text).toMatch(told);
});

describe('what stays', () => {
  test.each([
    [['somewhere for ramen', 'by the way I can have no dairy'], /ramen|still the same/iu],
    [['un sitio de curry', 'soy intolerante a la lactosa'], /curry|Siguen siendo/u],
  ])('the dish, with a need: %j', (messages, kept) => {
    const { text } = lastOf(...messages);
    expect(text).toMatch(kept);
    expect(text).not.toMatch(/or serve|ni si sirven/u);
  });

  test.each([
    [['a florist in Chamberí', 'and a bakery close by'], /Chamberí/u],
    [['una floristería en Salamanca', 'y una pastelería al lado'], /Salamanca/u],
  ])('the part of the city, though nothing was found there: %j', (messages, kept) => {
    expect(lastOf(...messages).text).toMatch(kept);
  });

  test('what must not be eaten is told once', () => {
    const { text } = lastOf('Italian food in Chueca', "we can't have gluten");
    // The food once, and the kitchen once.
    expect(text.split('\n')[0]?.match(/gluten/gu)?.length).toBeLessThanOrEqual(2);
    // What is known to have it comes before what may.
    expect(text).toMatch(/^1\. Da Nicola[^\n]*\)$/mu);
  });
});

test.each([
  [['quiet parks', 'a café close to the second one'], 'near'],
  [['parques tranquilos', 'y un café cerquita del segundo'], 'cerca de'],
])('one of the list is where the next is looked for: %j', (messages, near) => {
  const [second] = lastOf(messages[0]!).text.match(/(?<=^2\. )[^(]+(?= \()/mu) ?? [];
  const flat = (text: string): string => text.replaceAll(' del ', ' de ');
  expect(flat(lastOf(...messages).text)).toMatch(new RegExp(`${near}.*${flat(second ?? '')}`, 'u'));
});
