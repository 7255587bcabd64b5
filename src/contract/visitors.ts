// Tokens for visitors of the page who have no account.
import { Type } from 'typebox';
import { named } from './fields.ts';

export const VisitorTokenBody = named(
  'VisitorToken',
  {
    access_token: Type.String(),
    token_type: Type.Literal('bearer'),
    expires_in: Type.Integer({ description: 'Seconds.' }),
  },
  'A token that only the chat, suggestions and plans accept.',
);
