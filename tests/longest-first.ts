// Files that take minutes begin first: two processes share the files, and one that is begun last keeps the other waiting.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const LONGEST = [
  'tests/browser/walks.test.ts',
  'tests/checks/checks.test.ts',
  'tests/browser/talks-and-plans.test.ts',
  'tests/browser/pages.test.ts',
  'tests/browser/upkeep.test.ts',
  'tests/quality/chat.test.ts',
  'tests/browser/firefox.test.ts',
];

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = LONGEST.findIndex((file) => moduleId.endsWith(file));
  return place < 0 ? LONGEST.length : place;
};

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}
