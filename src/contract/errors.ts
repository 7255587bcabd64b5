// The one shape of every failure.
import { type Static, Type } from 'typebox';
import { named } from './fields.ts';

export const ErrorBody = named(
  'Error',
  {
    detail: Type.String({ description: 'What was wrong, in one sentence.' }),
    code: Type.Optional(Type.String({ description: 'The same for programs.' })),
    errors: Type.Optional(
      Type.Array(Type.Object({ pointer: Type.String(), message: Type.String() }), {
        description: 'Each fault of an invalid request, with a JSON pointer to it.',
      }),
    ),
    request_id: Type.Optional(Type.String({ description: 'Quote it when asking the operator.' })),
  },
  'A failure.',
);
export type ErrorBody = Static<typeof ErrorBody>;

export const Detail = named('Detail', { detail: Type.String() }, 'What was done.');
export const Exists = named('Exists', { exists: Type.Literal(true) }, 'The username exists.');
