// Webhooks as administrators keep them.
import { type Static, Type } from 'typebox';
import { WEBHOOK_EVENTS, type Webhook } from '../domain/webhook.ts';
import { DateTime, dateTime, named, ONE_LINE, present, sharedAs } from './fields.ts';

const label = Type.String({ minLength: 1, maxLength: 100, format: ONE_LINE });
const url = Type.String({
  minLength: 1,
  maxLength: 2_000,
  format: ONE_LINE,
  description: 'An https address of the public internet.',
  examples: ['https://hooks.example.org/paseo'],
});
const events = Type.Array(Type.Enum([...WEBHOOK_EVENTS], sharedAs('WebhookEvent')), {
  minItems: 1,
  maxItems: WEBHOOK_EVENTS.length,
  uniqueItems: true,
});

export const WebhookInput = named('WebhookInput', { label, url, events }, 'A webhook to make.');
export const WebhookChange = named(
  'WebhookChange',
  {
    label: Type.Optional(label),
    url: Type.Optional(url),
    events: Type.Optional(events),
    active: Type.Optional(Type.Boolean({ description: 'One that is not is told nothing, and misses what happens.' })),
  },
  'What is absent stays.',
);

const webhookFields = {
  id: Type.Integer(),
  label: Type.String(),
  url: Type.String(),
  events: Type.Array(Type.Enum([...WEBHOOK_EVENTS], sharedAs('WebhookEvent'))),
  active: Type.Boolean(),
  created_at: DateTime,
  old_secret_until: Type.Optional(DateTime),
  last_delivered_at: Type.Optional(DateTime),
  last_failed_at: Type.Optional(DateTime),
  last_failure: Type.Optional(Type.String({ description: 'Such as `answered 500` or `address not allowed`.' })),
  waiting: Type.Integer({ description: 'Messages that are still to be delivered.' }),
  failed: Type.Integer({ description: 'Messages that were given up in the last fortnight.' }),
};
export const WebhookBody = named('Webhook', webhookFields, 'An address that is told of changes.');
export const NewWebhookBody = named(
  'NewWebhook',
  { ...webhookFields, secret: Type.String({ description: 'Signs the messages; shown this once.' }) },
  'A webhook with its secret.',
);

export function webhookBody(webhook: Webhook): Static<typeof WebhookBody> {
  const { id, label, url, events, isActive, createdAt, waiting, failed, lastFailure } = webhook;
  const at = (date: Date | undefined) => date && dateTime(date);
  return {
    ...{ id, label, url, events: [...events], active: isActive, created_at: dateTime(createdAt), waiting, failed },
    ...present({
      old_secret_until: at(webhook.previousUntil),
      last_delivered_at: at(webhook.lastDeliveredAt),
      last_failed_at: at(webhook.lastFailedAt),
      last_failure: lastFailure,
    }),
  };
}
