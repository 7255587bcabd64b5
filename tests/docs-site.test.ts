// The documentation site as readers get it: every page, every link, and a search that leads to the section.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Document, wayTo } from '../scripts/docs-site/documents.ts';
import { type Made, makeSite } from '../scripts/docs-site/make.ts';
import { renderDocument } from '../scripts/docs-site/rendering.ts';
import { openIndex } from '../web/docs-site/finding.ts';
import { launch, noBrowser, visit } from './browser/browser.ts';

const folder = mkdtempSync(join(tmpdir(), 'paseo-docs-'));
let made: Made;
beforeAll(async () => {
  made = await makeSite(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('every file of the documentation has a page, and every link of a page a goal', () => {
  const files = readdirSync('docs', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'));
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  expect(files.length).toBeGreaterThan(40);
  for (const file of files)
    expect(pages).toContain(join('docs', file.replace(/README\.md$/u, 'index.md').replace(/md$/u, 'html')));
  expect(made.pages).toBe(pages.length);
  for (const page of pages) {
    const html = readFileSync(join(folder, page), 'utf8');
    const ways = [...html.matchAll(/(?:href|src)="(?<way>[^"#:]+)(?:#[^"]*)?"/gu)].map(
      ({ groups }) => groups?.way ?? '',
    );
    expect(ways.length).toBeGreaterThan(50);
    expect(ways.filter((way) => !existsSync(join(folder, page, '..', way)))).toEqual([]);
  }
});

test.each([
  ['webhooks', 'docs/operations.html#webhooks'],
  ['changing the signing secret', 'docs/operations.html#changing-the-signing-secret'],
  ['behind the couner', 'docs/tour.html#behind-the-counter'],
  ['OTEL_EXPORTER', 'docs/operations.html#traces'],
])('“%s” is found', (wanted, address) => {
  const find = openIndex(JSON.parse(readFileSync(join(folder, 'sections.json'), 'utf8')));
  expect(find(wanted).map((found) => found.address)).toContain(address);
  expect(find('a word that nobody wrote: qzxqzx')).toEqual([]);
});

describe('a page', () => {
  const documentOf = (text: string): Document => ({ file: 'docs/a.md', address: 'docs/a.html', title: 'A', text });
  const addressOf = new Map([
    ['docs/a.md', 'docs/a.html'],
    ['docs/chat/README.md', 'docs/chat/index.html'],
  ]);
  const render = (text: string, repository?: string) => renderDocument(documentOf(text), { addressOf, repository });

  test('leads to pages of the site, to other files at the repository, and elsewhere as it says', () => {
    const { html, leadsTo } = render(
      '# A\n[c](chat/) [l](../LICENSE) [x](https://example.org) [s](#a)',
      'https://forge/p',
    );
    expect(html).toContain('href="chat/index.html"');
    expect(html).toContain('href="https://forge/p/blob/main/LICENSE"');
    expect(html).toContain('href="https://example.org"');
    expect(leadsTo).toEqual(['docs/chat/index.html', 'docs/a.html#a']);
    expect(render('[l](../LICENSE)').html).not.toContain('href');
  });

  test('names its headings as forges do, also twice the same', () => {
    expect(render("# A\n## Other people's `code`, (2)\n## Days\n## Days").anchors).toEqual([
      'a',
      'other-peoples-code-2',
      'days',
      'days-1',
    ]);
  });

  test('shows what looks like HTML as text', () => {
    expect(render('# A\n<script>alert(1)</script>').html).not.toContain('<script>');
  });

  test('is found from every other one', () => {
    expect(wayTo('docs/chat/index.html', 'index.html')).toBe('../../index.html');
    expect(wayTo('docs/a.html', 'docs/a.html#x')).toBe('a.html#x');
  });
});

describe.skipIf(noBrowser)('in a browser', () => {
  const TYPES: Readonly<Record<string, string>> = {
    '.html': 'text/html',
    '.js': 'text/javascript',
    '.css': 'text/css',
  };
  const server = createServer((request, response) => {
    const file = join(folder, new URL(request.url ?? '/', 'http://site').pathname);
    if (!existsSync(file)) return response.writeHead(404).end();
    return response
      .writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/json' })
      .end(readFileSync(file));
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  test('the search is reached with a key, and leads to the section', async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const browser = await launch();
    try {
      const { page, complaints } = await visit(browser, [origin]);
      await page.goto(`${origin}/docs/nlp/pipeline.html`);
      await page.keyboard.press('/');
      await page.keyboard.type('webhooks');
      await page.getByRole('option').filter({ hasText: 'Webhooks' }).first().waitFor();
      await page.getByRole('combobox').press('ArrowDown');
      await page.getByRole('combobox').press('Enter');
      await page.waitForURL(/\.html#webhooks/u);
      expect(complaints).toEqual([]);
      await page.getByRole('combobox').fill('qzxqzx');
      await page.getByText('Nothing found.').waitFor();
    } finally {
      await browser.close();
    }
  });
});
