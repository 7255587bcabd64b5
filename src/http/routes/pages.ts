// The pages and the widget, built into files beforehand. A page gets the strictest policy that it can live with.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import files from '@fastify/static';
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

export const pageRoutes =
  (folder: string): Routes =>
  async (app) => {
    if (!existsSync(folder)) return;
    for (const page of PAGES)
      app.get(`/${page}`, { schema: { hide: true } }, (_request, reply) => reply.sendFile(`${page}/index.html`));
    await app.register(files, {
      root: folder,
      index: ['index.html'],
      cacheControl: false,
      dotfiles: 'ignore',
      // The build leaves a `.br` and a `.gz` beside whatever is worth it.
      preCompressed: true,
      setHeaders(response, path) {
        response.setHeader('vary', 'accept-encoding');
        if (path.endsWith('.html')) response.setHeader('content-security-policy', PAGE_POLICY);
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
