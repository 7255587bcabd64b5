// The head of a name, which tells the kind: "Museo de la Catedral" is a museum, "Fuente del Parque" a fountain.
import { plainWordsOf } from '../words.ts';

/** Words of one row may name one thing; words of two rows hardly do. */
const HEADS: readonly string[] = [
  'iglesia church parroquia parish basilica convento convent monasterio monastery colegiata santuario oratorio',
  'catedral cathedral',
  'capilla chapel ermita hermitage humilladero',
  'cripta crypt',
  'museo museum planetario',
  'palacio palace palacete cason',
  'plaza square glorieta',
  'calle street paseo avenida cuesta',
  'puerta gate arco arch portada',
  'puente bridge viaducto pasarela',
  'fuente fuentes fountain fuentecillas',
  'estanque estanques ria lago lake surtidor cascada embarcadero',
  'monumento monument estatua statue escultura busto obelisco columna columnas conjunto monolito',
  'placa lapida panel mural inauguracion maqueta replica lecturas leones jarrones martires crucero cruceiro cruz',
  'restos planta ruinas reja templete pergola pergolas pabellon invernadero noria escalera atrio reloj restauracion',
  'muralla wall',
  'jardin jardines garden gardens parque park quinta bosque dehesa huerto',
  'rosaleda',
  'vivero estufas',
  'mirador miradores viewpoint faro',
  'azotea terraza rooftop',
  'hotel hostal hostel pension apartamentos apartosuites',
  'restaurante restaurant asador meson bistro marisqueria taqueria bar taberna tavern cerveceria cafe cafeteria bodega pub club',
  'chocolateria churreria pasteleria panaderia heladeria bakery cafe cafeteria',
  'libreria',
  'farmacia tienda store shop consigna consignas',
  'punto oficina centro espacio',
  'teatro theatre',
  'cine cines',
  'auditorio salon escenario sala',
  'galeria gallery museo museum',
  'biblioteca library',
  'mercado market',
  'estacion station',
  'cementerio cemetery',
  'edificio building torre tower casa',
  'colegio facultad universidad escuela hospital junta ministerio',
  'barrio colonia',
];

const ROWS_OF: ReadonlyMap<string, ReadonlySet<number>> = HEADS.reduce((map, words, row) => {
  for (const word of words.split(' ')) map.set(word, new Set([...(map.get(word) ?? []), row]));
  return map;
}, new Map<string, ReadonlySet<number>>());

export type HeadAgreement = 'same' | 'differ' | 'one' | 'none';

/** `one`: only one of the names says what the thing is. */
export function headAgreement(nameA: string, nameB: string): HeadAgreement {
  const [a, b] = [headOf(nameA), headOf(nameB)];
  if (!a && !b) return 'none';
  if (!a || !b) return 'one';
  return [...a].some((row) => b.has(row)) ? 'same' : 'differ';
}

/** A word of honour or two may stand before the head: "Real Basílica", "Gran Café", "Antigua Casa". */
const WORDS_BEFORE_HEAD = 3;

const remembered = new Map<string, ReadonlySet<number> | undefined>();

function headOf(name: string): ReadonlySet<number> | undefined {
  if (remembered.has(name)) return remembered.get(name);
  const words = plainWordsOf(name.replace(/\([^()]*\)/gu, ' '));
  const isHouseMuseum = words[0] === 'casa' && words[1] === 'museo';
  const head = (isHouseMuseum ? ['museo'] : words.slice(0, WORDS_BEFORE_HEAD)).find((word) => ROWS_OF.has(word));
  const rows = head === undefined ? undefined : ROWS_OF.get(head);
  remembered.set(name, rows);
  return rows;
}

/**
 * Things inside, before or about another one, which bear its name: the "Leones" of a parliament, the "Tienda" of a museum.
 * Named only by one of two names, they make it something else.
 */
const PARTS: ReadonlySet<string> = new Set(
  `estanque estanques columna columnas noria embarcadero escalera templete jarrones rampa ria reja leones inauguracion
  restos placa panel atrio cruceiro crucero portada consigna consignas azotea escenario salon punto informacion
  restauracion planta reloj pergola pergolas monolito lecturas mariblanca mirador miradores tienda store gourmet cripta
  auditorio conjunto martires fuentes fuentecillas pabellon puertas replica maqueta mural surtidor calles terraza
  botilleria botanico lapida piedra`.split(/\s+/u),
);

export const isPart = (leftWords: readonly string[]): boolean => leftWords.some((word) => PARTS.has(word));
