// Signing in with the provider of the service, in a browser: the button, the way there and back, and what is said on failure.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { littleMadrid } from '../support/little-madrid.ts';
import { CLIENT_SECRET, type SignInProvider, startSignInProvider } from '../support/sign-in-provider.ts';
import { launch, noBrowser, visit } from './browser.ts';
import { type LittleService, startLittleService } from './little-service.ts';

/** Of a server that is gone again: the provider has to know the address before the service is there. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

describe.skipIf(noBrowser)('signing in with a provider', { timeout: 180_000 }, () => {
  let provider: SignInProvider;
  let service: LittleService;
  let browser: Browser;
  beforeAll(async () => {
    const port = await freePort();
    const base = `http://127.0.0.1:${port}`;
    provider = await startSignInProvider({ redirect_uris: [`${base}/account/`] });
    service = await startLittleService(littleMadrid, {
      port,
      environment: {
        OIDC_ISSUER: provider.issuer,
        OIDC_CLIENT_ID: 'paseo',
        OIDC_CLIENT_SECRET: CLIENT_SECRET,
        OIDC_REDIRECT_BASE: base,
        OIDC_LABEL: 'City Hall',
      },
    });
    browser = await launch();
  }, 180_000);
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
    await provider?.close();
  });

  const pageAt = (locale: string) => visit(browser, [service.url, provider.issuer], { locale });
  const openDialog = async (page: Page, [signIn, button]: readonly [string, string]) => {
    await page.goto(`${service.url}/account/`);
    await page.getByRole('main').getByRole('button', { name: signIn }).click();
    return page.getByRole('dialog').getByRole('button', { name: button });
  };
  const EN = ['Sign in', 'Continue with City Hall'] as const;
  const ES = ['Entrar', 'Continuar con City Hall'] as const;

  test.each([
    ['en-GB', EN, 'Password'],
    ['es-ES', ES, 'Contraseña'],
  ] as const)(
    'in %s ends where it began, in a session like any other, and leaves no code behind',
    async (locale, words, password) => {
      provider.people.set('carmen-1', { name: 'Carmen Ruiz', preferred_username: 'carmen' });
      provider.atKeyboard = 'carmen-1';
      const { page, complaints } = await pageAt(locale);
      await (await openDialog(page, words)).click();
      await page.getByText('carmen', { exact: false }).first().waitFor();
      expect(page.url()).toBe(`${service.url}/account/`);
      // Nothing to change where there is no password.
      expect(await page.getByRole('heading', { name: password, exact: true }).count()).toBe(0);
      await page.reload();
      await page.getByText('carmen', { exact: false }).first().waitFor();
      const cookies = await page.context().cookies(service.url);
      // Ports share a host's cookies: the provider's are among them.
      expect(cookies.filter(({ name }) => name.includes('paseo'))).toEqual([]);
      expect(complaints).toEqual([]);
      await page.context().close();
    },
  );

  test('somebody who turns back at the provider is told so, and is nobody', async () => {
    provider.atKeyboard = undefined;
    for (const [locale, words, text] of [
      ['en-GB', EN, 'You were not signed in there.'],
      ['es-ES', ES, 'Allí no se completó la entrada.'],
    ] as const) {
      const { page } = await pageAt(locale);
      await (await openDialog(page, words)).click();
      await page.getByText(text).waitFor();
      expect(page.url()).toBe(`${service.url}/account/`);
      await page.context().close();
    }
  });

  test('an answer that another browser got is refused in words', async () => {
    const { page } = await pageAt('en-GB');
    await page.goto(`${service.url}/account/?code=stolen&state=of-another`);
    await page.getByText('This sign-in took too long or began in another browser.').waitFor();
    expect(page.url()).toBe(`${service.url}/account/`);
    await page.context().close();
  });
});
