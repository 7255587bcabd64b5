// A report as one HTML page that needs nothing else: tables, and charts as SVG.

import { chartSvg } from './chart.ts';
import type { ReportDocument, Section, Table } from './document.ts';
import { escaped } from './escaped.ts';

const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; max-width: 72rem; margin: 2rem auto; padding: 0 1rem; color: #1d1d1f; background: #fff; }
table { border-collapse: collapse; margin: 1rem 0; display: block; overflow-x: auto; }
th, td { border-bottom: 1px solid #ddd; padding: .3rem .8rem; text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
svg { max-width: 100%; height: auto; margin: 1rem 0; }
`;

export function asHtml({ title, preface, sections }: ReportDocument): string {
  const lines = preface.map((line) => `<li>${escaped(line)}</li>`).join('');
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title>
<style>${STYLE}</style></head>
<body><main><h1>${escaped(title)}</h1><ul>${lines}</ul>
${sections.map(sectionHtml).join('\n')}
</main></body></html>
`;
}

const sectionHtml = ({ title, about, tables, charts }: Section): string =>
  `<section><h2>${escaped(title)}</h2><p>${escaped(about)}</p>${charts.map(chartSvg).join('')}${tables.map(tableHtml).join('')}</section>`;

function tableHtml({ header, rows }: Table): string {
  const cells = (tag: string, row: readonly string[]) =>
    row.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('');
  const body = rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('');
  return `<table><thead><tr>${cells('th', header)}</tr></thead><tbody>${body}</tbody></table>`;
}
