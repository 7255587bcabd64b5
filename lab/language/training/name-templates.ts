// Sentences of our own for kinds of text that the corpora lack: agency datelines, headlines in capitals, score lines and
// what people ask about places. Known names are filled in by chance, so that the frame is learned and not the name.
import type { Random } from '../../../src/math/random.ts';
import { CITY_NAMES, COUNTRY_NAMES, REGION_NAMES } from '../../../src/nlp/learned/place-names.ts';

export interface NamedWords {
  readonly words: readonly string[];
  /** B-LOC, I-LOC, O, ...; `B-?` and `I-?` where the type is unknown. */
  readonly names: readonly string[];
}

/** A word in braces is a slot; after the colon stands what the name in it is. */
const SPANISH = `
{city:LOC} , {number} {month} ( {agency:ORG} ) .
{city:LOC} , {number} {month} ( {agency:ORG} ) .-
{city:LOC} ( {country:LOC} ) , {number} {month} ( {agency:ORG} ) .
{city:LOC} ( {region:LOC} ) , {number} {month} ( {agency:ORG} ) .
{city:LOC} ( {agency:ORG} ) .
{headline} {city:LOC} ( {agency:ORG} ) .
{headline} {city:LOC} , {number} {month} ( {agency:ORG} ) .
{number} de {month} . {city:LOC} ( {city:LOC} ) .
- {city:LOC} ( {region:LOC} ) .
{country:LOC} , {country:LOC} , {country:LOC} y {country:LOC} .
{country:LOC} quiere que {country:LOC} y {country:LOC} firmen un acuerdo .
Los presidentes de {country:LOC} , {country:LOC} y {country:LOC} se reunieron ayer en {city:LOC} .
El Gobierno de {country:LOC} anunció hoy en {city:LOC} nuevas medidas .
Fuentes del aeropuerto de {city:LOC} confirmaron la llegada desde {city:LOC} .
El alcalde de {city:LOC} , {person:PER} , visitó {city:LOC} .
El gobernador de {region:LOC} y el alcalde de {city:LOC} asistieron al acto .
A {number} kilómetros al norte de {city:LOC} , en {region:LOC} .
La localidad de {city:LOC} está cerca de {city:LOC} , en la provincia de {city:LOC} .
{person:PER} nació en {city:LOC} ( {country:LOC} ) en {number} .
{person:PER} vive en {city:LOC} desde hace {number} años .
{person:PER} viajará mañana a {city:LOC} , {city:LOC} y {city:LOC} .
{country:LOC} y {country:LOC} comparten frontera .
{city:LOC} es la capital de {country:LOC} .
{city:LOC} acogerá una cumbre en {number} .
La Bolsa de {city:LOC} cerró hoy con ganancias .
El tráfico entre {city:LOC} y {city:LOC} quedó cortado .
El río pasa por {city:LOC} y {city:LOC} .
{city:ORG} {number} - {city:ORG} {number} .
{city:ORG} , {number} ; {city:ORG} , {number} .
El {city:ORG} ganó al {city:ORG} por {number} a {number} .
El {city:ORG} jugará la final contra el {city:ORG} en {city:LOC} .
El entrenador del {city:ORG} , {person:PER} , alineará a {person:PER} .
{person:PER} ( {city:ORG} ) , {person:PER} ( {city:ORG} ) y {person:PER} ( {city:ORG} ) .
Tarjetas amarillas a {person:PER} ( {city:ORG} ) y {person:PER} ( {city:ORG} ) .
{person:PER} ( {code:ORG} ) a {person:PER} ( {code:ORG} ) , {number} {number} .
La selección de {country:LOC} venció a {country:ORG} .
{person:PER} , {person:PER} ( {city:ORG} ) , {person:PER} y {person:PER} .
Amarillas para {person:PER} , {person:PER} ( {city:ORG} ) , {person:PER} ( {city:ORG} ) .
El presidente del {city:ORG} , {person:PER} , cree que el {city:ORG} subirá a Primera .
El árbitro expulsó a {person:PER} ( {city:ORG} ) y a {person:PER} .
El gol del {city:ORG} llegó en el minuto {number} y el {city:ORG} no supo reaccionar .
{city:ORG} - {city:ORG}
{country:ORG} intentó reaccionar pero {country:ORG} marcó el segundo gol .
{person:PER} ( {code:ORG} ) , {number} ; {person:PER} ( {code:ORG} ) , {number} .
Por {person:PER} {city:LOC} , {number} {month} ( {agency:ORG} ) .
{city:LOC} ( {country:LOC} ) , {number} {month} .
El partido se jugará en el {venue:LOC} de {city:LOC} .
La exposición del {venue:LOC} abre en {month} .
Los heridos fueron llevados desde {city:LOC} al {venue:LOC} .
¿ a qué hora abre el {venue:LOC} ?
quiero ir al {venue:LOC} y luego al {venue:LOC}
una ruta por {city:LOC} , {city:LOC} , el {venue:LOC} y {region:LOC}
El departamento de {region:LOC} , al sur de {country:LOC} .
{country:LOC} presentará la propuesta ante {country:LOC} y {country:LOC} .
" {country:LOC} reúne las condiciones " , dijo {person:PER} .
estoy en {city:LOC} y quiero ver museos
hoteles baratos en {city:LOC} o en {city:LOC}
¿ cómo voy de {city:LOC} a {city:LOC} ?
busco un restaurante cerca del centro de {city:LOC}
soy de {city:LOC} , {country:LOC}
el año pasado estuve en {city:LOC} y me encantó {city:LOC}
¿ qué hay que ver en {city:LOC} ?
me llamo {person:PER} y vengo de {city:LOC}
`;

const ENGLISH = `
{city:LOC} , {country:LOC}
{city:LOC} ( {agency:ORG} ) -
I live in {city:LOC} .
i am from {city:LOC} , {country:LOC}
We flew from {city:LOC} to {city:LOC} last week .
{person:PER} was born in {city:LOC} , {country:LOC} .
The best museums in {city:LOC} and {city:LOC} .
{country:LOC} , {country:LOC} and {country:LOC} signed the agreement .
what is there to see in {city:LOC} ?
how do i get from {city:LOC} to {city:LOC} ?
The government of {country:LOC} said on {weekday} that {country:LOC} would not attend .
My name is {person:PER} and I am visiting {city:LOC} .
cheap hotels near {city:LOC}
{somebody:PER} met {somebody:PER} in {city:LOC} .
{somebody:PER} said {country:LOC} and {country:LOC} would sign .
According to {somebody:PER} , the company will move to {city:LOC} .
Thanks , {person:PER}
{somebody:PER} and {person:PER} are friends of {somebody:PER} .
my friend {somebody:PER} told me about the {venue:LOC}
The book by {somebody:PER} was published in {number} .
{somebody:PER} is the president of {country:LOC} .
{somebody:PER} works for {company:ORG} .
{company:ORG} and {company:ORG} announced a merger .
I bought shares of {company:ORG} from {somebody:PER} .
when does the {venue:LOC} open ?
i want to see the {venue:LOC} and the {venue:LOC}
We walked from the {venue:LOC} to the {venue:LOC} .
{person:PER} works for {agency:ORG} in {city:LOC} .
A man was killed near {city:LOC} , in {region:LOC} .
The mayor of {city:LOC} , {person:PER} , spoke in {city:LOC} .
Trip from {city:LOC} , {region:LOC} , to {city:LOC}
`;

const TEMPLATES = { en: ENGLISH.trim().split('\n'), es: SPANISH.trim().split('\n') };

const FILLERS: Readonly<Record<string, readonly string[]>> = {
  city: CITY_NAMES,
  country: COUNTRY_NAMES,
  region: REGION_NAMES,
  agency: ['EFE', 'EFECOM', 'Reuters', 'AP', 'AFP', 'EP', 'Europa Press'],
  venue: [
    'Museo del Prado',
    'Museo Reina Sofía',
    'Palacio Real',
    'parque del Retiro',
    'Jardín Botánico',
    'Teatro Real',
    'Templo de Debod',
    'estadio Santiago Bernabéu',
    'estadio Metropolitano',
    'Pabellón de los Deportes',
    'Recinto Ferial',
    'Palacio de Congresos',
    'hospital La Paz',
    'mercado de San Miguel',
    'Museo Thyssen',
    'Círculo de Bellas Artes',
    'Matadero',
    'Monasterio de El Escorial',
    'Botanical Garden',
    'Royal Palace',
  ],
  somebody: [
    'Barack Obama',
    'Angela Merkel',
    'Emma Watson',
    'Tony Blair',
    'Sarah Connor',
    'Miguel de Cervantes',
    'Jane Austen',
    'Pedro Almodóvar',
    'William Shakespeare',
    'Rafael Nadal',
    'Penélope Cruz',
    'Daniel Brown',
    'Laura Martin',
    'Ahmed Hassan',
    'Olga Ivanova',
    'Wei Chen',
    'Carlos Ruiz',
    'Pablo Picasso',
    'Vincent van Gogh',
    'Ernest Hemingway',
    'Anna Kowalska',
    'Kevin Johnson',
    'Rachel Green',
    'Hugo Müller',
    'Goya',
    'Velázquez',
  ],
  company: [
    'IBM',
    'Toyota',
    'General Motors',
    'Apple',
    'Telefónica',
    'Ford',
    'Bank of Spain',
    'Siemens',
    'Nokia',
    'Inditex',
    'Sony',
    'Boeing',
    'the United Nations',
    'Real Madrid',
    'Red Cross',
  ],
  code: ['ESP', 'FRA', 'ITA', 'ARG', 'BRA', 'USA', 'GBR', 'GER', 'AUT', 'CZE', 'RUS', 'SUI', 'POR', 'NED'],
  month: [
    'ene',
    'feb',
    'mar',
    'abr',
    'may',
    'jun',
    'jul',
    'ago',
    'sep',
    'oct',
    'nov',
    'dic',
    'enero',
    'mayo',
    'octubre',
  ],
  weekday: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
};

interface TemplateSources {
  readonly language: 'en' | 'es';
  /** Sentences that lend their people and, in capitals, their beginnings. */
  readonly sentences: readonly NamedWords[];
  readonly perTemplate: number;
  readonly random: Random;
}

export function templateSentences(sources: TemplateSources): NamedWords[] {
  const people = peopleOf(sources.sentences);
  return TEMPLATES[sources.language].flatMap((template) =>
    Array.from({ length: sources.perTemplate }, () => fill(template, people, sources)),
  );
}

function fill(template: string, people: readonly string[], { sentences, random }: TemplateSources): NamedWords {
  const words: string[] = [];
  const names: string[] = [];
  const add = (filling: readonly string[], type?: string) => {
    words.push(...filling);
    names.push(...filling.map((_, at) => (type === undefined ? 'O' : `${at === 0 ? 'B' : 'I'}-${type}`)));
  };
  const pick = <T>(items: readonly T[]): T => items[random.below(items.length)]!;
  for (const part of template.split(' ')) {
    const slot = /^\{(\w+)(?::(\w+))?\}$/u.exec(part);
    if (!slot) add([part]);
    else if (slot[1] === 'number') add([String(random.below(99) + 1)]);
    else if (slot[1] === 'headline') addHeadline(pick(sentences), words, names);
    else add(pick(slot[1] === 'person' ? people : FILLERS[slot[1]!]!).split(' '), slot[2]);
  }
  return { words, names };
}

function addHeadline(sentence: NamedWords, words: string[], names: string[]): void {
  const length = Math.min(9, sentence.words.length);
  // A name must not be cut in two.
  const end = sentence.names[length]?.startsWith('I') ? sentence.names.lastIndexOf('O', length - 1) + 1 : length;
  words.push(...sentence.words.slice(0, end).map((word) => word.toUpperCase()));
  names.push(...sentence.names.slice(0, end));
}

function peopleOf(sentences: readonly NamedWords[]): readonly string[] {
  const people = sentences.flatMap(({ words, names }) =>
    names.flatMap((name, at) => {
      if (name !== 'B-PER') return [];
      let end = at + 1;
      while (names[end] === 'I-PER') end++;
      return [words.slice(at, end).join(' ')];
    }),
  );
  return people.length > 0 ? people : ['Ana García', 'John Smith'];
}

/** A copy of each sentence with a known place, in which another known place of the same list stands. */
export function withOtherPlaces(sentences: readonly NamedWords[], random: Random): NamedWords[] {
  return sentences.filter(({ names }) => names.includes('B-LOC')).map((sentence) => replacePlaces(sentence, random));
}

const LISTS = [COUNTRY_NAMES, REGION_NAMES, CITY_NAMES].map((list) => new Set(list));

function replacePlaces({ words, names }: NamedWords, random: Random): NamedWords {
  const changed: { words: string[]; names: string[] } = { words: [], names: [] };
  for (let at = 0; at < words.length; at++) {
    let end = at + 1;
    while (names[at] === 'B-LOC' && names[end] === 'I-LOC') end++;
    const list = names[at] === 'B-LOC' ? LISTS.find((each) => each.has(words.slice(at, end).join(' '))) : undefined;
    const filling = list ? [...list][random.below(list.size)]!.split(' ') : words.slice(at, end);
    changed.words.push(...filling);
    changed.names.push(...filling.map((_, index) => (index === 0 ? names[at]! : names[at]!.replace('B', 'I'))));
    at = end - 1;
  }
  return changed;
}
