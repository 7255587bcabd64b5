// Composed descriptions in Spanish.

import { contracted, quarterWithArticle, withArticle } from './articles.ts';
import type { Habit, Language, Telling } from './facts.ts';
import { CUISINES, KINDS } from './kinds.ts';
import { capital, interleaved, minutesOnFoot } from './words.ts';

export const SPANISH: Language = { openings, ways, extras };

function openings(telling: Telling): string[] {
  const { name, quarter, district, isSelfTelling } = telling;
  const what = nounPhrase(telling);
  const area = quarterWithArticle(quarter ?? district);
  const at = placeOf(telling);
  if (isSelfTelling && what === KINDS[telling.kind].es) {
    return [
      `${name} está en ${area}${at}.`,
      `En ${area}${at}, se encuentra ${name}.`,
      `En ${area} hay que buscar ${name}${at}.`,
      `${name} espera en ${area}${at}.`,
    ];
  }
  return [
    `${name} es ${what} en ${area}${at}.`,
    `${capital(what)} en ${area}: ${name}${at}.`,
    `En ${area}, ${name} es ${what}${at}.`,
    `En ${area}${at}, está ${name}, ${what}.`,
  ];
}

function nounPhrase({ kind, cuisine, stars, author, year, hectares }: Telling): string {
  if (stars !== undefined) return `un hotel de ${COUNTS[stars] ?? stars}`;
  const plain = KINDS[kind].es;
  const food = cuisine ? CUISINES[cuisine]?.es : undefined;
  if (food) return `${plain} ${kind === 'tapas' || kind === 'tavern' ? 'con' : 'de'} ${food}`;
  if (hectares !== undefined) return `${plain} de ${String(hectares).replace('.', ',')} hectáreas`;
  if (author) return `${plain} de ${author}${year ? ` (${year})` : ''}`;
  return `${plain}${year ? ` de ${year}` : ''}`;
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

function ways({ landmark, metro }: Telling): string[] {
  const sight = landmark && waysBySight(withArticle(landmark.name), landmark.apartM);
  const station = metro && [
    `la estación de metro de ${metro.name} (${lines(metro.lines)}) está a ${metro.apartM} metros`,
    `lo más cómodo es el metro hasta ${metro.name}, ${lines(metro.lines)}, y andar ${walk(metro.apartM)}`,
    `el metro más cercano es ${metro.name} (${lines(metro.lines)}), a ${walk(metro.apartM)} a pie`,
    `desde el metro de ${metro.name} (${lines(metro.lines)}) se andan ${metro.apartM} metros`,
    `en metro: ${metro.name}, ${lines(metro.lines)}, a ${metro.apartM} metros`,
  ];
  return interleaved(sight ?? [], station ?? []);
}

function waysBySight(sight: string, apartM: number): string[] {
  return [
    `${sight} queda a ${apartM} metros`,
    `se combina bien con ${sight}, a ${walk(apartM)} de la puerta`,
    `a ${walk(apartM)} a pie está ${sight}`,
    `lo más conocido de alrededor es ${sight}, a ${apartM} metros`,
    contracted(`buen complemento de ${sight}, a ${apartM} metros`),
  ];
}

const walk = (apartM: number): string => {
  const minutes = minutesOnFoot(apartM);
  return minutes === 1 ? 'un minuto' : `${minutes} minutos`;
};

const lines = (all: readonly string[]): string =>
  all.length === 1 ? `línea ${all[0]}` : `líneas ${all.slice(0, -1).join(', ')} y ${all.at(-1)}`;

function extras({ habits }: Telling): string[] {
  return habits.slice(0, 2).flatMap((habit) => HABITS[habit]);
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
