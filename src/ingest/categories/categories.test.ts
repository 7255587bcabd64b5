import { describe, expect, test } from 'vitest';
import { CATEGORIES } from '../../vocabulary/categories.ts';
import { kinshipOf } from '../resolve/kinds.ts';
import { categoriesOfEsmadrid } from './esmadrid.ts';
import { categoriesOfGoogle } from './google.ts';
import { categoriesOfLabels } from './labels.ts';
import { categoriesOfMunicipal } from './municipal.ts';
import { categoriesOfOsm } from './osm.ts';

describe('a name alone', () => {
  test.each([
    ['Barber shop Chueca', 'beauty & spas'],
    ['Parking Plaza Mayor', 'local services'],
    ['Parque de Bomberos nº 1', 'local services'],
    ['Bar del Museo', 'pubs/bars'],
    ['The Museum Cafe', 'cafes'],
    ['Parque del Retiro', 'parks'],
    ['Real Jardín Botánico', 'gardens'],
    ['Mercado de San Miguel', 'markets'],
    ['Supermercado Día', 'supermarkets'],
    ['Parque de Atracciones de Madrid', 'amusement parks'],
    ['Pizzería Luigi', 'burger/pizza shops'],
    ['Museo del Jamón', 'restaurants'],
    ['Iglesia de San Ginés', 'places of worship'],
    ['Spain Top', 'local services'],
    ['Steak Avenue', 'local services'],
  ])('%s is %s', (name, expected) => {
    expect(categoriesOfLabels([], name)[0]).toBe(expected);
  });
});

describe('labels of several vocabularies', () => {
  test.each([
    [['art_gallery', 'point_of_interest'], 'X', ['art galleries']],
    [['amenity=cafe'], 'X', ['cafes']],
    [['Art Museum'], 'X', ['museums']],
    [['Tienda de ropa'], 'X', ['local services']],
    [['restaurant'], 'Pizzería Napoli', ['burger/pizza shops', 'restaurants']],
    [['tourist_attraction'], 'Mirador de la Montaña', ['view points', 'tourist attractions']],
    [['Coffee Shop'], 'X', ['cafes']],
    [['barber'], 'X', ['beauty & spas']],
  ])('%j of "%s" are %j', (types, name, expected) => {
    expect(categoriesOfLabels(types, name)).toEqual(expected);
  });
});

describe('Google types', () => {
  test.each([
    [['restaurant', 'bar', 'food'], 'Casa Pepe', 'Restaurant', ['restaurants', 'pubs/bars']],
    [['bar', 'cafe', 'store', 'food'], 'La Junta', 'Cafe', ['cafes', 'pubs/bars']],
    [['lodging', 'restaurant'], 'ICON Wipton', 'Restaurant', ['hotels', 'restaurants']],
    [['lodging'], 'Hotel Plaza Mayor', 'Market', ['hotels']],
    [['art_gallery', 'store'], 'Tattoo Sumi', 'Art Gallery', ['beauty & spas']],
    [['store'], 'Vodafone', 'Market', ['local services']],
    [[], 'Lottery Administration 336', 'Market', ['local services']],
  ])('%j of "%s" found by %s', (types, name, search, expected) => {
    expect(categoriesOfGoogle(types, name, search)).toEqual(expected);
  });
});

test('esmadrid: the name makes a broad label precise', () => {
  const sights = [{ category: 'Edificios y monumentos', subcategories: [] }];
  expect(categoriesOfEsmadrid(sights, 'Iglesia de San Ginés', '1')[0]).toBe('places of worship');
  expect(categoriesOfEsmadrid(sights, 'Torre Picasso', '1')[0]).toBe('monuments');
  expect(
    categoriesOfEsmadrid([{ category: 'Parques y centros de ocio', subcategories: [] }], 'Zoo Aquarium', '1'),
  ).toEqual(['zoo']);
  expect(categoriesOfEsmadrid([{ category: 'Otros', subcategories: [] }], 'Sala X', '7')).toEqual(['pubs/bars']);
});

test('municipal: subtype, kind in the thesaurus, else what the file is about', () => {
  expect(categoriesOfMunicipal('', 'Estatua', 'Oso y Madroño', 'monumentos.csv')).toEqual(['monuments']);
  expect(categoriesOfMunicipal('/contenido/Museos', '', 'Museo Naval', 'x.csv')).toEqual(['museums']);
  expect(categoriesOfMunicipal('', '', 'Jardines de Sabatini', 'parques.csv')).toEqual(['gardens', 'parks']);
});

test('OpenStreetMap: cuisine tells a burger bar, "no" is no', () => {
  expect(categoriesOfOsm({ amenity: 'restaurant', cuisine: 'burger;american' })[0]).toBe('burger/pizza shops');
  expect(categoriesOfOsm({ shop: 'no' })).toEqual([]);
  expect(categoriesOfOsm({ highway: 'residential' })).toEqual([]);
});

test('every category has kin', () => {
  for (const category of CATEGORIES) {
    const place = { name: 'X', categories: [category] };
    expect(kinshipOf(place, place)).not.toBe('different');
  }
});
