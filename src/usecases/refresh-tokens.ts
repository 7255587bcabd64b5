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
  /** How long a login can be renewed; 0 where the operator gives no refresh tokens out. */
  readonly refreshTokenDays: number;
}

interface RenewedLogin {
  readonly accessToken: string;
  readonly refreshToken: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** A login that can be renewed; undefined where the operator gives no refresh tokens out. */
export async function beginFamily(deps: RefreshDeps, { user, passwordVersion }: Account): Promise<string | undefined> {
  if (deps.refreshTokenDays === 0) return undefined;
  const token = newToken();
  const issuedAt = deps.clock.now();
  const expiresAt = new Date(issuedAt.getTime() + deps.refreshTokenDays * DAY_MS);
  const stored = { family: randomId(), userId: user.id, passwordVersion, issuedAt, expiresAt };
  await deps.refreshTokens.add(sha256(token), stored);
  return token;
}

/** @throws DomainError `token/invalid` for a token that is unknown, expired, revoked or was used before */
export async function refresh(deps: RefreshDeps, oldToken: string): Promise<RenewedLogin> {
  if (deps.refreshTokenDays === 0) throw refusal();
  const refreshToken = newToken();
  const next = await deps.refreshTokens.rotate(sha256(oldToken), sha256(refreshToken), deps.clock.now());
  if (!next) {
    await revokeRefreshToken(deps, oldToken);
    throw refusal();
  }
  const account = await deps.users.findAccountById(next.userId);
  if (!account?.user.isActive || account.passwordVersion !== next.passwordVersion) {
    await deps.refreshTokens.removeFamily(next.family);
    throw refusal();
  }
  const { user, passwordVersion } = account;
  const accessToken = await deps.tokens.issue({ sub: user.username, uid: user.id, pwv: passwordVersion });
  return { accessToken, refreshToken };
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

const newToken = () => `rt_${randomId()}${randomId()}`;

const refusal = () => new DomainError('token/invalid', 'Could not validate credentials');
