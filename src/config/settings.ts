// Every setting of the service: its name, meaning, form and default. The documentation page, the start-up check and
// the types are all made from this one table.
import { type Static, type TSchema, Type } from 'typebox';

const flag = (initial: boolean, description: string) => Type.Boolean({ default: initial, description });
const whole = (initial: number, minimum: number, maximum: number, description: string) =>
  Type.Integer({ default: initial, minimum, maximum, description });
const optionalText = (description: string) => Type.Optional(Type.String({ minLength: 1, description }));

/** The city of a service whose settings name none, and of data directories from before cities had packs. */
export const DEFAULT_CITY = 'madrid';

export const SETTINGS = {
  PORT: whole(8000, 0, 65_535, 'Where to listen. 0 takes any free port; the ready line names it.'),
  HOST: Type.String({
    default: '127.0.0.1',
    minLength: 1,
    description: 'Address to listen on. Use `0.0.0.0` inside a container.',
  }),
  DATA_DIR: Type.String({
    default: 'var',
    minLength: 1,
    description: 'Folder of the embedded database, the generated secret and the trained models.',
  }),
  CITY: Type.String({
    default: DEFAULT_CITY,
    minLength: 1,
    description:
      'The city: the id of a pack in `data/cities`, or a path to a folder with `city.json`. A `DATA_DIR` belongs to one city.',
  }),
  BASEMAP: optionalText(
    'Path to a PMTiles file with vector tiles, shown instead of the base map of the city: any extract in the layers of Protomaps.',
  ),
  DATABASE_URL: optionalText(
    'A PostgreSQL to use instead of the embedded database, as `postgres://user:password@host:5432/name`.',
  ),
  DATABASE_POOL: whole(10, 1, 200, 'Connections to PostgreSQL held by one process.'),
  DATABASE_WAIT_SECONDS: whole(
    30,
    0,
    3_600,
    'How long a start of the service waits for a PostgreSQL that cannot be reached, before it ends and says why.',
  ),
  DATABASE_STATEMENT_SECONDS: whole(
    30,
    1,
    3_600,
    'The longest that one statement may take. The server ends it, or the connection is given up; an embedded database that is silent for so long ends the process.',
  ),
  SECRET_KEY: Type.Optional(
    Type.String({
      minLength: 32,
      description:
        'Signs access tokens; at least 32 characters. Unset in development: one is made once and kept in `DATA_DIR`.',
    }),
  ),
  SECRET_KEY_PREVIOUS: Type.Optional(
    Type.String({
      minLength: 32,
      description:
        'The secret before `SECRET_KEY`, while it is being changed: tokens signed with it stay good until they expire; nothing new is signed with it.',
    }),
  ),
  ALGORITHM: Type.Enum(['HS256', 'HS384', 'HS512'], {
    default: 'HS256',
    description: 'The one algorithm that access tokens are signed and verified with.',
  }),
  ACCESS_TOKEN_EXPIRE_MINUTES: whole(30, 1, 43_200, 'Lifetime of an access token.'),
  REFRESH_TOKEN_DAYS: whole(
    30,
    0,
    365,
    'How long a login can be renewed with refresh tokens, which a client gets only by asking for the scope `offline_access`; 0 gives none out and takes none.',
  ),
  PASEO_ENV: Type.Enum(['development', 'production'], {
    default: 'development',
    description: '`production` demands a `SECRET_KEY`, refuses common passwords and turns rate limits on.',
  }),
  PASEO_CATALOGUE: Type.String({
    default: 'starter',
    minLength: 1,
    description:
      'What an empty database is filled with at first start: `starter` (the catalogue of the city’s pack) or `none`.',
  }),
  IMPORT_FILES: optionalText(
    'Files to import again and again, as `source=path,source=path` with the sources of `paseo import`, such as ' +
      '`osm=/data/madrid.osm.pbf,jsonl=/data/own.jsonl`. A newer file there is taken up by itself. Of several ' +
      'replicas on one PostgreSQL, one does it; all must see the files.',
  ),
  IMPORT_EVERY_MINUTES: whole(60, 1, 10_080, 'How often those files are looked at.'),
  IMPORT_LIMIT_BYTES: whole(
    268_435_456,
    1_024,
    8_589_934_592,
    'Largest file that an administrator may send for import over HTTP; more is answered 413. It is kept in `DATA_DIR/uploads` while it is imported, one at a time in each process.',
  ),
  IMPORT_SECONDS: whole(
    600,
    1,
    86_400,
    'How long such a file may take to arrive, and again how long its reading may take; also the longest export ' +
      'of the catalogue. `RECEIVE_SECONDS` and `REQUEST_DEADLINE_SECONDS` hold for everything else.',
  ),
  PASEO_ADMIN_USERNAME: optionalText('Name of the first administrator, made at start when no administrator exists.'),
  PASEO_ADMIN_PASSWORD: optionalText('Password of the first administrator; needed together with the name.'),
  OIDC_ISSUER: optionalText(
    'An OpenID Connect provider that people may sign in with, by the address of its issuer, such as ' +
      '`https://login.example.org/realms/city`. Unset: username and password only. Needs `OIDC_CLIENT_ID` and ' +
      '`OIDC_REDIRECT_BASE`.',
  ),
  OIDC_CLIENT_ID: optionalText('The id of this service at the provider.'),
  OIDC_CLIENT_SECRET: optionalText('Its secret there; unset for a public client, which PKCE alone protects.'),
  OIDC_REDIRECT_BASE: optionalText(
    'Where browsers reach this service, such as `https://paseo.example.org`. The provider must allow the redirect address `<this>/account/`.',
  ),
  OIDC_SCOPES: Type.String({
    default: 'openid profile email',
    pattern: '^(?:\\S+ )*openid(?: \\S+)*$',
    description: 'What is asked of the provider, `openid` among it.',
  }),
  OIDC_LABEL: optionalText('Name of the provider on the button of the sign-in dialog. Default: its host.'),
  OIDC_ROLES_CLAIM: optionalText(
    'The claim that names the roles or groups of a person, such as `groups` or `realm_access.roles`. Read at ' +
      'every sign-in with the provider: it makes administrators and takes that back. Unset: the provider changes ' +
      'no role.',
  ),
  OIDC_ADMIN_VALUES: optionalText(
    'Values of that claim that make an administrator, with commas between them; needed together with `OIDC_ROLES_CLAIM`.',
  ),
  OIDC_LINK_VERIFIED_EMAIL: flag(
    false,
    'At the first sign-in with the provider, take over the account whose username is the e-mail address that the ' +
      'provider says is verified; its password and open logins end. Never an administrator’s, and never by an ' +
      'address that is not verified. Off: a new account is made.',
  ),
  PASSWORD_MIN_LENGTH: whole(8, 8, 128, 'Fewest characters of a password.'),
  HASH_CONCURRENCY: whole(2, 1, 64, 'Passwords hashed at the same time, outside the event loop.'),
  HASH_QUEUE: whole(200, 1, 10_000, 'Logins and sign-ups that may wait for a hash; beyond it the answer is 503.'),
  RATE_LIMIT_PER_MINUTE: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 1_000_000,
      description:
        'Requests a minute for one account or address; 0 is no limit. Default 0 in development, 600 in production.',
    }),
  ),
  RATE_LIMIT_PER_ADDRESS: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 10_000_000,
      description:
        'Requests a minute from one address (IPv6: one /64), refused and broken ones included; 0 is no limit. Default ten times `RATE_LIMIT_PER_MINUTE`.',
    }),
  ),
  TRUST_PROXY: Type.String({
    default: 'false',
    minLength: 1,
    description:
      'Which proxies tell the caller’s address in `X-Forwarded-For`: `false` none, `true` the one next to the ' +
      'service, a number for so many of them, or their addresses and networks with commas between them. What is ' +
      'left of the last trusted one is whatever a client wrote, and is not believed.',
  }),
  RECOMMEND_REVIEWED: flag(false, 'Also recommend places that the caller has already reviewed.'),
  BODY_LIMIT_BYTES: whole(65_536, 1_024, 10_485_760, 'Largest request body; more is answered 413.'),
  WORKERS: whole(1, 1, 256, 'Processes behind the one address; more than one needs `DATABASE_URL`.'),
  MAX_IN_FLIGHT: whole(
    1_000,
    1,
    100_000,
    'Requests inside the service at one time; beyond it the answer is 503 with `Retry-After`.',
  ),
  MAX_LOOP_DELAY_MS: whole(
    500,
    10,
    10_000,
    'Newcomers are answered 503 while the event loop is later than this and many requests are there.',
  ),
  WORK_CONCURRENCY: whole(
    64,
    1,
    1_000,
    'Recommendations and chat messages between reading and answering at the same time.',
  ),
  WORK_QUEUE: whole(256, 1, 10_000, 'Recommendations and chat messages that may wait for that; beyond it 503.'),
  REQUEST_DEADLINE_SECONDS: whole(10, 1, 300, 'A request that is not answered by then is answered 503.'),
  RECEIVE_SECONDS: whole(
    15,
    1,
    300,
    'How long a client may take to send a request, and be silent while it takes the answer.',
  ),
  MAX_CONNECTIONS: whole(10_000, 1, 1_000_000, 'Connections open at one time; more are closed at once.'),
  MAX_REQUESTS_PER_CONNECTION: whole(
    10_000,
    0,
    10_000_000,
    'After so many a connection is closed, so that clients spread over new replicas; 0 is no limit.',
  ),
  SHUTDOWN_DELAY_SECONDS: whole(
    0,
    0,
    300,
    'After SIGTERM: how long to go on accepting while `/readyz` says no, for a balancer to notice.',
  ),
  SHUTDOWN_GRACE_SECONDS: whole(20, 1, 600, 'After that: how long accepted requests may take before they are cut off.'),
  TRAIN_EVERY_MINUTES: whole(
    60,
    0,
    10_080,
    'How often the service looks whether enough was said since the last training to train again; 0 never trains by itself. Of several replicas on one PostgreSQL, one does.',
  ),
  TRAIN_AFTER_CHOICES: whole(
    1_000,
    0,
    100_000_000,
    'New choices from lists (events of the kinds opened, saved, directions, website) that start a training, ' +
      'where they are also a tenth more than the last one learned from; looked for every `TRAIN_EVERY_MINUTES`, ' +
      'beside new reviews and preferences. 0: choices start none.',
  ),
  MODEL_SETS_KEPT: whole(10, 1, 1_000, 'Sets of models kept to go back to, besides the active one.'),
  WORDING_URL: optionalText(
    'Base address of an OpenAI-compatible service that may reword finished chat replies, such as ' +
      '`http://localhost:8080/v1`. Unset: replies stay as they are. It is sent replies with every name and number ' +
      'locked, never what people write.',
  ),
  WORDING_MODEL: optionalText('The model to ask there; needed together with `WORDING_URL`.'),
  WORDING_API_KEY: optionalText('Key of that service, where it needs one.'),
  WEBHOOK_EVERY_SECONDS: whole(10, 1, 3_600, 'How often the messages of webhooks that are due are delivered.'),
  WEBHOOKS_TO_PRIVATE: flag(
    false,
    'Let webhooks lead to plain http and to machines that are not on the public internet. For tests; anybody who administers could reach what the service reaches.',
  ),
  NUMBER_RETENTION_DAYS: whole(
    400,
    1,
    3_650,
    'How long the counts of what is asked are kept: of things and words, never of people.',
  ),
  EVENT_RETENTION_DAYS: whole(
    90,
    1,
    365,
    'How long it is kept what people who agreed to it do with places of lists. Training and experiments read nothing older.',
  ),
  AUDIT_RETENTION_DAYS: whole(
    365,
    1,
    3_650,
    'How long the audit log of administration and the reports of imports are kept.',
  ),
  LOG_LEVEL: Type.Enum(['silent', 'error', 'warn', 'info', 'debug'], {
    default: 'info',
    description: 'One JSON line a request at `info`; `silent` writes nothing.',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalText(
    'A collector of OpenTelemetry, such as `http://collector:4318`: traces of requests, statements and ' +
      'background rounds are sent there by OTLP over HTTP. Unset: none are made. Its other variables, such as ' +
      '`OTEL_TRACES_SAMPLER` and `OTEL_EXPORTER_OTLP_HEADERS`, hold as its specification says.',
  ),
  OTEL_SERVICE_NAME: Type.String({
    default: 'paseo',
    minLength: 1,
    description: 'The name of this service in traces.',
  }),
  CATALOGUE_POLL_SECONDS: whole(
    5,
    1,
    3_600,
    'How often a replica looks for a new catalogue version and for reviews written elsewhere.',
  ),
} as const satisfies Record<string, TSchema>;

export type SettingName = keyof typeof SETTINGS;
type Values = { [Name in SettingName]: Static<(typeof SETTINGS)[Name]> };

/** Settings as read: defaults filled in; a setting that is optional and unset is undefined. */
export type Settings = { readonly [Name in keyof Values]: Values[Name] };
