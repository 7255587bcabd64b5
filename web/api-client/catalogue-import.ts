// A file sent for import, and how far its reading is.
import { readEvents } from './event-stream.ts';
import type { CatalogueImport, PostAdminImportsRequest } from './generated.ts';
import { ApiError, openStream, type TransportOptions } from './transport.ts';

export interface CatalogueImportOrder {
  readonly content: Blob;
  readonly source: PostAdminImportsRequest['query']['source'];
  /** Its name: formats are told by its end. */
  readonly file?: string | undefined;
  readonly dryRun?: boolean | undefined;
}

/** @throws ApiError: nothing was stored, unless `status` is 0 or from 500 on; then the reports of imports tell */
export async function importCatalogue(
  options: TransportOptions,
  { content, source, file, dryRun }: CatalogueImportOrder,
  onProgress: (share: number) => void = () => {},
  signal?: AbortSignal,
): Promise<CatalogueImport> {
  const query = { source, file, dry_run: dryRun };
  const request = { method: 'POST', path: '/api/admin/imports', query, file: content, signal } as const;
  const response = await openStream(options, request);
  if (!response.body || !response.headers.get('Content-Type')?.startsWith('text/event-stream'))
    return (await response.json()) as CatalogueImport;
  for await (const { event, data } of readEvents(response.body)) {
    if (event === 'progress') onProgress((data as { readonly share: number }).share);
    if (event === 'done') return data as CatalogueImport;
    if (event === 'failed') {
      const { detail, code, request_id } = data as { detail: string; code?: string; request_id?: string };
      throw new ApiError(code?.startsWith('storage/') ? 503 : 422, detail, request_id, undefined, code);
    }
  }
  throw new ApiError(0, 'The connection broke before the import was reported');
}
