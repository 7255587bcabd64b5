// How long a first visit takes on a slow phone: `npm run bench:page [-- URL]`. Prints; asserts nothing.
// Slow 4G (1.6 Mbit/s, 150 ms there and back) and a processor four times slower than this one, as Lighthouse has it.
import { availableParallelism, cpus, loadavg } from 'node:os';
import type { Browser, Page } from 'playwright-core';
import { launch, noBrowser } from '../tests/browser/browser.ts';
import { startService } from '../tests/browser/service.ts';

const PROFILE = { latencyMs: 150, downBitsPerS: 1.6e6, upBitsPerS: 750e3, slowerBy: 4 } as const;
const TARGET_MS = 2_000;
const ROUNDS = 5;

/** A page, and what somebody waits for on it. */
const PAGES = [
  ['explore', '/', '.card h3'],
  ['place', '/place/?id=museo-del-prado', '.hours'],
  ['evaluation', '/evaluation/', '.chart'],
] as const;

interface Visit {
  readonly paintMs: number;
  /** When what one came for is there. */
  readonly shownMs: number;
  /** From when on no task keeps the page from answering for longer than 50 ms. */
  readonly interactiveMs: number;
  /** Cumulative layout shift: how much of what was there has moved; 0.1 is called good. */
  readonly shift: number;
  readonly scriptKB: number;
  readonly allKB: number;
}

async function measurePages(): Promise<void> {
  if (noBrowser) return;
  const [given] = process.argv.slice(2);
  const service = given ? { url: given, stop: async () => {} } : await startService();
  const browser = await launch();
  print(
    `${cpus()[0]?.model.trim()}, ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}; median of ${ROUNDS}\n`,
  );
  print('page         first paint  shown    interactive  of 2 s  shift   script kB  all kB');
  for (const [name, path, sign] of PAGES) {
    const visits: Visit[] = [];
    for (let round = 0; round < ROUNDS; round++) visits.push(await visitAnew(browser, service.url + path, sign));
    const median = (of: (visit: Visit) => number) => visits.map(of).sort((a, b) => a - b)[ROUNDS >> 1]!;
    const interactive = median(({ interactiveMs }) => interactiveMs);
    const columns = [
      name.padEnd(12),
      `${median(({ paintMs }) => paintMs)} ms`.padEnd(12),
      `${median(({ shownMs }) => shownMs)} ms`.padEnd(8),
      `${interactive} ms`.padEnd(12),
      (interactive / TARGET_MS).toFixed(2).padEnd(7),
      median(({ shift }) => shift)
        .toFixed(3)
        .padEnd(7),
      median(({ scriptKB }) => scriptKB)
        .toFixed(1)
        .padEnd(10),
      median(({ allKB }) => allKB).toFixed(1),
    ];
    print(columns.join(' '));
  }
  await browser.close();
  await service.stop();
}

/** With an empty cache. */
async function visitAnew(browser: Browser, url: string, sign: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  const traffic = await slowDown(page);
  await page.addInitScript(WATCH, sign);
  await page.goto(url);
  await page.locator(sign).first().waitFor({ timeout: 60_000 });
  // Long enough for whatever still follows.
  await page.waitForTimeout(2_500);
  const times = await page.evaluate<Omit<Visit, 'scriptKB' | 'allKB'>>(TIMES);
  await context.close();
  return { ...times, ...traffic() };
}

async function slowDown(page: Page): Promise<() => Pick<Visit, 'scriptKB' | 'allKB'>> {
  const { latencyMs: latency, downBitsPerS, upBitsPerS, slowerBy: rate } = PROFILE;
  const devtools = await page.context().newCDPSession(page);
  let script = 0;
  let all = 0;
  const kinds = new Map<string, string>();
  devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    all += encodedDataLength;
    if (kinds.get(requestId) === 'Script') script += encodedDataLength;
  });
  await devtools.send('Network.enable');
  const [downloadThroughput, uploadThroughput] = [downBitsPerS / 8, upBitsPerS / 8];
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput,
    uploadThroughput,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  return () => ({ scriptKB: script / 1000, allKB: all / 1000 });
}

/** Runs in the page before anything else of it. */
function WATCH(sign: string): void {
  const seen = { shownMs: 0, busyUntilMs: 0, shift: 0 };
  Object.assign(globalThis, { seen });
  // The types are those of Node, whose own observer knows no `longtask`.
  const tasks = { type: 'longtask', buffered: true } as never;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.busyUntilMs = startTime + duration;
  }).observe(tasks);
  const shifts = { type: 'layout-shift', buffered: true } as never;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries() as unknown as { readonly value: number }[]) seen.shift += value;
  }).observe(shifts);
  const { document, MutationObserver } = globalThis as unknown as BrowserGlobals;
  const watching = new MutationObserver(() => {
    if (!document.querySelector(sign)) return;
    seen.shownMs = performance.now();
    watching.disconnect();
  });
  watching.observe(document, { childList: true, subtree: true });
}

/** Node's types know nothing of pages. */
interface BrowserGlobals {
  readonly document: { readonly querySelector: (selector: string) => unknown };
  readonly MutationObserver: new (
    heard: () => void,
  ) => { observe: (root: unknown, options: object) => void; disconnect: () => void };
}

const TIMES = `({
  paintMs: Math.round(performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0),
  shownMs: Math.round(seen.shownMs),
  interactiveMs: Math.round(Math.max(seen.shownMs, seen.busyUntilMs)),
  shift: seen.shift,
})`;

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

await measurePages();
