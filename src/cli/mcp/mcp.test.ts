// The protocol line by line, and each tool against a service played by a double.
import { describe, expect, test } from 'vitest';
import { answerLine, type Server } from './protocol.ts';
import { toolsOver } from './tools.ts';

interface Sent {
  readonly url: string;
  readonly token: string | null;
  readonly body: unknown;
}

function serverOver(reply: (url: URL) => Response, sent: Sent[] = []): Server {
  const fetch = async (url: unknown, init: RequestInit = {}) => {
    const token = new Headers(init.headers).get('authorization');
    sent.push({ url: String(url), token, body: init.body ? JSON.parse(String(init.body)) : undefined });
    return reply(new URL(String(url)));
  };
  const tools = toolsOver({ baseUrl: 'http://paseo/', token: 'abc', fetch: fetch as typeof globalThis.fetch });
  return { name: 'paseo', version: '1', tools };
}

const ask = async (server: Server, method: string, params: object = {}) =>
  JSON.parse((await answerLine(server, JSON.stringify({ jsonrpc: '2.0', id: 7, method, params }))) ?? 'null');
const call = (server: Server, name: string, args: object) => ask(server, 'tools/call', { name, arguments: args });

describe('the protocol', () => {
  const server = serverOver(() => Response.json([]));

  test('greets with the version the client asked for, or the newest', async () => {
    expect((await ask(server, 'initialize', { protocolVersion: '2024-11-05' })).result.protocolVersion).toBe(
      '2024-11-05',
    );
    expect((await ask(server, 'initialize', { protocolVersion: '1999' })).result.protocolVersion).toBe('2025-06-18');
  });

  test('lists four tools with their schemas and nothing of their insides', async () => {
    const { tools } = (await ask(server, 'tools/list')).result;
    expect(tools.map((tool: { name: string }) => tool.name)).toEqual([
      'search_places',
      'recommend_places',
      'explain_recommendation',
      'chat',
    ]);
    expect(Object.keys(tools[0]).sort()).toEqual(['description', 'inputSchema', 'name']);
  });

  test('never answers a notification', async () => {
    expect(await answerLine(server, '{"jsonrpc":"2.0","method":"notifications/initialized"}')).toBeUndefined();
  });

  test('says what was wrong with a message', async () => {
    expect(JSON.parse((await answerLine(server, '{oops')) ?? '').error.code).toBe(-32_700);
    expect((await ask(server, 'resources/list')).error.code).toBe(-32_601);
    expect((await call(server, 'fly', {})).error.code).toBe(-32_602);
    expect(JSON.parse((await answerLine(server, '{"id":1}')) ?? '').error.code).toBe(-32_600);
  });
});

describe('the tools', () => {
  test('search asks for places by free text, with the caller’s token', async () => {
    const sent: Sent[] = [];
    const answer = await call(
      serverOver(() => Response.json([{ name: 'Prado' }]), sent),
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
    const answer = await call(serverOver(reply, sent), 'chat', {
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
    const server = serverOver(() => Response.json([{ place_id: 'prado', explanation: 'You love museums.' }]));
    expect((await call(server, 'explain_recommendation', { place_id: 'prado' })).result.content[0].text).toContain(
      'You love museums.',
    );
    expect((await call(server, 'explain_recommendation', { place_id: 'x' })).result.content[0].text).toContain(
      'not among',
    );
  });

  test('a refusal of the service reaches the assistant as an error in words', async () => {
    const server = serverOver(() => Response.json({ detail: 'Could not validate credentials' }, { status: 401 }));
    const { result } = await call(server, 'recommend_places', {});
    expect(result).toEqual({ content: [{ type: 'text', text: 'Could not validate credentials' }], isError: true });
  });

  test('a missing argument is named', async () => {
    const { result } = await call(
      serverOver(() => Response.json([])),
      'search_places',
      {},
    );
    expect(result).toEqual({ content: [{ type: 'text', text: 'query is required' }], isError: true });
  });
});
