// A service over a little Madrid, in this process: an administrator's tests need trained models, imports and twins, and
// training on twelve places takes no time.
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import type { Place } from '../../src/domain/place.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { ADMIN, type RunningService } from './service.ts';

const PAGES = resolve(import.meta.dirname, '../../dist/web');

export interface LittleService extends RunningService {
  readonly inside: TestService;
}

interface LittleOptions {
  readonly environment?: Readonly<Record<string, string>>;
  /** Known beforehand, where another program must be told of it. */
  readonly port?: number;
}

export async function startLittleService(
  places: readonly Place[],
  { environment, port: wanted = 0 }: LittleOptions = {},
): Promise<LittleService> {
  const inside = await startTestService('embedded', {
    places,
    pages: PAGES,
    environment: { PASEO_ADMIN_USERNAME: ADMIN.username, PASEO_ADMIN_PASSWORD: ADMIN.password, ...environment },
  });
  await inside.app.listen({ host: '127.0.0.1', port: wanted });
  const { port } = inside.app.server.address() as AddressInfo;
  return { inside, url: `http://127.0.0.1:${port}`, stop: () => inside.close() };
}
