// What the municipal tables know beyond our importer's fields: who made a monument and when, how large a park is.
import { join } from 'node:path';
import { titleCase } from '../../../src/ingest/contact.ts';
import { csvRows } from '../../../src/ingest/readers/csv.ts';
import { openFile } from '../../../src/ingest/readers/file.ts';
import { OFFICIAL_FOLDER } from './official.ts';

export interface MonumentFacts {
  readonly author?: string | undefined;
  readonly year?: number | undefined;
  readonly hectares?: number;
}

/** By the id that our importer gives to the row. */
export async function monumentFacts(): Promise<ReadonlyMap<string, MonumentFacts>> {
  const facts = new Map<string, MonumentFacts>();
  for await (const { PK, AUTORES, FECHA } of cellsOf('monumentos_2025.csv')) {
    const author = authorIn(AUTORES ?? '');
    const year = yearIn(FECHA ?? '');
    facts.set(`madrid-${PK}`, { ...(author ? { author } : {}), ...(year ? { year } : {}) });
  }
  for await (const { PK, DESCRIPCION } of cellsOf('parques_2021.csv')) {
    const hectares = hectaresIn(DESCRIPCION ?? '');
    if (hectares !== undefined) facts.set(`madrid-${PK}`, { hectares });
  }
  return facts;
}

async function* cellsOf(file: string): AsyncIterable<Readonly<Record<string, string>>> {
  const path = join(OFFICIAL_FOLDER, 'municipal', file);
  for await (const { cells } of csvRows(path, openFile(path), ['PK', 'NOMBRE'])) yield cells;
}

/** "Benlliure y Gil, Mariano" → "Mariano Benlliure y Gil"; several authors or initials only are left out. */
function authorIn(text: string): string | undefined {
  const [only, ...others] = text.split(/;|\//u).map((each) => each.trim());
  if (!only || others.some((other) => other !== '')) return undefined;
  const parts = only.split(',').map((part) => part.trim());
  if (
    parts.length !== 2 ||
    parts.some((part) => part.length < 3 || /\.|\d|[()]|desconoc|anónim|taller|null/iu.test(part))
  ) {
    return undefined;
  }
  const [surname = '', given = ''] = parts.map(withoutCapitals);
  return `${given} ${surname}`.replace(/\p{L}+/gu, (word) => MISSPELT[word] ?? word);
}

/** Words of makers' names as the table spells them, and as they are spelt. */
const MISSPELT: Readonly<Record<string, string>> = {
  ...{ Andres: 'Andrés', Anne: 'Anna', Cristobal: 'Cristóbal', Elgueros: 'Helgueros', Gonzalez: 'González' },
  ...{ Hernandez: 'Hernández', Lazaro: 'Lázaro', Mariategui: 'Mariátegui', Ponganelli: 'Ponzanelli' },
  ...{ Rodriguez: 'Rodríguez', Ruíz: 'Ruiz', Sanmarti: 'Sanmartí', Sierr: 'Sierra', Vancell: 'Vancells' },
};

/** "FERNÁNDEZ DE SALAMANCA" → "Fernández de Salamanca"; mixed case is left alone word by word. */
function withoutCapitals(name: string): string {
  return name
    .replace(/\p{L}{2,}/gu, (word) => (word === word.toUpperCase() ? titleCase(word) : word))
    .replace(/ (?:De|Del|La|Y|Las|Los)(?= )/gu, (particle) => particle.toLowerCase())
    .replace(/ {2,}/gu, ' ');
}

/** A plain year; centuries and ranges are not certain enough. */
function yearIn(text: string): number | undefined {
  const year = Number(/^\s*(1[5-9]\d\d|20[0-2]\d)\s*$/u.exec(text)?.[1]);
  return Number.isNaN(year) ? undefined : year;
}

function hectaresIn(text: string): number | undefined {
  const squareMetres = Number(/Superficie:\s*([\d.]+)\s*m2?/u.exec(text)?.[1]?.replaceAll('.', ''));
  if (Number.isNaN(squareMetres) || squareMetres < 5_000) return undefined;
  return Math.round(squareMetres / 1_000) / 10;
}
