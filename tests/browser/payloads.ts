// Names, types and messages are whatever somebody wrote. Two hundred hostile ones stay what they are: text.
import { describe, expect, test } from 'vitest';
import { signedIn } from './people.ts';
import type { World } from './world.ts';

const SCRIPTS = [
  'window.pwned=1',
  'top.pwned=1',
  'self["pwn"+"ed"]=1',
  'parent.pwned=1',
  'globalThis.pwned=1',
  'alert(pwned=1)',
  'Function("pwned=1")()',
  'setTimeout("pwned=1")',
  'import("data:text/javascript,window.pwned=1")',
  'document.title="pwned"',
];

const SHAPES: readonly ((script: string) => string)[] = [
  (script) => `<script>${script}</script>`,
  (script) => `"><script>${script}</script>`,
  (script) => `</script><script>${script}</script>`,
  (script) => `<img src=x onerror='${script}'>`,
  (script) => `"><img src=x onerror='${script}'>`,
  (script) => `<svg onload='${script}'>`,
  (script) => `<svg><animate onbegin='${script}' attributeName=x dur=1s>`,
  (script) => `<body onload='${script}'>`,
  (script) => `<iframe srcdoc="<script>${script}</script>">`,
  (script) => `<a href="javascript:${script}">x</a>`,
  (script) => `javascript:${script}`,
  (script) => `<details open ontoggle='${script}'>`,
  (script) => `<input autofocus onfocus='${script}'>`,
  (script) => `<math><mtext></table><mglyph><style><img src=x onerror='${script}'>`,
  (script) => `\${${script}}`,
  (script) => `{{constructor.constructor('${script}')()}}`,
  (script) => `' onmouseover='${script}`,
  (script) => `" autofocus onfocus="${script}" x="`,
  (script) => `--><script>${script}</script>`,
  (script) => `<template><script>${script}</script></template>`,
];

export const PAYLOADS: readonly string[] = SHAPES.flatMap((shape) => SCRIPTS.map(shape));

const placeOf = (text: string, index: number) => ({
  place_id: `p${index}`,
  name: text,
  lat: 40.4 + (index % 20) / 500,
  lng: -3.7 + (index % 17) / 500,
  types: [text],
  rating: 4.5,
  user_ratings_total: 7,
  score: 0.5,
  distance: 100 + index,
});

const WAS_RUN = `[window.pwned, document.title === 'pwned', document.querySelectorAll('main script, main iframe, main img').length].map(String)`;

export const payloads = (world: World) =>
  describe('two hundred hostile texts', () => {
    test('as names, types and reasons in list, explanation and map are inert', async () => {
      expect(PAYLOADS.length).toBe(200);
      const { page, complaints } = await signedIn(world);
      let served = 0;
      await page.route('**/api/recommendations/?*', (route) => {
        const items = PAYLOADS.slice(served ? 100 : 0, served ? 200 : 100).map((text, index) => ({
          ...placeOf(text, index),
          explanation: text,
          contributions: [{ kind: 'words', words: [text], amount: 0.5 }],
        }));
        return route.fulfill({ json: items, headers: { 'X-Method': 'ensemble' } });
      });
      for (; served < 2; served++) {
        await page.goto(world.url);
        await page.locator('.card .reason').first().waitFor();
        while (await page.getByRole('button', { name: 'Show more' }).isVisible()) {
          await page.getByRole('button', { name: 'Show more' }).click();
        }
        expect(await page.locator('.card h3').allTextContents()).toEqual(
          PAYLOADS.slice(served * 100, served * 100 + 100),
        );
        await page.getByRole('button', { name: 'Why this?' }).first().click();
        await page.locator('.card').first().hover();
        await page.locator('.pin-on').waitFor();
        expect(await page.evaluate(WAS_RUN)).toEqual(['undefined', 'false', '0']);
      }
      expect(complaints).toEqual([]);
    });

    test('as answers and places of the chat are inert', async () => {
      const { page, complaints } = await signedIn(world);
      await page.route('**/api/recommendations/chat', (route) =>
        route.fulfill({
          json: {
            response_text: PAYLOADS.join('\n'),
            recommendations: PAYLOADS.map(placeOf),
            extracted_preferences: Object.fromEntries(PAYLOADS.slice(0, 20).map((text) => [text, 4])),
          },
        }),
      );
      await page.goto(`${world.url}/?view=chat`);
      await page.getByLabel('Your message').fill(PAYLOADS[3]!);
      await page.keyboard.press('Enter');
      await page.locator('.chat-places li').first().waitFor();
      expect(await page.locator('.turn.you .said').textContent()).toBe(PAYLOADS[3]);
      expect(await page.locator('.chat-places li > a').allTextContents()).toEqual(PAYLOADS);
      expect(await page.evaluate(WAS_RUN)).toEqual(['undefined', 'false', '0']);
      expect(complaints).toEqual([]);
    });
  });
