// What is done at a place stands in the vocabulary in the infinitive, «arreglar el móvil», «cortarme el pelo»; people ask who does
// it and where they do it: «quién arregla el móvil», «donde me corto el pelo», «que corten el pelo».

const INFINITIVE = /^(\p{L}+)([aeií]r)(?:me|nos|te|se|les?)? (.+)$/u;
/** Nouns that end like a verb, and verbs whose forms are said of other things as well: «ponen tapas», «vemos el partido». */
const APART =
  /^(?:bar|taller|alquiler|collar|par|lugar|laser|láser|súper|super|poner|ver|tomar|salir|beber|coger|mirar|echar|meter|abrir|cantar|comprar|aprender|cambiar)$/u;
const IRREGULAR: Readonly<Record<string, readonly string[]>> = {
  hacer: ['hago', 'hace', 'hacemos', 'hacen', 'haga', 'hagan'],
  jugar: ['juego', 'juega', 'jugamos', 'juegan', 'jueguen'],
  soltar: ['suelto', 'suelta', 'soltamos', 'sueltan', 'suelten'],
};
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  ar: ['o', 'a', 'amos', 'an', 'e', 'en'],
  er: ['o', 'e', 'emos', 'en', 'a', 'an'],
  ir: ['o', 'e', 'imos', 'en', 'a', 'an'],
};

/** The forms of the present that a question has; none for what is no deed. */
export function deedForms(form: string): readonly string[] {
  const [, stem = '', ending = '', rest = ''] = INFINITIVE.exec(form) ?? [];
  const verb = stem + ending;
  if (stem === '' || APART.test(verb)) return [];
  const forms = IRREGULAR[verb] ?? (ENDINGS[ending] ?? []).map((each) => spelled(stem, each, ending));
  return forms.map((each) => `${each} ${rest}`);
}

/** «Saco», and «saquen». */
function spelled(stem: string, ending: string, infinitive: string): string {
  if (infinitive !== 'ar' || !ending.startsWith('e')) return stem + ending;
  return stem.replace(/c$/u, 'qu').replace(/g$/u, 'gu').replace(/z$/u, 'c') + ending;
}
