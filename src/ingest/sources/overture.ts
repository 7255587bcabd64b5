// Places of Overture Maps: GeoParquet of the theme `places`, of the whole world or a part of it. Rows outside the city's bounds are
// skipped; what Overture knows to be closed, or hardly believes in, is rejected and counted.
import type { Provenance } from '../../domain/place.ts';
import { categoriesOfOverture, cuisinesOfOverture, type OvertureKind } from '../categories/overture.ts';
import { phoneIn, websiteIn } from '../contact.ts';
import { finish } from '../draft.ts';
import { openFile } from '../readers/file.ts';
import { type ParquetRow, parquetRows } from '../readers/parquet.ts';
import type { Incoming, ReadOptions, Source } from '../source.ts';

const NAME = 'overture';

export const overture: Source = {
  name: NAME,
  summary: 'Overture Maps places as GeoParquet; rows within the bounds of the city',
  attribution: 'Overture Maps Foundation, overturemaps.org',
  read(path, options = {}) {
    const { totalBytes } = openFile(path);
    let share = 0;
    const rows = parquetRows(path, {
      required: ['id', 'names', 'bbox'],
      optional: ['geometry', 'categories', 'basic_category', 'taxonomy', 'confidence', 'operating_status', ...CONTACTS],
      within: options.city?.bounds,
      onRows: (done, all) => {
        share = done / Math.max(1, all);
      },
    });
    return { totalBytes, bytesRead: () => Math.round(share * totalBytes), records: placesOf(rows, options) };
  },
};

const CONTACTS = ['addresses', 'websites', 'phones', 'sources'];

async function* placesOf(rows: AsyncIterable<ParquetRow>, options: ReadOptions): AsyncIterable<Incoming> {
  for await (const row of rows) yield placeOf(row as unknown as OverturePlace, options);
}

interface OverturePlace {
  readonly id: string;
  readonly names: { readonly primary?: string | null; readonly common?: unknown; readonly rules?: unknown } | null;
  readonly bbox: { readonly xmin: number; readonly ymin: number };
  /** A point, where the file says that the column is one; else its bytes. */
  readonly geometry?: { readonly type?: unknown; readonly coordinates?: unknown } | null;
  readonly categories?: { readonly primary?: string | null; readonly alternate?: readonly string[] | null } | null;
  readonly basic_category?: string | null;
  readonly taxonomy?: {
    readonly primary?: string | null;
    readonly hierarchy?: readonly string[] | null;
    readonly alternates?: readonly string[] | null;
  } | null;
  readonly confidence?: number | null;
  readonly operating_status?: string | null;
  readonly addresses?: readonly ({ readonly freeform?: string | null } | null)[] | null;
  readonly websites?: readonly string[] | null;
  readonly phones?: readonly string[] | null;
  readonly sources?: readonly DatasetRecord[] | null;
}

interface DatasetRecord {
  readonly property?: string | null;
  readonly dataset?: string | null;
  readonly license?: string | null;
  readonly record_id?: string | null;
  readonly update_time?: string | null;
}

/** Below it a record is rather not there than there. */
const LEAST_CONFIDENCE = 0.5;

const CLOSED: Readonly<Record<string, string>> = {
  permanently_closed: 'Overture says that it is closed for good',
  temporarily_closed: 'Overture says that it is closed for some time',
};

function placeOf(row: OverturePlace, options: ReadOptions): Incoming {
  const name = row.names?.primary ?? '';
  const record = `${row.id} (${name})`;
  const kind = kindOf(row);
  const categories = categoriesOfOverture(kind);
  const reason =
    CLOSED[row.operating_status ?? 'open'] ??
    ((row.confidence ?? 1) < LEAST_CONFIDENCE ? 'Overture is less than half sure that it exists' : undefined) ??
    (categories.length === 0 ? 'its category is nothing that people go to' : undefined);
  if (reason !== undefined) return { rejected: { record, reason } };
  const [lngDeg, latDeg] = positionOf(row);
  const origin = originOf(row);
  return finish(
    {
      id: `${NAME}-${row.id}`,
      name,
      latDeg,
      lngDeg,
      types: kind.labels.slice(0, 1),
      categories,
      source: NAME,
      aliases: aliasesOf(row, name),
      cuisines: cuisinesOfOverture(kind),
      address: row.addresses?.[0]?.freeform?.trim() || undefined,
      website: websiteIn(row.websites?.[0]),
      phone: row.phones?.map((phone) => phoneIn(phone, options.city)).find(Boolean),
      checkedOn: origin?.asOf ?? options.asOf,
      ...(origin && { provenance: { name: origin } }),
    },
    record,
    options,
  );
}

/** The newer taxonomy tells what a label is under; older files have categories alone. */
function kindOf({ taxonomy, categories, basic_category }: OverturePlace): OvertureKind {
  const narrowToBroad = [...(taxonomy?.hierarchy ?? [])].reverse();
  const labels = [taxonomy?.primary, ...narrowToBroad, categories?.primary, basic_category];
  return {
    labels: [...new Set(labels.filter((label): label is string => typeof label === 'string' && label !== ''))],
    alternates: [...(taxonomy?.alternates ?? []), ...(categories?.alternate ?? [])],
  };
}

function positionOf({ geometry, bbox }: OverturePlace): readonly [lngDeg: number, latDeg: number] {
  const [lng, lat] = geometry?.type === 'Point' ? (geometry.coordinates as readonly unknown[]) : [];
  // A box is written in single precision: half a metre.
  return typeof lng === 'number' && typeof lat === 'number' ? [lng, lat] : [bbox.xmin, bbox.ymin];
}

function aliasesOf({ names }: OverturePlace, name: string): readonly string[] {
  const common = Object.values((names?.common ?? {}) as Readonly<Record<string, unknown>>);
  const rules = ((names?.rules ?? []) as readonly { readonly value?: unknown }[]).map(({ value }) => value);
  const texts = [...common, ...rules].filter((each): each is string => typeof each === 'string' && each.trim() !== '');
  return [...new Set(texts)].filter((each) => each !== name);
}

/** Licences of the datasets, where a file is too old to tell them itself: those that Overture publishes. */
const LICENCES: Readonly<Record<string, string>> = {
  foursquare: 'Apache-2.0',
  alltheplaces: 'CC0-1.0',
};
const USUAL_LICENCE = 'CDLA-Permissive-2.0';

/** The dataset that the record as a whole comes from. */
function originOf({ sources, confidence }: OverturePlace): Provenance | undefined {
  const whole = sources?.find(({ property }) => (property ?? '') === '') ?? sources?.[0];
  if (!whole?.dataset) return undefined;
  const asOf = /^\d{4}-\d\d-\d\d/u.exec(whole.update_time ?? '')?.[0];
  return {
    source: `Overture Maps: ${whole.dataset}`,
    licence: whole.license || (LICENCES[whole.dataset.toLowerCase()] ?? USUAL_LICENCE),
    ...(asOf !== undefined && { asOf }),
    ...(whole.record_id && { record: whole.record_id }),
    ...(typeof confidence === 'number' && { confidence: Math.round(confidence * 1000) / 1000 }),
  };
}
