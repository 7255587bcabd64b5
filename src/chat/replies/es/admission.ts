// In Spanish: what is not known of the places of a list, and what is only likely.
import type { Wish } from '../../answer.ts';
import { withoutEcho } from '../../lists/open-wishes.ts';
import type { Doubt } from '../doubted.ts';
import { notConfirmed } from '../unconfirmed.ts';
import { LIKELY_PRICES } from './facts.ts';
import { joined } from './nouns.ts';
import { doubtOf, likelyOpen, likelyShut, nounOf } from './wishes.ts';

/** What is not known of places that may suit. */
const OPEN_QUESTIONS: Readonly<Record<Wish, string>> = {
  distance: 'a qué distancia quedan',
  area: 'dónde quedan',
  price: 'cuánto cuestan',
  cuisine: 'qué sirven',
  kind: 'si son justo eso',
  stock: 'si tienen lo que buscas',
  open_now: 'si abren ahora',
  open_on: 'si abren ese día',
  quieter: 'si suele haber gente',
  vegetarian: 'si tienen opciones vegetarianas',
  terrace: 'si tienen terraza',
  free: 'si son gratis',
  children: 'si son para niños',
  accessible: 'si se puede entrar en silla de ruedas',
};

/** A bound says more than that the price is not known. */
export function admission({ unsure = [], likely, isShut, likelyPrice, isUsualDiet }: Doubt): string {
  const isBounded = unsure.some((wish) => typeof wish !== 'string' && wish.attribute === 'amount');
  const doubts = withoutEcho(unsure)
    .filter((wish) => wish !== 'price' || !isBounded)
    .map((wish) => (typeof wish === 'string' ? OPEN_QUESTIONS[wish] : doubtOf(wish)));
  const unknown = doubts.length > 0 ? [`no sé ${joined([...new Set(doubts)], 'ni')}`] : [];
  const past = likely ? [`${(isShut ? likelyShut : likelyOpen)(likely)}, según horarios de hace unos años`] : [];
  const costs = likelyPrice ? [LIKELY_COSTS[likelyPrice]] : [];
  const usual = isUsualDiet ? ['en cocinas así suele haber platos vegetarianos'] : [];
  return [...unknown, ...usual, ...costs, ...past].join('; ');
}

/** Of several places, a guess. */
export const LIKELY_COSTS = {
  affordable: 'seguramente asequibles, por el tipo de local',
  expensive: 'seguramente tirando a caros, por el tipo de local',
} as const;

const NOUNS: Readonly<Record<Wish, string>> = {
  distance: 'distancia',
  area: 'zona',
  price: 'precio',
  cuisine: 'cocina',
  kind: 'si es justo eso',
  stock: 'si lo tiene',
  open_now: 'horario',
  open_on: 'horario',
  quieter: 'cuánta gente va',
  vegetarian: 'comida vegetariana',
  terrace: 'terraza',
  free: 'entrada gratuita',
  children: 'si es para niños',
  accessible: 'acceso en silla de ruedas',
};

/** Beside a place, what of it is not known; what is only likely is said with its hours. */
export const unconfirmed = (doubt: Doubt): string =>
  notConfirmed(doubt, {
    lead: 'sin confirmar',
    nouns: NOUNS,
    nounOf,
    usual: 'aunque es lo habitual en esa cocina',
    guesses: LIKELY_PRICES,
  });

/** Below a list in which hours are likely. */
export const ofPastHours = 'Lo de «probablemente» va por horarios de hace unos años.';
