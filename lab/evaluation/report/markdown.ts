// A report in Markdown: tables only.
import type { ReportDocument, Table } from './document.ts';

export function asMarkdown({ title, preface, sections }: ReportDocument): string {
  const parts = sections.map((section) => [`## ${section.title}`, section.about, ...section.tables.map(markdownTable)]);
  return `${[`# ${title}`, preface.map((line) => `- ${line}`).join('\n'), ...parts.flat()].join('\n\n')}\n`;
}

function markdownTable({ header, rows }: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n');
}
