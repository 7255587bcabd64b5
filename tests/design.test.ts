// The system of type and colour is what the style sheets use and what docs/design.md says.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const STYLES = resolve(import.meta.dirname, '../web/site/styles');
const sheets = readdirSync(STYLES)
  .filter((name) => name.endsWith('.css') && name !== 'tokens.css')
  .map((name) => [name, readFileSync(join(STYLES, name), 'utf8')] as const);
const tokens = [...readFileSync(join(STYLES, 'tokens.css'), 'utf8').matchAll(/^ {2}(--[\w-]+):/gmu)].map(
  ([, name = '']) => name,
);
const page = readFileSync(resolve(import.meta.dirname, '../docs/design.md'), 'utf8');

test('every token is explained, is used, and none is made up', () => {
  const used = new Set(
    sheets.flatMap(([, text]) => [...text.matchAll(/var\((--[\w-]+)/gu)].map(([, name = '']) => name)),
  );
  const own = new Set(sheets.flatMap(([, text]) => [...text.matchAll(/(--[\w-]+):/gu)].map(([, name = '']) => name)));
  expect(tokens.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  expect(tokens.filter((name) => !used.has(name))).toEqual([]);
  expect([...used].filter((name) => !tokens.includes(name) && !own.has(name))).toEqual([]);
});

/** Drawings have sizes of their own, and so has the title of the explore page, which shares its line. */
const OWN_SIZES = /font-size: (?:1[23]px|clamp\(1\.5rem)/u;

test('every size of letters is one of the six', () => {
  const strangers = sheets.flatMap(([name, text]) =>
    (text.match(/font-size: [^;]+;/gu) ?? [])
      .filter((rule) => !rule.includes('var(--text-') && !OWN_SIZES.test(rule))
      .map((rule) => `${name}: ${rule}`),
  );
  expect(strangers).toEqual([]);
});
