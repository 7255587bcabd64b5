// A city in another script: Greek names with Latin aliases, hours past midnight and with a pause at noon, metro of its own.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Holidays from 'date-holidays';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openCityFolder } from '../../src/compose/city.ts';
import { regionalHolidays } from '../../src/hours/holidays.ts';
import { startTestService, type TestService } from '../support/service.ts';

const FOLDER = join(import.meta.dirname, 'athens');
/** Saturday, eight in the evening in Athens. */
const NOW = new Date('2026-06-13T17:00:00Z');

let service: TestService;
let token: string;
beforeAll(async () => {
  service = await startTestService('embedded', {
    places: [],
    environment: { CITY: FOLDER, PASEO_CATALOGUE: 'starter' },
    clock: { now: () => NOW },
  });
  token = await service.signIn('Δήμητρα');
});
afterAll(() => service.close());

const request = async (url: string, payload?: object) => {
  const headers = { authorization: `Bearer ${token}` };
  return service.ask({ method: payload ? 'POST' : 'GET', url, headers, ...(payload && { payload }) });
};
const ask = async <Body>(url: string, payload?: object): Promise<Body> => {
  const response = await request(url, payload);
  expect(response.statusCode, `${url}: ${response.body}`).toBeLessThan(300);
  return response.json() as Body;
};

interface Item {
  readonly id: string;
  readonly place_id: string;
  readonly name: string;
}
const search = async (text: string) =>
  (await ask<readonly Item[]>(`/api/places/?q=${encodeURIComponent(text)}`)).map(({ id }) => id);
const suggest = async (text: string) => ask<readonly Item[]>(`/api/places/suggest?q=${encodeURIComponent(text)}`);
const say = (message: string) =>
  ask<{ readonly response_text: string; readonly recommendations: readonly Item[] }>('/api/recommendations/chat/', {
    message,
  });

const ELSEWHERE = /Madrid|Puerta del Sol|Prado|Thyssen|Retiro|Atocha|Malasaña|churros/iu;

describe('names in another script', () => {
  test.each([
    ['Ακρόπολη', 'acropolis'],
    ['ακροπολη', 'acropolis'],
    ['ΑΚΡΟΠΟΛΗ', 'acropolis'],
    ['Acropolis', 'acropolis'],
    ['akropoli', 'acropolis'],
    ['Μουσειο Ακροπολης', 'mouseio-akropolis'],
    ['mouseio benaki', 'mouseio-benaki'],
    ['μπενακι', 'mouseio-benaki'],
    ['Naos tou Olympiou Dios', 'naos-olympiou-dios'],
    ['ethnikos kipos', 'ethnikos-kipos'],
    ['τα καραμανλιδικα', 'karamanlidika'],
    ['dionysiou areopagitou', 'mouseio-akropolis'],
    ['zonars', 'zonars'],
    ['Ζοναρς', 'zonars'],
  ])('"%s" finds %s', async (text, id) => {
    expect((await search(text))[0]).toBe(id);
  });

  test.each([
    ['Ακρ', 'Ακρόπολη'],
    ['ακρο', 'Ακρόπολη'],
    ['akro', 'Ακρόπολη'],
    ['acro', 'Ακρόπολη'],
    ['kouk', 'Κουκάκι'],
    ['evangel', 'Ευαγγελισμός'],
  ])('"%s" suggests %s', async (text, name) => {
    expect((await suggest(text)).map((each) => each.name)).toContain(name);
  });
});

describe('the chat', () => {
  test.each([
    ['Where is the Acropolis Museum?'],
    ['¿Dónde está la Ακρόπολη?'],
    ['museums near akropoli'],
    ['museos en Plaka'],
    ['a bar in Koukaki'],
    ['where is the nearest station?'],
    ['how do I get to Μουσείο Μπενάκη?'],
    ['what is open now?'],
    ['hola'],
    ['help'],
    ['¿qué sabes hacer?'],
    ['ayuda'],
    ['plan a day for me'],
    ['hazme un plan para mañana por la tarde'],
    ['is the 6 dogs open at 3 am?'],
    ['Πού είναι η Ακρόπολη;'],
    ['when does Μπρέττος close?'],
    ['how much is the Ακρόπολη?'],
  ])('answers "%s" without another city', async (message) => {
    const { response_text: reply } = await say(message);
    expect(reply).not.toMatch(ELSEWHERE);
  });

  test('finds a quarter and a sight by their names in Latin letters', async () => {
    const bars = await say('a bar in Koukaki');
    expect(bars.response_text).toContain('Κουκάκι');
    const garden = await say('tell me about Ethnikos Kipos');
    expect(garden.recommendations.map(({ place_id }) => place_id)).toEqual(['ethnikos-kipos']);
  });

  test('tells a closing time past midnight and a price in euros', async () => {
    expect((await say('when does Μπρέττος close?')).response_text).toMatch(/(?:until|to) 02:00/u);
    expect((await say('¿cuánto cuesta la Ακρόπολη?')).response_text).toContain('20 €');
  });
});

describe('lists and files', () => {
  test('are sorted by the letters of the alphabet, accents apart', async () => {
    const names = (await ask<readonly Item[]>('/api/places/?sort=name&limit=100')).map(({ name }) => name);
    const greek = names.filter((name) => /^\p{sc=Greek}/u.test(name));
    expect(greek.length).toBeGreaterThan(30);
    expect(greek).toEqual([...greek].sort(new Intl.Collator('el').compare));
  });

  test('a place made by an administrator has an address that can be read aloud', async () => {
    const admin = await service.signIn('administrator', 'admin');
    const made = await service.ask({
      method: 'POST',
      url: '/api/admin/places',
      headers: { authorization: `Bearer ${admin}` },
      payload: { name: 'Κήπος του Ευριπίδη', lat: 37.97, lng: 23.73, categories: ['gardens'] },
    });
    expect(made.statusCode, made.body).toBe(200);
    expect(made.json<Item>().id).toMatch(/^kipos-tou-evripidi-/u);
  });

  test.each(['csv', 'kml', 'geojson'])('of a list, as %s, keep Greek names', async (format) => {
    const entries = [{ place_id: 'acropolis', note: 'νωρίς' }];
    const list = await ask<{ readonly id: string }>('/api/lists/', { name: 'Βόλτα', entries });
    const { body } = await request(`/api/lists/${list.id}.${format}`);
    expect([body.includes('Ακρόπολη'), body.includes('νωρίς')]).toEqual([true, true]);
  });

  test.each(['ics', 'gpx', 'geojson'])(
    'of a plan, as %s, keep Greek names and cut no letter in two',
    async (format) => {
      const stops = [{ place_id: 'mouseio-akropolis' }, { place_id: 'ethniko-archaiologiko' }];
      const plan = await ask<{ readonly id: string }>('/api/plans/', {
        title: 'Μια μεγάλη βόλτα στα μουσεία της Αθήνας',
        days: [{ date: '2026-06-15', stops }],
      });
      const { body } = await request(`/api/plans/${plan.id}.${format}`);
      expect(body.replaceAll('\r\n ', '')).toContain('Μουσείο');
      for (const line of body.split('\r\n').filter(() => format === 'ics'))
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    },
  );
});

test.each(['en', 'es'])('the pages in %s offer no example of another city', (language) => {
  const words = readFileSync(join(import.meta.dirname, `../../web/site/words/${language}.ts`), 'utf8');
  const texts = words.split('\n').filter((line) => !/^\s*(?:\/\/|esmadrid:|sourcesShort:)/u.test(line));
  expect(texts.filter((line) => ELSEWHERE.test(line))).toEqual([]);
});

test('keeps the holidays of Greece', () => {
  const holidays = regionalHolidays(openCityFolder(FOLDER).city, () => Holidays);
  const days = ['2026-02-23', '2026-03-25', '2026-04-13', '2026-06-01', '2026-08-15', '2026-10-28'];
  expect(days.filter((day) => !holidays.has(day))).toEqual([]);
  expect(['2026-04-06', '2026-05-15', '2026-11-09'].filter((day) => holidays.has(day))).toEqual([]);
});
