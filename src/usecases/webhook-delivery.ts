// Delivers what the outbox of webhooks holds: each message at least once, signed, tried again for a while, then given up.
import { createHmac } from 'node:crypto';
import type { DueDelivery, WebhookRepository } from '../db/webhooks.ts';
import { LONGEST_WAIT_MS, pauseAfterMs, type WebhookDelivery } from '../domain/webhook.ts';
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

/** Of one webhook in one round: a slow receiver holds the others up no longer. */
const ROUND_MS = 30_000;
const KEEP_GIVEN_UP_MS = 14 * 24 * 60 * 60_000;

/**
 * All webhooks side by side; then what has waited too long is given up.
 *
 * @param signal ends it between two messages
 * @throws what went wrong with the first of those whose messages could not be handled, after all others were
 */
export async function deliverWebhooks(deps: DeliveryDeps, signal: AbortSignal): Promise<void> {
  const { webhooks, clock, metrics } = deps;
  const due = await webhooks.due(clock.now());
  // Awaited whole, so that no round begins while a part of the last one still posts.
  const outcomes = await Promise.allSettled(due.map((id) => deliverTo(deps, id, signal)));
  const now = clock.now();
  metrics.countWebhook('given up', await webhooks.giveUp(new Date(now.getTime() - LONGEST_WAIT_MS), now));
  await webhooks.forgetGivenUp(new Date(now.getTime() - KEEP_GIVEN_UP_MS));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}

/** Until one fails: a receiver that is away is asked once, with one message, and then left alone for a while. */
async function deliverTo(deps: DeliveryDeps, webhookId: number, signal: AbortSignal): Promise<void> {
  const { webhooks, clock, metrics } = deps;
  const endMs = clock.now().getTime() + ROUND_MS;
  while (!signal.aborted && clock.now().getTime() < endMs) {
    const due = await webhooks.take(webhookId, clock.now());
    if (!due) return;
    const failure = await attempt(deps, due);
    const now = clock.now();
    if (failure !== undefined) {
      const nextAt = new Date(now.getTime() + pauseAfterMs(due.target.failures + 1));
      await webhooks.failed(webhookId, failure, now, nextAt);
      metrics.countWebhook('failed');
      return;
    }
    await webhooks.delivered(due.delivery, now);
    metrics.countWebhook('delivered');
  }
}

/** What went wrong; undefined when the receiver took the message. */
async function attempt(
  { sealing, outward, clock }: DeliveryDeps,
  { target, delivery }: DueDelivery,
): Promise<string | undefined> {
  const secrets = [target.sealedSecret, target.previousSealedSecret].flatMap((sealed) =>
    sealed === undefined ? [] : [sealing.open(sealed)],
  );
  if (secrets[0] === undefined) return 'the secret cannot be read any more; rotate it';
  const body = bodyOf(delivery);
  const id = `msg_${delivery.messageId}`;
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
