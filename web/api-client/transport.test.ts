import { expect, test } from 'vitest';
import { ApiError, createClient } from './client.ts';

interface Sent {
  readonly url: string;
  readonly init: RequestInit;
}

/** A service that answers from a list, and remembers what it was asked and how long the client waited. */
function serviceThatAnswers(...answers: readonly (Response | Error)[]) {
  const sent: Sent[] = [];
  const waits: number[] = [];
  const left = [...answers];
  const api = createClient({
    baseUrl: 'https://paseo.example',
    token: () => 'a.b.c',
    fetch: async (url, init = {}) => {
      sent.push({ url: String(url), init });
      const answer = left.shift();
      if (answer instanceof Error || !answer) throw answer ?? new Error('nothing left to answer');
      return answer;
    },
    wait: async (seconds) => {
      waits.push(seconds);
    },
  });
  return { api, sent, waits };
}

const json = (body: unknown, init: ResponseInit = {}) => Response.json(body, init);
const put = (seconds: number) =>
  json({ detail: 'Too Many Requests' }, { status: 429, headers: { 'Retry-After': `${seconds}` } });
const failure = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => Promise.reject(),
    (error) => error,
  );

test('a refusal names the fields that were not as they must be', async () => {
  const errors = [
    { pointer: '/opening_hours', message: 'no' },
    { pointer: '/prices/0/amount' },
    { pointer: '/prices/1' },
  ];
  const { api } = serviceThatAnswers(json({ detail: 'no', code: 'request/invalid', errors }, { status: 422 }));
  expect((await failure(api.places({}))).fields).toEqual(['opening_hours', 'prices']);
});

test('a request that was put off is repeated after the time that was named', async () => {
  const { api, waits } = serviceThatAnswers(put(2), put(1), json([]));
  expect(await api.preferences()).toEqual([]);
  expect(waits).toEqual([2, 1]);
});

test('writing is repeated too when it was refused, because a refusal wrote nothing', async () => {
  const { api, sent } = serviceThatAnswers(put(1), json({ id: 1, user_id: 1, category: 'parks', rating: 4 }));
  await api.setPreference('parks', 4);
  expect(sent).toHaveLength(2);
});

test.each([429, 503])('a file that was refused with %d is not sent again', async (status) => {
  const refusal = json({ detail: 'later' }, { status, headers: { 'Retry-After': '1' } });
  const { api, sent } = serviceThatAnswers(refusal, json({}));
  const error = await failure(api.importCatalogue({ content: new Blob(['{}']), source: 'jsonl' }));
  expect([error.status, sent.length]).toEqual([status, 1]);
});

test('an import that failed while it was stored is told from one that was refused', async () => {
  const failed = (code: string) =>
    new Response(`event: failed\ndata: ${JSON.stringify({ detail: 'x', code })}\n\n`, {
      headers: { 'Content-Type': 'text/event-stream' },
    });
  const { api } = serviceThatAnswers(failed('import/bad-data'), failed('storage/unavailable'));
  const order = { content: new Blob(['{}']), source: 'jsonl' } as const;
  expect((await failure(api.importCatalogue(order))).status).toBe(422);
  expect((await failure(api.importCatalogue(order))).status).toBe(503);
});

test('nobody is kept waiting longer than a few seconds', async () => {
  const { api, sent } = serviceThatAnswers(put(42), json([]));
  const error = await failure(api.preferences());
  expect([error.status, error.retryAfterS, sent.length]).toEqual([429, 42, 1]);
});

test('when the connection is lost reading is repeated and writing is not, for it may have been done', async () => {
  const reading = serviceThatAnswers(new TypeError('lost'), json([]));
  expect(await reading.api.preferences()).toEqual([]);
  const writing = serviceThatAnswers(new TypeError('lost'), json({}));
  expect((await failure(writing.api.deleteMe())).status).toBe(0);
  expect(writing.sent).toHaveLength(1);
});

test('what may have been done when a deadline passed is done once, and what was refused at the door is tried again', async () => {
  const late = (code: string) => json({ detail: 'later', code }, { status: 503, headers: { 'Retry-After': '1' } });
  const done = () => json({ id: 1, user_id: 1, category: 'parks', rating: 4 });
  const begun = serviceThatAnswers(late('service/too-late'), done());
  expect((await failure(begun.api.setPreference('parks', 4))).code).toBe('service/too-late');
  const refused = serviceThatAnswers(late('service/overloaded'), done());
  await refused.api.setPreference('parks', 4);
  const read = serviceThatAnswers(late('service/too-late'), json([]));
  await read.api.preferences();
  expect([begun, refused, read].map(({ sent }) => sent.length)).toEqual([1, 2, 2]);
});

test('an error carries what the service said and the number of the request', async () => {
  const { api } = serviceThatAnswers(json({ detail: 'Place not found', request_id: 'r7' }, { status: 404 }));
  const error = await failure(api.place('nowhere', 'en'));
  expect(error).toBeInstanceOf(ApiError);
  expect([error.status, error.detail, error.requestId]).toEqual([404, 'Place not found', 'r7']);
});

test('names with slashes and ampersands stay one part of the path', async () => {
  const { api, sent } = serviceThatAnswers(json({ detail: 'Preference deleted' }));
  await api.deletePreference('burger/pizza shops & more');
  expect(sent[0]?.url).toBe('https://paseo.example/api/preferences/burger%2Fpizza%20shops%20%26%20more');
});

test('the token travels in its header, and cookies never', async () => {
  const { api, sent } = serviceThatAnswers(json([]));
  await api.preferences();
  expect(sent[0]?.init.credentials).toBe('omit');
  expect(sent[0]?.init.headers).toMatchObject({ Authorization: 'Bearer a.b.c' });
});

test('an abandoned request ends as such and is not repeated', async () => {
  const controller = new AbortController();
  const { api, sent } = serviceThatAnswers(new DOMException('abandoned', 'AbortError'), json([]));
  controller.abort();
  expect((await failure(api.preferences(controller.signal))).name).toBe('AbortError');
  expect(sent).toHaveLength(1);
});
