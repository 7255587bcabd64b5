// A change of a plan in words, over many words and several plans: exactly what was asked for goes, comes or moves; all other stops
// stay, in their order; what is put somewhere stands there.
import { beforeAll, describe, expect, test } from 'vitest';
import { asConversationId } from '../../src/domain/branded.ts';
import { type Conversation, newConversation } from '../../src/domain/conversation.ts';
import type { Meal, Stop } from '../../src/domain/plan.ts';
import { stayMinutes } from '../../src/plan/stays.ts';
import type { ConversationWorld } from '../../src/usecases/conversation/world.ts';
import { planWorldOf } from '../../src/usecases/plan-world.ts';
import { linesIn } from './plan-lines.ts';
import { spokenTalk, worldOver } from './spoken.ts';
import { shippedCatalogue } from './world.ts';

/** Friday, 18 December 2026, 17:00 in Madrid; the plans are for the day after. */
const FRIDAY = new Date('2026-12-18T16:00:00Z');
const SATURDAY = '2026-12-19';
const CENTRE = { latDeg: 40.4169, lngDeg: -3.7035 };
let world: ConversationWorld;

beforeAll(async () => {
  world = worldOver(await shippedCatalogue());
});

/** A stop by its name, as a meal or not. */
type Named = string | readonly [meal: Meal, name: string];

const THYSSEN = 'Museo Nacional Thyssen-Bornemisza';
const RETIRO = 'Parque de El Retiro';
const MUSEUMS: readonly Named[] = [
  THYSSEN,
  'Puerta del Sol',
  ['lunch', 'La Bola'],
  'Real Academia de Bellas Artes de San Fernando',
  'Plaza Mayor',
  ['dinner', 'Casa Lucio'],
  'Candela',
];
const PARK: readonly Named[] = [
  THYSSEN,
  'Puerta del Sol',
  ['lunch', 'La Bola'],
  RETIRO,
  ['dinner', 'Casa Lucio'],
  'Candela',
];
const ACADEMY = 'Real Academia de Bellas Artes de San Fernando';

function stateWith(stops: readonly Named[]): Conversation {
  const { meals } = planWorldOf(world);
  const planned = stops.map((named): Stop => {
    const [meal, name] = typeof named === 'string' ? [undefined, named] : named;
    const [place] = world.recommend.catalogue.places
      .filter((each) => each.name === name)
      .sort((a, b) => b.prominence - a.prominence);
    if (!place) throw new Error(`the catalogue has no ${name}`);
    return {
      placeId: place.id,
      stayMinutes: meal ? meals[meal].stayMinutes : stayMinutes(place),
      ...(meal && { meal }),
    };
  });
  const day = { day: SATURDAY, from: 600, until: 1_380, start: { position: CENTRE }, stops: planned };
  return {
    ...newConversation(asConversationId('alone'), 'en'),
    turn: 1,
    lastAct: 'plan',
    plan: { title: 'Saturday', days: [day] },
    planAsked: {
      request: { kind: 'make', stops: [], edits: [], said: { start: 0, end: 0, text: '' } },
      search: { categories: [], filters: [] },
    },
    planVersions: [],
  } as Conversation;
}

const nameOf = (named: Named): string => (typeof named === 'string' ? named : named[1]);

function changed(stops: readonly Named[], ...messages: readonly string[]) {
  const talk = spokenTalk(world, { id: messages.join('/'), now: FRIDAY, location: CENTRE, before: stateWith(stops) });
  const turns = messages.map((message) => talk.say(message));
  const text = turns.at(-1)!.answer.responseText;
  const lines = linesIn(text);
  return { text, lines, names: lines.map(({ name }) => name), act: turns.at(-1)!.act.kind };
}

const without = (stops: readonly Named[], ...gone: readonly string[]): readonly string[] =>
  stops.map(nameOf).filter((name) => !gone.includes(name));

describe('exactly those go that were meant, and nothing comes for them', () => {
  const ROWS: readonly (readonly [change: string, ...gone: string[]])[] = [
    ['keep the Thyssen and drop the other museum', ACADEMY],
    ['deja el Thyssen y quita el otro museo', ACADEMY],
    ['I want to keep the Thyssen, remove the other museums', ACADEMY],
    ['el Thyssen me gusta, quita los demás museos', ACADEMY],
    ['take out the museum at 10:15', THYSSEN],
    ['quita el museo de las 10:15', THYSSEN],
    ['drop the one at 22:15', 'Candela'],
    ['quita lo de las 22:15', 'Candela'],
    ['no museums after lunch please', ACADEMY],
    ['nada de museos después de comer', ACADEMY],
    ['remove the museum before lunch', THYSSEN],
    ['keep lunch and the Thyssen, drop the rest', 'Puerta del Sol', ACADEMY, 'Plaza Mayor', 'Casa Lucio', 'Candela'],
    ['deja la comida y la Plaza Mayor y quita lo demás', THYSSEN, 'Puerta del Sol', ACADEMY, 'Casa Lucio', 'Candela'],
  ];
  test.each(ROWS)('%s', (change, ...gone) => {
    expect(changed(MUSEUMS, change).names).toEqual(without(MUSEUMS, ...gone));
  });
});

describe('what went comes back where it is put', () => {
  test.each([
    ['take out the Thyssen', 'put the museum back as the first stop'],
    ['quita el Thyssen', 'vuelve a poner el museo al principio'],
  ])('%s, %s', (gone, back) => {
    const { names } = changed(PARK, gone, back);
    expect(names[0]).toBe(THYSSEN);
    expect(names.slice(1)).toEqual(without(PARK, THYSSEN));
  });

  test.each(['pon una copa la última', 'add a bar as the last stop', 'put a cocktail bar last'])('%s', (change) => {
    const { names } = changed(PARK, change);
    expect(names.slice(0, -1)).toEqual(PARK.map(nameOf));
  });
});

describe('a stop at another hour stands there, and the others keep their order around it', () => {
  const ROWS: readonly (readonly [change: string, name: string, minute: number])[] = [
    ['dinner at 22:00', 'Casa Lucio', 22 * 60],
    ['y la cena a las 21:30', 'Casa Lucio', 21.5 * 60],
    ['the Thyssen should be at 12', THYSSEN, 12 * 60],
    ['move the park to 16:00', RETIRO, 16 * 60],
    ['the Thyssen is quieter from 12, can you move it?', THYSSEN, 12 * 60],
  ];
  test.each(ROWS)('%s', (change, name, minute) => {
    const { lines, names, text } = changed(PARK, change);
    expect(lines.find((line) => line.name === name)?.from).toBe(minute);
    expect(names.filter((each) => each !== name)).toEqual(without(PARK, name));
    expect(text).not.toMatch(/not open for the whole stay|no abre(?:n)? durante toda/u);
  });

  test.each(['La Bola should be the dinner, at nine', 'la cena que sea en La Bola, a las nueve'])('%s', (change) => {
    const { lines } = changed(PARK, change);
    expect(lines.find(({ name }) => name === 'La Bola')?.from).toBe(21 * 60);
    // The tables change places: lunch is where dinner was.
    expect(lines.find(({ name }) => name === 'Casa Lucio')?.way).toMatch(/lunch|comida/u);
  });
});

describe('people set out later: the same stops, from then on', () => {
  test.each([
    ['we only arrive at 11, can you adjust it?', 11 * 60],
    ['al final salimos a las 11:00, ¿lo ajustas?', 11 * 60],
    ["change of plan, we can't be there before 11", 11 * 60],
  ])('%s', (change, from) => {
    const { lines, names } = changed(PARK, change);
    expect(names).toEqual(PARK.map(nameOf));
    expect(lines[0]!.from).toBeGreaterThanOrEqual(from);
  });
});

describe('one stop for another, with what was asked of it', () => {
  /** The change, what goes, and of which kind what comes is not: a table for a table, a roof in the rain. */
  const ROWS: readonly (readonly [change: string, gone: string])[] = [
    ['if it rains, swap the park for something', RETIRO],
    ['y si llueve, cambia el Retiro por otra cosa', RETIRO],
    ['isn’t the park cold in December? put a gallery there instead', RETIRO],
    ['take La Bola out and put one within ten minutes of the Thyssen', 'La Bola'],
    ['quita La Bola y pon uno a menos de 10 minutos del Thyssen', 'La Bola'],
    ['does Casa Lucio have vegan food? if not, change it', 'Casa Lucio'],
    ['¿Casa Lucio tiene comida vegana? si no, cámbialo', 'Casa Lucio'],
    ['otro sitio para cenar, en Chueca, vegetariano y barato', 'Casa Lucio'],
    ['Casa Lucio is not in Chueca. Put another restaurant in Chueca for dinner', 'Casa Lucio'],
  ];
  test.each(ROWS)('%s', (change, gone) => {
    const { names } = changed(PARK, change);
    expect(names).toHaveLength(PARK.length);
    const at = PARK.map(nameOf).indexOf(gone);
    expect(names[at]).not.toBe(gone);
    expect(names.filter((_, index) => index !== at)).toEqual(without(PARK, gone));
  });

  test.each([
    'swap the Retiro for a viewpoint and Candela for a wine bar',
    'cambia el Retiro por un mirador y Candela por un bar de vinos',
  ])('%s', (change) => {
    const { names } = changed(PARK, change);
    expect(names.filter((name) => PARK.map(nameOf).includes(name))).toEqual(without(PARK, RETIRO, 'Candela'));
    expect(names).toHaveLength(PARK.length);
  });
});

describe('what is only asked changes nothing', () => {
  test.each([
    'and which one is better for wine, La Bola or Casa Lucio?',
    '¿y cuál tiene mejor vino, La Bola o Casa Lucio?',
    'which is nicer, the Thyssen or the Retiro?',
  ])('%s', (question) => {
    expect(changed(PARK, question).act).not.toBe('edit_plan');
  });

  test('what is to go and is not known is asked back, and no plan is made', () => {
    expect(changed(PARK, 'quita lo de las 19:00').names).toEqual([]);
  });
});

describe('a gap is filled where it is', () => {
  test.each([
    ["there's a gap between the park and dinner, add a café there", RETIRO],
    ['queda un hueco entre el Retiro y la cena, pon una cafetería', RETIRO],
  ])('%s', (change, before) => {
    const { names } = changed(PARK, change);
    expect(names).toHaveLength(PARK.length + 1);
    expect(PARK.map(nameOf)).not.toContain(names[names.indexOf(before) + 1]);
  });
});
