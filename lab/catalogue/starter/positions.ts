// Positions of official records that lie hundreds of metres from their own address: another record at that door, or the
// next, says where it is.
import type { Locate } from '../../../src/domain/geography.ts';
import type { Place } from '../../../src/domain/place.ts';
import type { Point } from '../../../src/geo/point.ts';

const AT_THE_DOOR: Readonly<Record<string, readonly [latDeg: number, lngDeg: number]>> = {
  'esmadrid-67286': [40.426624, -3.71662], // Juan Álvarez Mendizábal, 44
  'esmadrid-67718': [40.414043, -3.703498], // Atocha, 19
  'esmadrid-68144': [40.417785, -3.699089], // Alcalá, 20
  'esmadrid-68740': [40.415866, -3.705942], // Postas, 12
  'esmadrid-75164': [40.423708, -3.686695], // Claudio Coello, 24
  'esmadrid-70691': [40.424389, -3.682976], // Núñez de Balboa, 28
  'esmadrid-70405': [40.420873, -3.685212], // Alcalá, 91
  'esmadrid-70911': [40.42783, -3.68582], // Ayala, 26
  'esmadrid-92012': [40.441753, -3.70433], // Plaza de Juan Zorrilla, 1, where its terrace is licensed
};

export function withTruePosition(place: Place, locate: Locate): Place {
  const found = AT_THE_DOOR[place.id];
  if (found === undefined) return place;
  const position: Point = { latDeg: found[0], lngDeg: found[1] };
  return { ...place, position, ...locate(position) };
}

/** So many monuments at one very point are not there: it is where the file puts what stands anywhere in a park. */
const CROWD = 4;

/** Monuments that have a point of their own, and everything that is no monument. */
export function withOwnPoint<Each extends { readonly place: Place; readonly file: { readonly name: string } }>(
  records: readonly Each[],
): Each[] {
  const isMonument = ({ file }: Each) => file.name.startsWith('monumentos');
  const pointOf = ({ place: { position } }: Each) => `${position.latDeg},${position.lngDeg}`;
  const crowds = new Map<string, number>();
  for (const each of records.filter(isMonument)) crowds.set(pointOf(each), (crowds.get(pointOf(each)) ?? 0) + 1);
  return records.filter((each) => !isMonument(each) || (crowds.get(pointOf(each)) ?? 0) < CROWD);
}
