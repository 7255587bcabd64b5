// What an account may be called, wherever it is made: at the service, the command line, the first start or a provider.
import { type Fault, refuseFaults } from './errors.ts';

const SHORTEST_USERNAME = 3;
export const LONGEST_USERNAME = 64;
export const LONGEST_FULL_NAME = 128;
export const LONGEST_PASSWORD = 128;

/** Letters, digits and `._@+-`. */
export const USERNAME_PATTERN = `^[\\p{L}\\p{N}._@+-]{${SHORTEST_USERNAME},${LONGEST_USERNAME}}$`;
export const USERNAME_FORM = `${SHORTEST_USERNAME} to ${LONGEST_USERNAME} letters, digits and ._@+-`;
const USERNAME = new RegExp(USERNAME_PATTERN, 'u');
/** Some letters leave no mark on a page (U+3164). */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
const UNWRITABLE = /\p{Cc}|\p{Surrogate}|^\ufeff/u;

interface Names {
  readonly username: string;
  readonly fullName: string;
}

export function faultsOfNames({ username, fullName }: Names): readonly Fault[] {
  const faults: Fault[] = [];
  if (!USERNAME.test(username) || INVISIBLE.test(username))
    faults.push({ pointer: '/username', message: `username must be ${USERNAME_FORM}` });
  if (UNWRITABLE.test(fullName) || [...fullName].length > LONGEST_FULL_NAME)
    faults.push({
      pointer: '/full_name',
      message: `full_name must have at most ${LONGEST_FULL_NAME} characters, none of them a control character`,
    });
  return faults;
}

/** @throws DomainError `request/invalid` */
export const requireGoodNames = (names: Names): void => refuseFaults(faultsOfNames(names));
