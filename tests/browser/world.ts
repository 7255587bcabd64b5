// What all browser tests share: one running service and one browser, started once.
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { launch, noBrowser, type Visit, visit } from './browser.ts';
import { type RunningService, START_PATIENCE_MS, startService } from './service.ts';

export interface World {
  readonly url: string;
  /** A fresh visitor. `others` are further origins that the page may talk to. */
  readonly visit: (options?: BrowserContextOptions, others?: readonly string[]) => Promise<Visit>;
  readonly start: () => Promise<void>;
  /** After each test: pages that nobody looks at any more would take the time of those that somebody does. */
  readonly closePages: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** @param serve starts what is looked at; as everybody runs it, where nothing else is said */
export function createWorld(serve: () => Promise<RunningService> = startService): World {
  let browser: Browser | undefined;
  let service: RunningService | undefined;
  const url = () => service?.url ?? '';
  return {
    get url() {
      return url();
    },
    visit: (options, others = []) => visit(browser!, [url(), ...others], options),
    closePages: async () => {
      const contexts = browser?.contexts() ?? [];
      // An answer that a test changes on its way may still be on its way when the test is over: that is no error.
      await Promise.all(
        contexts.flatMap((it) => [it, ...it.pages()]).map((it) => it.unrouteAll({ behavior: 'ignoreErrors' })),
      );
      await Promise.all(contexts.map((it) => it.close()));
    },
    start: async () => {
      [browser, service] = await Promise.all([launch(), serve()]);
    },
    stop: async () => {
      await browser?.close();
      await service?.stop();
    },
  };
}

/** Three browsers on two cores stall each other for half a minute now and then: a test that fails is tried once more. */
export const PATIENCE = { timeout: 180_000, retry: 1 } as const;

/** What a file proves, part by part, in one world. Patience is for a busy machine; alone, most tests take one to five seconds. */
export const inBrowser = (parts: readonly ((world: World) => unknown)[]) =>
  describe.skipIf(noBrowser)('in a browser', PATIENCE, () => {
    const world = createWorld();
    beforeAll(world.start, START_PATIENCE_MS);
    afterEach(world.closePages);
    afterAll(world.stop);
    for (const part of parts) part(world);
  });
