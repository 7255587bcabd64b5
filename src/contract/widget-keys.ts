// Keys of embedding sites and of servers, and the short-lived tokens that the former are traded for.
import { type Static, type TSchema, Type } from 'typebox';
import { type AccessKey, KEY_SCOPES } from '../domain/access-key.ts';
import { LANGUAGES } from '../domain/language.ts';
import { DateTime, dateTime, named, ONE_LINE, present, sharedAs } from './fields.ts';

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

const nullable = <T extends TSchema>(schema: T, description: string) =>
  Type.Optional(Type.Union([schema, Type.Null()], { description }));
const tenant = {
  pack: nullable(
    Type.String({ minLength: 1, maxLength: 64, format: ONE_LINE }),
    'Id of the city that the key is for; it must be the one that is served. `null`: whatever city is served.',
  ),
  language: nullable(Type.Enum([...LANGUAGES]), 'Of the widget, and of answers to requests that name none.'),
};
const line = (maxLength: number) => Type.Optional(Type.String({ minLength: 1, maxLength, format: ONE_LINE }));
const LookBody = Type.Object(
  {
    accent: Type.Optional(Type.String({ pattern: '^#[0-9a-fA-F]{6}$', description: 'A colour, such as #a3262a.' })),
    title: line(60),
    greeting: line(300),
  },
  {
    ...sharedAs('WidgetLook'),
    description: 'How a chat looks and greets; in `widget.js` the attributes of its element come first.',
  },
);
const look = nullable(LookBody, 'How the widget looks.');
const scopes = Type.Array(Type.Enum([...KEY_SCOPES], sharedAs('KeyScope')), {
  minItems: 1,
  maxItems: KEY_SCOPES.length,
  uniqueItems: true,
  description: 'What the key may do.',
});

const WidgetKeyInput = named(
  'WidgetKeyInput',
  {
    label,
    allowed_origins: allowedOrigins,
    requests_per_minute: quota,
    collects_events: collectsEvents,
    ...tenant,
    look,
  },
  'A new key.',
);
const WidgetKeyChange = named(
  'WidgetKeyChange',
  {
    label: Type.Optional(label),
    allowed_origins: Type.Optional(allowedOrigins),
    requests_per_minute: quota,
    collects_events: collectsEvents,
    ...tenant,
    look,
  },
  'What is to change of a key.',
);
type WidgetKeyChange = Static<typeof WidgetKeyChange>;

const ServiceKeyInput = named(
  'ServiceKeyInput',
  { label, scopes, requests_per_minute: quota, ...tenant },
  'A new key of a server.',
);
const ServiceKeyChange = named(
  'ServiceKeyChange',
  { label: Type.Optional(label), scopes: Type.Optional(scopes), requests_per_minute: quota, ...tenant },
  'What is to change of a key.',
);
type ServiceKeyChange = Static<typeof ServiceKeyChange>;

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

const shared = {
  id: Type.Integer(),
  label: Type.String(),
  hint: Type.String({ description: 'The first characters of the key.' }),
  requests_per_minute: Type.Optional(Type.Integer({ description: 'Absent: no limit.' })),
  pack: Type.Optional(Type.String()),
  language: Type.Optional(Type.String()),
  created_at: DateTime,
  old_key_until: Type.Optional(
    Type.String({ description: 'Until then the key before the last rotation is accepted.' }),
  ),
  revoked: Type.Boolean(),
};
const fields = {
  ...shared,
  allowed_origins: Type.Array(Type.String()),
  collects_events: Type.Boolean(),
  look: Type.Optional(LookBody),
};
const WidgetKeyBody = named('WidgetKey', fields, 'A key without its secret part.');
const NewWidgetKeyBody = named(
  'NewWidgetKey',
  { ...fields, key: Type.String({ description: 'Shown this once.' }) },
  'A key just made.',
);

const serviceFields = { ...shared, scopes: Type.Array(Type.String()) };
const ServiceKeyBody = named('ServiceKey', serviceFields, 'A key of a server without its secret part.');
const NewServiceKeyBody = named(
  'NewServiceKey',
  { ...serviceFields, key: Type.String({ description: 'Shown this once; sent as `Authorization: Bearer`.' }) },
  'A key of a server, just made.',
);

/** What is sent and answered about keys of each kind. */
export const KEY_SCHEMAS = {
  widget: { input: WidgetKeyInput, change: WidgetKeyChange, body: WidgetKeyBody, newBody: NewWidgetKeyBody },
  service: { input: ServiceKeyInput, change: ServiceKeyChange, body: ServiceKeyBody, newBody: NewServiceKeyBody },
} as const;

export const keyBody = (key: AccessKey): Static<typeof WidgetKeyBody> | Static<typeof ServiceKeyBody> =>
  key.kind === 'service'
    ? { ...sharedBody(key), scopes: [...key.scopes] }
    : {
        ...sharedBody(key),
        allowed_origins: [...key.allowedOrigins],
        collects_events: key.collectsEvents,
        ...present({ look: key.look }),
      };

const sharedBody = (key: AccessKey) => ({
  id: key.id,
  label: key.label,
  hint: key.hint,
  created_at: dateTime(key.createdAt),
  ...present({
    requests_per_minute: key.requestsPerMinute,
    pack: key.pack,
    language: key.language,
    old_key_until: key.previousUntil && dateTime(key.previousUntil),
  }),
  revoked: key.revokedAt !== undefined,
});

export const keySettingsOf = (input: WidgetKeyChange & ServiceKeyChange) =>
  present({
    label: input.label,
    requestsPerMinute: input.requests_per_minute,
    pack: input.pack,
    language: input.language,
    allowedOrigins: input.allowed_origins,
    collectsEvents: input.collects_events,
    look: input.look,
    scopes: input.scopes,
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

export const WidgetSettingsBody = named(
  'WidgetSettings',
  { language: Type.Optional(Type.String()), look: Type.Optional(LookBody) },
  'What the key of an embedding page says of its widget.',
);

export const widgetSettingsBody = ({ language, look }: Pick<AccessKey, 'language' | 'look'>) =>
  present({ language, look }) as Static<typeof WidgetSettingsBody>;
