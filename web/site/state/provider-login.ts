// Signing in with the provider of the service: the way there, and the way back with its answer in the address.
import { createClient } from '../../api-client/client.ts';
import { enterFromProvider } from './session.ts';

/** Only these two requests carry a cookie: it ties the answer to the browser that asked. */
const api = createClient({
  baseUrl: '',
  token: () => undefined,
  fetch: (url, init) => fetch(url, { ...init, credentials: 'same-origin' }),
});

const RETURN_TO = 'paseo.return-to';

/** The name of the provider; undefined where the service has none. */
export const providerLabel = async (signal: AbortSignal): Promise<string | undefined> =>
  (await api.loginOptions(signal)).provider?.label;

export async function goToProvider(): Promise<void> {
  const { address } = await api.beginLogin();
  sessionStorage.setItem(RETURN_TO, location.pathname + location.search);
  location.assign(address);
}

/**
 * The second half of a login, when the provider has just sent the browser back.
 *
 * @returns what went wrong; undefined when nothing did, also when this is no way back from the provider
 */
export async function returnFromProvider(): Promise<{ readonly error: unknown } | undefined> {
  const query = new URLSearchParams(location.search);
  const state = query.get('state');
  if (!/^\/account\/?$/u.test(location.pathname) || state === null) return undefined;
  // First of all: a code in the address would stay in the history.
  history.replaceState(null, '', sessionStorage.getItem(RETURN_TO) ?? '/account/');
  sessionStorage.removeItem(RETURN_TO);
  const code = query.get('code');
  if (code === null) return { error: new LeftAtProvider() };
  const iss = query.get('iss');
  try {
    const { access_token } = await api.finishLogin({ code, state, ...(iss !== null && { iss }) });
    await enterFromProvider(access_token);
    return undefined;
  } catch (error) {
    return { error };
  }
}

/** The person turned back at the provider, or it did not let them in. */
export class LeftAtProvider extends Error {}
