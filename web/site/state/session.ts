// Who is signed in. The token is remembered until it expires; a 401 signs out wherever it happens.
import { ApiError, createClient, type User } from '../../api-client/client.ts';
import { fetchAhead } from './answers-ahead.ts';
import { memory } from './memory.ts';
import { createStore } from './store.ts';

export interface Session {
  readonly token: string;
  readonly user: User;
  /** Signed in with the provider of the service: such an account has no password. */
  readonly isFromProvider: boolean;
}

export const session = createStore<Session | undefined>(undefined);
/** Set when a session ended by itself, so that the page can say so. */
export const sessionEnded = createStore(false);

let token: string | undefined;

export const api = createClient({ baseUrl: '', token: () => token, fetch: fetchAhead });

export async function restoreSession(): Promise<void> {
  token = memory.read('token');
  if (!token) return;
  try {
    enter(token, await api.me());
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return signOut();
    // Without a network the person who was here last is still here, and so is the copy of their plan.
    const user = rememberedUser();
    if (user) session.set({ token, user, isFromProvider: isFromProvider() });
  }
}

function enter(heldToken: string, user: User): void {
  memory.write('user', JSON.stringify(user));
  session.set({ token: heldToken, user, isFromProvider: isFromProvider() });
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
  const { access_token } = await api.login({ username, password });
  return begin(access_token, false);
}

/** After signing in with the provider: the session is the same. */
export const enterFromProvider = (accessToken: string): Promise<User> => begin(accessToken, true);

async function begin(accessToken: string, fromProvider: boolean): Promise<User> {
  token = accessToken;
  const user = await api.me();
  memory.write('token', accessToken);
  memory.write('from-provider', fromProvider ? 'yes' : undefined);
  sessionEnded.set(false);
  enter(accessToken, user);
  return user;
}

export async function signUp(account: { username: string; password: string; full_name: string }): Promise<User> {
  const { username, password, full_name } = account;
  await api.signUp({ username, password, ...(full_name ? { full_name } : {}) });
  return signIn(username, password);
}

/** After the account itself changed. */
export function refreshUser(user: User): void {
  const current = session.get();
  if (current) enter(current.token, user);
}

export function signOut(): void {
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
