// Composed descriptions in Spanish.
import { contracted, withArticle } from './articles.ts';
import type { Habit, Language, Opening, Telling } from './facts.ts';
import { CUISINES, KINDS, OUTINGS } from './kinds.ts';
import { extrasIn, type Metro, type OpeningWords, openingsIn } from './openings.ts';
import { whereIn } from './quarters.ts';
import { areaOf, capital, doorOf, interleaved, inWords, minutesOnFoot, NEXT_DOOR_M } from './words.ts';

const QUALITIES: OpeningWords['qualities'] = {
  alwaysOpen: ['', ' que no cierra nunca'],
  everyDay: ['', ' que abre todos los días'],
  closedMondays: ['', ' que cierra los lunes'],
  closedSundays: ['', ' que cierra los domingos'],
  openLate: ['', ' que sigue después de medianoche'],
  earlyBreakfast: ['', ' que abre temprano'],
  weekendsOnly: ['', ' que abre solo en fin de semana'],
  free: [' de entrada gratuita', ''],
  terrace: [' con mesas fuera', ''],
  liveMusic: [' con música en directo', ''],
  vegan: [' con cocina vegana', ''],
  stepFree: [' con entrada sin escalones', ''],
};

const OPENINGS: OpeningWords = {
  language: 'es',
  nounPhrase,
  withoutArticle,
  placeOf,
  qualities: QUALITIES,
  nextTo: (what, { name, apartM }) => `${what} a ${apartM} metros ${ofSight(name)}`,
  onFootFrom: (what, metro) => `${what} ${walkFrom(metro)}`,
  dated,
  isAddressOf: (door, what) => `${door}, es la dirección de ${thisOne(what)}`,
  near: ({ name, apartM }) => `Cerca ${ofSight(name)}, a ${apartM} metros`,
  walkFrom,
  isWalkFrom: ({ name, lines: all, apartM }, what) =>
    `${name} (${lines(all)} de metro) está a ${walk(apartM)} a pie de ${thisOne(what)}`,
  from: (year) => `De ${year}`,
};

const HABITS: Readonly<Record<Habit, readonly string[]>> = {
  alwaysOpen: ['se puede ver a cualquier hora', 'no cierra ni de día ni de noche'],
  everyDay: ['abre todos los días', 'no hay día de cierre'],
  closedMondays: ['el lunes no, que cierra', 'el lunes descansa'],
  closedSundays: ['los domingos no abre', 'el domingo descansa'],
  openLate: ['sigue después de medianoche', 'la noche sigue aquí más allá de las doce'],
  earlyBreakfast: ['abre temprano, para madrugadores', 'abre a tiempo para desayunar pronto'],
  weekendsOnly: ['abre solo en fin de semana', 'mejor guardarlo para el fin de semana, que es cuando abre'],
  free: ['la entrada es gratuita', 'entrar no cuesta nada'],
  terrace: ['hay mesas fuera', 'con buen tiempo la vida está en la terraza'],
  liveMusic: ['hay música en directo', 'se programa música en directo'],
  vegan: ['los veganos comen bien aquí', 'la cocina es vegana'],
  stepFree: ['se puede entrar en silla de ruedas', 'el acceso no tiene escalones'],
};

export const SPANISH: Language = {
  openings: openingsIn(OPENINGS),
  namedOpening,
  ways,
  extras: extrasIn(HABITS),
};

function dated(telling: Parameters<OpeningWords['dated']>[0]): string {
  const { author } = telling;
  const what = capital(withoutArticle(nounPhrase({ ...telling, author: undefined })));
  return `${what}${author ? `, obra de ${author},` : ''}`;
}

function withoutArticle(phrase: string): string {
  return phrase.replace(/^un(?:a|os|as)? /u, '');
}

const THIS: Readonly<Record<string, string>> = { un: 'este', una: 'esta', unos: 'estos', unas: 'estas' };
const thisOne = (phrase: string): string =>
  phrase.replace(/^un(?:a|os|as)?(?= )/u, (article) => THIS[article] ?? article);

const ofSight = (name: string): string => contracted(`de ${withArticle(name)}`);

function walkFrom({ apartM, name }: Metro): string {
  return `a ${walk(apartM)} del metro de ${name}`;
}

function namedOpening(telling: Telling): Opening {
  return { text: `${telling.name} es ${nounPhrase(telling)} ${whereIn(areaOf(telling)).es}${placeOf(telling)}.` };
}

function nounPhrase({ kind, cuisine, stars, author, year, hectares }: Telling): string {
  if (stars !== undefined) return `un hotel de ${COUNTS[stars] ?? stars}`;
  const plain = KINDS[kind].es;
  const food = cuisine ? CUISINES[cuisine]?.es : undefined;
  if (food) return `${plain} ${kind === 'tapas' || kind === 'tavern' ? 'con' : 'de'} ${food}`;
  if (hectares === 1) return `${plain} de una hectárea`;
  if (hectares !== undefined) return `${plain} de ${String(hectares).replace('.', ',')} hectáreas`;
  const [what, praise = ''] = plain.split(/(?= que merece)/u);
  if (author) return `${what} de ${author}${year ? ` (${year})` : ''}${praise}`;
  return `${what}${year ? ` de ${year}` : ''}${praise}`;
}

const COUNTS: Readonly<Record<number, string>> = {
  1: 'una estrella',
  2: 'dos estrellas',
  3: 'tres estrellas',
  4: 'cuatro estrellas',
  5: 'cinco estrellas',
};

const MASCULINE =
  /^(?:Paseo|Pasaje|Pasadizo|Camino|Bulevar|Callejón|Puente|Postigo|Mercado|Parque|Campo|Recinto|Zoo|Monte|Jardín|Aeropuerto|Auditorio|Palacio|Eje)(?![\p{L}])/u;
/** Names that keep their capital behind the article. */
const PROPER = /^(?:Gran Vía|Puerta del Sol|Zoo|Palacio Real|Quinta|Ciudad|Vía)(?![\p{L}])/u;
const FEMININE =
  /^(?:Calle|Plaza|Avenida|Glorieta|Ronda|Carretera|Cuesta|Costanilla|Travesía|Carrera|Autovía|Corredera|Ribera|Gran Vía|Puerta|Estación|Plazuela|Cava|Quinta|Ciudad|Cañada|Pista|Vía)(?![\p{L}])/u;

/** "en la calle de Atocha, 25"; the kind of street is written small in Spanish. */
function placeOf(telling: Telling): string {
  const street = doorOf(telling);
  if (street === undefined) return '';
  const small = PROPER.test(street) ? street : street.charAt(0).toLowerCase() + street.slice(1);
  if (FEMININE.test(street)) return `, en la ${small}`;
  if (/^Jardines/u.test(street)) return `, en los ${small}`;
  return MASCULINE.test(street) ? `, en el ${small}` : `, en ${street}`;
}

function ways({ kind, landmark, metro }: Telling): string[] {
  const sight = landmark && waysBySight(withArticle(landmark.name), landmark.apartM, OUTINGS.has(kind));
  const station = metro && [
    `la estación de metro ${/^Estación/u.test(metro.name) ? '' : 'de '}${metro.name} (${lines(metro.lines)}) está a ${metres(metro.apartM)}`,
    `lo más cómodo es el metro hasta ${metro.name}, ${lines(metro.lines)}, y andar ${walk(metro.apartM)}`,
    `el metro más cercano es ${metro.name} (${lines(metro.lines)}), a ${walk(metro.apartM)} a pie`,
    `desde el metro de ${metro.name} (${lines(metro.lines)}) hay ${walk(metro.apartM)} a pie`,
    `en metro: ${metro.name}, ${lines(metro.lines)}, a ${metres(metro.apartM)}`,
  ];
  return interleaved(sight ?? [], station ?? []);
}

function waysBySight(sight: string, apartM: number, isOuting: boolean): string[] {
  return [
    `${sight} queda a ${metres(apartM)}`,
    `a ${walk(apartM)} a pie está ${sight}`,
    `lo más conocido de alrededor es ${sight}, a ${metres(apartM)}`,
    ...(isOuting
      ? [
          `se combina bien con ${sight}, a ${walk(apartM)} de aquí a pie`,
          contracted(`es buen complemento de ${sight}, a ${metres(apartM)}`),
        ]
      : [`hasta ${sight} se tarda ${walk(apartM)} a pie`, contracted(`está a ${metres(apartM)} de ${sight}`)]),
  ];
}

/** Nobody walks the straight line, which matters where it is long. */
const metres = (apartM: number): string => `${apartM} metros${apartM > NEXT_DOOR_M ? ' en línea recta' : ''}`;

const walk = (apartM: number): string => {
  const minutes = minutesOnFoot(apartM);
  return minutes === 1 ? 'un minuto' : `${inWords(minutes, NUMBERS)} minutos`;
};

const NUMBERS = 'un dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' ');

const lines = (all: readonly string[]): string =>
  all.length === 1 ? `línea ${all[0]}` : `líneas ${all.slice(0, -1).join(', ')} y ${all.at(-1)}`;
