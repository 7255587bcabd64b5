// Files that take minutes begin first: two processes share the files, and one that is begun last keeps the other waiting. The
// files of a project stay together: a process is of one project, and what its files share is gone when it ends.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const LONGEST = [
  'tests/browser/walks.test.ts',
  'tests/checks/checks.test.ts',
  'tests/browser/talks-and-plans.test.ts',
  'tests/browser/pages.test.ts',
  'tests/browser/upkeep.test.ts',
  'tests/quality/chat.test.ts',
  'tests/conversations/scripts.test.ts',
];

/** The short files of `pages`, each in a process of its own, are left for the end: they even out. */
const PROJECTS = ['service', 'engines', 'pages'];

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = LONGEST.findIndex((file) => moduleId.endsWith(file));
  return place < 0 ? LONGEST.length : place;
};

const turnOf = ({ project }: TestSpecification): number => PROJECTS.indexOf(project.name);

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => turnOf(a) - turnOf(b) || placeOf(a) - placeOf(b));
  }
}
