// The sources that can be imported, for whoever lists them.
import { SOURCES } from '../../ingest/sources.ts';

export const sourceSummaries = (): readonly { readonly name: string; readonly summary: string }[] =>
  Object.values(SOURCES).map(({ name, summary }) => ({ name, summary }));
