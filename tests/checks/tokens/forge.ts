// Makes tokens by hand, down to the bytes, so that the forgeries do not depend on the library that checks them.
import { createHmac } from 'node:crypto';

export const encode = (value: unknown): string =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

const HASHES: Readonly<Record<string, string>> = { HS256: 'sha256', HS384: 'sha384', HS512: 'sha512' };

export interface Recipe {
  /** An object, or the very text of the header. */
  readonly header?: object | string;
  readonly payload?: object | string;
  readonly secret: string;
  /** What it is really signed with, whatever the header says. */
  readonly hash?: keyof typeof HASHES;
}

/** `header.payload.signature`, signed with HMAC. */
export function signed({ header = HEADER, payload = {}, secret, hash = 'HS256' }: Recipe): string {
  const text = `${encode(header)}.${encode(payload)}`;
  return `${text}.${macOf(text, secret, hash)}`;
}

export const HEADER = { alg: 'HS256', typ: 'JWT' } as const;

export const macOf = (text: string, secret: string, hash: keyof typeof HASHES = 'HS256'): string =>
  createHmac(HASHES[hash] ?? 'sha256', secret)
    .update(text)
    .digest('base64url');

export const nowS = (): number => Math.floor(Date.now() / 1000);

/** The claims of a good token, with changes; `undefined` takes a claim away. */
export const claims = (changes: object = {}): object => ({ sub: 'carmen', iat: nowS(), exp: nowS() + 600, ...changes });
