// Messages between the service and the thread of the embedded database.

/** `raw` runs a script of many statements; otherwise one statement with parameters. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  readonly raw?: true;
}

export type ToWorker =
  | { readonly id: number; readonly statement: Statement }
  | { readonly id: number; readonly close: true };

export interface Rows {
  readonly rows: Record<string, unknown>[];
  readonly affected: number;
}

export interface SqlFault {
  readonly message: string;
  readonly code?: string;
  readonly constraint?: string;
  /** The database cannot go on after this error: PANIC or FATAL, or no error of SQL at all. */
  readonly isFinal?: true;
}

export type FromWorker =
  | { readonly id: number; readonly result: Rows }
  | {
      readonly id: number;
      readonly error: SqlFault;
    }
  | { readonly ready: true }
  | { readonly failed: string };
