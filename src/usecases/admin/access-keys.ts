// Keys of embedding sites and of servers, as administrators make, change, rotate and revoke them.
import type { KeyChanges } from '../../db/access-keys.ts';
import type { Administer } from '../../db/administration.ts';
import type { AccessKey, KeyKind } from '../../domain/access-key.ts';
import type { Actor } from '../../domain/audit.ts';
import { DomainError, invalidAt } from '../../domain/errors.ts';
import type { Clock } from '../../system/clock.ts';
import { randomId, sha256 } from '../../system/random.ts';
import { SERVICE_KEY_PREFIX } from '../service-keys.ts';
import { normalOrigin } from '../widget.ts';

export interface AccessKeyDeps {
  readonly administer: Administer;
  readonly clock: Clock;
  /** Id of the city that is served. */
  readonly cityId: string;
}

const HINT_LENGTH = 8;
const PREFIXES: Readonly<Record<KeyKind, string>> = { widget: 'pk_', service: SERVICE_KEY_PREFIX };
const OBJECTS = { widget: 'widget-key', service: 'service-key' } as const satisfies Record<KeyKind, string>;

/** A key and its stored fields; the key itself is known only now. */
interface ShownKey {
  readonly key: string;
  readonly stored: AccessKey;
}

/** @throws DomainError `request/invalid` for a city that is not served here, here and below */
export async function makeKey(
  deps: AccessKeyDeps,
  actor: Actor,
  kind: KeyKind,
  settings: KeyChanges & { readonly label: string },
): Promise<ShownKey> {
  requireServed(deps, settings);
  const { key, kept } = newKey(kind);
  return deps.administer(actor, async ({ accessKeys, note }) => {
    const stored = await accessKeys.add({ ...normalised(settings), label: settings.label, kind, ...kept });
    await note({ action: 'created', object: OBJECTS[kind], objectId: String(stored.id) });
    return { key, stored };
  });
}

/** @throws DomainError `widget-key/not-found` or `service-key/not-found`, also for a revoked key, here and below */
export async function changeKey(
  deps: AccessKeyDeps,
  actor: Actor,
  kind: KeyKind,
  id: number,
  changes: KeyChanges,
): Promise<AccessKey> {
  requireServed(deps, changes);
  return deps.administer(actor, async ({ accessKeys, note }) => {
    const changed = (await accessKeys.change(kind, id, normalised(changes))) ?? refuse(kind);
    const fields = Object.keys(changes);
    if (fields.length > 0)
      await note({ action: 'changed', object: OBJECTS[kind], objectId: String(id), details: { fields } });
    return changed;
  });
}

/** Another key for the same tenant. The old one is accepted for `overlapMs` more, so that it can be replaced in peace. */
export function rotateKey(
  { administer, clock }: AccessKeyDeps,
  actor: Actor,
  kind: KeyKind,
  id: number,
  overlapMs: number,
): Promise<ShownKey> {
  const { key, kept } = newKey(kind);
  const previousUntil = new Date(clock.now().getTime() + overlapMs);
  return administer(actor, async ({ accessKeys, note }) => {
    const stored = (await accessKeys.rotate(kind, id, { ...kept, previousUntil })) ?? refuse(kind);
    const details = { overlapMinutes: overlapMs / 60_000 };
    await note({ action: 'rotated', object: OBJECTS[kind], objectId: String(id), details });
    return { key, stored };
  });
}

export const revokeKey = (
  { administer }: Pick<AccessKeyDeps, 'administer'>,
  actor: Actor,
  kind: KeyKind,
  id: number,
): Promise<void> =>
  administer(actor, async ({ accessKeys, note }) => {
    if (!(await accessKeys.revoke(kind, id))) refuse(kind);
    await note({ action: 'revoked', object: OBJECTS[kind], objectId: String(id) });
  });

function newKey(kind: KeyKind) {
  const key = `${PREFIXES[kind]}${randomId()}`;
  return { key, kept: { keyHash: sha256(key), hint: key.slice(0, HINT_LENGTH) } };
}

const normalised = ({ allowedOrigins, ...others }: KeyChanges): KeyChanges => ({
  ...others,
  ...(allowedOrigins && { allowedOrigins: [...new Set(allowedOrigins.map(normalOrigin))] }),
});

function requireServed({ cityId }: Pick<AccessKeyDeps, 'cityId'>, { pack }: KeyChanges): void {
  if (pack !== undefined && pack !== null && pack !== cityId)
    throw invalidAt('/pack', `pack must be the city that is served here: ${cityId}`);
}

function refuse(kind: KeyKind): never {
  throw kind === 'widget'
    ? new DomainError('widget-key/not-found', 'Widget key not found')
    : new DomainError('service-key/not-found', 'Service key not found');
}
