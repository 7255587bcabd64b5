import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MADRID } from '../../tests/support/city.ts';
import { aPlace } from '../../tests/support/places.ts';
import { hoursOf } from '../compose/city-hours.ts';
import { asPlaceId } from '../domain/branded.ts';
import { VOCABULARY } from '../vocabulary/bundled.ts';
import type { WishContext } from './context.ts';
import { grants } from './grants.ts';
import { WishIndex } from './select.ts';
import { type Condition, must, type Wish } from './wish.ts';

/** A Monday at half past twelve in Madrid. */
const NOW = new Date('2026-11-23T11:30:00Z');

const context: WishContext = {
  vocabulary: VOCABULARY,
  hours: hoursOf(MADRID),
  now: NOW,
  ratingOf: ({ rating }) => rating,
  isInArea: (areaId, { position }) => MADRID.areas.isInside(areaId, position),
};

const avoided = (condition: Condition): Wish => ({ ...condition, polarity: 'avoid', strength: 'must' });
const feature = (value: string) => must({ attribute: 'feature', operator: 'is', value });
const diet = (value: 'vegan' | 'vegetarian') => must({ attribute: 'diet', operator: 'is', value });
const kind = (value: string) => must({ attribute: 'kind', operator: 'is', value });

const bar = aPlace({ id: 'bar', name: 'La Barra', categories: ['pubs/bars'], features: ['outdoor_seating', 'dog=no'] });
const park = aPlace({ id: 'park', name: 'Parque del Oeste', categories: ['parks'], types: ['park'] });
const museum = aPlace({
  id: 'museum',
  name: 'Museo del Traje',
  categories: ['museums'],
  types: ['museum'],
  openingHours: 'Tu-Su 10:00-19:00',
  prices: [{ what: { en: 'general' }, amount: 8, currency: 'EUR' }],
  freeEntry: 'Sa 14:30-19:00',
  wheelchair: 'limited',
});
const vegan = aPlace({ id: 'vegan', name: 'Verde', categories: ['restaurants'], cuisines: ['vegan'], priceLevel: 2 });
const grill = aPlace({ id: 'grill', name: 'Asador', categories: ['restaurants'], features: ['diet:vegan=no'] });
const inn = aPlace({ id: 'inn', name: 'Posada', categories: ['hotels', 'restaurants'], priceLevel: 3 });
const works = aPlace({ id: 'works', name: 'Palacio', categories: ['monuments'], openingHours: 'off "works"' });

const answer = (place: typeof bar, wish: Wish) => grants(place, wish, context).answer;

describe('a wish is granted by a fact', () => {
  test.each([
    ['a stated feature', bar, feature('terrace'), 'yes'],
    ['a feature denied', bar, feature('dogs'), 'no'],
    ['a feature nobody speaks of', bar, feature('live_music'), 'unknown'],
    ['a park is outdoors', park, feature('outdoors'), 'yes'],
    ['a park is not indoors', park, feature('indoors'), 'no'],
    ['a museum is indoors', museum, feature('indoors'), 'yes'],
    ['a park suits children', park, feature('children'), 'yes'],
    ['a cuisine tells of the diet', vegan, diet('vegan'), 'yes'],
    ['vegan food is vegetarian', vegan, diet('vegetarian'), 'yes'],
    ['a diet denied', grill, diet('vegan'), 'no'],
    ['a diet nobody speaks of', grill, diet('vegetarian'), 'unknown'],
    ['a park serves no diet', park, diet('vegan'), 'no'],
    [
      'limited access is not full access',
      museum,
      must({ attribute: 'wheelchair', operator: 'is', value: 'yes' }),
      'no',
    ],
    ['limited access is limited', museum, must({ attribute: 'wheelchair', operator: 'is', value: 'limited' }), 'yes'],
    ['access nobody speaks of', park, must({ attribute: 'wheelchair', operator: 'is', value: 'limited' }), 'unknown'],
    ['shut on Mondays', museum, must({ attribute: 'open', operator: 'at', value: 'now' }), 'no'],
    ['open on Tuesday', museum, must({ attribute: 'open', operator: 'at', value: '2026-11-24T11:00' }), 'yes'],
    ['closed for works', works, must({ attribute: 'open', operator: 'on', value: '2026-11-24' }), 'no'],
    ['hours unknown', bar, must({ attribute: 'open', operator: 'at', value: 'now' }), 'unknown'],
    [
      'open until seven',
      museum,
      must({ attribute: 'open', operator: 'until', value: { day: '2026-11-24', minute: 1140 } }),
      'yes',
    ],
    [
      'not open until eight',
      museum,
      must({ attribute: 'open', operator: 'until', value: { day: '2026-11-24', minute: 1200 } }),
      'no',
    ],
    ['free at some hour of the week', museum, must({ attribute: 'free', operator: 'is', value: true }), 'yes'],
    ['not free on Tuesday', museum, must({ attribute: 'free', operator: 'is', value: true, on: '2026-11-24' }), 'no'],
    ['free entry unknown', park, must({ attribute: 'free', operator: 'is', value: true }), 'unknown'],
    ['a ticket within the amount', museum, must({ attribute: 'amount', operator: 'at_most', value: 8 }), 'yes'],
    ['a ticket beyond the amount', museum, must({ attribute: 'amount', operator: 'at_most', value: 7 }), 'no'],
    ['a meal within the level', vegan, must({ attribute: 'amount', operator: 'at_most', value: 30 }), 'yes'],
    ['a night beyond the level', inn, must({ attribute: 'amount', operator: 'at_most', value: 80 }), 'no'],
    ['a night within the level', inn, must({ attribute: 'amount', operator: 'at_most', value: 250 }), 'yes'],
    ['a price level', vegan, must({ attribute: 'price_level', operator: 'at_most', value: 1 }), 'no'],
    ['a level nobody speaks of', bar, must({ attribute: 'price_level', operator: 'at_most', value: 1 }), 'unknown'],
    ['no rating yet', bar, must({ attribute: 'rating', operator: 'at_least', value: 4 }), 'unknown'],
    ['another kind', museum, kind('pharmacy'), 'no'],
    ['not this one', bar, avoided({ attribute: 'place', operator: 'is', value: asPlaceId('bar') }), 'no'],
    ['any other', park, avoided({ attribute: 'place', operator: 'is', value: asPlaceId('bar') }), 'yes'],
    ['live music to avoid, unknown', bar, { ...feature('live_music'), polarity: 'avoid' } as Wish, 'unknown'],
  ])('%s', (_, place, wish, expected) => {
    expect(answer(place, wish)).toBe(expected);
  });

  test('a grant names its fact, and says when it follows from the kind of place', () => {
    expect(grants(bar, feature('terrace'), context).because).toEqual({ field: 'features', value: 'outdoor_seating' });
    expect(grants(park, feature('outdoors'), context).because).toMatchObject({ derived: true });
    expect(grants(bar, feature('live_music'), context)).toEqual({ answer: 'unknown' });
  });

  test('an allergy is granted by nobody who serves food, wanted or avoided', () => {
    for (const place of [vegan, grill, bar]) {
      const wish: Condition = { attribute: 'allergy', operator: 'is', value: 'nuts' };
      expect(answer(place, must(wish))).toBe('unknown');
      expect(answer(place, avoided(wish))).toBe('unknown');
    }
  });
});

describe('what must not be on the plate', () => {
  const oven = aPlace({
    id: 'oven',
    name: 'El Horno',
    categories: ['restaurants'],
    cuisines: ['castilian'],
    description: { en: 'Roast suckling pig, and a cheesecake.' },
  });
  test.each([
    ['pork', oven, 'no'],
    ['shellfish', oven, 'unknown'],
    // A kitchen leaves milk out.
    ['milk', oven, 'unknown'],
    ['shellfish', aPlace({ id: 'squid', name: 'Calamares Ríos', categories: ['pubs/bars'] }), 'no'],
    ['pork', park, 'no'],
  ])('%s at %o', (value, place, expected) => {
    expect(answer(place, avoided({ attribute: 'allergy', operator: 'is', value }))).toBe(expected);
  });
});

describe('selecting', () => {
  const places = [bar, park, museum, vegan, grill, works];
  const { now: _, ...grounds } = context;
  const index = new WishIndex(places, grounds);
  const conditions: readonly Condition[] = [
    { attribute: 'category', operator: 'is', value: 'museums' },
    { attribute: 'category', operator: 'is', value: 'restaurants' },
    { attribute: 'feature', operator: 'is', value: 'terrace' },
    { attribute: 'feature', operator: 'is', value: 'indoors' },
    { attribute: 'diet', operator: 'is', value: 'vegan' },
    { attribute: 'dish', operator: 'is', value: 'tapas' },
    { attribute: 'open', operator: 'at', value: 'now' },
    { attribute: 'open', operator: 'on', value: '2026-11-24' },
    { attribute: 'free', operator: 'is', value: true },
    { attribute: 'free', operator: 'is', value: true, at: '2026-11-28T15:00' },
    { attribute: 'free', operator: 'is', value: true, at: '2026-11-28T11:00' },
    { attribute: 'free', operator: 'is', value: true, on: '2026-11-28' },
    { attribute: 'price_level', operator: 'at_most', value: 2 },
    { attribute: 'wheelchair', operator: 'is', value: 'limited' },
    { attribute: 'place', operator: 'is', value: asPlaceId('bar') },
    { attribute: 'near', operator: 'within', value: { point: MADRID.center, withinM: 800 } },
    { attribute: 'allergy', operator: 'is', value: 'nuts' },
  ];
  const wish = fc
    .tuple(fc.constantFrom(...conditions), fc.constantFrom('want' as const, 'avoid' as const))
    .map(([condition, polarity]): Wish => ({ ...condition, polarity, strength: 'must' }));

  test('over columns is the same as asking place by place', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(wish, fc.array(wish, { minLength: 1, maxLength: 3 })), { maxLength: 3 }),
        (asked) => {
          const slow = places.map((place) => {
            const groups = asked.map((each) => [each].flat().map((one) => grants(place, one as Wish, context).answer));
            const best = groups.map((all) =>
              all.includes('yes') ? 'yes' : all.includes('unknown') ? 'unknown' : 'no',
            );
            return best.includes('no') ? 'no' : best.includes('unknown') ? 'unknown' : 'yes';
          });
          const rowsOf = (which: string) => slow.flatMap((each, row) => (each === which ? row : []));
          const { sure, unknown } = index.select(asked, NOW);
          expect([[...sure], [...unknown]]).toEqual([rowsOf('yes'), rowsOf('unknown')]);
        },
      ),
      { numRuns: 300, seed: 15 },
    );
  });

  test('asked place by place, each answer is kept, for a condition that others share', () => {
    for (const condition of [...conditions, ...conditions]) {
      const answers = index.answers(condition, NOW);
      const slow = places.map((place) => grants(place, must(condition), context).answer);
      if (condition.attribute === 'near') expect(answers).toBeUndefined();
      else expect(places.map((_, row) => answers!(row))).toEqual(slow);
    }
  });

  test('what is so now is asked again a minute later', () => {
    const isFreeNow: Condition = { attribute: 'free', operator: 'is', value: true, at: 'now' };
    const answersAt = (now: string) => places.map((_, row) => index.answers(isFreeNow, new Date(now))!(row));
    expect(answersAt('2026-11-28T13:29:00Z')[2]).toBe('no');
    expect(answersAt('2026-11-28T13:30:00Z')[2]).toBe('yes');
  });

  test('places that are closed for works are told apart', () => {
    expect([...index.closed(NOW)]).toEqual([0, 0, 0, 0, 0, 1]);
  });
});

test('columns answer what single places do, near a point and in a box', () => {
  const metres = fc.integer({ min: 1, max: 6_000 });
  const offset = fc.double({ min: -0.05, max: 0.05, noNaN: true });
  const point = fc.record({ north: offset, east: offset }).map(({ north, east }) => ({
    latDeg: MADRID.center.latDeg + north,
    lngDeg: MADRID.center.lngDeg + east,
  }));
  const asked = fc.record({
    point,
    withinM: fc.option(metres, { nil: undefined }),
    walk: fc.integer({ min: 1, max: 90 }),
  });
  fc.assert(
    fc.property(
      fc.array(point, { minLength: 1, maxLength: 30 }),
      asked,
      (positions, { point: here, withinM, walk }) => {
        const places = positions.map((position, at) =>
          aPlace({ id: `at-${at}`, name: 'Aquí', categories: ['parks'], position }),
        );
        const value = withinM === undefined ? { point: here, walkMinutes: walk } : { point: here, withinM };
        const box = {
          south: here.latDeg - 0.01,
          north: here.latDeg + 0.01,
          west: here.lngDeg - 0.01,
          east: here.lngDeg + 0.01,
        };
        for (const wish of [
          must({ attribute: 'near', operator: 'within', value }),
          must({ attribute: 'bbox', operator: 'in', value: box }),
        ]) {
          const { sure } = new WishIndex(places, context).select([wish], NOW);
          const expected = places.flatMap((place, row) => (grants(place, wish, context).answer === 'yes' ? [row] : []));
          expect([...sure]).toEqual(expected);
        }
      },
    ),
    { seed: 31, numRuns: 200 },
  );
});
