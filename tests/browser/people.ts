// People for the tests: accounts made through the API, whose browsers are already signed in.
import type { BrowserContextOptions } from 'playwright-core';
import type { Visit } from './browser.ts';
import { ADMIN } from './service.ts';
import type { World } from './world.ts';

const PASSWORD = 'caminito de la tarde';
let people = 0;

export async function signedIn(world: World, options: BrowserContextOptions = {}): Promise<Visit> {
  people += 1;
  const username = `vecina${people}`;
  await post(`${world.url}/api/users/`, { username, password: PASSWORD, full_name: `Vecina ${people}` });
  return withToken(world, { username, password: PASSWORD }, options);
}

export const asAdministrator = (world: World, options: BrowserContextOptions = {}): Promise<Visit> =>
  withToken(world, ADMIN, options);

async function withToken(world: World, credentials: unknown, options: BrowserContextOptions): Promise<Visit> {
  const { access_token } = await post<{ access_token: string }>(`${world.url}/api/token`, credentials);
  const visit = await world.visit(options);
  await visit.page.addInitScript(`localStorage.setItem('paseo.token', '${access_token}')`);
  return visit;
}

async function post<T>(url: string, body: unknown): Promise<T> {
  // A connection that was kept for long may close just when it is used again.
  const headers = { 'content-type': 'application/json', connection: 'close' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}
