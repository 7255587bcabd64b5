// What an assistant can do with Paseo: each tool is one call of our own HTTP API, with the caller's token.
import { FILTER_PARAMETERS, LIST_PARAMETERS, type Parameters } from '../asking.ts';
import { type Api, get, required, send, type Tool } from './api.ts';
import { keepingTools } from './keeping-tools.ts';

export const toolsOver = (api: Api): readonly Tool[] => [
  search(api),
  suggest(api),
  count(api),
  recommend(api),
  explain(api),
  facts(api),
  chat(api),
  ...keepingTools(api),
];

const text = (description: string) => ({ type: 'string', description });
const number = (description: string) => ({ type: 'number', description });
const POSITION = { lat: number('Latitude in degrees'), lng: number('Longitude in degrees') };
const list = (description: string) => ({ type: 'array', items: { type: 'string' }, description });
const LANGUAGE = { type: 'string', enum: ['en', 'es'] };
const schemasOf = (parameters: Parameters) =>
  Object.fromEntries(
    Object.entries(parameters).map(([name, { type, description }]) => [
      name,
      type === 'texts' ? list(description) : { type: type === 'text' ? 'string' : 'number', description },
    ]),
  );
const given = (args: Readonly<Record<string, unknown>>, parameters: Parameters): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.keys(parameters).map((name) => [name, args[name]]));

/** The position that was given, else the centre of the service's city. */
async function positionIn(api: Api, { lat, lng }: Readonly<Record<string, unknown>>) {
  if (lat !== undefined && lng !== undefined) return { lat, lng };
  const { center } = (await get(api, '/api/city/', {})) as {
    readonly center: { readonly lat: number; readonly lng: number };
  };
  return { lat: center.lat, lng: center.lng };
}

const search = (api: Api): Tool => ({
  name: 'search_places',
  description: 'Finds places of the city by free text in English or Spanish, best match first.',
  inputSchema: {
    type: 'object',
    properties: {
      query: text('What to look for'),
      ...schemasOf(LIST_PARAMETERS),
      limit: number('How many at most, 10 by default'),
    },
    required: ['query'],
  },
  call: (args) =>
    get(api, '/api/places/', { q: required(args, 'query'), ...given(args, LIST_PARAMETERS), limit: args.limit ?? 10 }),
});

const suggest = (api: Api): Tool => ({
  name: 'suggest_places',
  description:
    'Completes what somebody began to type: places, categories, kinds, areas, stations and streets with their ids.',
  inputSchema: {
    type: 'object',
    properties: {
      typed: text('What has been typed so far'),
      ...POSITION,
      limit: number('How many at most, 8 by default'),
      lang: LANGUAGE,
    },
    required: ['typed'],
  },
  call: (args) => {
    const { lat, lng, limit, lang } = args;
    return get(api, '/api/places/suggest/', { q: required(args, 'typed'), lat, lng, limit, lang });
  },
});

const count = (api: Api): Tool => ({
  name: 'count_facets',
  description: 'Counts the places that match filters by category, kind, cuisine, area, price, feature and diet.',
  inputSchema: { type: 'object', properties: { ...POSITION, ...schemasOf(FILTER_PARAMETERS) } },
  call: (args) => get(api, '/api/places/facets/', { lat: args.lat, lng: args.lng, ...given(args, FILTER_PARAMETERS) }),
});

const recommend = (api: Api): Tool => ({
  name: 'recommend_places',
  description: 'Recommends places to the caller near a position, each with a reason.',
  inputSchema: {
    type: 'object',
    properties: {
      ...POSITION,
      ...schemasOf(LIST_PARAMETERS),
      limit: number('How many at most, 5 by default'),
      method: { type: 'string', enum: ['autoencoder', 'svd', 'transfer', 'embeddings', 'ensemble'] },
      lang: LANGUAGE,
    },
  },
  call: async ({ limit = 5, method, lang, ...others }) =>
    get(api, '/api/recommendations/', {
      ...(await positionIn(api, others)),
      ...given(others, LIST_PARAMETERS),
      limit,
      method,
      lang,
    }),
});

const explain = (api: Api): Tool => ({
  name: 'explain_recommendation',
  description: 'Tells why a place is recommended to the caller, with the numbers behind its score.',
  inputSchema: {
    type: 'object',
    properties: { place_id: text('Id of the place'), ...POSITION },
    required: ['place_id'],
  },
  call: async (args) => {
    const placeId = required(args, 'place_id');
    const { lat, lng } = await positionIn(api, args);
    const list = await get(api, '/api/recommendations/', { lat, lng, limit: 100, include: 'contributions' });
    const found = Array.isArray(list) ? list.find((item) => item?.place_id === placeId) : undefined;
    return found ?? 'This place is not among the hundred best for the caller from there.';
  },
});

const facts = (api: Api): Tool => ({
  name: 'place_facts',
  description: 'Tells everything the catalogue knows of one place: hours, prices, telephone, access, features.',
  inputSchema: {
    type: 'object',
    properties: { place_id: text('Id of the place'), lang: LANGUAGE },
    required: ['place_id'],
  },
  call: (args) =>
    get(api, `/api/places/${encodeURIComponent(required(args, 'place_id'))}`, { include: 'facts', lang: args.lang }),
});

const chat = (api: Api): Tool => ({
  name: 'chat',
  description: 'Passes a message to the conversation about places of the city and returns its reply.',
  inputSchema: {
    type: 'object',
    properties: {
      message: text('What to say, in English or Spanish'),
      ...POSITION,
      conversation_id: text('Goes on with an earlier conversation'),
    },
    required: ['message'],
  },
  call: ({ message, lat, lng, conversation_id }) => {
    const location = lat !== undefined && lng !== undefined ? { location: { latitude: lat, longitude: lng } } : {};
    const body = { message, ...location, ...(conversation_id !== undefined && { conversation_id }) };
    return send(api, '/api/recommendations/chat', { method: 'POST', body: JSON.stringify(body) });
  },
});
