import { expect, test } from 'vitest';
import { OWN_TITLES } from './own-titles.ts';
import { fileName, sharedTitle, withWayBack } from './plan-title.ts';

const day = (date: string) => [{ date }] as unknown as Parameters<typeof sharedTitle>[0]['days'];

test.each([
  [OWN_TITLES.es, 'en', 'Days in the city'],
  [OWN_TITLES.en, 'es', 'Días en la ciudad'],
  ['Sábado, 5 de diciembre', 'en', 'Saturday 5 December'],
  ['Saturday 5 December', 'es', 'Sábado, 5 de diciembre'],
  ['Carmen cumple 40', 'en', 'Carmen cumple 40'],
] as const)('the title %j of a shared plan is in %s %j', (title, lang, shown) => {
  expect(sharedTitle({ title, days: day('2026-12-05') }, lang)).toBe(shown);
});

test.each([
  ['Carmen en Madrid', '2026-05-20', 'Carmen-en-Madrid-2026-05-20.ics'],
  ['¿Qué? / ¡Sí!', '2026-05-20', 'Qué-Sí-2026-05-20.ics'],
  ['…', undefined, 'paseo.ics'],
])('the plan %j of %s is saved as %s', (title, date, name) => expect(fileName(title, date, 'ics')).toBe(name));

test('each entry of a calendar leads back to the plan, in lines that every calendar reads', () => {
  const url = `https://example.org/plan/?shared=${'x'.repeat(60)}`;
  const text = withWayBack('BEGIN:VEVENT\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nEND:VEVENT', url);
  expect(text.replaceAll('\r\n ', '').split('\r\n')).toEqual([
    ...['BEGIN:VEVENT', `DESCRIPTION:${url}`, 'END:VEVENT'],
    ...['BEGIN:VEVENT', `DESCRIPTION:${url}`, 'END:VEVENT'],
  ]);
  for (const line of text.split('\r\n')) expect(line.length).toBeLessThan(75);
});
