// A person's own list from elsewhere, and what became of it.
import { type Static, Type } from 'typebox';
import { MAX_LIST_NAME_LENGTH, type StoredList } from '../domain/list.ts';
import { MARKS } from '../domain/mark.ts';
import type { Place } from '../domain/place.ts';
import { named, ONE_LINE, STORABLE } from './fields.ts';

/** Characters; a list of 500 places with notes has a tenth of it. */
const MAX_CONTENT_LENGTH = 1_000_000;
/** Bytes of a request: a character of JSON takes up to six. */
export const IMPORT_BODY_LIMIT = 2 * 2 ** 20;

export const OwnListInput = named(
  'OwnListInput',
  {
    name: Type.String({ minLength: 1, maxLength: MAX_LIST_NAME_LENGTH, pattern: '\\S', format: ONE_LINE }),
    content: Type.String({
      minLength: 1,
      maxLength: MAX_CONTENT_LENGTH,
      format: STORABLE,
      description: 'The file as text: Google Takeout (CSV or GeoJSON), other CSV or GeoJSON, KML or GPX.',
    }),
    mark: Type.Optional(Type.Enum([...MARKS], { description: 'Mark the places that are found so, besides.' })),
    dry_run: Type.Optional(Type.Boolean({ description: 'Only the report; nothing is kept.' })),
  },
  'A list from elsewhere.',
);

const CandidateBody = named(
  'ListImportCandidate',
  { place_id: Type.String(), name: Type.String() },
  'A place of the catalogue.',
);
const read = {
  record: Type.String({ description: 'Where in the file: `line 3`, `place 3`.' }),
  name: Type.String({ description: 'As the file has it.' }),
};
const FoundBody = named('ListImportFound', { ...read, place: CandidateBody }, 'A place that is in the catalogue.');
const DoubtfulBody = named(
  'ListImportDoubtful',
  { ...read, candidates: Type.Array(CandidateBody, { description: 'The likeliest first.' }) },
  'A place of which it is not sure which one is meant; it is not in the list.',
);
const NotFoundBody = named(
  'ListImportNotFound',
  { ...read, reason: Type.String() },
  'A place that the catalogue does not have.',
);

export const ListImportBody = named(
  'ListImport',
  {
    list_id: Type.Optional(
      Type.String({ description: 'The new list; absent where nothing was found, or on a dry run.' }),
    ),
    found: Type.Array(FoundBody),
    doubtful: Type.Array(DoubtfulBody),
    not_found: Type.Array(NotFoundBody),
  },
  'What became of each place of the file.',
);

interface Report {
  readonly list?: StoredList;
  readonly rows: readonly ({ readonly row: { readonly record: string; readonly name: string } } & (
    | { readonly outcome: 'found'; readonly place: Place }
    | { readonly outcome: 'doubtful'; readonly candidates: readonly Place[] }
    | { readonly outcome: 'not_found'; readonly reason: string }
  ))[];
}

export function listImportBody({ list, rows }: Report): Static<typeof ListImportBody> {
  const body: Static<typeof ListImportBody> = {
    ...(list && { list_id: list.id }),
    found: [],
    doubtful: [],
    not_found: [],
  };
  for (const each of rows) {
    const { record, name } = each.row;
    if (each.outcome === 'found') body.found.push({ record, name, place: candidateBody(each.place) });
    else if (each.outcome === 'doubtful')
      body.doubtful.push({ record, name, candidates: each.candidates.map(candidateBody) });
    else body.not_found.push({ record, name, reason: each.reason });
  }
  return body;
}

const candidateBody = ({ id, name }: Place): Static<typeof CandidateBody> => ({ place_id: id, name });
