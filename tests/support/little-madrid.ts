// A Madrid of twelve places, small enough to know every right answer.
import type { Category } from '../../src/domain/category.ts';
import { aPlace } from './places.ts';

const row = (
  id: string,
  name: string,
  category: Category,
  lat: number,
  lng: number,
  prominence: number,
  mean = 0,
  count = 0,
) =>
  aPlace({
    id,
    name,
    categories: [category],
    types: [category.replace(/s$/u, '')],
    position: { latDeg: lat, lngDeg: lng },
    prominence,
    rating: { mean, count },
  });

export const littleMadrid = [
  row('prado', 'Museo del Prado', 'museums', 40.4138, -3.6921, 5, 4.7, 120),
  row('reina-sofia', 'Museo Reina Sofía', 'museums', 40.4086, -3.6943, 4.8, 4.6, 90),
  row('sorolla', 'Museo Sorolla', 'museums', 40.4354, -3.6925, 3.9, 4.8, 30),
  row('retiro', 'Parque del Retiro', 'parks', 40.4153, -3.6845, 5, 4.8, 200),
  row('campo', 'Casa de Campo', 'parks', 40.4193, -3.7486, 4, 4.5, 40),
  row('kapital', 'Teatro Kapital', 'dance clubs', 40.4096, -3.6929, 3.5, 3.9, 60),
  row('botin', 'Sobrino de Botín', 'restaurants', 40.4142, -3.708, 4.2, 4.2, 80),
  row('gines', 'Chocolatería San Ginés', 'bakeries', 40.4168, -3.7069, 4.3, 4.4, 150),
  row('central', 'Café Central', 'cafes', 40.4145, -3.7012, 3, 0, 0),
  row('viva', 'La Venencia', 'pubs/bars', 40.4151, -3.6998, 3.1, 4.5, 20),
  row('rastro', 'El Rastro', 'markets', 40.4088, -3.7075, 4, 4.1, 55),
  row('debod', 'Templo de Debod', 'monuments', 40.424, -3.7178, 4.4, 4.5, 110),
];
