// Names of the kinds of foreign files that an import reads; their readers are in `ingest/sources`.

export const IMPORT_SOURCES = ['jsonl', 'csv', 'esmadrid', 'municipal', 'google-export', 'osm', 'overture'] as const;
export type ImportSource = (typeof IMPORT_SOURCES)[number];
