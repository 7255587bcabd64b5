// Spanish names of things, with the gender that articles and participles need.
import type { Category } from '../../../domain/category.ts';
import type { Filter } from '../../../domain/conversation.ts';
import type { Kinds } from '../../../domain/kind.ts';
import { foldAccents } from '../../../domain/text.ts';
import type { Bearing } from '../../../domain/walk.ts';
import { VOCABULARY } from '../../../vocabulary/bundled.ts';
import { kindsNamed } from '../unsaid.ts';

type Gender = 'm' | 'f';

export const WEEKDAYS = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'] as const;
const WEEKDAYS_PLURAL = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábados', 'domingos'] as const;
export const everyWeekday = (day: number): string => WEEKDAYS_PLURAL[day] ?? '';

export const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const;

export const HEADINGS: Readonly<Record<Bearing, string>> = {
  N: 'el norte',
  NE: 'el nordeste',
  E: 'el este',
  SE: 'el sudeste',
  S: 'el sur',
  SW: 'el suroeste',
  W: 'el oeste',
  NW: 'el noroeste',
};

/** After a noun in the plural: "museos con terraza". */
export const FILTER_PHRASES: Readonly<
  Record<Exclude<Filter, 'open_on' | 'open_now'>, readonly [one: string, many: string]>
> = {
  quieter: ['poco concurrido', 'poco concurridos'],
  vegetarian: ['con opciones vegetarianas', 'con opciones vegetarianas'],
  terrace: ['con terraza', 'con terraza'],
  free: ['con entrada gratuita', 'con entrada gratuita'],
  children: ['para ir con niños', 'para ir con niños'],
  accessible: ['con acceso para silla de ruedas', 'con acceso para silla de ruedas'],
};

const SMALL_NUMBERS = ['cero', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'];

export const inWords = (count: number, gender: Gender = 'm'): string =>
  count === 1 && gender === 'f' ? 'una' : (SMALL_NUMBERS[count] ?? String(count));

export const labelOf = (type: 'category' | 'kind', id: string, count: number): string => {
  const concept = VOCABULARY.concept(type, id);
  return concept ? VOCABULARY.labelOf(concept, 'es', count) : id;
};

export const genderOfConcept = (type: 'category' | 'kind', id: string): Gender => {
  const concept = VOCABULARY.concept(type, id);
  return concept && VOCABULARY.genderOf(concept, 'es') === 'f' ? 'f' : 'm';
};

/** «Los museos», «las salas de conciertos». */
export const allOf = (category: string): string =>
  `${genderOfConcept('category', category) === 'f' ? 'las' : 'los'} ${labelOf('category', category, 2)}`;

/** A category by the narrower nouns that were asked for, where there were such. */
export const namesFor = (categories: readonly Category[], count: number, kinds: Kinds = {}): readonly string[] =>
  categories.flatMap(
    (category) =>
      kindsNamed(category, kinds)?.map((kind) => labelOf('kind', kind, count)) ?? labelOf('category', category, count),
  );

export function nounFor(categories: readonly Category[], count: number, word: 'y' | 'ni' = 'y', kinds?: Kinds): string {
  const names = namesFor(categories, count, kinds);
  return names.length === 0 ? (count === 1 ? 'sitio' : 'sitios') : joined(names, count === 1 ? 'o' : word);
}

/** Masculine as soon as one of them is. */
export const genderFor = (categories: readonly Category[], kinds: Kinds = {}): Gender =>
  categories.length > 0 &&
  categories
    .flatMap(
      (each) =>
        kindsNamed(each, kinds)?.map((kind) => genderOfConcept('kind', kind)) ?? genderOfConcept('category', each),
    )
    .every((gender) => gender === 'f')
    ? 'f'
    : 'm';

/** "a, b y c"; "y" becomes "e" before an i sound, "o" becomes "u" before an o. */
export function joined(items: readonly string[], word: 'y' | 'o' | 'ni' = 'y'): string {
  if (items.length < 2) return items[0] ?? '';
  const last = items.at(-1) ?? '';
  return `${items.slice(0, -1).join(', ')} ${linking(word, last)} ${last}`;
}

function linking(word: 'y' | 'o' | 'ni', next: string): string {
  const start = foldAccents(next);
  if (word === 'y' && /^h?i(?![aeou])/u.test(start)) return 'e';
  return word === 'o' && /^h?o/u.test(start) ? 'u' : word;
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const FEMININE_HEADS = new Set(
  `
    academia avenida basilica biblioteca bodega cafeteria calle capilla carrera casa casita catedral cava ciudad
    cava cerveceria chocolateria churreria coctaleria colegiata confiteria consigna cuesta discoteca ermita
    escuela estacion estatua fabrica farmacia ferreteria fuente fundacion galeria glorieta heladeria iglesia
    lavanderia libreria mezquita milla muralla panaderia parroquia pasteleria piscina plaza pradera puerta sala
    sinagoga taberna tasca terraza tienda torre via vinoteca zumeria
  `
    .trim()
    .split(/\s+/u),
);
/** "Real Academia" is an academy: honours do not count. */
function headOf(name: string): string {
  const words = foldAccents(name).split(' ');
  return words.find((word) => !HONOURS.has(word)) ?? '';
}
const HONOURS = new Set(['real', 'gran', 'antiguo', 'antigua', 'nuevo', 'nueva']);

/** Names that stand with their article inside a sentence; those of bars and shops go without. */
const WITH_ARTICLE = new Set(
  `
    academia aeropuerto arco auditorio avenida barrio basilica biblioteca calle campo capilla carrera casita
    castillo catedral cementerio centro colegiata convento cuesta ermita estacion estadio estanque estatua faro
    fuente fundacion galeria glorieta hammam hospital huerto iglesia jardin mercado mezquita milla mirador
    monasterio monumento museo palacio parque paseo planetario plaza pradera puente puerta sinagoga teatro
    templo torre via viaducto zoo
  `
    .trim()
    .split(/\s+/u),
);

/** Common nouns that are whole names, too; their first word has no article in other names. */
const NOUNS_WITH_ARTICLE: ReadonlySet<string> = new Set(['casa de campo', 'ciudad universitaria']);

/** "el Museo del Prado", "la Plaza Mayor", "Casa Botín". */
export function withArticle(name: string): string {
  const head = headOf(name);
  if (!WITH_ARTICLE.has(head) && !NOUNS_WITH_ARTICLE.has(foldAccents(name))) return name;
  return `${FEMININE_HEADS.has(head) ? 'la' : 'el'} ${name}`;
}

/** At the head of a sentence; a name itself is never capitalised. */
export function subject(name: string): string {
  const said = withArticle(name);
  return said === name ? name : capitalised(said);
}

/** "del Museo del Prado", "de la Plaza Mayor", "de Casa Botín". */
export const ofPlace = (name: string): string => `de ${withArticle(name)}`.replace(/^de el /u, 'del ');

/** Behind what must not be eaten. */
export const ASK_THERE = ' (pregunta allí, por favor)';
