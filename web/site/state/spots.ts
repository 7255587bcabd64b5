// Well-known spots to start from, for those who would rather not share where they are.
import type { Position } from '../../api-client/client.ts';

export interface Spot extends Position {
  readonly id: string;
  readonly name: string;
}

const spot = (id: string, name: string, lat: number, lng: number): Spot => ({ id, name, lat, lng });

export const SPOTS: readonly Spot[] = [
  spot('sol', 'Puerta del Sol', 40.4168, -3.7038),
  spot('prado', 'Paseo del Prado', 40.4138, -3.6936),
  spot('retiro', 'Parque del Retiro', 40.4169, -3.6846),
  spot('granvia', 'Gran Vía', 40.4203, -3.7058),
  spot('malasana', 'Malasaña', 40.4262, -3.7039),
  spot('chueca', 'Chueca', 40.4227, -3.6976),
  spot('latina', 'La Latina', 40.4112, -3.7086),
  spot('lavapies', 'Lavapiés', 40.4088, -3.7009),
  spot('atocha', 'Atocha', 40.4066, -3.6905),
  spot('salamanca', 'Salamanca', 40.4301, -3.6787),
  spot('chamberi', 'Chamberí', 40.4343, -3.7003),
  spot('moncloa', 'Moncloa', 40.4349, -3.7193),
  spot('madridrio', 'Madrid Río', 40.4029, -3.7214),
  spot('castilla', 'Plaza de Castilla', 40.4669, -3.6892),
];

export const SOL = SPOTS[0]!;

const EARTH_RADIUS_M = 6_371_008.8;

/** Great-circle distance in metres. */
export function distanceM(a: Position, b: Position): number {
  const radians = Math.PI / 180;
  const dLat = (b.lat - a.lat) * radians;
  const dLng = (b.lng - a.lng) * radians;
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * Math.sin(dLng / 2) ** 2;
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(h)));
}

const WALKING_M_PER_MIN = 75;
const DETOUR = 1.25;

/** Minutes on foot, estimated: streets make the straight line about a quarter longer. */
export const walkingMinutes = (straightM: number): number =>
  Math.max(1, Math.round((straightM * DETOUR) / WALKING_M_PER_MIN));

/** Beyond this from the centre nobody walks there; the page says so. */
export const FAR_FROM_MADRID_M = 60_000;
