// How alike two names of places are: word by word, whatever the order, the language of the common words, the accents
// or the abbreviations. Rare words count more than common ones.
import { plainWordsOf } from '../words.ts';

/** How telling each word is; made once from all the names there are. */
export interface WordWeights {
  weightOf(word: string): number;
  /** The words of a name, remembered: names are compared many times. */
  wordsOf(name: string): readonly string[];
}

/** Inverse document frequency, scaled to 1: a word of one name only weighs 1, one of every name nearly nothing. */
export function weightsOf(names: Iterable<string>): WordWeights {
  const remembered = new Map<string, readonly string[]>();
  const wordsOf = (name: string): readonly string[] => {
    const known = remembered.get(name);
    if (known) return known;
    const words = wordsIn(name);
    remembered.set(name, words);
    return words;
  };
  const counts = new Map<string, number>();
  let total = 0;
  for (const name of names) {
    total += 1;
    for (const word of new Set(wordsOf(name))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const idf = (word: string) => Math.log((2 + total) / (1 + (counts.get(word) ?? 0))) / Math.log(2 + total);
  return { wordsOf, weightOf: (word) => (GENERIC.has(word) ? 0.25 * idf(word) : idf(word)) };
}

export interface NameSimilarity {
  /** Weighted share of both names' words that have a partner, 0 to 1. */
  readonly overall: number;
  /** The same for the name with less to say: "Prado" is all within "Museo del Prado". */
  readonly contained: number;
  /** What the matching words weigh: one rare word says more than two common ones. */
  readonly evidence: number;
  /** Both names carry numbers, and not the same: "Sala 1", "Sala 2". */
  readonly numbersDiffer: boolean;
  /** What the words without a partner weigh in the name that has less of them: 0 where one name is within the other. */
  readonly unshared: number;
  /** Words of either name that found no partner. */
  readonly leftA: readonly string[];
  readonly leftB: readonly string[];
}

export function similarityOf(one: string, other: string, weights: WordWeights): NameSimilarity {
  const [wordsA, wordsB] = [weights.wordsOf(one), weights.wordsOf(other)];
  if (isAcronymOf(wordsA, wordsB) || isAcronymOf(wordsB, wordsA)) return { ...IDENTICAL, overall: 0.95, evidence: 1 };
  const weigh = (words: readonly string[]) => sum(words.map((word) => weights.weightOf(word)));
  if (wordsA.length > 0 && joined(wordsA) === joined(wordsB))
    return { ...IDENTICAL, evidence: Math.min(weigh(wordsA), weigh(wordsB)) };
  const pairs = pairsOf(wordsA, wordsB);
  const matched = sum(pairs.map(({ a, b, likeness }) => (likeness * (weights.weightOf(a) + weights.weightOf(b))) / 2));
  const [weightA, weightB] = [weigh(wordsA), weigh(wordsB)];
  const leftA = wordsA.filter((word) => !pairs.some(({ a }) => a === word));
  const leftB = wordsB.filter((word) => !pairs.some(({ b }) => b === word));
  return {
    overall: matched === 0 ? 0 : (2 * matched) / (weightA + weightB),
    contained: matched === 0 ? 0 : Math.min(1, matched / Math.min(weightA, weightB)),
    evidence: matched,
    numbersDiffer: doNumbersDiffer(wordsA, wordsB),
    unshared: Math.min(weigh(leftA), weigh(leftB)),
    leftA,
    leftB,
  };
}

/** "Caixa Forum" and "CaixaForum Madrid". */
const joined = (words: readonly string[]): string =>
  words.filter((word) => word !== 'madrid').join('') || words.join('');

const IDENTICAL = { overall: 1, contained: 1, numbersDiffer: false, unshared: 0, leftA: [], leftB: [] } as const;

interface Pair {
  readonly a: string;
  readonly b: string;
  readonly likeness: number;
}

/** Each word at most once: equal words first, then the nearly equal. */
function pairsOf(wordsA: readonly string[], wordsB: readonly string[]): Pair[] {
  const pairs: Pair[] = [];
  const [freeA, freeB] = [new Set(wordsA), new Set(wordsB)];
  const take = (pair: Pair) => {
    pairs.push(pair);
    freeA.delete(pair.a);
    freeB.delete(pair.b);
  };
  for (const a of wordsA) if (freeB.has(a) && freeA.has(a)) take({ a, b: a, likeness: 1 });
  for (const a of [...freeA]) {
    for (const b of freeB) {
      const likeness = likenessOf(a, b);
      if (likeness === 0) continue;
      take({ a, b, likeness });
      break;
    }
  }
  return pairs;
}

/** 1 for equal words, 0.8 for a slip of the pen in a long word, else 0. */
function likenessOf(a: string, b: string): number {
  if (a === b) return 1;
  const shorter = Math.min(a.length, b.length);
  if (shorter < 4 || Math.abs(a.length - b.length) > 1 || /\d/u.test(a + b)) return 0;
  if (a === `${b}s` || b === `${a}s`) return 0.95;
  return shorter >= 5 && isOneSlipAway(a, b) ? 0.8 : 0;
}

/** One letter more, less, changed, or two neighbours swapped. */
export function isOneSlipAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const [restA, restB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (restA.length <= 1 && restB.length <= 1) return true;
  return restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0];
}

/** "MNCARS" for "Museo Nacional Centro de Arte Reina Sofía". */
function isAcronymOf(short: readonly string[], long: readonly string[]): boolean {
  const [acronym = ''] = short;
  if (short.length !== 1 || acronym.length < 3 || acronym.length !== long.length) return false;
  return long.every((word, index) => word[0] === acronym[index]);
}

function doNumbersDiffer(wordsA: readonly string[], wordsB: readonly string[]): boolean {
  const numbers = (words: readonly string[]) => words.filter((word) => /\d/u.test(word)).join(' ');
  return numbers(wordsA) !== '' && numbers(wordsB) !== '' && numbers(wordsA) !== numbers(wordsB);
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const STOP_WORDS = new Set('a al con d de del e el en i la las lo los of para por the y and at by in s l'.split(' '));

/** One form for what is written in two languages or cut short; the right side is what counts. */
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
  hall sala;king rey;queen reina;prince principe;crystal cristal;river rio;lake lago;factory fabrica`
    .split(/;\s*/u)
    .map((pair) => pair.trim().split(' ') as [string, string]),
);

/** Words that say what kind of place it is, or where all of them are: they hardly tell two places apart. */
const GENERIC = new Set(
  `madrid museo iglesia parroquia palacio jardin parque biblioteca galeria mercado teatro cine restaurante cafe bar taberna
  hotel hostal pension apartamentos suites casa centro cultural fundacion sala club tienda espana plaza calle real nacional
  arte cerveceria meson asador bodega pizza burger pasteleria panaderia heladeria churreria
  chocolateria discoteca cocteleria terraza estacion comercial san santa santo nuestra senora restobar
  gastrobar spa boutique grupo the ermita capilla convento monasterio municipal publica public conjunto edificio`.split(
    /\s+/u,
  ),
);

/** Words in their common form, without articles and prepositions unless nothing else is left. */
function wordsIn(name: string): readonly string[] {
  const plain = plainWordsOf(withoutBrackets(name));
  const telling = plain.filter((word) => !STOP_WORDS.has(word));
  return (telling.length > 0 ? telling : plain).map((word) => SAME.get(word) ?? word);
}

/** "Goiko (Gran Vía)": the bracket tells the branch, which distance tells better. */
const withoutBrackets = (name: string): string => name.replace(/\([^)]*\)/gu, ' ').trim() || name;
