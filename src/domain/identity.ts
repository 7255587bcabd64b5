// A person as an identity provider knows them, and what of its claims counts here. The provider's words are strangers' text
// until they have passed the rules of accounts.
import { LONGEST_FULL_NAME, LONGEST_USERNAME } from './account-rules.ts';
import type { Role } from './person.ts';

/** Names one person for ever: a subject is never given to somebody else by its issuer. E-mail addresses are. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
}

export type Claims = Readonly<Record<string, unknown>>;

/** What the operator says of a provider's claims. */
export interface ClaimPolicy {
  /** The claim that names a person's roles; without one, accounts keep the role that they have here. */
  readonly rolesClaim?: string | undefined;
  /** Its values that make an administrator. */
  readonly adminValues: readonly string[];
  /** Whether a verified e-mail address leads to the account that has it as its username. */
  readonly linksVerifiedEmail: boolean;
}

/** The role that the claims give; undefined where the operator named no claim. A missing claim makes nobody administrator. */
export function roleOf(claims: Claims, { rolesClaim, adminValues }: ClaimPolicy): Role | undefined {
  if (rolesClaim === undefined) return undefined;
  const value = claimAt(claims, rolesClaim);
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.some((each) => typeof each === 'string' && adminValues.includes(each)) ? 'admin' : 'user';
}

/** `groups`, an address such as `https://example.org/roles`, or a path with dots such as `realm_access.roles`. */
function claimAt(claims: Claims, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name];
  let value: unknown = claims;
  for (const step of name.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = (value as Record<string, unknown>)[step];
  }
  return value;
}

/** The address, only where the provider says that it is the person's; anything but `true` is no word for that. */
export const verifiedEmailOf = ({ email, email_verified: isVerified }: Claims): string | undefined =>
  typeof email === 'string' && isVerified === true ? email : undefined;

const SHORTEST_NAME = 3;
/** Room for what tells two people of one name apart. */
const LONGEST_STEM = LONGEST_USERNAME - 8;
const FOREIGN = /[^\p{L}\p{N}._@+-]|\p{Default_Ignorable_Code_Point}/gu;

/**
 * A username for a new account, which may be taken. An e-mail address is none: one that is not the person's would stand
 * for somebody else.
 */
export function usernameFrom(claims: Claims): string {
  for (const wanted of [claims.preferred_username, claims.nickname, claims.given_name, claims.name]) {
    if (typeof wanted !== 'string') continue;
    const letters = [...(wanted.split('@')[0] ?? '').normalize('NFKC').replace(FOREIGN, '')];
    if (letters.length >= SHORTEST_NAME) return letters.slice(0, LONGEST_STEM).join('');
  }
  return 'visitor';
}

const UNWRITABLE = /\p{Cc}|\p{Surrogate}|^\ufeff/gu;

export const fullNameFrom = ({ name }: Claims): string | undefined => {
  const clean = typeof name === 'string' ? [...name.replace(UNWRITABLE, '')].slice(0, LONGEST_FULL_NAME).join('') : '';
  return clean.trim() === '' ? undefined : clean;
};
