// Delivers what the outbox of webhooks holds: each message at least once, signed, tried again for a while, then given up.
import { createHmac } from 'node:crypto';
import type { WebhookRepository, WebhookTarget } from '../db/webhooks.ts';
import { LONGEST_WAIT_MS, MOST_ATTEMPTS, pauseAfterMs, type WebhookDelivery } from '../domain/webhook.ts';
import type { Clock } from '../system/clock.ts';
import type { Metrics } from '../system/metrics.ts';
import type { Outward } from '../system/outward-post.ts';
import type { Sealing } from '../system/sealing.ts';

export interface DeliveryDeps {
  readonly webhooks: WebhookRepository;
  readonly sealing: Sealing;
  readonly outward: Outward;
  readonly clock: Clock;
  readonly metrics: Pick<Metrics, 'countWebhook'>;
}

/** Of one webhook in one round, so that a busy one holds up no other. */
const MOST_A_ROUND = 200;
const KEEP_GIVEN_UP_MS = 14 * 24 * 60 * 60_000;

/** All webhooks side by side. @param signal ends it between two messages */
export async function deliverWebhooks(deps: DeliveryDeps, signal: AbortSignal): Promise<void> {
  const { webhooks, clock } = deps;
  const due = await webhooks.due(clock.now());
  await Promise.all(due.map((target) => deliverTo(deps, target, signal)));
  await webhooks.forgetGivenUp(new Date(clock.now().getTime() - KEEP_GIVEN_UP_MS));
}

/** In order, until one fails: a receiver that is away is asked once a round. */
async function deliverTo(deps: DeliveryDeps, target: WebhookTarget, signal: AbortSignal): Promise<void> {
  const { webhooks, clock, metrics } = deps;
  for (const delivery of await webhooks.dueOf(target.id, clock.now(), MOST_A_ROUND)) {
    if (signal.aborted) return;
    const failure = await attempt(deps, target, delivery);
    const now = clock.now();
    if (failure === undefined) {
      await webhooks.delivered(delivery, now);
      metrics.countWebhook('delivered');
      continue;
    }
    const attempts = delivery.attempts + 1;
    const isOver = attempts >= MOST_ATTEMPTS || now.getTime() - delivery.createdAt.getTime() > LONGEST_WAIT_MS;
    const nextAt = isOver ? undefined : new Date(now.getTime() + pauseAfterMs(attempts));
    await webhooks.failed(delivery, failure, now, nextAt);
    metrics.countWebhook(isOver ? 'given up' : 'failed');
    return;
  }
}

/** What went wrong; undefined when the receiver took the message. */
async function attempt(
  { sealing, outward, clock }: DeliveryDeps,
  target: WebhookTarget,
  delivery: WebhookDelivery,
): Promise<string | undefined> {
  const secrets = [target.sealedSecret, target.previousSealedSecret].flatMap((sealed) =>
    sealed === undefined ? [] : [sealing.open(sealed)],
  );
  if (secrets[0] === undefined) return 'the secret cannot be read any more; rotate it';
  const body = bodyOf(delivery);
  const id = `msg_${delivery.id}`;
  const timestamp = Math.floor(clock.now().getTime() / 1000);
  const signatures = secrets.flatMap((secret) =>
    secret === undefined ? [] : [signatureOf(secret, `${id}.${timestamp}.${body}`)],
  );
  const outcome = await outward.post({
    url: target.url,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'paseo',
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signatures.join(' '),
    },
    body,
  });
  if ('failure' in outcome) return outcome.failure;
  return outcome.status >= 200 && outcome.status < 300 ? undefined : `answered ${outcome.status}`;
}

/** Standard Webhooks: `v1,` and HMAC-SHA-256 over id, time and body, keyed with the bytes behind `whsec_`. */
const signatureOf = (secret: string, text: string): string =>
  `v1,${createHmac('sha256', Buffer.from(secret.replace('whsec_', ''), 'base64'))
    .update(text)
    .digest('base64')}`;

/** What changed, and no more: the receiver asks for the place as anybody may. */
const bodyOf = ({ event, placeId, change, createdAt }: WebhookDelivery): string =>
  JSON.stringify({
    type: event,
    timestamp: createdAt.toISOString(),
    data: { place_id: placeId, ...(change !== undefined && { change }) },
  });
