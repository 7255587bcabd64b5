// Addresses in full. esmadrid writes "de la Luna, 3" and our importer "Luna, 3"; the index of streets has "Calle de la Luna".
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StreetBook } from '../../../src/city/streets.ts';
import type { Locate } from '../../../src/domain/geography.ts';
import type { Place, Provenance } from '../../../src/domain/place.ts';
import { titleCase } from '../../../src/ingest/contact.ts';
import { atOwnDoor } from '../official-address.ts';

/** Where a position of the index of streets comes from: lists of addresses of the City Council, 2019 to 2026. */
export const DOOR: Provenance = { source: 'municipal', asOf: '2026', record: 'address' };

/** The address as the index of streets writes it, and the position moved to its door where it lies too far from it. */
export function withOfficialAddress(place: Place, streets: StreetBook, locate: Locate): Place {
  if (place.address === undefined) return place;
  const tidy = tidied(place.address);
  if (tidy === undefined) return withoutAddress(place);
  const { address, position, isMoved } = atOwnDoor(streets, { ...place, address: corrected(tidy) });
  return {
    ...withoutAddress(place),
    ...(address !== undefined && { address: readable(withKilometre(address)) }),
    ...(isMoved && { position, ...locate(position), provenance: { ...place.provenance, position: DOOR } }),
  };
}

/** Names of streets that sources misspell or that are older than the index. */
const CORRECTIONS: readonly (readonly [RegExp, string])[] = readFileSync(
  join('lab', 'catalogue', 'starter', 'street-corrections.txt'),
  'utf8',
)
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [written = '', official = ''] = line.split(' = ');
    return [new RegExp(`^(?:Calle |Plaza )?(?:de(?:l| la)? )?${written}(?![\\p{L}])`, 'iu'), official];
  });

function corrected(address: string): string {
  const [written, official] = CORRECTIONS.find(([pattern]) => pattern.test(address)) ?? [];
  return written === undefined ? address : address.replace(written, official ?? '').replace(/(\p{L}) (?=\d)/u, '$1, ');
}

/** A stone at the road is no house number: "Carretera de La Coruña, km 8,7". */
const withKilometre = (address: string): string => address.replace(/,?\s*\bkm[,.\s]*(?=\d)/iu, ', km ');

/** What typists leave behind a number: blanks in a range, a full stop, the city once more. */
const readable = (address: string): string =>
  address
    .replace(/(\d) ?- ?(?=\d)/gu, '$1-')
    .replace(/(\d)\. (?=\d)/u, '$1, ')
    .replace(/, del,/u, ',')
    .replace(/^Calle (?=Costanilla)/u, '')
    .replace(/^M - (?=\d)/u, 'Carretera M-')
    .replace(/(?<=\d.*)(?:,? (?:centro de )?madrid)+$/iu, '');

function withoutAddress({ address: _unused, ...place }: Place): Place {
  return place;
}

/** Without postcodes, the city's name and remarks in brackets; nothing where only a number is left. */
function tidied(address: string): string | undefined {
  const text = titleCase(address)
    .replace(/\s*\([^)]*\)?/gu, '')
    .replace(/,?\s*\bn\.?[º°]\s*,?\s*/iu, ', ')
    .replace(/[,.\s–-]+(?:28\d{3}\b.*|Madrid(?:,? (?:España|[Mm]adrid))?)$/u, '')
    .replace(/^C(?:\/|\.\\?)\s*/u, 'Calle ')
    .replace(/^(?:P[ºo]|Pso)\.?\s+/u, 'Paseo ')
    .replace(/^(?:Avda?|Av)\.?\s+/u, 'Avenida ')
    .replace(/^(?:Pza|Pl|Plza)\.?\s+/u, 'Plaza ')
    .replace(/^Pje\.?\s+/u, 'Pasaje ')
    .replace(/(?<!\by|,|km|-|[Ll]ocal)\s+(?=(?:\d+(?:\s?[A-Z])?|s\/n)$)/u, ', ')
    .replace(/,\s*,/gu, ',')
    .replace(/,\s*0$/u, '')
    .replace(/\bde de\b/gu, 'de')
    .replace(/^Calle Gran Vía/u, 'Gran Vía')
    .replace(/[\s,]+$/u, '')
    .trim();
  return /\p{L}{2}/u.test(text) && !/^s\/n$/iu.test(text) ? text : undefined;
}
