// Reports of imports, and pairs of places that may be one.
import { type Static, Type } from 'typebox';
import { PlaceSummaryBody } from './admin-place-bodies.ts';
import { DateTime, dateTime, named } from './fields.ts';

export const ImportReportBody = named(
  'ImportReport',
  {
    id: Type.Integer(),
    at: DateTime,
    source: Type.String(),
    file: Type.String({ description: 'Its name, without the folder.' }),
    counts: Type.Record(Type.String(), Type.Integer(), {
      description: 'Records read, new, changed, unchanged, merged, rejected; places closed.',
    }),
    rejections: Type.Array(Type.Object({ record: Type.String(), reason: Type.String() }), {
      description: 'The first of them.',
    }),
  },
  'What an import found.',
);

interface ImportReport {
  readonly id: number;
  readonly at: Date;
  readonly source: string;
  readonly file: string;
  readonly counts: Readonly<Record<string, number>>;
  readonly rejections: readonly { readonly record: string; readonly reason: string }[];
}

export const importReportBody = ({
  at,
  counts,
  rejections,
  ...report
}: ImportReport): Static<typeof ImportReportBody> => ({
  ...report,
  at: dateTime(at),
  counts: { ...counts },
  rejections: rejections.map(({ record, reason }) => ({ record, reason })),
});

export const DuplicatesBody = named(
  'Duplicates',
  {
    pairs: Type.Array(
      Type.Object({
        score: Type.Number({ description: '0 to 1: how sure.' }),
        reason: Type.String(),
        one: PlaceSummaryBody,
        other: PlaceSummaryBody,
      }),
      { description: 'The surest first.' },
    ),
    looked: Type.Integer({ description: 'Places that were looked at, the best known first.' }),
    places: Type.Integer({ description: 'Of so many; fewer looked at means that the time was up.' }),
  },
  'Places that may be one and the same.',
);
