// Names of the kinds of foreign files that an import reads; their readers are in `ingest/sources`.

export const IMPORT_SOURCES = ['jsonl', 'esmadrid', 'municipal', 'google-export', 'osm'] as const;
export type ImportSource = (typeof IMPORT_SOURCES)[number];
