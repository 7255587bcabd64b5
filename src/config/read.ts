// Reads the environment into settings. All faults are reported together, each with the expected form.
import { isIP } from 'node:net';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { SETTINGS, type SettingName, type Settings } from './settings.ts';

export class ConfigurationError extends Error {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(
      `the configuration has ${faults.length} fault${faults.length === 1 ? '' : 's'}:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
    );
    this.name = 'ConfigurationError';
    this.faults = faults;
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/** @throws ConfigurationError listing every fault; no message repeats the value of a secret */
export function readSettings(environment: Environment): Settings {
  const { settings, faults } = settingsIn(environment);
  if (faults.length > 0) throw new ConfigurationError(faults);
  return settings;
}

/** The settings with every fault of them; one that has not its form counts as not set. */
export function settingsIn(environment: Environment): {
  readonly settings: Settings;
  readonly faults: readonly string[];
} {
  const faults: string[] = [];
  const settings: Record<string, unknown> = {};
  const asGiven: Record<string, unknown> = {};
  for (const name of Object.keys(SETTINGS) as SettingName[]) {
    const given = environment[name];
    const schema: TSchema = SETTINGS[name];
    const value = given === undefined || given === '' ? defaultOf(schema) : fromText(given, schema);
    const isGood = value === undefined || Value.Check(schema, value);
    if (!isGood) faults.push(`${name}: ${expectedForm(schema)}, got ${shown(name, given)}`);
    asGiven[name] = value;
    settings[name] = isGood ? value : defaultOf(schema);
  }
  // What is given and wrong is not missing.
  return { settings: settings as Settings, faults: [...faults, ...faultsTogether(asGiven as Settings)] };
}

function faultsTogether(settings: Settings): string[] {
  const faults: string[] = [];
  if (settings.PASEO_ENV === 'production' && settings.SECRET_KEY === undefined) {
    faults.push(
      "SECRET_KEY: required when PASEO_ENV is production; make one with: node -e \"console.log(require('node:crypto').randomBytes(32).toString('hex'))\"",
    );
  }
  if (settings.SECRET_KEY_PREVIOUS !== undefined && settings.SECRET_KEY === undefined) {
    faults.push('SECRET_KEY_PREVIOUS: expected SECRET_KEY as well, the secret that follows it');
  }
  if (settings.SECRET_KEY_PREVIOUS !== undefined && settings.SECRET_KEY_PREVIOUS === settings.SECRET_KEY) {
    faults.push('SECRET_KEY_PREVIOUS: expected another secret than SECRET_KEY');
  }
  if ((settings.PASEO_ADMIN_USERNAME === undefined) !== (settings.PASEO_ADMIN_PASSWORD === undefined)) {
    faults.push('PASEO_ADMIN_USERNAME and PASEO_ADMIN_PASSWORD: expected both or neither');
  }
  if ((settings.WORDING_URL === undefined) !== (settings.WORDING_MODEL === undefined)) {
    faults.push('WORDING_URL and WORDING_MODEL: expected both or neither');
  }
  faults.push(...providerFaults(settings));
  if (settings.DATABASE_URL !== undefined && !/^postgres(ql)?:\/\/\S+$/u.test(settings.DATABASE_URL)) {
    faults.push('DATABASE_URL: expected postgres://user:password@host:5432/name');
  }
  if (settings.IMPORT_FILES !== undefined && !/^\s*[a-z-]+=[^,]+(,\s*[a-z-]+=[^,]+)*$/u.test(settings.IMPORT_FILES)) {
    faults.push('IMPORT_FILES: expected source=path, several with commas between them');
  }
  const { OTEL_EXPORTER_OTLP_ENDPOINT: collector } = settings;
  if (collector !== undefined && !(/^https?:\/\//u.test(collector) && URL.canParse(collector)))
    faults.push('OTEL_EXPORTER_OTLP_ENDPOINT: expected an address such as http://collector:4318');
  if (!isProxyTrust(settings.TRUST_PROXY))
    faults.push(
      'TRUST_PROXY: expected `false`, `true`, a number of proxies, or addresses such as `10.0.0.0/8, 192.0.2.1`',
    );
  if (!['starter', 'none'].includes(settings.PASEO_CATALOGUE))
    faults.push('PASEO_CATALOGUE: expected `starter` or `none`');
  return faults;
}

function providerFaults(settings: Settings): string[] {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_REDIRECT_BASE: base } = settings;
  const needed = [issuer, clientId, base];
  const faults: string[] = [];
  if (needed.some((each) => each === undefined) && needed.some((each) => each !== undefined))
    faults.push('OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_REDIRECT_BASE: expected all of them or none');
  if ((settings.OIDC_ROLES_CLAIM === undefined) !== (settings.OIDC_ADMIN_VALUES === undefined))
    faults.push('OIDC_ROLES_CLAIM and OIDC_ADMIN_VALUES: expected both or neither');
  // Over plain http anybody on the way could sign in as anybody: only for trying it out on one machine.
  const form = settings.PASEO_ENV === 'production' ? /^https:\/\/[^\s?#]+$/u : /^https?:\/\/[^\s?#]+$/u;
  for (const [name, address] of Object.entries({ OIDC_ISSUER: issuer, OIDC_REDIRECT_BASE: base }))
    if (address !== undefined && !(form.test(address) && URL.canParse(address)))
      faults.push(`${name}: expected an https address without query, such as https://login.example.org`);
  return faults;
}

const defaultOf = (schema: TSchema): unknown => (schema as { default?: unknown }).default;

function fromText(text: string, schema: TSchema): unknown {
  const { type } = schema as { type?: string };
  if (type === 'integer') return /^-?\d+$/u.test(text.trim()) ? Number(text) : text;
  if (type === 'boolean')
    return ['true', '1', 'yes', 'on'].includes(text) ? true : ['false', '0', 'no', 'off'].includes(text) ? false : text;
  return text;
}

const SECRETS: readonly string[] = [
  'SECRET_KEY',
  'SECRET_KEY_PREVIOUS',
  'DATABASE_URL',
  'PASEO_ADMIN_PASSWORD',
  'WORDING_API_KEY',
  'OIDC_CLIENT_SECRET',
];
const shown = (name: string, given: string | undefined): string =>
  SECRETS.includes(name) ? 'another value (not shown)' : JSON.stringify(given);

/** The form of a setting in words: "a whole number from 0 to 65535". */
export function expectedForm(schema: TSchema): string {
  const {
    type,
    minimum,
    maximum,
    enum: options,
    minLength,
  } = schema as {
    type?: string;
    minimum?: number;
    maximum?: number;
    minLength?: number;
    enum?: readonly string[];
  };
  if (options) return `one of ${options.map((option) => `\`${option}\``).join(', ')}`;
  if (type === 'integer') return `a whole number from ${minimum} to ${maximum}`;
  if (type === 'boolean') return '`true` or `false`';
  return minLength !== undefined && minLength > 1 ? `a text of at least ${minLength} characters` : 'a text';
}

const isProxyTrust = (text: string): boolean =>
  /^(?:true|false|\d{1,2})$/u.test(text) ||
  text.split(',').every((each) => {
    const [address = '', bits = '0', ...more] = each.trim().split('/');
    return isIP(address) !== 0 && /^\d{1,3}$/u.test(bits) && Number(bits) <= 128 && more.length === 0;
  });

type TrustedProxies = false | string | ((address: string, hop: number) => boolean);

/** As the HTTP server takes it: never `true`, which would believe whatever a client wrote leftmost. */
export function trustedProxies(text: string): TrustedProxies {
  if (text === 'false' || text === '0') return false;
  if (text !== 'true' && !/^\d+$/u.test(text)) return text;
  const proxies = text === 'true' ? 1 : Number(text);
  return (_address, hop) => hop < proxies;
}
