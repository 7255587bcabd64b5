import { expect, test } from 'vitest';
import { ApiError, type ChatEvent, createClient } from './client.ts';

const ANSWER = { recommendations: [], response_text: 'Hola, Carmen', extracted_preferences: { parks: 4 } };
const DONE = { ...ANSWER, conversation_id: 'c9', language: 'es' };
const STREAM = [
  `event: preferences\ndata: ${JSON.stringify({ language: 'es', preferences: { parks: 4 } })}\n\n`,
  'event: recommendations\ndata: []\n\n',
  'event: text\ndata: {"delta":"Hola, "}\n\nevent: text\ndata: {"delta":"Carmen"}\n\n',
  `event: done\ndata: ${JSON.stringify(DONE)}\n\n`,
];

/** What arrives of a stream, piece by piece; `then` says how it goes on after the last. */
function streamOf(pieces: readonly (string | Uint8Array)[], then: 'end' | 'break' | AbortSignal = 'end'): Response {
  const encoder = new TextEncoder();
  const left = [...pieces];
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const piece = left.shift();
      if (piece !== undefined) controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece);
      else if (then === 'end') controller.close();
      else if (then === 'break') controller.error(new TypeError('connection lost'));
      // Silence, until whoever asked gives up.
      else await new Promise((_, gaveUp) => then.addEventListener('abort', () => gaveUp(then.reason)));
    },
  });
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } });
}

const plain = () => Response.json(ANSWER, { headers: { 'X-Conversation-Id': 'c9', 'Content-Language': 'es' } });

type Answering = Response | ((signal: AbortSignal) => Response);

function serviceThatAnswers(...answers: readonly Answering[]) {
  const asked: { readonly accept: string; readonly body: unknown; readonly signal: AbortSignal | null | undefined }[] =
    [];
  const left = [...answers];
  let tellTime = () => {};
  const api = createClient({
    baseUrl: '',
    token: () => 'a.b.c',
    fetch: async (_url, { headers, body, signal } = {}) => {
      asked.push({ accept: (headers as Record<string, string>).Accept!, body: JSON.parse(String(body)), signal });
      const answer = left.shift()!;
      return typeof answer === 'function' ? answer(signal!) : answer;
    },
    wait: () =>
      new Promise((passed) => {
        tellTime = passed;
      }),
  });
  return { api, asked, letTimePass: () => tellTime() };
}

async function all(events: AsyncIterable<ChatEvent>): Promise<readonly ChatEvent[]> {
  const heard: ChatEvent[] = [];
  for await (const event of events) heard.push(event);
  return heard;
}

const REPLY = { kind: 'done', reply: { ...ANSWER, conversationId: 'c9', language: 'es' } };

test('what comes as a stream is told as it comes', async () => {
  const { api, asked } = serviceThatAnswers(streamOf(STREAM));
  const position = { lat: 40.4, lng: -3.7 };
  expect(await all(api.chat({ message: 'hola', position, conversationId: 'c9' }))).toEqual([
    { kind: 'understood', language: 'es', preferences: { parks: 4 } },
    { kind: 'places', places: [] },
    { kind: 'text', delta: 'Hola, ' },
    { kind: 'text', delta: 'Carmen' },
    REPLY,
  ]);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.accept).toContain('text/event-stream');
  expect(asked[0]?.body).toEqual({
    message: 'hola',
    location: { latitude: 40.4, longitude: -3.7 },
    conversation_id: 'c9',
    client_id: expect.stringMatching(/^[\da-f]{32}$/u),
  });
});

test('it does not matter where the pieces of a stream are cut, even within a letter', async () => {
  const bytes = new TextEncoder().encode(
    'event: text\r\ndata: {"delta":"ñandú"}\r\n\r\n: a comment\n\nevent: new\ndata: 1\n\n',
  );
  const pieces = [...bytes].map((byte) => Uint8Array.of(byte));
  const { api } = serviceThatAnswers(streamOf([...pieces, ...STREAM.slice(3)]));
  expect(await all(api.chat({ message: 'hola' }))).toEqual([{ kind: 'text', delta: 'ñandú' }, REPLY]);
});

test('a service that answers with JSON is understood at once', async () => {
  const { api, asked } = serviceThatAnswers(plain());
  expect(await all(api.chat({ message: 'hola' }))).toEqual([REPLY]);
  expect(asked).toHaveLength(1);
});

test.each(['end', 'break'] as const)('a stream that ends too early (%s) is asked for in one piece', async (then) => {
  const { api, asked } = serviceThatAnswers(streamOf(STREAM.slice(0, 3), then), plain());
  expect((await all(api.chat({ message: 'hola' }))).at(-1)).toEqual(REPLY);
  expect(asked.map(({ accept }) => accept.includes('event-stream'))).toEqual([true, false]);
});

test('a proxy that holds the stream back is not waited for', async () => {
  const { api, asked, letTimePass } = serviceThatAnswers((signal) => streamOf([], signal), plain());
  const heard = all(api.chat({ message: 'hola' }));
  await new Promise((next) => setTimeout(next));
  letTimePass();
  expect(await heard).toEqual([REPLY]);
  expect(asked[0]?.signal?.aborted).toBe(true);
});

test('a refusal is no reason to ask again', async () => {
  const refusal = Response.json({ detail: 'Not authenticated' }, { status: 401 });
  const { api, asked } = serviceThatAnswers(refusal, plain());
  const error = await all(api.chat({ message: 'hola' })).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(asked).toHaveLength(1);
});

test('whoever leaves is not answered, and nothing is asked again', async () => {
  const { api, asked } = serviceThatAnswers(streamOf(STREAM.slice(0, 1), 'break'), plain());
  const leaving = new AbortController();
  const events = api.chat({ message: 'hola' }, leaving.signal);
  await events.next();
  leaving.abort();
  await expect(events.next()).rejects.toThrow('aborted');
  expect(asked).toHaveLength(1);
});
