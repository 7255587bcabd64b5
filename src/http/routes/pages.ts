// The pages and the widget, built into files beforehand. A page gets the strictest policy that it can live with.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import files from '@fastify/static';
import { type City, cityName } from '../../city/city.ts';
import { cityBody } from '../../contract/city.ts';
import { isKnown } from '../accepted.ts';
import type { Routes } from '../routes.ts';

/** Addresses of the one page program; which of them is shown, it reads from the address itself. */
const PAGES = ['place', 'plan', 'account', 'admin', 'developers', 'evaluation'];

const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: https:",
  "connect-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

interface PageDeps {
  readonly city: City;
  readonly basemapFile?: string;
}

export const pageRoutes =
  (folder: string): Routes<PageDeps> =>
  async (app, { city, basemapFile }) => {
    if (!existsSync(folder)) return;
    const fill = shellFiller(city, basemapFile !== undefined);
    for (const page of ['', ...PAGES]) {
      app.get(`/${page}`, { schema: { hide: true } }, async (request, reply) => {
        const html = fill(await readFile(join(folder, page, 'index.html'), 'utf8'));
        const etag = `"${createHash('sha1').update(html).digest('base64url')}"`;
        reply.headers({ etag, 'cache-control': 'no-cache', 'content-security-policy': PAGE_POLICY });
        if (isKnown(etag, request.headers['if-none-match'])) return reply.code(304).send();
        return reply.type('text/html; charset=utf-8').send(html);
      });
    }
    await app.register(files, {
      root: folder,
      index: false,
      cacheControl: false,
      dotfiles: 'ignore',
      // The build leaves a `.br` and a `.gz` beside whatever is worth it.
      preCompressed: true,
      setHeaders(response, path) {
        response.setHeader('vary', 'accept-encoding');
        // Assets carry a hash in their name; everything else is asked for again each time (304 when unchanged).
        response.setHeader(
          'cache-control',
          path.startsWith(join(folder, 'assets')) && /-[A-Z0-9]{8}\./u.test(path)
            ? 'public, max-age=31536000, immutable'
            : 'no-cache',
        );
      },
    });
  };

/** Writes the city into the shell of a page: data beside the program, which no policy has to allow. */
function shellFiller(city: City, hasBasemap: boolean): (shell: string) => string {
  // `<` inside a script element could end it.
  const data = JSON.stringify(cityBody(city, hasBasemap)).replaceAll('<', '\\u003c');
  const description = escaped(`Paseo: ${cityName(city, city.languages[0] ?? 'en')}`);
  return (shell) => shell.replace('"{city}"', () => data).replace('{description}', () => description);
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
