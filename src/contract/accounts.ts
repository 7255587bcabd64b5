// Accounts and login.
import { type Static, Type } from 'typebox';
import { LONGEST_FULL_NAME, LONGEST_PASSWORD, USERNAME_PATTERN } from '../domain/account-rules.ts';
import { ROLES, type User } from '../domain/person.ts';
import { DateTime, dateTime, named, ONE_LINE, STORABLE, VISIBLE } from './fields.ts';

const username = Type.String({
  pattern: USERNAME_PATTERN,
  // Some letters leave no mark on a page (U+3164).
  format: VISIBLE,
  description: '3 to 64 letters, digits and `._@+-`.',
  examples: ['carmen'],
});
const password = Type.String({
  minLength: 8,
  maxLength: LONGEST_PASSWORD,
  format: STORABLE,
  description: 'Taken exactly as received. Never returned.',
});
const fullName = Type.String({ maxLength: LONGEST_FULL_NAME, format: ONE_LINE, examples: ['Carmen Ruiz'] });
const role = Type.Enum([...ROLES], { description: '`admin` needs an administrator’s token.' });

export const SignUp = named(
  'SignUp',
  {
    username,
    password,
    full_name: Type.Optional(fullName),
    role: Type.Optional(role),
  },
  'A new account. `full_name` defaults to the username, `role` to `user`. Unknown fields are ignored.',
);
export type SignUp = Static<typeof SignUp>;

export const UserBody = named(
  'User',
  {
    id: Type.Integer(),
    username: Type.String(),
    full_name: Type.String(),
    role: Type.String(),
    is_active: Type.Boolean(),
    created_at: DateTime,
  },
  'An account.',
);

export const userBody = (user: User): Static<typeof UserBody> => ({
  id: user.id,
  username: user.username,
  full_name: user.fullName,
  role: user.role,
  is_active: user.isActive,
  created_at: dateTime(user.createdAt),
});

export const Credentials = named(
  'Credentials',
  {
    username: Type.String({ minLength: 1, maxLength: 1_024 }),
    password: Type.String({ minLength: 1, maxLength: 1_024 }),
    grant_type: Type.Optional(Type.Literal('password')),
    scope: Type.Optional(
      Type.Unknown({
        description: 'Extension: with `offline_access` among its words the answer has a `refresh_token`.',
      }),
    ),
  },
  'OAuth 2.0 password grant, as JSON or form.',
);
export type Credentials = Static<typeof Credentials>;

export const TokenBody = named(
  'Token',
  {
    access_token: Type.String(),
    token_type: Type.Literal('bearer'),
    refresh_token: Type.Optional(
      Type.String({
        description: 'Extension: only where it was asked for. Good for one renewal at `/api/token/refresh`.',
      }),
    ),
  },
  'A signed JWT.',
);

export const RefreshInput = named(
  'RefreshInput',
  { refresh_token: Type.String({ minLength: 1, maxLength: 200, format: ONE_LINE }) },
  'A refresh token.',
);

/** OAuth 2.0 writes scopes as words with spaces between them. */
export const asksForRefresh = (scope: unknown): boolean =>
  typeof scope === 'string' && scope.split(' ').includes('offline_access');

export const UserChange = named(
  'UserChange',
  { is_active: Type.Optional(Type.Boolean()), role: Type.Optional(role) },
  'What an administrator may change of an account.',
);
export const OwnChange = named(
  'OwnChange',
  {
    full_name: Type.Optional(fullName),
    password: Type.Optional(password),
    current_password: Type.Optional(
      Type.String({ minLength: 1, maxLength: 1_024, description: 'Needed to change the password.' }),
    ),
  },
  'What people may change of their own account.',
);
export type OwnChange = Static<typeof OwnChange>;
