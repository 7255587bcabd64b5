// A dry run beside a running service with an embedded database: the data directory is the service's, so the service reads
// the file and says what would happen.
import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { DomainError } from '../domain/errors.ts';
import type { ImportReport } from '../usecases/importing/import.ts';
import { Refused, send } from './asking.ts';
import { UsageError } from './command.ts';

interface Trial {
  readonly source: string;
  readonly path: string;
  readonly url: string;
  /** Of an administrator. */
  readonly token: string;
}

/**
 * @throws DomainError `import/bad-data` for a file that is not of its source, `storage/in-use` when no service answers
 * @throws UsageError when the service refuses the caller
 */
export async function trialAtService({ source, path, url, token }: Trial): Promise<ImportReport> {
  // A file that is not there is told by its own error, before the service is asked.
  await access(path);
  const query = new URLSearchParams({ source, file: fileNameOf(path), dry_run: 'true' });
  // Node asks for `duplex` with a stream, which its types do not know of a request.
  const request: RequestInit & { readonly duplex: 'half' } = {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: Readable.toWeb(createReadStream(path)) as unknown as ReadableStream,
    duplex: 'half',
  };
  try {
    const { body } = await send({ baseUrl: url, token, fetch }, `/api/admin/imports?${query}`, request);
    const { counts, rejections, outside } = body as ImportReport;
    return { counts, rejections, outside };
  } catch (error) {
    if (!(error instanceof Refused))
      throw new DomainError('storage/in-use', `no service answers at ${url}; name the one that runs with --url`);
    if (error.code === 'import/bad-data') throw new DomainError(error.code, error.message);
    throw new UsageError(error.message);
  }
}

/** As the service takes names of files: their end tells the format. */
const fileNameOf = (path: string): string =>
  `file-${basename(path)
    .replaceAll(/[^A-Za-z0-9._-]/gu, '-')
    .slice(-90)}`;
