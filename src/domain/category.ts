// The internal category system: thirty-one canonical names, their groups, Spanish names and best-known aliases.
// The lexicon that understands sentences is larger and lives in nlp; this table serves filters and preferences.
import { foldAccents } from './text.ts';

export const GROUPS = [
  'culture',
  'sights',
  'outdoors',
  'family',
  'sport',
  'food',
  'nightlife',
  'shopping',
  'stay',
  'wellness',
  'services',
] as const;
export type Group = (typeof GROUPS)[number];

interface CategoryRow {
  readonly es: string;
  readonly group: Group;
  readonly aliases: readonly string[];
}

const row = (es: string, group: Group, aliases: string): CategoryRow => ({ es, group, aliases: aliases.split(', ') });

const TABLE = {
  museums: row('museos', 'culture', 'museum, exhibition, exhibitions, museo, exposiciones, exposición'),
  'art galleries': row(
    'galerías de arte',
    'culture',
    'art gallery, gallery, galleries, galería de arte, galerías, galería, arte contemporáneo',
  ),
  theatres: row('teatros', 'culture', 'theatre, theater, theaters, play, plays, musical, musicals, teatro, zarzuela'),
  'music halls': row(
    'salas de conciertos',
    'culture',
    'music hall, concert hall, concert halls, live music, concerts, auditorium, sala de conciertos, auditorio, conciertos, música en vivo, flamenco',
  ),
  cinemas: row('cines', 'culture', 'cinema, movie theater, movie theaters, movie theatre, movies, films, cine'),
  libraries: row('bibliotecas', 'culture', 'library, biblioteca'),
  monuments: row(
    'monumentos',
    'sights',
    'monument, memorial, memorials, statue, statues, palace, palaces, monumento, puerta, fuente, palacio, palacios',
  ),
  'tourist attractions': row(
    'atracciones turísticas',
    'sights',
    'tourist attraction, attraction, attractions, sights, sightseeing, landmarks, landmark, lugares emblemáticos, atracción turística',
  ),
  'view points': row(
    'miradores',
    'sights',
    'view point, viewpoint, viewpoints, lookout, lookouts, rooftop view, rooftop views, mirador, vistas, azoteas',
  ),
  'places of worship': row(
    'lugares de culto',
    'sights',
    'place of worship, church, churches, cathedral, cathedrals, mosque, temple, synagogue, iglesia, iglesias, catedral, mezquita, lugar de culto',
  ),
  parks: row('parques', 'outdoors', 'park, parque'),
  gardens: row('jardines', 'outdoors', 'garden, botanical garden, botanical gardens, jardín, jardín botánico'),
  nature: row(
    'naturaleza',
    'outdoors',
    'hiking, forest, forests, river, rivers, beaches, beach, senderismo, sierra, bosque',
  ),
  zoo: row('zoológicos', 'family', 'zoos, aquarium, aquariums, animals, zoológico, acuario, acuarios'),
  'amusement parks': row(
    'parques de atracciones',
    'family',
    'amusement park, theme park, theme parks, rides, parque de atracciones, parque temático, parques temáticos',
  ),
  'swimming pools': row('piscinas', 'sport', 'swimming pool, pool, pools, piscina'),
  sports: row(
    'deporte',
    'sport',
    'sport, stadium, stadiums, gym, gyms, football, deportes, estadio, estadios, gimnasio, gimnasios, fútbol',
  ),
  restaurants: row('restaurantes', 'food', 'restaurant, dining, food, restaurante, comida, cenar, tapas'),
  'burger/pizza shops': row(
    'hamburgueserías y pizzerías',
    'food',
    'burger/pizza shop, burger & pizza shops, burgers, burger, pizza, pizzas, pizzeria, fast food, hamburguesas, hamburguesería, hamburgueserías, pizzería, pizzerías, comida rápida',
  ),
  cafes: row('cafeterías', 'food', 'cafe, coffee, coffee shop, coffee shops, tea, cafés, café, cafetería'),
  bakeries: row(
    'panaderías y pastelerías',
    'food',
    'bakery, pastry, pastries, pastry shop, churros, panadería, panaderías, pastelería, pastelerías, chocolatería, heladería, ice cream',
  ),
  'juice bars': row('zumerías', 'food', 'juice bar, smoothies, smoothie, juice, zumería, zumos, batidos'),
  'pubs/bars': row(
    'bares y pubs',
    'nightlife',
    'pub/bar, bar, bars, pub, pubs, drinks, cocktails, cocktail bars, bares, cervecería, cervecerías, copas, cócteles',
  ),
  'dance clubs': row(
    'discotecas',
    'nightlife',
    'dance club, nightclub, nightclubs, club, clubs, dancing, clubbing, discoteca',
  ),
  markets: row(
    'mercados',
    'shopping',
    'market, farmer market, farmers market, flea market, flea markets, mercado, rastro, mercadillo, mercadillos',
  ),
  malls: row(
    'centros comerciales',
    'shopping',
    'mall, shopping centre, shopping center, shopping centres, shopping malls, shopping mall, centro comercial',
  ),
  supermarkets: row('supermercados', 'shopping', 'supermarket, groceries, grocery, supermercado'),
  hotels: row(
    'hoteles',
    'stay',
    'hotel, hotels/other lodgings, hostel, hostels, lodging, lodgings, hostal, hostales, alojamiento, alojamientos',
  ),
  resorts: row('resorts', 'stay', 'resort'),
  'beauty & spas': row(
    'belleza y spas',
    'wellness',
    'beauty and spas, beauty, spa, spas, massage, salon, beauty salon, peluquería, balneario',
  ),
  'local services': row(
    'servicios locales',
    'services',
    'local service, services, pharmacy, pharmacies, bank, banks, servicios, farmacia, farmacias, banco, bancos',
  ),
} as const satisfies Record<string, CategoryRow>;

export type Category = keyof typeof TABLE;
export const CATEGORIES = Object.keys(TABLE) as readonly Category[];

/** Broad words stand for the obvious members of their group. */
const BROAD_WORDS: Readonly<Record<string, readonly Category[]>> = {
  art: ['museums', 'art galleries'],
  arte: ['museums', 'art galleries'],
  nightlife: ['pubs/bars', 'dance clubs'],
  'vida nocturna': ['pubs/bars', 'dance clubs'],
  shopping: ['malls', 'markets'],
  compras: ['malls', 'markets'],
  culture: ['museums', 'art galleries', 'theatres', 'music halls', 'cinemas', 'libraries'],
  cultura: ['museums', 'art galleries', 'theatres', 'music halls', 'cinemas', 'libraries'],
  outdoors: ['parks', 'gardens', 'nature'],
  'aire libre': ['parks', 'gardens', 'nature'],
  family: ['zoo', 'amusement parks'],
  familia: ['zoo', 'amusement parks'],
};

const MEANING: ReadonlyMap<string, readonly Category[]> = new Map([
  ...Object.entries(BROAD_WORDS).map(([word, members]): [string, readonly Category[]] => [word, members]),
  ...CATEGORIES.flatMap((category) =>
    [category, TABLE[category].es, ...TABLE[category].aliases].map((name): [string, readonly Category[]] => [
      foldAccents(name),
      [category],
    ]),
  ),
]);

/** The canonical categories that a name stands for: itself, an English or Spanish alias, or a broad word; else none. */
export function categoriesNamed(name: string): readonly Category[] {
  return MEANING.get(foldAccents(name)) ?? [];
}

export function isCategory(name: string): name is Category {
  return Object.hasOwn(TABLE, name);
}

export const groupOf = (category: Category): Group => TABLE[category].group;

export const servesFood = (category: Category): boolean => groupOf(category) === 'food';

/** The name to show to a person. */
export function categoryName(category: Category, language: 'en' | 'es'): string {
  return language === 'es' ? TABLE[category].es : category;
}
