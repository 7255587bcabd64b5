// Messages from the planning thread of an import to the service.
import type { ErrorCode } from '../domain/errors.ts';
import type { PlannedImport } from '../usecases/importing/import.ts';
import type { UploadProgress } from '../usecases/importing/upload.ts';

export type FromPlanning =
  | { readonly planned: PlannedImport }
  | { readonly progress: UploadProgress }
  /** With a code: a fault of the file, told as it would be told without a thread. */
  | { readonly failed: string; readonly code?: ErrorCode };
