// Facts that strangers ask one after the other: of a place whose noun is left out, of those set side by side, of several at once.
import { describe, expect, test } from 'vitest';
import { chat, lastOf, NOW, SOL } from './stranger.ts';

const read = (message: string, nameWords: readonly string[] = []) =>
  chat.read(message, { from: SOL, now: NOW, hasShown: true, nameWords: new Set(nameWords) } as never);

describe('a name whose noun another name has said', () => {
  test.each([
    ['Parque del Oeste o el del Retiro, con niños?', ['Parque del Oeste', 'Parque de El Retiro']],
    ['mercado de vallehermoso o el de la cebada para comer?', ['Mercado de Vallehermoso', 'Mercado de la Cebada']],
    ['San Miguel market or the Antón Martín one?', ['Mercado de San Miguel', 'Mercado de Antón Martín']],
  ])('%s', (message, names) => {
    const { text } = lastOf(message);
    for (const name of names) expect(text).toContain(name);
  });

  test.each([
    [
      ['a qué hora cierra el mercado de la cebada?', 'y el de vallehermoso a qué hora cierra?'],
      /Mercado de Vallehermoso/,
    ],
    [['háblame del parque del oeste', 'y el del retiro?'], /Parque de El Retiro/],
  ])('%j', (messages, told) => expect(lastOf(...messages).text).toMatch(told));

  test('but what only tells a place apart stays as it is', () => {
    expect(read('el de la terraza tiene wifi?', ['hotel', 'europa']).text).toBe('el de la terraza tiene wifi?');
    expect(read('is the first one open?', ['market']).text).toBe('is the first one open?');
  });
});

describe('after two were set side by side, another is set beside the chosen one', () => {
  test.each([
    [
      ['Prado or Thyssen? we have kids', 'and the Reina Sofía?'],
      /or Museo Nacional Centro de Arte Reina Sofía\? I would/,
    ],
    [['¿Prado o Thyssen si sé poco de arte?', '¿y el Reina Sofía?'], /Yo elegiría/],
  ])('%j', (messages, told) => expect(lastOf(...messages).text).toMatch(told));

  test.each([
    [['Prado or Thyssen?', 'and the Retiro?'], /^Parque de El Retiro/],
    [['¿Prado o Thyssen?', '¿y el Reina Sofía a qué hora cierra?'], /Reina Sofía/],
  ])('but %j', (messages, told) => expect(lastOf(...messages).text).toMatch(told));
});

describe('the last to close is no last of the list', () => {
  test.each([
    [['museums open today', 'which shuts last?'], /closes? latest today \(\d\d:\d\d\)\. Then/],
    [['museos abiertos hoy', '¿cuál cierra la última?'], /cierra más tarde hoy/],
  ])('%j', (messages, told) => expect(lastOf(...messages).text).toMatch(told));

  test.each([[['museums open today', 'when does the last one close?'], /Museo ICO|Telefónica|Today/]])(
    'but %j',
    (messages, told) => expect(lastOf(...messages).text).toMatch(told),
  );

  test('and those that close at the same hour are named together', () => {
    const { text } = lastOf('museos abiertos hoy', '¿cuál abre antes?');
    expect(text).toMatch(/^Lo que abre antes hoy son .+ y .+ \(a las 10:00\)\. Después/);
  });
});

describe('what is free for some is told with whom it is for', () => {
  test.each([
    ['can I get into the royal palace for free? I am French', /for you .*citizens of the EU/],
    ['¿hay alguna hora gratis en el Palacio Real? somos chilenos', /ciudadanos de la UE y de Iberoamérica/],
    ['how much is the royal palace', /€14/],
  ])('%s', (message, told) => expect(lastOf(message).text).toMatch(told));

  test('and where no free hour is known, nobody says that there is none', () =>
    expect(lastOf('is the wax museum ever free?').text).not.toMatch(/never/));
});

describe('several facts in one message are each answered', () => {
  test.each([
    ['does casa lucio serve dinner on mondays and how pricey is it', [/Monday/, /a person/]],
    ['¿botín da cenas los lunes y de qué precios hablamos?', [/lunes/, /por persona/]],
  ])('%s', (message, told) => {
    for (const each of told) expect(lastOf(message).text).toMatch(each);
  });
});

describe('what somebody can eat is looked for around a name', () => {
  test.each([
    ['kosher food around plaza mayor that is open on sunday', /^(?!.*Plaza Mayor is open).*kosher/i],
    ['comida vegana cerca de la gran vía que abra los lunes', /^(?!La Gran Vía abre)/],
  ])('%s', (message, told) => {
    const { text, listed } = lastOf(message);
    expect(text).toMatch(told);
    expect(listed.length).toBeGreaterThan(0);
  });

  test('but of the place itself it is asked', () =>
    expect(lastOf('is there vegan food at casa lucio?').text).toMatch(/Casa Lucio/));
});

describe('two parts of the city get a list each', () => {
  test.each([
    [['museums open today', 'Chueca or La Latina for tapas?'], /La Latina:/],
    [['museos hoy', '¿Lavapiés o Malasaña para tapear?'], /Malasaña/],
  ])('%j', (messages, told) => expect(lastOf(...messages).text).toMatch(told));
});

describe('the metro is told of, and no comparison', () => {
  test.each([
    [['churros near sol', 'whens the last metro back to Lavapiés'], /6:00 to about 1:30/],
    [['churros cerca de sol', '¿y el último metro a Lavapiés a qué hora es?'], /6:00 a 1:30/],
    [['can I take the pram on the metro?'], /unfolded/],
    [['¿dejan subir el cochecito al metro?'], /carrito abierto/],
    [['from plaza mayor to the royal palace on foot, how long, is it steep?'], /on foot[\s\S]+slopes/],
    [['de la plaza mayor al palacio real a pie, ¿hay mucho desnivel?'], /cuestas/],
  ])('%j', (messages, told) => expect(lastOf(...messages).text).toMatch(told));
});

describe('an errand that is under way is not looked for', () => {
  test.each([
    ['mientras mi madre está en la peluquería, un café por Chamberí', /Cafeterías|cafeterías/],
    ['a coffee while my jacket is at the dry cleaner’s', /cafés/],
  ])('%s', (message, told) => {
    const { text } = lastOf(message);
    expect(text).toMatch(told);
    expect(text).not.toMatch(/peluquerías|dry clean/i);
  });

  test.each([
    ['mientras estoy por aquí busco una farmacia', /farmacias/],
    ['while we are in town I need a chemist', /[Pp]harmacies|chemists/],
  ])('but %s', (message, told) => expect(lastOf(message).text).toMatch(told));
});

describe('what is set side by side for another day is told with the hours of that day', () => {
  test.each([
    [['Prado or Reina Sofía on Sunday morning?'], /1\. On Sunday 29 November, .+ is open/],
    [['¿Prado o Reina Sofía el domingo por la mañana?'], /El domingo 29 de noviembre, .+ abre de/],
    [
      ['italians in chueca', 'tomorrow at noon, which one is nearest to Gran Vía?'],
      /closest[\s\S]+Saturday 28 November/,
    ],
    [['Prado or Reina Sofía on Sunday morning?', 'a café near it'], /Cafés open on Sunday/],
  ])('%j', (messages, told) => expect(lastOf(...messages).text).toMatch(told));

  test('but now is now', () => expect(lastOf('Prado or Thyssen?').text).toMatch(/is open until/));
});

describe('after a way that is too far, closer is closer to the asker', () => {
  test.each([
    [['how do we get to faunia?', "that's miles away. animals but nearer?"], /^(?!.*Faunia).*Zoo/],
    [['¿cómo se llega a Faunia?', 'qué lejos, ¿y algo con animales más cerca?'], /^(?!.*Faunia).*Zoo/],
  ])('%j', (messages, told) => expect(lastOf(...messages).text).toMatch(told));

  test('but what is close to the goal is', () =>
    expect(lastOf('how do I get to the prado?', 'and a café close to it').text).toMatch(
      /near Museo Nacional del Prado/,
    ));
});
