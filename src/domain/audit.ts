// Who did what to which object: the trail that administration leaves. It names fields and figures, never what somebody
// wrote, and no secret.
import type { UserId } from './branded.ts';

/** An administrator at the pages, an operator at the command line, or the service itself. */
export type Actor =
  | { readonly kind: 'user'; readonly userId: UserId; readonly requestId: string }
  | { readonly kind: 'cli' }
  | { readonly kind: 'service' };

export const ACTOR_KINDS = ['user', 'cli', 'service'] as const satisfies readonly Actor['kind'][];
export const AUDITED_OBJECTS = [
  'user',
  'place',
  'review',
  'widget-key',
  'service-key',
  'house-rule',
  'webhook',
  'model-set',
  'experiment',
  'catalogue',
] as const;
export const AUDITED_ACTIONS = [
  'created',
  'changed',
  'closed',
  'removed',
  'joined',
  'separated',
  'reconsidered',
  'confirmed',
  'rotated',
  'revoked',
  'trained',
  'activated',
  'imported',
] as const;

export type AuditedObject = (typeof AUDITED_OBJECTS)[number];
export type AuditedAction = (typeof AUDITED_ACTIONS)[number];

/** Names of fields, roles, figures, ids. */
export type AuditDetails = Readonly<Record<string, string | number | boolean | readonly string[]>>;

export interface AuditNote {
  readonly action: AuditedAction;
  readonly object: AuditedObject;
  /** Absent where there is only one such object, and once the person it named is gone. */
  readonly objectId?: string;
  readonly details?: AuditDetails;
}

export interface AuditEntry extends AuditNote {
  readonly id: number;
  readonly at: Date;
  readonly actor: {
    readonly kind: Actor['kind'];
    /** Absent once the account is gone. */
    readonly userId?: UserId;
  };
  readonly requestId?: string;
}
