// A place is settled on and the talk goes on from it; exactly the places that were named or pointed at are compared; ways begin
// and end where it was said.
import { describe, expect, test } from 'vitest';
import { chat, lastOf, NOW, SOL } from './stranger.ts';

describe('a place is settled on, and what follows is asked with it in mind', () => {
  test.each([
    [
      ['museums near the Prado', "the Thyssen then, it's closer. and somewhere for lunch around there?"],
      /near Museo .*Thyssen/u,
    ],
    [
      ['wine bars in La Latina', 'ok, Casa González then. and after that somewhere with live music'],
      /near Casa González/u,
    ],
    [['museos', 'el Thyssen me vale. ¿y dónde ceno por allí?'], /cerca del Museo .*Thyssen/u],
    [['bares de vinos', 'pues Casa González entonces. y luego algo con música en directo'], /cerca de Casa González/u],
  ])('a list around it: %j', (messages, answer) => expect(lastOf(...messages).text).toMatch(answer));

  test.each([
    [['museums', 'great, the Thyssen. is it open on Monday?'], /Thyssen-Bornemisza is open/u],
    [['museos', 'vale, el Thyssen. ¿abre el lunes?'], /Thyssen-Bornemisza abre/u],
    [['museums', "let's go with the Thyssen. how much is it?"], /^Museo Nacional Thyssen-Bornemisza: .*€/u],
  ])('facts of it: %j', (messages, answer) => expect(lastOf(...messages).text).toMatch(answer));
});

describe('exactly those that were named or pointed at are compared', () => {
  test.each([
    ['which is best, the Prado or the Thyssen? or the Reina Sofia'],
    ['¿cuál es mejor, el Prado o el Thyssen? ¿o el Reina Sofía?'],
  ])('three of three: %s', (message) => expect(lastOf(message).listed).toHaveLength(3));

  test.each([
    [['restaurants in La Latina', 'which of the first three is quieter?'], 3],
    [['restaurants in La Latina', 'do the top two take bookings?'], 2],
    [['restaurantes en La Latina', '¿cuál de los tres primeros es mejor para ir tranquilos?'], 3],
    [['restaurantes en La Latina', '¿cuál de las dos primeras está más cerca?'], 2],
  ])('%j', (messages, count) => expect(lastOf(...messages).listed).toHaveLength(count));

  test('the rest of the list stays on the table', () => {
    const talk = chat.begin('part of a list', NOW, SOL);
    const { listed } = talk.say('restaurantes en La Latina');
    talk.say('¿cuál de los tres primeros está más cerca?');
    expect(talk.say('¿y el cuarto, tiene terraza?').listed).toEqual([listed[3]]);
  });
});

describe('a comparison contradicts nothing that was told', () => {
  test.each([
    [['vegan dinner tonight near Malasaña', 'the first or the second?'], /Both are places .*vegan.*probably open/su],
    [
      ['cena vegana hoy por Malasaña', '¿el primero o el segundo?'],
      /Los dos son sitios .*vegana.*probablemente abre/su,
    ],
  ])('%j', (messages, answer) => {
    expect(lastOf(...messages).text).toMatch(answer);
    expect(lastOf(...messages).text).not.toMatch(/don't know the hours of either|No tengo el horario de ninguno/u);
  });

  test.each([
    [
      ["I'm coeliac, lunch near Nuevos Ministerios", 'El Quinto Vino or Honest Greens?'],
      /I would go for Honest Greens: it is a place with gluten-free food/u,
    ],
    [
      ['soy celíaca, comer cerca de Nuevos Ministerios', '¿El Quinto Vino u Honest Greens?'],
      /Yo elegiría Honest Greens: es un sitio con comida sin gluten/u,
    ],
  ])('what somebody may eat decides: %j', (messages, answer) => expect(lastOf(...messages).text).toMatch(answer));
});

describe('a way begins and ends where it was said', () => {
  test.each([
    ['I use a wheelchair. How do we get from the Prado to the Thyssen, is it far?', /from Museo Nacional del Prado/u],
    [
      'is the way from the Thyssen to the Reina Sofia all right with a wheelchair?',
      /from Museo Nacional Thyssen-Bornemisza.*on foot/u,
    ],
    ['I asked for the way from the Thyssen to the Reina Sofia', /from Museo Nacional Thyssen-Bornemisza/u],
    ['te pedía el camino del Thyssen al Reina Sofía', /desde el Museo Nacional Thyssen-Bornemisza/u],
  ])('%s', (message, answer) => expect(lastOf(message).text).toMatch(answer));

  test.each([
    [['museums', 'how do I get back to the hotel from the Prado?'], /your hotel/iu],
    [['museos', '¿cómo vuelvo al hotel desde el Prado?'], /tu hotel/iu],
  ])('back is where they stood: %j', (messages, answer) => expect(lastOf(...messages).text).toMatch(answer));

  test.each([
    [['Casa Lucio', 'how do I walk there and how long does it take?']],
    [['Casa Lucio', '¿cómo voy andando y cuánto se tarda?']],
  ])('and no visit is as long as it: %j', (messages) =>
    expect(lastOf(...messages).text).not.toMatch(/^Allow|Allow about|Calcula|calcula una hora/u),
  );

  test.each([
    ['I use a wheelchair. From the Retiro to the Prado by metro?', /on foot.*pavement/u],
    ['voy en silla de ruedas, ¿cómo voy en metro del Retiro al Prado?', /andando.*acera/u],
  ])('on wheels a short pavement goes before steps: %s', (message, answer) => {
    expect(lastOf(message).text).toMatch(answer);
    expect(lastOf(message).text).not.toMatch(/line 2|línea 2/u);
  });

  test('rain changes the advice, and no plan', () => {
    const { text } = lastOf(
      'plan my saturday afternoon',
      "how do we get from the Prado to Plaza Mayor if it's raining?",
    );
    expect(text).not.toMatch(/^Done/u);
  });
});

describe('what is corrected or said of the list holds for what comes next', () => {
  test.each([
    [['cocktail bars', 'for after dinner, around 12'], /midnight/u],
    [['bares de copas para después de cenar, sobre las 12'], /medianoche/u],
    [['bares de copas', 'a las 12 de la noche, no al mediodía'], /medianoche/u],
  ])('twelve after dinner is midnight: %j', (messages, answer) => {
    expect(lastOf(...messages).text).toMatch(answer);
    expect(lastOf(...messages).text).not.toMatch(/12:00 to 14:00|a las 12:00/u);
  });

  test('the weekday of today, of a table for today, is today', () =>
    expect(lastOf('cenar hoy por La Latina', 'pues Casa Lucio. ¿abre los viernes o un viernes no?').text).not.toMatch(
      /4 de diciembre/u,
    ));

  test.each([
    [['one restaurant for tonight', "that's loud and touristy, something calmer"]],
    [['un restaurante para esta noche', 'eso es ruidoso y turístico, algo más tranquilo']],
  ])('touristy is a fault, and the one that has it is not shown again: %j', (messages) => {
    const talk = chat.begin(messages.join('/'), NOW, SOL);
    const [first = '', second = ''] = messages;
    const before = talk.say(first).listed;
    const after = talk.say(second);
    expect(after.text).not.toMatch(/everybody knows|que todo el mundo conoce/u);
    if (before.length === 1) expect(after.listed).not.toContain(before[0]);
  });

  test.each([
    [['restaurants near Sol', 'then show me other restaurants near Sol']],
    [['restaurantes cerca de Sol', 'pues dame otros restaurantes cerca de Sol']],
  ])('others are others: %j', (messages) => {
    const talk = chat.begin(messages.join('/'), NOW, SOL);
    const [first = '', second = ''] = messages;
    const before = talk.say(first).listed;
    expect(talk.say(second).listed.filter((each) => before.includes(each))).toEqual([]);
  });

  test.each([
    [['vegan lunch near Sol', 'and after that a quiet café to work in'], /vegan food/u],
    [['comida vegana cerca de Sol', 'y luego una cafetería tranquila para trabajar'], /comida vegana/u],
  ])('a diet of a meal is none of a coffee: %j', (messages, told) =>
    expect(lastOf(...messages).text).not.toMatch(told),
  );

  test.each([
    [['a café to work with a laptop', 'just somewhere cheap where I can work with a laptop'], /caf[eé]s?/iu],
    [['una cafetería para trabajar con portátil', 'algo barato donde pueda trabajar con el portátil'], /cafeter/iu],
  ])('the errand goes on with its kind: %j', (messages, told) => expect(lastOf(...messages).text).toMatch(told));

  test('no money is no trouble with walking', () =>
    expect(lastOf('bibliotecas por aquí, ando mal de dinero').text).not.toMatch(/silla de ruedas/u));
});

describe('every question of a place has its answer', () => {
  test.each([
    [
      ['restaurants near the Prado', 'does the first one have a step at the door? and the phone number?'],
      /wheelchair.*phone/su,
    ],
    [
      ['cafés cerca del Prado', '¿el primero tiene escalón en la entrada o se puede pasar con la silla?'],
      /silla de ruedas/u,
    ],
  ])('%j', (messages, answer) => {
    expect(lastOf(...messages).text).toMatch(answer);
    expect(lastOf(...messages).text).not.toMatch(/sitio para sentarse/u);
  });

  test.each([
    [['museums', 'the Thyssen. what time does it close and is it open on Sunday too?'], /Today.*Sunday/su],
    [['museos', 'el Thyssen. ¿a qué hora cierra y abre también el domingo?'], /Hoy.*domingo/su],
  ])('of today and of the other day: %j', (messages, answer) => expect(lastOf(...messages).text).toMatch(answer));
});
