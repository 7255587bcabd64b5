// Keys of servers: sent as a bearer token beside people's tokens, each for what its scopes name.
import type { AccessKeyRepository } from '../db/access-keys.ts';
import type { AccessKey, KeyScope } from '../domain/access-key.ts';
import { DomainError } from '../domain/errors.ts';
import { sha256 } from '../system/random.ts';
import { requireCity, spendQuota, type WidgetDeps } from './widget.ts';

export type ServiceKeyDeps = Pick<WidgetDeps, 'widgetUsage' | 'clock' | 'cityId'> & {
  readonly accessKeys: AccessKeyRepository;
};

export const SERVICE_KEY_PREFIX = 'sk_';

/**
 * The key of a server, counted against its quota; undefined for any other kind of token.
 * @throws DomainError `token/invalid` for an unknown or revoked key, `key/out-of-scope`, `key/other-city`,
 * `widget-key/quota-used-up`
 */
export async function findServiceKey(
  deps: ServiceKeyDeps,
  token: string | undefined,
  scope: KeyScope,
): Promise<AccessKey | undefined> {
  if (!token?.startsWith(SERVICE_KEY_PREFIX)) return undefined;
  const key = await deps.accessKeys.findUsable('service', sha256(token), deps.clock.now());
  if (!key) throw new DomainError('token/invalid', 'Could not validate credentials');
  if (!key.scopes.includes(scope)) throw new DomainError('key/out-of-scope', 'This key is not for that');
  requireCity(deps, key);
  await spendQuota(deps, key);
  return key;
}
