// Refresh tokens: asked for at login, traded for the next access token, used once. A second use means that two hold it, and
// ends the whole family.
import type { RefreshTokenRepository } from '../db/refresh-tokens.ts';
import type { Account, UserRepository } from '../db/users.ts';
import type { UserId } from '../domain/branded.ts';
import { DomainError } from '../domain/errors.ts';
import type { Clock } from '../system/clock.ts';
import { randomId, sha256 } from '../system/random.ts';
import type { Tokens } from '../system/tokens.ts';

export interface RefreshDeps {
  readonly users: UserRepository;
  readonly tokens: Tokens;
  readonly refreshTokens: RefreshTokenRepository;
  readonly clock: Clock;
  /** How long one is good; 0 where the operator gives none out. */
  readonly refreshTokenDays: number;
}

interface RenewedLogin {
  readonly accessToken: string;
  /** Absent where the operator gives none out. */
  readonly refreshToken?: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** A login that can be renewed; undefined where the operator gives no refresh tokens out. */
export const beginFamily = (deps: RefreshDeps, account: Account): Promise<string | undefined> =>
  handOut(deps, account, { family: randomId(), lifetimeMs: deps.refreshTokenDays * DAY_MS });

/** @throws DomainError `token/invalid` for a token that is unknown, expired, revoked or was used before */
export async function refresh(deps: RefreshDeps, refreshToken: string): Promise<RenewedLogin> {
  const hash = sha256(refreshToken);
  const used = await deps.refreshTokens.use(hash, deps.clock.now());
  if (!used) {
    const family = await deps.refreshTokens.familyOf(hash);
    if (family !== undefined) await deps.refreshTokens.removeFamily(family);
    throw refusal();
  }
  const account = await deps.users.findAccountById(used.userId);
  if (!account?.user.isActive || account.passwordVersion !== used.passwordVersion) {
    await deps.refreshTokens.removeFamily(used.family);
    throw refusal();
  }
  const { user, passwordVersion } = account;
  const accessToken = await deps.tokens.issue({ sub: user.username, uid: user.id, pwv: passwordVersion });
  const next = await handOut(deps, account, { family: used.family, lifetimeMs: deps.refreshTokenDays * DAY_MS });
  return { accessToken, ...(next !== undefined && { refreshToken: next }) };
}

/** Ends the family of a token; of an unknown one nothing is said. */
export async function revokeRefreshToken(
  { refreshTokens }: Pick<RefreshDeps, 'refreshTokens'>,
  refreshToken: string,
): Promise<void> {
  const family = await refreshTokens.familyOf(sha256(refreshToken));
  if (family !== undefined) await refreshTokens.removeFamily(family);
}

export const revokeAllOf = ({ refreshTokens }: Pick<RefreshDeps, 'refreshTokens'>, userId: UserId): Promise<void> =>
  refreshTokens.removeAllOf(userId);

async function handOut(
  { refreshTokens, clock }: RefreshDeps,
  { user, passwordVersion }: Account,
  { family, lifetimeMs }: { readonly family: string; readonly lifetimeMs: number },
): Promise<string | undefined> {
  if (lifetimeMs === 0) return undefined;
  const token = `rt_${randomId()}${randomId()}`;
  const issuedAt = clock.now();
  const expiresAt = new Date(issuedAt.getTime() + lifetimeMs);
  await refreshTokens.add(sha256(token), { family, userId: user.id, passwordVersion, issuedAt, expiresAt });
  return token;
}

const refusal = () => new DomainError('token/invalid', 'Could not validate credentials');
