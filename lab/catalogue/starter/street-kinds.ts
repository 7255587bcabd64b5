// Whether "Colón, 14" is the Calle or the Plaza: esmadrid leaves the kind of street out, and many a name has several.
import { distanceM, type Point } from '../../../src/geo/point.ts';

/** A record of the City that names a street with its kind. */
export interface Sighting {
  readonly kind: string;
  readonly at: Point;
}

/** "Colón, 14" is the Calle near Tribunal and the Plaza at the end of Goya: where the place lies tells which. */
export function kindAt(key: string, address: string, at: Point, sightings: readonly Sighting[]): string {
  if (/\bkm\b/iu.test(address)) return 'Carretera';
  const number = numberIn(address);
  const known = KNOWN_KINDS.get(key);
  if (known !== undefined && !isSquare(known)) return known;
  const all = sightings
    .map(({ kind, at: there }) => ({ kind, apartM: distanceM(at, there) }))
    .sort((a, b) => a.apartM - b.apartM || (a.kind < b.kind ? -1 : 1));
  const reachM = known === undefined ? STREET_REACH_M : SQUARE_REACH_M;
  const nearest = all.find(({ kind, apartM }) =>
    isSquare(kind) ? apartM <= SQUARE_REACH_M && number <= MAX_SQUARE_NUMBER : apartM <= reachM,
  );
  if (nearest) return nearest.kind;
  const squares = all.filter(({ kind }) => isSquare(kind));
  const isStreetNear = all.some(({ kind, apartM }) => !isSquare(kind) && apartM <= STREET_REACH_M);
  const isSquareNear = squares.some(({ apartM }) => apartM <= SQUARE_NEAR_M);
  if (isSquareNear && !isStreetNear && number <= MAX_SQUARE_NUMBER) return squares[0]!.kind;
  if (known !== undefined && squares.length === 0 && number <= MAX_SQUARE_NUMBER) return known;
  return all.find(({ kind, apartM }) => !isSquare(kind) && apartM <= LONGEST_STREET_M)?.kind ?? 'Calle';
}

const SQUARE_REACH_M = 150;
/** Nothing else of the name being near. */
const SQUARE_NEAR_M = 350;
const STREET_REACH_M = 800;
const LONGEST_STREET_M = 2_500;
/** Hardly a square has more doors. */
const MAX_SQUARE_NUMBER = 20;

const isSquare = (kind: string): boolean => kind === 'Plaza' || kind === 'Glorieta';

const numberIn = (address: string): number => Number(/,\s*(\d+)/u.exec(address)?.[1] ?? 0);

/** Streets whose commonest kind in the files is not the one that visitors look for, or that no file tells. */
const KNOWN_KINDS: ReadonlyMap<string, string> = new Map([
  ...pairs('Calle', 'atocha, alcala, bailen, toledo, fuencarral, ponzano, montera, preciados, embajadores'),
  ...pairs('Paseo', 'prado, recoletos, castellana, florida, molino, pintor rosales, virgen puerto, delicias, acacias'),
  ...pairs('Paseo', 'ermita santo, chopera, extremadura, habana, eduardo dato, general martinez campos, moret'),
  ...pairs('Plaza', 'cibeles, oriente, villa, descalzas, mostenses, santa barbara, canalejas, pontejos, santa ana'),
  ...pairs('Calle', 'francisco silvela'),
  ...pairs('Cuesta', 'santo domingo'),
  ...pairs('Costanilla', 'angeles'),
  ...pairs('Plaza', 'cebada, espana, colon, castilla, lealtad, cortes, callao, chueca, olavide, ana diosdado'),
  ...pairs('Plaza', 'jacinto benavente, tirso molina, legazpi, lavapies, paja, angel, carros, san ildefonso, dos mayo'),
  ...pairs('Plaza', 'descubridor diego ordas, san miguel, isabel ii, independencia, republica argentina, carmen'),
  ...pairs('Plaza', 'pedro zerolo, conde toreno'),
  ...pairs('Glorieta', 'bilbao, quevedo, ruben dario, embajadores, san bernardo, cuatro caminos, piramides'),
  ...pairs(
    'Avenida',
    'america, brasil, felipe ii, manzanares, concha espina, luis aragones, memoria, filipinas, general peron',
  ),
  ...pairs('Avenida', 'comunidades, ciudad barcelona, albufera, mediterraneo, menendez pelayo, aragon, burgos'),
  ...pairs('Cava', 'baja, alta'),
  ...pairs('Carrera', 'san jeronimo'),
  ...pairs('Corredera', 'alta san pablo, baja san pablo'),
]);

/** Where the files have no record of a square or a ronda, or only one of a namesake elsewhere. */
export const UNRECORDED: readonly [string, Sighting[]][] = [
  ['angel', [{ kind: 'Plaza', at: { latDeg: 40.4143, lngDeg: -3.7018 } }]],
  ['san bernardo', [{ kind: 'Glorieta', at: { latDeg: 40.429, lngDeg: -3.7057 } }]],
  ['embajadores', [{ kind: 'Glorieta', at: { latDeg: 40.4051, lngDeg: -3.7024 } }]],
  [
    'segovia',
    [
      { kind: 'Ronda', at: { latDeg: 40.407, lngDeg: -3.7133 } },
      { kind: 'Ronda', at: { latDeg: 40.4085, lngDeg: -3.716 } },
      { kind: 'Ronda', at: { latDeg: 40.411, lngDeg: -3.718 } },
    ],
  ],
  ['legazpi', [{ kind: 'Plaza', at: { latDeg: 40.3916, lngDeg: -3.6985 } }]],
  ['lavapies', [{ kind: 'Plaza', at: { latDeg: 40.4087, lngDeg: -3.701 } }]],
];

export function pairs(kind: string, streets: string): [string, string][] {
  return streets.split(', ').map((street) => [street, kind]);
}
