// The words of names in one form each: accents, abbreviations, the two languages and their synonyms folded; and which of
// them say what a place is rather than which one.
import { plainWordsOf } from '../words.ts';

/** Words in their common form, each once, without articles and prepositions unless nothing else is left. */
export function wordsIn(name: string): readonly string[] {
  const plain = plainWordsOf(withoutBrackets(name));
  const telling = plain.filter((word) => !STOP_WORDS.has(word));
  return [...new Set((telling.length > 0 ? telling : plain).map((word) => SAME.get(word) ?? word))];
}

export const isGeneric = (word: string): boolean => GENERIC.has(word);

/**
 * The names within one name: "Palacio de Linares - Casa de América" has two, and so has "Fuente de la Fama o Fuente de
 * Antón Martín". Empty where there is but one, or where a part says only what kind of place it is.
 */
export function namesWithin(name: string, isOfCity: (word: string) => boolean): readonly string[] {
  const parts = withoutBrackets(name)
    .split(/\s[-–—/|]\s|\.\s+(?=\p{Lu})|\s(?:o|u)\s(?=\p{Lu}[\p{L}]+\s)/u)
    .map((part) => part.trim());
  return parts.length < 2
    ? []
    : parts.filter((part) => wordsIn(part).some((word) => word.length > 3 && !isGeneric(word) && !isOfCity(word)));
}

/** "Goiko (Gran Vía)": the bracket tells the branch, which distance tells better. */
const withoutBrackets = (name: string): string => name.replace(/\([^()]*\)/gu, ' ').trim() || name;

const STOP_WORDS = new Set('a al con d de del e el en la las lo los of para por the y and at by in s l'.split(' '));

/** Translations, abbreviations and synonyms (left) with the form that is compared (right). */
const SAME: ReadonlyMap<string, string> = new Map(
  `museum museo;museums museo;church iglesia;parish parroquia;palace palacio;garden jardin;gardens jardin;jardines jardin;
  park parque;library biblioteca;gallery galeria;galerie galeria;market mercado;theatre teatro;theater teatro;
  cinemas cine;cines cine;cinema cine;royal real;national nacional;temple templo;square plaza;pza plaza;plz plaza;
  gate puerta;tower torre;bridge puente;saint san;st san;sto santo;sta santa;ntra nuestra;ntro nuestro;sra senora;
  cathedral catedral;convent convento;monastery monasterio;hermitage ermita;chapel capilla;basilica basilica;
  restaurant restaurante;rest restaurante;ristorante restaurante;coffee cafe;cafeteria cafe;cafes cafe;tavern taberna;
  house casa;center centro;centre centro;cultural cultural;foundation fundacion;fund fundacion;stadium estadio;
  museos museo;fountain fuente;monument monumento;statue estatua;art arte;contemporary contemporaneo;
  history historia;school escuela;archaeological arqueologico;natural naturales;sciences ciencias;railway ferrocarril;
  wax cera;botanical botanico;zoo zoologico;hostel hostal;hotels hotel;station estacion;pub bar;dr doctor;
  avda avenida;av avenida;gta glorieta;crta carretera;fco francisco;ma maria;pizzeria pizza;burguer burger;
  shopping comercial;cc comercial;centro centro;puertas puerta;virgen virgen;nstra nuestra;exhibition exposiciones;
  hall sala;king rey;queen reina;prince principe;crystal cristal;river rio;lake lago;factory fabrica;
  km kilometro;musulmana arabe;islamica arabe;moorish arabe;wall muralla;bares bar;hnos hermanos`
    .split(/;\s*/u)
    .map((pair) => pair.trim().split(' ') as [string, string]),
);

/** Words that say what kind of place it is, or where all of them are: they hardly tell two places apart. */
const GENERIC = new Set(
  `museo iglesia parroquia palacio jardin parque biblioteca galeria mercado teatro cine restaurante cafe bar taberna
  hotel hostal pension apartamentos suites casa centro cultural fundacion sala club tienda espana plaza calle real nacional
  arte cerveceria meson asador bodega pizza burger pasteleria panaderia heladeria churreria
  chocolateria discoteca cocteleria terraza estacion comercial san santa santo nuestra senora restobar
  gastrobar spa boutique grupo the ermita capilla convento monasterio municipal publica public conjunto edificio
  parroquial monumento estatua escultura comunidad basilica apostol antiguo antigua live gin premium cocktail lounge
  kitchen drinks food shop store karaoke vintage copas tapas vinos marisqueria taller social`.split(/\s+/u),
);
