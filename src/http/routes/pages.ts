// The pages and the widget, built into files beforehand. A page gets the strictest policy that it can live with.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyRequest } from 'fastify';
import type { City } from '../../city/city.ts';
import type { Turns } from '../../system/turns.ts';
import type { CatalogueReader } from '../../usecases/catalogue.ts';
import type { ListDeps } from '../../usecases/lists.ts';
import type { PlanDeps } from '../../usecases/plans.ts';
import { isKnown } from '../accepted.ts';
import { languageOf } from '../language.ts';
import type { App, Routes } from '../routes.ts';
import { PAGE_POLICY, WORKER_POLICY } from '../security-headers.ts';
import { type ShellDeps, shellsIn } from '../shells.ts';
import { listSubject, placeNamed, placeSubject, planSubject, type Subject } from '../subjects.ts';
import { discoveryRoutes } from './discovery.ts';
import { previewRoutes } from './previews.ts';

/** Addresses of the one page program; which of them is shown, it reads from the address itself. */
const PAGES = ['place', 'plan', 'saved', 'list', 'account', 'admin', 'developers', 'evaluation'];

/** Of the pages that a link shows somebody else's, and the shell for it. */
const SHARED_SHELLS: Readonly<Record<string, string>> = { plan: 'shared', list: 'shared-list' };

type PageDeps = ShellDeps &
  PlanDeps &
  Pick<ListDeps, 'lists'> & { readonly catalogue: CatalogueReader; readonly turns: Turns };

interface PageQuery {
  readonly id?: unknown;
  readonly shared?: unknown;
}

export const pageRoutes =
  (folder: string): Routes<PageDeps> =>
  async (app, deps) => {
    if (!existsSync(folder)) return;
    const shells = shellsIn(folder, deps);
    await app.register((scope: App) => discoveryRoutes(scope, deps));
    await app.register((scope: App) => previewRoutes(scope, deps));
    for (const page of ['', ...PAGES]) {
      app.get<{ Querystring: PageQuery }>(`/${page}`, { schema: { hide: true } }, async (request, reply) => {
        const subject = await subjectOf(deps, page, request);
        const isShared = SHARED_SHELLS[page] !== undefined && subject !== undefined;
        const html = await shells((isShared && SHARED_SHELLS[page]) || page, request, subject);
        if (html === undefined) return reply.callNotFound();
        const etag = `"${createHash('sha1').update(html).digest('base64url')}"`;
        reply.headers({ etag, 'cache-control': 'no-cache', 'content-security-policy': PAGE_POLICY });
        // Previews may read what is shared; search engines may not index them.
        if (isShared) reply.header('x-robots-tag', 'noindex');
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
        // The deadline answers while a slow disk looks for the file; nobody catches what is thrown here then, and the service would end.
        if ('headersSent' in response && response.headersSent) return;
        response.setHeader('vary', 'accept-encoding');
        if (path.includes('service-worker.js')) response.setHeader('content-security-policy', WORKER_POLICY);
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

async function subjectOf(deps: PageDeps, page: string, request: PageRequest): Promise<Subject | undefined> {
  const { id, shared } = request.query;
  if (page === 'plan' && typeof shared === 'string') return planSubject(deps, shared, languageFor(request, deps.city));
  if (page === 'list' && typeof shared === 'string') return listSubject(deps, shared);
  const place = page === 'place' ? placeNamed(deps.catalogue, id) : undefined;
  return place && placeSubject(place, deps.city);
}

type PageRequest = FastifyRequest<{ Querystring: PageQuery }>;

/** What builds previews of links seldom says which language it reads: then it is the city's. */
const languageFor = (request: PageRequest, { languages }: City) =>
  languageOf(request, request.headers['accept-language'] === undefined ? languages[0] : undefined);
