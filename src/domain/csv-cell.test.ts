import { expect, test } from 'vitest';
import { csvCell } from './csv-cell.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['+34 910 000 000', "'+34 910 000 000"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t'=1"],
  ['＝1+1', "'＝1+1"],
  ['Bar;=1+1', "Bar;'=1+1"],
  ['Bar; @SUM(A1)', "Bar;' @SUM(A1)"],
  [`Bar;${' '.repeat(40)}=1`, `Bar;'${' '.repeat(40)}=1`],
  ['Bar\t-1', "Bar\t'-1"],
  ['Bar\n=1+1', `"Bar\n'=1+1"`],
  ['Bar;"=1+1', `"Bar;'""=1+1"`],
])('%j begins no formula, whatever separates cells', (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});

test.each(['Mo-Fr 10:00-20:00; Sa off', 'a@b.example', '1 + 1 = 2', 'Paseo - Madrid'])('%s stays as it is', (text) => {
  expect(csvCell(text)).toBe(text);
});
