// Keys of embedding sites, and the short-lived tokens they are traded for.
import { type Static, Type } from 'typebox';
import type { WidgetKey } from '../domain/widget-key.ts';
import { DateTime, dateTime, named, ONE_LINE } from './fields.ts';

export const WidgetKeyInput = named(
  'WidgetKeyInput',
  {
    label: Type.String({ minLength: 1, maxLength: 100, format: ONE_LINE }),
    allowed_origins: Type.Array(Type.String({ pattern: '^https?://[A-Za-z0-9.-]+(:\\d{1,5})?$', maxLength: 200 }), {
      minItems: 1,
      maxItems: 50,
      description: 'Origins such as `https://www.example.org`.',
    }),
  },
  'A new key.',
);

const fields = {
  id: Type.Integer(),
  label: Type.String(),
  hint: Type.String({ description: 'The first characters of the key.' }),
  allowed_origins: Type.Array(Type.String()),
  created_at: DateTime,
  revoked: Type.Boolean(),
};
export const WidgetKeyBody = named('WidgetKey', fields, 'A key without its secret part.');
export const NewWidgetKeyBody = named(
  'NewWidgetKey',
  { ...fields, key: Type.String({ description: 'Shown this once.' }) },
  'A key just made.',
);

export const widgetKeyBody = (key: WidgetKey): Static<typeof WidgetKeyBody> => ({
  id: key.id,
  label: key.label,
  hint: key.hint,
  allowed_origins: [...key.allowedOrigins],
  created_at: dateTime(key.createdAt),
  revoked: key.revokedAt !== undefined,
});

export const WidgetTokenInput = named(
  'WidgetTokenInput',
  { key: Type.String({ minLength: 1, maxLength: 200 }) },
  'The key of the embedding page.',
);
export const WidgetTokenBody = named(
  'WidgetToken',
  {
    access_token: Type.String(),
    token_type: Type.Literal('bearer'),
    expires_in: Type.Integer({ description: 'Seconds.' }),
  },
  'A token that only the chat accepts.',
);
