// A change of a plan leaves the rest of it alone, a question about it changes nothing, and a plan is made of what was said of
// its days.
import { describe, expect, test } from 'vitest';
import { chat, lastOf, NOW, SOL } from './stranger.ts';

interface Line {
  readonly from: number;
  readonly name: string;
}

const LINE = /^\d+\. (?:De )?(\S+) (?:to|a) \S+: (.+?) \(([^()]*)\)$/u;
const minuteOf = (clock: string): number =>
  /^\d/u.test(clock) ? Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5)) : 0;
const stopsIn = (reply: string): Line[] =>
  reply.split('\n').flatMap((line) => {
    const [, from = '', name = ''] = LINE.exec(line) ?? [];
    return name ? [{ from: minuteOf(from), name }] : [];
  });
const namesIn = (reply: string): string[] => stopsIn(reply).map(({ name }) => name);

/** The stops before and after the last message. */
function changeBy(...messages: readonly string[]) {
  const talk = chat.begin(messages.join('/'), NOW, SOL);
  const replies = messages.map((message) => talk.say(message).text);
  return { before: namesIn(replies.at(-2)!), after: namesIn(replies.at(-1)!), reply: replies.at(-1)! };
}

describe('another table for dinner drops nothing', () => {
  test.each([
    ['plan tonight for us: a cheap dinner and then a club in Malasaña', 'pizza for dinner instead'],
    ['un plan para esta noche en Malasaña: cena barata y luego discoteca', 'y de cenar mejor pizza'],
  ])('%s / %s', (first, second) => {
    const { before, after } = changeBy(first, second);
    expect(after).toHaveLength(before.length);
    expect(after.filter((name) => !before.includes(name))).toHaveLength(1);
  });
});

describe('what comes after lunch is behind it', () => {
  test.each([
    ['plan a sunday with the flea market for us', 'add a little museum after lunch', 'lunch'],
    ['móntanos un domingo con el Rastro', 'pon un museo pequeño después de la comida', 'comida'],
  ])('%s / %s', (first, second, meal) => {
    const { before, after, reply } = changeBy(first, second);
    const lines = reply.split('\n').filter((line) => LINE.test(line));
    const [added] = after.filter((name) => !before.includes(name));
    expect(added).toBeDefined();
    expect(after.indexOf(added!)).toBe(lines.findIndex((line) => line.includes(`(${meal},`)) + 1);
  });
});

describe('a question beside an hour changes nothing', () => {
  test.each([
    ['plan me a morning tomorrow near the Retiro', 'Are the paths lit? We finish work at eight'],
    [
      'hazme un plan para mañana por la mañana cerca del Retiro',
      '¿Hay luz en los caminos? Yo acabo el turno a las ocho',
    ],
  ])('%s / %s', (first, second) => {
    expect(lastOf(first, second)).not.toMatchObject({ text: expect.stringMatching(/The plan now|El plan queda/u) });
  });
});

describe('when to leave for a stop', () => {
  test.each([
    ['plan a day for us tomorrow', 'when should we set off for the first stop?', /leave by \d\d:\d\d/u],
    ['prepáranos un día para mañana', '¿a qué hora tenemos que salir?', /^(?:Para estar|El plan empieza) .*\d\d:\d\d/u],
  ])('%s / %s', (first, second, answer) => {
    expect(lastOf(first, second).text).toMatch(answer);
  });
});

describe('whether all of it is open', () => {
  test.each([
    ['plan a day for us tomorrow', 'is anything closed?', /nothing is shut|not open/u],
    ['prepáranos un día para mañana', '¿hay algo cerrado?', /no cierra nada|no abre/u],
  ])('%s / %s', (first, second, answer) => {
    expect(lastOf(first, second).text).toMatch(answer);
  });
});

describe('dates say which days', () => {
  test.each([
    ['plan us three days (wed 9 to fri 11 dec), we like parks', /Wednesday 9 December[\s\S]*Friday 11 December/u],
    ['móntanos un plan del 9 al 11 de diciembre, nos gustan los parques', /9 de diciembre[\s\S]*11 de diciembre/u],
  ])('%s', (message, days) => {
    const { text } = lastOf(message);
    expect(text).toMatch(days);
    expect(text).not.toMatch(/November|noviembre/u);
  });
});

describe('a way for sport is no plan', () => {
  test.each(['a good jogging route near Atocha?', 'circuito para correr cerca de Atocha'])('%s', (message) => {
    expect(stopsIn(lastOf(message).text)).toHaveLength(0);
  });
});

describe('who leaves at an hour is done an hour before', () => {
  test.each([
    'plan our weekend: we arrive this evening and leave on sunday at five',
    'un plan para el finde: llegamos hoy y nos vamos el domingo a las cinco',
  ])('%s', (message) => {
    const last = stopsIn(lastOf(message).text).at(-1)!;
    expect(last.from).toBeLessThan(16 * 60);
  });
});

describe('one day of several is spent elsewhere', () => {
  test.each([
    ['plan saturday and sunday for us', 'put the sunday part near Atocha, we take the train there', 'Saturday'],
    ['móntanos un plan para el sábado y el domingo', 'lo del domingo cerca de Atocha, que sale el tren', 'sábado'],
  ])('%s / %s', (first, second, kept) => {
    const { before, after, reply } = changeBy(first, second);
    expect(reply).toMatch(new RegExp(kept, 'u'));
    expect(after[0]).toBe(before[0]);
    expect(after.at(-1)).not.toBe(before.at(-1));
  });
});
