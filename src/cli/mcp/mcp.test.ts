// The protocol line by line, and each tool against a service played by a double.
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { command } from '../commands/mcp.ts';
import type { Tool } from './api.ts';
import { serveTools } from './server.ts';
import { toolsOver } from './tools.ts';

interface Sent {
  readonly url: string;
  readonly token: string | null;
  readonly body: unknown;
}

function toolsAgainst(reply: (url: URL) => Response, sent: Sent[] = []): readonly Tool[] {
  const fetch = async (url: unknown, init: RequestInit = {}) => {
    const token = new Headers(init.headers).get('authorization');
    sent.push({ url: String(url), token, body: init.body ? JSON.parse(String(init.body)) : undefined });
    return reply(new URL(String(url)));
  };
  return toolsOver({ baseUrl: 'http://paseo/', token: 'abc', fetch: fetch as typeof globalThis.fetch });
}

const GREETING = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'a test', version: '1' } };

/** A whole connection: greets, asks once, and hangs up. */
async function ask(tools: readonly Tool[], method: string, params: object = {}, greeting: object = GREETING) {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const isServed = serveTools('1', tools, { input, output });
  const answers = createInterface({ input: output });
  const say = async (message: object) => {
    const heard = once(answers, 'line');
    input.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
    return JSON.parse(String((await heard)[0]));
  };
  const greeted = await say({ id: 1, method: 'initialize', params: greeting });
  if (method === 'initialize') return hangUp(greeted);
  input.write('{"jsonrpc":"2.0","method":"notifications/initialized"}\n');
  return hangUp(await say({ id: 7, method, params }));

  async function hangUp<Answer>(answer: Answer): Promise<Answer> {
    input.end();
    await isServed;
    return answer;
  }
}
const call = (tools: readonly Tool[], name: string, args: object) =>
  ask(tools, 'tools/call', { name, arguments: args });

describe('the protocol', () => {
  const tools = toolsAgainst(() => Response.json([]));

  test('greets by our name with the version the client asked for, or one that the server knows', async () => {
    const old = await ask(tools, 'initialize', {}, { ...GREETING, protocolVersion: '2024-11-05' });
    expect(old.result).toMatchObject({ protocolVersion: '2024-11-05', serverInfo: { name: 'paseo', version: '1' } });
    const unknown = await ask(tools, 'initialize', {}, { ...GREETING, protocolVersion: '1999-01-01' });
    expect(unknown.result.protocolVersion).toMatch(/^20\d\d-/u);
  });

  test('lists its tools with their schemas and nothing of their insides', async () => {
    const listed = (await ask(tools, 'tools/list')).result.tools;
    expect(listed.map((tool: { name: string }) => tool.name)).toEqual([
      'search_places',
      'suggest_places',
      'count_facets',
      'recommend_places',
      'explain_recommendation',
      'place_facts',
      'chat',
      'make_plan',
      'read_plans',
      'change_plan',
      'read_lists',
      'make_list',
      'change_list',
    ]);
    expect(listed[0].inputSchema).toMatchObject({ required: ['query'], properties: { query: { type: 'string' } } });
    expect(listed[0]).not.toHaveProperty('call');
  });

  test('the help of the command names every tool', () => {
    const [, named = ''] = command.help.split('Tools: ');
    expect(named.match(/[a-z_]+/gu)).toEqual(tools.map(({ name }) => name));
  });

  test('says what was wrong with a message', async () => {
    expect((await ask(tools, 'resources/list')).error.code).toBe(-32_601);
    expect((await call(tools, 'fly', {})).error.code).toBe(-32_602);
  });
});

describe('the tools', () => {
  test('search asks for places by free text, with the caller’s token', async () => {
    const sent: Sent[] = [];
    const answer = await call(
      toolsAgainst(() => Response.json([{ name: 'Prado' }]), sent),
      'search_places',
      { query: 'goya & co' },
    );
    expect(sent).toEqual([
      { url: 'http://paseo/api/places/?q=goya+%26+co&limit=10', token: 'Bearer abc', body: undefined },
    ]);
    expect(answer.result.content).toEqual([{ type: 'text', text: '[{"name":"Prado"}]' }]);
  });

  test('chat passes position and conversation on and brings the conversation back', async () => {
    const sent: Sent[] = [];
    const reply = () => Response.json({ response_text: 'Hola' }, { headers: { 'x-conversation-id': 'c1' } });
    const answer = await call(toolsAgainst(reply, sent), 'chat', {
      message: 'hola',
      lat: 40.4,
      lng: -3.7,
      conversation_id: 'c0',
    });
    expect(sent[0]?.body).toEqual({
      message: 'hola',
      location: { latitude: 40.4, longitude: -3.7 },
      conversation_id: 'c0',
    });
    expect(JSON.parse(answer.result.content[0].text)).toEqual({ response_text: 'Hola', conversation_id: 'c1' });
  });

  test('explain finds the place among the recommendations, or says that it is not there', async () => {
    const tools = toolsAgainst(() => Response.json([{ place_id: 'prado', explanation: 'You love museums.' }]));
    expect(
      (await call(tools, 'explain_recommendation', { lat: 40.4, lng: -3.7, place_id: 'prado' })).result.content[0].text,
    ).toContain('You love museums.');
    expect(
      (await call(tools, 'explain_recommendation', { lat: 40.4, lng: -3.7, place_id: 'x' })).result.content[0].text,
    ).toContain('not among');
  });

  test.each([
    ['suggest_places', { typed: 'mus' }, '/api/places/suggest/?q=mus', undefined],
    [
      'suggest_places',
      { typed: 'calle del', lat: 40.4, lng: -3.7, limit: 3, lang: 'es' },
      '/api/places/suggest/?q=calle+del&lat=40.4&lng=-3.7&limit=3&lang=es',
      undefined,
    ],
    ['count_facets', {}, '/api/places/facets/?', undefined],
    [
      'count_facets',
      { category: ['museums', 'parks'], radius_m: 500, lat: 40.4, lng: -3.7 },
      '/api/places/facets/?lat=40.4&lng=-3.7&category=museums&category=parks&radius_m=500',
      undefined,
    ],
    ['place_facts', { place_id: 'el prado', lang: 'es' }, '/api/places/el%20prado?include=facts&lang=es', undefined],
    ['read_plans', {}, '/api/plans/?', undefined],
    ['read_plans', { plan_id: 'p1' }, '/api/plans/p1?', undefined],
    [
      'make_plan',
      { days: [{ date: '2026-05-15', fill: {} }] },
      '/api/plans/',
      { days: [{ date: '2026-05-15', fill: {} }] },
    ],
    [
      'change_plan',
      { plan_id: 'p1', version: 2, edits: [{ op: 'lighten' }] },
      '/api/plans/p1',
      { version: 2, edits: [{ op: 'lighten' }] },
    ],
    ['read_lists', { list_id: 'l1' }, '/api/lists/l1?', undefined],
    [
      'make_list',
      { name: 'Rain', entries: [{ place_id: 'prado' }] },
      '/api/lists/',
      { name: 'Rain', entries: [{ place_id: 'prado' }] },
    ],
    [
      'change_list',
      { list_id: 'l1', version: 1, edits: [{ op: 'remove', place_id: 'prado' }] },
      '/api/lists/l1',
      { version: 1, edits: [{ op: 'remove', place_id: 'prado' }] },
    ],
  ] as const)('%s %j is one call of the API', async (name, args, path, body) => {
    const sent: Sent[] = [];
    await call(
      toolsAgainst(() => Response.json({}), sent),
      name,
      args,
    );
    expect(sent).toEqual([{ url: `http://paseo${path}`, token: 'Bearer abc', body }]);
  });

  test('a refusal of the service reaches the assistant as an error in words', async () => {
    const tools = toolsAgainst(() => Response.json({ detail: 'Could not validate credentials' }, { status: 401 }));
    const { result } = await call(tools, 'recommend_places', {});
    expect(result).toEqual({ content: [{ type: 'text', text: 'Could not validate credentials' }], isError: true });
  });

  test.each([
    ['search_places', 'query'],
    ['suggest_places', 'typed'],
  ])('a missing argument is named: %s', async (tool, argument) => {
    const { result } = await call(
      toolsAgainst(() => Response.json([])),
      tool,
      {},
    );
    expect(result.isError).toBe(true);
    expect(result.content[0].text).toContain(argument);
  });

  test('an object where a name belongs is refused in words, and nothing is asked of the service', async () => {
    const sent: Sent[] = [];
    const { result } = await call(
      toolsAgainst(() => Response.json([]), sent),
      'place_facts',
      { place_id: { $ne: '' } },
    );
    expect([result.isError, result.content[0].text]).toEqual([true, expect.stringContaining('place_id')]);
    expect(sent).toEqual([]);
  });
});
