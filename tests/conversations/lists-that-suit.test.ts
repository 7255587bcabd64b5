// Lists that suit: the hours, the food, the place and the kind that were meant, in whatever words.
import { describe, expect, test } from 'vitest';
import { chat, lastOf, NOW, SOL } from './stranger.ts';

const MONDAY = '2026-11-30T16:00';
const read = (message: string, now = NOW) => chat.read(message, { now, from: SOL });
const inList = (message: string) => chat.read(message, { now: MONDAY, from: SOL, hasShown: true, topic: 'list' });
const openIn = (message: string) =>
  read(message, MONDAY).wishes.flatMap((wish) => (wish.attribute === 'open' ? wish.value : []));

describe('a stretch of hours', () => {
  test.each([
    'a library tomorrow morning, 9 to 1',
    'a library tomorrow from 9 to 1',
    'a café to work in tomorrow 9 to 1',
    'una biblioteca mañana por la mañana, de 9 a 1',
    'una biblioteca mañana de 9 a 1',
  ])('is of the day, and no minutes before an hour: %s', (message) => {
    expect(openIn(message)).toEqual([{ day: '2026-12-01', fromMin: 540, toMin: 780 }]);
  });

  test('minutes before an hour stay minutes', () => {
    expect(read('a bar at ten to six', MONDAY).whens[0]?.fromMin).toBe(17 * 60 + 50);
  });
});

describe('an hour of the evening', () => {
  test.each([
    ["after the museum closes at 8 I'd like a simple dinner tomorrow", 'T20:00'],
    ['dinner tomorrow at 8', 'T20:00'],
    ['dinner at 9 on Saturday', 'T21:00'],
    ['cuando cierre el museo a las 8 quiero cenar algo mañana', 'T20:00'],
    ['cenar mañana a las 9', 'T21:00'],
  ])('is said by the meal, or by closing doors: %s', (message, hour) => {
    expect(openIn(message)[0]).toContain(hour);
  });
});

describe('the weekday of today', () => {
  test.each(['no i mean tonight! today is monday', 'no, esta noche, que hoy es lunes'])(
    'is today where today is spoken of: %s',
    (message) => {
      expect(read(message, MONDAY).whens.every(({ day }) => day === '2026-11-30')).toBe(true);
    },
  );

  test.each(['pubs open monday nite', 'bares abiertos el lunes por la noche'])('by night: %s', (message) => {
    expect(read(message, MONDAY).whens[0]?.day).toBe('2026-11-30');
  });
});

describe('open late', () => {
  test.each([
    'a library with late hours',
    'a library open late on weekdays',
    'una biblioteca abierta hasta tarde entre semana',
    'una biblioteca con horario amplio',
  ])('is no hour of tonight: %s', (message) => {
    expect(read(message, MONDAY).wishes).toContainEqual(
      expect.objectContaining({ attribute: 'open', operator: 'until' }),
    );
  });
});

describe('the hours of a place that will not do', () => {
  test.each([
    'that one opens at 10, too late for me',
    'that one closes at 6, no good',
    'ese cierra a las 8, muy pronto',
    'ese abre a las 11, no me sirve',
  ])('are no wish: %s', (message) => {
    expect(inList(message).wishes.filter(({ attribute }) => attribute === 'open')).toEqual([]);
  });
});

describe('who eats fish and no meat', () => {
  test.each([
    "dinner on Saturday, she doesn't eat meat but does eat fish",
    "we don't eat meat, only fish. A restaurant",
    'she is pescatarian, a nice restaurant',
    'un sitio para cenar, ella no come carne pero sí pescado',
    'ella come pescado y marisco, lo que no come es carne',
    'soy pescetariana, un restaurante bonito',
  ])('is looked for where fish is cooked: %s', (message) => {
    const { wishes, situation } = read(message);
    expect(wishes).toContainEqual(expect.objectContaining({ attribute: 'cuisine', value: 'seafood' }));
    expect(wishes.filter(({ attribute }) => attribute === 'allergy' || attribute === 'diet')).toEqual([]);
    expect(situation.filter(({ kind }) => kind === 'allergy')).toEqual([]);
  });

  test.each([
    "I'm allergic to nuts but also to fish, dinner",
    "I'm allergic, only to fish",
    'soy alérgica al marisco y también al pescado',
    'no como carne ni pescado',
  ])('but nobody who must not eat it: %s', (message) => {
    expect(read(message).wishes.some(({ value }) => value === 'seafood' || value === 'fish')).toBe(true);
    expect(read(message).wishes.every(({ attribute }) => attribute !== 'cuisine')).toBe(true);
  });
});

describe('a sort that is turned down', () => {
  test.each(['no vegan places please', 'que no sea vegano', 'nada vegano, por favor'])(
    'asks nothing, and leaves the others: %s',
    (message) => {
      const { wishes, asks } = inList(message);
      expect(asks).toEqual([]);
      expect(wishes).toContainEqual(expect.objectContaining({ value: 'vegan', polarity: 'avoid' }));
      expect(wishes.every(({ attribute }) => attribute !== 'category')).toBe(true);
    },
  );

  test.each([
    [['vegan restaurants in Malasaña', 'no vegan places please'], /vegan food in Malasaña/u],
    [['sitio vegano en Malasaña', 'que no sea vegano'], /no sean? de cocina vegana/u],
  ])('gives up the kitchen of the list before: %j', (messages, told) => {
    expect(lastOf(...messages).text).toMatch(told);
    expect(lastOf(...messages).text).not.toMatch(/Pizzi & Dixie/u);
  });

  test.each(['nada de souvenirs chinos', 'gifts, no Chinese souvenirs'])(
    'with all that is said of it: %s',
    (message) => {
      expect(
        read(message)
          .wishes.filter(({ value }) => value === 'chinese')
          .map(({ polarity }) => polarity),
      ).toEqual(['avoid']);
    },
  );
});

describe('what was shown and will not do', () => {
  test.each([
    "a falafel place isn't really sit down for my dad",
    'is the first one just calamares sandwiches?',
    'a sushi bar is no place for a birthday',
    'la primera es solo de bocadillos?',
  ])('becomes no wish: %s', (message) => {
    expect(inList(message).wishes.filter(({ attribute }) => attribute === 'dish' || attribute === 'cuisine')).toEqual(
      [],
    );
  });

  test.each(['view not needed any more', 'ya no hace falta que tenga vistas', 'the view is no longer needed'])(
    'and what is needed no more is given up: %s',
    (message) => {
      const { wishes, changes } = inList(message);
      expect(wishes).toEqual([]);
      expect(changes).toContainEqual(expect.objectContaining({ kind: 'remove' }));
    },
  );
});

describe('where people come from', () => {
  test.each([
    'somos 5 amigos argentinos, un bar',
    'voy con mis amigos italianos, un bar',
    'my French friends want a bar',
  ])('is no kitchen: %s', (message) => {
    expect(read(message).wishes.every(({ attribute }) => attribute !== 'cuisine')).toBe(true);
  });
});

describe('the whole city', () => {
  test.each([
    [['bibliotecas por Moncloa', 'y alguna otra en Madrid, aunque esté lejos?']],
    [['restaurantes italianos en Chamberí', 'me vale en cualquier zona']],
    [['italian near Retiro', 'anywhere in the city is fine']],
    [['gyms near Moncloa', 'anywhere in Madrid is fine']],
  ])('widens a list: %j', (messages) => {
    expect(lastOf(...messages).text.split('\n')[0]).not.toMatch(/Moncloa|Chamberí|Retiro/u);
  });

  test('and a part of it that is named does not', () => {
    expect(read('anywhere near Sol').isCityWide).toBeUndefined();
  });
});

describe('home', () => {
  test.each([
    [['acabamos de mudarnos a Carabanchel, algún parque?', 'y un súper cerca de casa?'], /Carabanchel/u],
    [["I've just moved to Chamberí, any library?", 'and a pharmacy near home?'], /Chamberí/u],
  ])('is where they said they live: %j', (messages, home) => {
    expect(lastOf(...messages).text).toMatch(home);
  });
});

describe('shops', () => {
  test.each([
    'where can I buy Indian spices?',
    'dónde compro especias indias?',
    'my daughter is obsessed with manga, any shops?',
    'mi hija está obsesionada con el manga, alguna tienda?',
    'un chino para comprar pilas',
  ])('sell it, and no restaurant is shown: %s', (message) => {
    expect(lastOf(message).text.split('\n')[0]).not.toMatch(/restaurant|centros comerciales|shopping/iu);
  });
});

describe('modern buildings', () => {
  test.each(['unusual modern buildings in Madrid', 'edificios de arquitectura moderna'])(
    'are no statues and no house museums: %s',
    (message) => {
      expect(lastOf(message).text).toMatch(/Cuatro Torres/u);
    },
  );
});

describe('a bar after dinner', () => {
  test.each([
    [['dinner near Sol, 15 euros each', 'and then a bar in La Latina']],
    [['cenar cerca de Sol, 15 euros por persona', 'y después un bar por La Latina']],
  ])('is not held to what the dinner may cost: %j', (messages) => {
    expect(lastOf(...messages).text).not.toMatch(/15 (?:€|euros)|€15/u);
  });
});

describe('words that no place could have', () => {
  test.each([
    'soy repartidor y paro a comer a las 16:30 por Vallecas, un menú del día?',
    'una papeleria por cuatro caminos abierta ahora?',
    'good vegetarian-friendly restaurants',
    'cheap food near Tribunal, burgers or summat',
    'indoor activities for kids',
  ])('are not named: %s', (message) => {
    expect(lastOf(message).text).not.toMatch(/no sé nada|I don't know about/u);
  });
});
