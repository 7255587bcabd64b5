// Who is signed in. The token is remembered and renewed for as long as the service lets it be; a 401 after that signs out
// wherever it happens.
import { ApiError, createClient, type User } from '../../api-client/client.ts';
import { fetchAhead } from './answers-ahead.ts';
import { memory } from './memory.ts';
import { inOneTab, withRenewal } from './renewal.ts';
import { createStore } from './store.ts';

export interface Session {
  readonly user: User;
  /** Signed in with the provider of the service: such an account has no password. */
  readonly isFromProvider: boolean;
}

export const session = createStore<Session | undefined>(undefined);
/** Set when a session ended by itself, so that the page can say so. */
export const sessionEnded = createStore(false);

let token: string | undefined;
/** Good for one renewal; a sign-in with the provider has none. */
let refreshToken: string | undefined;

/** It changes while the session lasts. */
export const sessionToken = (): string | undefined => token;

/** Asks without a session: for the tokens themselves. */
const doorkeeper = createClient({ baseUrl: '', token: () => undefined });

export const api = createClient({ baseUrl: '', token: () => token, fetch: withRenewal(fetchAhead, renewed) });

let underWay: Promise<string | undefined> | undefined;

/** The token that takes the place of one that was refused; nothing where there is none. */
export function renewed(refused: string): Promise<string | undefined> {
  if (token === undefined || token !== refused) return Promise.resolve(token);
  underWay ??= inOneTab(() => traded(refused)).finally(() => {
    underWay = undefined;
  });
  return underWay;
}

async function traded(refused: string): Promise<string | undefined> {
  // Another tab may have renewed it meanwhile.
  const kept = memory.read('token');
  if (kept !== undefined && kept !== refused) {
    [token, refreshToken] = [kept, memory.read('refresh')];
    return token;
  }
  if (refreshToken === undefined) return undefined;
  try {
    const { value } = await doorkeeper.call.postTokenRefresh({ body: { refresh_token: refreshToken } });
    keepTokens(value);
    return token;
  } catch (error) {
    // It is used up, or the login has ended. Without a network it may still be good.
    if (error instanceof ApiError && error.status === 401) keepRefreshToken(undefined);
    return undefined;
  }
}

interface Tokens {
  readonly access_token: string;
  readonly refresh_token?: string | undefined;
}

function keepTokens({ access_token, refresh_token }: Tokens): void {
  token = access_token;
  memory.write('token', access_token);
  keepRefreshToken(refresh_token);
}

function keepRefreshToken(next: string | undefined): void {
  refreshToken = next;
  memory.write('refresh', next);
}

export async function restoreSession(): Promise<void> {
  token = memory.read('token');
  refreshToken = memory.read('refresh');
  if (!token) return;
  try {
    enter(await api.me());
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return signOut();
    // Without a network the person who was here last is still here, and so is the copy of their plan.
    const user = rememberedUser();
    if (user) session.set({ user, isFromProvider: isFromProvider() });
  }
}

function enter(user: User): void {
  memory.write('user', JSON.stringify(user));
  session.set({ user, isFromProvider: isFromProvider() });
}

const isFromProvider = (): boolean => memory.read('from-provider') !== undefined;

function rememberedUser(): User | undefined {
  try {
    const kept = JSON.parse(memory.read('user') ?? 'null') as User | null;
    return typeof kept?.id === 'number' && typeof kept.username === 'string' ? kept : undefined;
  } catch {
    return undefined;
  }
}

export async function signIn(username: string, password: string): Promise<User> {
  return begin(await api.login({ username, password, scope: 'offline_access' }), false);
}

/** After signing in with the provider: the session is the same. */
export const enterFromProvider = (accessToken: string): Promise<User> => begin({ access_token: accessToken }, true);

async function begin(tokens: Tokens, fromProvider: boolean): Promise<User> {
  token = tokens.access_token;
  const user = await api.me();
  keepTokens(tokens);
  memory.write('from-provider', fromProvider ? 'yes' : undefined);
  sessionEnded.set(false);
  enter(user);
  return user;
}

export async function signUp(account: { username: string; password: string; full_name: string }): Promise<User> {
  const { username, password, full_name } = account;
  await api.signUp({ username, password, ...(full_name ? { full_name } : {}) });
  return signIn(username, password);
}

/** After the account itself changed. */
export function refreshUser(user: User): void {
  if (session.get()) enter(user);
}

export function signOut(): void {
  // What is left in no browser should be good for nothing.
  if (refreshToken) doorkeeper.call.postTokenRevoke({ body: { refresh_token: refreshToken } }).catch(() => undefined);
  keepRefreshToken(undefined);
  token = undefined;
  memory.write('token', undefined);
  memory.write('user', undefined);
  memory.write('from-provider', undefined);
  session.set(undefined);
}

/** Says whether an error meant that the session is over; if so, it is ended here. */
export function endsSession(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status !== 401 || token === undefined) return false;
  signOut();
  sessionEnded.set(true);
  return true;
}
