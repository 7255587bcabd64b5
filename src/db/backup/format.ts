// A backup as lines of text: a header, every table's rows after a line with its name, and a trailer that proves that all
// of it arrived. Rows are arrays of PostgreSQL's own text forms, so both databases write and read the same file.
import { createHash, type Hash } from 'node:crypto';
import { DomainError } from '../../domain/errors.ts';

export const FORMAT_VERSION = 1;

export interface BackupHeader {
  readonly paseo_backup: typeof FORMAT_VERSION;
  readonly made_at: string;
  /** Migrations that had been carried out, in order. */
  readonly migrations: readonly string[];
  /** In the order of their foreign keys: a referenced table comes first. */
  readonly tables: readonly BackupTable[];
}

export interface BackupTable {
  readonly name: string;
  readonly columns: readonly string[];
  /** Where each identity column goes on counting, so that an id is never given twice. */
  readonly counters: readonly { readonly column: string; readonly last: number; readonly is_called: boolean }[];
}

export interface TableDigest {
  readonly rows: number;
  readonly sha256: string;
}

interface BackupTrailer {
  readonly digests: Readonly<Record<string, TableDigest>>;
  /** Of the header and of all digests. */
  readonly sha256: string;
}

export interface BackupSummary {
  readonly header: BackupHeader;
  readonly digests: Readonly<Record<string, TableDigest>>;
}

/** Counts and hashes rows as they pass. */
export function digesting(): { add(row: string): void; digest(): TableDigest } {
  const hash: Hash = createHash('sha256');
  let rows = 0;
  return {
    add(row) {
      hash.update(row).update('\n');
      rows++;
    },
    digest: () => ({ rows, sha256: hash.digest('hex') }),
  };
}

export function trailerOf(headerLine: string, digests: BackupTrailer['digests']): BackupTrailer {
  const sha256 = createHash('sha256').update(headerLine).update('\n').update(JSON.stringify(digests)).digest('hex');
  return { digests, sha256 };
}

export type BackupPart =
  | { readonly kind: 'header'; readonly header: BackupHeader }
  | { readonly kind: 'table'; readonly name: string }
  | { readonly kind: 'row'; readonly row: string };

/** @throws DomainError `import/bad-data` where the lines are not a whole backup */
export async function* readBackup(lines: AsyncIterable<string>): AsyncGenerator<BackupPart, BackupSummary> {
  let headerLine = '';
  let header: BackupHeader | undefined;
  let current: { readonly name: string; readonly digest: ReturnType<typeof digesting> } | undefined;
  const digests: Record<string, TableDigest> = {};
  const finishTable = (): void => {
    if (current) digests[current.name] = current.digest.digest();
  };
  for await (const line of lines) {
    if (!header) {
      headerLine = line;
      header = headerIn(line);
      yield { kind: 'header', header };
    } else if (line.startsWith('[')) {
      if (!current) throw broken('a row before any table');
      current.digest.add(line);
      yield { kind: 'row', row: line };
    } else {
      const said = parsed(line) as { readonly table?: string } & Partial<BackupTrailer>;
      finishTable();
      if (said.table === undefined) {
        if (JSON.stringify(trailerOf(headerLine, digests)) !== line)
          throw broken('its contents do not match its hashes');
        return { header, digests };
      }
      current = { name: said.table, digest: digesting() };
      yield { kind: 'table', name: said.table };
    }
  }
  throw broken('it ends before its end');
}

function headerIn(line: string): BackupHeader {
  const header = parsed(line) as BackupHeader;
  if (header?.paseo_backup === FORMAT_VERSION) return header;
  throw broken(`expected a header with paseo_backup ${FORMAT_VERSION}`);
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw broken('a line is not JSON');
  }
}

const broken = (what: string) => new DomainError('import/bad-data', `this is not a whole backup: ${what}`);
