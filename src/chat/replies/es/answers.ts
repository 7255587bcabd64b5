import { VOCABULARY } from '../../../vocabulary/bundled.ts';
import type { Card } from '../../card.ts';
import { doubtfulDate } from '../../facts/doubts.ts';
import {
  type DepartureFact,
  isHours,
  isOfBooking,
  isOfPack,
  isOnlyWanted,
  isSilent,
  type PlaceFact,
} from '../../facts/facts.ts';
import { NO_VARIETY, pricesAsked } from '../price-asked.ts';
import { sharedApart } from '../sentences.ts';
import { quotedOnce, silences, type Told, tellsOf, unlinked, withoutWanted } from '../silences.ts';
import type { Saying } from '../voice.ts';
import { kitchenTold } from '../what-it-is.ts';
import { askThem, bookingOf, bookingsOf } from './bookings.ts';
import { about, asOf, distance, duration, ratingWithCount, spans, theTime, whereToAsk } from './facts.ts';
import { freeEntry } from './free-entry.ts';
import { capitalised, joined, ofPlace, subject, withArticle } from './nouns.ts';
import { day, HOLIDAYS, opening } from './opening.ts';
import { prices } from './places.ts';
import { stationNear } from './stations.ts';
import { phraseFor, wordFor } from './wishes.ts';
import { worth } from './worth.ts';

export const facts: Saying<'facts'> = ({ card, assumed, facts: all }) => {
  const isBookingUnknown = all.some((fact) => isOfBooking(fact) && isSilent(fact));
  // Whether one must book is said with where one can.
  const told = all.filter((fact) => !isOnlyWanted(fact) && !(isOfBooking(fact) && isSilent(fact)));
  const said = quotedOnce(
    cautionOnce(untoldTogether([...new Set(told.map((fact) => sentence(fact, card)))], card.place.name)),
    told,
  );
  const isUnsure = told.some(isSilent) && !said.some((each) => tellsOf(each, card));
  const booking = all.some(isOfBooking) ? bookingOf(card, isBookingUnknown && !all.some(isOnlyWanted)) : undefined;
  // That there is no website is said once.
  const isWayAsked = told.some(({ about }) => about === 'website' || about === 'phone');
  const help = booking ?? (isUnsure && !isWayAsked ? whereToAsk(card) : '');
  return [
    ...said,
    told.some((fact) => isHours(fact) && fact.once) ? '' : asOf(doubtfulDate(card, told)),
    help,
    assumed ? '(Es el primero de la lista; si preguntas por otro, dime su número.)' : '',
  ]
    .filter(Boolean)
    .join(' ');
};

/** Behind the last of several holidays. */
function cautionOnce(sentences: readonly string[]): readonly string[] {
  const last = sentences.findLastIndex((each) => each.endsWith(HOLIDAYS));
  return sentences.map((each, at) => (at < last && each.endsWith(HOLIDAYS) ? each.slice(0, -HOLIDAYS.length) : each));
}

/** "De Casa Lucio, mi catálogo no dice si tiene terraza ni si admite perros." */
function untoldTogether(sentences: readonly string[], name: string): readonly string[] {
  const lead = `${capitalised(ofPlace(name))}, mi catálogo no dice `;
  const untold = sentences.filter((each) => each.startsWith(lead));
  const [first] = untold;
  if (!first || untold.length === 1) return sentences;
  const topics = untold.map((each) => each.slice(lead.length, -1));
  return sentences.flatMap((each) =>
    each === first ? `${lead}${joined(topics, 'ni')}.` : untold.includes(each) ? [] : each,
  );
}

export const factsEach: Saying<'facts_each'> = ({ told, isUnranked }) => {
  const known = told.flatMap(({ card, facts: all, number }) => {
    const lines = all.filter((fact) => !isSilent(fact) && !isOfPack(fact)).map((fact) => line(fact, card));
    return lines.length > 0 ? [`${number}. ${[...new Set(lines)].join(' ')}`] : [];
  });
  const { own, shared } = sharedApart(known);
  const untold = told.filter(({ facts: all }) => all.some(isSilent)).map(({ card }) => card);
  const isOfBookings = told.some(({ facts: all }) => all.some(isOfBooking));
  const ways = isOfBookings ? bookingsOf(told.map(({ card }) => card)) : askThem(untold);
  const ofAll = new Set(told.flatMap(({ facts: all }) => all.filter(isOfPack).map(({ text }) => text)));
  const behind = [...shared, ...ofAll, ...notTold(told.map(withoutWanted)), ways, isUnranked ? UNRANKED : '']
    .filter(Boolean)
    .join(' ');
  return [...own, behind].filter(Boolean).join('\n');
};
const UNRANKED = 'Cuál es el mejor no lo sé: eso nadie lo ha medido.';

const line = (fact: PlaceFact, card: Card): string => {
  const said = sentence(fact, fact.about === 'price' ? unlinked(card) : card);
  return isHours(fact) && fact.isLikely ? `${said} (Según horarios de hace unos años.)` : said;
};

/** What is not known is told once for the whole list. */
const notTold = (told: Told): readonly string[] =>
  silences(told).map(({ fact, cards: [first, ...others] }) => {
    const names = others.map(({ place }) => withArticle(place.name));
    const same = names.length > 0 ? ` Lo mismo pasa con ${joined(names)}.` : '';
    return `${sentence(fact, first)}${same}`;
  });

function sentence(fact: PlaceFact, card: Card): string {
  const { name } = card.place;
  switch (fact.about) {
    case 'phone':
      return fact.value ? `El teléfono ${ofPlace(name)} es ${fact.value}.` : `No tengo el teléfono ${ofPlace(name)}.`;
    case 'website':
      return fact.value ? `La web ${ofPlace(name)}: ${fact.value}` : `No tengo la web ${ofPlace(name)}.`;
    case 'email':
      return `No tengo el correo ${ofPlace(name)}.`;
    case 'address':
      return fact.value ? `${subject(name)} está en ${fact.value}.` : `No tengo la dirección ${ofPlace(name)}.`;
    case 'day':
    case 'moment':
    case 'closed_through':
    case 'weekdays':
    case 'closing_days':
      return opening(fact, card);
    case 'free_entry':
      return freeEntry(fact, name, card);
    case 'price':
      return [prices(pricesAsked(fact, card), NO_VARIETY), fact.free && freeThat(fact.free)].filter(Boolean).join(' ');
    case 'duration':
      return fact.minutes === undefined
        ? `No sé cuánto se tarda en ver ${withArticle(name)}.`
        : `Para ${withArticle(name)}, calcula ${duration(fact.minutes)}.`;
    case 'wheelchair':
      return wheelchair(fact.value, name);
    case 'rating':
      return fact.value.count > 0
        ? `${subject(name)} tiene una ${ratingWithCount(card)}.`
        : `Todavía nadie ha valorado ${withArticle(name)}.`;
    case 'worth_it':
      return worth(fact, card);
    case 'station':
      return stationNear(fact, name);
    case 'departure':
      return departure(fact, name);
    case 'distance':
      return `${subject(name)} está a ${distance(fact.metres)}${fact.from ? ` ${ofPlace(fact.from)}` : ''}: calculo ${about(fact.walkMinutes)} a pie.`;
    case 'last_admission':
      return admission(fact, name);
    case 'feature':
      return feature(fact.id, fact.answer, name);
    case 'diet':
      return diet(fact.id, fact.answer, name);
    case 'dish':
      return dish(fact.id, fact.answer, name);
    case 'allergy':
      return allergy(fact.id, name);
    case 'is':
      return listedAs(fact, name);
    case 'beyond':
      if (fact.topic === 'taxi') return 'Lo que cuesta y tarda un taxi no está entre mis datos.';
      if (fact.quote !== undefined) return `${capitalised(ofPlace(name))}, mi catálogo cuenta: «${fact.quote}»`;
      return (
        fact.text ??
        (fact.topic === 'menu' ? kitchenTold(card.place, 'es') : undefined) ??
        `${capitalised(ofPlace(name))}, mi catálogo no dice ${beyond(fact)}.`
      );
  }
}

const freeThat = (free: NonNullable<Extract<PlaceFact, { about: 'price' }>['free']>): string =>
  `${capitalised(day(free))} la entrada es gratis ${spans(free.spans)}.`;

function wheelchair(value: 'yes' | 'limited' | 'no' | undefined, name: string): string {
  switch (value) {
    case 'yes':
      return `${subject(name)} es accesible en silla de ruedas.`;
    case 'limited':
      return `${subject(name)} solo es accesible en parte en silla de ruedas: conviene preguntar antes de ir.`;
    case 'no':
      return `${subject(name)} no es accesible en silla de ruedas.`;
    default:
      return `${capitalised(ofPlace(name))}, mi catálogo no dice si es accesible en silla de ruedas.`;
  }
}

/** Leaving is counted back from the time of arrival. */
function departure({ minutes, isRide, from, arriveMin, leaveMin, isShut }: DepartureFact, name: string): string {
  const way = `${about(minutes)} ${isRide ? 'en metro' : 'a pie'} (es una estimación)`;
  const start = from ? ` ${ofPlace(from)}` : '';
  if (arriveMin === undefined || leaveMin === undefined)
    return `El camino hasta ${withArticle(name)}${from ? ` desde ${withArticle(from)}` : ''} lleva ${way}; dime a qué hora quieres estar.`;
  const shut = isShut ? ` Pero a esa hora ${withArticle(name)} está cerrado.` : '';
  return `Para estar a ${theTime(arriveMin)} en ${withArticle(name)}, sal${start} sobre ${theTime(leaveMin)}: se tarda ${way}.${shut}`;
}

function admission(fact: Extract<PlaceFact, { about: 'last_admission' }>, name: string): string {
  const closing =
    fact.closesAt === undefined
      ? ''
      : ` ${capitalised(day(fact))} cierra a ${theTime(fact.closesAt)}, así que llega con tiempo.`;
  return `No sé hasta qué hora dejan entrar en ${withArticle(name)}.${closing}`;
}

/** Verb phrases of features that people ask about most; others go by the vocabulary. */
const FEATURES: Readonly<Record<string, readonly [yes: string, no: string, topic: string]>> = {
  children: ['va bien para ir con niños', 'no está pensado para niños', 'si va bien para ir con niños'],
  dogs: ['admite perros', 'no admite perros', 'si admite perros'],
  terrace: ['tiene terraza', 'no tiene terraza', 'si tiene terraza'],
  wifi: ['tiene wifi', 'no tiene wifi', 'si tiene wifi'],
  parking: ['tiene aparcamiento', 'no tiene aparcamiento', 'si hay aparcamiento'],
  toilets: ['tiene aseos', 'no tiene aseos para visitantes', 'si hay aseos'],
  groups: ['admite grupos', 'no admite grupos', 'si admite grupos'],
  reservation: ['admite reservas', 'no admite reservas', 'si se puede o hay que reservar'],
  pushchair: ['es cómodo con carrito', 'no es cómodo con carrito', 'si es cómodo ir con carrito'],
  food: ['sirve comidas', 'no sirve comidas', 'si sirve comidas'],
  lift: ['tiene ascensor', 'no tiene ascensor', 'si hay ascensor'],
  accessible_toilet: ['tiene baño adaptado', 'no tiene baño adaptado', 'si hay baño adaptado'],
  wheelchair_loan: ['presta sillas de ruedas', 'no presta sillas de ruedas', 'si prestan sillas de ruedas'],
  lockers: ['tiene taquillas o guardarropa', 'no tiene taquillas', 'si hay taquillas o guardarropa'],
  audio_guide: ['tiene audioguías', 'no tiene audioguías', 'si hay visitas guiadas o audioguías'],
};

function feature(id: string, answer: string, name: string): string {
  const [yes, no, topic] = FEATURES[id] ?? sayingsOf(phraseFor('feature', id, 1));
  if (answer === 'unknown') return `${capitalised(ofPlace(name))}, mi catálogo no dice ${topic}.`;
  return answer === 'yes' ? `Sí, ${withArticle(name)} ${yes}.` : `No, ${withArticle(name)} ${no}.`;
}

/** By the phrase of the vocabulary: "con wifi", "que admite tarjeta", "donde hablan inglés", "en una azotea". */
function sayingsOf(phrase: string): readonly [yes: string, no: string, topic: string] {
  const rest = phrase.slice(phrase.indexOf(' ') + 1);
  if (phrase.startsWith('con ')) return [`tiene ${rest}`, `no tiene ${rest}`, `si tiene ${rest}`];
  if (phrase.startsWith('que ')) return [rest, `no ${rest}`, `si ${rest}`];
  const place = `es un sitio ${phrase}`;
  return [place, `no ${place}`, phrase.startsWith('donde ') ? `si ${rest}` : `si ${place}`];
}

function diet(id: string, answer: string, name: string): string {
  const food = phraseFor('diet', id).replace(/^con /u, '');
  if (answer === 'unknown') return `No sé si ${withArticle(name)} tiene ${food}; pregunta allí, por favor.`;
  const apart = id === 'gluten_free' ? ' Si lo preparan aparte no lo sé: pregunta allí.' : '';
  return answer === 'yes'
    ? `Sí, ${withArticle(name)} tiene ${food}.${apart}`
    : `No, que yo sepa ${withArticle(name)} no tiene ${food}.`;
}

function dish(id: string, answer: string, name: string): string {
  const food = wordFor('dish', id);
  if (answer === 'unknown') return `No sé si en ${withArticle(name)} sirven ${food}; pregunta allí.`;
  return answer === 'yes'
    ? `Sí, que yo sepa, en ${withArticle(name)} sirven ${food}.`
    : `No, que yo sepa, en ${withArticle(name)} no sirven ${food}.`;
}

/** «¿No es una juguetería?» */
function listedAs({ of, isSo, is }: Extract<PlaceFact, { about: 'is' }>, name: string): string {
  const [asked, own] = [of, is].map((each) => each && VOCABULARY.labelOf(each, 'es'));
  if (isSo) return `Sí, en mi catálogo ${withArticle(name)} figura en «${asked}».`;
  return own && own !== asked
    ? `Que yo sepa, no: en mi catálogo ${withArticle(name)} figura en «${own}», no en «${asked}».`
    : `En mi catálogo ${withArticle(name)} no figura en «${asked}».`;
}

const allergy = (id: string, name: string): string =>
  id === ''
    ? `No sé qué ofrece ${withArticle(name)} para dietas y alergias: pregunta allí antes de pedir, por favor.`
    : `No puedo asegurarte nada sobre ${wordFor('allergen', id)} en ${withArticle(name)}: mi catálogo no recoge alérgenos, así que pregunta allí antes de pedir.`;

const beyond = ({ topic, said }: Extract<PlaceFact, { about: 'beyond' }>): string =>
  topic === 'dish_price' && said
    ? `cuánto cuesta ${said.toLowerCase()}`
    : (BEYOND[topic] ?? (said ? `nada de «${said.toLowerCase()}»` : 'eso'));

const BEYOND: Readonly<Record<string, string>> = {
  works: 'si está en obras ahora mismo',
  crowds: 'cuánta gente suele haber',
  bags: 'si se puede entrar con mochila o bolsas',
  tickets: 'si hace falta sacar la entrada antes',
  membership: 'si hay que ser socio o tener carné',
  walk_ins: 'si hay sitio sin reserva',
  long_stay: 'cuánto rato dejan estar',
  kids_menu: 'si hay menú infantil',
  ground_floor: 'en qué planta está',
  age: 'de cuándo es',
  people: 'quién fue',
  size: 'cómo es de grande',
  menu: 'qué hay en la carta',
  payment: 'cómo se puede pagar',
  entrance: 'por qué puerta se entra',
  photos_allowed: 'si se pueden hacer fotos',
  dress_code: 'si hay que ir vestido de alguna manera',
  covered_terrace: 'si la terraza es cubierta',
  programme: 'qué programan ni a qué hora empieza',
  seats_left: 'si queda sitio',
  cheap_day: 'qué días cuesta menos',
};
