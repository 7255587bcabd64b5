// Promises of SECURITY.md that no other test holds.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../src/http/routes.ts';
import { buildServer } from '../../src/http/server.ts';
import { openFile } from '../../src/ingest/readers/file.ts';
import { xmlElements } from '../../src/ingest/readers/xml.ts';
import { createPasswords } from '../../src/system/passwords.ts';
import { bearer, startTestService, type TestService } from '../support/service.ts';

let service: TestService;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'paseo-promises-'));
  service = await startTestService('embedded');
});
afterAll(async () => {
  await service?.close();
  rmSync(folder, { recursive: true, force: true });
});

test('passwords are hashed with Argon2id, 19 MiB and two passes', async () => {
  const passwords = await createPasswords({ concurrency: 1, maxWaiting: 1 });
  expect(await passwords.hash('a good long password')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u);
});

test('entities that a document brings along are not resolved', async () => {
  const file = join(folder, 'places.xml');
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE places [<!ENTITY own "resolved"><!ENTITY secret SYSTEM "file:///etc/passwd">]>
    <places><place><name>&own; &secret;</name></place></places>`,
  );
  const read = [];
  for await (const element of xmlElements(file, openFile(file), 'places', 'place', [])) read.push(element);
  expect(JSON.stringify(read)).toContain('&own; &secret;');
});

test('the export is a file of a fixed name, never a page', async () => {
  const { headers } = await service.ask({
    url: '/api/users/me/export',
    headers: bearer(await service.signIn('carmen')),
  });
  expect(headers['content-disposition']).toBe('attachment; filename="paseo-my-data.json"');
});

// Filters that are lists (`category`, `kind` and others) count all their values: tests/api/filters.test.ts.
test.each(['limit=1&limit=2', 'offset=0&offset=1', 'price_max=1&price_max=2', 'q=a&q=b'])(
  'a query that says something twice (%s) is refused',
  async (query) => {
    expect((await service.ask({ url: `/api/places/?${query}` })).statusCode).toBe(422);
  },
);

test('a text that a database would not give back as it was is refused', async () => {
  const headers = bearer(await service.signIn('ana'));
  const review = (comment: string) =>
    service.ask({ method: 'POST', url: '/api/reviews/', headers, payload: { place_id: 'prado', rating: 4, comment } });
  expect((await review('\ufeffwith a byte order mark in front')).statusCode).toBe(422);
  expect((await review('with one \ufeff inside')).json().comment).toBe('with one \ufeff inside');
});

test('TRACE is answered with nothing of the request', async () => {
  const { statusCode, body } = await service.ask({
    method: 'TRACE' as 'GET',
    url: '/api/places/',
    headers: { 'x-word': 'qzxv' },
  });
  expect([404, 405]).toContain(statusCode);
  expect(body).not.toContain('qzxv');
});

describe('pages', () => {
  let app: App;
  beforeAll(async () => {
    mkdirSync(join(folder, 'web', 'assets'), { recursive: true });
    writeFileSync(join(folder, 'web', 'index.html'), '<!doctype html><title>Paseo</title>');
    writeFileSync(join(folder, 'web', '.secret'), 'a secret');
    writeFileSync(join(folder, 'outside.txt'), 'outside');
    app = await buildServer(service.composed.service, {
      version: '0',
      pages: join(folder, 'web'),
      bodyLimitBytes: 65_536,
      trustProxy: false,
      rateLimitPerMinute: 0,
      rateLimitPerAddress: 0,
    });
    await app.ready();
  });
  afterAll(() => app?.close());

  test('run their own scripts only, stand in no frame, and build no code from text', async () => {
    const policy = String((await app.inject({ url: '/' })).headers['content-security-policy']);
    for (const rule of [
      "default-src 'none'",
      "script-src 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ])
      expect(policy).toContain(rule);
    expect(policy).not.toContain('unsafe');
  });

  test.each([
    '/assets/',
    '/assets',
    '/.secret',
    '/../outside.txt',
    '/%2e%2e/outside.txt',
    '/assets/..%2f..%2f..%2foutside.txt',
    '/..%5coutside.txt',
  ])('%s shows no folder and nothing beside the built files', async (url) => {
    const { statusCode, body } = await app.inject({ url });
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(body).not.toMatch(/outside|a secret/u);
  });
});
