// Tools for the caller's own plans and lists.
import { type Api, get, required, send, type Tool } from './api.ts';

export const keepingTools = (api: Api): readonly Tool[] => [
  makePlan(api),
  readPlans(api),
  changePlan(api),
  readLists(api),
  makeList(api),
  changeList(api),
];

const text = (description: string) => ({ type: 'string', description });
const objects = (description: string) => ({ type: 'array', items: { type: 'object' }, description });
const ID = text('Id, as the list of them tells it');
const VERSION = { type: 'integer', description: 'The version that was read; another one is refused' };

const makePlan = (api: Api): Tool => ({
  name: 'make_plan',
  description:
    'Plans a day or several: given stops, stops chosen by taste and open doors, or both; with times and ways.',
  inputSchema: {
    type: 'object',
    properties: {
      days: objects(
        'Each {date: YYYY-MM-DD, from?, until? (HH:MM), stops?: [{place_id, fixed_at?}], fill?: {category?, meals?, pace?}, start?: {lat, lng}}',
      ),
      title: text('Title of the plan'),
    },
    required: ['days'],
  },
  call: ({ days, title }) => write(api, 'POST', '/api/plans/', { days, title }),
});

const readPlans = (api: Api): Tool => ({
  name: 'read_plans',
  description: 'Reads one plan of the caller with its times, or without an id the list of all.',
  inputSchema: { type: 'object', properties: { plan_id: ID } },
  call: ({ plan_id: id }) => get(api, `/api/plans/${part(id)}`, {}),
});

const changePlan = (api: Api): Tool => ({
  name: 'change_plan',
  description: 'Changes a plan: stops are added, removed, replaced or moved, days begin earlier or later.',
  inputSchema: {
    type: 'object',
    properties: {
      plan_id: ID,
      version: VERSION,
      edits: objects('Each {op: add | remove | replace | move | stay | fix | shift | start | order | lighten, …}'),
    },
    required: ['plan_id', 'version', 'edits'],
  },
  call: (args) =>
    write(api, 'PATCH', `/api/plans/${part(required(args, 'plan_id'))}`, { version: args.version, edits: args.edits }),
});

const readLists = (api: Api): Tool => ({
  name: 'read_lists',
  description: 'Reads one list of places of the caller, or without an id the list of all.',
  inputSchema: { type: 'object', properties: { list_id: ID } },
  call: ({ list_id: id }) => get(api, `/api/lists/${part(id)}`, {}),
});

const makeList = (api: Api): Tool => ({
  name: 'make_list',
  description: 'Makes a list of places with notes.',
  inputSchema: {
    type: 'object',
    properties: { name: text('Name of the list'), entries: objects('Each {place_id, note?}') },
    required: ['name'],
  },
  call: (args) => write(api, 'POST', '/api/lists/', { name: required(args, 'name'), entries: args.entries }),
});

const changeList = (api: Api): Tool => ({
  name: 'change_list',
  description: 'Changes a list of places: entries are added, removed, moved or noted.',
  inputSchema: {
    type: 'object',
    properties: {
      list_id: ID,
      version: VERSION,
      edits: objects('Each {op: add | remove | move | note, place_id, note?, at?}'),
    },
    required: ['list_id', 'version', 'edits'],
  },
  call: (args) =>
    write(api, 'PATCH', `/api/lists/${part(required(args, 'list_id'))}`, { version: args.version, edits: args.edits }),
});

const part = (id: unknown): string => (typeof id === 'string' ? encodeURIComponent(id) : '');

const write = (api: Api, method: 'POST' | 'PATCH', path: string, body: object): Promise<unknown> =>
  send(api, path, { method, body: JSON.stringify(body) });
