// The trail of administration.
import { type Static, Type } from 'typebox';
import { ACTOR_KINDS, AUDITED_ACTIONS, AUDITED_OBJECTS, type AuditEntry } from '../domain/audit.ts';
import { latestFirst } from './admin.ts';
import { DateTime, dateTime, named, ONE_LINE, present } from './fields.ts';

export const AuditQuery = Type.Object({
  ...latestFirst,
  object: Type.Optional(Type.Enum([...AUDITED_OBJECTS], { description: 'Only what was done to such.' })),
  object_id: Type.Optional(Type.String({ minLength: 1, maxLength: 128, format: ONE_LINE })),
});

export const AuditEntryBody = named(
  'AuditEntry',
  {
    id: Type.Integer(),
    at: DateTime,
    actor: Type.Object({
      kind: Type.Enum([...ACTOR_KINDS]),
      user_id: Type.Optional(Type.Integer({ description: 'Absent once the account is gone.' })),
    }),
    action: Type.Enum([...AUDITED_ACTIONS], { description: 'More may come with later versions.' }),
    object: Type.Enum([...AUDITED_OBJECTS], { description: 'More may come with later versions.' }),
    object_id: Type.Optional(Type.String()),
    details: Type.Record(Type.String(), Type.Unknown(), { description: 'Names of fields, roles, figures.' }),
    request_id: Type.Optional(Type.String()),
  },
  'Something that an administrator did.',
);

export const auditEntryBody = (entry: AuditEntry): Static<typeof AuditEntryBody> => ({
  id: entry.id,
  at: dateTime(entry.at),
  actor: { kind: entry.actor.kind, ...present({ user_id: entry.actor.userId }) },
  action: entry.action,
  object: entry.object,
  ...present({ object_id: entry.objectId, request_id: entry.requestId }),
  details: { ...entry.details },
});
