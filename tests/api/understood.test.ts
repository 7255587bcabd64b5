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

const say = (message: string, query = '') =>
  service.ask({ method: 'POST', url: `/api/recommendations/chat${query}`, headers, payload: { message } });

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

test('a word that nobody could read is reported', async () => {
  const { unread } = (await say('museums with a flurbinator', '?include=understood')).json();
  expect(unread.join(' ')).toContain('flurbinator');
});

test('anything else to include is refused', async () => {
  expect((await say('museums', '?include=everything')).statusCode).toBe(422);
});
