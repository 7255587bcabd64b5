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

/** A message that is to be delivered. */
export interface WebhookDelivery {
  readonly id: number;
  /** What the receiver knows it by: the same at every attempt, and never another message's, also after a restore. */
  readonly messageId: string;
  readonly webhookId: number;
  readonly event: WebhookEvent;
  readonly placeId: PlaceId;
  /** Of a place: `added`, `changed` or `removed`. */
  readonly change?: string;
  readonly createdAt: Date;
}

export const MOST_WEBHOOKS = 20;
/** A message that could not be delivered for so long is given up, however often it was tried. */
export const LONGEST_WAIT_MS = 3 * 24 * 60 * 60_000;

const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 6 * 60 * 60_000;

/**
 * How long a receiver is left alone: 30 s, then four times as long each time, at most six hours.
 *
 * @param failures in a row, 1 or more
 */
export const pauseAfterMs = (failures: number): number =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 4 ** (failures - 1));
