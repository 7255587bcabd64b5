// Which recommendation method the address asks for.
import { METHODS, type Method } from '../../api-client/client.ts';
import { useQuery } from './router.ts';

export function useMethod(): Method {
  const [method] = useQuery('method');
  return METHODS.find((each) => each === method) ?? 'ensemble';
}
