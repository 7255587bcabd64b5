// How long what was said holds: what a person needs stays, what one search was to be like goes with its kind, and what is taken
// back is gone, and nothing else.
import { describe, expect, test } from 'vitest';
import { lastOf } from './stranger.ts';

const CONDITIONS = [
  ['cheap', 'baratos'],
  ['quiet', 'tranquilos'],
  ['gluten-free', 'sin gluten'],
  ['vegan', 'veganos'],
  ['romantic', 'románticos'],
] as const;
const OTHERS = [
  ['and a library to study?', '¿y una biblioteca para estudiar?'],
  ['and something to see after lunch?', '¿y algo que ver después de comer?'],
  ['and a pharmacy?', '¿y una farmacia?'],
  ['what can we visit tomorrow?', '¿qué podemos visitar mañana?'],
] as const;
const OF_MEAL = /affordable|inexpensive|quiet|gluten|vegan|romantic|a buen precio|tranquil|veg[ae]n|romántic/iu;

describe('conditions of a table are of that table', () => {
  const rows = CONDITIONS.flatMap(([condition, condicion]) =>
    OTHERS.flatMap(([other, otra]) => [
      [`${condition} restaurants near Sol`, other],
      [`restaurantes ${condicion} cerca de Sol`, otra],
    ]),
  );
  test.each(rows)('%s / %s', (first, second) => {
    const [head] = lastOf(first, second).text.split('\n');
    expect(head).not.toMatch(OF_MEAL);
    expect(head).not.toMatch(/restaurant/iu);
  });
});

describe('what a person needs holds for every kind', () => {
  test.each([
    ['I use a wheelchair. Restaurants near Sol?', 'and museums?', /wheelchair/u],
    ['voy en silla de ruedas, restaurantes cerca de Sol', '¿y museos?', /silla de ruedas/u],
    ['we have two small kids, museums near Sol', 'and parks near Sol?', /children/u],
    ['vamos con dos niños, museos cerca de Sol', '¿y parques cerca de Sol?', /niños/u],
  ])('%s / %s', (first, second, kept) => {
    expect(lastOf(first, second).text).toMatch(kept);
  });
});

describe('who walks little is offered what is near, and no wheelchair access', () => {
  test.each([
    'my dad walks with a stick, museums near Sol?',
    'museums near Sol, my knee is bad',
    'mi madre lleva bastón, museos cerca de Sol',
    'museos cerca de Sol, tengo la rodilla fastidiada',
  ])('%s', (message) => {
    expect(lastOf(message).text).not.toMatch(/wheelchair|silla de ruedas/u);
  });
});

describe('what is taken back is gone', () => {
  test.each([
    ['I use a wheelchair. Museums near Sol?', 'no, no wheelchair, just a stick. parks?', /wheelchair/u],
    ['voy en silla de ruedas, museos cerca', 'silla de ruedas no, solo bastón. ¿parques?', /silla de ruedas/u],
    ['restaurants for kids near Sol', 'there are no children. others?', /children|kids/u],
    ['restaurantes con niños cerca de Sol', 'no vienen niños. ¿otros?', /niños/u],
    ['smart restaurants near Sol', "it needn't be smart", /smart/u],
    ['restaurantes elegantes cerca de Sol', 'no hace falta que sean elegantes', /nivel|elegant/u],
    ['vegetarian restaurants near Sol', 'not vegan, just vegetarian, and Indian', /vegan/u],
    ['restaurantes vegetarianos cerca de Sol', 'no vegano, solo vegetariano, e indio', /vegan/u],
  ])('%s / %s', (first, second, gone) => {
    const [head] = lastOf(first, second).text.split('\n');
    expect(head).not.toMatch(gone);
  });
});

describe('a sort of place that is turned down stays out', () => {
  test.each([
    [
      'Spanish restaurants for dinner near Sol',
      'a tapas bar is too noisy for us, I want a proper restaurant',
      'Basque food then',
    ],
  ])('%s / %s / %s', (...messages) => {
    expect(lastOf(...messages).text).toMatch(/not tapas bars/u);
  });
});

test.each([
  ['cafés near Sol', 'is the third one quiet?', "that's a bit far, isn't there another one closer?", /within \d+ m/u],
  ['farmacias cerca de Sol', '¿la segunda abre hoy?', 'me queda un poco lejos, ¿no hay otra más cerca?', /a menos de/u],
])('closer is closer than the one that was talked of: %s / %s / %s', (first, second, third, bound) => {
  expect(lastOf(first, second, third).text).toMatch(bound);
});

test.each([
  ['vegan restaurants near Sol', 'that burger place is miles away. only within 600 m', /vegan.*within 600 m/u],
  ['farmacias cerca de Sol', 'el Prado está lejísimos. solo a menos de 900 metros', /farmacias?.*a menos de 900 m/iu],
])('a bound keeps the kind: %s / %s', (first, second, kept) => {
  expect(lastOf(first, second).text.split('\n')[0]).toMatch(kept);
});

describe('a place that is chosen, and then a question', () => {
  test.each([
    ['museums near Sol', 'I know the Thyssen, lovely place. Is there a café near it?', /near Museo Nacional Thyssen/u],
    ['tapas bars near Sol', 'Casa Labra then, which you say is cheap. How do I walk there?', /^Casa Labra is/u],
    ['bares de tapas cerca de Sol', 'me quedo con Casa Labra. Después de comer, ¿qué puedo ver cerca?', /Casa Labra/u],
    [
      'bares de tapas cerca de Sol',
      'Entonces Casa Labra, que al menos es barato. ¿Cómo llego andando?',
      /^Casa Labra está/u,
    ],
  ])('%s / %s', (first, second, answer) => {
    expect(lastOf(first, second).text).toMatch(answer);
  });

  test.each([
    [
      'tapas bars near Sol',
      "ok let's take Casa Labra. how do I walk there?",
      'and after lunch a library?',
      /Casa Labra/u,
    ],
    [
      'bares de tapas cerca de Sol',
      'vale, Casa Labra. ¿cómo llego?',
      '¿y después de comer una librería?',
      /Casa Labra/u,
    ],
  ])('%s / %s / %s', (first, second, third, answer) => {
    expect(lastOf(first, second, third).text).toMatch(answer);
  });
});
