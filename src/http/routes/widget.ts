// An embedding page trades its key for a token that only the chat accepts.
import {
  WidgetSettingsBody,
  WidgetTokenBody,
  WidgetTokenInput,
  widgetSettingsBody,
} from '../../contract/widget-keys.ts';
import { isKnownOrigin, settingsOfWidget, tradeWidgetKey, type WidgetDeps } from '../../usecases/widget.ts';
import { bearerToken } from '../authentication.ts';
import { answerPreflight, letPageRead } from '../cross-origin.ts';
import { BEARER_IF_ANY } from '../openapi.ts';
import { failures, type Routes } from '../routes.ts';

export const widgetRoutes: Routes<WidgetDeps> = async (app, deps) => {
  app.options('/api/widget/token', { schema: { hide: true } }, (request, reply) =>
    answerPreflight(deps, request, reply),
  );
  app.post(
    '/api/widget/token',
    {
      schema: {
        tags: ['widget'],
        operationId: 'create_widget_token',
        summary: 'Trade a widget key for a short-lived token',
        security: BEARER_IF_ANY,
        description:
          'Only chat and events accept it. Sent with the token of before (expired for thirty minutes at most, of the ' +
          'same key), the visitor stays the same, and so does their conversation.',
        body: WidgetTokenInput,
        response: { 200: WidgetTokenBody, ...failures(400, 401, 403, 413, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      const { origin } = request.headers;
      // A page that is allowed to ask is also allowed to read that its key was refused.
      if (origin !== undefined && (await isKnownOrigin(deps, origin))) letPageRead(reply, origin);
      const { token, lifetimeS, collectsEvents } = await tradeWidgetKey(
        deps,
        request.body.key,
        origin,
        bearerToken(request),
      );
      reply.header('cache-control', 'no-store');
      return {
        access_token: token,
        token_type: 'bearer' as const,
        expires_in: lifetimeS,
        collects_events: collectsEvents,
      };
    },
  );

  app.options('/api/widget/settings', { schema: { hide: true } }, (request, reply) =>
    answerPreflight(deps, request, reply),
  );
  app.post(
    '/api/widget/settings',
    {
      schema: {
        tags: ['widget'],
        operationId: 'get_widget_settings',
        summary: 'What a widget key says of its widget',
        body: WidgetTokenInput,
        response: { 200: WidgetSettingsBody, ...failures(400, 401, 403, 413, 415, 422) },
      },
    },
    async (request, reply) => {
      const { origin } = request.headers;
      if (origin !== undefined && (await isKnownOrigin(deps, origin))) letPageRead(reply, origin);
      return widgetSettingsBody(await settingsOfWidget(deps, request.body.key, origin));
    },
  );
};
