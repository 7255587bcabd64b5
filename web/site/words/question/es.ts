// What the question field, its suggestions and its chips say in Spanish.
import { CITY, cityName } from '../../state/city.ts';
import { moneyText } from '../../state/numbers.ts';
import type { TranslationOf } from '../translation.ts';
import type { question as english } from './en.ts';

export const question: TranslationOf<typeof english> = {
  label: `¿Qué buscas en ${cityName('es')}?`,
  hint: `Tapas por menos de ${moneyText(20, CITY.currency, 'es')}…`,
  ask: 'Buscar',
  clear: 'Vaciar el campo',
  suggestions: 'Sugerencias',
  found: (n) => (n === 0 ? 'Sin sugerencias.' : n === 1 ? '1 sugerencia.' : `${n} sugerencias.`),
  kinds: {
    place: 'Lugar',
    category: 'Tipo de lugar',
    kind: 'Tipo de lugar',
    area: 'Zona',
    station: 'Estación',
    street: 'Calle',
  },
  chips: 'Buscando',
  removeChip: (chip) => `Quitar: ${chip}`,
  clearChips: 'Quitar todo',
  notAsked: (question) =>
    `No se ha podido preguntar «${question}»: hace falta conexión. Lo que ves no la tiene en cuenta.`,
  unread: (words) => `Esto no se ha entendido y no cuenta: ${words}.`,
  mayFit: 'Quizá encajen también; en cada uno se dice qué no consta.',
  notKnown: (wishes) => `No consta: ${wishes}.`,
  without: (chip, n) => `Sin «${chip}»${n > 0 ? ` (${n})` : ''}`,
  longest: (n) => `Como mucho ${n} letras; lo que pasa de ahí se corta.`,
  words: (text) => `«${text}»`,
  not: (name) => `sin ${name}`,
  near: (name) => `cerca de ${name}`,
  in: (name) => `en ${name}`,
  openNow: 'abierto ahora',
  openAt: (when) => `abierto ${when}`,
  openUntil: (when) => `abierto hasta ${when}`,
  closed: (text) => `no ${text}`,
  upTo: (price) => `hasta ${price}`,
  from: (price) => `desde ${price}`,
  ticket: (price) => `entrada hasta ${price}`,
  free: 'entrada gratis',
  freeOn: (when) => `gratis ${when}`,
  rated: (stars) => `con ${stars} o más`,
  duration: (minutes) => `${minutes} min como mucho`,
  famous: 'muy conocido',
  hidden: 'poco conocido',
  wheelchair: 'accesible en silla de ruedas',
  party: { children: 'con niños', dog: 'con perro', couple: 'para dos' },
  people: (n) => `para ${n}`,
  aPlace: 'un lugar',
  somewhere: 'un punto',
};
