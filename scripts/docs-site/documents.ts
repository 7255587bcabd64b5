// Which files the site shows, under which address and heading.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { PROJECT_ROOT } from '../../src/system/paths.ts';

export interface Document {
  /** From the root of the repository: `docs/chat/README.md`. */
  readonly file: string;
  /** From the root of the site, without a leading slash: `docs/chat/index.html`. */
  readonly address: string;
  readonly title: string;
  readonly text: string;
}

export interface Chapter {
  readonly title: string;
  readonly documents: readonly Document[];
}

/** The files beside the README that people read first, in the order in which they are wanted. */
const BEGINNING = [
  'README.md',
  'docs/README.md',
  'docs/tour.md',
  'docs/api.md',
  'docs/widget.md',
  'docs/configuration.md',
];
const PROJECT = ['CONTRIBUTING.md', 'CODE_OF_CONDUCT.md', 'SECURITY.md', 'CHANGELOG.md'];
const FOLDERS: Readonly<Record<string, string>> = {
  'docs/chat': 'Conversation',
  'docs/nlp': 'Understanding language',
  'docs/models': 'Methods',
  'docs/security': 'Security',
  'docs/decisions': 'Decisions',
};

/** @throws Error when a folder of docs has no chapter here */
export function chaptersOf(root: string = PROJECT_ROOT): readonly Chapter[] {
  const files = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file))
    .sort();
  const stray = files.find((file) => dirname(file) !== 'docs' && !(dirname(file) in FOLDERS));
  if (stray !== undefined) throw new Error(`${stray}: its folder has no chapter in the documentation site`);
  const others = files.filter((file) => dirname(file) === 'docs' && !BEGINNING.includes(file));
  const read = (names: readonly string[]) => names.map((file) => documentIn(root, file));
  return [
    { title: 'Beginning', documents: read(BEGINNING) },
    { title: 'The service', documents: read(others) },
    ...Object.entries(FOLDERS).map(([folder, title]) => ({
      title,
      documents: read(ownPageFirst(files.filter((file) => dirname(file) === folder))),
    })),
    { title: 'The project', documents: read(PROJECT) },
  ];
}

const isReadme = (file: string): boolean => file.endsWith('README.md');

const ownPageFirst = (files: readonly string[]): readonly string[] => [
  ...files.filter(isReadme),
  ...files.filter((file) => !isReadme(file)),
];

function documentIn(root: string, file: string): Document {
  const text = readFileSync(join(root, file), 'utf8');
  const title = /^# (?<title>.+)$/mu.exec(text)?.groups?.title;
  if (title === undefined) throw new Error(`${file}: expected a heading of the first level`);
  const address = isReadme(file) ? file.replace(/README\.md$/u, 'index.html') : file.replace(/\.md$/u, '.html');
  return { file, address, title: title.replaceAll('`', ''), text };
}

/** The way from one address of the site to another, so that the site works in any folder and without a server. */
export const wayTo = (from: string, to: string): string => {
  const [path = '', fragment] = to.split('#');
  const way = relative(dirname(from), path) || path.split('/').at(-1) || '';
  return fragment === undefined ? way : `${way}#${fragment}`;
};
