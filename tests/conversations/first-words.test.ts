// What strangers put into their first words: a bed for the night, a terminal, a quarter with its article, the sun, a jubilee.
import { describe, expect, test } from 'vitest';
import { chat, lastOf, NOW, SOL } from './stranger.ts';

const read = (message: string) => chat.read(message, { from: SOL, now: NOW, hasShown: false, topic: 'list' } as never);

describe('a bed for the night is a hotel', () => {
  test.each(['somewhere cheap to sleep near sol', 'we want a place where we can sleep cheaply tonight'])(
    '%s',
    (message) => expect(lastOf(message).text).toMatch(/affordable hotels/i),
  );
});

describe('a terminal is a goal, though two letters long', () => {
  test.each([
    ['how do I get to T4?', /to Aeropuerto T4/],
    ['metro to the t4 please', /to Aeropuerto T4/],
    ['cómo voy a la t4 en metro', /hasta el Aeropuerto T4/],
  ])('%s', (message, told) => expect(lastOf(message).text).toMatch(told));
});

describe('a name keeps its article in another language', () => {
  test.each([
    ['a wine bar in las letras', /in Barrio de las Letras/],
    ['dinner near el retiro', /near Parque de El Retiro/],
  ])('%s', (message, told) => expect(lastOf(message).text).toMatch(told));
});

describe('the sun is no Sunday', () => {
  test.each(["sun's about to set, where's the closest viewpoint", 'sun is going down, any rooftop near?'])(
    '%s',
    (message) => expect(read(message).whens).toEqual([]),
  );
  test.each(['what is open sun morning', 'brunch on sun'])('but %s', (message) =>
    expect(read(message).whens[0]).toMatchObject({ day: '2026-11-29' }),
  );
});

describe('years of a couple are no child’s', () => {
  test.each(['aniversario, 12 años, cena para dos esta noche', 'celebramos 8 años de casados, una cena mañana'])(
    '%s',
    (message) => expect(lastOf(message).text).not.toMatch(/niños/),
  );
  test('but «con mi hijo, 8 años» is', () =>
    expect(lastOf('qué hago mañana con mi hijo, 8 años').text).toMatch(/niños/));
});

describe('days that are named say more than how long people stay', () => {
  test.each([
    'we are here till Sunday night, can you do a two day plan, sat and sun',
    'nos quedamos hasta el domingo: un plan de dos días, sábado y domingo',
  ])('%s', (message) =>
    expect(read(message).plan).toMatchObject({ window: { day: '2026-11-28', untilDay: '2026-11-29' } }),
  );
});
