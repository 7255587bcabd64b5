// Keys of embedding sites: traded by a page for a token that only the chat accepts. Making them: `admin/widget-keys`.
import type { WidgetKeyRepository } from '../db/widget-keys.ts';
import type { WidgetUsageRepository } from '../db/widget-usage.ts';
import { DomainError } from '../domain/errors.ts';
import type { WidgetKey } from '../domain/widget-key.ts';
import type { Clock } from '../system/clock.ts';
import { randomId, sha256 } from '../system/random.ts';
import type { Tokens } from '../system/tokens.ts';

export interface WidgetDeps {
  readonly widgetKeys: WidgetKeyRepository;
  readonly widgetUsage: WidgetUsageRepository;
  readonly tokens: Tokens;
  readonly clock: Clock;
}

/**
 * @throws DomainError `token/invalid` for an unknown or revoked key, `origin/forbidden` for another site,
 * `widget-key/quota-used-up`
 */
export async function tradeWidgetKey(
  deps: WidgetDeps,
  key: string,
  origin: string | undefined,
): Promise<{ readonly token: string; readonly lifetimeS: number; readonly collectsEvents: boolean }> {
  const found = await deps.widgetKeys.findUsable(sha256(key), deps.clock.now());
  if (!found) throw new DomainError('token/invalid', 'Could not validate credentials');
  if (!allows(found, origin)) throw new DomainError('origin/forbidden', 'This key is not allowed on this site');
  await spendQuota(deps, found);
  const issued = await deps.tokens.issueWidget({ keyId: found.id, visitor: randomId() });
  return { ...issued, collectsEvents: found.collectsEvents };
}

interface WidgetVisitor {
  readonly visitor: string;
  readonly key: WidgetKey;
}

/** Undefined for anything but a valid token of a key that is still usable, sent from an allowed origin. */
export async function findWidgetVisitor(
  { widgetKeys, tokens }: Pick<WidgetDeps, 'widgetKeys' | 'tokens'>,
  token: string,
  origin: string | undefined,
): Promise<WidgetVisitor | undefined> {
  const claims = await tokens.verifyWidget(token);
  const key = claims && (await widgetKeys.findUsableById(claims.keyId));
  return claims && key && allows(key, origin) ? { visitor: claims.visitor, key } : undefined;
}

const MINUTE_MS = 60_000;

/**
 * Counts a request against what the key may ask in this minute of the clock; a key without a quota is not counted.
 *
 * @throws DomainError `widget-key/quota-used-up` with the seconds until the next minute
 */
export async function spendQuota(
  { widgetUsage, clock }: Pick<WidgetDeps, 'widgetUsage' | 'clock'>,
  { id, requestsPerMinute }: WidgetKey,
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
export async function isKnownOrigin({ widgetKeys }: Pick<WidgetDeps, 'widgetKeys'>, origin: string): Promise<boolean> {
  return (await widgetKeys.list()).some((key) => key.revokedAt === undefined && allows(key, origin));
}

// A browser always sends an origin when a page of another site asks; without one it is no browser, and no page's key.
const allows = (key: WidgetKey, origin: string | undefined): boolean =>
  origin !== undefined && key.allowedOrigins.includes(normalOrigin(origin));

export const normalOrigin = (origin: string): string => origin.toLowerCase().replace(/\/$/u, '');
