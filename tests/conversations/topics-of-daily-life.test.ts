// What residents, students, families and visitors ask about living in the city is told by the topic that fits, whose words
// catch no wish for a place: the wordings are in the table beside this file.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { topicsIn } from '../../src/chat/topics.ts';
import { MADRID } from '../support/city.ts';
import { lastOf } from './stranger.ts';

const topics = MADRID.topics ?? [];
const idsOf = (message: string): readonly string[] => topicsIn(message, topics)?.topics.map(({ id }) => id) ?? [];
const rows = readFileSync(new URL('topics-of-daily-life.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t') as [id: string, isTold: 'told' | 'not', message: string]);

test.each(rows)('%s, %s: %s', (id, isTold, message) => {
  expect([message, idsOf(message).includes(id)]).toEqual([message, isTold === 'told']);
});

test('every topic of the table is one of the city', () => {
  const known = new Set(topics.map(({ id }) => id));
  expect(rows.filter(([id]) => !known.has(id))).toEqual([]);
});

describe('a question about one place is answered for that place', () => {
  test.each([
    [['Is Lakasa open on Friday night for sure?'], /Lakasa/u],
    [['lakasa', '¿Está abierto el viernes noche seguro?'], /Lakasa/u],
    [['soy celiaca, donde ceno hoy por malasaña? que sea seguro'], /sin gluten/u],
    [['soy celiaca, donde ceno hoy por malasaña? que sea seguro, no solo q tengan un par de cosas'], /sin gluten/u],
    [["I'm coeliac, where can I eat dinner tonight, somewhere safe?"], /gluten/u],
  ])('%s', (messages, told) => {
    const { text } = lastOf(...messages);
    expect(text).toMatch(told);
    expect(text).not.toMatch(/pickpocket|carterista/u);
  });
});

describe('whoever asks for both is told the topic and shown places', () => {
  test.each([
    ['a bar with table football in Malasaña', /doesn’t say|doesn't say/u],
    ['busco peluquería sin cita', /Booksy/u],
    ['necesito una biblioteca abierta hasta tarde, es época de exámenes', /21:00/u],
    ['where can I go running', /Madrid Río/u],
  ])('%s', (message, told) => {
    const { text, listed } = lastOf(message);
    expect(text).toMatch(told);
    expect(listed.length).toBeGreaterThan(1);
  });
});
