// Requests to a server that an operator named: with an end to the waiting, and to the size of what is read.
import type { CustomFetch } from 'openid-client';

const MOST_BYTES = 1_048_576;

/** @throws TypeError when the answer has more than `mostBytes`, or is not whole after `timeoutS` */
export const boundedFetch =
  (timeoutS: number, mostBytes = MOST_BYTES): CustomFetch =>
  async (url, options) => {
    const signals = [AbortSignal.timeout(timeoutS * 1000), ...(options.signal ? [options.signal] : [])];
    const response = await fetch(url, { ...(options as RequestInit), signal: AbortSignal.any(signals) });
    if (!response.body) return response;
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of response.body) {
      bytes += chunk.byteLength;
      if (bytes > mostBytes) throw new TypeError('the answer is too large');
      chunks.push(chunk);
    }
    const { status, statusText, headers } = response;
    return new Response(Buffer.concat(chunks), { status, statusText, headers });
  };
