// Spanish words that carry no topic, and words that stand for several categories.
import type { Category } from '../../../domain/category.ts';

export const FUNCTION_WORDS = `el, la, los, las, un, una, unos, unas, yo, tu, nosotros, ellos, ellas, mi, mis, su, sus, es, son, soy, eres, somos, esta, estan, estoy, era, fue, ser, de, del, en,
  al, para, por, con, sin, cerca, y, o, u, e, pero, no, que, donde, cuando, cual, cuales, quien, como, este, esto, ese, esa, eso, esos, esas, estos, estas, ahi, alli, aqui, algun, alguna, algunos, algunas,
  algo, puedo, puedes, podria, podrias, quiero, queremos, gusta, gustan, encanta, encantan, odio, hola, gracias, buenos, buenas, mejor, mejores, muy, mucho, muchos, mucha, mas, menos, tambien, tampoco, entonces, me, nos, te, le,
  les, lo, se, solo, si, tan, tengo, tiene, tienen, hay, ir, voy, vamos, busco, buscar, muestra, muestrame, dime, dame, nada, todo, todos, nunca, siempre, prefiero, porque, aunque, mientras, segundo, primero, tercero, abierto, cierra, abre, cuanto, cuesta, cuestan,
  barato, caro, gratis, sitio, sitios, lugar, lugares, hora, horario, precio, viejo, nuevo, bonito, bueno, malo, aburrido, aburren, divertido, tranquilo, hoy, noche, manana, ahora, otro, otra, otros, favorito, favorita, ni, ya, antes, despues, apetece, mola, molan, recomienda, recomiendas, recomiendame, ver, visitar`;

export const BROAD: Readonly<Record<string, readonly Category[]>> = {
  arte: ['museums', 'art galleries'],
  artes: ['museums', 'art galleries'],
  'las artes': ['museums', 'art galleries', 'theatres'],
  'vida nocturna': ['pubs/bars', 'dance clubs'],
  'ocio nocturno': ['pubs/bars', 'dance clubs'],
  'la noche': ['pubs/bars', 'dance clubs'],
  'salir por la noche': ['pubs/bars', 'dance clubs'],
  'salir de noche': ['pubs/bars', 'dance clubs'],
  fiesta: ['pubs/bars', 'dance clubs'],
  compras: ['malls', 'markets'],
  'ir de compras': ['malls', 'markets'],
  comprar: ['malls', 'markets'],
  cultura: ['museums', 'art galleries', 'theatres', 'music halls', 'cinemas', 'libraries'],
  'actividad cultural': ['museums', 'art galleries', 'theatres', 'music halls', 'cinemas', 'libraries'],
  'sitio cultural': ['museums', 'art galleries', 'theatres', 'music halls', 'cinemas', 'libraries'],
  exterior: ['parks', 'gardens', 'nature'],
  'aire libre': ['parks', 'gardens', 'nature'],
  'al aire libre': ['parks', 'gardens', 'nature'],
  'espacio al aire libre': ['parks', 'gardens', 'nature'],
  historia: ['museums', 'monuments'],
  histórico: ['museums', 'monuments'],
  música: ['music halls'],
  'actividad familiar': ['zoo', 'amusement parks'],
  'plan en familia': ['zoo', 'amusement parks'],
};

/** Nouns that belong to a name they stand beside: "el museo del Prado". */
export const GENERICS = `parque, museo, palacio, estación, plaza, estadio, catedral, iglesia, templo, teatro, jardín, jardines, biblioteca, mercado, galería,
  barrio, zona, área, distrito, metro, calle, avenida, paseo, fuente, puerta, monumento, basílica, ermita, torre, park, museum`;
/** Words between such a noun and the name. */
export const LINKERS = 'de, del, la, el, los, las';

export const NUMBERS: Readonly<Record<string, number>> = {
  cero: 0,
  uno: 1,
  un: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
};

/** Chat spellings. */
export const SHORTHAND: Readonly<Record<string, string>> = {
  q: 'que',
  k: 'que',
  ke: 'que',
  xq: 'porque',
  pq: 'porque',
  x: 'por',
  tb: 'tambien',
  tmb: 'tambien',
  pa: 'para',
  ora: 'hora',
  oras: 'horas',
  ay: 'hay',
  aora: 'ahora',
  kiero: 'quiero',
  qiero: 'quiero',
  bn: 'bien',
  dnd: 'donde',
  dond: 'donde',
  cdo: 'cuando',
  grax: 'gracias',
  mñn: 'manana',
  sta: 'esta',
  toy: 'estoy',
  resto: 'restaurante',
  muxo: 'mucho',
  asta: 'hasta',
  ola: 'hola',
};
