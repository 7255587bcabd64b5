// Real corners of Madrid, thirty-odd of them: enough for a ranking whose right answer everybody can see.
import { type Catalogue, catalogueOf } from '../../src/domain/catalogue.ts';
import type { Category } from '../../src/domain/category.ts';
import { aPlace } from './places.ts';

type Row = readonly [
  id: string,
  name: string,
  categories: readonly Category[],
  latDeg: number,
  lngDeg: number,
  prominence: number,
  mean: number,
  count: number,
  openingHours?: string,
];

const ROWS: readonly Row[] = [
  [
    'prado',
    'Museo del Prado',
    ['museums', 'tourist attractions'],
    40.4138,
    -3.6921,
    5,
    4.7,
    900,
    'Mo-Sa 10:00-20:00; Su,PH 10:00-19:00; Jan 1,May 1,Dec 25 off',
  ],
  [
    'reina-sofia',
    'Museo Reina Sofía',
    ['museums', 'art galleries'],
    40.408,
    -3.6946,
    5,
    4.5,
    800,
    'Mo,We-Sa 10:00-21:00; Su 10:00-14:30; Tu off',
  ],
  [
    'thyssen',
    'Museo Thyssen-Bornemisza',
    ['museums'],
    40.4161,
    -3.6949,
    5,
    4.6,
    600,
    'Mo 12:00-16:00; Tu-Su 10:00-19:00',
  ],
  ['sorolla', 'Museo Sorolla', ['museums', 'gardens'], 40.4353, -3.6926, 3, 4.7, 300],
  ['cerralbo', 'Museo Cerralbo', ['museums'], 40.4237, -3.7146, 2, 4.6, 150],
  ['romanticismo', 'Museo del Romanticismo', ['museums'], 40.4259, -3.6988, 2, 4.5, 140],
  ['retiro', 'Parque de El Retiro', ['parks', 'gardens'], 40.4153, -3.6845, 5, 4.8, 950, '06:00-22:00'],
  ['botanico', 'Real Jardín Botánico', ['gardens'], 40.4111, -3.6911, 4, 4.6, 400, '10:00-18:00'],
  ['casa-de-campo', 'Casa de Campo', ['parks', 'nature'], 40.4191, -3.7586, 4, 4.5, 300],
  ['debod', 'Templo de Debod', ['monuments', 'view points'], 40.424, -3.7178, 5, 4.5, 700],
  ['palacio', 'Palacio Real', ['monuments', 'museums'], 40.418, -3.7143, 5, 4.6, 800],
  ['mayor', 'Plaza Mayor', ['tourist attractions'], 40.4155, -3.7074, 5, 4.5, 850],
  ['almudena', 'Catedral de la Almudena', ['places of worship'], 40.4157, -3.7145, 4, 4.4, 400],
  ['real', 'Teatro Real', ['theatres', 'music halls'], 40.4182, -3.7104, 4, 4.7, 250],
  ['cafe-central', 'Café Central', ['music halls', 'pubs/bars'], 40.4142, -3.7013, 3, 4.4, 180],
  ['kapital', 'Teatro Kapital', ['dance clubs'], 40.4096, -3.6926, 4, 3.9, 500, 'Th-Su 00:00-06:00'],
  ['joy', 'Teatro Eslava', ['dance clubs'], 40.4171, -3.7066, 3, 3.8, 300, 'Mo-Su 00:00-06:00'],
  ['barcelo', 'Teatro Barceló', ['dance clubs', 'music halls'], 40.427, -3.7, 3, 3.7, 250],
  ['del-diego', 'Del Diego', ['pubs/bars'], 40.4206, -3.7008, 2, 4.6, 90],
  ['san-gines', 'Chocolatería San Ginés', ['bakeries', 'cafes'], 40.4168, -3.7069, 4, 4.4, 600, '24/7'],
  ['botin', 'Sobrino de Botín', ['restaurants'], 40.4142, -3.708, 4, 4.2, 500],
  ['casa-lucio', 'Casa Lucio', ['restaurants'], 40.4124, -3.7098, 3, 4.1, 300],
  ['lhardy', 'Lhardy', ['restaurants'], 40.4166, -3.7015, 3, 4.2, 120],
  ['cafe-gijon', 'Café Gijón', ['cafes', 'restaurants'], 40.4223, -3.6926, 3, 4.1, 160],
  ['comercial', 'Café Comercial', ['cafes'], 40.4289, -3.7019, 3, 4.1, 170],
  ['tostado-sol', 'Tostado Sol', ['cafes'], 40.4171, -3.7031, 1, 4.3, 40],
  ['tostado-opera', 'Tostado Ópera', ['cafes'], 40.4176, -3.7095, 1, 4.3, 40],
  ['tostado', 'Tostado', ['cafes'], 40.4169, -3.7043, 1, 4.3, 40],
  ['tostado-2', 'Tostado', ['cafes'], 40.4163, -3.7024, 1, 4.3, 40],
  ['rastro', 'El Rastro', ['markets'], 40.4086, -3.7074, 4, 4.3, 350],
  ['san-miguel', 'Mercado de San Miguel', ['markets', 'restaurants'], 40.4154, -3.709, 5, 4.3, 800],
  ['zoo', 'Zoo de Madrid', ['zoo'], 40.409, -3.7617, 4, 4.2, 500],
  ['bernabeu', 'Estadio Santiago Bernabéu', ['sports', 'tourist attractions'], 40.453, -3.6883, 5, 4.6, 900],
  ['quiet-square', 'Plazuela sin reseñas', ['tourist attractions'], 40.4166, -3.7041, 1, 0, 0],
];

export const madridOfSights: Catalogue = catalogueOf('sights', [
  ...ROWS.map(([id, name, categories, latDeg, lngDeg, prominence, mean, count, openingHours]) =>
    aPlace({
      ...{ id, name, categories, types: [], prominence },
      position: { latDeg, lngDeg },
      rating: { mean, count },
      ...(openingHours !== undefined && { openingHours }),
    }),
  ),
  aPlace({
    ...{ id: 'escorial', name: 'Monasterio de El Escorial', categories: ['monuments'], types: [], prominence: 5 },
    position: { latDeg: 40.589, lngDeg: -4.1477 },
  }),
  aPlace({ id: 'closed', name: 'Museo cerrado para siempre', types: [], closedForGood: true, prominence: 5 }),
]);
