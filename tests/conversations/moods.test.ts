// Moods, needs, occasions and complaints, none of which names a kind of place: each leads to places that suit it, what cannot be
// looked up is said, and what is refused never becomes the list.
import { beforeAll, describe, expect, test } from 'vitest';
import type { ConversationWorld } from '../../src/usecases/conversation/world.ts';
import { isInArea } from '../../src/usecases/in-area.ts';
import { CITY_CENTRE } from '../../src/wishes/wish.ts';
import { lastTurn, worldOver } from './spoken.ts';
import { shippedCatalogue } from './world.ts';

/** Wednesday, 25 November 2026, 17:00 in Madrid. */
const NOW = new Date('2026-11-25T16:00:00Z');
let world: ConversationWorld;

beforeAll(async () => {
  world = worldOver(await shippedCatalogue());
});

const lastOf = (...messages: readonly string[]) => lastTurn(world, NOW, messages);
const categoriesOf = (message: string) => lastOf(message).places.map(({ place }) => place.categories);
const namesOf = (message: string) => lastOf(message).places.map(({ place }) => place.name);

describe('an occasion', () => {
  test.each([
    ['where do I take my friends for a hen party?', /karaoke|cocktail/iu],
    ['ideas for my mate’s stag do', /karaoke|cocktail/iu],
    ['¿adónde vamos de despedida de soltera?', /karaoke|coctelería/iu],
    ['my joints ache, somewhere for sore joints', /Hammam/u],
    ['baths with hot pools', /Hammam/u],
    ['algo para las agujetas', /Hammam/u],
    ['tengo las articulaciones fatal, ¿qué me recomiendas?', /Hammam/u],
    ['where do we get handicrafts to take home?', /Casa de Diego|Seseña|Hernanz/u],
    ['¿dónde compro recuerdos que no sean imanes?', /Casa de Diego|Seseña|Hernanz/u],
    ['something weird that tourists never see', /Andén 0/u],
    ['algo raro, que no conozca nadie', /Andén 0/u],
    ['we fancy a classical concert', /concert hall|Teatro Real|Auditorio/iu],
    ['queremos oír música clásica', /auditorio|Teatro Real|Monumental/iu],
    ['novels in English', /Casa del Libro|Desperate/u],
    ['libros en inglés', /Casa del Libro|Desperate/u],
  ])('is places that suit it: %s', (message, reply) => {
    expect(lastOf(message).text).toMatch(reply);
  });

  test.each([
    ['somewhere romantic that costs nothing', /romantic/u],
    ['un sitio romántico que no cueste nada', /romántico/u],
  ])('without money is green or has a view, and what is not known is told: %s', (message, reply) => {
    const { text, places } = lastOf(message);
    expect(places.length).toBeGreaterThan(1);
    for (const { place } of places) expect(place.categories.join(), place.name).toMatch(/gardens|view points|parks/u);
    expect(text).toMatch(reply);
  });

  test.each([
    'I have to take a client out to dinner, somewhere that impresses',
    'tengo que invitar a un cliente a cenar y quedar bien',
  ])('to impress is a restaurant of some price: %s', (message) => {
    const levels = lastOf(message).places.map(({ place }) => place.priceLevel ?? 0);
    expect(levels.length).toBeGreaterThan(1);
    expect(Math.min(...levels)).toBeGreaterThanOrEqual(3);
  });

  test.each([
    'museums for our long weekend',
    '¿qué museo vemos en el puente de diciembre?',
    'an old couple wants museums',
  ])('that only passes by leaves the kind alone: %s', (message) => {
    for (const categories of categoriesOf(message)) expect(categories).toContain('museums');
  });
});

describe('the centre', () => {
  test.each([
    'dinner somewhere less central',
    "I'm sick of the centre, where else can we eat?",
    'restaurants away from the centre',
    'cenar en un sitio menos céntrico',
    'estoy harta del centro, ¿dónde cenamos?',
    'restaurantes fuera del centro',
  ])('is left when somebody has had enough of it: %s', (message) => {
    const { places } = lastOf(message);
    expect(places.length).toBeGreaterThan(1);
    const { city } = world.recommend;
    for (const { place } of places) expect(isInArea(city, CITY_CENTRE, place), place.name).toBe(false);
  });
});

describe('what is refused', () => {
  test.each([
    ['a bar, but not a club', 'dance clubs'],
    ['un bar, pero nada de discotecas', 'dance clubs'],
    ['no museums and no churches, what can we do?', 'museums'],
    ['nada de museos ni iglesias, ¿qué hacemos?', 'places of worship'],
  ])('is not in the list: %s', (message, refused) => {
    for (const categories of categoriesOf(message)) expect(categories).not.toContain(refused);
  });

  test.each([
    ['restaurants without paella', /not known for serving paella/u],
    ['no quiero paella, ¿dónde comemos?', /no consta que sirvan paella/u],
  ])('asks no place to swear that it lacks it: %s', (message, reply) => {
    const { text } = lastOf(message);
    expect(text).toMatch(reply);
    expect(text).not.toMatch(/I know of no|No me consta/u);
  });

  test.each(['we hate loud music, where can we have a drink?', 'no aguanto la música alta, ¿dónde tomo algo?'])(
    'is the noise and no bar: %s',
    (message) => {
      const found = categoriesOf(message);
      expect(found.length).toBeGreaterThan(1);
      for (const categories of found) expect(categories).toContain('pubs/bars');
    },
  );

  test.each(['no soporto el reggaetón, ¿dónde bailamos?', 'no reggaeton please, where can we dance?'])(
    'is a music, and clubs remain: %s',
    (message) => {
      const found = categoriesOf(message);
      expect(found.length).toBeGreaterThan(1);
      for (const categories of found) expect(categories).toContain('dance clubs');
    },
  );
});

describe('a price', () => {
  test.each([
    ['hotels near Sol', 'sounds expensive'],
    ['hotels near Sol', 'too dear for us'],
    ['hoteles cerca de Sol', 'uf, suena caro'],
    ['hoteles cerca de Sol', 'eso cuesta un riñón'],
    ['hoteles cerca de Sol', 'es demasiado caro para mí'],
  ])('that is complained of comes down: %s / %s', (first, second) => {
    const { text, places } = lastOf(first, second);
    expect(text).not.toMatch(/at the upper end|de precio alto/u);
    for (const { place } of places) expect(place.priceLevel ?? 1, place.name).toBeLessThan(4);
  });

  test('of an exhibition is no price of a lunch', () => {
    expect(namesOf('comer por menos de 12 euros')).not.toContain('Casa de México');
    expect(namesOf('lunch for less than 12 euros')).not.toContain('Casa de México');
  });

  test.each(['museums that are free right now', 'museos gratis ahora mismo', 'which museum is free at this hour?'])(
    'is nothing at that very minute: %s',
    (message) => {
      const names = namesOf(message);
      expect(names.length).toBeGreaterThan(0);
      // Free from 18:00, and on Monday afternoons.
      expect(names).not.toContain('Museo Nacional del Prado');
      expect(names).not.toContain('Museo Nacional Thyssen-Bornemisza');
    },
  );
});

test.each([
  ['bares donde haya algo sin alcohol', /No sé si tienen bebidas sin alcohol\./u],
  ['a bar with something non-alcoholic', /I don't know whether these have alcohol-free drinks\./u],
])('what the catalogue never tells is said once, under the list: %s', (message, reply) => {
  const { text, places } = lastOf(message);
  expect(places.length).toBeGreaterThan(1);
  expect(text).toMatch(reply);
});

test('a bath is of no kitchen', () => {
  expect(lastOf('baños árabes para relajarnos').text).not.toMatch(/cocina/u);
});
