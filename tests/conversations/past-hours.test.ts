// Hours of some years ago, where none of today are known: said to be likely, with their date, and never taken for those of today.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asPlaceId } from '../../src/domain/branded.ts';
import { replyTo as askedOf } from '../support/asked.ts';
import { littleMadrid } from '../support/little-madrid.ts';
import { startTestService, type TestService } from '../support/service.ts';

/** Wednesday, 19:00 in Madrid. */
const NOW = new Date('2026-05-20T17:00:00Z');
const [{ openingHours: _, ...model }] = littleMadrid as [(typeof littleMadrid)[number]];
const library = (name: string, hours: { readonly openingHours?: string; readonly pastHours?: string }) => ({
  ...model,
  id: asPlaceId(name.replaceAll(' ', '-').toLowerCase()),
  name,
  aliases: [],
  types: ['library'],
  categories: ['libraries' as const],
  provenance: {},
  checkedOn: '2019-03',
  ...hours,
});

let service: TestService;
let token: string;
beforeAll(async () => {
  service = await startTestService('embedded', {
    places: [
      ...littleMadrid,
      library('Casa Evening', { pastHours: 'Mo-Su 18:00-24:00' }),
      library('Casa Morning', { pastHours: 'Mo-Su 09:00-14:00' }),
      library('Casa Silent', {}),
    ],
    clock: { now: () => NOW },
  });
  token = await service.signIn('ada');
});
afterAll(() => service.close());

const replyTo = (message: string): Promise<string> => askedOf(service, token, message);

describe('a list of what is open now', () => {
  test.each([
    ['libraries open now', /probably open[\s\S]*"Probably" goes by hours of some years ago/u, /unconfirmed: opening/u],
    ['bibliotecas abiertas ahora', /probablemente abre[\s\S]*horarios de hace unos años/u, /sin confirmar: horario/u],
  ])('%s', async (message, likely, unknown) => {
    const reply = await replyTo(message);
    expect(reply).toMatch(likely);
    expect(reply).toMatch(unknown);
    // Likely before unknown; what was shut then is not named at all.
    expect(reply.indexOf('Casa Evening')).toBeGreaterThan(0);
    expect(reply.indexOf('Casa Evening')).toBeLessThan(reply.indexOf('Casa Silent'));
    expect(reply).not.toContain('Casa Morning');
  });
});

test.each([
  ['When is Casa Evening open?', /In March 2019 it was open as follows, so check first: .*18:00 to midnight/u],
  ['¿Qué horario tiene Casa Evening?', /En marzo de 2019 abría así, compruébalo antes: .*de 18:00 a medianoche/u],
  [
    'Is Casa Morning open on Friday at 20:00?',
    /^By its hours of March 2019 Casa Morning is closed at 20:00 on Friday/u,
  ],
  [
    '¿Casa Morning abre el viernes?',
    /^Según su horario de marzo de 2019, Casa Morning abre el viernes .*de 09:00 a 14:00/u,
  ],
])('a question about them: %s', async (message, expected) => {
  expect(await replyTo(message)).toMatch(expected);
});

test.each(['When is Casa Silent open?', '¿Qué horario tiene Casa Silent?'])(
  'nothing is made up: %s',
  async (message) => {
    expect(await replyTo(message)).not.toMatch(/2019|\d\d:\d\d/u);
  },
);

test('filters of the API do not take them for hours of today', async () => {
  const response = await service.ask({ url: '/api/places/?category=libraries&open_at=now' });
  const names = response.json<readonly { readonly name: string }[]>().map(({ name }) => name);
  expect(names).not.toContain('Casa Evening');
});
