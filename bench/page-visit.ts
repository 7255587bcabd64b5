// One first visit to a page, as a slow phone has it, and when what became of it.
import type { Browser, Page } from 'playwright-core';

/** Slow 4G and a processor four times slower than this one, as Lighthouse has it. */
const PROFILE = { latencyMs: 150, downBitsPerS: 1.6e6, upBitsPerS: 750e3, slowerBy: 4 } as const;

export interface Visit {
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

/** A page, and what somebody waits for on it. */
export interface Destination {
  readonly url: string;
  readonly sign: string;
  /** What the browser remembers from before, by key; its cache is empty. */
  readonly remembered: Readonly<Record<string, string>>;
}

export async function visitAnew(browser: Browser, { url, sign, remembered }: Destination): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  const traffic = await slowDown(page);
  await page.addInitScript(REMEMBER, remembered);
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

function REMEMBER(remembered: Readonly<Record<string, string>>): void {
  for (const [key, value] of Object.entries(remembered)) localStorage.setItem(key, value);
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
  watching.observe(document, { childList: true, subtree: true, attributes: true });
}

/** Node's types know nothing of pages. */
declare const localStorage: { readonly setItem: (key: string, value: string) => void };
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
