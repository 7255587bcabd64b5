// What is sought: alternatives, kinds of which only a sort is refused, what is refused later, breakfast, goods of shops, children in
// the rain, sorrow, and which unread words a reply owns up to.
import { describe, expect, test } from 'vitest';
import { lastOf } from './stranger.ts';

const UNREAD = /know about .* there|no sé nada/i;
const SAID = /I don't know (?:about|whether)|no sé (?:nada|si)/i;

describe('alternatives are one of these, and are told', () => {
  test.each([
    ['thai or vietnamese dinner tomorrow near chueca, 30 each at most', /Thai or Vietnamese restaurants/],
    ['cocina griega o turca por el centro', /de cocina griega o turca/],
    ['mexican or sushi near sol', /with Mexican food or serving sushi/],
    ['algo peruano o ramen para cenar', /de cocina peruana o donde sirven ramen/],
  ])('%s', (message, told) => expect(lastOf(message).text).toMatch(told));
  test.each([
    'somewhere my nephew will enjoy, pasta or pizza',
    'un sitio que les guste a los niños, tipo pasta o pizza',
  ])('%s is looked for, and no taste', (message) => {
    const { text } = lastOf(message);
    expect(text).toMatch(/pasta (?:or|o) pizza|pizza (?:or|o) pasta/);
    expect(text).not.toMatch(/you like|te gustan/i);
  });
});

describe('a kind of which one sort is refused is sought all the same', () => {
  test.each([
    "decent museums that aren't about art",
    'museums but not art ones please',
    'museos que no sean de arte por el centro',
    'the best museum for somebody who hates museums',
    'un museo para gente a la que no le gustan los museos',
  ])('%s', (message) => {
    const { text } = lastOf(message);
    expect(text).toMatch(/museums?|museos?/i);
    expect(text).not.toMatch(/skip|evitar|not museums|no sean museos (?!de arte)/);
  });
  test.each(["decent museums that aren't about art", 'museos que no sean de arte por el centro'])(
    'no art museum: %s',
    (message) => expect(lastOf(message).listed).not.toContain('museo-del-prado'),
  );
});

describe('what is refused after a list does not come back', () => {
  test.each([
    ['pubs near sol', "no bars, my mum doesn't drink"],
    ['bares cerca de sol', 'bares no, que mi madre no bebe'],
  ])('%s / %s', (...messages) => expect(lastOf(...messages).text).not.toMatch(/bars (?:near|I)|bares cerca/i));
  test('«museos no, que se cansa»', () =>
    expect(lastOf('museos', 'no, museos no que se cansa').listed).not.toContain('museo-del-prado'));
});

describe('breakfast is of the morning', () => {
  test.each([
    ['a breakfast place', /tomorrow morning/],
    ['desayunos por sol', /28 de noviembre por la mañana|mañana por la mañana/],
  ])('%s', (message, told) => expect(lastOf(message).text).toMatch(told));
});

describe('goods of a shop are cooked nowhere', () => {
  test.each(['korean supermarket for kimchi and noodles', 'supermercado asiático, para hacer ramen'])('%s', (message) =>
    expect(lastOf(message).text).not.toMatch(/restaurants|restaurantes/i),
  );
  test.each(['best place for ham to take home to my mum', 'dónde compro jamón para llevar a casa'])('%s', (message) =>
    expect(lastOf(message).text).toMatch(/delicatessens|tiendas gourmet/),
  );
});

describe('children in the rain get what suits them, and no stage', () => {
  test.each([
    "it's pouring and my two little ones are climbing the walls",
    'llueve a cántaros y los niños no paran, estamos en el hotel',
  ])('%s', (message) => {
    const { text } = lastOf(message);
    expect(text).toMatch(/good for children|para ir con niños/i);
    expect(text).not.toMatch(/teatro|filmoteca|hostal/i);
  });
});

describe('sorrow gets a kind word, then somewhere calm', () => {
  test.each([
    "my boyfriend broke up with me and I can't stay in the flat",
    'got laid off this morning, need somewhere to sit',
    'me ha dejado mi novio y no sé dónde meterme',
    'vengo de un funeral y quiero un sitio tranquilo',
  ])('%s', (message) => {
    const { text } = lastOf(message);
    expect(text).toMatch(/sorry|siento/i);
    expect(text).toMatch(/gardens|jardines/i);
    expect(text).not.toMatch(/112/);
  });
});

describe('who is asked who they are answers', () => {
  test.each(['are you a bot or a real galician?', '¿eres un robot o un gallego de verdad?'])('%s', (message) =>
    expect(lastOf(message).text).toMatch(/Paseo/),
  );
});

describe('unread words that are no wish are not told', () => {
  test.each([
    'decent ramen. jetlagged kiwi here',
    'museums in the centre, not bullfighting',
    'tapas por la latina, somos cuatro de cuenca',
    'un bar que no cierre pronto, por malasaña',
    'coffee round the corner from opera',
  ])('%s', (message) => expect(lastOf(message).text).not.toMatch(UNREAD));
  test.each([
    'a cheap hostel near sol, female dorm if they have',
    'a library with 3d printers',
    'una biblioteca con impresoras 3d',
  ])('but %s', (message) => expect(lastOf(message).text).toMatch(SAID));
});
