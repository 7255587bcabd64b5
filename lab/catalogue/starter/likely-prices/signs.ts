// What of a row, and of the record that the tourist office keeps of it, goes with what a meal or a drink there costs: each sign
// is a word of ours, and the sentences of the record stay where they are.
import { foldAccents } from '../../../../src/domain/text.ts';
import { distanceM } from '../../../../src/geo/point.ts';
import type { CatalogueRow } from '../row.ts';

export type Row = CatalogueRow;

/** Where one sits down to eat or drink; dance clubs and stages take their money at the door. */
const TABLES: ReadonlySet<string> = new Set([
  ...['restaurants', 'pubs/bars', 'cafes', 'bakeries', 'burger/pizza shops', 'juice bars'],
]);

export const isTable = ({ categories }: Row): boolean => TABLES.has(categories[0] ?? '');

/** Words of the record, in Spanish without accents. */
const TOLD: readonly (readonly [sign: string, words: RegExp])[] = [
  ['star', /estrellas? (?:michelin|de la guia)|\bmichelin\b|\bsoles? (?:de la guia )?repsol|\bguia repsol/u],
  ['haute cuisine', /alta (?:cocina|gastronomia)|cocina de autor|vanguardi/u],
  ['chef', /\bchefs?\b|\bcocinero/u],
  ['tasting menu', /menus? (?:de )?degustacion/u],
  ['cellar', /\bsumiller|carta de vinos|\bbodega\b|referencias de vino/u],
  ['luxury', /\blujo|exclusiv|elegan|sofistica|refinad|distinguid|glamour/u],
  ['produce', /materias? primas?|producto de (?:temporada|mercado|calidad)|primera calidad|de proximidad/u],
  ['hotel', /\bhotel\b/u],
  [
    'little money',
    /economic|asequible|buen precio|precios? (?:modico|ajustad|popular|razonabl|competitiv)|barat|low cost/u,
  ],
  ['menu of the day', /menus? (?:del dia|diario|de mediodia|entre semana)/u],
  ['plates to share', /\braciones\b|\bbocadillos?\b|\bcanas?\b|\btostas?\b|\bpinchos?\b/u],
  ['young', /\bjoven(?:es)?\b|universitari|informal|desenfada|alternativ/u],
  ['home cooking', /\bcaser[oa]s?\b|comida tradicional|de toda la vida|familiar/u],
  ['seafood', /\bmariscos?\b|\bpescados?\b|\bostras?\b|\bcaviar/u],
  ['roasts', /\bchuleton|\bcarnes? (?:roja|a la brasa|de buey)|\bcochinillo|\bcordero|\bsolomillo|\bbuey\b/u],
  ['rooms apart', /\breservados?\b|salones? privad|\bempresas?\b|ejecutiv|reuniones/u],
  ['cocktails', /\bcoctel/u],
  ['take away', /para llevar|take away|a domicilio|\bdelivery\b/u],
  ['quick', /hamburgues|\bkebab|\bpizza|\bperritos|\btacos\b|\bpokes?\b|\bsandwich/u],
  ['terrace', /\bterraza/u],
  ['founded', /\bfundad[oa]\b|\bcentenari|desde 1[89]\d\d|\b18\d\d\b|\b19[0-5]\d\b/u],
];

/** Words of a name that tell what a house is. */
const NAMED =
  /\b(?:bar|cafe|cafeteria|cerveceria|taberna|casa|meson|asador|bodegas?|gastrobar|bistrot?|brasserie|trattoria|pizzeria|sushi|tapas|taperia|club|coctel\p{L}*|cocktails?|gin|sky|terraza|hotel|grill|steak|tacos?|taqueria|kebab|burger|ramen|marisqueria|pulperia|sidreria|churreria|chocolateria|pasteleria|pub|karaoke|copas|restaurante|jardin|market|mercado|vinoteca|enotaberna|izakaya|jose luis|jamon)\b/gu;

/** Where one has a drink or a bite as everywhere, unless the name promises more. */
const PLAIN: ReadonlySet<string> = new Set([
  ...[
    'bar',
    'beer bar',
    'beer hall',
    'pub',
    'irish pub',
    'rock bar',
    'café',
    'cafe',
    'coffee shop',
    'tea room',
    'bar and restaurant',
  ],
  ...[
    'pastry shop',
    'bakery',
    'ice cream parlour',
    'ice cream',
    'churros',
    'place for chocolate and churros',
    'juice bar',
  ],
  ...['chocolate shop', 'sandwiches', 'vermouth', 'pizzeria', 'burger restaurant', 'karaoke bar', 'tortilla'],
]);
const PROMISING =
  /\b(?:cocktails?|coctel\p{L}*|gin|gintoneria|lounge|rooftop|sky|club|hotel|champan|oyster|asador|marisqueria|arroceria|parrilla|grill|meson|jamon\p{L}*|gastro\p{L}*)\b/u;

const isPlain = (row: Row, name: string): boolean =>
  !PROMISING.test(name) &&
  (row.types.some((type) => PLAIN.has(type)) || (/\bbar\b/u.test(name) && /\brestaurante\b/u.test(name)));

/** Only its licence is known, and its name promises nothing dear. */
export const isUnnamed = ({ source, name }: Row): boolean => source === 'municipal' && !PROMISING.test(folded(name));

const folded = (text: string): string => foldAccents(text).toLowerCase();

/** @param record words of the record, where there is one */
export function signsOf(row: Row, record: string | undefined): readonly string[] {
  const { categories, types, cuisines = [], features = [], name, district } = row;
  const text = record === undefined ? undefined : folded(record);
  const names = [...folded(name).matchAll(NAMED)].map(([word]) => `name:${word}`);
  return [
    ...new Set([
      ...categories.slice(0, 1).map((each) => `main:${each}`),
      ...types.map((each) => `type:${each}`),
      ...cuisines.map((each) => `cuisine:${each}`),
      ...features.map((each) => `feature:${each}`),
      ...names,
      ...(district === undefined ? [] : [`district:${district}`]),
      ...(row.website === undefined ? [] : ['website']),
      ...(isPlain(row, folded(name)) ? ['plain'] : []),
      ...(text === undefined ? [] : TOLD.flatMap(([sign, words]) => (words.test(text) ? [`told:${sign}`] : []))),
    ]),
  ];
}

const NEAR_M = 400;
/** As if so many neighbours were half cheap, half dear. */
const DOUBT = 2;

/** How dear the neighbours are whose level is known, from -1 to 1. */
export function neighbourhood(known: readonly Row[]): (row: Row) => number {
  const point = ({ lat, lng }: Row) => ({ latDeg: lat, lngDeg: lng });
  return (row) => {
    const near = known.filter((each) => each.id !== row.id && distanceM(point(each), point(row)) <= NEAR_M);
    const sum = near.reduce((total, { price_level = 0 }) => total + (price_level >= 3 ? 1 : -1), 0);
    return sum / (near.length + DOUBT);
  };
}
