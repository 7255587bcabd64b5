// The service that a check is run against: everything that is logged is kept, and shedding of load is out of the way.
import { createLog } from '../../src/system/log.ts';
import { startTestService, type TestService, type TestServiceOptions } from '../support/service.ts';
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
