// What a first visit costs, as it travels.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { World } from './world.ts';

const FIRST_PAGE_SCRIPT_BYTES = 150_000;
const WIDGET_BYTES = 15_000;

export const budget = (world: World) =>
  describe('the budget', () => {
    test(`a first visit loads at most ${FIRST_PAGE_SCRIPT_BYTES / 1000} kB of script, map and all`, async () => {
      const { page } = await world.visit();
      const scripts: Promise<Buffer>[] = [];
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') scripts.push(response.body());
      });
      await page.goto(world.url);
      await page.locator('.pin').first().waitFor();
      const sizes = (await Promise.all(scripts)).map((body) => gzipSync(body).length);
      expect(sizes.length).toBeGreaterThan(1);
      expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(FIRST_PAGE_SCRIPT_BYTES);
    });

    test(`the widget weighs at most ${WIDGET_BYTES / 1000} kB`, () => {
      const widget = readFileSync(resolve(import.meta.dirname, '../../dist/web/widget.js'));
      expect(gzipSync(widget).length).toBeLessThanOrEqual(WIDGET_BYTES);
    });
  });
