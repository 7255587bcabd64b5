// Markdown as HTML: headings that can be linked to, links between files as links between pages, and the text of each section for search.
import { dirname, join, normalize } from 'node:path';
import MarkdownIt, { type Token } from 'markdown-it';
import type { Section } from '../../web/docs-site/finding.ts';
import { type Document, wayTo } from './documents.ts';

export interface Rendered {
  readonly html: string;
  readonly sections: readonly Section[];
  /** Ids of its headings. */
  readonly anchors: readonly string[];
  /** Addresses within the site that it leads to, fragments included. */
  readonly leadsTo: readonly string[];
  /** Pictures, from the root of the repository. */
  readonly pictures: readonly string[];
}

export interface Surroundings {
  /** File to address, of all that the site shows. */
  readonly addressOf: ReadonlyMap<string, string>;
  /** Where the other files of the repository may be read; without it their names stand without a link. */
  readonly repository?: string | undefined;
}

const OUTWARD = /^[a-z][a-z\d+.-]*:/iu;
const DEEPEST_IN_SEARCH = 3;

export function renderDocument(document: Document, { addressOf, repository }: Surroundings): Rendered {
  const markdown = new MarkdownIt({ html: false, linkify: false });
  const tokens = markdown.parse(document.text, {});
  const anchors = nameHeadings(tokens);
  const leadsTo: string[] = [];
  const pictures: string[] = [];
  for (const token of tokens.flatMap((each) => [each, ...(each.children ?? [])])) {
    if (token.type === 'image') {
      const picture = fileFrom(document.file, String(token.attrGet('src') ?? ''));
      pictures.push(picture);
      token.attrSet('src', wayTo(document.address, picture));
    }
    if (token.type === 'link_open') {
      const goal = goalOf(String(token.attrGet('href') ?? ''), document, { addressOf, repository });
      if (goal.within !== undefined) leadsTo.push(goal.within);
      if (goal.href === undefined) token.attrs = [['class', 'nowhere']];
      else token.attrSet('href', goal.href);
    }
  }
  return {
    html: inFrames(markdown.renderer.render(tokens, markdown.options, {})),
    sections: sectionsOf(document, tokens),
    anchors,
    leadsTo,
    pictures,
  };
}

/** A wide table scrolls by itself instead of the page. */
const inFrames = (html: string): string =>
  html.replaceAll('<table>', '<div class="table"><table>').replaceAll('</table>', '</table></div>');

const fileFrom = (file: string, way: string): string => normalize(join(dirname(file), way));

interface Goal {
  readonly href?: string;
  readonly within?: string;
}

function goalOf(href: string, document: Document, { addressOf, repository }: Surroundings): Goal {
  if (OUTWARD.test(href)) return { href };
  const [way = '', fragment] = href.split('#');
  const file = way === '' ? document.file : fileFrom(document.file, way);
  const address = addressOf.get(file) ?? addressOf.get(join(file, 'README.md'));
  if (address !== undefined) {
    const within = fragment === undefined ? address : `${address}#${fragment}`;
    return { href: wayTo(document.address, within), within };
  }
  return repository === undefined ? {} : { href: `${repository}/blob/main/${file}` };
}

/** Ids as code forges make them of headings, so that a link to a section works in both places. @returns the ids */
function nameHeadings(tokens: readonly Token[]): string[] {
  const taken = new Map<string, number>();
  const anchors: string[] = [];
  for (const [at, token] of tokens.entries()) {
    if (token.type !== 'heading_open') continue;
    const plain = (tokens[at + 1]?.content ?? '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-');
    const count = taken.get(plain) ?? 0;
    taken.set(plain, count + 1);
    const anchor = count === 0 ? plain : `${plain}-${count}`;
    token.attrSet('id', anchor);
    anchors.push(anchor);
  }
  return anchors;
}

/** What stands under each heading, as words without marks. */
function sectionsOf({ address, title }: Document, tokens: readonly Token[]): readonly Section[] {
  const sections: { address: string; page: string; heading: string; text: string }[] = [];
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1];
    if (before?.type === 'heading_open' && Number(before.tag.slice(1)) <= DEEPEST_IN_SEARCH) {
      sections.push({ address: `${address}#${before.attrGet('id')}`, page: title, heading: wordsOf(token), text: '' });
      continue;
    }
    const section = sections.at(-1);
    if (section && (token.type === 'inline' || token.type === 'fence'))
      section.text += `${section.text && ' '}${wordsOf(token)}`;
  }
  return sections;
}

const wordsOf = ({ content, children }: Token): string =>
  (children ? children.map((child) => (child.type === 'softbreak' ? ' ' : child.content)).join('') : content)
    .replaceAll(/\s+/gu, ' ')
    .trim();
