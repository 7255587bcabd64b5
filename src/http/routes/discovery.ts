// For search engines: robots.txt and the sitemap.
import type { CatalogueReader } from '../../usecases/catalogue.ts';
import { outingsIn } from '../../usecases/places.ts';
import { originOf } from '../origin.ts';
import type { Routes } from '../routes.ts';

const PAGES = ['/', '/plan/', '/developers/', '/evaluation/'];
/** The protocol takes no more in one file. */
const MOST_ADDRESSES = 50_000;
const HOUR = 'public, max-age=3600';

export const discoveryRoutes: Routes<{ readonly catalogue: CatalogueReader }> = async (app, { catalogue }) => {
  app.get('/robots.txt', { schema: { hide: true } }, (request, reply) =>
    reply
      .header('cache-control', HOUR)
      .type('text/plain; charset=utf-8')
      .send(robots(originOf(request))),
  );
  app.get('/sitemap.xml', { schema: { hide: true } }, (request, reply) => {
    const places = outingsIn(catalogue.current().catalogue).map(({ id }) => `/place/?id=${encodeURIComponent(id)}`);
    const xml = sitemap(originOf(request), [...PAGES, ...places].slice(0, MOST_ADDRESSES));
    return reply.header('cache-control', HOUR).type('application/xml; charset=utf-8').send(xml);
  });
};

const robots = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /admin/',
    'Disallow: /account/',
    'Disallow: /saved/',
    'Disallow: /api/shared/',
    'Disallow: /api/shared-lists/',
    ...(origin ? [`Sitemap: ${origin}/sitemap.xml`] : []),
    '',
  ].join('\n');

/** Sitemaps 0.9. */
const sitemap = (origin: string, addresses: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `<url><loc>${xmlText(origin + address)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  "'": '&apos;',
  '"': '&quot;',
};
const xmlText = (text: string): string => text.replace(/[&<>'"]/gu, (sign) => ENTITIES[sign] ?? sign);
