// What the chat understood, for those who ask.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bearer, startTestService, type TestService } from '../support/service.ts';

let service: TestService;
let headers: Record<string, string>;
beforeAll(async () => {
  service = await startTestService('embedded');
  headers = bearer(await service.signIn('ada'));
});
afterAll(() => service?.close());

const say = (message: string, query = '', more: Readonly<Record<string, unknown>> = {}) =>
  service.ask({ method: 'POST', url: `/api/recommendations/chat${query}`, headers, payload: { message, ...more } });

test('without asking, the answer has exactly the fields of the contract', async () => {
  expect(Object.keys((await say('museums near the Retiro')).json()).sort()).toEqual([
    'extracted_preferences',
    'recommendations',
    'response_text',
  ]);
});

test('wishes come with the words that said them and with what became of them', async () => {
  const { understood, unread } = (await say('museums near the Retiro', '?include=understood')).json();
  expect(understood).toContainEqual(
    expect.objectContaining({
      attribute: 'category',
      operator: 'is',
      value: 'museums',
      polarity: 'want',
      said: 'museums',
    }),
  );
  for (const { status } of understood) expect(['granted', 'unverifiable', 'dropped']).toContain(status);
  expect(unread).toEqual([]);
});

test('places around a part of the city are near it, though they are not within its border', async () => {
  const { understood, recommendations } = (await say('tapas near Lavapiés', '?include=understood')).json();
  expect(recommendations.length).toBeGreaterThan(0);
  const where = understood.filter(({ attribute }: { attribute: string }) => /^(?:near|area)$/u.test(attribute));
  expect(where.map(({ status }: { status: string }) => status)).toEqual(['granted']);
});

test('a word that nobody could read is reported, and is no part of the list', async () => {
  const { unread, list } = (await say('museums with a flurbinator', '?include=understood')).json();
  expect(unread.join(' ')).toContain('flurbinator');
  expect(list).toContain('category:museums');
  expect(list.join(' ')).not.toContain('text:');
});

test('anything else to include is refused', async () => {
  expect((await say('museums', '?include=everything')).statusCode).toBe(422);
});

test('the search that stands is told for lists, and not where none was made', async () => {
  const talk = { conversation_id: 'list' };
  const { list } = (await say('museums open now', '?include=understood', talk)).json();
  expect(list).toEqual(['category:museums', 'open:now']);
  expect((await say('thank you', '?include=understood', talk)).json().list).toBeUndefined();
});

test('the conversation goes on from the list that the asker looks at', async () => {
  const museums = (await service.ask({ url: '/api/places/?wish=category:museums' })).json() as { id: string }[];
  const shown = museums.map(({ id }) => id);
  const list = { wishes: ['category:museums'], shown };
  const second = (await say('tell me about the second one', '', { list, conversation_id: 'second' })).json();
  expect(second.recommendations[0].place_id).toBe(shown[1]);
  const free = (await say('only the free ones', '?include=understood', { list, conversation_id: 'free' })).json();
  expect(free.list).toEqual(['category:museums', 'free:yes']);
});

test('a list of wishes that nobody knows is refused', async () => {
  expect((await say('cheaper', '', { list: { wishes: ['category:unicorns'] } })).statusCode).toBe(422);
});
