// Visitors without an account: a token that chat and plans accept. It is kept in this browser, so that a visitor who
// comes back is the same visitor; where storage is blocked it lasts as long as the page.
import { ApiError, type ChatEvent, type ChatQuestion, createClient } from '../../api-client/client.ts';
import { memory } from './memory.ts';
import { withRenewal } from './renewal.ts';
import { renewed, session, sessionToken } from './session.ts';

interface VisitorToken {
  readonly token: string;
  readonly expiresMs: number;
}

/** Renewed this early, so that no token expires on its way. */
const MARGIN_MS = 30_000;

let known = remembered();

/** The token of the person who is signed in, else of the visitor. */
const callerToken = (): string | undefined => (session.get() && sessionToken()) ?? known?.token;

/** For what needs no account, but a caller: chat and plans. */
export const service = createClient({
  baseUrl: '',
  token: callerToken,
  fetch: withRenewal(fetch, (refused) => (session.get() ? renewed(refused) : Promise.resolve(undefined))),
});

/** Asks as the caller; a visitor whose token the service does not take gets a new one, once. */
export async function asCaller<T>(ask: () => Promise<T>): Promise<T> {
  await admitVisitor();
  try {
    return await ask();
  } catch (error) {
    if (!isTokenRefused(error)) throw error;
    await renew();
    return ask();
  }
}

export async function* converse(question: ChatQuestion, signal: AbortSignal): AsyncGenerator<ChatEvent, void> {
  await admitVisitor();
  try {
    yield* service.chat(question, signal);
  } catch (error) {
    // A refusal comes before the first event, so nothing is said twice.
    if (!isTokenRefused(error)) throw error;
    await renew();
    yield* service.chat(question, signal);
  }
}

/** Erases a conversation of the caller at the service; without an id, all of them. */
export const forgetTalk = (conversation_id: string | undefined): Promise<unknown> =>
  asCaller(() => service.call.deleteRecommendationsChat({ query: conversation_id ? { conversation_id } : {} }));

const isTokenRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401 && session.get() === undefined;

async function admitVisitor(): Promise<void> {
  if (session.get()) return;
  // Another tab may have renewed it meanwhile.
  known = remembered() ?? known;
  if (!known || known.expiresMs < Date.now() + MARGIN_MS) await renew();
}

let renewing: Promise<void> | undefined;

function renew(): Promise<void> {
  renewing ??= askAnew().finally(() => {
    renewing = undefined;
  });
  return renewing;
}

/** With the token of before, even an expired one, the visitor stays the same. */
async function askAnew(): Promise<void> {
  const doorkeeper = createClient({ baseUrl: '', token: () => known?.token });
  const { value } = await doorkeeper.call.postVisitorToken();
  known = { token: value.access_token, expiresMs: Date.now() + value.expires_in * 1000 };
  memory.write('visitor', JSON.stringify(known));
}

function remembered(): VisitorToken | undefined {
  try {
    const kept = JSON.parse(memory.read('visitor') ?? 'null') as Partial<VisitorToken> | null;
    const isWhole = typeof kept?.token === 'string' && Number.isFinite(kept.expiresMs);
    return isWhole ? (kept as VisitorToken) : undefined;
  } catch {
    return undefined;
  }
}
