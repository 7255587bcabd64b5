// The service that a check is run against: everything that is logged is kept, and shedding of load is out of the way.
import { createLog } from '../../src/system/log.ts';
import { startTestService, type TestService, type TestServiceOptions } from '../support/service.ts';
import { type SignInProvider, settingsFor, startSignInProvider } from '../support/sign-in-provider.ts';
import type { Check, CheckOptions, Outcome } from './check.ts';

export interface CheckedService extends TestService {
  /** Every line logged so far, at the most talkative level. */
  readonly logged: readonly string[];
}

/** What a check does with a service of its own, which is gone afterwards however it went. */
export const onOwnService =
  (
    tryAll: (service: CheckedService, options: CheckOptions) => Promise<Outcome>,
    serviceOptions?: TestServiceOptions,
  ): Check['run'] =>
  async (options) => {
    const service = await startCheckedService(options, serviceOptions);
    try {
      return await tryAll(service, options);
    } finally {
      await service.close();
    }
  };

export interface ServiceWithProvider extends CheckedService {
  readonly provider: SignInProvider;
}

/** The same, where people can also sign in with a provider that runs here. */
export const onServiceWithProvider =
  (tryAll: (service: ServiceWithProvider, options: CheckOptions) => Promise<Outcome>): Check['run'] =>
  async (options) => {
    const provider = await startSignInProvider();
    try {
      const environment = settingsFor(provider.issuer);
      return await onOwnService((service) => tryAll({ ...service, provider }, options), { environment })(options);
    } finally {
      await provider.close();
    }
  };

/** A sign-in up to the provider's answer; `cookie` is what the browser has to bring along. */
export async function answeredLogin({ ask, provider }: ServiceWithProvider, subject: string) {
  const begun = await ask({ method: 'POST', url: '/api/login' });
  const [{ name, value } = { name: '', value: '' }] = begun.cookies;
  provider.atKeyboard = subject;
  return { cookie: `${name}=${value}`, answer: await provider.visit(begun.json().address) };
}

/** Signs in as this subject; the token. */
export async function signInThere(service: ServiceWithProvider, subject: string, claims: object): Promise<string> {
  service.provider.people.set(subject, { ...claims });
  const { cookie, answer } = await answeredLogin(service, subject);
  const traded = await service.ask({ method: 'POST', url: '/api/login/answer', headers: { cookie }, payload: answer });
  return traded.json().access_token;
}

export async function startCheckedService(
  { postgres }: Pick<CheckOptions, 'postgres'>,
  options: TestServiceOptions = {},
): Promise<CheckedService> {
  const logged: string[] = [];
  const service = await startTestService(postgres === undefined ? 'embedded' : 'postgres', {
    ...options,
    postgres,
    log: createLog('debug', { write: (line: string) => void logged.push(line) }),
    environment: { MAX_LOOP_DELAY_MS: '10000', REQUEST_DEADLINE_SECONDS: '300', ...options.environment },
  });
  return {
    ...service,
    logged,
    // A request without a network needs no turn of the event loop; timers (load shedding has some) need one.
    ask: async (request) => {
      const response = await service.app.inject(request);
      await new Promise((resolve) => setImmediate(resolve));
      return response;
    },
  };
}
