// Keys of embedding sites, and the short-lived tokens they are traded for.
import { type Static, Type } from 'typebox';
import type { WidgetKey } from '../domain/widget-key.ts';
import { DateTime, dateTime, named, ONE_LINE, present } from './fields.ts';

const label = Type.String({ minLength: 1, maxLength: 100, format: ONE_LINE });
const allowedOrigins = Type.Array(
  Type.String({
    pattern: '^https?://[A-Za-z0-9.-]+(:\\d{1,5})?$',
    maxLength: 200,
    description: 'Such as https://page.example.',
  }),
  {
    minItems: 1,
    maxItems: 50,
    description: 'Origins such as `https://www.example.org`.',
  },
);
const quota = Type.Optional(
  Type.Union([Type.Integer({ minimum: 1, maximum: 1_000_000 }), Type.Null()], {
    description: 'Requests a minute of all pages with this key together; `null` is no limit.',
  }),
);

const collectsEvents = Type.Optional(
  Type.Boolean({
    description: 'Whether its pages may send events of visitors who agreed; not unless it is said.',
  }),
);

export const WidgetKeyInput = named(
  'WidgetKeyInput',
  { label, allowed_origins: allowedOrigins, requests_per_minute: quota, collects_events: collectsEvents },
  'A new key.',
);
export const WidgetKeyChange = named(
  'WidgetKeyChange',
  {
    label: Type.Optional(label),
    allowed_origins: Type.Optional(allowedOrigins),
    requests_per_minute: quota,
    collects_events: collectsEvents,
  },
  'What is to change of a key.',
);
export type WidgetKeyChange = Static<typeof WidgetKeyChange>;

/** A day: time enough to put the new key into every page. */
const DEFAULT_OVERLAP_MINUTES = 24 * 60;
export const RotationQuery = Type.Object({
  overlap_minutes: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 43_200,
      default: DEFAULT_OVERLAP_MINUTES,
      description: 'How long the old key is still accepted; 0 ends it at once.',
    }),
  ),
});
export const overlapMs = ({
  overlap_minutes: minutes = DEFAULT_OVERLAP_MINUTES,
}: Static<typeof RotationQuery>): number => minutes * 60_000;

const fields = {
  id: Type.Integer(),
  label: Type.String(),
  hint: Type.String({ description: 'The first characters of the key.' }),
  allowed_origins: Type.Array(Type.String()),
  requests_per_minute: Type.Optional(Type.Integer({ description: 'Absent: no limit.' })),
  collects_events: Type.Boolean(),
  created_at: DateTime,
  old_key_until: Type.Optional(
    Type.String({ description: 'Until then the key before the last rotation is accepted.' }),
  ),
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
  collects_events: key.collectsEvents,
  created_at: dateTime(key.createdAt),
  ...present({
    requests_per_minute: key.requestsPerMinute,
    old_key_until: key.previousUntil && dateTime(key.previousUntil),
  }),
  revoked: key.revokedAt !== undefined,
});

export const keySettingsOf = (input: WidgetKeyChange) =>
  present({
    label: input.label,
    allowedOrigins: input.allowed_origins,
    requestsPerMinute: input.requests_per_minute,
    collectsEvents: input.collects_events,
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
    collects_events: Type.Boolean({ description: 'Whether its visitors may be asked for consent to events.' }),
  },
  'A token that only chat and events accept.',
);
