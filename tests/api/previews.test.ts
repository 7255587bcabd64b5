// What previews of links read: titles, descriptions and pictures of places, shared plans and shared lists.
import { resolve } from 'node:path';
import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { previewPainter } from '../../src/usecases/previews.ts';
import { littleMadrid } from '../support/little-madrid.ts';
import { bearer, startTestService, type TestService } from '../support/service.ts';

const PAGES = resolve(import.meta.dirname, '../../dist/web');

describe('previews of links', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService('embedded', {
      places: littleMadrid,
      pages: PAGES,
      environment: { RATE_LIMIT_PER_MINUTE: '600' },
    });
  });
  afterAll(() => service?.close());

  const page = async (url: string) => {
    const answer = await service.ask({ url, headers: { accept: 'text/html', host: 'paseo.example' } });
    const read = (pattern: RegExp) => pattern.exec(answer.body)?.[1]?.replaceAll('&amp;', '&');
    return {
      robots: answer.headers['x-robots-tag'],
      title: read(/property="og:title" content="([^"]*)"/u),
      text: read(/property="og:description" content="([^"]*)"/u),
      image: read(/property="og:image" content="http:\/\/paseo\.example([^"]*)"/u) ?? 'none',
    };
  };
  const sharedPlan = async (owner: string) => {
    const token = await service.signIn(owner);
    const days = [{ date: '2026-05-20', stops: littleMadrid.slice(0, 3).map(({ id }) => ({ place_id: id })) }];
    const made = await service.ask({
      method: 'POST',
      url: '/api/plans/',
      headers: bearer(token),
      payload: { title: 'Tres <b>paradas</b>', days },
    });
    const url = `/api/plans/${made.json().id}/link`;
    const shared = await service.ask({ method: 'POST', url, headers: bearer(token) });
    return {
      link: String(shared.json().link),
      withdraw: () => service.ask({ method: 'DELETE', url, headers: bearer(token) }),
    };
  };

  test('a place has its name, its description and a picture of where it is', async () => {
    const { id, name } = littleMadrid[0]!;
    const { title, image } = await page(`/place?id=${id}`);
    expect(title).toBe(`${name} · Paseo`);
    expect(await sizeOf(image)).toEqual([1_200, 630]);
  });

  test('a shared plan tells its days in words, in the language of who asks, else of the city', async () => {
    const { link } = await sharedPlan('lola');
    const textFor = async (headers: Record<string, string>) => {
      const answer = await service.ask({ url: `/plan?shared=${link}`, headers: { host: 'paseo.example', ...headers } });
      return /property="og:description" content="([^"]*)"/u.exec(answer.body)?.[1];
    };
    expect(await textFor({ 'accept-language': 'en-GB' })).toMatch(/^Wednesday 20 May: /u);
    expect(await textFor({})).toMatch(/^Miércoles, 20 de mayo: /u);
  });

  test('every other page shows the city', async () => {
    expect((await page('/')).image).toBe('/preview/city.png');
    expect(await sizeOf('/preview/city.png')).toEqual([1_200, 630]);
  });

  test('a shared plan has its title, its days and a picture of its ways, until the link is withdrawn', async () => {
    const { link, withdraw } = await sharedPlan('carmen');
    const before = await page(`/plan?shared=${link}`);
    expect(before.title).toBe('Tres &lt;b>paradas&lt;/b> · Paseo');
    expect(before.text).toContain(`Miércoles, 20 de mayo: ${littleMadrid[0]!.name} → ${littleMadrid[1]!.name}`);
    expect(before.robots).toBe('noindex');
    expect(await sizeOf(before.image)).toEqual([1_200, 630]);
    await withdraw();
    expect((await page(`/plan?shared=${link}`)).title).toBe('Plan · Paseo');
    expect((await service.ask({ url: before.image })).statusCode).toBe(404);
  });

  test('a shared list has its name, its places and a picture of where they are, until the link is withdrawn', async () => {
    const headers = bearer(await service.signIn('ada'));
    const entries = littleMadrid.slice(0, 2).map(({ id }) => ({ place_id: id }));
    const payload = { name: 'Un domingo', entries };
    const made = (await service.ask({ method: 'POST', url: '/api/lists/', headers, payload })).json();
    const url = `/api/lists/${made.id}/link`;
    const { link } = (await service.ask({ method: 'POST', url, headers, payload: { access: 'read' } })).json();
    const before = await page(`/list?shared=${link}`);
    expect(before).toMatchObject({ title: 'Un domingo · Paseo', robots: 'noindex' });
    expect(before.text).toBe(`${littleMadrid[0]!.name} · ${littleMadrid[1]!.name}`);
    expect(await sizeOf(before.image)).toEqual([1_200, 630]);
    await service.ask({ method: 'DELETE', url, headers });
    expect(await page(`/list?shared=${link}`)).toMatchObject({ title: 'List · Paseo', image: '/preview/city.png' });
    expect((await service.ask({ url: before.image })).statusCode).toBe(404);
  });

  test('a place that is none has no picture', async () => {
    expect((await service.ask({ url: '/preview/place.png?id=nowhere' })).statusCode).toBe(404);
  });

  test('one picture is drawn while one waits; those beyond are told to come again, and are drawn when they do', async () => {
    const asked = littleMadrid.slice(1, 5).map(({ id }) => `/preview/place.png?id=${id}`);
    const answers = await Promise.all(asked.map((url) => service.ask({ url })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 503, 503]);
    expect(answers[3]?.headers['retry-after']).toBe('1');
    expect(answers[3]?.json().code).toBe('service/overloaded');
    expect(await sizeOf(asked[3]!)).toEqual([1_200, 630]);
  });

  test('an address is given thirty pictures of places a minute, or of plans, or of the city', async () => {
    const ask = (url: string) => service.ask({ url, remoteAddress: '192.0.2.7' });
    const ofAPlace = `/preview/place.png?id=${littleMadrid[0]!.id}`;
    const ofNoPlan = '/preview/plan.png?shared=none';
    for (const [url, given] of [
      ['/preview/city.png', 200] as const,
      [ofAPlace, 200] as const,
      [ofNoPlan, 404] as const,
    ]) {
      const codes: number[] = [];
      for (let times = 0; times < 31; times++) codes.push((await ask(url)).statusCode);
      expect(codes).toEqual([...Array<number>(30).fill(given), 429]);
    }
    expect((await ask('/')).statusCode).toBe(200);
  });

  test('nothing is drawn for a request that was answered meanwhile, and the next one is drawn', async () => {
    const paint = previewPainter(service.composed.service);
    const [{ position }] = littleMadrid as [(typeof littleMadrid)[number]];
    let looks = 0;
    await expect(paint([position], () => ++looks < 3)).rejects.toMatchObject({ code: 'service/overloaded' });
    expect(looks).toBe(3);
    expect((await paint([position], () => true)).toString('latin1', 1, 4)).toBe('PNG');
  });

  /** Width and height of a PNG whose pixels can be unpacked. */
  async function sizeOf(url: string): Promise<readonly [number, number]> {
    const { rawPayload: png, headers } = await service.ask({ url });
    expect(headers['content-type']).toBe('image/png');
    const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
    const length = png.readUInt32BE(33);
    expect(png.toString('latin1', 37, 41)).toBe('IDAT');
    expect(inflateSync(png.subarray(41, 41 + length))).toHaveLength((width * 3 + 1) * height);
    return [width, height];
  }
});
