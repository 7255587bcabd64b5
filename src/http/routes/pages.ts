// The pages and the widget, built into files beforehand. A page gets the strictest policy that it can live with.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import files from '@fastify/static';
import { asPlaceId } from '../../domain/branded.ts';
import type { CatalogueReader } from '../../usecases/catalogue.ts';
import { isKnown } from '../accepted.ts';
import type { App, Routes } from '../routes.ts';
import { PAGE_POLICY } from '../security-headers.ts';
import { type ShellDeps, type Subject, shellsIn } from '../shells.ts';
import { discoveryRoutes } from './discovery.ts';

/** Addresses of the one page program; which of them is shown, it reads from the address itself. */
const PAGES = ['place', 'plan', 'account', 'admin', 'developers', 'evaluation'];

interface PageDeps extends ShellDeps {
  readonly catalogue: CatalogueReader;
}

export const pageRoutes =
  (folder: string): Routes<PageDeps> =>
  async (app, deps) => {
    if (!existsSync(folder)) return;
    const shells = shellsIn(folder, deps);
    await app.register((scope: App) => discoveryRoutes(scope, deps));
    for (const page of ['', ...PAGES]) {
      app.get<{ Querystring: { id?: unknown } }>(`/${page}`, { schema: { hide: true } }, async (request, reply) => {
        const subject = page === 'place' ? placeNamed(deps, request.query.id) : undefined;
        const html = await shells(page, request, subject);
        if (html === undefined) return reply.callNotFound();
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

/** For previews, which read no more than a line or two: in the language of the city. */
function placeNamed({ catalogue, city }: PageDeps, id: unknown): Subject | undefined {
  const { places, rowOf } = catalogue.current().catalogue;
  const place = typeof id === 'string' ? places[rowOf.get(asPlaceId(id)) ?? -1] : undefined;
  if (!place) return undefined;
  const description = city.languages[0] === 'es' ? place.description.es : place.description.en;
  return { name: place.name, text: description || place.address || place.types.join(', ') };
}
