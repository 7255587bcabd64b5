// Hours, now, sunsets and changes of a plan that only sound like those which a rule was made for.
import { describe, expect, it } from 'vitest';
import { chat, lastOf, NOW, SOL } from './stranger.ts';
import { shippedCatalogue } from './world.ts';

const { places } = await shippedCatalogue();
/** A museum and a dinner: only a plan with stops is one that stands. */
const STANDING = [
  { place: places.find(({ id }) => id === 'museo-del-prado')! },
  { place: places.find(({ id }) => id === 'bodega-ardosa')!, meal: 'dinner' as const },
];

const read = (text: string) => chat.read(text, { now: NOW, from: SOL });
const opensOf = (text: string) => read(text).wishes.flatMap((wish) => (wish.attribute === 'open' ? wish : []));
const editsOf = (text: string) =>
  chat
    .read(text, { now: NOW, from: SOL, hasPlan: true, isPlanOpen: true, standing: STANDING, topic: 'plan' } as never)
    .plan?.edits.map(({ kind }) => kind) ?? [];

describe('open now', () => {
  it.each(['a bar open now and until 2 am'])('leaves until when it is open: %s', (text) => {
    expect(opensOf(text).map(({ operator }) => operator)).toContain('until');
  });
  it.each([
    'I know nothing is open right now, I need a pharmacy for Sunday',
    'No hay nada abierto ahora, ¿qué farmacia abre mañana a las 8?',
    'is any pharmacy open at this hour on Sundays?',
    '¿qué farmacias abren a esta hora los domingos?',
  ])('is not meant by: %s', (text) => {
    expect(opensOf(text)).not.toEqual([expect.objectContaining({ value: 'now' })]);
  });
});

describe('a crawl whose hour is said', () => {
  it.each([
    ['We have a tapas crawl starting at 8. Will it rain?', /rain|forecast|weather/i],
    ['where is good for a tapas crawl from 20 euros a head?', /Cava Baja/],
    ['¿dónde hago una ruta de tapas desde 15 euros?', /Cava Baja/],
  ])('leaves what is asked beside it: %s', (text, told) => {
    expect(lastOf(text).text).toMatch(told);
  });
});

describe('at sunset', () => {
  const atSunset = (text: string) => read(text).plan?.stops.filter(({ isAtSunset }) => isAtSunset) ?? [];
  it.each([
    'plan for tomorrow: a museum before sunset, then a rooftop bar at 9 pm',
    'plan for tomorrow: drinks in a rooftop bar after sunset',
    'plan para mañana: un museo, cenar y un mirador después de la puesta de sol',
  ])('no view is set there by: %s', (text) => {
    expect(atSunset(text)).toEqual([]);
  });
  it.each([
    'plan for tomorrow: lunch, then a viewpoint at sunset',
    'plan para mañana: comer y un mirador para la puesta de sol',
  ])('the view beside it is: %s', (text) => {
    expect(atSunset(text)).toHaveLength(1);
  });
});

describe('what is not now', () => {
  it.each([
    ['is the Prado free at 9 pm today?', /^Not at that hour/],
    ['¿es gratis el Prado hoy a las 21:00?', /^A esa hora no/],
    ['is the royal palace worth seeing from the outside now?', /^(?!.*any more)/],
  ])('%s', (text, reply) => {
    expect(lastOf(text).text).toMatch(reply);
  });
});

describe('beside a plan', () => {
  it.each([
    '¿dónde puedo dejar las maletas mañana?',
    'queremos pasar la tarde del domingo',
    '¿me pones algo más barato?',
    '¿metes algo para picar?',
  ])('no shift, no move and no stop more: %s', (text) => {
    expect(editsOf(text).filter((kind) => ['shift', 'move', 'more'].includes(kind))).toEqual([]);
  });
  it.each([
    ['mejor empezamos a las 10', 'shift'],
    ['¿puedes mover la cena a las diez?', 'move'],
    ['¿me metes algo más para la tarde?', 'more'],
  ])('a change is one: %s', (text, kind) => {
    expect(editsOf(text)).toContain(kind);
  });
});
