// Hostile texts in what a sign-in provider says of people, and in what a browser brings back from it.
import { answeredLogin, type ServiceWithProvider, signInThere } from '../service.ts';
import { type Payload, wellFormed } from './payloads.ts';

const USERNAME = /^[\p{L}\p{N}._@+-]{3,64}$/u;
const CONTROL = /\p{Cc}/u;

/** @returns what went wrong: a failure of the service, a name that accounts may not have, a role that was talked into being */
export async function claimFaults(service: ServiceWithProvider, payloads: readonly Payload[]): Promise<string[]> {
  const failures: string[] = [];
  for (const [number, { kind, text }] of payloads.entries()) {
    const faults = [...(await ofClaims(service, `hostile-${number}`, text)), ...(await ofAnswer(service, text))];
    failures.push(...faults.map((fault) => `a sign-in, ${kind} ${JSON.stringify(text.slice(0, 80))}: ${fault}`));
  }
  return failures;
}

async function ofClaims(service: ServiceWithProvider, subject: string, text: string): Promise<string[]> {
  const written = wellFormed(text);
  const claims = {
    name: written,
    preferred_username: written,
    email: written,
    email_verified: true,
    groups: [written],
  };
  const token = await signInThere(service, subject, claims);
  if (token === undefined) return ['no account was made'];
  const {
    username,
    full_name: fullName,
    role,
  } = (await service.ask({ url: '/api/users/me', headers: { authorization: `Bearer ${token}` } })).json();
  return [
    ...(USERNAME.test(username) ? [] : [`the username is ${JSON.stringify(username)}`]),
    ...(CONTROL.test(fullName) || [...fullName].length > 128 ? ['the full name is not one line of 128 letters'] : []),
    ...(role === 'user' ? [] : [`the role is ${role}`]),
  ];
}

async function ofAnswer(service: ServiceWithProvider, text: string): Promise<string[]> {
  const { cookie, answer } = await answeredLogin(service, 'answering');
  const faults: string[] = [];
  for (const field of ['code', 'state', 'iss']) {
    const payload = { ...answer, [field]: text };
    const { statusCode } = await service.ask({
      method: 'POST',
      url: '/api/login/answer',
      headers: { cookie },
      payload,
    });
    if (statusCode < 400 || statusCode >= 500) faults.push(`answered ${statusCode} to it as ${field}`);
  }
  return faults;
}
