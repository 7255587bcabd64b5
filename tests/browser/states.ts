// What becomes of the first page when something is missing, and how it recovers. That each page says so in each state is
// proved by the walk of `accessibility.ts`.
import { describe, expect, test } from 'vitest';
import { POLL } from './browser.ts';
import { signedIn } from './people.ts';
import type { World } from './world.ts';

const NUMBER = 'a1b2c3';

export const states = (world: World) =>
  describe('the explore page', () => {
    test('says so when nothing matches, and takes the filters away again', async () => {
      const { page } = await world.visit();
      await page.goto(`${world.url}/?q=zzzzzzzz`);
      await page.getByText('No place has to do with “zzzzzzzz”.').waitFor();
      await page.getByRole('button', { name: 'Show everything' }).click();
      await page.locator('.card h3').first().waitFor();
      await expect.poll(() => new URL(page.url()).search, POLL).toBe('');
    });

    test('says of a link that nobody can read that it may be old, and leads to everything', async () => {
      const { page } = await world.visit({ locale: 'es-ES' });
      await page.goto(`${world.url}/?wish=max_price:20`);
      await page.getByText('Este enlace no se entiende').waitFor();
      await page.getByRole('button', { name: 'Ver todo' }).click();
      await page.locator('.card').first().waitFor();
    });

    test('names the request when the service fails, and tries again', async () => {
      const { page } = await signedIn(world);
      const failure = { detail: 'Internal Server Error', request_id: NUMBER };
      await page.route('**/api/recommendations/?*', (route) => route.fulfill({ status: 500, json: failure }));
      await page.goto(world.url);
      await page.getByText(`Request ${NUMBER}`).waitFor();
      await page.unroute('**/api/recommendations/?*');
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.locator('.card .reason').first().waitFor();
    });

    test('keeps what it showed when the network goes', async () => {
      const { page } = await signedIn(world);
      await page.goto(world.url);
      // Long lists are drawn in steps: the last card is the twelfth.
      await page.locator('.card .reason').nth(11).waitFor();
      const before = await page.locator('.card h3').count();
      await page.context().setOffline(true);
      await page.getByRole('combobox', { name: 'From' }).selectOption('retiro');
      await page.getByText('The service cannot be reached').waitFor();
      expect(await page.locator('.card h3').count()).toBe(before);
    });

    test.each([
      ['/?from=prado', '.card .open-line .fact'],
      ['/?q=museo&wish=category:museums', '.card .open-line .fact'],
      ['/place/?id=museo-del-prado', '.hours'],
      ['/evaluation/', '.chart'],
    ])('asks for nothing twice on the way to %s, with an account or without', async (path, sign) => {
      for (const { page } of [await world.visit(), await signedIn(world, { locale: 'es-ES' })]) {
        const questions: string[] = [];
        // What was refused or broken off is asked again, and rightly so: only an answer is not to be had twice.
        page.on('response', (response) => {
          const request = response.request();
          // The base map is one file, asked for piece by piece.
          const { range = 'whole' } = request.headers();
          if (request.method() === 'GET' && response.status() < 400) questions.push(`${response.url()} ${range}`);
        });
        await page.goto(world.url + path);
        await page.locator(sign).first().waitFor();
        await page.waitForLoadState('networkidle');
        // What was asked ahead is taken up by those parts of the page that are drawn last.
        await expect.poll(() => page.evaluate('[...paseoAhead.keys()]'), POLL).toEqual([]);
        expect(questions.filter((url, index) => questions.indexOf(url) !== index)).toEqual([]);
      }
    });

    test('goes on without a location when the browser shares none', async () => {
      const { page } = await world.visit({ permissions: [] });
      await page.goto(world.url);
      await page.getByRole('button', { name: 'My location' }).click();
      await page.getByText(/did not share a location|could not be found/u).waitFor();
      await page.locator('.card h3').first().waitFor();
    });

    test('starts from the visitor’s own location without putting it into the address', async () => {
      const retiro = { latitude: 40.4153, longitude: -3.6844 };
      const { page } = await world.visit({ permissions: ['geolocation'], geolocation: retiro });
      await page.goto(world.url);
      await page.getByRole('button', { name: 'My location' }).click();
      await page.getByRole('heading', { name: 'Well known near my location' }).waitFor();
      expect(page.url()).toBe(`${world.url}/?from=here`);
    });

    test('asks to sign in again when the session has ended, and stays where one was', async () => {
      const { page } = await world.visit();
      await page.addInitScript(`localStorage.setItem('paseo.token', 'expired')`);
      await page.goto(`${world.url}/?from=latina`);
      await page.getByRole('button', { name: 'Sign in' }).waitFor();
      expect(page.url()).toContain('from=latina');
    });
  });
