// The open data of a Spanish city council: one CSV, JSON or XML layout for museums, parks, temples, offices,
// and one CSV with subtypes for monuments.
import { basename } from 'node:path';
import type { Wheelchair } from '../../domain/place.ts';
import { categoriesOfMunicipal } from '../categories/municipal.ts';
import { phoneIn, streetAddress, titleCase, websiteIn } from '../contact.ts';
import { type Draft, finish } from '../draft.ts';
import { openingHoursIn } from '../hours/spanish.ts';
import { csvRows } from '../readers/csv.ts';
import { badData, type OpenFile, openFile } from '../readers/file.ts';
import { jsonRecords } from '../readers/json-records.ts';
import { type XmlElement, xmlElements } from '../readers/xml.ts';
import type { Incoming, ReadOptions, Source } from '../source.ts';
import { plainText, shortened } from '../text.ts';

const NAME = 'municipal';

export const municipal: Source = {
  name: NAME,
  summary: 'open data of the City Council: monuments, parks, museums, temples, tourist offices (CSV, JSON, XML)',
  attribution: 'As the pack of the city credits it',
  read(path, options = {}) {
    const file = openFile(path);
    return { totalBytes: file.totalBytes, bytesRead: file.bytesRead, records: placesOf(path, file, options) };
  },
};

/** A row in the words of the CSV; the other formats are brought to it. */
interface Row {
  readonly record: string;
  readonly cells: Readonly<Record<string, string | undefined>>;
}

async function* placesOf(path: string, file: OpenFile, options: ReadOptions): AsyncIterable<Incoming> {
  for await (const { record, cells } of rowsOf(path, file)) {
    yield finish(draftOf(cells, basename(path), options), record, options);
  }
}

function rowsOf(path: string, file: OpenFile): AsyncIterable<Row> {
  if (/\.json(?:\.gz)?$/iu.test(path)) return jsonRows(path, file);
  return /\.xml(?:\.gz)?$/iu.test(path) ? xmlRows(path, file) : tableRows(path, file);
}

async function* tableRows(path: string, file: OpenFile): AsyncIterable<Row> {
  for await (const { line, cells } of csvRows(path, file, ['PK', 'NOMBRE', 'LATITUD', 'LONGITUD'])) {
    yield { record: `line ${line}`, cells };
  }
}

async function* xmlRows(path: string, file: OpenFile): AsyncIterable<Row> {
  for await (const content of xmlElements(path, file, 'Contenidos', 'contenido', ['atributo', 'atributos'])) {
    const cells = Object.fromEntries(attributesOf(content));
    yield { record: `entity ${cells['ID-ENTIDAD'] ?? '?'}`, cells: { ...cells, PK: cells['ID-ENTIDAD'] } };
  }
}

/** `<atributo nombre="NOMBRE">...</atributo>`, some of which hold further ones. */
function* attributesOf(element: XmlElement): Iterable<[string, string]> {
  for (const group of [...elements(element.atributos), ...elements(element.atributo)]) {
    const name = group['@nombre'];
    if (typeof name === 'string' && typeof group['#text'] === 'string') yield [name, group['#text']];
    yield* attributesOf(group);
  }
}

const elements = (value: unknown): XmlElement[] => (Array.isArray(value) ? (value as XmlElement[]) : []);

async function* jsonRows(path: string, file: OpenFile): AsyncIterable<Row> {
  try {
    for await (const entity of jsonRecords(file.text(), ['@graph'])) yield rowOfEntity(entity as JsonEntity);
  } catch (error) {
    if (error instanceof SyntaxError) throw badData(path, error.message);
    throw error;
  }
}

interface JsonEntity {
  readonly id?: string;
  readonly '@type'?: string;
  readonly title?: string;
  readonly relation?: string;
  readonly address?: {
    readonly district?: { readonly '@id'?: string };
    readonly area?: { readonly '@id'?: string };
    readonly 'street-address'?: string;
  };
  readonly location?: { readonly latitude?: number; readonly longitude?: number };
  readonly organization?: Readonly<Record<string, string | undefined>>;
}

function rowOfEntity(entity: JsonEntity): Row {
  const { address = {}, location = {}, organization = {} } = entity;
  return {
    record: `entity ${entity.id ?? '?'}`,
    cells: {
      PK: entity.id,
      NOMBRE: entity.title,
      TIPO: entity['@type'],
      LATITUD: location.latitude?.toString(),
      LONGITUD: location.longitude?.toString(),
      ADDRESS: address['street-address'],
      'DESCRIPCION-ENTIDAD': organization['organization-desc'],
      HORARIO: organization.schedule,
      ACCESIBILIDAD: organization.accesibility,
    },
  };
}

function draftOf(cells: Row['cells'], fileName: string, { asOf, city }: ReadOptions): Draft {
  const name = titleCase(plainText(cells.NOMBRE ?? ''));
  const subtype = cells.SUBTIPO ?? '';
  const kind = cells.TIPO ?? '';
  const label = subtype || kind.split('/').at(-1) || '';
  const description = shortened(plainText(cells['DESCRIPCION-ENTIDAD'] || cells.DESCRIPCION || ''));
  return {
    id: `${city?.id ?? NAME}-${cells.PK ?? ''}`,
    name,
    latDeg: coordinate(cells.LATITUD),
    lngDeg: coordinate(cells.LONGITUD),
    types: label === '' ? [] : [label],
    categories: categoriesOfMunicipal(kind, subtype, name, fileName),
    source: NAME,
    description: description === '' ? {} : { es: description },
    address: addressOf(cells),
    openingHours: openingHoursIn((cells.HORARIO ?? '').split(PARAGRAPH).map(plainText)),
    phone: phoneIn(cells.TELEFONO, city),
    website: websiteIn(cells['CONTENT-URL']),
    wheelchair: wheelchairOf(cells.ACCESIBILIDAD),
    prominence: PROMINENCE[subtype] ?? DEFAULT_PROMINENCE,
    checkedOn: asOf,
  };
}

/** Paragraphs were joined by wide gaps when the files were made. */
const PARAGRAPH = /[\s\u00a0]{2,}|\n/u;

const addressOf = (cells: Row['cells']): string | undefined =>
  cells.ADDRESS
    ? titleCase(cells.ADDRESS)
    : streetAddress(cells['CLASE-VIAL'] ?? '', plainText(cells['NOMBRE-VIA'] ?? ''), cells.NUM ?? '');

/** The file lists every plaque and basin of the city; few of them are anybody's goal. */
const DEFAULT_PROMINENCE = 1;
const PROMINENCE: Readonly<Record<string, number>> = {
  'Elemento conmemorativo, Lápida': 0.1,
  'Elemento de ornamentación': 0.2,
  'Fuente, Estanque, Lámina de agua': 0.4,
  'Escultura conceptual o abstracta': 0.4,
  Estatua: 0.5,
  'Grupo Escultórico': 0.5,
};

/** The city's codes, several separated by commas: 0 not, 1 fully, 2 partly accessible, 3 not known. */
function wheelchairOf(codes: string | undefined): Wheelchair | undefined {
  const [code] = (codes ?? '').split(',');
  return ({ '0': 'no', '1': 'yes', '2': 'limited' } as const)[code?.trim() ?? ''];
}

const coordinate = (text: string | undefined): number =>
  text === undefined || text.trim() === '' ? Number.NaN : Number(text.replace(',', '.'));
