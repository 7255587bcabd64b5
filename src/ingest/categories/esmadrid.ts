// The vocabulary of the official city tourism files → canonical categories and OSM cuisines.
import type { Category } from '../../domain/category.ts';
import { categoriesInName } from './names.ts';

/** `category` or `category / subcategory`; the longer key wins. */
const CATEGORIES: Readonly<Record<string, readonly Category[]>> = {
  // Sights
  'Edificios y monumentos': ['monuments', 'tourist attractions'],
  'Instalaciones culturales': ['tourist attractions'],
  'Instalaciones culturales / Museos': ['museums'],
  'Instalaciones culturales / Teatros': ['theatres'],
  'Instalaciones culturales / Galerias de Arte': ['art galleries'],
  'Instalaciones culturales / Centros culturales, salas exposiciones,fundaciones': [
    'art galleries',
    'tourist attractions',
  ],
  'Instalaciones culturales / Salas de música y conciertos': ['music halls'],
  'Instalaciones culturales / Cines': ['cinemas'],
  'Instalaciones culturales / Multiespacio': ['music halls', 'tourist attractions'],
  'Parques y jardines': ['parks'],
  'Parques y centros de ocio': ['amusement parks'],
  'Instalaciones deportivas': ['sports'],
  'Espacios para eventos': ['local services'],
  'Empresas de guías turísticos': ['local services'],
  'Escuelas de cocina y catas de vinos y aceites': ['local services'],
  Servicios: ['local services'],
  Consignas: ['local services'],
  Otros: ['tourist attractions'],
  'Otros / Cotrabajo': ['local services'],
  'Otros / Picos y montes': ['nature', 'view points'],
  // Food
  Española: ['restaurants'],
  Internacional: ['restaurants'],
  'De autor': ['restaurants'],
  Vegano: ['restaurants'],
  Vegetariano: ['restaurants'],
  Especiales: ['restaurants'],
  Tapas: ['restaurants', 'pubs/bars'],
  Tabernas: ['pubs/bars', 'restaurants'],
  Multiespacio: ['restaurants'],
  // Stay
  Hoteles: ['hotels'],
  Hostales: ['hotels'],
  'Residencias universitarias': ['hotels'],
  Apartahoteles: ['hotels'],
  Pensiones: ['hotels'],
  Albergues: ['hotels'],
  Camping: ['hotels', 'nature'],
  // Night
  'Bar de copas': ['pubs/bars'],
  Bares: ['pubs/bars'],
  Coctelerías: ['pubs/bars'],
  Karaokes: ['pubs/bars'],
  Terrazas: ['pubs/bars'],
  'Musica directo': ['music halls', 'pubs/bars'],
  Flamenco: ['music halls'],
  Discoteca: ['dance clubs'],
  Cafés: ['cafes'],
  Chocolaterías: ['bakeries', 'cafes'],
  'Bingos - Casinos': ['local services'],
  // Shops
  Mercados: ['markets'],
  'Centros comerciales': ['malls'],
  'Grandes Almacenes': ['malls'],
  Pastelerías: ['bakeries'],
  Heladerías: ['bakeries'],
  'Perfumerías-Belleza': ['beauty & spas', 'local services'],
  ...Object.fromEntries(
    // Shops for which the canonical vocabulary has no closer word; the label stays among the place's types.
    `Moda;Moda infantil;Gourmet;Regalo-Hogar-Decoración;Librería;Compras tradicionales;Complementos;Joyerías;Deporte;
    Música;Zapaterías;Jugueterías;Floristerías;Anticuarios;Artesanía;Tecnología`
      .split(/;\s*/u)
      .map((shop): [string, readonly Category[]] => [shop, ['local services']]),
  ),
};

/** What the record says of its own kind where no category is known: idTipo. */
const KINDS: Readonly<Record<string, Category>> = {
  '1': 'tourist attractions',
  '2': 'restaurants',
  '3': 'hotels',
  '5': 'local services',
  '7': 'pubs/bars',
};

/** Words of the name that make a broad label precise. */
const REFINABLE: ReadonlySet<Category> = new Set([
  'tourist attractions',
  'amusement parks',
  'parks',
  'monuments',
  'sports',
]);
const REFINEMENTS: ReadonlySet<Category> = new Set([
  'museums',
  'places of worship',
  'gardens',
  'view points',
  'zoo',
  'swimming pools',
  'libraries',
  'theatres',
  'cinemas',
  'nature',
  'parks',
  'sports',
  'monuments',
  'local services',
]);

export interface EsmadridLabel {
  readonly category: string;
  readonly subcategories: readonly string[];
}

export function categoriesOfEsmadrid(
  labels: readonly EsmadridLabel[],
  name: string,
  idTipo: string,
): readonly Category[] {
  const found = [...new Set(labels.flatMap(categoriesOfLabel(idTipo)))];
  const base: readonly Category[] = found.length > 0 ? found : [KINDS[idTipo] ?? 'tourist attractions'];
  const { head } = categoriesInName(name);
  if (idTipo === '2') return withFastFood(base, head);
  const isRefined = head && REFINEMENTS.has(head) && base.some((category) => REFINABLE.has(category));
  if (!isRefined) return base;
  if (head === 'local services') return base;
  return [...new Set([head, ...base.filter((category) => !isContradicted(category, head))])];
}

const categoriesOfLabel =
  (idTipo: string) =>
  (label: EsmadridLabel): readonly Category[] => {
    const keys = label.subcategories.map((sub) => `${label.category} / ${sub}`);
    const precise = keys.flatMap((key) => CATEGORIES[key] ?? []);
    if (precise.length > 0) return precise;
    // "Otros" is a leftover everywhere and means what the file is about.
    if (label.category === 'Otros' && idTipo !== '1') return [KINDS[idTipo] ?? 'local services'];
    return CATEGORIES[label.category] ?? [];
  };

const withFastFood = (base: readonly Category[], head: Category | undefined): readonly Category[] =>
  head === 'burger/pizza shops' ? [head, ...base] : base;

/** "Parques y centros de ocio" holds zoos, pools and viewpoints: the name knows better than the label. */
const isContradicted = (category: Category, head: Category): boolean =>
  category === 'amusement parks' && head !== 'parks';

/** Subcategories of restaurants → OSM `cuisine` values. */
const CUISINES: Readonly<Record<string, string>> = {
  Española: 'spanish',
  Mediterránea: 'mediterranean',
  Tradicional: 'spanish',
  'Tradicional renovada': 'spanish',
  Casera: 'spanish',
  'De temporada': 'spanish',
  Madrileña: 'madrilenian',
  Gallega: 'galician',
  Vasca: 'basque',
  Navarra: 'navarrese',
  'Vasco-Navarra': 'basque',
  Asturiana: 'asturian',
  Andaluza: 'andalusian',
  'Asador / Parrilla': 'grill',
  Marisquería: 'seafood',
  Arrocería: 'rice',
  Castellana: 'castilian',
  'Castellano-Leonesa': 'castilian',
  'Castellano-Manchega': 'castilian',
  Cántabra: 'cantabrian',
  Valenciana: 'valencian',
  Murciana: 'murcian',
  Catalana: 'catalan',
  Canaria: 'canarian',
  Riojana: 'riojan',
  Extremeña: 'extremaduran',
  Balear: 'balearic',
  Tapas: 'tapas',
  Gastrobares: 'tapas',
  Internacional: 'international',
  Fusión: 'fusion',
  Japonesa: 'japanese',
  Italiana: 'italian',
  Norteamericana: 'american',
  Mexicana: 'mexican',
  Asiática: 'asian',
  China: 'chinese',
  Francesa: 'french',
  Peruana: 'peruvian',
  Latinoamericana: 'latin_american',
  Argentina: 'argentinian',
  Coreana: 'korean',
  Hindú: 'indian',
  Cubana: 'cuban',
  Tailandesa: 'thai',
  Libanesa: 'lebanese',
  Vietnamita: 'vietnamese',
  Brasileña: 'brazilian',
  Marroqui: 'moroccan',
  Africana: 'african',
  Alemana: 'german',
  Hawaiana: 'hawaiian',
  Chilena: 'chilean',
  Venezolana: 'venezuelan',
  Belga: 'belgian',
  Europea: 'european',
  Caribeña: 'caribbean',
  Iraní: 'persian',
  Persa: 'persian',
  Israelí: 'israeli',
  Árabe: 'arab',
  Portuguesa: 'portuguese',
  Griega: 'greek',
  Siria: 'syrian',
  Rusa: 'russian',
  Irlandesa: 'irish',
};

export function cuisinesOf(labels: readonly EsmadridLabel[]): readonly string[] {
  const names = labels.flatMap(({ category, subcategories }) => [...subcategories, category]);
  return [...new Set(names.flatMap((name) => CUISINES[name] ?? []))];
}

/** Labels that are facts of their own: what one can eat, where one can sit. */
const FEATURES: Readonly<Record<string, string>> = {
  Vegano: 'diet:vegan',
  Vegetariano: 'diet:vegetarian',
  Halal: 'diet:halal',
  Kosher: 'diet:kosher',
  Terrazas: 'outdoor_seating',
  'Musica directo': 'live_music',
  Flamenco: 'live_music',
  Karaokes: 'karaoke',
};

export function featuresOf(labels: readonly EsmadridLabel[]): readonly string[] {
  const names = labels.flatMap(({ category, subcategories }) => [category, ...subcategories]);
  return [...new Set(names.flatMap((name) => FEATURES[name] ?? []))];
}
