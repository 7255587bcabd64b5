// Keys of embedding sites, as administrators make, change, rotate and revoke them.
import type { Administer } from '../../db/administration.ts';
import type { WidgetKeyChanges } from '../../db/widget-keys.ts';
import type { Actor } from '../../domain/audit.ts';
import { DomainError } from '../../domain/errors.ts';
import type { WidgetKey } from '../../domain/widget-key.ts';
import type { Clock } from '../../system/clock.ts';
import { randomId, sha256 } from '../../system/random.ts';
import { normalOrigin } from '../widget.ts';

export interface WidgetKeyDeps {
  readonly administer: Administer;
  readonly clock: Clock;
}

const HINT_LENGTH = 8;

/** A key and what is stored of it; only now the key itself is known. */
interface ShownKey {
  readonly key: string;
  readonly stored: WidgetKey;
}

export function makeWidgetKey(
  { administer }: Pick<WidgetKeyDeps, 'administer'>,
  actor: Actor,
  settings: WidgetKeyChanges & { readonly label: string; readonly allowedOrigins: readonly string[] },
): Promise<ShownKey> {
  const { key, kept } = newKey();
  return administer(actor, async ({ widgetKeys, note }) => {
    const stored = await widgetKeys.add({ ...settings, ...kept, allowedOrigins: normal(settings.allowedOrigins) });
    await note({ action: 'created', object: 'widget-key', objectId: String(stored.id) });
    return { key, stored };
  });
}

/** @throws DomainError `widget-key/not-found`, also for a revoked key, here and below */
export const changeWidgetKey = (
  { administer }: Pick<WidgetKeyDeps, 'administer'>,
  actor: Actor,
  id: number,
  changes: WidgetKeyChanges,
): Promise<WidgetKey> =>
  administer(actor, async ({ widgetKeys, note }) => {
    const { allowedOrigins, ...others } = changes;
    const normalised = { ...others, ...(allowedOrigins && { allowedOrigins: normal(allowedOrigins) }) };
    const changed = (await widgetKeys.change(id, normalised)) ?? refuse();
    const fields = Object.keys(changes);
    if (fields.length > 0)
      await note({ action: 'changed', object: 'widget-key', objectId: String(id), details: { fields } });
    return changed;
  });

/** Another key for the same sites. The old one is accepted for `overlapMs` more, so that pages can be changed in peace. */
export function rotateWidgetKey(
  { administer, clock }: WidgetKeyDeps,
  actor: Actor,
  id: number,
  overlapMs: number,
): Promise<ShownKey> {
  const { key, kept } = newKey();
  const previousUntil = new Date(clock.now().getTime() + overlapMs);
  return administer(actor, async ({ widgetKeys, note }) => {
    const stored = (await widgetKeys.rotate(id, { ...kept, previousUntil })) ?? refuse();
    const details = { overlapMinutes: overlapMs / 60_000 };
    await note({ action: 'rotated', object: 'widget-key', objectId: String(id), details });
    return { key, stored };
  });
}

export const revokeWidgetKey = (
  { administer }: Pick<WidgetKeyDeps, 'administer'>,
  actor: Actor,
  id: number,
): Promise<void> =>
  administer(actor, async ({ widgetKeys, note }) => {
    if (!(await widgetKeys.revoke(id))) refuse();
    await note({ action: 'revoked', object: 'widget-key', objectId: String(id) });
  });

function newKey() {
  const key = `pk_${randomId()}`;
  return { key, kept: { keyHash: sha256(key), hint: key.slice(0, HINT_LENGTH) } };
}

const normal = (origins: readonly string[]): readonly string[] => [...new Set(origins.map(normalOrigin))];

function refuse(): never {
  throw new DomainError('widget-key/not-found', 'Widget key not found');
}
