// Makes the documentation site of the Markdown files: pages that need no server, with a search of their own.
// Usage: npm run docs [-- --out dist/docs] [--repository https://forge.example.org/team/paseo]
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { PROJECT_ROOT } from '../../src/system/paths.ts';
import { chaptersOf } from './documents.ts';
import { framed, INDEX, SCRIPT, STYLE } from './frame.ts';
import { renderDocument } from './rendering.ts';

/** What runs in the browser. */
const BROWSER = join(PROJECT_ROOT, 'web/docs-site');

export interface Made {
  readonly pages: number;
  readonly sections: number;
}

/** @throws Error naming the page and its link, when a link leads to a page or a heading that is not there */
export async function makeSite(out: string, repository?: string): Promise<Made> {
  const chapters = chaptersOf();
  const documents = chapters.flatMap((chapter) => chapter.documents);
  const addressOf = new Map(documents.map(({ file, address }) => [file, address]));
  const pages = documents.map((document) => ({ document, ...renderDocument(document, { addressOf, repository }) }));

  const goals = new Set(
    pages.flatMap(({ document: { address }, anchors }) => [address, ...anchors.map((each) => `${address}#${each}`)]),
  );
  const broken = pages.flatMap(({ document, leadsTo }) =>
    leadsTo.filter((goal) => !goals.has(goal)).map((goal) => `${document.file} leads to ${goal}, which is not there`),
  );
  if (broken.length > 0) throw new Error(broken.join('\n'));

  rmSync(out, { recursive: true, force: true });
  for (const { document, html } of pages) {
    const file = join(out, document.address);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, framed(document, html, chapters));
  }
  for (const picture of new Set(pages.flatMap(({ pictures }) => pictures)))
    cpSync(join(PROJECT_ROOT, picture), join(out, picture), { recursive: true });
  const sections = pages.flatMap((page) => page.sections);
  writeFileSync(join(out, INDEX), JSON.stringify(sections));
  await build({
    entryPoints: [
      { in: join(BROWSER, 'search.ts'), out: SCRIPT.replace(/\.js$/u, '') },
      { in: join(BROWSER, 'site.css'), out: STYLE.replace(/\.css$/u, '') },
    ],
    outdir: out,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'warning',
  });
  return { pages: pages.length, sections: sections.length };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: { out: { type: 'string', default: 'dist/docs' }, repository: { type: 'string' } },
  });
  const { pages, sections } = await makeSite(resolve(values.out), values.repository);
  process.stdout.write(`${values.out}: ${pages} pages, ${sections} sections to search\n`);
}
