// Pictures for previews of links. Open Graph takes no SVG, so they are PNG files, drawn when they are first asked for.
import type { FastifyReply } from 'fastify';
import type { City } from '../../city/city.ts';
import { DomainError } from '../../domain/errors.ts';
import type { Turns } from '../../system/turns.ts';
import type { CatalogueReader } from '../../usecases/catalogue.ts';
import type { ListDeps } from '../../usecases/lists.ts';
import type { PlanDeps } from '../../usecases/plans.ts';
import { previewPainter, type SharedPreview, sharedListPreview, sharedPreview } from '../../usecases/previews.ts';
import { languageOf } from '../language.ts';
import { isGone } from '../overload.ts';
import type { Routes } from '../routes.ts';
import { placeNamed } from '../subjects.ts';

type PreviewDeps = PlanDeps &
  Pick<ListDeps, 'lists'> & { readonly catalogue: CatalogueReader; readonly city: City; readonly turns: Turns };

const HOUR = 'public, max-age=3600';
/** Each new picture takes more than 100 ms of computing, and the route needs no token. Cities, places, plans and lists count apart. */
const rateLimit = { max: 30, timeWindow: '1 minute' };
const options = { schema: { hide: true }, config: { rateLimit } } as const;

export const previewRoutes: Routes<PreviewDeps> = async (app, deps) => {
  const paint = previewPainter(deps);
  const send = async (reply: FastifyReply, stops: SharedPreview['stops'], keep: string, isWalk?: boolean) => {
    const png = await paint(stops, () => !isGone(reply), isWalk);
    return reply.header('cache-control', keep).type('image/png').send(png);
  };

  app.get('/preview/city.png', options, (_request, reply) => send(reply, [], HOUR));

  app.get<{ Querystring: { id?: unknown } }>('/preview/place.png', options, ({ query }, reply) => {
    const place = placeNamed(deps.catalogue, query.id);
    if (!place) throw new DomainError('place/not-found', 'Place not found');
    return send(reply, [place.position], HOUR);
  });

  // Holders of the link see the plan until it is withdrawn, so no cache in between may keep the picture.
  app.get<{ Querystring: { shared?: unknown } }>('/preview/plan.png', options, async (request, reply) => {
    const { stops } = await sharedPreview(deps, String(request.query.shared ?? ''), languageOf(request));
    return send(reply, stops, 'no-store');
  });

  app.get<{ Querystring: { shared?: unknown } }>('/preview/list.png', options, async ({ query }, reply) => {
    const { stops } = await sharedListPreview(deps, String(query.shared ?? ''));
    return send(reply, stops, 'no-store', false);
  });
};
