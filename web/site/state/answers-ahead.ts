// Hands on the answers to what `ahead` asked while the program was still travelling.
import { noteAnswer } from './online.ts';

/** What is older is asked anew. */
const FRESH_MS = 30_000;

/** Each answer is handed on once, to whoever asks the same with the same token. */
export const fetchAhead = (address: string, options: RequestInit = {}): Promise<Response> =>
  answerTo(address, options).then(noteAnswer);

function answerTo(address: string, options: RequestInit): Promise<Response> {
  const asked = globalThis.paseoAhead;
  const token = new Headers(options.headers).get('Authorization')?.replace('Bearer ', '') ?? '';
  const key = `${token} ${address}`;
  const answer = asked?.get(key);
  if (!answer || (options.method ?? 'GET') !== 'GET') return fetch(address, options);
  asked?.delete(key);
  return performance.now() < FRESH_MS ? answer : fetch(address, options);
}
