// Endpoints 5 to 8. Category names may hold slashes, spaces and ampersands, encoded or raw.
import { Detail } from '../../contract/errors.ts';
import { listOf } from '../../contract/fields.ts';
import {
  ExtractedBody,
  PreferenceBody,
  PreferenceInput,
  preferenceBody,
  TextInput,
} from '../../contract/preferences.ts';
import { extractPreferences } from '../../usecases/extraction.ts';
import { forgetPreference, statePreference } from '../../usecases/preferences.ts';
import { callerOf } from '../authentication.ts';
import { failures, type Routes } from '../routes.ts';

export const preferenceRoutes: Routes = async (app, { service, guards }) => {
  app.get(
    '/api/preferences/',
    {
      onRequest: guards.user,
      schema: {
        tags: ['preferences'],
        summary: 'The caller’s preferences',
        response: { 200: listOf(PreferenceBody, 'In the order first stated.'), ...failures(401) },
      },
    },
    async (request) => (await service.preferences.preferences.listOf(callerOf(request).id)).map(preferenceBody),
  );

  app.post(
    '/api/preferences/',
    {
      onRequest: guards.user,
      schema: {
        tags: ['preferences'],
        summary: 'State a preference, or change it',
        body: PreferenceInput,
        response: { 200: PreferenceBody, ...failures(400, 401, 413, 415, 422) },
      },
    },
    async (request) => preferenceBody(await statePreference(service.preferences, callerOf(request).id, request.body)),
  );

  app.delete(
    '/api/preferences/*',
    {
      onRequest: guards.user,
      schema: {
        tags: ['preferences'],
        summary: 'Take a preference back',
        response: { 200: Detail, ...failures(400, 401, 404) },
      },
    },
    async (request) => {
      const category = (request.params as { '*': string })['*'];
      await forgetPreference(service.preferences, callerOf(request).id, category);
      return { detail: 'Preference deleted' };
    },
  );

  app.post(
    '/api/preferences/extract-preferences',
    {
      onRequest: guards.user,
      schema: {
        tags: ['preferences'],
        summary: 'What a text says its writer likes',
        body: TextInput,
        response: { 200: ExtractedBody, ...failures(400, 401, 413, 415, 422) },
      },
    },
    async (request) => {
      const { catalogue, conversations } = service;
      const { built } = catalogue.current();
      return {
        preferences: Object.fromEntries(await extractPreferences(built, conversations.turns, request.body.text)),
      };
    },
  );
};
