// Webhooks as administrators make, change, rotate and remove them. A secret is shown once and stored sealed.
import { randomBytes } from 'node:crypto';
import type { Administer } from '../../db/administration.ts';
import type { WebhookChanges, WebhookRepository } from '../../db/webhooks.ts';
import type { Actor } from '../../domain/audit.ts';
import { DomainError, invalidAt } from '../../domain/errors.ts';
import { MOST_WEBHOOKS, type Webhook, type WebhookEvent } from '../../domain/webhook.ts';
import type { Clock } from '../../system/clock.ts';
import type { Sealing } from '../../system/sealing.ts';

export interface WebhookDeps {
  readonly administer: Administer;
  readonly webhooks: WebhookRepository;
  readonly sealing: Sealing;
  readonly clock: Clock;
  /** Plain http and machines inside are allowed, too. */
  readonly allowsPrivateWebhooks: boolean;
}

interface ShownWebhook {
  readonly webhook: Webhook;
  readonly secret: string;
}

interface NewWebhook {
  readonly label: string;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
}

/** @throws DomainError `webhook/too-many`, `request/invalid` for an address that is none, here and below */
export async function makeWebhook(deps: WebhookDeps, actor: Actor, webhook: NewWebhook): Promise<ShownWebhook> {
  const secret = newSecret();
  const url = checkedUrl(deps, webhook.url);
  const id = await deps.administer(actor, async ({ webhooks, note }) => {
    if ((await webhooks.list()).length >= MOST_WEBHOOKS)
      throw new DomainError('webhook/too-many', `There are ${MOST_WEBHOOKS} webhooks already; remove one first`);
    const made = await webhooks.add({ ...webhook, url, sealedSecret: deps.sealing.seal(secret) });
    await note({ action: 'created', object: 'webhook', objectId: String(made) });
    return made;
  });
  return { webhook: await get(deps, id), secret };
}

/** @throws DomainError `webhook/not-found`, here and below */
export async function changeWebhook(
  deps: WebhookDeps,
  actor: Actor,
  id: number,
  changes: WebhookChanges,
): Promise<Webhook> {
  const url = changes.url === undefined ? undefined : checkedUrl(deps, changes.url);
  await deps.administer(actor, async ({ webhooks, note }) => {
    if (!(await webhooks.change(id, { ...changes, url }))) refuse();
    const fields = Object.entries(changes).flatMap(([name, value]) => (value === undefined ? [] : [name]));
    await note({ action: 'changed', object: 'webhook', objectId: String(id), details: { fields } });
  });
  return get(deps, id);
}

/** Messages are signed with both secrets for `overlapMs`, so that the receiver can change over in peace. */
export async function rotateWebhook(
  deps: WebhookDeps,
  actor: Actor,
  id: number,
  overlapMs: number,
): Promise<ShownWebhook> {
  const secret = newSecret();
  const previousUntil = new Date(deps.clock.now().getTime() + overlapMs);
  await deps.administer(actor, async ({ webhooks, note }) => {
    if (!(await webhooks.rotate(id, deps.sealing.seal(secret), previousUntil))) refuse();
    const details = { overlapMinutes: overlapMs / 60_000 };
    await note({ action: 'rotated', object: 'webhook', objectId: String(id), details });
  });
  return { webhook: await get(deps, id), secret };
}

export const removeWebhook = ({ administer }: WebhookDeps, actor: Actor, id: number): Promise<void> =>
  administer(actor, async ({ webhooks, note }) => {
    if (!(await webhooks.remove(id))) refuse();
    await note({ action: 'removed', object: 'webhook', objectId: String(id) });
  });

/** As the Standard Webhooks specification writes secrets: `whsec_` and 24 to 64 bytes in base64. */
const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

/** Where the name leads is checked at each delivery; here only what can never be right is told early. */
function checkedUrl({ allowsPrivateWebhooks }: WebhookDeps, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isAllowed = url?.protocol === 'https:' || (allowsPrivateWebhooks && url?.protocol === 'http:');
  if (!url || !isAllowed || url.username !== '' || url.password !== '')
    throw invalidAt('/url', 'url must be an https address without a user or a password');
  url.hash = '';
  return url.href;
}

const get = async ({ webhooks }: WebhookDeps, id: number): Promise<Webhook> => (await webhooks.find(id)) ?? refuse();

function refuse(): never {
  throw new DomainError('webhook/not-found', 'Webhook not found');
}
