// One message and a list: of the kind of place that its sense asks for, wherever no kind or only a loose one is named.
import { beforeAll, describe, expect, test } from 'vitest';
import type { ConversationWorld } from '../../src/usecases/conversation/world.ts';
import { isInArea } from '../../src/usecases/in-area.ts';
import { lastTurn, worldOver } from './spoken.ts';
import { shippedCatalogue } from './world.ts';

/** Friday, 27 November 2026, 17:00 in Madrid. */
const EVENING = new Date('2026-11-27T16:00:00Z');
const MORNING = new Date('2026-11-27T10:00:00Z');
let world: ConversationWorld;

beforeAll(async () => {
  world = worldOver(await shippedCatalogue());
});

const lastOf = (message: string, now = EVENING) => lastTurn(world, now, [message]);
const mainsOf = (message: string, now = EVENING) => lastOf(message, now).places.map(({ place }) => place.categories[0]);

describe('a mood', () => {
  test.each(['algo romántico para una primera cita', 'somewhere for a tinder date'])(
    'of two people who meet is bars and restaurants: %s',
    (message) => {
      const mains = mainsOf(message);
      expect(mains.length).toBeGreaterThan(2);
      for (const main of mains) expect(main).not.toMatch(/parks|gardens/u);
      expect(lastOf(message).text).toMatch(/romantic|romántico/u);
    },
  );

  test.each(['somewhere romantic', 'un sitio romántico'])(
    'is green by day, and under a roof in the dark: %s',
    (message) => {
      expect(mainsOf(message, MORNING).join()).toMatch(/parks|gardens/u);
      expect(mainsOf(message).join()).not.toMatch(/parks|gardens/u);
    },
  );

  test.each([
    ['sitio tranquilo para currar con el portátil', /cafes|libraries|bakeries/u],
    ['place to charge my phone', /cafes|libraries/u],
    ['cargar el móvil', /cafes|libraries/u],
    ['somewhere to sit and read my book', /cafes|libraries/u],
    ['where can we warm up, it is freezing', /cafes|museums|cinemas/u],
    ['hace un frío que pela, ¿dónde nos metemos?', /cafes|museums|cinemas/u],
  ])('is such places as may have it: %s', (message, kinds) => {
    const places = lastOf(message).places.map(({ place }) => place);
    expect(places.length).toBeGreaterThan(1);
    for (const { categories, name } of places) expect(categories.join(), name).toMatch(kinds);
  });

  test('of people who are cold and had enough of museums is neither a square nor a museum', () => {
    const { places } = lastOf("I'm tired of museums, what else is there to do when it's cold");
    expect(places.length).toBeGreaterThan(2);
    for (const { place } of places) expect(place.categories.join(), place.name).toMatch(/cafes|cinemas|markets/u);
  });
});

describe('a hobby', () => {
  test.each([
    ['my daughter is into anime, any shops?', /comic shops/u],
    ['mi hija está obsesionada con Harry Potter', /tiendas de cómics/u],
    ["I'm into vinyl, where do I go digging", /record shops/iu],
    ['mi padre colecciona sellos y monedas', /filatelia/iu],
    ['where do people buy hiking gear', /sports shops/u],
    ['¿dónde compro unas zapas para correr?', /tiendas de deporte/u],
    ['¿dónde compro jamón para llevar?', /tiendas gourmet/u],
    ['my kid is obsessed with dinosaurs', /Ciencias Naturales/u],
    ['quiero ver una zarzuela', /Teatro de la Zarzuela/u],
    ['fancy a proper sunday roast', /Irish pubs/u],
    ['somewhere to grab a sarnie', /sandwich shops/iu],
    ['unos vinitos con las amigas', /vinos/u],
    ['algo para llevar a casa de unos amigos', /pastelerías/u],
    ['where do students hang out', /bars and cafés/iu],
    ['un bar clandestino', /Salmon Guru|Museo Chicote/u],
  ])('is the shop or the house for it: %s', (message, reply) => {
    expect(lastOf(message).text).toMatch(reply);
  });
});

describe('without tourists', () => {
  test.each(["a tapas place which isn't a tourist trap", 'unas tapas donde no haya guiris'])(
    'is no icon, and still good: %s',
    (message) => {
      const fame = lastOf(message).places.map(({ place }) => place.prominence);
      expect(fame.length).toBeGreaterThan(2);
      expect(Math.max(...fame)).toBeLessThan(4);
      // The least known of all came first once.
      expect(fame[0]).toBeGreaterThan(2);
    },
  );
});

describe('a name that people use', () => {
  test.each([
    ['¿dónde está el estadio del Atleti?', /Metropolitano/u],
    ["where's the Atleti ground", /Metropolitano/u],
    ['the Real Madrid museum', /Bernabéu/u],
    ['¿cómo llego a las siete tetas?', /Cerro del Tío Pío/u],
    ['las cuatro torres', /Cuatro Torres/u],
    ['how do I get to the devil statue', /Ángel Caído/u],
    ['cartel de Schweppes', /Capitol/u],
    ["where's the train museum?", /Museo del Ferrocarril is at/u],
  ])('finds the place: %s', (message, reply) => {
    expect(lastOf(message).text).toMatch(reply);
  });
});

describe('an odd hour', () => {
  test.each([
    ['churros a las 3 de la mañana', /probablemente no abren esta noche a las 03:00/u],
    ['churros at 3am', /probably closed tonight at 03:00/u],
  ])('says that those shut by older hours are: %s', (message, reply) => {
    expect(lastOf(message).text).toMatch(reply);
  });
});

describe('a quarter', () => {
  test.each(['restaurantes en La Latina', 'la latina tapas', 'dinner near La Latina'])(
    'has its own first: %s',
    (message) => {
      const { places } = lastOf(message);
      expect(places.length).toBeGreaterThan(2);
      for (const { place } of places) expect(isInArea(world.recommend.city, 'la-latina', place), place.name).toBe(true);
    },
  );
});

test.each(['a pub for a proper chat with a friend', 'un bar de confianza', 'best place for a cheeky pint'])(
  'words that nobody means as a wish are not apologised for: %s',
  (message) => {
    expect(lastOf(message).text).not.toMatch(/know about .* there|no sé nada/u);
  },
);
