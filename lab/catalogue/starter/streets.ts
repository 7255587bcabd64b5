// Street names in full. esmadrid writes "de la Luna, 3" and our importer "Luna, 3"; people say "Calle de la Luna, 3".
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Place } from '../../../src/domain/place.ts';
import { foldAccents } from '../../../src/domain/text.ts';
import { streetKind, titleCase } from '../../../src/ingest/contact.ts';
import { csvRows } from '../../../src/ingest/readers/csv.ts';
import { openFile } from '../../../src/ingest/readers/file.ts';
import { kindAt, pairs, type Sighting, UNRECORDED } from './street-kinds.ts';

/** Kinds and particle by the folded name of a street: `luna` → kind `Calle`, particle `de la`. */
interface Streets {
  readonly sightings: ReadonlyMap<string, readonly Sighting[]>;
  readonly particles: ReadonlyMap<string, string>;
  /** Words with their accents, which the municipal tables have lost: `jose` → `José`. */
  readonly words: ReadonlyMap<string, string>;
}

const MUNICIPAL = ['museos_2021.csv', 'parques_2021.csv', 'templos_2021.csv', 'monumentos_2025.csv'];
const ESMADRID = ['turismo_v1_es.xml', 'restaurantes_v1_es.xml', 'alojamientos_v1_es.xml', 'clubs.xml', 'tiendas.xml'];

export async function streetsIn(folder: string): Promise<Streets> {
  const sightings = new Map<string, Sighting[]>(UNRECORDED);
  const particles = new Tally();
  const words = new Tally();
  for (const file of MUNICIPAL) {
    const path = join(folder, 'municipal', file);
    for await (const { cells } of csvRows(path, openFile(path), ['PK', 'NOMBRE-VIA', 'CLASE-VIAL'])) {
      const kind = KINDS[foldAccents(streetKind(cells['CLASE-VIAL'] ?? ''))];
      const at = { latDeg: Number(cells.LATITUD), lngDeg: Number(cells.LONGITUD) };
      const key = streetKey(cells['NOMBRE-VIA'] ?? '');
      // The monuments write "Ctra" for Carrera and Cuesta too.
      if (kind && cells['CLASE-VIAL'] !== 'Ctra' && at.latDeg && at.lngDeg)
        sightings.set(key, [...(sightings.get(key) ?? []), { kind, at }]);
    }
  }
  for (const file of ESMADRID) {
    const lines = createInterface({ input: createReadStream(join(folder, 'esmadrid', file)) });
    for await (const line of lines) {
      for (const [, particle, name] of line.matchAll(/<address>(de las|de los|de la|del|de) ([^,<]+)/gu)) {
        particles.add(streetKey(name ?? ''), particle ?? '');
      }
      for (const [, address = ''] of line.matchAll(/<address>([^<]+)/gu)) {
        for (const [word] of address.matchAll(/\p{Lu}\p{Ll}{2,}/gu)) words.add(foldAccents(word), word);
      }
    }
  }
  return {
    sightings,
    particles: particles.winners(),
    words: words.winners(),
  };
}

/** Addresses of municipal files have their kind already; those that begin with one stay as they are. */
export function withStreetKind(place: Place, streets: Streets): Place {
  if (place.address === undefined) return place;
  const address = tidied(place.address);
  if (address === undefined) return withoutAddress(place);
  if (place.source === 'municipal') return { ...place, address: accented(address, streets) };
  if (place.source !== 'esmadrid' || STARTS_WITH_KIND.test(address)) return { ...place, address };
  const key = streetKey(address);
  const kind = kindAt(key, address, place.position, streets.sightings.get(key) ?? []);
  // "Calle Mayor", "Corredera Alta de San Pablo": an adjective takes no particle.
  const isAdjective = /^(?:Mayor|Alta|Baja|Real|Imperial|Nueva)(?![\p{L}])/u.test(address);
  if (isAdjective) return { ...place, address: `${kind} ${address}` };
  // "La Palma, 61" brings its particle along.
  const [, article, name = address] = /^(Del|La|Los|Las) (?=\p{L})(.*)$/u.exec(address) ?? [];
  const particle = article ? OWN_PARTICLES[article] : (streets.particles.get(key) ?? KNOWN_PARTICLES.get(key) ?? 'de');
  return { ...place, address: `${kind} ${particle} ${name.charAt(0).toUpperCase()}${name.slice(1)}` };
}

const OWN_PARTICLES: Readonly<Record<string, string>> = { Del: 'del', La: 'de la', Los: 'de los', Las: 'de las' };

const accented = (address: string, { words }: Streets): string =>
  address.replace(/\p{Lu}\p{Ll}{2,}/gu, (word) =>
    word === foldCapital(word) ? (words.get(foldAccents(word)) ?? word) : word,
  );

/** The word without accents, its capital kept; equal to the word where it has none to begin with. */
const foldCapital = (word: string): string => word.charAt(0) + foldAccents(word.slice(1));

function withoutAddress({ address: _unused, ...place }: Place): Place {
  return place;
}

/** Without postcodes, the city's name and remarks in brackets; nothing where only a number is left. */
function tidied(address: string): string | undefined {
  const text = titleCase(address)
    .replace(/\s*\([^)]*\)?/gu, '')
    .replace(/,?\s*\bn\.?º\s*,?\s*/iu, ', ')
    .replace(/[,.\s–-]+(?:28\d{3}\b.*|Madrid(?: España)?)$/u, '')
    .replace(/^C\/\s*/u, 'Calle ')
    .replace(/^P[ºo]\.?\s+/u, 'Paseo ')
    .replace(/^(?:Avda?|Av)\.?\s+/u, 'Avenida ')
    .replace(/^(?:Pza|Pl|Plza)\.?\s+/u, 'Plaza ')
    .replace(/^Pje\.?\s+/u, 'Pasaje ')
    .replace(/(?<!\by|,|km)\s+(?=\d+(?:\s?[A-Z])?$)/u, ', ')
    .replace(/,\s*,/gu, ',')
    .replace(/,\s*0$/u, '')
    .replace(/\bde de\b/gu, 'de')
    .replace(/^Calle Gran Vía/u, 'Gran Vía')
    .replace(/[\s,]+$/u, '')
    .trim();
  return /\p{L}{2}/u.test(text) && !/^s\/n$/iu.test(text) ? text : undefined;
}

const streetKey = (text: string): string =>
  foldAccents(text)
    .replace(/[,(].*|\s+(?:km\b|n\.?º|\d).*/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/(?<![^ ])(?:de|del|la|las|los|el) /gu, '')
    .trim();

const KIND_WORDS = `Calle Paseo Plaza Avenida Glorieta Ronda Carretera Cuesta Costanilla Travesía Camino Bulevar Carrera
  Callejón Pasaje Pasadizo Autovía Puente Corredera Cava Ribera Postigo Plazuela Jardines Parque Centro Estación Mercado
  Gran Casa Puerta Km Finca Polígono Escalinata Campo Recinto Alameda Palacio Vía Autopista`
  .split(/\s+/u)
  .join('|');
const STARTS_WITH_KIND = new RegExp(`^(?:(?:${KIND_WORDS})(?![\\p{L}])|[AMNR] ?- ?\\d)`, 'iu');

/** Without Travesía, the side street of the one that is meant. */
const KINDS: Readonly<Record<string, string>> = Object.fromEntries(
  `Calle Paseo Plaza Avenida Glorieta Ronda Cuesta Costanilla Camino Bulevar Carrera Callejón Pasaje Puente Corredera
  Ribera Carretera`
    .split(/\s+/u)
    .map((kind) => [foldAccents(kind), kind]),
);

const KNOWN_PARTICLES: ReadonlyMap<string, string> = new Map([
  ...pairs('de la', 'paz, latina, castellana, memoria, albufera'),
  ...pairs('del', 'prado, manzanares, molino, mediterraneo'),
]);

/** Counts what is said of each key; the commonest wins, and among equals the first by the alphabet. */
class Tally {
  readonly #counts = new Map<string, Map<string, number>>();

  add(key: string, value: string): void {
    if (key === '') return;
    const counts = this.#counts.get(key) ?? new Map<string, number>();
    counts.set(value, (counts.get(value) ?? 0) + 1);
    this.#counts.set(key, counts);
  }

  winners(): Map<string, string> {
    return new Map(
      [...this.#counts].map(([key, counts]) => {
        const ranked = [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
        return [key, ranked[0]![0]];
      }),
    );
  }
}
