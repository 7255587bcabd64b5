// People for the tests: accounts made through the API, whose browsers are already signed in.
import type { BrowserContextOptions } from 'playwright-core';
import type { Visit } from './browser.ts';
import { ADMIN } from './service.ts';
import type { World } from './world.ts';

const PASSWORD = 'caminito de la tarde';
let people = 0;

export const signedIn = async (world: World, options: BrowserContextOptions = {}): Promise<Visit> =>
  withToken(world, await tokenOf(world), options);

/** Of somebody new, who acts without a browser. */
export async function tokenOf(world: World): Promise<string> {
  people += 1;
  const username = `vecina${people}`;
  await post(`${world.url}/api/users/`, { username, password: PASSWORD, full_name: `Vecina ${people}` });
  return logIn(world, { username, password: PASSWORD });
}

export const asAdministrator = async (world: World, options: BrowserContextOptions = {}): Promise<Visit> =>
  withToken(world, await logIn(world, ADMIN), options);

async function logIn(world: World, credentials: unknown): Promise<string> {
  return (await post<{ access_token: string }>(`${world.url}/api/token`, credentials)).access_token;
}

interface PlannedDay {
  readonly date: string;
  readonly stops: readonly string[];
}

/** Somebody with an account who has a plan. */
export async function planner(
  world: World,
  days: readonly PlannedDay[],
  options: BrowserContextOptions = {},
): Promise<Visit & { readonly token: string; readonly planId: string }> {
  const token = await tokenOf(world);
  const body = {
    title: 'Carmen en Madrid',
    days: days.map(({ date, stops }) => ({ date, stops: stops.map((place_id) => ({ place_id })) })),
  };
  const { id } = await post<{ id: string }>(`${world.url}/api/plans/`, body, token);
  return { ...(await withToken(world, token, options)), token, planId: id };
}

async function withToken(world: World, token: string, options: BrowserContextOptions): Promise<Visit> {
  const visit = await world.visit(options);
  await visit.page.addInitScript(`localStorage.setItem('paseo.token', '${token}')`);
  return visit;
}

async function post<T>(url: string, body: unknown, token?: string): Promise<T> {
  // A connection that was kept for long may close just when it is used again.
  const headers = {
    'content-type': 'application/json',
    connection: 'close',
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}

/** Somebody whose access token the service no longer takes, and whose login can be renewed. */
export async function withStaleToken(world: World, options: BrowserContextOptions = {}): Promise<Visit> {
  people += 1;
  const credentials = { username: `vecina${people}`, password: PASSWORD };
  await post(`${world.url}/api/users/`, { ...credentials, full_name: `Vecina ${people}` });
  const login = { ...credentials, scope: 'offline_access' };
  const { refresh_token: refresh } = await post<{ refresh_token: string }>(`${world.url}/api/token`, login);
  const visit = await world.visit(options);
  await visit.page.addInitScript(`if (!sessionStorage.getItem('begun')) {
    sessionStorage.setItem('begun', 'yes');
    localStorage.setItem('paseo.token', 'stale');
    localStorage.setItem('paseo.refresh', '${refresh}');
  }`);
  return visit;
}
