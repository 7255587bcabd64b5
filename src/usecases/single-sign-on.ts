// Signing in with a provider: two halves of a login, the account of an identity, and the role that its claims give.
import type { Administer, AdminStore } from '../db/administration.ts';
import type { IdentityRepository } from '../db/identities.ts';
import type { UserRepository } from '../db/users.ts';
import { requireGoodNames } from '../domain/account-rules.ts';
import type { Actor } from '../domain/audit.ts';
import type { UserId } from '../domain/branded.ts';
import { DomainError } from '../domain/errors.ts';
import {
  type ClaimPolicy,
  type Claims,
  fullNameFrom,
  type Identity,
  roleOf,
  usernameFrom,
  verifiedEmailOf,
} from '../domain/identity.ts';
import { isStorable } from '../domain/text.ts';
import type { Clock } from '../system/clock.ts';
import {
  type IdentityProvider,
  type LoginSecrets,
  type ProviderAnswer,
  ProviderAway,
  type ProviderClaims,
  ProviderRefusal,
} from '../system/identity-provider.ts';
import type { Log } from '../system/log.ts';
import type { Passwords } from '../system/passwords.ts';
import { randomId } from '../system/random.ts';
import type { Sealing } from '../system/sealing.ts';
import type { Tokens } from '../system/tokens.ts';

/** Present where the operator has configured a provider. */
export interface SingleSignOn {
  readonly provider: IdentityProvider;
  readonly policy: ClaimPolicy;
  /** The provider's name, for the button. */
  readonly label: string;
  /** Whether browsers reach the service by https, so that its cookie can say so. */
  readonly isSecure: boolean;
  readonly sealing: Sealing;
}

export interface SingleSignOnDeps {
  readonly singleSignOn?: SingleSignOn;
  readonly users: UserRepository;
  readonly identities: IdentityRepository;
  readonly administer: Administer;
  readonly passwords: Passwords;
  readonly tokens: Tokens;
  readonly clock: Clock;
  readonly log: Log;
}

/** How long somebody may take at the provider. */
export const LOGIN_SECONDS = 600;
const AWAY_RETRY_S = 5;
/** OpenID Connect Core, 2. */
const LONGEST_SUBJECT = 255;
const ATTEMPTS = 5;
const BY_CLAIMS: Actor = { kind: 'service' };

/** @throws DomainError `login/not-offered` */
export function offered({ singleSignOn }: Pick<SingleSignOnDeps, 'singleSignOn'>): SingleSignOn {
  if (!singleSignOn) throw new DomainError('login/not-offered', 'This service has no sign-in with a provider');
  return singleSignOn;
}

/**
 * @returns the provider's address to go to, and what the browser must bring back, sealed
 * @throws DomainError `login/not-offered`, `login/provider-away`
 */
export async function beginLogin(
  deps: SingleSignOnDeps,
): Promise<{ readonly address: string; readonly sealed: string }> {
  const { provider, sealing } = offered(deps);
  try {
    const { address, secrets } = await provider.begin();
    const until = deps.clock.now().getTime() + LOGIN_SECONDS * 1000;
    return { address, sealed: sealing.seal(JSON.stringify({ ...secrets, until })) };
  } catch (error) {
    throw told(deps, error);
  }
}

/**
 * @param sealed what this browser was given when the login began
 * @returns a signed access token, as a login by password gives
 * @throws DomainError `login/not-offered`, `login/expired`, `login/refused`, `login/deactivated`, `login/provider-away`
 */
export async function finishLogin(
  deps: SingleSignOnDeps,
  sealed: string | undefined,
  answer: ProviderAnswer,
): Promise<string> {
  const { provider } = offered(deps);
  const secrets = openedSecrets(deps, sealed);
  // Before the provider is asked: an answer that was slipped into another person's browser ends here.
  if (secrets?.state !== answer.state)
    throw new DomainError(
      'login/expired',
      'This sign-in took too long or began in another browser; please start again',
    );
  const claims = await provider.finish(answer, secrets).catch((error: unknown) => {
    throw told(deps, error);
  });
  const userId = await accountOf(deps, claims);
  const account = await deps.users.findAccountById(userId);
  if (!account?.user.isActive) throw new DomainError('login/deactivated', 'This account is deactivated');
  const { user, passwordVersion } = account;
  return deps.tokens.issue({ sub: user.username, uid: user.id, pwv: passwordVersion });
}

function openedSecrets(deps: SingleSignOnDeps, sealed: string | undefined): LoginSecrets | undefined {
  const text = sealed === undefined ? undefined : offered(deps).sealing.open(sealed);
  if (text === undefined) return undefined;
  const { until, ...secrets } = JSON.parse(text) as LoginSecrets & { readonly until: number };
  return deps.clock.now().getTime() < until ? secrets : undefined;
}

/** The account that the identity signs in to, with the role that the claims give; made where there is none. */
async function accountOf(deps: SingleSignOnDeps, claims: ProviderClaims): Promise<UserId> {
  const identity: Identity = { issuer: claims.iss, subject: claims.sub };
  if (!isStorable(claims.sub) || claims.sub.length > LONGEST_SUBJECT)
    throw new DomainError('login/refused', 'The sign-in provider names this person in a way that cannot be kept');
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const known = await deps.identities.findOwner(identity);
    if (known !== undefined) return withRole(deps, known, claims);
    const linked = await firstLogin(deps, identity, claims, attempt);
    if (linked !== undefined) return linked;
  }
  throw new DomainError('service/overloaded', 'Please try again', { retryAfterS: 1 });
}

/** Roles are the provider's to give and to take, the last administrator's too: the command line makes another. */
async function withRole(deps: SingleSignOnDeps, userId: UserId, claims: Claims): Promise<UserId> {
  const role = roleOf(claims, offered(deps).policy);
  const account = role && (await deps.users.findAccountById(userId));
  if (account && account.user.role !== role) await deps.administer(BY_CLAIMS, (store) => giveRole(store, userId, role));
  return userId;
}

async function giveRole({ users, note }: AdminStore, userId: UserId, role: 'user' | 'admin'): Promise<void> {
  await users.change(userId, { role });
  await note({ action: 'changed', object: 'user', objectId: String(userId), details: { role, by: 'claims' } });
}

/** @returns undefined when the name or the identity was taken meanwhile */
async function firstLogin(
  deps: SingleSignOnDeps,
  identity: Identity,
  claims: Claims,
  attempt: number,
): Promise<UserId | undefined> {
  const { policy } = offered(deps);
  // Nobody knows this password, and nobody is told: such an account is entered by its provider alone.
  const passwordHash = await deps.passwords.hash(`${randomId()}${randomId()}`);
  const namesake = policy.linksVerifiedEmail ? await accountByEmail(deps, claims) : undefined;
  try {
    return await deps.administer(BY_CLAIMS, async (store) => {
      if (namesake !== undefined) await takeOver(store, namesake, passwordHash);
      const userId = namesake ?? (await newAccount(store, claims, { passwordHash, attempt, policy }));
      if (!(await store.identities.link(identity, userId))) throw new LostRace();
      if (namesake !== undefined && roleOf(claims, policy) === 'admin') await giveRole(store, userId, 'admin');
      return userId;
    });
  } catch (error) {
    if (error instanceof LostRace || (error instanceof DomainError && error.code === 'username/taken'))
      return undefined;
    throw error;
  }
}

/** Undoes what was begun: another login, or an administrator, was faster. */
class LostRace extends Error {}

/**
 * The account whose username is the verified address. Never an administrator's, and never one that an identity signs in to:
 * its name may have come from another provider's claims.
 */
async function accountByEmail(deps: SingleSignOnDeps, claims: Claims): Promise<UserId | undefined> {
  const email = verifiedEmailOf(claims);
  const account = email === undefined ? undefined : await deps.users.findAccount(email);
  if (!account || account.user.role === 'admin') return undefined;
  return (await deps.identities.listOf(account.user.id)).length > 0 ? undefined : account.user.id;
}

/**
 * Usernames are not proof of an address: whoever made the account before its owner came loses the password and all logins.
 * The new password locks the account, so what is looked at after it stays so until the identity is linked.
 */
async function takeOver(store: AdminStore, userId: UserId, passwordHash: string): Promise<void> {
  await store.users.changePassword(userId, passwordHash);
  const account = await store.users.findAccountById(userId);
  const isLinked = (await store.identities.listOf(userId)).length > 0;
  if (isLinked || account?.user.role !== 'user') throw new LostRace();
  await store.note({ action: 'changed', object: 'user', objectId: String(userId), details: { linked: true } });
}

async function newAccount(
  { users, note }: AdminStore,
  claims: Claims,
  {
    passwordHash,
    attempt,
    policy,
  }: { readonly passwordHash: string; readonly attempt: number; readonly policy: ClaimPolicy },
): Promise<UserId> {
  const name = usernameFrom(claims);
  const username =
    attempt === 0
      ? name
      : `${name}-${randomId()
          .replace(/[^a-z\d]/gu, '')
          .slice(0, 5)}`;
  const role = roleOf(claims, policy) ?? 'user';
  const fullName = fullNameFrom(claims) ?? username;
  requireGoodNames({ username, fullName });
  const added = await users.add({ username, fullName, role, passwordHash });
  await note({ action: 'created', object: 'user', objectId: String(added.id), details: { role, by: 'claims' } });
  return added.id;
}

/** For the person a plain sentence; for the operator's log one word of why, and nothing that was sent. */
function told({ log }: SingleSignOnDeps, error: unknown): unknown {
  if (error instanceof ProviderAway) {
    log.warn({ reason: error.reason }, 'the sign-in provider cannot be asked');
    return new DomainError('login/provider-away', 'The sign-in provider cannot be reached, please try again later', {
      retryAfterS: AWAY_RETRY_S,
    });
  }
  if (!(error instanceof ProviderRefusal)) return error;
  log.info({ reason: error.reason }, 'a sign-in with the provider was refused');
  return new DomainError('login/refused', 'The sign-in provider did not confirm this sign-in; please start again');
}
