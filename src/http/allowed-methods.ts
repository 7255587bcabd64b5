// Which methods a path has, so that a wrong one is answered 405 with `Allow` instead of 404.
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    methodsAt(url: string): readonly string[];
    /** Every route as `METHOD /path/:parameter`. */
    routesList(): readonly string[];
  }
}

export function rememberMethods(app: FastifyInstance): void {
  const routes: { readonly url: string; readonly pattern: RegExp; readonly methods: readonly string[] }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    if (url !== '*' && url !== '/*') routes.push({ url, pattern: patternOf(url), methods: [method].flat() });
  });
  app.decorate('routesList', () => routes.flatMap(({ url, methods }) => methods.map((method) => `${method} ${url}`)));
  app.decorate('methodsAt', (url: string) => {
    const path = url.split('?', 1)[0] ?? '';
    const methods = routes.filter(({ pattern }) => pattern.test(path)).flatMap((route) => route.methods);
    return [...new Set(methods)].sort();
  });
}

function patternOf(url: string): RegExp {
  const source = url
    .replace(/\/$/u, '')
    .replace(/[.+^${}()|[\]\\]/gu, '\\$&')
    .replace(/\*/gu, '.+')
    .replace(/:[A-Za-z_]+/gu, '[^/]+');
  return new RegExp(`^${source}/?$`, 'u');
}
