// What a place's name says it is. Used where a source gives no category, and to refine a broad one.
import type { Category } from '../../domain/category.ts';
import { type Hit, PhraseTable } from './phrases.ts';

/** `null` covers words that would otherwise mislead ("Parque de Bomberos" is a fire station, not a park). */
type Meaning = Category | null;

const WORDS: readonly (readonly [Meaning, string])[] = [
  ['museums', 'museo, museum, casa museo, house museum, pinacoteca, planetario, planetarium, centro de interpretación'],
  [
    'art galleries',
    'galería de arte, art gallery, gallery, galería, arte contemporáneo, contemporary art, sala de exposiciones, exhibition hall, sala de arte, art space, espacio de arte, arte y subastas',
  ],
  ['theatres', 'teatro, theatre, theater, teatros, microteatro, ópera house, opera house, teatro real, sala de teatro'],
  [
    'music halls',
    'auditorio, auditorium, concert hall, sala de conciertos, live music, música en directo, música en vivo, flamenco, tablao, jazz, blues, jazz club, palacio de congresos, conservatorio, music hall, sala live',
  ],
  [
    'cinemas',
    'cine, cinema, cinemas, multicines, filmoteca, movie theater, movie theatre, cinesa, yelmo, autocine, kinépolis',
  ],
  ['libraries', 'biblioteca, library, bibliotheca, hemeroteca'],
  [
    'monuments',
    'monumento, monument, memorial, estatua, statue, escultura, sculpture, puerta, palacio, palace, arco, arch, fuente, fountain, obelisco, obelisk, muralla, city wall, panteón, pantheon, castillo, castle, ruinas, ruins, torre, tower, puente, bridge, acueducto, mausoleo, mausoleum, templo de debod, temple of debod, busto, placa, cementerio, cemetery, sacramental',
  ],
  [
    'tourist attractions',
    'plaza, square, plaza mayor, plaza de toros, bullring, mural, teleférico, cableway, cable car, centro cultural, cultural center, cultural centre, casa de cultura, congreso de los diputados, street art, landmark, oficina de turismo, tourist office, tourist information, tour, tours, escape room',
  ],
  ['view points', 'mirador, viewpoint, view point, lookout, azotea, rooftop, faro, observation deck'],
  [
    'places of worship',
    'iglesia, church, parroquia, parish, basílica, basilica, catedral, cathedral, ermita, hermitage, capilla, chapel, convento, convent, monasterio, monastery, santuario, sanctuary, mezquita, mosque, sinagoga, synagogue, templo, temple, oratorio, oratory, colegiata, abadía, abbey, salón del reino',
  ],
  [
    'parks',
    'parque, park, zona canina, dog park, área canina, pinar, parque infantil, playground, parque lineal, skatepark, skate park',
  ],
  [
    'gardens',
    'jardín, jardines, garden, gardens, jardín botánico, botanical garden, rosaleda, rose garden, quinta, huerto, vergel, huerta',
  ],
  [
    'nature',
    'bosque, forest, monte, cerro, sierra, río, river, lago, lake, laguna, embalse, reservoir, sendero, trail, ruta, dehesa, arroyo, cascada, valle, nature reserve, reserva natural, pico, cuerda, anillo verde, humedal, wetland',
  ],
  ['zoo', 'zoo, zoológico, acuario, aquarium, faunia, zoo aquarium, safari, oceanario, delfinario'],
  [
    'amusement parks',
    'parque de atracciones, amusement park, theme park, parque temático, parque warner, parque acuático, water park, montaña rusa, roller coaster, noria, tiovivo, carrusel, trampoline park, parque de bolas, urban planet',
  ],
  ['swimming pools', 'piscina, swimming pool, piscinas, aquatic center, centro acuático, natación, swimming'],
  [
    'sports',
    'estadio, stadium, gimnasio, gym, polideportivo, sports center, sports centre, centro deportivo, pabellón, fitness, crossfit, boxeo, boxing, yoga, pilates, pádel, padel, tenis, tennis, golf, rocódromo, climbing, bowling, bolera, hipódromo, racecourse, campo de fútbol, football, frontón, karting, velódromo, club deportivo, sport, pista de hielo, deportivo, escuela de boxeo, kickboxing, campo de rugby, ciudad deportiva',
  ],
  [
    'restaurants',
    'restaurante, restaurant, ristorante, trattoria, osteria, asador, steakhouse, steak house, parrilla, grill, marisquería, seafood, arrocería, mesón, casa de comidas, comedor, sushi, ramen, kebab, döner, doner, bistró, bistro, brasserie, tapas, taquería, gastrobar, sidrería, freiduría, pulpería, tavern restaurant, cocina, kitchen, wok, buffet, noodle, dim sum, tandoori, curry, poke, cevichería, arepera, pollo, pollos asados, chicken, casa gallega, izakaya, braserie, gastroteca, rice, creperie, crepería, bocatería, bocadillos, pinchos, tortilla, taco, taquería, shawarma, falafel, food hall',
  ],
  [
    'burger/pizza shops',
    'pizza, pizzería, pizzeria, burger, burguer, hamburguesería, hamburguesa, burger king, mcdonald, telepizza, domino pizza, five guys, goiko, pizza hut, papa john, kfc, tgb, foster hollywood, fast food, taco bell, popeye, hot dog',
  ],
  [
    'cafes',
    'café, cafe, cafetería, coffee, coffee shop, tetería, tea house, tea room, salón de té, starbucks, espresso, tim hortons, brunch, faborit, rodilla',
  ],
  [
    'bakeries',
    'panadería, bakery, pastelería, pastry, confitería, horno, churrería, churros, chocolatería, heladería, ice cream, gelato, gelateria, helados, obrador, cupcake, donut, dunkin, tahona, bollería, patisserie, granier, croissant, tarta, cake, cheesecake, dulcería, macaron, yogurtería, frozen yogurt',
  ],
  ['juice bars', 'zumería, juice, juice bar, smoothie, zumos, batidos, bubble tea, zumo'],
  [
    'pubs/bars',
    'bar, pub, taberna, tavern, cervecería, brewery, coctelería, cocktail, cocktail bar, vinoteca, wine bar, bodega, irish pub, gastropub, vermutería, vermut, tasca, bar de copas, lounge, hookah, shisha, beer, taproom, biergarten, copas, karaoke, bareto, cantina, bar de tapas, champanería, whiskería, cachimba, vinos, ginebra, gin, lounge bar, tap',
  ],
  [
    'dance clubs',
    'discoteca, nightclub, night club, disco, club nocturno, dance club, sala de baile, salsa, disco pub, after, bailódromo, disco bar',
  ],
  [
    'markets',
    'mercado, market, mercadillo, rastro, flea market, farmer market, galería de alimentación, mercado municipal, feria del libro, mercado de abastos, mercamadrid',
  ],
  [
    'malls',
    'centro comercial, shopping center, shopping centre, shopping mall, mall, outlet, el corte inglés, corte inglés, galería comercial, grandes almacenes, department store, las rozas village',
  ],
  [
    'supermarkets',
    'supermercado, supermarket, mercadona, carrefour, hipercor, hipermercado, alimentación, ahorramas, lidl, aldi, grocery, ultramarinos, día market, minimarket, hiper, supercor, eroski, alcampo, frutería, fruit shop, carnicería, pescadería',
  ],
  [
    'hotels',
    'hotel, hostal, hostel, pensión, guesthouse, guest house, aparthotel, apartahotel, apartamentos turísticos, albergue, residencia universitaria, colegio mayor, parador, inn, suites, alojamiento, bed and breakfast, posada, camping, apartment, apartments, motel, lodging',
  ],
  ['resorts', 'resort'],
  [
    'beauty & spas',
    'spa, balneario, baños árabes, arab baths, hammam, peluquería, peluqueros, hairdresser, barbería, barber, barbershop, barber shop, belleza, beauty, beauty salon, estética, masaje, massage, nail, uñas, tattoo, tatuaje, salón de belleza, hair salon, hair, wellness, thai massage, manicura, depilación, esthetic, tattoo shop, nail bar, blow dry bar, hair bar, brow bar',
  ],
  [
    'local services',
    'farmacia, pharmacy, banco, bank, hospital, clínica, clinic, dental, taller, garage, garaje, parking, aparcamiento, car park, car wash, gasolinera, gas station, colegio, school, academia, academy, universidad, university, instituto, lavandería, laundry, notaría, abogado, lawyer, gestoría, asesoría, correos, post office, policía, police, bomberos, ayuntamiento, oficina de empleo, employment office, inmobiliaria, real estate, veterinaria, veterinary, óptica, optician, ferretería, hardware, librería, bookshop, bookstore, floristería, florist, joyería, zapatería, tienda, shop, store, estanco, tobacconist, lotería, lottery, lottery administration, centro de salud, health center, residencia de mayores, nursing home, escuela, facultad, faculty, tintorería, cerrajero, mudanzas, autoescuela, embajada, embassy, consulado, tanatorio, coworking, salón de juegos, casino, bingo, sports bar bets, apuestas, seguro, insurance, muebles, furniture, moda, fashion, boutique, juguetería, toy, estación de servicio, viajes, travel agency, hermandad, sastrería, antigüedades, antique, bicicletas, bike rental, rent a car, car rental, bike shop, coffee roaster equipment, locksmith, consultoría, ies, ceip, c e i p, escuela infantil, registro, juzgado, fundación',
  ],
  [
    null,
    'parque de bomberos, parque empresarial, business park, parque tecnológico, parque científico, park hyatt, art hotel, museo del jamón, bar association, bar exam, plaza hotel, hotel plaza, food market bank, casa de campo, torre de control, calle, street, avenida, paseo, glorieta, metro, estación, station, mesa de centro, parque móvil, sagrado corazón, puerta a puerta, puerta de atocha station, central park towers, bar mitzvah, snack bar machine, pub rock, space bar, coffee machine, burger king foundation, la torre, las torres, puerta bonita, puerta del ángel, puente de vallecas, hospital veterinario, casino de madrid, club de campo, salón de té',
  ],
];

const TABLE = new PhraseTable<Meaning>(WORDS);

/** Some phrases of the last row are known places, and are one thing for sure. */
const FAMOUS = new PhraseTable<readonly Category[]>([
  [['restaurants', 'pubs/bars'], 'museo del jamón'],
  [['parks', 'nature'], 'casa de campo'],
  [['tourist attractions'], 'casino de madrid'],
  [['cafes'], 'salón de té'],
  [['local services'], 'parque de bomberos, parque empresarial, business park, hospital veterinario'],
  [['hotels'], 'plaza hotel, hotel plaza, art hotel, park hyatt'],
]);

export interface NameEvidence {
  /** What the name says first: in Spanish the head begins the name, in English it ends it. Absent where unclear. */
  readonly head?: Category;
  /** Everything the name mentions, the head first. */
  readonly all: readonly Category[];
}

export function categoriesInName(name: string): NameEvidence {
  const famous = FAMOUS.find(name).hits[0]?.meaning;
  if (famous) return { head: famous[0] as Category, all: famous };
  const { hits, wordCount } = TABLE.find(name);
  const telling = hits.filter(isTelling);
  const head = headOf(telling, wordCount, /^the\s/iu.test(name));
  if (!head) return { all: [...new Set(telling.map((hit) => hit.meaning))] };
  return { head: head.meaning, all: [...new Set([head, ...telling].map((hit) => hit.meaning))] };
}

const isTelling = (hit: Hit<Meaning>): hit is Hit<Category> => hit.meaning !== null;

/** Articles and honours that may stand before the head of a Spanish name: "La Taberna", "Real Jardín Botánico". */
const MAX_WORDS_BEFORE_HEAD = 1;

function headOf(hits: readonly Hit<Category>[], wordCount: number, isEnglish: boolean): Hit<Category> | undefined {
  const [first] = hits;
  if (first && first.from <= MAX_WORDS_BEFORE_HEAD && !isEnglish) return first;
  return hits.findLast((hit) => hit.to === wordCount) ?? first;
}
