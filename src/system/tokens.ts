// Access tokens: signed JWTs, verified with the one configured algorithm and no leeway.
import { type JWTHeaderParameters, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Clock } from './clock.ts';

type TokenAlgorithm = 'HS256' | 'HS384' | 'HS512';

/** The claims of a validly signed token. Only `sub` and `exp` are certain to be there. */
interface Claims {
  readonly sub: string;
  readonly exp: number;
  /** Binds the token to this very account: a deleted and re-registered name has another id. */
  readonly uid?: unknown;
  /** Version of the password at login: changing it ends older tokens. */
  readonly pwv?: unknown;
}

/** A visitor of an embedding page: may chat, and nothing else. */
interface WidgetClaims {
  readonly keyId: number;
  readonly visitor: string;
  readonly exp: number;
}

export interface Tokens {
  readonly lifetimeS: number;
  issue(claims: { readonly sub: string; readonly uid: number; readonly pwv: number }): Promise<string>;
  /** The claims, or undefined for anything that is not a valid, unexpired token of ours. */
  verify(token: string): Promise<Claims | undefined>;
  issueWidget(claims: {
    readonly keyId: number;
    readonly visitor: string;
  }): Promise<{ token: string; lifetimeS: number }>;
  /** @param graceS how long ago it may have expired */
  verifyWidget(token: string, graceS?: number): Promise<WidgetClaims | undefined>;
  /** For a visitor of our own pages, who has no account. */
  issueVisitor(visitor: string): Promise<{ token: string; lifetimeS: number }>;
  /** The visitor of a token of ours. @param graceS how long ago it may have expired */
  verifyVisitor(token: string, graceS?: number): Promise<string | undefined>;
}

const WIDGET_LIFETIME_S = 15 * 60;
const WIDGET_AUDIENCE = 'paseo:widget-chat';
const VISITOR_LIFETIME_S = 15 * 60;
const VISITOR_AUDIENCE = 'paseo:visitor';
/** A token cannot be longer than this and be ours. */
const MAX_TOKEN_LENGTH = 4_096;
/** Verified signatures remembered, so that a busy client is verified once and not per request. */
const CACHE_SIZE = 10_000;
/** Anything else in a header (`crit`, `jwk`, `jku`, `x5c`, ...) tries to steer verification. */
const HEADER_NAMES = new Set(['alg', 'typ', 'kid']);
/** A clock of another replica may be ahead by so much; a token from later than that was not issued by us. */
const CLOCK_DIFFERENCE_S = 60;
/** Ids are 32-bit in the database. */
const MAX_ID = 2_147_483_647;

type Payload = Record<string, unknown> & { readonly exp: number };

export function createTokens(options: {
  readonly secret: string;
  /** The secret before the present one: tokens signed with it stay valid until they expire. */
  readonly previousSecret?: string | undefined;
  readonly algorithm: TokenAlgorithm;
  readonly lifetimeMinutes: number;
  readonly clock: Clock;
}): Tokens {
  const keyOf = (secret: string) => new TextEncoder().encode(secret);
  const key = keyOf(options.secret);
  const verifyingKeys = [key, ...(options.previousSecret === undefined ? [] : [keyOf(options.previousSecret)])];
  const lifetimeS = options.lifetimeMinutes * 60;
  const verified = new LRUCache<string, Payload>({ max: CACHE_SIZE });
  const nowS = () => Math.floor(options.clock.now().getTime() / 1000);

  const sign = (payload: Record<string, unknown>, seconds: number) =>
    new SignJWT(payload)
      .setProtectedHeader({ alg: options.algorithm, typ: 'JWT' })
      .setIssuedAt(nowS())
      .setExpirationTime(nowS() + seconds)
      .sign(key);

  const payloadOf = async (token: string): Promise<Payload | undefined> => {
    if (token.length > MAX_TOKEN_LENGTH) return undefined;
    const known = verified.get(token);
    if (known) return isFresh(known) ? known : undefined;
    if (!isCanonical(token)) return undefined;
    for (const verifyingKey of verifyingKeys) {
      const payload = await verifiedPayload(token, verifyingKey);
      if (payload === undefined) continue;
      remember(token, payload);
      return payload;
    }
    return undefined;
  };
  const verifiedPayload = async (token: string, verifyingKey: Uint8Array, graceS = 0): Promise<Payload | undefined> => {
    try {
      const { payload, protectedHeader } = await jwtVerify(token, verifyingKey, {
        algorithms: [options.algorithm],
        clockTolerance: 0,
        currentDate: new Date(options.clock.now().getTime() - graceS * 1000),
        requiredClaims: ['exp'],
      });
      return isOurs(protectedHeader, payload) ? (payload as Payload) : undefined;
    } catch {
      return undefined;
    }
  };
  const latePayloadOf = async (token: string, graceS: number): Promise<Payload | undefined> => {
    if (token.length > MAX_TOKEN_LENGTH || !isCanonical(token)) return undefined;
    const payloads = await Promise.all(verifyingKeys.map((each) => verifiedPayload(token, each, graceS)));
    return payloads.find((payload) => payload !== undefined);
  };
  const payloadWithin = (token: string, graceS: number): Promise<Payload | undefined> =>
    graceS === 0 ? payloadOf(token) : latePayloadOf(token, graceS);
  /** A valid signature is not enough where the secret is shared: a token with an issuer or another type is not ours. */
  const isOurs = (header: JWTHeaderParameters, { iss, iat, exp }: JWTPayload): boolean =>
    Object.keys(header).every((name) => HEADER_NAMES.has(name)) &&
    (header.typ === undefined || header.typ === 'JWT') &&
    iss === undefined &&
    Number.isFinite(exp) &&
    (iat === undefined || iat <= nowS() + CLOCK_DIFFERENCE_S);
  const isFresh = (payload: Payload): boolean => payload.exp > options.clock.now().getTime() / 1000;
  const remember = (token: string, payload: Payload): void => {
    verified.set(token, payload);
  };

  return {
    lifetimeS,
    issue: (claims) => sign({ ...claims }, lifetimeS),
    async verify(token) {
      const payload = await payloadOf(token);
      if (payload === undefined || payload.aud !== undefined) return undefined;
      return typeof payload.sub === 'string' && payload.sub !== '' ? (payload as unknown as Claims) : undefined;
    },
    async issueWidget({ keyId, visitor }) {
      return {
        token: await sign({ aud: WIDGET_AUDIENCE, kid: keyId, vis: visitor }, WIDGET_LIFETIME_S),
        lifetimeS: WIDGET_LIFETIME_S,
      };
    },
    async verifyWidget(token, graceS = 0) {
      const payload = await payloadWithin(token, graceS);
      if (payload?.aud !== WIDGET_AUDIENCE) return undefined;
      const { kid, vis, exp } = payload;
      return isId(kid) && typeof vis === 'string' ? { keyId: kid, visitor: vis, exp } : undefined;
    },
    async issueVisitor(visitor) {
      return {
        token: await sign({ aud: VISITOR_AUDIENCE, vis: visitor }, VISITOR_LIFETIME_S),
        lifetimeS: VISITOR_LIFETIME_S,
      };
    },
    async verifyVisitor(token, graceS = 0) {
      const payload = await payloadWithin(token, graceS);
      return payload?.aud === VISITOR_AUDIENCE && typeof payload.vis === 'string' ? payload.vis : undefined;
    },
  };
}

/** Decoders forgive padding, strange signs and unused bits; one token then has many spellings. Only ours is taken. */
const isCanonical = (token: string): boolean =>
  token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);

const isId = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= MAX_ID;
