// Keys of embedding sites, as administrators make and revoke them.
import type { Actor } from '../../domain/audit.ts';
import { DomainError } from '../../domain/errors.ts';
import type { WidgetKey } from '../../domain/widget-key.ts';
import { randomId, sha256 } from '../../system/random.ts';
import { normalOrigin } from '../widget.ts';
import type { AdminDeps } from './deps.ts';

type Deps = Pick<AdminDeps, 'administer'>;

const HINT_LENGTH = 8;

/** A key and what is stored of it; only now the key itself is known. */
export interface ShownKey {
  readonly key: string;
  readonly stored: WidgetKey;
}

export function makeWidgetKey(
  { administer }: Deps,
  actor: Actor,
  input: { readonly label: string; readonly allowedOrigins: readonly string[] },
): Promise<ShownKey> {
  const key = `pk_${randomId()}`;
  return administer(actor, async ({ widgetKeys, note }) => {
    const stored = await widgetKeys.add({
      ...input,
      allowedOrigins: input.allowedOrigins.map(normalOrigin),
      keyHash: sha256(key),
      hint: key.slice(0, HINT_LENGTH),
    });
    await note({ action: 'created', object: 'widget-key', objectId: String(stored.id) });
    return { key, stored };
  });
}

/** @throws DomainError `widget-key/not-found` */
export const revokeWidgetKey = ({ administer }: Deps, actor: Actor, id: number): Promise<void> =>
  administer(actor, async ({ widgetKeys, note }) => {
    if (!(await widgetKeys.revoke(id))) throw new DomainError('widget-key/not-found', 'Widget key not found');
    await note({ action: 'revoked', object: 'widget-key', objectId: String(id) });
  });
