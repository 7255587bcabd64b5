// Password hashing: Argon2id outside the event loop, behind a bounded queue.
import { hash, verify } from '@node-rs/argon2';
import { boundedQueue } from './bounded-queue.ts';

export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Costs exactly one hash, whether or not there is anything to compare with, so that an unknown name takes as long as
   * a wrong password.
   */
  verify(storedHash: string | undefined, password: string): Promise<boolean>;
  /** True when the stored hash was made with weaker parameters than today's. */
  isOutdated(storedHash: string): boolean;
}

export interface HashParameters {
  readonly memoryKiB: number;
  readonly passes: number;
  readonly lanes: number;
}

/** OWASP Password Storage Cheat Sheet: Argon2id with 19 MiB, two passes, one lane. */
export const HASH_PARAMETERS: HashParameters = { memoryKiB: 19_456, passes: 2, lanes: 1 };

interface PasswordOptions {
  readonly concurrency: number;
  readonly maxWaiting: number;
  readonly parameters?: HashParameters;
}

export async function createPasswords(options: PasswordOptions): Promise<Passwords> {
  const { memoryKiB, passes, lanes } = options.parameters ?? HASH_PARAMETERS;
  const queue = boundedQueue({ concurrency: options.concurrency, maxWaiting: options.maxWaiting, retryAfterS: 1 });
  // The library's default algorithm is Argon2id.
  const settings = { memoryCost: memoryKiB, timeCost: passes, parallelism: lanes };
  const nobodysHash = await hash('a password that nobody has', settings);

  return {
    hash: (password) => queue.run(() => hash(password, settings)),
    verify: (storedHash, password) =>
      queue.run(async () => {
        const matches = await verify(storedHash ?? nobodysHash, password);
        return matches && storedHash !== undefined;
      }),
    isOutdated(storedHash) {
      const found = /\$m=(\d+),t=(\d+),p=(\d+)\$/u.exec(storedHash);
      if (!found) return true;
      return Number(found[1]) < memoryKiB || Number(found[2]) < passes;
    },
  };
}
