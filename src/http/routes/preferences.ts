// The caller’s preferences, stated or read from a text. Category names may hold slashes, spaces and ampersands, encoded or raw.
import { Detail } from '../../contract/errors.ts';
import { listOf } from '../../contract/fields.ts';
import {
  ExtractedBody,
  PreferenceBody,
  PreferenceInput,
  preferenceBody,
  TextInput,
} from '../../contract/preferences.ts';
import { type ExtractionDeps, extractPreferences } from '../../usecases/extraction.ts';
import { forgetPreference, type PreferenceDeps, statePreference } from '../../usecases/preferences.ts';
import { callerOf } from '../authentication.ts';
import { failures, type Routes } from '../routes.ts';

export const preferenceRoutes: Routes<PreferenceDeps & ExtractionDeps> = async (app, deps) => {
  app.get(
    '/api/preferences/',
    {
      onRequest: deps.guards.user,
      schema: {
        tags: ['preferences'],
        operationId: 'list_preferences',
        summary: 'The caller’s preferences',
        response: { 200: listOf(PreferenceBody, 'In the order first stated.'), ...failures(401) },
      },
    },
    async (request) => (await deps.preferences.listOf(callerOf(request).id)).map(preferenceBody),
  );

  app.post(
    '/api/preferences/',
    {
      onRequest: deps.guards.user,
      schema: {
        tags: ['preferences'],
        operationId: 'state_preference',
        summary: 'State a preference, or change it',
        body: PreferenceInput,
        response: { 200: PreferenceBody, ...failures(400, 401, 413, 415, 422) },
      },
    },
    async (request) => preferenceBody(await statePreference(deps, callerOf(request).id, request.body)),
  );

  app.delete(
    '/api/preferences/*',
    {
      onRequest: deps.guards.user,
      schema: {
        tags: ['preferences'],
        operationId: 'delete_preference',
        summary: 'Take a preference back',
        response: { 200: Detail, ...failures(400, 401, 404) },
      },
    },
    async (request) => {
      const category = (request.params as { '*': string })['*'];
      await forgetPreference(deps, callerOf(request).id, category);
      return { detail: 'Preference deleted' };
    },
  );

  app.post(
    '/api/preferences/extract-preferences',
    {
      onRequest: deps.guards.user,
      schema: {
        tags: ['preferences'],
        operationId: 'extract_preferences',
        summary: 'What a text says its writer likes',
        body: TextInput,
        response: { 200: ExtractedBody, ...failures(400, 401, 413, 415, 422) },
      },
    },
    async (request) => ({ preferences: Object.fromEntries(await extractPreferences(deps, request.body.text)) }),
  );
};
