// Composed descriptions in Spanish.

import { contracted, quarterWithArticle, withArticle } from './articles.ts';
import type { Habit, Language, Telling } from './facts.ts';
import { CUISINES, KINDS, OUTINGS } from './kinds.ts';
import { areaOf, capital, interleaved, inWords, isStreetLike, minutesOnFoot } from './words.ts';

export const SPANISH: Language = { openings, ways, extras };

function openings(telling: Telling): string[] {
  const { name, isSelfTelling } = telling;
  const what = nounPhrase(telling);
  const where = whereIn(areaOf(telling));
  const at = placeOf(telling);
  if (isSelfTelling && what === KINDS[telling.kind].es) {
    return [
      `${name} está ${where}${at}.`,
      `${capital(where)}${at}, se encuentra ${name}.`,
      `${capital(where)} está ${name}${at}.`,
      `${name} se encuentra ${where}${at}.`,
    ];
  }
  return [
    `${name} es ${what} ${where}${at}.`,
    `${capital(what)} ${where}: ${name}${at}.`,
    `${capital(where)}, ${name} es ${what}${at}.`,
    `${capital(where)}${at}, está ${name}, ${what}.`,
  ];
}

/** "en el barrio de Salamanca", "cerca de la plaza de Olavide". */
const whereIn = (name: string): string =>
  isStreetLike(name) ? contracted(`cerca de ${quarterWithArticle(name)}`) : `en ${quarterWithArticle(name)}`;

function nounPhrase({ kind, cuisine, stars, author, year, hectares }: Telling): string {
  if (stars !== undefined) return `un hotel de ${COUNTS[stars] ?? stars}`;
  const plain = KINDS[kind].es;
  const food = cuisine ? CUISINES[cuisine]?.es : undefined;
  if (food) return `${plain} ${kind === 'tapas' || kind === 'tavern' ? 'con' : 'de'} ${food}`;
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

const MASCULINE = /^(?:Paseo|Pasaje|Pasadizo|Camino|Bulevar|Callejón|Puente|Postigo|Mercado|Parque|Campo|Recinto)\b/u;
const FEMININE =
  /^(?:Calle|Plaza|Avenida|Glorieta|Ronda|Carretera|Cuesta|Costanilla|Travesía|Carrera|Autovía|Corredera|Ribera|Gran Vía|Puerta|Estación|Plazuela|Cava)(?![\p{L}])/u;

/** "en la calle de Atocha, 25"; the kind of street is written small in Spanish. */
function placeOf({ address }: Telling): string {
  if (address === undefined) return '';
  const street = address.replace(/, s\/n$/u, '');
  const small = /^(?:Gran Vía|Puerta del Sol)/u.test(street)
    ? street
    : street.charAt(0).toLowerCase() + street.slice(1);
  if (FEMININE.test(street)) return `, en la ${small}`;
  return MASCULINE.test(street) ? `, en el ${small}` : `, en ${street}`;
}

function ways({ kind, landmark, metro }: Telling): string[] {
  const sight = landmark && waysBySight(withArticle(landmark.name), landmark.apartM, OUTINGS.has(kind));
  const station = metro && [
    `la estación de metro ${/^Estación/u.test(metro.name) ? '' : 'de '}${metro.name} (${lines(metro.lines)}) está a ${metro.apartM} metros`,
    `lo más cómodo es el metro hasta ${metro.name}, ${lines(metro.lines)}, y andar ${walk(metro.apartM)}`,
    `el metro más cercano es ${metro.name} (${lines(metro.lines)}), a ${walk(metro.apartM)} a pie`,
    `desde el metro de ${metro.name} (${lines(metro.lines)}) hay ${metro.apartM} metros a pie`,
    `en metro: ${metro.name}, ${lines(metro.lines)}, a ${metro.apartM} metros`,
  ];
  return interleaved(sight ?? [], station ?? []);
}

function waysBySight(sight: string, apartM: number, isOuting: boolean): string[] {
  return [
    `${sight} queda a ${apartM} metros`,
    `a ${walk(apartM)} a pie está ${sight}`,
    `lo más conocido de alrededor es ${sight}, a ${apartM} metros`,
    ...(isOuting
      ? [
          `se combina bien con ${sight}, a ${walk(apartM)} de aquí`,
          contracted(`es buen complemento de ${sight}, a ${apartM} metros`),
        ]
      : [`hasta ${sight} se tarda ${walk(apartM)} a pie`, contracted(`está a ${apartM} metros de ${sight}`)]),
  ];
}

const walk = (apartM: number): string => {
  const minutes = minutesOnFoot(apartM);
  return minutes === 1 ? 'un minuto' : `${inWords(minutes, NUMBERS)} minutos`;
};

const NUMBERS = 'un dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' ');

const lines = (all: readonly string[]): string =>
  all.length === 1 ? `línea ${all[0]}` : `líneas ${all.slice(0, -1).join(', ')} y ${all.at(-1)}`;

function extras({ kind, habits }: Telling): string[] {
  // A shop is not there to be looked at.
  const tellings = (habit: Habit) =>
    habit === 'alwaysOpen' && !OUTINGS.has(kind) ? HABITS[habit].slice(1) : HABITS[habit];
  return habits.slice(0, 2).flatMap(tellings);
}

const HABITS: Readonly<Record<Habit, readonly string[]>> = {
  alwaysOpen: ['se puede ver a cualquier hora', 'no cierra nunca'],
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
