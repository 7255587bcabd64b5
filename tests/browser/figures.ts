// The evaluation page and the developers' page.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { POLL } from './browser.ts';
import { asAdministrator } from './people.ts';
import type { World } from './world.ts';

const REPORT = {
  title: 'A report',
  preface: ['seed 1'],
  sections: [
    {
      title: 'Lisbon',
      about: 'Nobody was asked.',
      tables: [{ header: ['method', 'NDCG'], rows: [['chance', '0.1']] }],
      charts: [
        {
          title: 'NDCG@10',
          xTitle: 'known',
          steps: ['0', '1'],
          series: [
            { name: 'chance', points: [0.1, 0.2].map((mean) => ({ mean, low: mean / 2, high: mean * 2 })) },
            { name: '<b>svd</b>', points: [0.3, 0.4].map((mean) => ({ mean, low: mean / 2, high: mean * 2 })) },
          ],
        },
      ],
    },
  ],
};

const file = (name: string, content: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(content) });

const SHIPPED = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../data/evaluation/document.json'), 'utf8'),
) as {
  readonly sections: readonly {
    readonly charts: readonly { readonly series: readonly { readonly points: readonly unknown[] }[] }[];
  }[];
};

export const figures = (world: World) => {
  describe('the evaluation page', () => {
    test('draws every plot with a table of its figures', async () => {
      const { page, complaints } = await world.visit();
      await page.goto(world.url);
      await page.getByRole('link', { name: 'How good are the recommendations?' }).click();
      const plots = SHIPPED.sections.flatMap(({ charts }) => charts).length;
      expect(plots).toBeGreaterThan(0);
      await expect.poll(() => page.locator('.plot > div > .chart').count(), POLL).toBe(plots);
      for (const summary of await page.locator('.plot summary').all()) await summary.click();
      await expect.poll(() => page.locator('.plot details table').count(), POLL).toBe(plots);
      const { charts } = SHIPPED.sections[0]!;
      const firstRows = charts[0]!.series.flatMap(({ points }) => points).length;
      expect(await page.locator('.plot').first().locator('tbody tr').count()).toBe(firstRows);
      expect(complaints).toEqual([]);
    });

    test('draws a report of one’s own, and refuses what is none', async () => {
      const { page, complaints } = await world.visit();
      await page.goto(`${world.url}/evaluation/`);
      const chooser = page.getByLabel('Open a report (document.json)');
      await chooser.setInputFiles(file('holiday.json', '{"photos": []}'));
      await page.getByText('holiday.json is not a report of the evaluation.').waitFor();
      await chooser.setInputFiles(file('document.json', JSON.stringify(REPORT)));
      await page.getByRole('heading', { name: 'Lisbon' }).waitFor();
      expect(await page.locator('.legend li').allTextContents()).toEqual(['chance', '<b>svd</b>']);
      expect(await page.locator('.chart circle').count()).toBe(4);
      expect(complaints).toEqual([]);
    });
  });

  describe('the developers’ page', () => {
    test('answers a request as it came', async () => {
      const { page } = await world.visit();
      await page.goto(`${world.url}/developers/`);
      await page.locator('.console button').click();
      await page.locator('pre', { hasText: '200 OK' }).waitFor();
      expect(await page.locator('pre', { hasText: '200 OK' }).textContent()).toContain('"user_ratings_total"');
    });

    test('writes the lines that one pastes, with the looks that one chose', async () => {
      const { page, complaints } = await world.visit({ permissions: ['clipboard-read', 'clipboard-write'] });
      await page.goto(`${world.url}/developers/`);
      const widget = page.locator('.configurator');
      await widget.getByLabel('Key', { exact: true }).fill('pk_"mine"');
      await widget.getByLabel('Language').selectOption('Español');
      await widget.getByLabel('Theme').selectOption('Dark');
      await widget.getByLabel('Position').selectOption('Button at the bottom right');
      await widget.getByLabel('Colour').fill('#14532d');
      await page.getByRole('button', { name: 'Copy: Paste this' }).click();
      await page.getByText('Copied.').waitFor();
      expect(await page.evaluate('navigator.clipboard.readText()')).toBe(
        [
          '<style>#paseo-chat { --paseo-accent: #14532d }</style>',
          '<div id="paseo-chat" data-api-key="pk_&quot;mine&quot;" data-locale="es" data-theme="dark" data-position="bottom-right"></div>',
          `<script src="${world.url}/widget.js" defer></script>`,
        ].join('\n'),
      );
      expect(complaints).toEqual([]);
    });

    test('makes a live key for an administrator, with which the preview answers', async () => {
      const { page, complaints } = await asAdministrator(world);
      await page.goto(`${world.url}/developers/`);
      await page.getByRole('button', { name: 'Make a live key for this site' }).click();
      await page.getByText('The key is made').waitFor();
      expect(await page.getByLabel('Key', { exact: true }).inputValue()).toMatch(/^pk_/u);
      await page.locator('.preview').scrollIntoViewIfNeeded();
      // The preview without the key may have been drawn, and goes when the one with it comes.
      await page.locator('.preview [data-api-key^="pk_"]').waitFor();
      await page.getByLabel('Your message').fill('Museums near Sol');
      await page.keyboard.press('Enter');
      await page.locator('.preview .places li').first().waitFor();
      expect(complaints).toEqual([]);
    });
  });
};
