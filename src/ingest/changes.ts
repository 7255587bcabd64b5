// What has become of places since the files that name them were made: closed for good, renamed or moved.
// The `changes` of a city's pack holds one a line: {"name": "Casa Patas", "change": "closed", "since": "2020"}.
import { badData } from './readers/file.ts';
import { nameKeyOf } from './words.ts';

type ChangeKind = 'closed' | 'renamed' | 'moved';

export interface Change {
  /** The name that older sources know. */
  readonly name: string;
  readonly change: ChangeKind;
  /** A year, where it is known. */
  readonly since?: string;
  /** The row that has the place now. */
  readonly now?: string;
  /** The name it bears now, where no row of that name is there. */
  readonly to?: string;
  /** The record meant, where the name alone does not tell. */
  readonly record?: string;
}

const KINDS: readonly string[] = ['closed', 'renamed', 'moved'] satisfies readonly ChangeKind[];

/** @throws DomainError `import/bad-data` naming the line that is no change */
export function changesIn(text: string, path = 'changes.jsonl'): Change[] {
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    const change = parsed(line);
    if (change === undefined) throw badData(path, `line ${index + 1}: expected {"name", "change", ...}`);
    return [change];
  });
}

/** The change that speaks of this name, accents and articles aside. */
export function changeFinder(changes: readonly Change[]): (id: string, name: string) => Change | undefined {
  const byRecord = new Map(changes.flatMap((each) => (each.record ? [[each.record, each] as const] : [])));
  const byName = new Map(changes.flatMap((each) => (each.record ? [] : [[nameKeyOf(each.name), each] as const])));
  return (id, name) => byRecord.get(id) ?? byName.get(nameKeyOf(name));
}

/** Facts that the catalogue has and a file's row does not. */
export function unheardBy(changes: readonly Change[]): (id: string, name: string) => Change | undefined {
  const changeOf = changeFinder(changes);
  return (id, name) => {
    const change = changeOf(id, name);
    const hasNewName = change?.change === 'renamed' && nameKeyOf(name) !== nameKeyOf(change.name);
    return change === undefined || change.now === id || hasNewName ? undefined : change;
  };
}

function parsed(line: string): Change | undefined {
  try {
    const value = JSON.parse(line) as Change;
    return typeof value.name === 'string' && KINDS.includes(value.change) ? value : undefined;
  } catch {
    return undefined;
  }
}
