// Plans as strangers tell them: one table a meal, days that end with the way home, changes of the stop that stands.
import { describe, expect, it } from 'vitest';
import { chat, lastOf, NOW, SOL } from './stranger.ts';

const read = (text: string) => chat.read(text, { now: NOW, from: SOL });
const NOTHING = { aliases: [], types: [], kinds: [], cuisines: [], dishes: [], features: [], diets: [] };
/** A museum, a church, lunch, dinner and a bar. */
const standing = [
  { place: { ...NOTHING, id: 'a', name: 'Museo Uno', categories: ['museums'] } },
  { place: { ...NOTHING, id: 'b', name: 'Iglesia Dos', categories: ['places of worship'] } },
  { place: { ...NOTHING, id: 'e', name: 'Casa Cinco', categories: ['restaurants'] }, meal: 'lunch' },
  { place: { ...NOTHING, id: 'c', name: 'Casa Tres', categories: ['restaurants'] }, meal: 'dinner' },
  { place: { ...NOTHING, id: 'd', name: 'Bar Cuatro', categories: ['pubs/bars'] } },
];
const readOfPlan = (text: string) =>
  chat.read(text, { now: NOW, from: SOL, hasPlan: true, isPlanOpen: true, topic: 'plan', standing } as never);
const stopsOf = (text: string) =>
  (read(text).plan?.stops ?? []).map(({ meal, wish }) => [meal, wish?.value].filter(Boolean).join(' '));
const editsOf = (text: string) => (readOfPlan(text).plan?.edits ?? []).map(({ kind }) => kind);

describe('what is eaten at a meal is no stop of its own', () => {
  it.each([
    ['Plan for tonight: something nice to see, then dinner somewhere italian and a cocktail', 'dinner italian'],
    ['plan me sunday: a museum, lunch somewhere basque, then a park', 'lunch basque'],
    ['Hazme un plan para esta noche: primero ver algo, luego cenar japonés y acabar con una copa', 'dinner japanese'],
    ['Plan del domingo: misa, un vermut y después a comer un buen cocido', 'lunch madrid_stew'],
  ])('%s', (text, table) => {
    const stops = stopsOf(text);
    expect(stops.filter((stop) => /^(?:lunch|dinner)/.test(stop)).length).toBe(1);
    expect(stops.some((stop) => stop.startsWith(table.split(' ')[0]!) && stop.includes(' '))).toBe(true);
  });

  it('what is had before or behind a meal stays a stop', () => {
    expect(stopsOf('Plan for saturday: tapas, then a museum, then dinner').length).toBe(3);
    expect(stopsOf('Plan para el sábado: churros, un museo y luego comer').length).toBe(3);
  });
});

describe('the outing is over when people travel home', () => {
  it.each([
    'Plan para mañana con niños: museo y comida, por la tarde ya nos volvemos a Burgos',
    'Plan for tomorrow with the kids: a museum and lunch, in the afternoon we drive back home',
  ])('%s', (text) => {
    expect(read(text).plan?.window).toMatchObject({ toMin: 15 * 60 });
    expect(read(text).plan?.window?.label).toBeUndefined();
  });

  it('who goes somewhere in the afternoon is still here', () => {
    expect(read('Haznos un plan: por la tarde nos vamos al Prado y luego cenar').plan?.window?.label).toBe('afternoon');
  });

  it.each([
    'Vengo por trabajo y mañana me queda la mañana libre hasta las 13:00, que sale mi AVE de Atocha. ¿Qué veo?',
    'Here for work, tomorrow I have my morning free until my train at 1pm from Atocha. What can I see?',
  ])('of one hour alone it is when they go: %s', (text) => {
    expect(read(text).plan?.arriving).toBeUndefined();
    expect(lastOf(text).text).not.toMatch(/llega el tren|train gets in/);
  });
});

describe('days and hours', () => {
  it('tomorrow, the kings, both of us', () => {
    expect(read('tenemos todo el día de mañana').whens[0]?.day).toBe('2026-11-28');
    expect(read('el domingo queremos comer como reyes').whens.map(({ day }) => day)).toEqual(['2026-11-29']);
    expect(read('¿qué abre el día de Reyes?').whens[0]?.day).toBe('2027-01-06');
    expect(read('un sitio donde cenemos las dos').whens).toEqual([]);
    expect(read('quedamos a las dos, ¿dónde comemos?').whens).toHaveLength(1);
    expect(read('mejor empezamos a las 8 que ella sale tarde').whens[0]?.fromMin).toBeDefined();
  });

  it('the time of the asker bounds no doors', () => {
    const bounds = (text: string) => read(text).wishes.filter(({ operator }) => operator === 'until');
    expect(bounds('any museum with free entry today? I have until 9 pm')).toEqual([]);
    expect(bounds('¿algún museo gratis hoy? tengo hasta las 9')).toEqual([]);
    expect(bounds('a bar open until 3 am')).toHaveLength(1);
  });
});

describe('changes of the stop that stands', () => {
  it.each([
    ['the drink after the dinner', 'move'],
    ['put the cocktails before dinner', 'move'],
    ['add a beer after dinner', 'add'],
    ['¿se puede cambiar lo del museo para el final de la tarde?', 'move'],
    ['can you move the museum to the end of the afternoon', 'move'],
    ['a mi hijo le aburren los museos, cambia eso', 'drop'],
    ['mejor empezamos a las 9 que ella sale tarde', 'shift'],
    ['¿me pones también algo para la tarde noche, gratis?', 'more'],
    ['quita los museos', 'drop'],
  ])('%s', (text, kind) => {
    expect(editsOf(text)).toEqual([kind]);
  });

  it('a meal gets its hour and what is not eaten there', () => {
    expect(editsOf('la cena a las nueve y media y sin marisco')).toEqual(['swap', 'move']);
    expect(editsOf('lunch at two and no pork please')).toEqual(['swap', 'move']);
  });

  it('what is refused goes, and what is wanted comes', () => {
    expect(editsOf('mejor sin iglesias, un parque y un buen café').toSorted()).toEqual(['add', 'add', 'drop']);
  });
});

describe('who people are', () => {
  it.each(['Somos una familia mexicana y queremos ver algo', 'two German clients in town, what to show them'])(
    'where they are from is no kitchen: %s',
    (text) => expect(read(text).wishes.filter(({ attribute }) => attribute === 'cuisine')).toEqual([]),
  );
  it.each(['un restaurante mexicano', 'a German restaurant', 'a Mexican family restaurant'])('%s is one', (text) =>
    expect(read(text).wishes.some(({ attribute }) => attribute === 'cuisine')).toBe(true),
  );
});

describe('a plan keeps what was said of all of it', () => {
  it('who does not drink gets a café for the bar', () => {
    const { text } = lastOf(
      'romantic evening plan for tonight starting 7pm, wine bar, dinner, then jazz',
      "she doesn't drink alcohol actually, swap the wine bar",
    );
    expect(text).toMatch(/^Done/);
    expect(text).not.toMatch(/^\d.*Casa González/m);
  });
});

describe('a whole day is filled, with its meals', () => {
  it.each([
    ['Ármame el domingo el día completo hasta la cena: algo de fútbol y algo para una niña de 5', /\(comida/],
    ['plan us a full day on sunday with our kids: some football, then dinner', /\(lunch/],
  ])('%s', (text, lunch) => {
    const reply = lastOf(text).text;
    expect(reply).toMatch(lunch);
    expect(reply.match(/^\d+\. /gm)?.length).toBeGreaterThan(4);
  });
  it('who names the meals of a day has thought of it', () => {
    expect(read('Plan for tomorrow, a full day: a museum, lunch, a park and dinner').plan?.isWhole).toBeUndefined();
  });
});
