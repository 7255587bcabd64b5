// A real OpenID Connect provider on this machine, and a browser's way through it: whoever is at the keyboard is signed in
// without a form, and agrees to everything.
import { createServer } from 'node:http';
import { type ClientMetadata, Provider } from 'oidc-provider';

export const REDIRECT_BASE = 'http://paseo.example';
export const CLIENT_SECRET = 'the secret of the client at the provider';

export interface SignInProvider {
  readonly issuer: string;
  /** By subject, what the provider knows of each person. */
  readonly people: Map<string, Readonly<Record<string, unknown>>>;
  /** Who is at the keyboard; undefined for somebody who gives up. */
  atKeyboard: string | undefined;
  /** Goes to this address and through the provider; the parameters with which it sends the browser back. */
  visit(address: string): Promise<Record<string, string>>;
  close(): Promise<void>;
}

/** The settings of a service that lets people sign in there. */
export const settingsFor = (issuer: string): Readonly<Record<string, string>> => ({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: 'paseo',
  OIDC_CLIENT_SECRET: CLIENT_SECRET,
  OIDC_REDIRECT_BASE: REDIRECT_BASE,
  OIDC_LABEL: 'City Hall',
  OIDC_ROLES_CLAIM: 'groups',
  OIDC_ADMIN_VALUES: 'guides, paseo-admins',
});

export async function startSignInProvider(client: Partial<ClientMetadata> = {}): Promise<SignInProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  const people: SignInProvider['people'] = new Map();
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'paseo',
        client_secret: CLIENT_SECRET,
        redirect_uris: [`${REDIRECT_BASE}/account/`],
        ...client,
      },
    ],
    claims: {
      openid: ['sub'],
      profile: ['name', 'preferred_username', 'groups'],
      email: ['email', 'email_verified'],
    },
    cookies: { keys: ['cookies of the provider'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => {
      const known = people.get(sub);
      return known && { accountId: sub, claims: () => ({ sub, ...known }) };
    },
  });
  const answer = provider.callback();
  server.on('request', async (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return answer(request, response);
    const { params, grantId } = await provider.interactionDetails(request, response);
    const accountId = self.atKeyboard;
    if (accountId === undefined) return provider.interactionFinished(request, response, { error: 'access_denied' });
    const grant = grantId
      ? await provider.Grant.find(grantId)
      : new provider.Grant({ accountId, clientId: String(params.client_id) });
    grant?.addOIDCScope(String(params.scope));
    const consent = { grantId: (await grant?.save()) ?? '' };
    return provider.interactionFinished(request, response, { login: { accountId }, consent });
  });

  const self: SignInProvider = {
    issuer,
    people,
    atKeyboard: undefined,
    async visit(address) {
      // Each visit is a browser of its own: nobody is remembered at the provider.
      const cookies = new Map<string, string>();
      let next = address;
      while (next.startsWith(issuer)) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const response = await fetch(next, { redirect: 'manual', headers: { cookie } });
        for (const each of response.headers.getSetCookie()) {
          const [name = '', value = ''] = each.split(';')[0]?.split(/=(.*)/su) ?? [];
          cookies.set(name, value);
        }
        const location = response.headers.get('location');
        if (!location) throw new Error(`the provider answered ${response.status}: ${await response.text()}`);
        next = new URL(location, next).href;
      }
      return Object.fromEntries(new URL(next).searchParams);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return self;
}
