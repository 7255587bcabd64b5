// Keys of embedding sites: traded by a page for a token that only the chat accepts. Making them: `admin/widget-keys`.
import type { AccessKeyRepository } from '../db/access-keys.ts';
import type { WidgetUsageRepository } from '../db/widget-usage.ts';
import type { AccessKey } from '../domain/access-key.ts';
import { CONVERSATION_MINUTES } from '../domain/conversation.ts';
import { DomainError } from '../domain/errors.ts';
import type { Clock } from '../system/clock.ts';
import { randomId, sha256 } from '../system/random.ts';
import type { Tokens } from '../system/tokens.ts';

export interface WidgetDeps {
  readonly accessKeys: AccessKeyRepository;
  readonly widgetUsage: WidgetUsageRepository;
  readonly tokens: Tokens;
  readonly clock: Clock;
  /** Id of the city that is served. */
  readonly cityId: string;
}

/** By then every conversation of an expired token is over, so nothing is left that the same visitor could go on with. */
const RENEWABLE_S = CONVERSATION_MINUTES * 60;

/**
 * @param previous a token of before, perhaps expired: for the same key, the visitor and their conversation stay the same
 * @throws DomainError `token/invalid` for an unknown or revoked key, `origin/forbidden` for another site,
 * `widget-key/quota-used-up`
 */
export async function tradeWidgetKey(
  deps: WidgetDeps,
  key: string,
  origin: string | undefined,
  previous: string | undefined,
): Promise<{ readonly token: string; readonly lifetimeS: number; readonly collectsEvents: boolean }> {
  const found = await requireWidgetKey(deps, key, origin);
  await spendQuota(deps, found);
  const before = previous === undefined ? undefined : await deps.tokens.verifyWidget(previous, RENEWABLE_S);
  const visitor = before?.keyId === found.id ? before.visitor : randomId();
  const issued = await deps.tokens.issueWidget({ keyId: found.id, visitor });
  return { ...issued, collectsEvents: found.collectsEvents };
}

/**
 * How the widget of a page looks, and in which language; not counted against the quota.
 * @throws DomainError as `tradeWidgetKey`
 */
export const settingsOfWidget = (
  deps: WidgetDeps,
  key: string,
  origin: string | undefined,
): Promise<Pick<AccessKey, 'look' | 'language'>> => requireWidgetKey(deps, key, origin);

async function requireWidgetKey(deps: WidgetDeps, key: string, origin: string | undefined): Promise<AccessKey> {
  const found = await deps.accessKeys.findUsable('widget', sha256(key), deps.clock.now());
  if (!found) throw new DomainError('token/invalid', 'Could not validate credentials');
  if (!allows(found, origin)) throw new DomainError('origin/forbidden', 'This key is not allowed on this site');
  requireCity(deps, found);
  return found;
}

/** @throws DomainError `key/other-city` for a key that is for another city than the one that is served */
export function requireCity({ cityId }: Pick<WidgetDeps, 'cityId'>, { pack }: Pick<AccessKey, 'pack'>): void {
  if (pack !== undefined && pack !== cityId) throw new DomainError('key/other-city', 'This key is for another city');
}

interface WidgetVisitor {
  readonly visitor: string;
  readonly key: AccessKey;
}

/** Undefined for anything but a valid token of a key that is still usable, sent from an allowed origin. */
export async function findWidgetVisitor(
  { accessKeys, tokens }: Pick<WidgetDeps, 'accessKeys' | 'tokens'>,
  token: string,
  origin: string | undefined,
): Promise<WidgetVisitor | undefined> {
  const claims = await tokens.verifyWidget(token);
  const key = claims && (await accessKeys.findUsableById(claims.keyId));
  return claims && key && allows(key, origin) ? { visitor: claims.visitor, key } : undefined;
}

const MINUTE_MS = 60_000;

/**
 * Counts a request against the quota of the key for this minute of the clock; a key without a quota is not counted.
 *
 * @throws DomainError `widget-key/quota-used-up` with the seconds until the next minute
 */
export async function spendQuota(
  { widgetUsage, clock }: Pick<WidgetDeps, 'widgetUsage' | 'clock'>,
  { id, requestsPerMinute }: AccessKey,
): Promise<void> {
  if (requestsPerMinute === undefined) return;
  const now = clock.now().getTime();
  const minute = Math.floor(now / MINUTE_MS) * MINUTE_MS;
  if ((await widgetUsage.add(id, new Date(minute))) <= requestsPerMinute) return;
  throw new DomainError('widget-key/quota-used-up', 'This site asks too often, please try again shortly', {
    retryAfterS: Math.ceil((minute + MINUTE_MS - now) / 1000),
  });
}

/** Some key allows it: enough to let a browser ask. Which key it is is checked when it asks. */
export async function isKnownOrigin({ accessKeys }: Pick<WidgetDeps, 'accessKeys'>, origin: string): Promise<boolean> {
  return (await accessKeys.list('widget')).some((key) => key.revokedAt === undefined && allows(key, origin));
}

// A browser always sends an origin when a page of another site asks; without one it is no browser, and no page's key.
const allows = (key: AccessKey, origin: string | undefined): boolean =>
  origin !== undefined && key.allowedOrigins.includes(normalOrigin(origin));

export const normalOrigin = (origin: string): string => origin.toLowerCase().replace(/\/$/u, '');
