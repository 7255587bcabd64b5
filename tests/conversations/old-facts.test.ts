// A fact that is older than such facts usually hold is said with its date; a fresh one is not.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asPlaceId } from '../../src/domain/branded.ts';
import { replyTo } from '../support/asked.ts';
import { littleMadrid } from '../support/little-madrid.ts';
import { startTestService, type TestService } from '../support/service.ts';

const [model] = littleMadrid;
const bar = (name: string, checkedOn: string) => ({
  ...model!,
  id: asPlaceId(name.replaceAll(' ', '-').toLowerCase()),
  name,
  aliases: [],
  categories: ['pubs/bars'],
  openingHours: 'Mo-Su 18:00-24:00',
  phone: '+34 910 000 000',
  provenance: {},
  checkedOn,
});

let service: TestService;
let token: string;
beforeAll(async () => {
  service = await startTestService('embedded', {
    places: [...littleMadrid, bar('Bar Telescopio', '2019-03'), bar('Bar Periscopio', '2026-04')],
    clock: { now: () => new Date('2026-05-20T17:00:00Z') },
  });
  token = await service.signIn('ada');
});
afterAll(() => service.close());

test.each([
  ['When is Bar Telescopio open?', 'as of March 2019'],
  ['What is the phone number of Bar Telescopio?', 'as of March 2019'],
  ['Is Bar Telescopio open on Friday at 20:00?', 'as of March 2019'],
  ['¿Qué horario tiene el Bar Telescopio?', 'dato de marzo de 2019'],
  ['¿Cuál es el teléfono del Bar Telescopio?', 'dato de marzo de 2019'],
  ['When is Bar Periscopio open?', ''],
  ['¿Cuál es el teléfono del Bar Periscopio?', ''],
  ['How far away is Bar Telescopio?', ''],
])('%s', async (message, date) => {
  const reply = await replyTo(service, token, message);
  expect(reply).toContain('scopio');
  if (date === '') expect(reply).not.toMatch(/as of|dato de/u);
  else expect(reply).toContain(date);
});
