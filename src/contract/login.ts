// Signing in with a provider.
import { type Static, Type } from 'typebox';
import { named, ONE_LINE } from './fields.ts';

export const LoginOptions = named(
  'LoginOptions',
  {
    provider: Type.Optional(
      Type.Object(
        { label: Type.String({ description: 'Its name, for a button.' }) },
        { description: 'Only where the service has a provider to sign in with.' },
      ),
    ),
  },
  'How people can sign in besides username and password.',
);

export const LoginBegun = named(
  'LoginBegun',
  { address: Type.String({ description: 'Of the provider, with the parameters of this login.' }) },
  'A login that has begun.',
);

const opaque = (maxLength: number, description: string) =>
  Type.String({ minLength: 1, maxLength, format: ONE_LINE, description });

export const ProviderAnswerInput = named(
  'ProviderAnswer',
  {
    code: opaque(4_096, 'The authorization code.'),
    state: opaque(512, 'As the login began with it.'),
    iss: Type.Optional(opaque(1_024, 'The issuer, where the provider sends it.')),
  },
  'The parameters with which the provider sent the browser back.',
);
export type ProviderAnswerInput = Static<typeof ProviderAnswerInput>;
