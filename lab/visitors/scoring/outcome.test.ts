// The judge of visitors on trial: right replies hold; wrong ones, silence, a wrong place and another day's hours do not.
import { describe, expect, test } from 'vitest';
import type { Catalogue, PlaceFacts } from '../../relevance/facts.ts';
import type { Outcome } from '../goals.ts';
import { faultsOf } from './outcome.ts';
import { planIn } from './plan-told.ts';
import { factsOf, type JudgedTurn, listOf } from './turn.ts';

const SOL = { lat: 40.4169, lng: -3.7035 };

const row = (id: string, name: string, facts: Partial<PlaceFacts> = {}): PlaceFacts => ({
  ...{ id, name, types: [], categories: [], description: { en: '', es: '' }, prominence: 1, ...SOL },
  ...facts,
});

const oils = row('oils', 'Museo de los Óleos', {
  categories: ['museums'],
  opening_hours: 'Mo-Sa 10:00-20:00; Su,PH 10:00-19:00; Dec 25 off; Dec 24 10:00-14:00',
  free_entry: 'Mo-Sa 18:00-20:00',
  prices: [{ what: { en: 'General admission' }, amount: 15 }],
  phone: '+34 910 123 456',
  website: 'https://www.oleos.example/visita',
  address: 'Calle de los Pintores, 12',
  wheelchair: 'limited',
  visit_minutes: 90,
  price_level: 3,
});
const coins = row('coins', 'Museo de las Monedas', {
  ...{ categories: ['museums'], opening_hours: 'Mo-Fr 09:00-14:00', visit_minutes: 45, lat: 40.42, wheelchair: 'yes' },
  ...{ features: ['kids'], prices: [{ what: { en: 'admission' }, amount: 4 }] },
});
const clocks = row('clocks', 'Casa de los Relojes', { categories: ['museums'], lat: 40.46 });
const barrel = row('barrel', 'Taberna del Barril', { categories: ['pubs/bars'], opening_hours: 'Mo-Su 18:00-02:00' });
const grill = row('grill', 'Asador del Puerto', { categories: ['restaurants'], opening_hours: 'Mo-Su 13:00-24:00' });
const meadow = row('meadow', 'Parque del Prado Alto', { categories: ['parks'], lat: 40.425 });

const catalogue: Catalogue = {
  places: [oils, coins, clocks, barrel, grill, meadow],
  areas: [],
  stations: [{ name: 'Pintores', ...SOL }],
};
const facts = factsOf(catalogue);

/** A Wednesday. */
const NOW = '2026-11-25T11:00';

interface Said extends Partial<Omit<JudgedTurn, 'reply'>> {
  readonly listed?: readonly string[];
}

function turn(text: string, { listed = [], ...rest }: Said = {}): JudgedTurn {
  const reply = { text, listed };
  return {
    ...{ message: 'a message', reply, list: listOf(reply, facts), previous: [], shown: new Set<string>() },
    ...{ previousPlan: undefined, from: SOL, now: NOW, ...rest },
  };
}

const judged = (outcome: Outcome, text: string, said: Said = {}) => faultsOf(turn(text, said), outcome, facts);
const holds = (outcome: Outcome, text: string, said: Said = {}) => judged(outcome, text, said).length === 0;

describe('a list', () => {
  const museums: Outcome = { places: { any_category: ['museums'] }, at_least: 2, share: 0.8 };

  test('holds with enough that suits', () => {
    expect(judged(museums, 'Two museums.', { listed: ['oils', 'coins'] })).toEqual([]);
  });

  test('fails with one wrong place among three, with too few, and with none', () => {
    expect(judged(museums, 'Three.', { listed: ['oils', 'coins', 'barrel'] })).toEqual([
      'list: too many that do not suit',
    ]);
    expect(judged(museums, 'One.', { listed: ['oils'] })).toEqual(['list: too few that suit']);
    expect(judged(museums, 'I know of nothing.')).toEqual(['list: nothing found']);
    expect(judged(museums, '', { listed: ['oils', 'coins'] })).toEqual(['silence']);
  });

  test('without recommendations is what the reply names', () => {
    expect(holds(museums, 'Try Museo de los Óleos or the Museo de las Monedas.')).toBe(true);
    expect(holds(museums, 'Try Museo de los Óleos or Taberna del Barril.')).toBe(false);
  });

  test('may end with what is not known to suit, and may not begin with it', () => {
    const cheap: Outcome = { places: { price_max: 3 }, at_least: 1, share: 0.8 };
    expect(holds(cheap, 'These.', { listed: ['oils', 'coins', 'clocks'] })).toBe(true);
    expect(holds(cheap, 'These.', { listed: ['coins', 'clocks', 'oils'] })).toBe(false);
  });

  test('has nothing that must never be there', () => {
    expect(holds({ never: { any_category: ['pubs/bars'] } }, 'One.', { listed: ['oils'] })).toBe(true);
    expect(holds({ never: { any_category: ['pubs/bars'] } }, 'One.', { listed: ['oils', 'barrel'] })).toBe(false);
  });

  test('brings new places, and stays the same without one', () => {
    const before = { previous: ['oils', 'coins'], shown: new Set(['oils', 'coins']) };
    expect(holds({ new_places: 1 }, 'Another.', { ...before, listed: ['clocks'] })).toBe(true);
    expect(holds({ new_places: 1 }, 'Another.', { ...before, listed: ['coins'] })).toBe(false);
    const without: Outcome = { same_list_without: { ids: ['oils'] } };
    expect(holds(without, 'Then these.', { ...before, listed: ['coins', 'clocks'] })).toBe(true);
    expect(holds(without, 'Then these.', { ...before, listed: ['coins', 'oils'] })).toBe(false);
    expect(holds(without, 'Then these.', { ...before, listed: ['barrel', 'grill'] })).toBe(false);
    expect(holds(without, 'Nothing.', before)).toBe(false);
  });

  test('in order of distance names the nearest first', () => {
    const order: Outcome = { order: { by: 'distance', of: 'previous' } };
    const previous = ['clocks', 'oils', 'coins'];
    expect(holds(order, 'Museo de los Óleos, then Museo de las Monedas.', { previous })).toBe(true);
    expect(holds(order, 'The nearest is Museo de los Óleos.', { previous })).toBe(true);
    expect(holds(order, 'The nearest is Casa de los Relojes.', { previous })).toBe(false);
    expect(holds(order, 'Casa de los Relojes, then Museo de los Óleos.', { previous })).toBe(false);
  });
});

describe('opening hours', () => {
  const on = (date: string, place = 'oils'): Outcome => ({ fact: { place, attribute: 'opening_hours', date } });
  const listed = ['oils'];

  test.each([
    ['2026-11-26', 'On Thursday, Museo de los Óleos opens from 10:00 to 20:00.'],
    ['2026-11-26', 'Museo de los Óleos is open tomorrow from 10 am to 8 pm.'],
    ['2026-11-26', 'Tomorrow Museo de los Óleos opens 10 to 8pm.'],
    ['2026-11-26', 'El Museo de los Óleos abre mañana de 10 a 20 h.'],
    ['2026-11-29', 'Museo de los Óleos: Monday to Saturday 10:00 to 20:00; Sunday 10:00 to 19:00.'],
    ['2026-11-29', 'Museo de los Óleos: de lunes a sábado de 10:00 a 20:00, domingos de 10:00 a 19:00.'],
    ['2026-12-24', 'On 24 December Museo de los Óleos opens from 10:00 to 14:00.'],
    ['2026-12-25', 'Museo de los Óleos is closed on Christmas Day.'],
    ['2026-12-25', 'El Museo de los Óleos cierra el 25 de diciembre.'],
  ])('of %s: %s', (date, text) => {
    expect(judged(on(date), text, { listed })).toEqual([]);
  });

  test.each([
    ['2026-11-29', 'On Saturday, Museo de los Óleos opens from 10:00 to 20:00.'],
    ['2026-11-29', 'Museo de los Óleos opens today from 10:00 to 19:00.'],
    ['2026-11-29', 'Museo de los Óleos opens from 10:00 to 20:00.'],
    ['2026-11-26', 'Museo de los Óleos: Sundays 10:00 to 20:00.'],
    ['2026-12-24', 'Museo de los Óleos opens Thursdays from 10:00 to 20:00.'],
    ['2026-12-25', 'Museo de los Óleos is closed now.'],
    ['2026-12-25', 'El Museo de los Óleos cierra a las 20:00.'],
    ['2026-12-25', 'Sorry, I did not get that.'],
    ['2026-12-25', 'On Friday Museo de los Óleos opens from 10:00 to 20:00.'],
    ['2026-12-25', 'Museo de los Óleos is closed on 1 January.'],
    ['2026-11-26', "I don't know the hours of Museo de los Óleos."],
    ['2026-11-26', 'Museo de los Óleos is open tomorrow.'],
  ])('not of %s: %s', (date, text) => {
    expect(judged(on(date), text, { listed })).toHaveLength(1);
  });

  test('past midnight, and of another place', () => {
    const bar = on('2026-11-26', 'barrel');
    expect(holds(bar, 'Tomorrow Taberna del Barril opens from 18:00 to 02:00.', { listed: ['barrel'] })).toBe(true);
    expect(judged(bar, 'Tomorrow it opens from 18:00 to 02:00.', { listed: ['oils'] })).toEqual([
      'fact: of another place, or of none',
    ]);
  });

  test('that nobody knows are admitted, and not invented', () => {
    const silent: Outcome = { fact: { place: 'clocks', attribute: 'opening_hours', silent: true } };
    const said = { listed: ['clocks'] };
    expect(holds(silent, "I don't have the opening hours of Casa de los Relojes.", said)).toBe(true);
    expect(holds(silent, 'No tengo el horario de la Casa de los Relojes.', said)).toBe(true);
    expect(holds(silent, "I don't know for sure, Casa de los Relojes opens at 10:00.", said)).toBe(false);
    expect(holds(silent, 'Casa de los Relojes is lovely.', said)).toBe(false);
  });
});

describe('other facts', () => {
  const of = (attribute: string, place = 'oils'): Outcome => ({ fact: { place, attribute } });

  test.each([
    ['price', 'Museo de los Óleos: general admission €15 (checked December 2024).', 'Museo de los Óleos costs €1.50.'],
    ['price', 'La entrada al Museo de los Óleos cuesta 15 €.', 'El Museo de los Óleos es gratis.'],
    ['phone', 'Museo de los Óleos: +34 910 12 34 56.', 'Museo de los Óleos: +34 910 12 34 57.'],
    ['website', 'Museo de los Óleos: www.oleos.example.', 'Museo de los Óleos: www.oils.example.'],
    [
      'address',
      'Museo de los Óleos is at Calle de los Pintores 12.',
      'Museo de los Óleos is at Calle de los Pintores 21.',
    ],
    [
      'wheelchair',
      'Museo de los Óleos has limited access by wheelchair.',
      'Yes, Museo de los Óleos is wheelchair accessible.',
    ],
    [
      'visit_minutes',
      'Allow an hour and a half for Museo de los Óleos.',
      'Allow about 2 hours for Museo de los Óleos.',
    ],
    [
      'free_entry',
      'Museo de los Óleos is free Monday to Saturday 18:00 to 20:00.',
      'Museo de los Óleos opens 18:00 to 20:00.',
    ],
  ])('%s: %s', (attribute, right, wrong) => {
    expect(judged(of(attribute), right, { listed: ['oils'] })).toEqual([]);
    expect(judged(of(attribute), wrong, { listed: ['oils'] })).toHaveLength(1);
  });

  test('are not answered by a list in which the place stands, nor near it', () => {
    const kids = of('kids', 'coins');
    const museums =
      'Three museums good for children:\n1. Museo de los Óleos\n2. Museo de las Monedas\n3. Casa de los Relojes';
    expect(holds(kids, museums, { listed: ['oils', 'coins', 'clocks'] })).toBe(false);
    expect(
      holds(kids, 'Good for children near Museo de las Monedas: Parque del Prado Alto.', { listed: ['meadow'] }),
    ).toBe(false);
  });

  test('free entry of a day on which there is none', () => {
    const sunday: Outcome = { fact: { place: 'oils', attribute: 'free_entry', date: '2026-11-29' } };
    expect(holds(sunday, 'Museo de los Óleos is not free on Sunday.', { listed: ['oils'] })).toBe(true);
    expect(holds(sunday, 'Museo de los Óleos is free from 18:00 to 20:00.', { listed: ['oils'] })).toBe(false);
  });

  test('yes is not denied, doubted or left out', () => {
    const kids = of('kids', 'coins');
    const said = { listed: ['coins'] };
    expect(holds(kids, 'Museo de las Monedas is good for children.', said)).toBe(true);
    expect(holds(kids, 'Museo de las Monedas is not meant for children.', said)).toBe(false);
    expect(holds(kids, "For Museo de las Monedas, my catalogue doesn't say whether it suits children.", said)).toBe(
      false,
    );
    expect(holds(kids, 'Museo de las Monedas is 400 m away.', said)).toBe(false);
  });

  test('of a numbered place of the list before', () => {
    const second: Outcome = { fact: { place_from: 'list', ordinal: 2, attribute: 'phone' } };
    const previous = ['coins', 'oils'];
    expect(holds(second, 'Museo de los Óleos: 910 123 456', { previous, listed: ['oils'] })).toBe(true);
    expect(holds(second, 'Museo de las Monedas: 910 123 456', { previous, listed: ['coins'] })).toBe(false);
    expect(holds(second, "I don't know its phone.", { previous: ['oils', 'coins'], listed: ['coins'] })).toBe(true);
    expect(holds(second, 'Museo de los Óleos: 910 123 456', { listed: ['oils'] })).toBe(false);
  });
});

describe('comparisons', () => {
  const pick = (by: 'distance' | 'closing' | 'kids', direction: 'min' | 'max'): Outcome => ({
    pick: { by, of: ['oils', 'coins'], direction },
    ...(by === 'closing' && { date: '2026-11-29' }),
  });

  test('name the right one first or alone', () => {
    expect(holds(pick('distance', 'min'), 'Museo de los Óleos is nearer than Museo de las Monedas.')).toBe(true);
    expect(holds(pick('distance', 'min'), 'Museo de las Monedas is nearer.')).toBe(false);
    expect(holds(pick('closing', 'max'), 'Museo de los Óleos closes last on Sunday.')).toBe(true);
    expect(holds(pick('kids', 'max'), 'Óleos or Monedas? Museo de las Monedas suits children.')).toBe(true);
    expect(holds(pick('kids', 'max'), 'Both are lovely.')).toBe(false);
    expect(holds(pick('kids', 'max'), 'Near Museo de las Monedas: Taberna del Barril.', { listed: ['barrel'] })).toBe(
      false,
    );
  });

  test('a tip has a reason', () => {
    const tip: Outcome = { mentions_one_of: ['coins', 'clocks'] };
    expect(holds(tip, 'Museo de las Monedas: quiet, small, and two steps from the square.')).toBe(true);
    expect(holds(tip, 'Museo de las Monedas.')).toBe(false);
    expect(holds(tip, 'Which one: Museo de las Monedas or another place that is also a museum?')).toBe(false);
  });
});

describe('directions', () => {
  const metro: Outcome = { directions: { to: 'clocks' } };

  test('far away name a line and a station', () => {
    const said = { listed: ['clocks'] };
    expect(holds(metro, 'To Casa de los Relojes take metro line 2 to Pintores, 20 minutes.', said)).toBe(true);
    expect(judged(metro, 'Casa de los Relojes is about 70 minutes on foot.', said)).toEqual([
      'way: no line and station',
    ]);
    expect(judged(metro, 'Casa de los Relojes is 5 km away.', said)).toEqual(['way: no minutes']);
  });

  test('nearby may be on foot, and must be where that was asked', () => {
    const said = { listed: ['coins'] };
    expect(holds({ directions: { to: 'coins' } }, 'Museo de las Monedas: 5 minutes on foot.', said)).toBe(true);
    expect(
      holds({ directions: { to: 'coins', mode: 'metro' } }, 'Museo de las Monedas: 5 minutes on foot.', said),
    ).toBe(false);
    expect(holds({ directions: { to: 'coins' } }, 'Five minutes on foot.', { listed: ['oils'] })).toBe(false);
  });
});

describe('a plan', () => {
  const text = [
    'A plan for tomorrow:',
    '1. 10:00 to 11:30: Museo de los Óleos (2 min on foot)',
    '2. 12:00 to 13:00: Parque del Prado Alto (9 min on foot)',
    '3. 13:30 to 15:00: Asador del Puerto (6 min on foot)',
  ].join('\n');
  const listed = ['oils', 'meadow', 'grill'];

  test('is read from the reply with its stops, times and conditions', () => {
    const wanted = {
      stops_min: 3,
      meal: true,
      includes_category: ['museums'],
      window: ['10:00', '15:00'],
      kids: true,
    } as const;
    expect(judged({ plan: wanted }, text, { listed })).toEqual([]);
    expect(judged({ plan: { stops_min: 4 } }, text, { listed })).toEqual(['plan: not as asked (stops_min)']);
    expect(judged({ plan: { indoors: true, evening: true } }, text, { listed })).toHaveLength(2);
    expect(judged({ plan: { stops_min: 2 } }, 'What would you like to do?')).toEqual(['plan: none']);
    const list = '1. Museo de los Óleos (90 m, open until 20:00)\n2. Asador del Puerto (opens at 13:00)';
    expect(judged({ plan: { stops_min: 2 } }, list, { listed: ['oils', 'grill'] })).toEqual(['plan: none']);
  });

  test('has no stop behind shut doors and none twice', () => {
    const closed = 'Tomorrow:\n1. 19:30 to 21:00: Museo de los Óleos\n2. 21:10 to 22:00: Taberna del Barril';
    expect(judged({ plan: { stops_min: 2 } }, closed, { listed: ['oils', 'barrel'] })).toEqual([
      'plan: a stop behind shut doors',
    ]);
    const twice = 'Tomorrow:\n1. 10:00 to 11:00: Museo de los Óleos\n2. 12:00 to 13:00: Museo de los Óleos';
    expect(judged({ plan: { stops_min: 2 } }, twice, { listed: ['oils'] })).toEqual(['plan: a place twice']);
  });

  test('of two days, and changed', () => {
    const two = `${text}\n4. 10:00 to 11:00: Museo de las Monedas`;
    expect(judged({ plan: { days: 2 } }, two, { listed: [...listed, 'coins'] })).toEqual([]);
    const previousPlan = planIn(text, listed, '2026-11-25', facts)!;
    const swapped = text.replace('Parque del Prado Alto', 'Casa de los Relojes');
    const change: Outcome = { plan: { changed_stop: 2 } };
    expect(judged(change, swapped, { listed: ['oils', 'clocks', 'grill'], previousPlan })).toEqual([]);
    expect(judged(change, text, { listed, previousPlan })).toHaveLength(1);
    const later = text.replace('10:00 to 11:30', '11:00 to 11:45');
    expect(judged({ plan: { starts_later_minutes: 60 } }, later, { listed, previousPlan })).toEqual([]);
    expect(judged({ plan: { stops_max: 'fewer' } }, text, { listed, previousPlan })).toHaveLength(1);
  });
});

describe('manners', () => {
  test('small talk fits its tag, is short and lists nothing', () => {
    expect(holds({ smalltalk: 'greeting' }, 'Hello! What would you like to see?')).toBe(true);
    expect(holds({ smalltalk: 'thanks' }, '¡De nada! Que lo disfrutes mucho.')).toBe(true);
    expect(holds({ smalltalk: 'joke' }, 'I know of three museums.')).toBe(false);
    expect(judged({ smalltalk: 'greeting' }, 'Hello!', { listed: ['oils'] })).toEqual(['small talk: places instead']);
    expect(holds({ smalltalk: 'smalltalk_languages' }, 'I speak English and Spanish.')).toBe(true);
    expect(holds({ smalltalk: 'smalltalk_languages' }, 'I speak English.')).toBe(false);
  });

  test('what is told is taken note of', () => {
    const message = 'my daughter is coeliac';
    expect(holds({ smalltalk: 'acknowledge' }, 'Coeliac: then only where the kitchen says so.', { message })).toBe(
      true,
    );
    expect(holds({ smalltalk: 'acknowledge' }, 'Three museums near you.', { message, listed: ['oils'] })).toBe(false);
    const reply = 'Here are two:\n1. Museo de los Óleos\n2. Museo de las Monedas';
    const told = { message: 'I paint with óleos', listed: ['oils', 'coins'] };
    expect(holds({ smalltalk: 'acknowledge' }, reply, told)).toBe(false);
    expect(holds({ smalltalk: 'acknowledge' }, `Noted.\n${reply}`, told)).toBe(true);
    expect(holds({ smalltalk: 'feelings' }, 'Sorry, I did not get that.')).toBe(false);
  });

  test('what is beyond the service is declined without places or claims', () => {
    expect(holds({ declines: true }, "I can't book anything; I can tell you the telephone.")).toBe(true);
    expect(holds({ declines: true }, 'Solo sé de sitios de la ciudad.')).toBe(true);
    expect(holds({ declines: true }, "I can't, but here:", { listed: ['oils'] })).toBe(false);
    expect(holds({ declines: true }, "I've booked a table; I can't do more.")).toBe(false);
    expect(holds({ declines: true }, 'Two museums near you.')).toBe(false);
    expect(holds({ declines: true }, 'I am not sure I understood. What kind of place would you like?')).toBe(false);
  });

  test('words that must be said, and must not', () => {
    expect(holds({ says_any: ['\\b112\\b'] }, 'Call 112 now.')).toBe(true);
    expect(holds({ says_any: ['\\b112\\b'] }, 'Call now.')).toBe(false);
    expect(holds({ says_none: ['bar'] }, 'A bar.')).toBe(false);
  });

  test('an outcome that nobody judges is an error', () => {
    expect(() => judged({ happy: true } as Outcome, 'Yes.')).toThrow('no member "happy"');
  });
});
