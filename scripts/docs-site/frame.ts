// What every page of the site has around its text.
import type { Chapter, Document } from './documents.ts';
import { wayTo } from './documents.ts';

export const SCRIPT = 'search.js';
export const STYLE = 'site.css';
export const INDEX = 'sections.json';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export function framed(document: Document, html: string, chapters: readonly Chapter[]): string {
  const way = (to: string) => escaped(wayTo(document.address, to));
  const title = document.file === 'README.md' ? 'Paseo' : `${document.title} – Paseo`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="${way(STYLE)}">
<script src="${way(SCRIPT)}" type="module"></script>
</head>
<body>
<a class="skip" href="#text">To the text</a>
<header>
<a class="name" href="${way('index.html')}">Paseo</a>
<search data-root="${way('index.html').replace(/index\.html$/u, '')}" data-index="${way(INDEX)}">
<label class="hidden" for="wanted">Search the documentation</label>
<input id="wanted" type="search" placeholder="Search (press /)" autocomplete="off" spellcheck="false"
 role="combobox" aria-expanded="false" aria-controls="found" aria-autocomplete="list">
<ul id="found" role="listbox" aria-label="Sections found" hidden></ul>
<p class="hidden" role="status"></p>
</search>
</header>
<div class="columns">
<nav aria-label="Pages">
<details open>
<summary>Pages</summary>
${chapters.map((chapter) => chapterLinks(chapter, document, way)).join('\n')}
</details>
</nav>
<main id="text" tabindex="-1">
${html}</main>
</div>
</body>
</html>
`;
}

const chapterLinks = (
  { title, documents }: Chapter,
  current: Document,
  way: (to: string) => string,
): string => `<h2>${escaped(title)}</h2>
<ul>
${documents
  .map((each) => {
    const mark = each.address === current.address ? ' aria-current="page"' : '';
    return `<li><a href="${way(each.address)}"${mark}>${escaped(each.title)}</a></li>`;
  })
  .join('\n')}
</ul>`;
