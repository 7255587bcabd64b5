// Accounts: sign-up, login, and who a token belongs to.
import type { Administer } from '../db/administration.ts';
import type { Account, UserRepository } from '../db/users.ts';
import { faultsOfNames, LONGEST_PASSWORD } from '../domain/account-rules.ts';
import type { Actor } from '../domain/audit.ts';
import { DomainError, type Fault, invalidAt, refuseFaults } from '../domain/errors.ts';
import type { Role, User } from '../domain/person.ts';
import { foldCase, lengthOf } from '../domain/text.ts';
import { isCommonPassword } from '../system/common-passwords.ts';
import type { Passwords } from '../system/passwords.ts';
import type { FailureThrottle } from '../system/throttle.ts';
import type { Tokens } from '../system/tokens.ts';
import { addUserAs } from './admin/users.ts';

export interface AccountDeps {
  readonly users: UserRepository;
  readonly administer: Administer;
  readonly passwords: Passwords;
  readonly tokens: Tokens;
  readonly throttle: { readonly perNameAndAddress: FailureThrottle; readonly perAddress: FailureThrottle };
  readonly passwordRules: PasswordRules;
}

interface NewAccount {
  readonly username: string;
  readonly password: string;
  readonly fullName?: string | undefined;
  readonly role?: Role | undefined;
}

/** What tells who a token belongs to. */
export type AuthenticationDeps = Pick<AccountDeps, 'users' | 'tokens'>;

const INVALID_TOKEN = 'Could not validate credentials';
const WRONG_LOGIN = 'Incorrect username or password';

/** Who makes an account. */
export interface Maker {
  readonly role: Role;
  readonly actor: Actor;
}

/**
 * @param maker the person of a valid token, if one was sent; only an administrator makes administrators
 * @throws DomainError `role/insufficient`, `request/invalid`, `username/taken`
 */
export async function signUp(deps: AccountDeps, account: NewAccount, maker: Maker | undefined): Promise<User> {
  const { username, password, fullName = username, role = 'user' } = account;
  if (role === 'admin' && maker?.role !== 'admin')
    throw new DomainError('role/insufficient', 'Insufficient permissions');
  return addUser(deps, { username, password, fullName, role }, maker?.actor);
}

/**
 * Makes an account without asking who asks: for the command line and the first start.
 *
 * @param maker the administrator who makes the account, for the audit log; undefined where people sign up themselves
 */
export async function addUser(
  deps: AccountDeps,
  account: Required<Omit<NewAccount, 'fullName' | 'role'>> & { readonly fullName: string; readonly role: Role },
  maker?: Actor,
): Promise<User> {
  const { username, password, fullName, role } = account;
  refuseFaults([...faultsOfNames({ username, fullName }), ...faultsOfPassword(deps.passwordRules, username, password)]);
  const passwordHash = await deps.passwords.hash(password);
  const user = { username, fullName, role, passwordHash };
  return maker ? deps.administer(maker, (store) => addUserAs(store, user)) : deps.users.add(user);
}

interface Login {
  readonly username: string;
  readonly password: string;
  /** Address of the caller, for throttling. */
  readonly address: string;
}

/**
 * Unknown name, wrong password and inactive account are indistinguishable, in the answer and in the work done. A right
 * password always gets in: only failures are throttled.
 *
 * @returns a signed access token, and the account that it is for
 * @throws DomainError `credentials/invalid`, `login/throttled`, `service/overloaded`
 */
export async function logIn(
  deps: AccountDeps,
  { username, password, address }: Login,
): Promise<{ readonly token: string; readonly account: Account }> {
  const account = await deps.users.findAccount(username);
  const matches = await deps.passwords.verify(account?.passwordHash, password);
  const key = `${foldCase(username)} ${address}`;
  if (!matches || !account?.user.isActive) throw refusal(deps, key, address);
  deps.throttle.perNameAndAddress.relieve(key);
  await rehashIfOutdated(deps, account, password);
  const { user, passwordVersion } = account;
  return { token: await deps.tokens.issue({ sub: user.username, uid: user.id, pwv: passwordVersion }), account };
}

/** @throws DomainError `token/invalid` for anything but a valid token of an existing, active account */
export async function authenticate({ users, tokens }: AuthenticationDeps, token: string | undefined): Promise<User> {
  const claims = token === undefined ? undefined : await tokens.verify(token);
  const account = claims && (await users.findAccount(claims.sub));
  // Who logs in may spell the name in another way; a token says it as the account does, or is not ours.
  if (!account?.user.isActive || claims?.sub !== account.user.username)
    throw new DomainError('token/invalid', INVALID_TOKEN);
  const { uid = account.user.id, pwv = account.passwordVersion } = claims ?? {};
  if (uid !== account.user.id || pwv !== account.passwordVersion) throw new DomainError('token/invalid', INVALID_TOKEN);
  return account.user;
}

export function requireAdmin(user: User): void {
  if (user.role !== 'admin') throw new DomainError('role/insufficient', 'Insufficient permissions');
}

/** @throws DomainError `user/not-found` */
export async function requireExists({ users }: Pick<AccountDeps, 'users'>, username: string): Promise<void> {
  if (!(await users.findAccount(username))) throw new DomainError('user/not-found', 'User not found');
}

interface OwnChanges {
  readonly fullName?: string | undefined;
  readonly password?: string | undefined;
  readonly currentPassword?: string | undefined;
}

/** Changes one's own account; a new password needs the present one and ends all tokens. */
export async function changeOwnAccount(deps: AccountDeps, user: User, changes: OwnChanges): Promise<User> {
  if (changes.password !== undefined) await changeOwnPassword(deps, user, changes.password, changes.currentPassword);
  if (changes.fullName === undefined) return user;
  return (await deps.users.change(user.id, { fullName: changes.fullName })) ?? user;
}

async function changeOwnPassword(
  deps: AccountDeps,
  user: User,
  password: string,
  currentPassword: string | undefined,
): Promise<void> {
  const account = await deps.users.findAccount(user.username);
  const matches = await deps.passwords.verify(account?.passwordHash, currentPassword ?? '');
  if (!matches) throw invalidAt('/current_password', 'current_password is missing or wrong');
  refuseFaults(faultsOfPassword(deps.passwordRules, user.username, password));
  await deps.users.changePassword(user.id, await deps.passwords.hash(password));
}

/** How good a password must be here. */
export interface PasswordRules {
  readonly minLength: number;
  readonly refuseCommon: boolean;
}

export function faultsOfPassword(
  { minLength, refuseCommon }: PasswordRules,
  username: string,
  password: string,
): readonly Fault[] {
  const messages: string[] = [];
  if (lengthOf(password) < minLength) messages.push(`password must have at least ${minLength} characters`);
  if (lengthOf(password) > LONGEST_PASSWORD) messages.push(`password must have at most ${LONGEST_PASSWORD} characters`);
  if (foldCase(password) === foldCase(username)) messages.push('password must not equal the username');
  if (refuseCommon && isCommonPassword(password))
    messages.push('password is one of those that guessers try first; please choose another');
  return messages.map((message) => ({ pointer: '/password', message }));
}

function refusal({ throttle }: AccountDeps, key: string, address: string): DomainError {
  const waitS = Math.max(throttle.perNameAndAddress.fail(key), throttle.perAddress.fail(address));
  if (waitS === 0) return new DomainError('credentials/invalid', WRONG_LOGIN);
  return new DomainError('login/throttled', 'Too many failed logins, please wait before trying again', {
    retryAfterS: waitS,
  });
}

async function rehashIfOutdated({ users, passwords }: AccountDeps, account: Account, password: string): Promise<void> {
  const { user, passwordHash: before } = account;
  if (!passwords.isOutdated(before)) return;
  try {
    await users.rehash(user.id, { before, after: await passwords.hash(password) });
  } catch (error) {
    // The password was right; a busy service strengthens its hash another time.
    if (!(error instanceof DomainError && error.code === 'service/overloaded')) throw error;
  }
}
