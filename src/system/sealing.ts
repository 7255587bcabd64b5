// Secrets that must be read again, sealed for the database: whoever has its rows or a backup does not have them.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

export interface Sealing {
  seal(text: string): string;
  /** Undefined when it was sealed with neither secret, or changed since. */
  open(sealed: string): string | undefined;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * AES-256-GCM with a key of its own, derived from the signing secret (HKDF, RFC 5869).
 *
 * @param purpose what is sealed for one purpose cannot be opened for another
 */
export function createSealing(
  secrets: { readonly secret: string; readonly previousSecret?: string | undefined },
  purpose = 'paseo:sealing',
): Sealing {
  const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  const key = keyOf(secrets.secret);
  const keys = [key, ...(secrets.previousSecret === undefined ? [] : [keyOf(secrets.previousSecret)])];
  return {
    seal(text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      for (const each of keys) {
        const opened = openWith(each, bytes);
        if (opened !== undefined) return opened;
      }
      return undefined;
    },
  };
}

function openWith(key: Buffer, bytes: Buffer): string | undefined {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
