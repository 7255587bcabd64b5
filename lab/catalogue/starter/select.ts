// Which records of the official files are places to go to, and which kind of place each is.
import { foldAccents } from '../../../src/domain/text.ts';
import { isGone, isKnownTwin, isNoPlace } from './closed.ts';
import type { MonumentFacts } from './monument-facts.ts';
import type { OfficialPlace } from './official.ts';
import type { KindKey } from './prose/kinds.ts';
import { kindByName } from './signs.ts';

/** Labels of esmadrid that are nobody's outing, or change too fast: guides, lockers, offices, halls of residence. */
const NOT_WANTED = new Set([
  ...['Empresas de guías turísticos', 'Espacios para eventos', 'Consignas', 'Cotrabajo'],
  ...['Residencias universitarias', 'Elemento conmemorativo, Lápida', 'Elemento de ornamentación'],
  ...['Escuelas de cocina y catas de vinos y aceites', 'Picos y montes'],
]);

/** Of the shops only those one would cross the city for. */
const NOTABLE_SHOPS = new Set([
  ...['Librería', 'Compras tradicionales', 'Gourmet', 'Música', 'Jugueterías', 'Anticuarios', 'Artesanía'],
  'Perfumerías-Belleza',
  ...['Mercados', 'Centros comerciales', 'Grandes Almacenes', 'Heladerías', 'Pastelerías'],
]);

export function isWanted({ place, file }: OfficialPlace, facts: MonumentFacts | undefined): boolean {
  if (
    isKnownTwin(place.id) ||
    isNoPlace(place.id) ||
    isGone(place) ||
    place.categories.length === 0 ||
    place.district === undefined
  )
    return false;
  // A theatre that is hired out has "Servicios" as its second label.
  if (place.types[0] === 'Servicios' || place.types.some((type) => NOT_WANTED.has(type))) return false;
  if (file.name.startsWith('tiendas')) return place.types.some((type) => NOTABLE_SHOPS.has(type));
  if (place.types.includes('Fuente, Estanque, Lámina de agua')) return isNotableFountain(place.name, facts);
  return !/^(?:punto de inf|oficina de|hospital|colegio|escuela|facultad|instituto nacional|ministerio|junta municipal)/u.test(
    foldAccents(place.name),
  );
}

/** The file has five hundred basins; those that an artist signed long ago are sights. */
const isNotableFountain = (name: string, facts: MonumentFacts | undefined): boolean =>
  /^Fuente/u.test(name) && facts?.author !== undefined && facts.year !== undefined && facts.year < 1960;

/** First rule that fits; names speak first, then the labels of the source. */
export function kindOf({ place, file }: OfficialPlace): KindKey {
  const name = foldAccents(place.name);
  const byLabel = LABELS.find(([label, kind]) => place.types.includes(label) && !isForMeat(place, kind))?.[1];
  if (file.source === 'osm') return kindOnMap(place.name, byLabel);
  if (byLabel === 'guesthouse' && /\bpension\b/u.test(name)) return 'pension';
  if (byLabel !== undefined && !BY_NAME_FIRST.has(byLabel)) return byLabel;
  const byName = NAMES.find(([pattern]) => pattern.test(name))?.[1];
  if (byName !== undefined) return byName;
  if (byLabel !== undefined) return byLabel;
  if (file.name.startsWith('restaurantes')) return place.features.includes('diet:vegan') ? 'vegan' : 'restaurant';
  if (file.name.startsWith('parques')) return place.categories[0] === 'gardens' ? 'garden' : 'park';
  return FALLBACKS[place.categories[0] ?? ''] ?? 'sight';
}

/** OpenStreetMap has three words for all bars and cafés; the name says more. */
function kindOnMap(name: string, byLabel: KindKey = 'plainbar'): KindKey {
  const counter = COUNTERS.find(([word]) => word.test(foldAccents(name)))?.[1];
  if (counter !== undefined) return counter;
  return (byLabel === 'cafe' ? undefined : kindByName(name)) ?? byLabel;
}

const COUNTERS: readonly (readonly [RegExp, KindKey])[] = [
  [/\b(?:churreria|chocolateria)\b/u, 'chocolate'],
  [/\bheladeria\b/u, 'icecream'],
  [/\bpasteleria\b/u, 'pastry'],
  [/\b(?:panaderia|tahona)\b/u, 'bakery'],
];

const BY_NAME_FIRST: ReadonlySet<KindKey> = new Set<KindKey>([
  'building',
  'culture',
  'church',
  'park',
  'museum',
  'sight',
  'event',
]);

/** A grill that lists "Vegetariano" has something for vegetarians; it is no vegetarian restaurant. */
const isForMeat = ({ cuisines }: OfficialPlace['place'], kind: KindKey): boolean =>
  kind === 'vegetarian' && cuisines.some((cuisine) => OF_MEAT_OR_FISH.has(cuisine));
const OF_MEAT_OR_FISH: ReadonlySet<string> = new Set([
  'grill',
  'castilian',
  'seafood',
  'andalusian',
  'galician',
  'basque',
]);

const LABELS: readonly (readonly [string, KindKey])[] = [
  ['Estatua', 'statue'],
  ['Grupo Escultórico', 'sculptures'],
  ['Escultura conceptual o abstracta', 'abstract'],
  ['Puerta, Arco triunfal', 'gate'],
  ['Puente, construcción civil', 'bridge'],
  ['Edificación singular', 'building'],
  ['Fuente, Estanque, Lámina de agua', 'fountain'],
  ['Flamenco', 'flamenco'],
  ['Discoteca', 'club'],
  ['Karaokes', 'karaoke'],
  ['Coctelerías', 'cocktails'],
  ['Chocolaterías', 'chocolate'],
  ['Cafés', 'cafe'],
  ['Musica directo', 'live'],
  ['Bar de copas', 'bar'],
  ['Bingos - Casinos', 'casino'],
  ['Terrazas', 'terrace'],
  ['Bares', 'bar'],
  ['Vegano', 'vegan'],
  ['Vegetariano', 'vegetarian'],
  ['Tabernas', 'tavern'],
  ['Tapas', 'tapas'],
  ['De autor', 'signature'],
  ['Albergues', 'hostel'],
  ['Hostales', 'guesthouse'],
  ['Pensiones', 'guesthouse'],
  ['Apartahoteles', 'apartments'],
  ['Camping', 'camping'],
  ['Hoteles', 'hotel'],
  ['Mercados', 'market'],
  ['Centros comerciales', 'mall'],
  ['Grandes Almacenes', 'mall'],
  ['Heladerías', 'icecream'],
  ['Pastelerías', 'pastry'],
  ['Librería', 'books'],
  ['Música', 'music'],
  ['Jugueterías', 'toys'],
  ['Perfumerías-Belleza', 'perfumery'],
  ['Anticuarios', 'antiques'],
  ['Artesanía', 'crafts'],
  ['Compras tradicionales', 'oldshop'],
  ['Gourmet', 'gourmet'],
  ['Museos', 'museum'],
  ['Teatros', 'theatre'],
  ['Galerias de Arte', 'gallery'],
  ['Salas de música y conciertos', 'live'],
  ['Cines', 'cinema'],
  ['Multiespacio', 'culture'],
  ['Centros culturales, salas exposiciones,fundaciones', 'culture'],
  ['Instalaciones deportivas', 'sport'],
  ['Parques y centros de ocio', 'leisure'],
  ['TemplosIglesiasCatolicas', 'church'],
  ['TemplosOtrasConfesiones', 'worship'],
  ['Parques y jardines', 'park'],
  ['ParquesForestales', 'park'],
  ['Edificios y monumentos', 'building'],
  // OpenStreetMap
  ['cafe', 'cafe'],
  ['pub', 'pub'],
  ['bar', 'plainbar'],
  ['biergarten', 'terrace'],
];

const NAMES: readonly (readonly [RegExp, KindKey])[] = [
  [/^(?:casa ?-? ?museo|casita museo)/u, 'housemuseum'],
  [/^(?:museo|museum)\b/u, 'museum'],
  [/^(?:biblioteca|hemeroteca)/u, 'library'],
  [/^(?:parroquia|iglesia parroquial|santuario|real iglesia)/u, 'parish'],
  [/^(?:ermita|capilla|oratorio|real oratorio|humilladero)/u, 'chapel'],
  [/^(?:convento|monasterio|real monasterio)/u, 'convent'],
  [/^(?:basilica|real basilica|catedral|colegiata|real colegiata)/u, 'basilica'],
  [/^iglesia/u, 'church'],
  [/^(?:palacio|palacete|casa-palacio|casa palacio|villa)\b/u, 'palace'],
  [/^(?:puente|viaducto|pasarela)/u, 'bridge'],
  [/^(?:puerta|arco)\b/u, 'gate'],
  [/^fuentes?\b/u, 'fountain'],
  [/^(?:torre|torres|edificio|depositos?|sede)\b/u, 'building'],
  [/^(?:plaza|calle|paseo|barrio|corrala|la corrala)\b/u, 'square'],
  [/^(?:estatua|escultura|monumento|obelisco|dolmen|mural)/u, 'monument'],
  [/^cementerio/u, 'cemetery'],
  [/^(?:jardin|jardines|rosaleda|huerto|huerta)\b/u, 'garden'],
  [/^(?:parque|quinta|dehesa|pinar|cuna verde)/u, 'park'],
  [/^mirador/u, 'viewpoint'],
  [/^teatro\b/u, 'theatre'],
];

const FALLBACKS: Readonly<Record<string, KindKey>> = {
  restaurants: 'restaurant',
  'burger/pizza shops': 'burgers',
  'pubs/bars': 'bar',
  cafes: 'cafe',
  hotels: 'hotel',
  museums: 'museum',
  monuments: 'monument',
  'places of worship': 'church',
  parks: 'park',
  gardens: 'garden',
  'art galleries': 'culture',
  theatres: 'theatre',
  'music halls': 'live',
  sports: 'sport',
  'amusement parks': 'leisure',
  'local services': 'shop',
  libraries: 'library',
};
