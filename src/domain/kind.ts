// Nouns narrower than their category: a pharmacy is one local service among others. One table for both languages: what
// people call such places, and how a catalogue says that a place is one.
import type { Category } from './category.ts';
import type { Language } from './language.ts';
import type { Place } from './place.ts';
import { foldAccents } from './text.ts';

interface KindRow {
  /** A name tells the kind only of places of these. */
  readonly categories: readonly Category[];
  /** Labels of the catalogue (`types`, cuisines), OSM's values among them. */
  readonly labels: readonly string[];
  /** One, several, and what else people say. */
  readonly en: readonly string[];
  readonly es: readonly string[];
  readonly gender: 'm' | 'f';
  /** How names of such places begin, folded. */
  readonly named: RegExp;
}

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);

/** @param begins how names begin, where it is not the Spanish noun itself */
function row(
  categories: string,
  labels: string,
  en: string,
  gender: 'm' | 'f',
  es: string,
  begins = foldAccents(listOf(es)[0] ?? ''),
): KindRow {
  return {
    categories: listOf(categories) as Category[],
    labels: listOf(labels),
    en: listOf(en),
    es: listOf(es),
    gender,
    named: new RegExp(`^(?:(?:real|gran|antigu[oa]|nuev[oa]) )*(?:${begins})(?![a-z])`, 'u'),
  };
}

const KINDS = {
  pharmacy: row(
    'local services',
    'pharmacy, chemist',
    "pharmacy, pharmacies, farmacy, chemist, chemist's, drugstore, buy medicine, buy aspirin",
    'f',
    'farmacia, farmacias, farmacia de guardia, comprar medicinas, comprar una aspirina',
  ),
  bank: row('local services', 'bank', 'bank, banks', 'm', 'banco, bancos', 'banco|caixa'),
  atm: row(
    'local services',
    'atm, bank',
    'cash machine, cash machines, atm, withdraw cash, get cash, withdraw money',
    'm',
    'cajero, cajeros, cajero automático, cajeros automáticos, sacar dinero',
  ),
  'currency exchange': row(
    'local services',
    'currency exchange, bureau_de_change',
    'currency exchange office, currency exchange offices, currency exchange, exchange office, change money, exchange money',
    'f',
    'casa de cambio, casas de cambio, cambio de divisas, cambiar dinero',
  ),
  'post office': row(
    'local services',
    'post office, post_office',
    'post office, post offices, mail a letter, post a letter, send a parcel, send a postcard',
    'f',
    'oficina de correos, oficinas de correos, correos, mandar una carta, enviar una carta, mandar un paquete, enviar un paquete, mandar una postal, echar una carta',
    'correos|oficina de correos',
  ),
  laundry: row(
    'local services',
    'laundry',
    'laundry, laundries, laundromat, laundrette, launderette, wash my clothes',
    'f',
    'lavandería, lavanderías, lavar la ropa',
  ),
  'dry cleaner': row(
    'local services',
    'dry cleaner, dry_cleaning',
    "dry cleaner, dry cleaners, dry cleaner's",
    'f',
    'tintorería, tintorerías',
  ),
  hospital: row('local services', 'hospital', 'hospital, hospitals', 'm', 'hospital, hospitales, urgencias'),
  doctor: row(
    'local services',
    'doctor, doctors, clinic, health centre',
    'doctor, doctors, clinic, clinics, medical centre, medical center, health centre, health center',
    'm',
    'centro médico, centros médicos, médico, clínica, centro de salud, urgencia médica',
    'centro medico|centro de salud|clinica',
  ),
  dentist: row('local services', 'dentist', 'dentist, dentists', 'm', 'dentista, dentistas', 'dentista|clinica dental'),
  vet: row('local services', 'vet, veterinary', 'vet, vets, veterinarian', 'm', 'veterinario, veterinarios'),
  optician: row('local services', 'optician', 'optician, opticians', 'f', 'óptica, ópticas'),
  police: row(
    'local services',
    'police station, police',
    'police station, police stations',
    'f',
    'comisaría, comisarías, policía',
  ),
  embassy: row(
    'local services',
    'embassy, consulate, diplomatic',
    'embassy, embassies, consulate, consulates',
    'f',
    'embajada, embajadas, consulado, consulados',
    'embajada|consulado',
  ),
  'left luggage': row(
    'local services',
    'left luggage, luggage_locker',
    'left-luggage office, left-luggage offices, luggage storage, left luggage, locker, leave my luggage, leave our luggage, leave my bags, leave our bags, leave my suitcase, store my luggage, store my bags',
    'f',
    'consigna, consignas, guardar las maletas, dejar las maletas, dejar el equipaje, dejar la maleta, guardar el equipaje, guardar la maleta',
  ),
  'tourist office': row(
    'local services',
    'tourist office, information',
    'tourist office, tourist offices, tourist information, information office, tourist information office',
    'f',
    'oficina de turismo, oficinas de turismo, información turística',
    'oficina de turismo|centro de turismo',
  ),
  'travel agency': row(
    'local services',
    'travel agency, travel_agency',
    'travel agency, travel agencies',
    'f',
    'agencia de viajes, agencias de viajes',
  ),
  'hardware shop': row(
    'local services',
    'hardware shop, hardware, doityourself',
    'hardware shop, hardware shops, hardware store, hardware stores, diy shop, diy store',
    'f',
    'ferretería, ferreterías',
  ),
  locksmith: row(
    'local services',
    'locksmith',
    'locksmith, locksmiths, key cutting, get keys cut',
    'm',
    'cerrajero, cerrajeros, hacer copia de llaves',
    'cerrajeria|cerrajero',
  ),
  'copy shop': row(
    'local services',
    'copy shop, copyshop',
    'copy shop, copy shops, print shop, print documents, print some documents, print a document, print something out, print my tickets, print my boarding pass, printing, photocopy, photocopies, make copies',
    'f',
    'copistería, copisterías, imprimir, imprimir unos papeles, imprimir unos documentos, fotocopia, hacer fotocopias',
  ),
  'car rental': row(
    'local services',
    'car rental, car_rental',
    'car rental office, car rental offices, car rental, rent a car, rent cars, hire a car',
    'f',
    'oficina de alquiler de coches, oficinas de alquiler de coches, alquiler de coches, alquilar un coche',
  ),
  'bike rental': row(
    'local services',
    'bike rental, bicycle_rental',
    'bike rental shop, bike rental shops, bike rental, rent a bike, rent bikes, rent bicycles, hire a bike, hire bikes',
    'f',
    'tienda de alquiler de bicis, tiendas de alquiler de bicis, alquiler de bicis, alquilar una bici, alquilar bicis, alquilar bicicletas, alquilar una bicicleta',
  ),
  'petrol station': row(
    'local services',
    'petrol station, fuel',
    'petrol station, petrol stations, gas station, gas stations',
    'f',
    'gasolinera, gasolineras',
  ),
  toilet: row(
    'local services',
    'toilet, toilets, public toilet',
    'public toilet, public toilets, toilet, toilets, loo, wc, public bathroom',
    'm',
    'baño público, baños públicos, aseo, aseos públicos, un baño, los baños, baños, lavabo, váter, wc',
    'aseo|bano publico',
  ),
  tobacconist: row(
    'local services',
    'tobacconist, tobacco',
    'tobacconist, tobacconists, tobacco shop',
    'm',
    'estanco, estancos',
  ),
  bookshop: row(
    'local services, malls',
    'bookshop, books',
    'bookshop, bookshops, bookstore, book shop, book store',
    'f',
    'librería, librerías',
    'libreria|casa del libro',
  ),
  'toy shop': row('local services', 'toy shop, toys', 'toy shop, toy shops, toy store', 'f', 'juguetería, jugueterías'),
  'music shop': row(
    'local services',
    'shop for musicians and music lovers, music, musical_instrument',
    'music shop, music shops, record shop, record store',
    'f',
    'tienda de música, tiendas de música, tienda de discos, tienda de vinilos',
    'discos',
  ),
  perfumery: row(
    'local services',
    'perfume and beauty shop, perfumery, cosmetics',
    'perfumery, perfumeries',
    'f',
    'perfumería, perfumerías',
  ),
  'department store': row(
    'malls',
    'department store, department_store',
    'department store, department stores',
    'm',
    'gran almacén, grandes almacenes',
  ),
  bakery: row(
    'bakeries',
    'bakery, gluten-free bakery, pastry shop, pastry',
    'bakery, bakeries, bakehouse, baker',
    'f',
    'panadería, panaderías, tahona',
    'panaderia|tahona|horno',
  ),
  'pastry shop': row(
    'bakeries',
    'pastry shop, pastry, bakery, gluten-free bakery, confectionery',
    'pastry shop, pastry shops, patisserie, cake shop',
    'f',
    'pastelería, pastelerías, confitería, repostería',
    'pasteleria|confiteria',
  ),
  'ice cream': row(
    'bakeries',
    'ice cream, ice_cream, ice cream parlour',
    'ice cream parlour, ice cream parlours, ice cream, icecream, ice cream parlor, ice cream shop, gelato, gelateria',
    'f',
    'heladería, heladerías, helado, gelato',
    'heladeria|gelateria',
  ),
  churros: row(
    'bakeries',
    'churros, churro, place for chocolate and churros',
    'place for churros, places for churros, churro, churros, chocolate con churros, churro place, churro shop',
    'f',
    'churrería, churrerías, churro, churros, chocolate con churros',
    'churreria|chocolateria',
  ),
  'chocolate shop': row(
    'bakeries',
    'chocolate shop, chocolate, place for chocolate and churros',
    'chocolate shop, chocolate shops, chocolatier',
    'f',
    'chocolatería, chocolaterías, bombonería',
  ),
  'tea room': row(
    'cafes',
    'tea room, tea shop, tea',
    'tea room, tea rooms, tearoom, tea house, teahouse',
    'm',
    'salón de té, salones de té, tetería',
  ),
  'cat cafe': row('cafes', 'cat cafe', 'cat café, cat cafés, cat cafe', 'm', 'café de gatos, cafés de gatos'),
  'rooftop bar': row(
    'pubs/bars, view points',
    'rooftop bar',
    'rooftop bar, rooftop bars',
    'm',
    'bar en azotea, bares en azotea, rooftop bar, azotea bar',
    'azotea',
  ),
  'wine bar': row('pubs/bars', 'wine bar', 'wine bar, wine bars', 'm', 'bar de vinos, bares de vinos, vinoteca'),
  'cocktail bar': row(
    'pubs/bars',
    'cocktail bar, tiki bar, champagne bar',
    'cocktail bar, cocktail bars',
    'f',
    'coctelería, coctelerías',
  ),
  'irish pub': row('pubs/bars', 'irish pub', 'Irish pub, Irish pubs', 'm', 'pub irlandés, pubs irlandeses'),
  karaoke: row(
    'pubs/bars',
    'karaoke bar, karaoke, karaoke_box',
    'karaoke bar, karaoke bars, karaoke',
    'm',
    'karaoke, karaokes, bar de karaoke',
  ),
  'gay bar': row(
    'pubs/bars, dance clubs',
    'LGBT bar, LGBT club',
    'gay bar, gay bars, gay club',
    'm',
    'bar gay, bares gais, bares gays',
  ),
  brewery: row(
    'pubs/bars',
    'brewery, brewpub',
    'brewery, breweries, taproom',
    'f',
    'fábrica de cerveza, fábricas de cerveza',
  ),
  'jazz club': row(
    'music halls',
    'jazz club, jazz',
    'jazz club, jazz clubs, jazz bar',
    'm',
    'club de jazz, clubes de jazz',
  ),
  flamenco: row(
    'music halls',
    'flamenco tablao, flamenco bar, flamenco',
    'flamenco tablao, flamenco tablaos, tablao, flamenco show, flamenco',
    'm',
    'tablao flamenco, tablaos flamencos, tablao, flamenco, espectáculo flamenco, espectáculo de flamenco',
    'tablao',
  ),
  'flea market': row(
    'markets',
    'flea market',
    'flea market, flea markets',
    'm',
    'mercadillo, mercadillos, mercado de pulgas, rastrillo',
    'el rastro',
  ),
  'book market': row(
    'markets',
    'book market',
    'book market, book markets',
    'm',
    'mercado de libros, mercados de libros',
  ),
  'food market': row(
    'markets',
    'food market, food hall, farmers market',
    'food market, food markets, food hall',
    'm',
    'mercado de abastos, mercados de abastos, mercado de comida, mercado gastronómico',
  ),
  fountain: row(
    'monuments, tourist attractions',
    'fountain, old fountain',
    'fountain, fountains',
    'f',
    'fuente, fuentes, fuente monumental',
  ),
  statue: row(
    'monuments, tourist attractions',
    'statue, modern sculpture, group of sculptures',
    'statue, statues, equestrian statue',
    'f',
    'estatua, estatuas, estatua ecuestre, estatua famosa',
  ),
  palace: row('monuments, museums', 'palace, royal palace', 'palace, palaces, old palace', 'm', 'palacio, palacios'),
  castle: row('monuments', 'castle, castle ruins', 'castle, castles', 'm', 'castillo, castillos'),
  'city gate': row(
    'monuments, tourist attractions',
    'city gate, city_gate, monumental gate, triumphal arch',
    'city gate, city gates, town gate, old gate, historic gate, monumental gate',
    'f',
    'puerta monumental, puertas monumentales, puerta histórica, puerta antigua',
  ),
  square: row(
    'monuments, tourist attractions',
    'square',
    'square, squares, plaza, plazas, famous square',
    'f',
    'plaza, plazas',
    'plaza(?! de toros)|glorieta',
  ),
  church: row(
    'places of worship',
    'church, parish church, basilica, cathedral, chapel, monastery, convent',
    'church, churches, old church, catholic church, baroque church, gothic church',
    'f',
    'iglesia, iglesias, parroquia, iglesia antigua, iglesia bonita, iglesia barroca, iglesia gótica, iglesia católica',
    'iglesia|parroquia|basilica|colegiata|ermita',
  ),
  cathedral: row('places of worship', 'cathedral', 'cathedral, cathedrals', 'f', 'catedral, catedrales'),
  basilica: row('places of worship', 'basilica', 'basilica, basilicas', 'f', 'basílica, basílicas'),
  monastery: row(
    'places of worship',
    'monastery, convent',
    'monastery, monasteries, convent, convents',
    'm',
    'monasterio, monasterios, convento, conventos',
    'monasterio|convento',
  ),
  mosque: row('places of worship', 'mosque', 'mosque, mosques', 'f', 'mezquita, mezquitas'),
  synagogue: row('places of worship', 'synagogue', 'synagogue, synagogues', 'f', 'sinagoga, sinagogas'),
  lake: row('nature, parks', 'lake', 'lake, lakes', 'm', 'lago, lagos'),
  forest: row('nature, parks', 'forest, forest park, wood', 'forest, forests', 'm', 'bosque, bosques'),
  'botanical garden': row(
    'gardens',
    'botanical garden',
    'botanical garden, botanical gardens, botanic garden',
    'm',
    'jardín botánico, jardines botánicos',
  ),
  'rose garden': row(
    'gardens',
    'rose garden',
    'rose garden, rose gardens, garden of roses',
    'f',
    'rosaleda, rosaledas',
  ),
  aquarium: row('zoo', 'aquarium', 'aquarium, aquariums', 'm', 'acuario, acuarios'),
  stadium: row(
    'sports',
    'stadium, athletics stadium, tennis stadium',
    'stadium, stadiums, football stadium',
    'm',
    'estadio, estadios',
  ),
  'sports centre': row(
    'sports',
    'sports centre, sports_centre',
    'sports centre, sports centres, sports center',
    'm',
    'polideportivo, polideportivos, centro deportivo',
    'polideportivo|centro deportivo',
  ),
  bowling: row(
    'sports, amusement parks',
    'bowling, bowling_alley',
    'bowling alley, bowling alleys, bowling',
    'f',
    'bolera, boleras, bolos',
  ),
  'wax museum': row('museums', 'wax museum', 'wax museum, wax museums', 'm', 'museo de cera, museos de cera'),
  planetarium: row('museums', 'planetarium', 'planetarium, planetariums', 'm', 'planetario, planetarios'),
  hostel: row(
    'hotels',
    'hostel',
    'hostel, hostels, youth hostel, backpackers hostel',
    'm',
    'albergue, albergues, albergue juvenil, hostel',
    'albergue',
  ),
  hairdresser: row(
    'beauty & spas, local services',
    'hairdresser',
    "hairdresser, hairdressers, hairdresser's, hair salon, haircut",
    'f',
    'peluquería, peluquerías, cortarme el pelo, corte de pelo',
  ),
} as const satisfies Readonly<Record<string, KindRow>>;

export type Kind = keyof typeof KINDS;

/** What narrows a category, where only narrower nouns ask for it. */
export type Kinds = Readonly<Partial<Record<Category, readonly Kind[]>>>;

/** Every noun and phrase for a kind, to be found in what people write. */
export const kindForms = (language: Language): readonly (readonly [form: string, kind: Kind])[] =>
  (Object.entries(KINDS) as [Kind, KindRow][]).flatMap(([kind, each]) =>
    each[language].map((form) => [form, kind] as const),
  );

export const kindNoun = (language: Language, kind: Kind, count: number): string =>
  KINDS[kind][language][count === 1 ? 0 : 1] ?? kind;

export const kindGender = (kind: Kind): 'm' | 'f' => KINDS[kind].gender;

/** By its labels; else by how its name begins: "Farmacia Cea". */
export function isOfKind({ name, types, cuisines, categories }: Place, kind: Kind): boolean {
  const { labels, named, categories: home }: KindRow = KINDS[kind];
  if ([...types, ...cuisines].some((label) => labels.includes(label))) return true;
  return categories.some((category) => home.includes(category)) && named.test(foldAccents(name));
}
