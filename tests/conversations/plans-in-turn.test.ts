// The order and the times of a plan around what has a time of its own: lights wait for the dark and the rest fills the time
// before them, what is said to be first comes first, a meal that the plan lasts until ends it, and a place that was chosen in
// the talk is the one that is meant.
import { describe, expect, it } from 'vitest';
import { chat, SOL } from './stranger.ts';

const LINE = /^\d+\. (?:De )?(\d+:\d+|\S+) (?:to|a) (\S+): (.+?) \(([^()]*)\)$/u;
const minuteOf = (clock: string) => Number(clock.split(':')[0]) * 60 + Number(clock.split(':')[1]);

function planBy(now: string, ...messages: readonly string[]) {
  const talk = chat.begin(messages.join('/'), now, SOL);
  const reply = messages.map((message) => talk.say(message).text).at(-1)!;
  const stops = reply.split('\n').flatMap((line) => {
    const [, from, , name = '', what = ''] = LINE.exec(line) ?? [];
    return from ? [{ begin: minuteOf(from), name, what }] : [];
  });
  return { stops, reply };
}

const indexOf = (stops: readonly { readonly name: string; readonly what: string }[], said: RegExp) =>
  stops.findIndex(({ name, what }) => said.test(`${name} (${what})`));

const AFTERNOON = '2026-12-17T14:30';
const MORNING = '2026-12-17T10:30';
const LATEST_BEGIN = 45;

describe('what waits for the dark takes its hour, and no door is shut for it', () => {
  it.each([
    ['plan this afternoon from 4: the christmas lights and the Thyssen', /Thyssen/],
    ['hazme un plan de 4 a 9: las luces de navidad y el Thyssen', /Thyssen/],
    ['un plan desde las 4 hasta la cena: luces de navidad, el Prado y un vino', /Prado/],
  ])('%s', (message, museum) => {
    const { stops, reply } = planBy(AFTERNOON, message);
    const [seen, lit] = [indexOf(stops, museum), indexOf(stops, /Gran Vía/)];
    expect(seen).toBeGreaterThanOrEqual(0);
    expect(seen).toBeLessThan(lit);
    expect(stops[lit]!.begin).toBeGreaterThanOrEqual(17 * 60 + 30);
    expect(reply).not.toMatch(/not open for|no abre durante/);
  });
});

describe('a meal that the plan lasts until is its last stop', () => {
  it.each([
    ['make a plan until lunch: the Thyssen and the Retiro', /lunch/],
    ['plan from now until lunch, with the Naval Museum and a park', /lunch/],
    ['hazme un plan hasta la hora de comer, con el Retiro y el Museo Naval', /comida/],
    ['hazme un plan hasta la comida: el Thyssen y un parque', /comida/],
  ])('%s', (message, meal) => {
    const { stops } = planBy(MORNING, message);
    expect(stops.length).toBeGreaterThan(2);
    expect(indexOf(stops, meal)).toBe(stops.length - 1);
    expect(stops[0]!.begin).toBeLessThanOrEqual(minuteOf('10:30') + LATEST_BEGIN);
  });
});

describe('what is said to be first comes first, wherever it is said', () => {
  it.each([
    ['Cardamomo tonight. Plan our evening, some tapas first and a drink after the show', /Cardamomo/],
    [
      'Torres Bermejas esta noche. Haznos el plan de la noche: unas tapas primero y una copa después',
      /Torres Bermejas/,
    ],
  ])('%s', (message, show) => {
    const { stops } = planBy('2026-12-11T16:00', message);
    expect(indexOf(stops, show)).toBe(1);
    expect(stops.length).toBe(3);
  });
});

describe('a place that was chosen in the talk is the one that is meant', () => {
  it.each([
    ['Thyssen then. Plan an easy afternoon from 2pm: the museum, a coffee and a gentle stroll', /Thyssen/],
    ['El Prado entonces. Hazme un plan desde las 3: el museo, un café y un paseo', /Prado/],
  ])('%s', (message, museum) => {
    const { stops, reply } = planBy(MORNING, message);
    expect(stops.length).toBe(3);
    expect(indexOf(stops, museum)).toBe(0);
    expect(reply).not.toMatch(/as a stop|como parada/);
  });

  it.each([
    [
      [
        'museums near Atocha',
        'Reina Sofía then, is it open?',
        'what can I do after that? Make me a plan until 6 with lunch',
      ],
      /Reina/,
    ],
    [
      [
        'museums for children',
        'the Naval Museum then, when does it close?',
        'plan my day: start with that museum, then lunch with kids',
      ],
      /Naval/,
    ],
  ])('%s', (messages, first) => {
    expect(indexOf(planBy(MORNING, ...messages).stops, first)).toBe(0);
  });
});

describe('a weekend that is told in passing is no plan of two days', () => {
  it.each([
    "we're here with two kids for the weekend. somewhere indoors this morning",
    'estamos aquí el fin de semana con mi madre. algo tranquilo para esta tarde',
  ])('%s', (message) => {
    expect(planBy('2026-12-12T10:15', message).stops).toEqual([]);
  });
});
