// Unguessable strings.
import { createHash, randomBytes } from 'node:crypto';

/** 128 bits, safe in a URL. */
export const randomId = (): string => randomBytes(16).toString('base64url');

/** Keys are random, so a fast hash is enough to store them safely. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Names an artifact by its content, and tells whether it arrived whole. */
export const sha256OfBytes = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
