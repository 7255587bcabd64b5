// Webhooks: addresses of other programs that are told of changes. They are told what changed, never what somebody wrote.
import type { PlaceId } from './branded.ts';

export const WEBHOOK_EVENTS = ['place.changed', 'review.created'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

export interface Webhook {
  readonly id: number;
  readonly label: string;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  readonly isActive: boolean;
  readonly createdAt: Date;
  /** Until then messages are signed with the secret before, too. */
  readonly previousUntil?: Date;
  readonly lastDeliveredAt?: Date;
  /** Of the last attempt that failed; a word of ours, never of the receiver. */
  readonly lastFailure?: string;
  readonly lastFailedAt?: Date;
  /** Messages that wait, and messages that were given up. */
  readonly waiting: number;
  readonly failed: number;
}

/** A message that is to be delivered. The same id comes again where an attempt may have failed. */
export interface WebhookDelivery {
  readonly id: number;
  readonly webhookId: number;
  readonly event: WebhookEvent;
  readonly placeId: PlaceId;
  /** Of a place: `added`, `changed` or `removed`. */
  readonly change?: string;
  readonly createdAt: Date;
  readonly attempts: number;
}

export const MOST_WEBHOOKS = 20;
export const MOST_ATTEMPTS = 8;
/** A message that could not be delivered for so long is given up. */
export const LONGEST_WAIT_MS = 3 * 24 * 60 * 60_000;

const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 6 * 60 * 60_000;

/** How long to wait after the `attempts`-th failure: 30 s, then four times as long each time, at most six hours. */
export const pauseAfterMs = (attempts: number): number =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 4 ** (attempts - 1));
