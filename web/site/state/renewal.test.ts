import { expect, test, vi } from 'vitest';
import { withRenewal } from './renewal.ts';

const asked = (token: string): RequestInit => ({ method: 'POST', headers: { Authorization: `Bearer ${token}` } });

/** A service that takes one token. */
function serviceFor(good: string) {
  const tokens: (string | null)[] = [];
  const send = async (_address: string, options: RequestInit = {}) => {
    const token = new Headers(options.headers).get('Authorization');
    tokens.push(token);
    return new Response(null, { status: token === `Bearer ${good}` ? 200 : 401 });
  };
  return { send, tokens };
}

test('what was refused is asked again with the next token, once', async () => {
  const { send, tokens } = serviceFor('new');
  const answer = await withRenewal(send, async () => 'new')('/api/reviews/', asked('old'));
  expect([answer.status, tokens]).toEqual([200, ['Bearer old', 'Bearer new']]);
});

test('a session that is over stays refused, and so does a token that is no better', async () => {
  const { send, tokens } = serviceFor('new');
  expect((await withRenewal(send, async () => undefined)('/', asked('old'))).status).toBe(401);
  expect((await withRenewal(send, async () => 'worse')('/', asked('old'))).status).toBe(401);
  expect(tokens).toEqual(['Bearer old', 'Bearer old', 'Bearer worse']);
});

test('nothing is renewed for an answer that came, or for somebody without a session', async () => {
  const { send } = serviceFor('good');
  const renewed = vi.fn(async () => 'x');
  await withRenewal(send, renewed)('/', asked('good'));
  await withRenewal(send, renewed)('/', {});
  expect(renewed).not.toHaveBeenCalled();
});
