// An OpenID Connect provider that the operator trusts: discovery, the address to sign in at, and what it says of a person.
// Whatever a login needs between its two halves is handed out and comes back; nothing of a login is kept here.
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  clockTolerance,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  None,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { boundedFetch } from './bounded-fetch.ts';

/** What the two halves of one login share; whoever knows it can finish the login, so it travels sealed. */
export interface LoginSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** What the provider sends back through the browser. */
export interface ProviderAnswer {
  readonly code: string;
  readonly state: string;
  readonly iss?: string | undefined;
}

export type ProviderClaims = Readonly<Record<string, unknown>> & { readonly iss: string; readonly sub: string };

export interface IdentityProvider {
  /** @throws ProviderAway when discovery gets no usable answer in time */
  begin(): Promise<{ readonly address: string; readonly secrets: LoginSecrets }>;
  /**
   * The claims of the ID token, and where the provider has a userinfo endpoint those that only it tells.
   *
   * @throws ProviderRefusal for an answer that was not made for this login, or used before
   * @throws ProviderAway when the provider cannot be asked
   */
  finish(answer: ProviderAnswer, secrets: LoginSecrets): Promise<ProviderClaims>;
}

/** `reason` is a word of ours or the library's code, never what the provider or the browser sent. */
export class ProviderRefusal extends Error {
  readonly reason: string;
  constructor(reason: string) {
    super('the provider’s answer does not belong to this login');
    this.reason = reason;
  }
}

export class ProviderAway extends Error {
  readonly reason: string;
  constructor(reason: string) {
    super('the provider cannot be asked');
    this.reason = reason;
  }
}

interface ProviderOptions {
  readonly issuer: string;
  readonly clientId: string;
  /** Absent for a public client, which PKCE alone protects. */
  readonly clientSecret?: string | undefined;
  readonly scopes: string;
  readonly redirectUri: string;
  /** Of one outgoing request; a login makes four at most. */
  readonly timeoutS?: number;
}

const TIMEOUT_S = 3;
/** Providers rarely move their endpoints; their signing keys are fetched anew by the library when one is unknown. */
const KNOWN_FOR_MS = 60 * 60_000;
/** After a failure nobody asks again for so long: many who press the button must not become a flood. */
const AWAY_FOR_MS = 2_000;
/** A clock of the provider may differ by so much. */
const CLOCK_DIFFERENCE_S = 30;

export function createIdentityProvider(options: ProviderOptions): IdentityProvider {
  const configured = discoveredOnce(options);
  return {
    async begin() {
      const secrets = { state: randomState(), nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier() };
      const address = buildAuthorizationUrl(await configured(), {
        redirect_uri: options.redirectUri,
        scope: options.scopes,
        state: secrets.state,
        nonce: secrets.nonce,
        code_challenge: await calculatePKCECodeChallenge(secrets.codeVerifier),
        code_challenge_method: 'S256',
      });
      return { address: address.href, secrets };
    },
    async finish(answer, { state, nonce, codeVerifier }) {
      const configuration = await configured();
      const returned = new URL(options.redirectUri);
      for (const [name, value] of Object.entries(answer))
        if (value !== undefined) returned.searchParams.set(name, value);
      try {
        const tokens = await authorizationCodeGrant(configuration, returned, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
        });
        const identity = tokens.claims();
        if (!identity) throw new ProviderRefusal('no identity');
        const hasMore = configuration.serverMetadata().userinfo_endpoint !== undefined;
        const more = hasMore ? await fetchUserInfo(configuration, tokens.access_token, identity.sub) : {};
        // What is signed has precedence over what is only told.
        return { ...more, ...identity };
      } catch (error) {
        throw failureOf(error);
      }
    },
  };
}

/** Discovery at the first login and not at the start: a provider that is away must not keep the service from running. */
function discoveredOnce({ issuer, clientId, clientSecret, timeoutS = TIMEOUT_S }: ProviderOptions) {
  let known: { readonly asked: Promise<Configuration>; readonly untilMs: number } | undefined;
  return (): Promise<Configuration> => {
    if (known && performance.now() < known.untilMs) return known.asked;
    const server = new URL(issuer);
    const asked = discovery(
      server,
      clientId,
      { ...(clientSecret !== undefined && { client_secret: clientSecret }), [clockTolerance]: CLOCK_DIFFERENCE_S },
      clientSecret === undefined ? None() : undefined,
      {
        timeout: timeoutS,
        [customFetch]: boundedFetch(timeoutS),
        execute: [enableNonRepudiationChecks, ...(server.protocol === 'http:' ? [allowInsecureRequests] : [])],
      },
    ).catch((error: unknown) => {
      known = { asked, untilMs: performance.now() + AWAY_FOR_MS };
      throw new ProviderAway(reasonOf(error));
    });
    known = { asked, untilMs: performance.now() + KNOWN_FOR_MS };
    return asked;
  };
}

/** Codes of the library when the network, and not the answer, is at fault. */
const NETWORK = new Set(['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON']);

function failureOf(error: unknown): Error {
  if (error instanceof ProviderRefusal) return error;
  const reason = reasonOf(error);
  const isNetwork = NETWORK.has(reason) || (error instanceof TypeError && !('code' in error));
  return isNetwork ? new ProviderAway(reason) : new ProviderRefusal(reason);
}

/** A code such as `OAUTH_INVALID_RESPONSE`; a message may quote the other side. */
function reasonOf(error: unknown): string {
  const { code, name } = error as { readonly code?: unknown; readonly name?: unknown };
  return typeof code === 'string' && /^[A-Z_]{3,60}$/u.test(code) ? code : String(name).slice(0, 60);
}
