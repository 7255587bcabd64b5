import { expect, test } from 'vitest';
import { circles, importGraph, reachableFrom, unusedExports } from './import-graph.ts';
import { moduleOf } from './modules.ts';

test('side effects, re-exports, types and imports on demand are imports; comments and texts are none', () => {
  const { imports } = moduleOf(
    'src/nlp/a.ts',
    `import './side.ts';
     import fastify from 'fastify';
     export { one as two } from './again.ts';
     export * from '../all.ts';
     import type { Kind } from './kind.ts';
     type Late = import('./late.ts').Late;
     const demanded = await import('./demand.ts');
     // import './comment.ts';
     const text = "import './text.ts'";`,
  );
  expect(imports.map(({ file, names }) => [file, names])).toEqual([
    ['src/nlp/side.ts', []],
    [undefined, ['default']],
    ['src/nlp/again.ts', ['one']],
    ['src/all.ts', ['*']],
    ['src/nlp/kind.ts', ['Kind']],
    ['src/nlp/late.ts', ['*']],
    ['src/nlp/demand.ts', ['*']],
  ]);
});

test('every form of export has its name', () => {
  const { exported } = moduleOf(
    'a.ts',
    `export const one = 1, { two, three: [four] } = five;
     export async function* six() {}
     export class Seven {}
     export type Eight = 8;
     export interface Nine {}
     export enum Ten {}
     const eleven = 11;
     export { eleven as twelve };
     export default eleven;`,
  );
  expect(exported).toEqual(['one', 'two', 'four', 'six', 'Seven', 'Eight', 'Nine', 'Ten', 'twelve', 'default']);
});

const HOUSE = [
  moduleOf('a.ts', `import type { B } from './b.ts'; export const a = 1;`),
  moduleOf('b.ts', `import './c.ts'; export interface B {}; export const unused = 1;`),
  moduleOf('c.ts', `export { a } from './a.ts';`),
  moduleOf('d.ts', `import { a } from './c.ts'; export const main = a;`),
];

test('a circle is found though one arrow is a type, one a side effect and one a re-export', () => {
  expect(circles(importGraph(HOUSE)).map((circle) => circle.sort())).toEqual([['a.ts', 'b.ts', 'c.ts']]);
  expect(circles(importGraph(HOUSE.slice(1)))).toEqual([]);
});

test('what is reached, and what is exported for nobody', () => {
  expect([...reachableFrom(importGraph(HOUSE), ['d.ts'])].sort()).toEqual(['a.ts', 'b.ts', 'c.ts', 'd.ts']);
  expect([...reachableFrom(importGraph(HOUSE), ['a.ts'])].sort()).toEqual(['a.ts', 'b.ts', 'c.ts']);
  expect(unusedExports(HOUSE, HOUSE)).toEqual(['b.ts: unused', 'd.ts: main']);
});
