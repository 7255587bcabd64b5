// Las razones en español.
import type { Category } from '../../domain/category.ts';
import {
  capitalized,
  LOVED_FROM,
  type Phrasebook,
  pick,
  type Reason,
  spokenDistance,
  spokenRating,
} from './phrasebook.ts';

/** With the article, as one says what one likes. */
const WITH_ARTICLE: Readonly<Record<Category, string>> = {
  museums: 'los museos',
  'art galleries': 'las galerías de arte',
  theatres: 'los teatros',
  'music halls': 'las salas de conciertos',
  cinemas: 'los cines',
  libraries: 'las bibliotecas',
  monuments: 'los monumentos',
  'tourist attractions': 'los lugares emblemáticos',
  'view points': 'los miradores',
  'places of worship': 'las iglesias y otros templos',
  parks: 'los parques',
  gardens: 'los jardines',
  nature: 'la naturaleza',
  zoo: 'los zoos',
  'amusement parks': 'los parques de atracciones',
  'swimming pools': 'las piscinas',
  sports: 'el deporte',
  restaurants: 'los restaurantes',
  'burger/pizza shops': 'las hamburgueserías y pizzerías',
  cafes: 'las cafeterías',
  bakeries: 'las panaderías y pastelerías',
  'juice bars': 'las zumerías',
  'pubs/bars': 'los bares',
  'dance clubs': 'las discotecas',
  markets: 'los mercados',
  malls: 'los centros comerciales',
  supermarkets: 'los supermercados',
  hotels: 'los hoteles',
  resorts: 'los resorts',
  'beauty & spas': 'los spas y centros de belleza',
  'local services': 'los servicios de barrio',
};

const { format: grouped } = new Intl.NumberFormat('es', { useGrouping: 'always' } as Intl.NumberFormatOptions);
const metres = (distanceM: number) => spokenDistance(distanceM, ',');
const names = new Intl.ListFormat('es', { type: 'conjunction' });
const isPlural = (category: Category): boolean => /^l[ao]s /u.test(WITH_ARTICLE[category]);
const agrees = (category: Category, stem: string): string => (isPlural(category) ? `${stem}n` : stem);

export const spanish: Phrasebook = {
  personal: ([first, second]) => first && (second ? joined(first, second) : clause(first)),
  away: (distanceM) => `a ${metres(distanceM)}`,
  fromCentre: (distanceM, { centre }) => `a ${metres(distanceM)} del centro (${centre})`,
  rated: ({ mean, count }) =>
    `nota media de ${spokenRating(mean, ',')} (${count === 1 ? 'una valoración' : `${grouped(count)} valoraciones`})`,
  wellKnown: (variant, { name }) => pick([`de lo más conocido de ${name}`, `todo un clásico de ${name}`], variant),
  littleKnown: ({ name }) => `de lo menos conocido de ${name}`,
  notShownBefore: 'no te lo habíamos mostrado antes',
  fromStart: (distanceM, name) => `a ${metres(distanceM)} de ${name}`,
  promoted: (promoter) => `promocionado por ${promoter}`,
  limited(limit) {
    switch (limit.kind) {
      case 'hide':
        return `${limit.promoter} deja algunos lugares fuera de esta lista.`;
      case 'only_kinds':
        return `${limit.promoter} limita esta lista a ${names.format(limit.kinds.es)}.`;
      case 'within':
        return `${limit.promoter} limita esta lista a ${metres(limit.radiusM)}.`;
    }
  },
  startsAt: (name, promoter) => `${promoter} hace que esta lista parta de ${name}.`,
  open: 'abierto a esa hora',
  closed: 'cerrado a esa hora',
  shutNow: 'cerrado ahora mismo',
  nothingKnown: 'Aún no sabemos qué te gusta: contamos con lo que más gusta en la ciudad y con lo que queda cerca.',
  stoodIn: (asked, used) =>
    used === 'affinity'
      ? `El método ${asked} todavía no tenía en qué basarse; en su lugar cuentan tus gustos y las valoraciones de todos.`
      : `El método ${used} responde en lugar de ${asked}, que todavía no tenía en qué basarse.`,
  farAway: ({ name, centre }) => `Estás lejos de ${name}, así que partimos del centro (${centre}).`,
  sentence: (clauses) => `${capitalized(clauses.join('; '))}.`,
};

function clause(reason: Reason): string {
  switch (reason.kind) {
    case 'likes':
      return likes(reason.category, reason.rating);
    case 'rated':
      return `le diste un ${spokenRating(reason.rating, ',')} a ${reason.name}`;
    case 'saved':
      return `guardaste ${reason.name}`;
    case 'visited':
      return `ya has estado en ${reason.name}`;
    case 'words':
      return `encaja con ${reason.words.map((word) => `«${word}»`).join(', ')}`;
  }
}

function likes(category: Category, rating: number): string {
  return `te ${agrees(category, rating >= LOVED_FROM ? 'encanta' : 'gusta')} ${WITH_ARTICLE[category]}`;
}

function joined(first: Reason, second: Reason): string {
  const both = [clause(first), clause(second)] as const;
  if (first.kind === 'rated' && second.kind === 'rated') return `${both[0]} y ${both[1].slice('le diste '.length)}`;
  return `${both[0]} y ${both[1]}`;
}
