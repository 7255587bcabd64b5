// Which recommendation method the address asks for.
import type { Method } from '../../api-client/client.ts';
import { methodIn } from './questions.ts';
import { address } from './router.ts';
import { useStore } from './store.ts';

export function useMethod(): Method {
  return methodIn(useStore(address).query);
}
