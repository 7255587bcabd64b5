// A headless Chromium for the tests of pages and widget; without one those tests are skipped, and say so.
import { existsSync } from 'node:fs';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

/** The same engine without what draws windows: a third less work, and it has not been seen to stand still beside two others. */
const SHELL = '/usr/bin/chromium-headless-shell';
const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** `npm run check:pages` looks with the browser that people have. */
const CANDIDATES = process.env.PASEO_WALKS === 'all' ? [...WHOLE, SHELL] : [SHELL, ...WHOLE];
const executablePath = [process.env.CHROMIUM, ...CANDIDATES].find((path) => path !== undefined && existsSync(path));

export const noBrowser = executablePath === undefined;
if (noBrowser) console.warn('Browser tests are skipped: no Chromium found (set CHROMIUM to its path).');

/**
 * What a window of Chromium would draw around a page, though nobody sees it: a renderer for the suggestions of its address bar, which takes as
 * much time as our pages, and one more in reserve. The others are what Playwright turns off: of two lists a browser reads the last one.
 */
const FEATURES_OFF = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'PaintHolding'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'ThirdPartyStoragePartitioning', 'AimEnabled'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'PreconnectToSearch'],
];

export function launch(): Promise<Browser> {
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [
      `--disable-features=${FEATURES_OFF.join(',')}`,
      '--no-sandbox',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

/** Long for a person, short enough that a failure names the step that failed. */
const STEP_PATIENCE_MS = 25_000;

export const POLL = { timeout: STEP_PATIENCE_MS };

export interface Visit {
  readonly page: Page;
  /** What should never happen: refused by the content policy, errors of scripts, requests to strangers. */
  readonly complaints: string[];
}

/**
 * A fresh visitor with an empty browser, who notes everything that goes wrong. Without a service worker, whose answers no test can change on
 * their way; the tests of what works without a network ask for one.
 *
 * @param known origins that the pages may talk to
 */
export async function visit(
  browser: Browser,
  known: readonly string[],
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block', ...options });
  context.setDefaultTimeout(STEP_PATIENCE_MS);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted ?Type|TrustedHTML/iu.test(message.text())) complaints.push(message.text());
  });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (/^https?:$/u.test(protocol) && !known.includes(origin)) complaints.push(`stranger: ${request.url()}`);
  });
  return { page, complaints };
}
